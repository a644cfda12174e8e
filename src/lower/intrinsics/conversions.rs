//! Conversions between floating-point numbers and integers that saturate or have a fixed rounding.

use crate::error::invalid;
use crate::ir::{IntPredicate, Type};
use crate::lower::cx::forms::ones;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::conversions::float_to_int;
use crate::lower::cx::legal::float_order::{compare, fraction_bits, is_nan};
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::expect_integers;
use crate::spirv::grammar::{Decoration, Std};

/// `llvm.fptosi.sat` => `OpConvertFToS` with `SaturatedConversion`
pub(super) fn signed_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    saturated(fx, inst, true)
}

/// `llvm.fptoui.sat` => `OpConvertFToU` with `SaturatedConversion`, and a selection of zero for a NaN, see
/// [`is_wrong_for_nan`]
pub(super) fn unsigned_saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    saturated(fx, inst, false)
}

/// Converts with `SaturatedConversion`, which clamps numbers to the type of the result and makes a NaN zero (OpenCL C 3.0,
/// section 6.4.3.3), to the type of the result, or to 64 bits where SPIR-V has no such type.
fn saturated<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, signed: bool) -> Result<Parts> {
    let (number, to) = operand_and_result(fx, inst)?;
    let result = match to.lane {
        _ if lanewise::are_standard_integers(to) => {
            let converted = converted(fx, to.lane, &number, signed)?;
            if signed || !is_wrong_for_nan(number.lanes, to) {
                return Ok(converted.parts);
            }
            zero_for_nan(fx, &number, &converted)
        }
        Lane::MultiWord { .. } => {
            let converted = float_to_int(fx, to.lane, &number, signed)?;
            clamped_to(fx, &number, &converted, signed)
        }
        lane => {
            let long = converted(fx, LONG, &number, signed)?;
            let limited = limited(fx, lane.number_bits()?, &long, signed)?;
            lanewise::resize(fx, lane, &limited, signed)
        }
    };
    result.map(Legal::into_parts)
}

/// Returns `true` for the unsigned conversions that Intel's CPU runtime compiles to an instruction of AVX-512 which makes a
/// NaN 2^32 - 1, against section 6.4.3.3.
fn is_wrong_for_nan(from: Lanes, to: Lanes) -> bool {
    to.lane.bits() == Some(32) && from.lane.bits().is_some_and(|bits| bits <= 32)
}

/// Selects zero where a number is a NaN.
fn zero_for_nan(fx: &mut FunctionCx<'_, '_>, number: &Legal, converted: &Legal) -> Result<Legal> {
    let nan = is_nan(fx, number)?;
    let nothing = lanewise::number(fx, converted.lanes, Number::Small(0))?;
    lanewise::select(fx, &nan, &nothing, converted)
}

const LONG: Lane = Lane::Int { bits: 64, width: 64 };

/// `OpConvertFToS` or `OpConvertFToU` with `SaturatedConversion`
fn converted(fx: &mut FunctionCx<'_, '_>, to: Lane, number: &Legal, signed: bool) -> Result<Legal> {
    let converted = float_to_int(fx, to, number, signed)?;
    for id in &converted.parts {
        fx.mx.decorate(*id, Decoration::SaturatedConversion, &[])?;
    }
    Ok(converted)
}

/// Limits 64-bit integers to the numbers of `bits` bits.
fn limited(fx: &mut FunctionCx<'_, '_>, bits: u32, number: &Legal, signed: bool) -> Result<Legal> {
    let lanes = number.lanes;
    let (greatest, at_least) = match signed {
        true => (ones(bits - 1), IntPredicate::Sge),
        false => (ones(bits), IntPredicate::Uge),
    };
    let greatest = lanewise::number(fx, lanes, Number::Small(greatest))?;
    let too_high = compare_integers(fx, at_least, number, &greatest)?;
    if !signed {
        return lanewise::select(fx, &too_high, &greatest, number);
    }
    let least = lanewise::number(fx, lanes, Number::Small(!ones(bits - 1)))?;
    let too_low = compare_integers(fx, IntPredicate::Sle, number, &least)?;
    let result = lanewise::select(fx, &too_high, &greatest, number)?;
    lanewise::select(fx, &too_low, &least, &result)
}

