//! `__builtin_spirv_*`: conversions to and from number formats that LLVM has no types for (SPV_EXT_float8,
//! SPV_EXT_ocp_microscaling_types, SPV_INTEL_float4, SPV_INTEL_int4, SPV_INTEL_fp_conversions).
//!
//! The name is the rule: `ClampConvertFP16ToE4M3INTEL` has the kind of rounding, the two formats, and the vendor of the
//! extension. LLVM represents a number of such a format by an integer with its bits.

use std::sync::LazyLock;

use crate::spirv::grammar::{FPEncoding, Op};

/// A number format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// LLVM's `half`.
    Half,
    /// LLVM's `bfloat`.
    BFloat,
    /// A floating-point number of 8 bits, in an integer of 8.
    Float8(FPEncoding),
    /// A floating-point number of 4 bits, in an integer of 4 or packed in a longer one.
    Float4(FPEncoding),
    /// An integer of 4 bits, by itself or packed in a longer one.
    Int4,
    /// An integer of 8 bits.
    Int8,
}

/// A conversion between two formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatConversion {
    /// The instruction.
    pub op: Op,
    /// The format of the first argument.
    pub from: Format,
    /// The format of the result.
    pub to: Format,
    /// `true` if numbers above the largest become the largest instead of infinity.
    pub saturates: bool,
}

/// The prefix of all conversions.
const FAMILY: &str = "__builtin_spirv_";

/// The names of formats.
const FORMATS: [&str; 7] = ["FP16", "BF16", "E4M3", "E5M2", "E2M1", "Int4", "Int8"];

/// The kinds of rounding, as prefixes of names; a longer prefix precedes a shorter one.
const PREFIXES: [(&str, ConversionKind); 4] = [
    ("ClampConvert", ConversionKind { clamps: true, is_stochastic: false }),
    ("ClampStochasticRound", ConversionKind { clamps: true, is_stochastic: true }),
    ("Convert", ConversionKind { clamps: false, is_stochastic: false }),
    ("StochasticRound", ConversionKind { clamps: false, is_stochastic: true }),
];

#[derive(Clone, Copy)]
struct ConversionKind {
    clamps: bool,
    is_stochastic: bool,
}

/// Returns the conversion with a name, without mangling; `None` if there is none.
pub fn find(name: &str) -> Option<FormatConversion> {
    let name = name.strip_prefix(FAMILY)?;
    let (kind, formats) = PREFIXES.iter().find_map(|(prefix, kind)| Some((*kind, name.strip_prefix(prefix)?)))?;
    let (formats, is_intel) = match formats.strip_suffix("EXT") {
        Some(formats) => (formats, false),
        None => (formats.strip_suffix("INTEL")?, true),
    };
    // In the names of other kinds the suffix is that of the instruction.
    let is_plain = !kind.clamps && !kind.is_stochastic;
    let float4 = if is_plain && is_intel { FPEncoding::Float4E2M1INTEL } else { FPEncoding::Float4E2M1EXT };
    let (from, to) = formats.split_once("To")?;
    let (from, to) = (format(from, float4)?, format(to, float4)?);
    let is_of_intel = !is_plain || [from, to].iter().any(|format| is_intel_format(*format, is_intel));
    let (op, saturates) = instruction(kind, from, to)?;
    (is_of_intel == is_intel).then_some(FormatConversion { op, from, to, saturates })
}

/// Returns the name of a conversion: the reverse of [`find`]. Its arguments are those of the instruction.
pub fn name_of(conversion: &FormatConversion) -> Option<&'static str> {
    static NAMES: LazyLock<Vec<(String, FormatConversion)>> = LazyLock::new(|| {
        names().filter_map(|name| Some((find(&name)?, name))).map(|(row, name)| (name, row)).collect()
    });
    NAMES.iter().find(|(_, row)| row == conversion).map(|(name, _)| name.as_str())
}

/// Returns all names that [`find`] accepts.
pub fn names() -> impl Iterator<Item = String> {
    let kinds = PREFIXES.iter().flat_map(|(kind, _)| FORMATS.iter().map(move |from| format!("{FAMILY}{kind}{from}To")));
    let targets = kinds.flat_map(|start| FORMATS.iter().map(move |to| format!("{start}{to}")));
    let names = targets.flat_map(|start| ["EXT", "INTEL"].into_iter().map(move |vendor| format!("{start}{vendor}")));
    names.filter(|name| find(name).is_some())
}

