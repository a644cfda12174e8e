//! `--spec-const`: values of specialization constants, as `ID:TYPE:VALUE` words between blanks.

use llvm_spirv_rs::specialize::{Key, Setting, spec_constants};
use llvm_spirv_rs::{Error, ErrorKind, Result};

/// The types of values, and their sizes in bytes.
const TYPES: [(&str, u32); 8] =
    [("i1", 1), ("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("f16", 2), ("f32", 4), ("f64", 8)];

/// Other names of types: those of lists of specialization constants, which are LLVM's.
const ALIASES: [(&str, &str); 4] = [("bool", "i1"), ("half", "f16"), ("float", "f32"), ("double", "f64")];

/// A value for a constant.
#[derive(Clone, Debug)]
pub(crate) struct SpecConst {
    /// The word of the option.
    word: String,
    id: u32,
    ty: &'static str,
    /// The size in bytes.
    size: u32,
    value: String,
}

/// Parses the value of the option; of several values of a constant the last one counts.
pub(crate) fn parse(text: &str) -> Result<Vec<SpecConst>> {
    let mut list: Vec<SpecConst> = Vec::new();
    for word in text.split_ascii_whitespace() {
        let parsed = parse_word(text, word)?;
        list.retain(|known| known.id != parsed.id);
        list.push(parsed);
    }
    Ok(list)
}

fn parse_word(text: &str, word: &str) -> Result<SpecConst> {
    let parts: Vec<&str> = word.splitn(3, ':').collect();
    let &[id, ty, value] = parts.as_slice() else {
        return Err(invalid_specialization(format!(
            "Invalid format of -spec-const option: \"{text}\". Expected format: \
             -spec-const \"<id1:type1:value1 id2:type2:value2 ...>\""
        )));
    };
    let Ok(id) = id.parse() else {
        let message = format!("In \"{word}\": \"{id}\" must be a 32-bit unsigned integer");
        return Err(invalid_specialization(format!("Invalid id for '-spec-const' option! {message}")));
    };
    let short = ALIASES.iter().find(|(alias, _)| *alias == ty).map_or(ty, |(_, name)| name);
    let Some(&(ty, size)) = TYPES.iter().find(|(name, _)| *name == short) else {
        let names = TYPES.map(|(name, _)| name).into_iter().chain(ALIASES.map(|(alias, _)| alias));
        let names = names.collect::<Vec<_>>().join(", ");
        let message = format!("In \"{word}\": \"{ty}\" - is not allowed type. Allowed types are: {names}");
        return Err(invalid_specialization(format!("Invalid type for '-spec-const' option! {message}")));
    };
    if !is_value_of(ty, value) {
        let bits = &ty[1..];
        let kind = if ty.starts_with('i') { "integer" } else { "floating point" };
        let message = format!("In \"{word}\": can't convert \"{value}\" to {bits}-bit {kind} number");
        return Err(invalid_specialization(format!("Invalid value for '-spec-const' option! {message}")));
    }
    Ok(SpecConst { word: word.to_owned(), id, ty, size, value: value.to_owned() })
}

/// Returns `true` if a type has a value: a number in its range, or the bits of a floating-point number after `0x`.
fn is_value_of(ty: &str, value: &str) -> bool {
    /// Half of the distance between the largest number of 16 bits and the next power of two above it.
    const HALF_LIMIT: f64 = 65_520.0;
    let Ok(bits) = ty[1..].parse::<u32>() else { return false };
    if let Some(digits) = value.strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).is_ok_and(|value| bits == 64 || value >> bits == 0);
    }
    if ty.starts_with('i') {
        let range = -(1_i128 << (bits - 1))..1_i128 << bits;
        return value.parse().is_ok_and(|value: i128| range.contains(&value));
    }
    value.parse().is_ok_and(|value: f64| match bits {
        16 => !value.is_finite() || value.abs() < HALF_LIMIT,
        32 => !value.is_finite() || (value as f32).is_finite(),
        _ => true,
    })
}

/// Returns the settings; fails if the module does not have a constant or if its size differs.
pub(crate) fn settings(list: &[SpecConst], words: &[u32]) -> Result<Vec<Setting>> {
    if list.is_empty() {
        return Ok(Vec::new());
    }
    let constants = spec_constants(words)?;
    let setting = |wanted: &SpecConst| {
        let SpecConst { word, id, ty, size, value } = wanted;
        let Some(constant) = constants.iter().find(|constant| constant.id == *id) else {
            return Err(invalid_specialization(format!(
                "CL_INVALID_SPEC_ID. \"{word}\": There is no specialization constant with id = {id} in the SPIR-V module."
            )));
        };
        if constant.size != *size {
            return Err(invalid_specialization(format!(
                "CL_INVALID_VALUE. In \"{word}\": Size of type {ty} ({size} bytes) does not match the size of the \
                 specialization constant in the module ({} bytes)",
                constant.size
            )));
        }
        Ok(Setting { key: Key::SpecId(*id), value: value.clone() })
    };
    list.iter().map(setting).collect()
}

fn invalid_specialization(message: String) -> Error {
    Error::new(ErrorKind::InvalidSpecialization, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_of_a_constant_counts() {
        let list = parse("1:i8:42 2:f16:5.5 1:i8:-128").expect("the words are valid");
        let values: Vec<_> = list.iter().map(|value| (value.id, value.value.as_str())).collect();
        assert_eq!(values, [(2, "5.5"), (1, "-128")]);
    }

    #[test]
    fn types_have_the_names_of_lists_too() {
        let list = parse("1:bool:1 2:half:0.5 3:float:1.5 4:double:-2").expect("the words are valid");
        let types: Vec<_> = list.iter().map(|value| (value.ty, value.size)).collect();
        assert_eq!(types, [("i1", 1), ("f16", 2), ("f32", 4), ("f64", 8)]);
    }

    #[test]
    fn wrong_words_are_told() {
        for (text, part) in [
            ("1234", "Invalid format of -spec-const option: \"1234\""),
            ("q:i32:4", "\"q\" must be a 32-bit unsigned integer"),
            ("1:i9:4", "\"i9\" - is not allowed type"),
            ("1:i8:257", "can't convert \"257\" to 8-bit integer number"),
            ("1:f32:4.40282347E+38", "to 32-bit floating point number"),
            ("1:f16:65520", "to 16-bit floating point number"),
            ("1:f16:0x12345", "to 16-bit floating point number"),
        ] {
            let error = parse(text).expect_err(text);
            assert!(error.message().contains(part), "{text}: {error}");
        }
    }
}
