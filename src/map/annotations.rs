//! The decorations in the texts of annotations.
//!
//! A text is a list of items in braces. `{44:8}` is a decoration by its number, with its operands after the colon,
//! separated by commas and optionally in quotation marks; `{numbanks:4}` is a decoration by the name that FPGA
//! compilers use. Any other text belongs to the user.

use smallvec::SmallVec;

use crate::spirv::grammar::{Decoration, EnumKind, OperandKind, enumerant};

/// A decoration with its operands as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<'t> {
    /// The decoration.
    pub decoration: Decoration,
    /// Its operands.
    pub operands: SmallVec<[&'t str; 2]>,
}

/// The form of the value after a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnnotationForm {
    /// Operands with this separator.
    Operands(char),
    /// No operands; any value is read, and this one is written.
    Flag(&'static str),
    /// 1 for the decoration of the row, 2 for this one.
    OneOrTwo(Decoration),
    /// A value that belongs to another name and adds no decoration.
    Ignored,
}

/// Names of decorations, by name.
#[rustfmt::skip]
static NAMES: &[(&str, Decoration, AnnotationForm)] = &[
    ("bank_bits",        Decoration::BankBitsALTERA,         AnnotationForm::Operands(',')),
    ("bankwidth",        Decoration::BankwidthALTERA,        AnnotationForm::Operands(',')),
    ("force_pow2_depth", Decoration::ForcePow2DepthALTERA,   AnnotationForm::Operands(',')),
    ("max_replicates",   Decoration::MaxReplicatesALTERA,    AnnotationForm::Operands(',')),
    ("memory",           Decoration::MemoryALTERA,           AnnotationForm::Operands(',')),
    ("merge",            Decoration::MergeALTERA,            AnnotationForm::Operands(':')),
    ("numbanks",         Decoration::NumbanksALTERA,         AnnotationForm::Operands(',')),
    ("private_copies",   Decoration::MaxPrivateCopiesALTERA, AnnotationForm::Operands(',')),
    ("pump",             Decoration::SinglepumpALTERA,       AnnotationForm::OneOrTwo(Decoration::DoublepumpALTERA)),
    ("register",         Decoration::RegisterALTERA,         AnnotationForm::Flag("1")),
    ("simple_dual_port", Decoration::SimpleDualPortALTERA,   AnnotationForm::Flag("1")),
    ("sizeinfo",         Decoration::MemoryALTERA,           AnnotationForm::Ignored),
    ("stride_size",      Decoration::StridesizeALTERA,       AnnotationForm::Operands(',')),
    ("true_dual_port",   Decoration::TrueDualPortALTERA,     AnnotationForm::Flag("")),
    ("word_size",        Decoration::WordsizeALTERA,         AnnotationForm::Operands(',')),
];

/// The operand of a decoration of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccessOperand {
    /// None.
    None,
    /// The value of `cache-size`.
    CacheSize,
    /// Zero.
    Zero,
}

/// The bits of `params`, with the decorations of an access.
#[rustfmt::skip]
static ACCESSES: &[(u32, Decoration, AccessOperand)] = &[
    (1, Decoration::BurstCoalesceALTERA,          AccessOperand::None),
    (2, Decoration::CacheSizeALTERA,              AccessOperand::CacheSize),
    (4, Decoration::DontStaticallyCoalesceALTERA, AccessOperand::None),
    (8, Decoration::PrefetchALTERA,               AccessOperand::Zero),
];

