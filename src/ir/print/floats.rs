//! Floating-point constants as assembly: in decimals where these are exact, otherwise as bits.

use std::fmt::Write;

use super::text::push_hex;
use crate::ir::types::TypeData;

/// The number of significant decimal digits that LLVM tries before it prints the bits.
const DIGITS: usize = 6;

/// Appends a number of a floating-point type from its bits, the low word first: `float` and `double` in decimal if six
/// digits are exact, otherwise as the bits of a `double`; every other type as its bits after a letter.
pub(super) fn push_float(out: &mut String, ty: &TypeData, words: &[u64]) {
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    match ty {
        TypeData::Float => push_double(out, widen(word(0) as u32)),
        TypeData::Double => push_double(out, word(0)),
        TypeData::Half => push_bits(out, "0xH", &[(word(0), 4)]),
        TypeData::BFloat => push_bits(out, "0xR", &[(word(0), 4)]),
        TypeData::X86Fp80 => push_bits(out, "0xK", &[(word(1), 4), (word(0), 16)]),
        TypeData::PpcFp128 => push_bits(out, "0xM", &[(word(0), 16), (word(1), 16)]),
        _ => push_bits(out, "0xL", &[(word(0), 16), (word(1), 16)]),
    }
}

fn push_bits(out: &mut String, prefix: &str, parts: &[(u64, usize)]) {
    out.push_str(prefix);
    for &(part, width) in parts {
        push_hex(out, part, width);
    }
}

/// Returns the bits of a `float` as those of the equal `double`; the payload of a NaN stays, and so does its quiet bit.
fn widen(bits: u32) -> u64 {
    let (sign, mantissa) = (u64::from(bits >> 31) << 63, u64::from(bits & 0x7F_FFFF));
    match bits >> 23 & 0xFF {
        0xFF => sign | 0x7FF << 52 | mantissa << 29,
        _ => f64::from(f32::from_bits(bits)).to_bits(),
    }
}

fn push_double(out: &mut String, bits: u64) {
    let value = f64::from_bits(bits);
    if !value.is_finite() || !push_decimal(out, value) {
        push_bits(out, "0x", &[(bits, 0)]);
    }
}

/// Appends a finite number in decimal if [`DIGITS`] digits are exact: `1.500000e+00`.
fn push_decimal(out: &mut String, value: f64) -> bool {
    let start = out.len();
    // Writing to a string cannot fail.
    let _ = write!(out, "{value:.*e}", DIGITS - 1);
    let is_exact = out[start..].parse() == Ok(value);
    let exponent = out[start..].find('e').map(|at| start + at);
    let Some(exponent) = exponent.filter(|_| is_exact) else {
        out.truncate(start);
        return false;
    };
    let power: i32 = out[exponent + 1..].parse().unwrap_or(0);
    out.truncate(exponent);
    let _ = write!(out, "0e{}{:02}", if power < 0 { '-' } else { '+' }, power.unsigned_abs());
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(ty: &TypeData, words: &[u64]) -> String {
        let mut out = String::new();
        push_float(&mut out, ty, words);
        out
    }

    #[test]
    fn doubles_of_six_digits_are_decimal() {
        let double = |value: f64| printed(&TypeData::Double, &[value.to_bits()]);
        assert_eq!(double(1.0), "1.000000e+00");
        assert_eq!(double(-0.0), "-0.000000e+00");
        assert_eq!(double(0.1), "1.000000e-01");
        assert_eq!(double(1e300), "1.000000e+300");
        assert_eq!(double(123_456.0), "1.234560e+05");
        assert_eq!(double(1_234_567.0), "0x4132D68700000000");
        assert_eq!(double(f64::from_bits(1)), "4.940660e-324");
        assert_eq!(double(f64::INFINITY), "0x7FF0000000000000");
        assert_eq!(double(f64::NEG_INFINITY), "0xFFF0000000000000");
    }

    #[test]
    fn floats_are_decimal_if_the_equal_double_is() {
        let float = |bits: u32| printed(&TypeData::Float, &[bits.into()]);
        assert_eq!(float(1.5_f32.to_bits()), "1.500000e+00");
        assert_eq!(float(0.1_f32.to_bits()), "0x3FB99999A0000000");
        assert_eq!(float(0x7F80_0001), "0x7FF0000020000000");
        assert_eq!(float(0xFFC0_0000), "0xFFF8000000000000");
        assert_eq!(float(1), "0x36A0000000000000");
    }

    #[test]
    fn other_types_are_bits_after_a_letter() {
        assert_eq!(printed(&TypeData::Half, &[0x3C00]), "0xH3C00");
        assert_eq!(printed(&TypeData::BFloat, &[0x80]), "0xR0080");
        assert_eq!(printed(&TypeData::X86Fp80, &[1 << 63, 0x3FFF]), "0xK3FFF8000000000000000");
        assert_eq!(printed(&TypeData::Fp128, &[1, 2]), "0xL00000000000000010000000000000002");
        assert_eq!(printed(&TypeData::PpcFp128, &[1]), "0xM00000000000000010000000000000000");
    }
}
