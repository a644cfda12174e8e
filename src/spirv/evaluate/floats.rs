//! Floating-point operations. Results are rounded to nearest, ties to even (IEEE 754).
//!
//! Halves are computed as doubles and rounded once more. This double rounding is exact: a double has more than 2p + 2
//! digits for the p digits of a half (Figueroa, "When is double rounding innocuous?", 1995). Every NaN result is the quiet
//! NaN without a payload, independent of the host.

use super::scalar::{Scalar, low, sign_extended};
use super::{Number, Outcome};
use crate::spirv::grammar::Op;
use crate::spirv::half::{f64_from_half, half_from_f64};

pub(super) fn unary(op: Op, result: Scalar, a: Number) -> Option<Outcome> {
    match (a.ty, result) {
        (Scalar::Float { width: from }, Scalar::Float { width: to }) => {
            let bits = match op {
                Op::FNegate if from == to => a.bits ^ 1 << (to - 1),
                Op::FConvert => convert(a.bits, from, to),
                Op::QuantizeToF16 if (from, to) == (32, 32) => quantized(a.bits),
                _ => return None,
            };
            Some(Outcome::Bits(bits))
        }
        (Scalar::Float { width }, Scalar::Int { .. }) => to_integer(op, to_f64(a.bits, width), result.width()?),
        (Scalar::Int { .. }, Scalar::Float { width }) => {
            let from = a.ty.width()?;
            let bits = match op {
                Op::ConvertSToF => from_signed(sign_extended(a.bits, from), width),
                Op::ConvertUToF => from_unsigned(a.bits, width),
                _ => return None,
            };
            Some(Outcome::Bits(bits))
        }
        _ => None,
    }
}

/// Converts to an integer, rounding towards zero.
fn to_integer(op: Op, value: f64, width: u32) -> Option<Outcome> {
    let (whole, signed) = match op {
        Op::ConvertFToS => (value.trunc(), true),
        Op::ConvertFToU => (value.trunc(), false),
        _ => return None,
    };
    let end = 2.0_f64.powi(if signed { width - 1 } else { width } as i32);
    let first = if signed { -end } else { 0.0 };
    // NaN is not in the range either.
    if !(first..end).contains(&whole) {
        return Some(Outcome::Undefined("the converted number is out of range of the integer type"));
    }
    Some(Outcome::Bits(low(if signed { whole as i64 as u64 } else { whole as u64 }, width)))
}

pub(super) fn binary(op: Op, result: Scalar, a: Number, b: Number) -> Option<u64> {
    let (Scalar::Float { width }, true, true) = (result, a.ty == result, b.ty == result) else { return None };
    if width == 32 {
        let (a, b) = (f32::from_bits(a.bits as u32), f32::from_bits(b.bits as u32));
        let value = match op {
            Op::FAdd => a + b,
            Op::FSub => a - b,
            Op::FMul => a * b,
            Op::FDiv => a / b,
            Op::FRem => a % b,
            Op::FMod => modulo(f64::from(a), f64::from(b)) as f32,
            _ => return None,
        };
        return Some(from_f32(value));
    }
    let (a, b) = (to_f64(a.bits, width), to_f64(b.bits, width));
    let value = match op {
        Op::FAdd => a + b,
        Op::FSub => a - b,
        Op::FMul => a * b,
        Op::FDiv => a / b,
        Op::FRem => a % b,
        Op::FMod => modulo(a, b),
        _ => return None,
    };
    Some(from_f64(value, width))
}

/// Returns the remainder with the sign of `b`.
fn modulo(a: f64, b: f64) -> f64 {
    let rest = a % b;
    if rest == 0.0 {
        return 0.0_f64.copysign(b);
    }
    if rest.is_sign_negative() == b.is_sign_negative() { rest } else { rest + b }
}

fn convert(bits: u64, from: u32, to: u32) -> u64 {
    from_f64(to_f64(bits, from), to)
}

/// Returns the number with these bits; a double represents every half and every float exactly.
pub(crate) fn to_f64(bits: u64, width: u32) -> f64 {
    match width {
        16 => f64_from_half(bits as u16),
        32 => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

fn from_f64(value: f64, width: u32) -> u64 {
    match width {
        16 => u64::from(half_from_f64(value)),
        32 => from_f32(value as f32),
        _ if value.is_nan() => 0x7FF8_0000_0000_0000,
        _ => value.to_bits(),
    }
}

fn from_f32(value: f32) -> u64 {
    if value.is_nan() { 0x7FC0_0000 } else { u64::from(value.to_bits()) }
}

/// Converts a signed integer with a single rounding: integers above 2^53, which a double rounds, are out of a half's range.
fn from_signed(value: i64, width: u32) -> u64 {
    match width {
        16 => u64::from(half_from_f64(value as f64)),
        32 => from_f32(value as f32),
        _ => (value as f64).to_bits(),
    }
}

fn from_unsigned(value: u64, width: u32) -> u64 {
    match width {
        16 => u64::from(half_from_f64(value as f64)),
        32 => from_f32(value as f32),
        _ => (value as f64).to_bits(),
    }
}

/// Folds `OpQuantizeToF16`: rounds a float to a half and flushes denormals to zero.
fn quantized(bits: u64) -> u64 {
    let half = half_from_f64(to_f64(bits, 32));
    let is_denormal = half & 0x7C00 == 0;
    convert(u64::from(if is_denormal { half & 0x8000 } else { half }), 16, 32)
}