/// The names that are written for decorations in the order of the text, and that [`NAMES`] lacks if they are not read.
#[rustfmt::skip]
static WRITTEN: &[(&str, Decoration)] = &[
    ("register",                Decoration::RegisterALTERA),
    ("memory",                  Decoration::MemoryALTERA),
    ("bankwidth",               Decoration::BankwidthALTERA),
    ("numbanks",                Decoration::NumbanksALTERA),
    ("private_copies",          Decoration::MaxPrivateCopiesALTERA),
    ("pump",                    Decoration::SinglepumpALTERA),
    ("pump",                    Decoration::DoublepumpALTERA),
    ("max_replicates",          Decoration::MaxReplicatesALTERA),
    ("simple_dual_port",        Decoration::SimpleDualPortALTERA),
    ("merge",                   Decoration::MergeALTERA),
    ("bank_bits",               Decoration::BankBitsALTERA),
    ("force_pow2_depth",        Decoration::ForcePow2DepthALTERA),
    ("stride_size",             Decoration::StridesizeALTERA),
    ("word_size",               Decoration::WordsizeALTERA),
    ("true_dual_port",          Decoration::TrueDualPortALTERA),
    ("sycl-buffer-location",    Decoration::BufferLocationALTERA),
    ("sycl-latency-anchor-id",  Decoration::LatencyControlLabelALTERA),
    ("sycl-latency-constraint", Decoration::LatencyControlConstraintALTERA),
];

/// Prints the text of decorations: the reverse of [`parse`], with names instead of numbers. `None` if no decoration has
/// a name.
pub fn print(items: &[Item<'_>]) -> Option<String> {
    let mut text = String::new();
    for (name, decoration) in WRITTEN {
        for item in items.iter().filter(|item| item.decoration == *decoration) {
            print_named(&mut text, name, item);
        }
    }
    print_accesses(&mut text, items);
    (!text.is_empty()).then_some(text)
}

fn print_named(text: &mut String, name: &str, item: &Item<'_>) {
    let form = NAMES
        .binary_search_by_key(&name, |(name, ..)| name)
        .map_or(AnnotationForm::Operands(','), |index| NAMES[index].2);
    let value = match form {
        AnnotationForm::Operands(separator) => item.operands.join(separator.encode_utf8(&mut [0; 4])),
        AnnotationForm::Flag(value) => value.to_owned(),
        AnnotationForm::OneOrTwo(second) => if item.decoration == second { "2" } else { "1" }.to_owned(),
        AnnotationForm::Ignored => return,
    };
    let colon = if value.is_empty() { "" } else { ":" };
    text.push_str(&format!("{{{name}{colon}{value}}}"));
}

/// `{params:3}{cache-size:127}`
fn print_accesses(text: &mut String, items: &[Item<'_>]) {
    let find = |decoration: Decoration| items.iter().find(|item| item.decoration == decoration);
    let present =
        || ACCESSES.iter().filter_map(|(bit, decoration, operand)| Some((*bit, *operand, find(*decoration)?)));
    let bits = present().fold(0, |bits, (bit, ..)| bits | bit);
    if bits != 0 {
        text.push_str(&format!("{{params:{bits}}}"));
    }
    for (.., item) in present().filter(|(_, operand, _)| *operand == AccessOperand::CacheSize) {
        text.push_str(&format!("{{cache-size:{}}}", item.operands.first().unwrap_or(&"0")));
    }
}

/// Returns `true` for a decoration that describes the memory of a variable, and hence of a structure member.
pub fn is_of_memory(decoration: Decoration) -> bool {
    NAMES.iter().any(|(_, known, form)| {
        *known == decoration || matches!(form, AnnotationForm::OneOrTwo(other) if *other == decoration)
    })
}

/// The decorations that a target may have several times, with different operands, by number.
#[rustfmt::skip]
static REPEATABLE: &[Decoration] = &[
    Decoration::FuncParamAttr,
    Decoration::ClobberINTEL,
    Decoration::UserSemantic,
    Decoration::FunctionRoundingModeINTEL,
    Decoration::FunctionDenormModeINTEL,
    Decoration::FunctionFloatingPointModeINTEL,
    Decoration::LatencyControlConstraintALTERA,
    Decoration::CacheControlLoadINTEL,
    Decoration::CacheControlStoreINTEL,
];

/// Returns `true` if a target may have a decoration several times, with different operands.
pub fn may_repeat(decoration: Decoration) -> bool {
    REPEATABLE.contains(&decoration)
}

/// Parses the decorations in a text; `None` for a text of the user.
pub fn parse(text: &str) -> Option<SmallVec<[Item<'_>; 2]>> {
    let items = items(text)?;
    if let Some(items) = parse_accesses(&items) {
        return Some(items);
    }
    let mut found = SmallVec::new();
    for (name, value) in items {
        match name.parse::<u32>() {
            Ok(number) => found.push(parse_numbered(Decoration(number), value)?),
            Err(_) => parse_named(name, value, &mut found)?,
        }
    }
    (!found.is_empty()).then_some(found)
}

/// `{a}{b:c}` => (`a`, ``), (`b`, `c`)
fn items(text: &str) -> Option<SmallVec<[(&str, &str); 2]>> {
    let mut items = SmallVec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let inner = rest.strip_prefix('{')?;
        let end = find_closing_brace(inner)?;
        let item = &inner[..end];
        items.push(item.split_once(':').unwrap_or((item, "")));
        rest = &inner[end + 1..];
    }
    (!items.is_empty()).then_some(items)
}

/// Returns the index of the first closing brace outside of quotation marks.
fn find_closing_brace(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (index, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'}' if !quoted => return Some(index),
            _ => {}
        }
    }
    None
}