/// Returns the format with a name; `float4` is the encoding of `E2M1`.
fn format(name: &str, float4: FPEncoding) -> Option<Format> {
    Some(match name {
        "FP16" => Format::Half,
        "BF16" => Format::BFloat,
        "E4M3" => Format::Float8(FPEncoding::Float8E4M3EXT),
        "E5M2" => Format::Float8(FPEncoding::Float8E5M2EXT),
        "E2M1" => Format::Float4(float4),
        "Int4" => Format::Int4,
        "Int8" => Format::Int8,
        _ => return None,
    })
}

/// Returns `true` if conversions of a format without clamping and stochastic rounding have the suffix `INTEL`; both vendors
/// have `E2M1`.
fn is_intel_format(format: Format, is_intel: bool) -> bool {
    match format {
        Format::Int4 | Format::Int8 => true,
        Format::Float4(_) => is_intel,
        Format::Half | Format::BFloat | Format::Float8(_) => false,
    }
}

/// Returns the instruction of a conversion and whether its result saturates.
fn instruction(kind: ConversionKind, from: Format, to: Format) -> Option<(Op, bool)> {
    let is_wide = matches!(from, Format::Half | Format::BFloat);
    Some(match (kind, from, to) {
        (ConversionKind { clamps: false, is_stochastic: false }, from, to) => (plain_instruction(from, to)?, false),
        (_, _, _) if !is_wide => return None,
        (ConversionKind { clamps: true, is_stochastic: false }, _, Format::Float8(_)) => (Op::FConvert, true),
        (ConversionKind { clamps: true, is_stochastic: false }, _, Format::Int4) => (Op::ClampConvertFToSINTEL, false),
        (ConversionKind { clamps, is_stochastic: true }, _, Format::Float8(_)) => {
            (Op::StochasticRoundFToFINTEL, clamps)
        }
        (ConversionKind { clamps: false, is_stochastic: true }, _, Format::Float4(_)) => {
            (Op::StochasticRoundFToFINTEL, false)
        }
        (ConversionKind { clamps: true, is_stochastic: true }, _, Format::Int4) => {
            (Op::ClampStochasticRoundFToSINTEL, false)
        }
        _ => return None,
    })
}

fn plain_instruction(from: Format, to: Format) -> Option<Op> {
    match (from, to) {
        (Format::Half | Format::BFloat, Format::Float8(_) | Format::Float4(_))
        | (Format::Float8(_) | Format::Float4(_), Format::Half | Format::BFloat)
        | (Format::Float4(_), Format::Float8(_)) => Some(Op::FConvert),
        (Format::Int4, Format::Half | Format::BFloat | Format::Float8(_)) => Some(Op::ConvertSToF),
        (Format::Half | Format::BFloat, Format::Int4) => Some(Op::ConvertFToS),
        (Format::Int4, Format::Int8) => Some(Op::SConvert),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_instruction_and_formats() {
        let conversion = |name: &str| find(&format!("__builtin_spirv_{name}"));
        let op = |name: &str| conversion(name).map(|known| (known.op, known.saturates));
        assert_eq!(op("ConvertFP16ToE4M3EXT"), Some((Op::FConvert, false)));
        assert_eq!(op("ClampConvertBF16ToE5M2INTEL"), Some((Op::FConvert, true)));
        assert_eq!(op("ConvertInt4ToInt8INTEL"), Some((Op::SConvert, false)));
        assert_eq!(op("ClampStochasticRoundFP16ToE4M3INTEL"), Some((Op::StochasticRoundFToFINTEL, true)));
        assert_eq!(op("ClampStochasticRoundFP16ToInt4INTEL"), Some((Op::ClampStochasticRoundFToSINTEL, false)));
        let from = |name: &str| conversion(name).map(|known| known.from);
        assert_eq!(from("ConvertE2M1ToFP16EXT"), Some(Format::Float4(FPEncoding::Float4E2M1EXT)));
        assert_eq!(from("ConvertE2M1ToFP16INTEL"), Some(Format::Float4(FPEncoding::Float4E2M1INTEL)));
    }

    #[test]
    fn printed_names_are_read_again() {
        for name in names() {
            let row = find(&name).unwrap_or_else(|| panic!("{name} is read"));
            assert_eq!(name_of(&row), Some(&*name));
        }
    }

    #[test]
    fn other_names_are_not_conversions() {
        for name in [
            "ConvertFP16ToE4M3INTEL",
            "ConvertInt4ToFP16EXT",
            "ConvertFP16ToBF16EXT",
            "ClampConvertFP16ToE2M1INTEL",
            "StochasticRoundFP16ToInt4INTEL",
            "ConvertFP16E4M3EXT",
            "ConvertFP16ToE9M9EXT",
        ] {
            assert_eq!(find(&format!("__builtin_spirv_{name}")), None, "{name}");
        }
        assert_eq!(find("ConvertFP16ToE4M3EXT"), None);
    }
}
