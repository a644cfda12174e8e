//! Parsing of layouts, with LLVM's messages.

use std::fmt;

use rustc_hash::FxHashSet;

use super::{Alignments, DataLayout, PointerLayout, ScalarLayout};

/// The reason why a text is not a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError(String);

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LayoutError {}

type Result<T = ()> = std::result::Result<T, LayoutError>;

/// Parses a layout.
pub(super) fn parse(text: &str) -> Result<DataLayout> {
    let mut parser =
        Parser { layout: DataLayout::default(), non_integral: Vec::new(), space_names: FxHashSet::default() };
    parser.layout.text = text.into();
    if !text.is_empty() {
        text.split('-').try_for_each(|specification| parser.specification(specification))?;
    }
    Ok(parser.finish())
}

struct Parser<'a> {
    layout: DataLayout,
    /// The address spaces of `ni`.
    non_integral: Vec<u32>,
    /// The names of address spaces so far.
    space_names: FxHashSet<&'a str>,
}

/// An address space of a specification of pointers.
#[derive(Default)]
struct AddressSpace<'a> {
    number: u32,
    name: &'a str,
    is_unstable: bool,
    has_external_state: bool,
}

impl<'a> Parser<'a> {
    fn specification(&mut self, text: &'a str) -> Result {
        if let Some(spaces) = text.strip_prefix("ni") {
            return self.non_integral(spaces);
        }
        let Some(specifier) = text.chars().next() else { return error("empty specification is not allowed") };
        let rest = &text[specifier.len_utf8()..];
        match specifier {
            'i' | 'f' | 'v' => self.scalar(specifier, rest)?,
            'a' => self.layout.aggregates = aggregate(rest)?,
            'p' => self.pointer(rest)?,
            // Obsolete; LLVM ignores it.
            's' => {}
            'e' | 'E' if !rest.is_empty() => return error("malformed specification, must be just 'e' or 'E'"),
            'e' | 'E' => self.layout.is_big_endian = specifier == 'E',
            // Widths of native integers.
            'n' => rest.split(':').try_for_each(|bits| size(bits, "size").map(drop))?,
            'S' => alignment(non_empty(rest, "S<size>")?, "stack natural", false).map(drop)?,
            'F' => function_pointers(rest)?,
            'P' => self.layout.program_address_space = address_space(non_empty(rest, "P<address space>")?)?,
            'A' => self.layout.alloca_address_space = address_space(non_empty(rest, "A<address space>")?)?,
            'G' => self.layout.globals_address_space = address_space(non_empty(rest, "G<address space>")?)?,
            'm' => mangling(rest)?,
            _ => return error(format!("unknown specifier '{specifier}'")),
        }
        Ok(())
    }

    /// `ni:<address space>[:<address space>]...`
    fn non_integral(&mut self, text: &str) -> Result {
        let Some(spaces) = text.strip_prefix(':') else {
            return malformed("ni:<address space>[:<address space>]...");
        };
        for space in spaces.split(':') {
            match address_space(space)? {
                0 => return error("address space 0 cannot be non-integral"),
                space => self.non_integral.push(space),
            }
        }
        Ok(())
    }

    /// `[ifv]<size>:<abi>[:<pref>]`
    fn scalar(&mut self, specifier: char, text: &str) -> Result {
        let (bits, abi, preferred) = match *text.split(':').collect::<Vec<_>>() {
            [bits, abi] => (bits, abi, None),
            [bits, abi, preferred] => (bits, abi, Some(preferred)),
            _ => return malformed(format!("{specifier}<size>:<abi>[:<pref>]")),
        };
        let bits = size(bits, "size")?;
        let abi = alignment(abi, "ABI", false)?;
        if (specifier, bits) == ('i', 8) && abi != 1 {
            return error("i8 must be 8-bit aligned");
        }
        let alignments = alignments(abi, preferred)?;
        let list = match specifier {
            'i' => &mut self.layout.integers,
            'f' => &mut self.layout.floats,
            _ => &mut self.layout.vectors,
        };
        let new = ScalarLayout { bits, alignments };
        match list.binary_search_by_key(&bits, |known| known.bits) {
            Ok(known) => list[known] = new,
            Err(index) => list.insert(index, new),
        }
        Ok(())
    }

    /// `p[<flags>][<as>][(<name>)]:<size>:<abi>[:<pref>[:<idx>]]`
    fn pointer(&mut self, text: &'a str) -> Result {
        let parts: Vec<&str> = text.split(':').collect();
        let (space, bits, abi, preferred, index) = match *parts {
            [space, bits, abi] => (space, bits, abi, None, None),
            [space, bits, abi, preferred] => (space, bits, abi, Some(preferred), None),
            [space, bits, abi, preferred, index] => (space, bits, abi, Some(preferred), Some(index)),
            _ => return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"),
        };
        let space = pointer_space(space)?;
        if !space.name.is_empty() && !self.space_names.insert(space.name) {
            return error(format!("address space name `{}` already used", space.name));
        }
        let bits = size(bits, "pointer size")?;
        let alignments = alignments(alignment(abi, "ABI", false)?, preferred)?;
        let index_bits = index.map_or(Ok(bits), |index| size(index, "index size"))?;
        if index_bits > bits {
            return error("index size cannot be larger than the pointer size");
        }
        self.set_pointer(PointerLayout {
            address_space: space.number,
            bits,
            index_bits,
            alignments,
            is_unstable: space.is_unstable,
            has_external_state: space.has_external_state,
        });
        Ok(())
    }