fn parse_numbered(decoration: Decoration, value: &str) -> Option<Item<'_>> {
    let row = enumerant(EnumKind::Decoration, decoration.0)?;
    let operands = match row.parameters {
        // A single string may contain commas.
        [OperandKind::LiteralString] => SmallVec::from_elem(unquote(value), 1),
        _ => split(value, ','),
    };
    Some(Item { decoration, operands })
}

fn parse_named<'t>(name: &'t str, value: &'t str, found: &mut SmallVec<[Item<'t>; 2]>) -> Option<()> {
    let index = NAMES.binary_search_by_key(&name, |(name, ..)| name).ok()?;
    let (_, decoration, form) = NAMES[index];
    let item = |decoration, operands| Item { decoration, operands };
    match (form, value) {
        (AnnotationForm::Ignored, _) => {}
        (AnnotationForm::Operands(separator), _) => found.push(item(decoration, split(value, separator))),
        (AnnotationForm::Flag(_), _) | (AnnotationForm::OneOrTwo(_), "1") => {
            found.push(item(decoration, SmallVec::new()))
        }
        (AnnotationForm::OneOrTwo(other), "2") => found.push(item(other, SmallVec::new())),
        (AnnotationForm::OneOrTwo(_), _) => return None,
    }
    Some(())
}

/// `{params:3}{cache-size:127}` => a decoration of the access for each bit of `params`
///
/// A text without any such decoration is taken as one of the user.
fn parse_accesses<'t>(items: &[(&'t str, &'t str)]) -> Option<SmallVec<[Item<'t>; 2]>> {
    let value_of = |name: &str| items.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    if items.iter().any(|(name, _)| !matches!(*name, "params" | "cache-size")) {
        return None;
    }
    let bits: u32 = value_of("params")?.parse().ok()?;
    let mut found = SmallVec::new();
    for (bit, decoration, operand) in ACCESSES {
        if bits & bit != 0 {
            let operand = match operand {
                AccessOperand::None => None,
                AccessOperand::CacheSize => Some(value_of("cache-size").unwrap_or("0")),
                AccessOperand::Zero => Some("0"),
            };
            found.push(Item { decoration: *decoration, operands: operand.into_iter().collect() });
        }
    }
    (!found.is_empty()).then_some(found)
}

/// `1,"a,b",c` => `1`, `a,b`, `c`
fn split(value: &str, separator: char) -> SmallVec<[&str; 2]> {
    let mut quoted = false;
    let mut parts: SmallVec<[&str; 2]> = SmallVec::new();
    let unquoted_value = unquote(value);
    // `"1,2"` is a list too: only quotation marks around single operands protect commas.
    let value = if unquoted_value.contains('"') { value } else { unquoted_value };
    if value.is_empty() {
        return parts;
    }
    let mut start = 0;
    for (index, letter) in value.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == separator && !quoted {
            parts.push(unquote(&value[start..index]));
            start = index + letter.len_utf8();
        }
    }
    parts.push(unquote(&value[start..]));
    parts
}

