//! Settings: values for specialization constants, parsed from text.

use std::str::FromStr;

use rustc_hash::FxHashMap;

use super::survey::{Choice, Survey};
use super::types::name;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::evaluate::{Scalar, low, to_f64};
use crate::spirv::half::half_from_f64;

/// A value for a constant.
///
/// Its text form is `7=42`, or `name=42`. The text before the last `=` is a `SpecId` if it is a number, and a name
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The constants to set.
    pub key: Key,
    /// The value: an integer, decimal or after `0x`; a floating-point number, or its bits after `0x`; a Boolean, `true` or
    /// `false` or an integer, of which 0 is `false`.
    pub value: String,
}

/// The key of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The literal of the decoration `SpecId`. Several constants may have it; all of them get the value.
    SpecId(u32),
    /// The `OpName`, which must be unique among the specialization constants.
    Name(String),
}

impl FromStr for Setting {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let Some((key, value)) = text.rsplit_once('=').filter(|(key, value)| !key.is_empty() && !value.is_empty())
        else {
            return Err(invalid_specialization(format!("expected ID=VALUE or NAME=VALUE, found \"{text}\"")));
        };
        let key = key.parse().map_or_else(|_| Key::Name(key.to_owned()), Key::SpecId);
        Ok(Self { key, value: value.to_owned() })
    }
}

/// Returns the bits of the constants that the settings name, by id.
pub(super) fn resolve(survey: &Survey<'_>, settings: &[Setting]) -> Result<FxHashMap<u32, u64>> {
    let mut values = FxHashMap::default();
    for setting in settings {
        for choice in chosen(survey, &setting.key)? {
            let bits = bits(survey, choice, &setting.value)?;
            if values.insert(choice.id, bits).is_some_and(|other| other != bits) {
                return Err(invalid_specialization(format!(
                    "{} is set to two different values",
                    describe(survey, choice)
                )));
            }
        }
    }
    Ok(values)
}

/// Returns the constants that a key names.
fn chosen<'s>(survey: &'s Survey<'_>, key: &Key) -> Result<Vec<&'s Choice>> {
    let found: Vec<_> = survey.choices.iter().filter(|choice| matches_key(survey, choice, key)).collect();
    match (key, found.as_slice()) {
        (Key::SpecId(id), []) => {
            Err(invalid_specialization(format!("no specialization constant has SpecId {id}{}", list_constants(survey))))
        }
        (Key::Name(name), []) => Err(invalid_specialization(format!(
            "no specialization constant has the name \"{name}\"{}",
            list_constants(survey)
        ))),
        (Key::Name(name), [_, _, ..]) => {
            let constants = found.iter().map(|choice| describe(survey, choice)).collect::<Vec<_>>().join(" and ");
            Err(invalid_specialization(format!(
                "several specialization constants have the name \"{name}\": {constants}"
            )))
        }
        _ => Ok(found),
    }
}

fn matches_key(survey: &Survey<'_>, choice: &Choice, key: &Key) -> bool {
    match key {
        Key::SpecId(id) => survey.spec_ids.get(&choice.id) == Some(id),
        Key::Name(name) => survey.view.name(choice.id).as_ref() == Some(name),
    }
}

/// Returns the end of a message, which lists the specialization constants of the module.
fn list_constants(survey: &Survey<'_>) -> String {
    const MAX_SHOWN: usize = 10;
    if survey.choices.is_empty() {
        return "; the module has no specialization constants".to_owned();
    }
    let shown =
        survey.choices.iter().take(MAX_SHOWN).map(|choice| describe(survey, choice)).collect::<Vec<_>>().join(", ");
    let more = if survey.choices.len() > MAX_SHOWN { ", ..." } else { "" };
    format!("; the module has {shown}{more}")
}

fn describe(survey: &Survey<'_>, choice: &Choice) -> String {
    match survey.spec_ids.get(&choice.id) {
        Some(id) => format!("{} (SpecId {id})", survey.describe(choice.id)),
        None => survey.describe(choice.id),
    }
}

/// Parses a value of a constant's type.
fn bits(survey: &Survey<'_>, choice: &Choice, text: &str) -> Result<u64> {
    let bits = match Scalar::read(survey.view, choice.ty) {
        Some(Scalar::Bool) => boolean(text),
        Some(Scalar::Int { width, .. }) => integer(text, width),
        Some(Scalar::Float { width }) => float(text, width),
        None => {
            let (what, ty) = (describe(survey, choice), name(survey.view, choice.ty));
            return Err(invalid_specialization(format!("cannot set {what} of the unsupported type {ty}")));
        }
    };
    bits.ok_or_else(|| {
        let (what, ty) = (describe(survey, choice), name(survey.view, choice.ty));
        invalid_specialization(format!("expected a value of type {ty} for {what}, found \"{text}\""))
    })
}

fn boolean(text: &str) -> Option<u64> {
    match text {
        "true" => Some(1),
        "false" => Some(0),
        _ => number(text).map(|value| u64::from(value != 0)),
    }
}

/// Parses an integer in the range of signed or unsigned integers of the width.
fn integer(text: &str, width: u32) -> Option<u64> {
    let value = number(text)?;
    let range = -(1_i128 << (width - 1))..1_i128 << width;
    range.contains(&value).then(|| low(value as u64, width))
}

fn number(text: &str) -> Option<i128> {
    let (digits, negative) = match text.strip_prefix('-') {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    let magnitude = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    // Rust's parsers accept a plus sign, which would be a second sign here.
    if digits.contains('+') {
        return None;
    }
    Some(if negative { -i128::from(magnitude) } else { i128::from(magnitude) })
}

fn float(text: &str, width: u32) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        let bits = u64::from_str_radix(digits, 16).ok()?;
        return (low(bits, width) == bits && !digits.contains('+')).then_some(bits);
    }
    let bits = match width {
        16 => u64::from(half_from_f64(text.parse().ok()?)),
        32 => u64::from(text.parse::<f32>().ok()?.to_bits()),
        _ => text.parse::<f64>().ok()?.to_bits(),
    };
    // An infinite result of a text with digits is a number out of range.
    let is_too_large = to_f64(bits, width).is_infinite() && text.contains(|letter: char| letter.is_ascii_digit());
    (!is_too_large).then_some(bits)
}

fn invalid_specialization(message: String) -> Error {
    Error::new(ErrorKind::InvalidSpecialization, message)
}
