//! Numbers of a type as assembly has them: integers in decimals, floating-point numbers in decimals or in hexadecimal.

use std::fmt::Write;

use crate::spirv::grammar::{FPEncoding, Op};
use crate::spirv::view::Instruction;

/// The type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberType {
    Integer {
        width: u32,
        is_signed: bool,
    },
    /// Single or double precision.
    Float {
        width: u32,
    },
    /// A format below 32 bits.
    Encoded(FloatFormat),
}

/// The type of the literals that are floating-point numbers whatever the types of the module.
pub(super) const SINGLE_PRECISION: NumberType = NumberType::Float { width: 32 };

/// The fields of a floating-point format, below the sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FloatFormat {
    exponent_bits: u32,
    fraction_bits: u32,
}

const HALF: FloatFormat = FloatFormat { exponent_bits: 5, fraction_bits: 10 };
const SINGLE: FloatFormat = FloatFormat { exponent_bits: 8, fraction_bits: 23 };
const DOUBLE: FloatFormat = FloatFormat { exponent_bits: 11, fraction_bits: 52 };

/// The formats below 32 bits that are not binary16.
const ENCODINGS: [(FPEncoding, FloatFormat); 3] = [
    (FPEncoding::BFloat16KHR, FloatFormat { exponent_bits: 8, fraction_bits: 7 }),
    (FPEncoding::Float8E4M3EXT, FloatFormat { exponent_bits: 4, fraction_bits: 3 }),
    (FPEncoding::Float8E5M2EXT, FloatFormat { exponent_bits: 5, fraction_bits: 2 }),
];

impl NumberType {
    /// Returns the type that an instruction declares, if its numbers have a known form.
    pub(super) fn declared(inst: &Instruction<'_>) -> Option<Self> {
        match (inst.op, inst.operands) {
            (Op::TypeInt, &[_, width, sign]) => Some(Self::Integer { width, is_signed: sign == 1 }),
            (Op::TypeFloat, &[_, width @ (32 | 64)]) => Some(Self::Float { width }),
            (Op::TypeFloat, &[_, 16]) => Some(Self::Encoded(HALF)),
            (Op::TypeFloat, &[_, _, encoding]) => {
                let row = ENCODINGS.iter().find(|(known, _)| known.0 == encoding);
                row.map(|(_, format)| Self::Encoded(*format))
            }
            _ => None,
        }
    }

    /// Returns the number of words of a number.
    pub(super) fn words(self) -> usize {
        match self {
            Self::Integer { width, .. } | Self::Float { width } => width.div_ceil(32).max(1) as usize,
            Self::Encoded(_) => 1,
        }
    }

    /// Prints a number, whose low word comes first.
    pub(super) fn print(self, words: &[u32], text: &mut String) {
        let low = words.first().copied().unwrap_or_default();
        let bits = u64::from(low) | words.get(1).map_or(0, |high| u64::from(*high) << 32);
        // Writing to a string does not fail.
        _ = match self {
            Self::Integer { is_signed: true, .. } if words.len() == 1 => write!(text, "{}", low.cast_signed()),
            Self::Integer { is_signed: true, .. } if words.len() == 2 => write!(text, "{}", bits.cast_signed()),
            Self::Integer { .. } if words.len() <= 2 => write!(text, "{bits}"),
            Self::Integer { .. } => {
                let digits: String = words.iter().rev().map(|word| format!("{word:08x}")).collect();
                write!(text, "0x{digits}")
            }
            Self::Float { width: 32 } => print_float(f32::from_bits(low).into(), 9, (u64::from(low), SINGLE), text),
            Self::Float { .. } => print_float(f64::from_bits(bits), 17, (bits, DOUBLE), text),
            Self::Encoded(format) => print_hexadecimal(bits, format, text),
        };
    }
}

/// Prints a normal number or zero in decimals, which identify it; any other one exactly in hexadecimal.
fn print_float(value: f64, digits: usize, (bits, format): (u64, FloatFormat), text: &mut String) -> std::fmt::Result {
    let exponent = bits >> format.fraction_bits & ((1 << format.exponent_bits) - 1);
    let is_normal = exponent != 0 && exponent != (1 << format.exponent_bits) - 1;
    match is_normal || value == 0.0 {
        true => print_decimal(value, digits, text),
        false => print_hexadecimal(bits, format, text),
    }
}

