//! Texts of annotations, and the decorations they stand for (features.md I4).
//!
//! A text is a list of items in braces. `{44:8}` is a decoration by its number, with its operands behind the colon,
//! separated by commas and in quotation marks or not; `{numbanks:4}` is a decoration by the name that compilers for
//! gates have for it. Any other text is the user's own.

use smallvec::SmallVec;

use crate::spirv::grammar::{Decoration, EnumKind, OperandKind, enumerant};

/// One decoration, with its operands as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item<'t> {
    /// The decoration.
    pub decoration: Decoration,
    /// Its operands.
    pub operands: SmallVec<[&'t str; 2]>,
}

/// What a name's value means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Operands, separated by this.
    Operands(char),
    /// Nothing.
    Flag,
    /// 1 is this decoration, 2 the other.
    OneOrTwo(Decoration),
    /// What is told along with other names, and is no decoration.
    Aside,
}

/// Names of decorations, by name.
#[rustfmt::skip]
static NAMES: &[(&str, Decoration, Form)] = &[
    ("bank_bits",        Decoration::BankBitsALTERA,         Form::Operands(',')),
    ("bankwidth",        Decoration::BankwidthALTERA,        Form::Operands(',')),
    ("force_pow2_depth", Decoration::ForcePow2DepthALTERA,   Form::Operands(',')),
    ("max_replicates",   Decoration::MaxReplicatesALTERA,    Form::Operands(',')),
    ("memory",           Decoration::MemoryALTERA,           Form::Operands(',')),
    ("merge",            Decoration::MergeALTERA,            Form::Operands(':')),
    ("numbanks",         Decoration::NumbanksALTERA,         Form::Operands(',')),
    ("private_copies",   Decoration::MaxPrivateCopiesALTERA, Form::Operands(',')),
    ("pump",             Decoration::SinglepumpALTERA,       Form::OneOrTwo(Decoration::DoublepumpALTERA)),
    ("register",         Decoration::RegisterALTERA,         Form::Flag),
    ("simple_dual_port", Decoration::SimpleDualPortALTERA,   Form::Flag),
    ("sizeinfo",         Decoration::MemoryALTERA,           Form::Aside),
    ("stride_size",      Decoration::StridesizeALTERA,       Form::Operands(',')),
    ("true_dual_port",   Decoration::TrueDualPortALTERA,     Form::Flag),
    ("word_size",        Decoration::WordsizeALTERA,         Form::Operands(',')),
];

/// The decorations that describe the memory of a variable, and so of a member of a structure.
pub fn is_of_memory(decoration: Decoration) -> bool {
    NAMES
        .iter()
        .any(|(_, known, form)| *known == decoration || matches!(form, Form::OneOrTwo(other) if *other == decoration))
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

/// The decorations a text stands for; `None` if it is the user's own.
pub fn parse(text: &str) -> Option<SmallVec<[Item<'_>; 2]>> {
    let items = items(text)?;
    if let Some(items) = accesses(&items) {
        return Some(items);
    }
    let mut found = SmallVec::new();
    for (name, value) in items {
        match name.parse::<u32>() {
            Ok(number) => found.push(numbered(Decoration(number), value)?),
            Err(_) => named(name, value, &mut found)?,
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
        let end = closing(inner)?;
        let item = &inner[..end];
        items.push(item.split_once(':').unwrap_or((item, "")));
        rest = &inner[end + 1..];
    }
    (!items.is_empty()).then_some(items)
}

/// Where the first brace closes that is not in quotation marks.
fn closing(text: &str) -> Option<usize> {
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

fn numbered(decoration: Decoration, value: &str) -> Option<Item<'_>> {
    let row = enumerant(EnumKind::Decoration, decoration.0)?;
    let operands = match row.parameters {
        // A single text may have commas in it.
        [OperandKind::LiteralString] => SmallVec::from_elem(unquoted(value), 1),
        _ => split(value, ','),
    };
    Some(Item { decoration, operands })
}

fn named<'t>(name: &'t str, value: &'t str, found: &mut SmallVec<[Item<'t>; 2]>) -> Option<()> {
    let index = NAMES.binary_search_by_key(&name, |(name, ..)| name).ok()?;
    let (_, decoration, form) = NAMES[index];
    let item = |decoration, operands| Item { decoration, operands };
    match (form, value) {
        (Form::Aside, _) => {}
        (Form::Operands(separator), _) => found.push(item(decoration, split(value, separator))),
        (Form::Flag, _) | (Form::OneOrTwo(_), "1") => found.push(item(decoration, SmallVec::new())),
        (Form::OneOrTwo(other), "2") => found.push(item(other, SmallVec::new())),
        (Form::OneOrTwo(_), _) => return None,
    }
    Some(())
}

/// `{params:3}{cache-size:127}` => what the bits of the first say of an access
///
/// A text of which nothing follows is the user's own, as far as anybody can tell.
fn accesses<'t>(items: &[(&'t str, &'t str)]) -> Option<SmallVec<[Item<'t>; 2]>> {
    let of = |name: &str| items.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    if items.iter().any(|(name, _)| !matches!(*name, "params" | "cache-size")) {
        return None;
    }
    let bits: u32 = of("params")?.parse().ok()?;
    let mut found = SmallVec::new();
    let rows = [
        (1, Decoration::BurstCoalesceALTERA, None),
        (2, Decoration::CacheSizeALTERA, Some(of("cache-size").unwrap_or("0"))),
        (4, Decoration::DontStaticallyCoalesceALTERA, None),
        (8, Decoration::PrefetchALTERA, Some("0")),
    ];
    for (bit, decoration, operand) in rows {
        if bits & bit != 0 {
            found.push(Item { decoration, operands: operand.into_iter().collect() });
        }
    }
    (!found.is_empty()).then_some(found)
}

/// `1,"a,b",c` => `1`, `a,b`, `c`
fn split(value: &str, separator: char) -> SmallVec<[&str; 2]> {
    let mut quoted = false;
    let mut parts: SmallVec<[&str; 2]> = SmallVec::new();
    let whole = unquoted(value);
    // `"1,2"` as a whole is a list too: only marks around single operands keep commas.
    let value = if whole.contains('"') { value } else { whole };
    if value.is_empty() {
        return parts;
    }
    let mut start = 0;
    for (index, letter) in value.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == separator && !quoted {
            parts.push(unquoted(&value[start..index]));
            start = index + letter.len_utf8();
        }
    }
    parts.push(unquoted(&value[start..]));
    parts
}

fn unquoted(text: &str) -> &str {
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
    fn texts_of_the_user() {
        for text in ["", "abc", "{FOO}", "{44:8}x", "{44", "{params:0}{cache-size:127}", "{pump:3}", "{99999}"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }
}
