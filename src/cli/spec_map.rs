//! The list of a module's specialization constants, for a runtime that sets them.
//!
//! The format is JSON, or the property sets that DPC++'s `sycl-post-link` writes: `string=2|bytes`, where `bytes`
//! starts with the number of bits in 64 bits, followed by id, offset and size of each number in 32 bits each. Padding
//! between and after numbers has the id `0xFFFFFFFF`. A second set has the defaults of all constants, one after the
//! other.

use std::path::Path;

use llvm_spirv_rs::{SpecConstant, Warning, WarningKind};
use serde::Serialize;

/// The format of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MapForm {
    Json,
    Properties,
}

impl MapForm {
    /// Returns the format for a file's extension.
    pub(crate) fn from_path(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "json" => Some(Self::Json),
            "prop" => Some(Self::Properties),
            _ => None,
        }
    }

    /// Returns a warning about the constants that the file omits.
    pub(crate) fn omission(self, constants: &[SpecConstant]) -> Option<Warning> {
        let unnamed = constants.iter().filter(|constant| constant.string.is_none());
        let ids: Vec<String> = unnamed.map(|constant| constant.id.to_string()).collect();
        if self == Self::Json || ids.is_empty() {
            return None;
        }
        let ids = ids.join(", ");
        let message = format!("property sets name constants by strings; constants with ids only are omitted: {ids}");
        Some(Warning::new(WarningKind::UnnamedConstant, message))
    }

    /// Returns the contents of the file.
    pub(crate) fn write(self, constants: &[SpecConstant]) -> String {
        match self {
            Self::Json => json(constants),
            Self::Properties => properties(constants),
        }
    }
}

#[derive(Serialize)]
struct Map<'a> {
    specialization_constants: Vec<ConstantRow<'a>>,
}

/// A scalar specialization constant.
#[derive(Serialize)]
struct ConstantRow<'a> {
    string: Option<&'a str>,
    id: u32,
    offset: u64,
    size: u32,
    #[serde(rename = "type")]
    ty: &'static str,
    /// The bits in hexadecimal: not every reader of JSON keeps numbers of 64 bits.
    default: String,
}

fn json(constants: &[SpecConstant]) -> String {
    let row = |constant: &SpecConstant| ConstantRow {
        string: None,
        id: constant.id,
        offset: constant.offset,
        size: constant.size,
        ty: constant.ty.name(),
        default: format!("0x{:0width$x}", constant.default, width = 2 * constant.size as usize),
    };
    let rows = constants.iter().map(|constant| ConstantRow { string: constant.string.as_deref(), ..row(constant) });
    let map = Map { specialization_constants: rows.collect() };
    // Only maps with keys that are no strings, and numbers that are not finite, cannot be written.
    let mut text = serde_json::to_string_pretty(&map).unwrap_or_default();
    text.push('\n');
    text
}

fn properties(constants: &[SpecConstant]) -> String {
    let mut lines = String::from("[SYCL/specialization constants]\n");
    let mut defaults = Vec::new();
    for (string, numbers) in by_string(constants) {
        let mut bytes = Vec::new();
        let start = defaults.len();
        let mut end = 0;
        for number in &numbers {
            describe(&mut bytes, number.id, number.offset, u64::from(number.size));
            end = number.offset + u64::from(number.size);
            defaults.resize(start + number.offset as usize, 0);
            defaults.extend_from_slice(&number.default.to_le_bytes()[..number.size as usize]);
        }
        let whole = numbers.iter().map(|number| number.whole_size).max().unwrap_or(end).max(end);
        if whole > end {
            describe(&mut bytes, SpecConstant::PADDING, end, whole - end);
        }
        defaults.resize(start + whole as usize, 0);
        lines.push_str(&property(string, &bytes));
    }
    lines.push_str("[SYCL/specialization constants default values]\n");
    if !defaults.is_empty() {
        lines.push_str(&property("all", &defaults));
    }
    lines
}

/// Groups the numbers by constant, sorted by offset, the constants by their lowest ids. A constant without a string is
/// omitted: a property set has no other name for it.
fn by_string(constants: &[SpecConstant]) -> Vec<(&str, Vec<&SpecConstant>)> {
    let mut groups: Vec<(&str, Vec<&SpecConstant>)> = Vec::new();
    let mut indices = std::collections::HashMap::new();
    for constant in constants {
        let Some(string) = constant.string.as_deref() else { continue };
        let index = *indices.entry(string).or_insert_with(|| {
            groups.push((string, Vec::new()));
            groups.len() - 1
        });
        groups[index].1.push(constant);
    }
    groups.iter_mut().for_each(|(_, numbers)| numbers.sort_by_key(|number| number.offset));
    groups
}

fn describe(bytes: &mut Vec<u8>, id: u32, offset: u64, size: u64) {
    // A constant has at most a million bytes.
    for word in [id, offset as u32, size as u32] {
        bytes.extend(word.to_le_bytes());
    }
}

/// Returns `string=2|...`; 2 is the type of byte arrays.
fn property(string: &str, bytes: &[u8]) -> String {
    let bits = 8 * bytes.len() as u64;
    let all = [&bits.to_le_bytes()[..], bytes].concat();
    format!("{string}=2|{}\n", encode(&all))
}

/// Encodes six bits per letter, the lowest bits first, as in property sets; standard Base64 has the highest bits first.
fn encode(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let letter = |number: usize| {
        let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0));
        let (at, shift) = (6 * number / 8, 6 * number % 8);
        let pair = byte(at) | byte(at + 1) << 8;
        char::from(LETTERS[(pair >> shift & 63) as usize])
    };
    (0..(8 * bytes.len()).div_ceil(6)).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_hold_the_low_bits_first() {
        assert_eq!(encode(&[]), "");
        assert_eq!(encode(&[0x60]), "gB");
        assert_eq!(encode(&[0xFF, 0]), "/DA");
        assert_eq!(encode(&[1, 2, 3]), "BIwA");
        // The size of 96 bits, with which every scalar starts.
        assert!(encode(&[96, 0, 0, 0, 0, 0, 0, 0]).starts_with("gBAAAAAAAAA"));
    }

    #[test]
    fn the_extension_chooses_the_form() {
        assert_eq!(MapForm::from_path(Path::new("a/b.json")), Some(MapForm::Json));
        assert_eq!(MapForm::from_path(Path::new("b.prop")), Some(MapForm::Properties));
        assert_eq!(MapForm::from_path(Path::new("json")), None);
        assert_eq!(MapForm::from_path(Path::new("b.txt")), None);
    }
}