/// Selects the limit where a number does not fit into the type of the result, and zero for a NaN.
///
/// Numbers at or above 2^n do not fit in n bits, nor, signed, those below -2^n; both limits are powers of two, which
/// every format has or which are beyond all its finite numbers. A conversion that is not selected has an unspecified
/// value.
fn clamped_to(fx: &mut FunctionCx<'_, '_>, number: &Legal, converted: &Legal, signed: bool) -> Result<Legal> {
    let (from, to) = (number.lanes, converted.lanes);
    let bits = to.lane.number_bits()?;
    let above = power_of_two(fx, from, if signed { bits - 1 } else { bits }, false)?;
    let too_high = compare(fx, Op::FOrdGreaterThanEqual, number, &above)?;
    let greatest = lanewise::number(fx, to, if signed { Number::SignedMaximum } else { Number::Ones })?;
    let result = lanewise::select(fx, &too_high, &greatest, converted)?;

    let (below, least) = if signed {
        (power_of_two(fx, from, bits - 1, true)?, Number::SignedMinimum)
    } else {
        (zero(fx, from)?, Number::Small(0))
    };
    let too_low = compare(fx, Op::FOrdLessThanEqual, number, &below)?;
    let least = lanewise::number(fx, to, least)?;
    let result = lanewise::select(fx, &too_low, &least, &result)?;

    zero_for_nan(fx, number, &result)
}

/// Returns 2^exponent or -2^exponent in every lane; an infinity if the format has no such number.
fn power_of_two(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, exponent: u32, negative: bool) -> Result<Legal> {
    let (fraction, width) = (fraction_bits(lanes)?, lanes.lane.number_bits()?);
    let bias = (1u64 << (width - fraction - 2)) - 1;
    let biased = (u64::from(exponent) + bias).min(2 * bias + 1);
    let sign = u64::from(negative) << (width - 1);
    splat(fx, lanes, width, sign | biased << fraction)
}

fn zero(fx: &mut FunctionCx<'_, '_>, lanes: Lanes) -> Result<Legal> {
    let width = lanes.lane.number_bits()?;
    splat(fx, lanes, width, 0)
}

fn splat(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, width: u32, bits: u64) -> Result<Legal> {
    let scalar = fx.mx.float_constant(width, bits)?;
    let parts = lanes.chunks(fx.mx.legal).map(|count| fx.mx.splat(lanes.lane, scalar, count));
    Ok(Legal::new(lanes, parts.collect::<Result<Parts>>()?))
}

/// Returns the operand and the lanes of the result of a conversion, which LLVM's verifier lets have any lengths.
fn operand_and_result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<(Legal, Lanes)> {
    let (from, to) = (fx.lanes(inst.argument(0).ty())?, fx.lanes(inst.ty())?);
    if from.count != to.count {
        return Err(invalid(format!("expected {} numbers as the result, found {}", from.count, to.count)));
    }
    Ok((fx.legal(inst.argument(0))?, to))
}

/// `llvm.lround`, `llvm.llround` => `round`, which rounds halves away from zero, and a conversion
pub(super) fn round_to_int<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    rounded(fx, inst, Std::round)
}

/// `llvm.lrint`, `llvm.llrint` => `rint`, which rounds halves to even, and a conversion
pub(super) fn rint_to_int<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    rounded(fx, inst, Std::rint)
}

fn rounded<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, std: Std) -> Result<Parts> {
    // The masked forms may return vectors of anything for LLVM's verifier.
    expect_integers(inst.ty())?;
    let (number, to) = operand_and_result(fx, inst)?;
    let whole = lanes::each_part(fx, [&number.parts], |fx, ty, parts| fx.std(std, ty, parts))?;
    float_to_int(fx, to.lane, &Legal::new(number.lanes, whole), true).map(Legal::into_parts)
}

/// `llvm.convert.to.fp16` => `OpFConvert` and the bits
pub(super) fn to_half_bits<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_scalar(inst.argument(0).ty())?;
    let number = fx.scalar(inst.argument(0))?;
    let (half, bits) = (fx.mx.type_float(16)?, fx.mx.type_int(16)?);
    let half = resized(fx, half, number)?;
    Ok(Parts::from_elem(fx.bitcast(bits, half)?, 1))
}