/// Prints a number with that many significant digits, without zeros at the end: with an exponent if that is below -4 or not
/// below the number of digits, as C's `%g` does.
fn print_decimal(value: f64, digits: usize, text: &mut String) -> std::fmt::Result {
    let scientific = format!("{value:.*e}", digits - 1);
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or_default();
    let trimmed = |number: &str| match number.contains('.') {
        true => number.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => number.to_owned(),
    };
    if exponent < -4 || exponent >= digits as i32 {
        let sign = if exponent < 0 { '-' } else { '+' };
        return write!(text, "{}e{sign}{:02}", trimmed(mantissa), exponent.unsigned_abs());
    }
    let decimals = (digits as i32 - 1 - exponent) as usize;
    write!(text, "{}", trimmed(&format!("{value:.decimals$}")))
}

/// Prints a number as a hexadecimal fraction with a binary exponent: `-0x1.8p+1`.
fn print_hexadecimal(bits: u64, format: FloatFormat, text: &mut String) -> std::fmt::Result {
    let FloatFormat { exponent_bits, fraction_bits } = format;
    let sign = if bits >> (exponent_bits + fraction_bits) & 1 == 1 { "-" } else { "" };
    let bias = (1_i64 << (exponent_bits - 1)) - 1;
    let field = (bits >> fraction_bits & ((1 << exponent_bits) - 1)) as i64;
    let mut fraction = bits & ((1 << fraction_bits) - 1);
    let mut exponent = field - bias;
    let is_zero = field == 0 && fraction == 0;
    if is_zero {
        exponent = 0;
    } else if field == 0 {
        // The first one of the fraction becomes the one before the point.
        let shift = fraction_bits - fraction.ilog2();
        fraction = fraction << shift & ((1 << fraction_bits) - 1);
        exponent -= i64::from(shift) - 1;
    }
    write!(text, "{sign}0x{}", u8::from(!is_zero))?;
    if fraction != 0 {
        let nibbles = fraction_bits.div_ceil(4);
        let aligned = fraction << (4 * nibbles - fraction_bits);
        let digits = format!("{aligned:0width$x}", width = nibbles as usize);
        write!(text, ".{}", digits.trim_end_matches('0'))?;
    }
    write!(text, "p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(ty: NumberType, words: &[u32]) -> String {
        let mut text = String::new();
        ty.print(words, &mut text);
        text
    }

    #[test]
    fn integers_have_the_sign_of_their_type() {
        let int = |width, is_signed| NumberType::Integer { width, is_signed };
        assert_eq!(printed(int(32, false), &[u32::MAX]), "4294967295");
        assert_eq!(printed(int(8, true), &[u32::MAX]), "-1");
        assert_eq!(printed(int(64, true), &[0, 1 << 31]), "-9223372036854775808");
        assert_eq!(printed(int(64, false), &[1, 1]), "4294967297");
        assert_eq!(printed(int(96, false), &[1, 2, 3]), "0x000000030000000200000001");
    }

    #[test]
    fn normal_numbers_are_decimals_and_others_are_exact() {
        let rows: [(f32, &str); 12] = [
            (0.0, "0"),
            (-0.0, "-0"),
            (1.0, "1"),
            (-2.5, "-2.5"),
            (0.1, "0.100000001"),
            (1e-5, "9.99999975e-06"),
            (123_456_789.0, "123456792"),
            (1e10, "1e+10"),
            (f32::MAX, "3.40282347e+38"),
            (f32::INFINITY, "0x1p+128"),
            (f32::from_bits(1), "0x1p-149"),
            (f32::from_bits(0x7FC0_0000), "0x1.8p+128"),
        ];
        for (value, text) in rows {
            assert_eq!(printed(SINGLE_PRECISION, &[value.to_bits()]), text);
        }
        let double = |value: f64| {
            printed(NumberType::Float { width: 64 }, &[value.to_bits() as u32, (value.to_bits() >> 32) as u32])
        };
        assert_eq!(double(0.1), "0.10000000000000001");
        assert_eq!(double(1e300), "1.0000000000000001e+300");
        assert_eq!(double(f64::NEG_INFINITY), "-0x1p+1024");
        for (bits, text) in
            [(0x3C00, "0x1p+0"), (0xC100, "-0x1.4p+1"), (1, "0x1p-24"), (0, "0x0p+0"), (0x7C00, "0x1p+16")]
        {
            assert_eq!(printed(NumberType::Encoded(HALF), &[bits]), text);
        }
    }
}
