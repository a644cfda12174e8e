//! OpenCL C's conversion functions and the type names in their names.
//!
//! `convert_uchar4_sat_rte` converts values, `as_uchar4` reinterprets bits (OpenCL C specification, sections 6.4.3 and
//! 6.4.4). The type of the operand comes from the mangled parameters, not from this file.

use std::fmt;

use super::itanium::mangle_type;
use super::{Parameter, Pointer, Rounding, Scalar};

/// The vector lengths of OpenCL C. A scalar has length 1.
const LENGTHS: [(&str, u32); 5] = [("2", 2), ("3", 3), ("4", 4), ("8", 8), ("16", 16)];

/// The element types that may occur in a name.
#[rustfmt::skip]
const SCALARS: &[(&str, Scalar)] = &[
    ("bfloat16", Scalar::BFloat),
    ("bool",     Scalar::Bool),
    ("char",     Scalar::Char),
    ("double",   Scalar::Double),
    ("float",    Scalar::Float),
    ("half",     Scalar::Half),
    ("int",      Scalar::Int),
    ("long",     Scalar::Long),
    ("short",    Scalar::Short),
    ("uchar",    Scalar::UChar),
    ("uint",     Scalar::UInt),
    ("ulong",    Scalar::ULong),
    ("ushort",   Scalar::UShort),
];

/// A scalar or vector type as OpenCL C spells it: `float`, `uchar4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeName {
    /// The element type.
    pub scalar: Scalar,
    /// The number of elements; 1 is a scalar.
    pub length: u32,
}

impl fmt::Display for TypeName {
    /// Prints OpenCL C's spelling. A type that OpenCL C has no name for is printed as in mangled names: `DB24_` is an
    /// integer of 24 bits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match SCALARS.iter().find(|row| row.1 == self.scalar) {
            Some((name, _)) => f.write_str(name)?,
            None => f.write_str(&mangle_type(&Parameter::Scalar(self.scalar)).unwrap_or_default())?,
        }
        match self.length {
            1 => Ok(()),
            length => write!(f, "{length}"),
        }
    }
}

impl Pointer<'_> {
    /// Returns the scalar or vector in memory that the pointer points to; a byte for `void`. `None` for other pointees.
    pub fn element(&self) -> Option<TypeName> {
        match self.pointee {
            Parameter::Void => Some(TypeName { scalar: Scalar::UChar, length: 1 }),
            Parameter::Scalar(scalar) => Some(TypeName { scalar, length: 1 }),
            Parameter::Vector { element, length } => Some(TypeName { scalar: element, length }),
            Parameter::Pointer(_)
            | Parameter::Named(_)
            | Parameter::Array
            | Parameter::Function
            | Parameter::Block
            | Parameter::Variadic
            | Parameter::Other => None,
        }
    }
}

/// Returns the names of the conversion functions, without suffixes: `convert_float4`.
pub fn names() -> impl Iterator<Item = String> {
    let values = SCALARS.iter().filter(|(_, scalar)| !matches!(scalar, Scalar::BFloat | Scalar::Bool));
    let lengths = || [""].into_iter().chain(LENGTHS.iter().map(|(suffix, _)| *suffix));
    values.flat_map(move |(scalar, _)| lengths().map(move |length| format!("convert_{scalar}{length}")))
}

/// The components of a conversion function's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Convert {
    /// The result type.
    pub to: TypeName,
    /// `_sat`: values out of range become the nearest value of the type.
    pub saturated: bool,
    /// The rounding suffix, if there is one.
    pub rounding: Option<Rounding>,
}

impl fmt::Display for Convert {
    /// Prints `convert_T[n][_sat][_rtX]`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "convert_{}", self.to)?;
        f.write_str(if self.saturated { "_sat" } else { "" })?;
        f.write_str(self.rounding.map_or("", Rounding::suffix))
    }
}

/// Parses a type name such as `uchar4`; nothing may follow.
pub fn parse_type_name(text: &str) -> Option<TypeName> {
    let scalar = |name: &str| SCALARS.binary_search_by_key(&name, |row| row.0).ok().map(|index| SCALARS[index].1);
    if let Some(scalar) = scalar(text) {
        return Some(TypeName { scalar, length: 1 });
    }
    LENGTHS.iter().find_map(|&(suffix, length)| Some(TypeName { scalar: scalar(text.strip_suffix(suffix)?)?, length }))
}

/// Parses `convert_T[n][_sat][_rtX]`.
pub fn parse_convert(name: &str) -> Option<Convert> {
    let (rest, rounding) = Rounding::split_suffix(name.strip_prefix("convert_")?);
    let (rest, saturated) = match rest.strip_suffix("_sat") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    Some(Convert { to: parse_type_name(rest)?, saturated, rounding })
}

/// Parses `as_T[n]`.
pub fn parse_as(name: &str) -> Option<TypeName> {
    parse_type_name(name.strip_prefix("as_")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_names_are_sorted() {
        assert!(SCALARS.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn conversions_are_parsed() {
        let to = |scalar, length| TypeName { scalar, length };
        let convert = |to, saturated, rounding| Some(Convert { to, saturated, rounding });
        assert_eq!(parse_convert("convert_int"), convert(to(Scalar::Int, 1), false, None));
        assert_eq!(parse_convert("convert_char3_sat"), convert(to(Scalar::Char, 3), true, None));
        assert_eq!(
            parse_convert("convert_uchar16_sat_rte"),
            convert(to(Scalar::UChar, 16), true, Some(Rounding::ToNearestEven))
        );
        assert_eq!(
            parse_convert("convert_half2_rtp"),
            convert(to(Scalar::Half, 2), false, Some(Rounding::TowardPositive))
        );
        assert_eq!(parse_as("as_ulong8"), Some(to(Scalar::ULong, 8)));
        assert_eq!(parse_type_name("bfloat16"), Some(to(Scalar::BFloat, 1)));
        assert_eq!(parse_type_name("bfloat162"), Some(to(Scalar::BFloat, 2)));
    }

    #[test]
    fn printed_names_are_parsed_again() {
        for (_, scalar) in SCALARS {
            for length in [1, 2, 3, 4, 8, 16] {
                let to = TypeName { scalar: *scalar, length };
                assert_eq!(parse_type_name(&to.to_string()), Some(to));
                for rounding in [None].into_iter().chain(Rounding::ALL.map(Some)) {
                    for saturated in [false, true] {
                        let convert = Convert { to, saturated, rounding };
                        assert_eq!(parse_convert(&convert.to_string()), Some(convert), "{convert}");
                    }
                }
            }
        }
        assert_eq!(TypeName { scalar: Scalar::UBitInt(24), length: 1 }.to_string(), "DU24_");
    }

    #[test]
    fn other_names_are_not_conversions() {
        for name in ["convert_", "convert_int5", "convert_int_rte_sat", "convert_image", "convert_int4_", "int4", ""] {
            assert_eq!(parse_convert(name), None, "{name}");
        }
        assert_eq!(parse_as("as_int1"), None);
        assert_eq!(parse_as("as_"), None);
    }
}