/// `llvm.convert.from.fp16` => the bits as a half, and `OpFConvert`
pub(super) fn from_half_bits<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_scalar(inst.ty())?;
    let bits = fx.scalar(inst.argument(0))?;
    let half = fx.mx.type_float(16)?;
    let number = fx.bitcast(half, bits)?;
    let ty = fx.type_of(inst.value())?;
    Ok(Parts::from_elem(resized(fx, ty, number)?, 1))
}

fn resized(fx: &mut FunctionCx<'_, '_>, to: SpirvType, number: Typed) -> Result<Typed> {
    if number.ty == to { Ok(number) } else { fx.fp_convert(to, number) }
}

/// Checks that a type is no vector, which LLVM's verifier lets a conversion of one number have.
fn expect_scalar(ty: Type<'_>) -> Result<()> {
    if ty.scalar() == ty { Ok(()) } else { Err(invalid(format!("expected one floating-point number, found `{ty}`"))) }
}

/// Returns exponents for `OpenCL.std`, 32 bits in each lane of `lanes`; those of other widths are limited to a range
/// beyond which every number becomes zero or infinite.
pub(super) fn exponents<'m>(fx: &mut FunctionCx<'_, 'm>, lanes: Lanes, inst: Inst<'m>) -> Result<Parts> {
    let number = exponent(fx, inst)?;
    let number = if number.lanes.lane.bits() > Some(WORD_BITS) { clamped(fx, &number)? } else { number };
    in_each_lane(fx, lanes, &number)
}

/// Returns powers for `OpenCL.std`, 32 bits in each lane of `lanes`.
///
/// # Errors
///
/// `InvalidInstruction` for a power of more bits, which cannot be limited to 32 bits.
pub(super) fn powers<'m>(fx: &mut FunctionCx<'_, 'm>, lanes: Lanes, inst: Inst<'m>) -> Result<Parts> {
    let number = exponent(fx, inst)?;
    if number.lanes.lane.bits() > Some(WORD_BITS) {
        return Err(invalid(format!(
            "expected a power of 32 bits for OpenCL's pown, found {}; truncate the power if it fits, or use llvm.pow",
            inst.argument(1).ty()
        )));
    }
    in_each_lane(fx, lanes, &number)
}

/// The width of an exponent.
const WORD_BITS: u32 = 32;

/// Returns the exponent of a call.
fn exponent<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Legal> {
    let lanes = fx.lanes(inst.argument(1).ty())?;
    match lanes.lane.bits() {
        Some(_) => fx.legal(inst.argument(1)),
        None => Err(invalid("expected an integer exponent")),
    }
}

/// Converts integers to signed ones of 32 bits; a scalar is copied to each of the lanes.
fn in_each_lane(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, number: &Legal) -> Result<Parts> {
    let word = Lane::Int { bits: WORD_BITS, width: WORD_BITS };
    let Legal { lanes: from, parts } = lanewise::resize(fx, word, number, true)?;
    if from.count == lanes.count {
        return Ok(parts);
    }
    if from.count != 1 {
        return Err(invalid(format!(
            "expected one exponent or an exponent for each number, found {} for {}",
            from.count, lanes.count
        )));
    }
    let scalar = parts.first().copied().ok_or_else(|| invalid("an exponent without a value"))?;
    lanes.chunks(fx.mx.legal).map(|count| fx.splat(word, scalar, count)).collect()
}

fn clamped(fx: &mut FunctionCx<'_, '_>, number: &Legal) -> Result<Legal> {
    /// Beyond the exponents of all formats and the difference of any two of them.
    const LIMIT: u64 = 1 << 20;
    let high = lanewise::number(fx, number.lanes, Number::Small(LIMIT))?;
    let low = lanewise::negate(fx, &high)?;
    let parts = lanewise::extremum(fx, IntPredicate::Slt, number, &high)?;
    lanewise::extremum(fx, IntPredicate::Sgt, &parts, &low)
}