    fn set_pointer(&mut self, pointer: PointerLayout) {
        let list = &mut self.layout.pointers;
        match list.binary_search_by_key(&pointer.address_space, |known| known.address_space) {
            Ok(known) => list[known] = pointer,
            Err(index) => list.insert(index, pointer),
        }
    }

    /// Marks the pointers of `ni`, which may come before the specification of the pointers.
    fn finish(mut self) -> DataLayout {
        for address_space in std::mem::take(&mut self.non_integral) {
            let known = *self.layout.pointer(address_space);
            self.set_pointer(PointerLayout { address_space, is_unstable: true, ..known });
        }
        self.layout
    }
}

/// Parses the address space of a specification of pointers: flags, number and name.
fn pointer_space(text: &str) -> Result<AddressSpace<'_>> {
    let mut space = AddressSpace::default();
    // The flags `z` and `o` of LLVM 23 give the bits of null pointers, which nothing here reads.
    let flags = text.len() - text.trim_start_matches(['u', 'e', 'z', 'o']).len();
    space.is_unstable = text[..flags].contains('u');
    space.has_external_state = text[..flags].contains('e');
    let (number, name) = match text[flags..].split_once('(') {
        Some((number, name)) => (number, Some(name)),
        None => (&text[flags..], None),
    };
    if !number.is_empty() {
        space.number = address_space(number)?;
    }
    if space.number == 0 && (space.is_unstable || space.has_external_state) {
        return error("address space 0 cannot be unstable or have external state");
    }
    if let Some(name) = name {
        space.name = match name.strip_suffix(')') {
            Some(name) if !name.is_empty() => name,
            _ => return error("Expected `( address space name )`"),
        };
        if matches!(space.name, "P" | "G" | "A") {
            return error("Cannot use predefined address space names P/G/A in data layout");
        }
    }
    Ok(space)
}

/// `a:<abi>[:<pref>]`; the size is absent or zero.
fn aggregate(text: &str) -> Result<Alignments> {
    let (size, abi, preferred) = match *text.split(':').collect::<Vec<_>>() {
        [size, abi] => (size, abi, None),
        [size, abi, preferred] => (size, abi, Some(preferred)),
        _ => return malformed("a:<abi>[:<pref>]"),
    };
    if !size.is_empty() && number(size) != Some(0) {
        return error("size must be zero");
    }
    alignments(alignment(abi, "ABI", true)?, preferred)
}

/// `F<type><abi>`: the alignment of pointers to functions.
fn function_pointers(text: &str) -> Result {
    let text = non_empty(text, "F<type><abi>")?;
    match text.strip_prefix(['i', 'n']) {
        Some(rest) => alignment(rest, "ABI", false).map(drop),
        None => {
            let kind = text.chars().next().unwrap_or_default();
            error(format!("unknown function pointer alignment type '{kind}'"))
        }
    }
}

/// `m:<mangling>`
fn mangling(text: &str) -> Result {
    match text.strip_prefix(':') {
        None | Some("") => malformed("m:<mangling>"),
        Some("e" | "l" | "o" | "m" | "w" | "x" | "a") => Ok(()),
        Some(_) => error("unknown mangling mode"),
    }
}

/// Parses decimal digits.
fn number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

fn address_space(text: &str) -> Result<u32> {
    if text.is_empty() {
        return error("address space component cannot be empty");
    }
    match number(text) {
        Some(space) if space < 1 << 24 => Ok(space),
        _ => error("address space must be a 24-bit integer"),
    }
}

fn size(text: &str, name: &str) -> Result<u32> {
    if text.is_empty() {
        return error(format!("{name} component cannot be empty"));
    }
    match number(text) {
        Some(bits) if (1..1 << 24).contains(&bits) => Ok(bits),
        _ => error(format!("{name} must be a non-zero 24-bit integer")),
    }
}

/// Parses an alignment in bits and returns it in bytes; zero stands for one byte where it is allowed.
fn alignment(text: &str, name: &str, allows_zero: bool) -> Result<u64> {
    if text.is_empty() {
        return error(format!("{name} alignment component cannot be empty"));
    }
    match number(text) {
        Some(0) if allows_zero => Ok(1),
        Some(0) => error(format!("{name} alignment must be non-zero")),
        Some(bits) if bits >= 1 << 16 => error(format!("{name} alignment must be a 16-bit integer")),
        Some(bits) if bits % 8 == 0 && (bits / 8).is_power_of_two() => Ok(u64::from(bits / 8)),
        Some(_) => error(format!("{name} alignment must be a power of two times the byte width")),
        None => error(format!("{name} alignment must be a 16-bit integer")),
    }
}

fn alignments(abi: u64, preferred: Option<&str>) -> Result<Alignments> {
    let preferred = preferred.map_or(Ok(abi), |preferred| alignment(preferred, "preferred", false))?;
    match preferred < abi {
        true => error("preferred alignment cannot be less than the ABI alignment"),
        false => Ok(Alignments { abi, preferred }),
    }
}

fn non_empty<'a>(text: &'a str, form: &str) -> Result<&'a str> {
    if text.is_empty() { malformed(form) } else { Ok(text) }
}

fn malformed<T>(form: impl fmt::Display) -> Result<T> {
    error(format!("malformed specification, must be of the form \"{form}\""))
}

fn error<T>(message: impl Into<String>) -> Result<T> {
    Err(LayoutError(message.into()))
}
