//! The file that tells a runtime which specialization constants a module has.
//!
//! As JSON, or as the property sets that DPC++'s `sycl-post-link` writes: `string=2|bytes`, where `bytes` are 64 bits for
//! the number of bits that follow, then for each number its id, its offset and its size in 32 bits each. Bytes between
//! and behind numbers have the id `0xFFFFFFFF`. A second set holds the defaults of all constants, one after the other.

use std::path::Path;

use llvm_spirv_rs::{SpecConstant, Warning};
use serde::Serialize;

/// The form of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MapForm {
    Json,
    Properties,
}

impl MapForm {
    /// The form that a file's extension stands for.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "json" => Some(Self::Json),
            "prop" => Some(Self::Properties),
            _ => None,
        }
    }

    /// What the user should know that the file does not say.
    pub(crate) fn omission(self, constants: &[SpecConstant]) -> Option<Warning> {
        let unnamed = constants.iter().filter(|constant| constant.string.is_none());
        let ids: Vec<String> = unnamed.map(|constant| constant.id.to_string()).collect();
        if self == Self::Json || ids.is_empty() {
            return None;
        }
        let ids = ids.join(", ");
        Some(Warning::new(format!(
            "property sets name constants by strings; those that only have ids are left out: {ids}"
        )))
    }

    /// The file's contents.
    pub(crate) fn write(self, constants: &[SpecConstant]) -> String {
        match self {
            Self::Json => json(constants),
            Self::Properties => properties(constants),
        }
    }
}

#[derive(Serialize)]
struct Map<'a> {
    specialization_constants: Vec<Row<'a>>,
}

/// A number that can be specialized.
#[derive(Serialize)]
struct Row<'a> {
    string: Option<&'a str>,
    id: u32,
    offset: u64,
    size: u32,
    #[serde(rename = "type")]
    ty: &'static str,
    /// Its bits: numbers of 64 bits are more than every reader of JSON keeps.
    default: String,
}

fn json(constants: &[SpecConstant]) -> String {
    let row = |constant: &SpecConstant| Row {
        string: None,
        id: constant.id,
        offset: constant.offset,
        size: constant.size,
        ty: constant.ty.name(),
        default: format!("0x{:0width$x}", constant.default, width = 2 * constant.size as usize),
    };
    let rows = constants.iter().map(|constant| Row { string: constant.string.as_deref(), ..row(constant) });
    let map = Map { specialization_constants: rows.collect() };
    // Only maps whose keys are no strings, and numbers that are not finite, cannot be written.
    let mut text = serde_json::to_string_pretty(&map).unwrap_or_default();
    text.push('\n');
    text
}

/// The id of bytes that no number takes.
const PADDING: u32 = u32::MAX;

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
            describe(&mut bytes, PADDING, end, whole - end);
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

/// The numbers of each constant by their offsets, the constants by their lowest ids. What no string names is left out:
/// nothing here could say what it is.
fn by_string(constants: &[SpecConstant]) -> Vec<(&str, Vec<&SpecConstant>)> {
    let mut groups: Vec<(&str, Vec<&SpecConstant>)> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for constant in constants {
        let Some(string) = constant.string.as_deref() else { continue };
        let place = *places.entry(string).or_insert_with(|| {
            groups.push((string, Vec::new()));
            groups.len() - 1
        });
        groups[place].1.push(constant);
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

/// `string=2|...`: 2 is an array of bytes.
fn property(string: &str, bytes: &[u8]) -> String {
    let bits = 8 * bytes.len() as u64;
    let all = [&bits.to_le_bytes()[..], bytes].concat();
    format!("{string}=2|{}\n", encode(&all))
}

/// Six bits a letter, the lowest first, as property sets have them; the usual Base64 has the highest first.
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
        // 96 bits, as every scalar has them.
        assert!(encode(&[96, 0, 0, 0, 0, 0, 0, 0]).starts_with("gBAAAAAAAAA"));
    }

    #[test]
    fn the_extension_chooses_the_form() {
        assert_eq!(MapForm::of(Path::new("a/b.json")), Some(MapForm::Json));
        assert_eq!(MapForm::of(Path::new("b.prop")), Some(MapForm::Properties));
        assert_eq!(MapForm::of(Path::new("json")), None);
        assert_eq!(MapForm::of(Path::new("b.txt")), None);
    }
}