fn unquote(text: &str) -> &str {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    fn parsed(text: &str) -> Vec<(u32, Vec<&str>)> {
        let items = parse(text).unwrap_or_default();
        items.into_iter().map(|item| (item.decoration.0, item.operands.into_vec())).collect()
    }

    #[test]
    fn tables_are_sorted() {
        assert_ascending(NAMES.iter().map(|(name, ..)| name));
        assert_ascending(REPEATABLE);
    }

    #[test]
    fn decorations_by_number() {
        assert_eq!(parsed("{5825}"), [(5825, vec![])]);
        assert_eq!(parsed("{44:8}{5826:\"testmem\"}"), [(44, vec!["8"]), (5826, vec!["testmem"])]);
        assert_eq!(parsed("{6442:\"0,1\"}"), [(6442, vec!["0", "1"])]);
        assert_eq!(parsed("{5834:str1,\"str2\"}"), [(5834, vec!["str1", "str2"])]);
        assert_eq!(parsed("{5835:\"1\",3,\"2\"}"), [(5835, vec!["1", "3", "2"])]);
        assert_eq!(parsed("{5635:a,b}"), [(5635, vec!["a,b"])]);
    }

    #[test]
    fn decorations_by_name() {
        assert_eq!(parsed("{memory:DEFAULT}{sizeinfo:4,10}{pump:2}"), [(5826, vec!["DEFAULT"]), (5831, vec![])]);
        assert_eq!(parsed("{merge:key:depth}"), [(5834, vec!["key", "depth"])]);
        assert_eq!(parsed("{bank_bits:4,5,6}"), [(5835, vec!["4", "5", "6"])]);
        assert_eq!(parsed("{register:1}"), [(5825, vec![])]);
        assert_eq!(parsed("{params:12}"), [(5901, vec![]), (5902, vec!["0"])]);
        assert_eq!(parsed("{params:3}{cache-size:127}"), [(5899, vec![]), (5900, vec!["127"])]);
    }

    #[test]
    fn printed_texts_are_parsed_again() {
        for text in [
            "{register:1}",
            "{memory:DEFAULT}{bankwidth:4}{numbanks:8}{private_copies:2}{pump:1}{max_replicates:2}{simple_dual_port:1}",
            "{pump:2}{merge:key:depth}{bank_bits:4,5,6}{force_pow2_depth:1}{stride_size:4}{word_size:4}{true_dual_port}",
            "{params:3}{cache-size:127}",
            "{params:12}",
        ] {
            let items = parse(text).unwrap_or_default();
            assert_eq!(print(&items).as_deref(), Some(text));
        }
        let location = Item { decoration: Decoration::BufferLocationALTERA, operands: SmallVec::from_elem("5", 1) };
        let accesses = parse("{params:1}").unwrap_or_default();
        let both = [&[location][..], &accesses].concat();
        assert_eq!(print(&both).as_deref(), Some("{sycl-buffer-location:5}{params:1}"));
        assert_eq!(print(&parse("{44:8}").unwrap_or_default()), None);
    }

    #[test]
    fn every_name_that_is_read_is_written() {
        for (name, decoration, form) in NAMES.iter().filter(|(.., form)| *form != AnnotationForm::Ignored) {
            assert!(WRITTEN.contains(&(name, *decoration)), "{name}");
            if let AnnotationForm::OneOrTwo(second) = form {
                assert!(WRITTEN.contains(&(name, *second)), "{name}");
            }
        }
    }

    #[test]
    fn texts_of_the_user() {
        for text in ["", "abc", "{FOO}", "{44:8}x", "{44", "{params:0}{cache-size:127}", "{pump:3}", "{99999}"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
