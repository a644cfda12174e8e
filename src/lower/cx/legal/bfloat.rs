//! Arithmetic on bfloats, whose bits are the high half of a float's.
//!
//! Operations on bfloats compute in float and round the result. A float has 24 significant bits and a bfloat 8, so that
//! for one addition, multiplication, division or square root the second rounding changes nothing (24 is at least twice
//! 8 and two more). Where the first rounding could change the result, it is *to odd*: towards zero, with the last bit
//! set if the result is inexact, so that a value exactly between two bfloats stays distinct from its neighbours.
//!
//! Without `SPV_KHR_bfloat16` a bfloat is represented by its 16 bits; with it, by a type of its own, which converts to
//! and from float, and with `SPV_INTEL_bfloat16_arithmetic` that type has arithmetic.

use crate::error::Result;
use crate::ir::{Opcode, Type, Value};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms::{Lane, Lanes, Legal, Parts, integer, one_part};
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Decoration, FPRoundingMode, Op};

/// Integers of at most this many bits are exact in float.
const EXACT_BITS: u32 = 24;

/// The type that arithmetic on bfloats is done in.
pub(in crate::lower) const FLOAT: Lane = Lane::Float(32);

/// Returns `true` if a type is bfloat or a vector of it.
pub(in crate::lower) fn is_bfloat(ty: Type<'_>) -> bool {
    ty.scalar().is_bfloat()
}

pub(in crate::lower) fn int_layout(width: u32, count: u32) -> IntLayout {
    IntLayout { bits: width, width, count }
}

/// Returns `count` bfloats as integers of the same bits.
pub(in crate::lower) fn to_bits<'m, B: Builder<'m>>(builder: &mut B, count: u32, number: Typed) -> Result<Typed> {
    if !builder.declarations().has_bfloat_type() {
        return Ok(number);
    }
    let ty = int_layout(16, count).ty(builder)?;
    builder.bitcast(ty, number)
}

/// Returns integers as `count` bfloats of the same bits.
pub(in crate::lower) fn from_bits<'m, B: Builder<'m>>(builder: &mut B, count: u32, bits: Typed) -> Result<Typed> {
    if !builder.declarations().has_bfloat_type() {
        return Ok(bits);
    }
    let ty = builder.declarations().chunk_type(Lane::BFloat, count)?;
    builder.bitcast(ty, bits)
}

/// Converts bfloats to floats; a NaN keeps its bits.
pub(in crate::lower) fn widen<'m, B: Builder<'m>>(builder: &mut B, value: &Legal) -> Result<Legal> {
    let chunks = value.lanes.chunks(builder.declarations().legal).zip(&value.parts);
    let parts = chunks
        .map(|(count, part)| {
            let (int, float) = (int_layout(32, count), builder.declarations().chunk_type(FLOAT, count)?);
            let (ty, half) = (int.ty(builder)?, int.splat(builder, 16)?);
            let bits = to_bits(builder, count, *part)?;
            let bits = builder.zext_or_trunc(ty, bits)?;
            let bits = builder.shl(bits, half)?;
            builder.bitcast(float, bits)
        })
        .collect::<Result<Parts>>()?;
    Ok(Legal::new(Lanes { lane: FLOAT, ..value.lanes }, parts))
}

/// Rounds floats to the nearest bfloats, ties to even.
pub(in crate::lower) fn narrow<'m, B: Builder<'m>>(builder: &mut B, value: &Legal) -> Result<Legal> {
    if builder.declarations().has_bfloat_type() {
        return float_resize_lanes(builder, Lane::BFloat, value);
    }
    let chunks = value.lanes.chunks(builder.declarations().legal).zip(&value.parts);
    let parts = chunks.map(|(count, part)| narrow_bits(builder, count, *part)).collect::<Result<Parts>>()?;
    Ok(Legal::new(Lanes { lane: Lane::BFloat, ..value.lanes }, parts))
}

/// Half a unit in the last place of the result is added, less one where that last bit is zero, so that ties go to even;
/// a NaN loses its low bits only, and stays a NaN.
fn narrow_bits<'m, B: Builder<'m>>(builder: &mut B, count: u32, number: Typed) -> Result<Typed> {
    let (int, short) = (int_layout(32, count), int_layout(16, count));
    let (ty, boolean) = (int.ty(builder)?, builder.declarations().chunk_type(Lane::Bool, count)?);
    let bits = builder.bitcast(ty, number)?;
    let (sixteen, one) = (int.splat(builder, 16)?, int.splat(builder, 1)?);
    let (half, quiet) = (int.splat(builder, 0x7fff)?, int.splat(builder, 0x40_0000)?);
    let high = builder.lshr(bits, sixteen)?;
    let last = builder.and(high, one)?;
    let carried = builder.add(bits, half)?;
    let carried = builder.add(carried, last)?;
    let quieted = builder.or(bits, quiet)?;
    let is_nan = builder.op(Op::Unordered, boolean, &[number, number])?;
    let rounded = builder.select(is_nan, quieted, carried)?;
    let high = builder.lshr(rounded, sixteen)?;
    let ty = short.ty(builder)?;
    builder.zext_or_trunc(ty, high)
}

/// Returns `float` with its last bit set where the conversion was `inexact`.
fn to_odd<'m, B: Builder<'m>>(builder: &mut B, count: u32, float: Typed, inexact: Typed) -> Result<Typed> {
    let int = int_layout(32, count);
    let (ty, float_ty) = (int.ty(builder)?, builder.declarations().chunk_type(FLOAT, count)?);
    let (one, zero) = (int.splat(builder, 1)?, int.splat(builder, 0)?);
    let bits = builder.bitcast(ty, float)?;
    let last = builder.select(inexact, one, zero)?;
    let bits = builder.or(bits, last)?;
    builder.bitcast(float_ty, bits)
}

/// `fptrunc` to bfloat
fn truncate<'m, B: Builder<'m>>(builder: &mut B, value: &Legal) -> Result<Legal> {
    let from = value.lanes;
    if from.lane == FLOAT {
        return narrow(builder, value);
    }
    // A conversion in one instruction goes through `float` and rounds twice (SPV_KHR_bfloat16, Conversion Instructions).
    let chunks = from.chunks(builder.declarations().legal).zip(&value.parts);
    let floats = chunks.map(|(count, part)| double_to_odd(builder, count, *part)).collect::<Result<Parts>>()?;
    narrow(builder, &Legal::new(Lanes { lane: FLOAT, ..from }, floats))
}

/// Converts doubles to floats, rounded to odd.
fn double_to_odd<'m, B: Builder<'m>>(builder: &mut B, count: u32, double: Typed) -> Result<Typed> {
    let float_ty = builder.declarations().chunk_type(FLOAT, count)?;
    let double_ty = builder.declarations().chunk_type(Lane::Float(64), count)?;
    let boolean = builder.declarations().chunk_type(Lane::Bool, count)?;
    let float = builder.fp_convert(float_ty, double)?;
    builder.declarations().decorate_with(float, Decoration::FPRoundingMode, FPRoundingMode::RTZ)?;
    let back = builder.fp_convert(double_ty, float)?;
    let inexact = builder.op(Op::FOrdNotEqual, boolean, &[back, double])?;
    to_odd(builder, count, float, inexact)
}

/// `sitofp`, `uitofp` to bfloat
fn from_integers<'m, B: Builder<'m>>(builder: &mut B, value: &Legal, signed: bool) -> Result<Legal> {
    let Legal { lanes: from, ref parts } = *value;
    let floats = Lanes { lane: FLOAT, ..from };
    let numbers = match from.lane {
        Lane::MultiWord { .. } => {
            let lanes = parts.chunks(from.lane.words() as usize);
            let lanes = lanes.map(|lane| multi_word::floats::to_odd_float(builder, from.lane, lane, signed));
            let lanes = lanes.collect::<Result<Parts>>()?;
            crate::lower::cx::legal::lanes::gather(builder, floats, &lanes)?
        }
        Lane::Int { bits, width } if bits > EXACT_BITS => from
            .chunks(builder.declarations().legal)
            .zip(parts)
            .map(|(count, part)| {
                let int = IntLayout { bits, width, count };
                let part = if signed { int.sign_extend(builder, *part)? } else { *part };
                integer_to_odd(builder, int_layout(width, count), part, signed)
            })
            .collect::<Result<Parts>>()
            .map(|parts| Legal::new(floats, parts))?,
        _ => int_to_float(builder, FLOAT, value, signed)?,
    };
    narrow(builder, &numbers)
}

/// Converts integers to floats, rounded to odd.
fn integer_to_odd<'m, B: Builder<'m>>(builder: &mut B, int: IntLayout, number: Typed, signed: bool) -> Result<Typed> {
    let (to_float, to_int) =
        if signed { (Op::ConvertSToF, Op::ConvertFToS) } else { (Op::ConvertUToF, Op::ConvertFToU) };
    let float_ty = builder.declarations().chunk_type(FLOAT, int.count)?;
    let ty = int.ty(builder)?;
    let float = builder.op(to_float, float_ty, &[number])?;
    builder.declarations().decorate_with(float, Decoration::FPRoundingMode, FPRoundingMode::RTZ)?;
    // A result that is rounded towards zero is in range.
    let whole = builder.op(to_int, ty, &[float])?;
    let inexact = builder.icmp_ne(whole, number)?;
    to_odd(builder, int.count, float, inexact)
}

/// Lowers a conversion from or to bfloat.
pub(in crate::lower) fn cast<'m, B: Builder<'m>>(builder: &mut B, value: Value<'m>, opcode: Opcode) -> Result<Parts> {
    let source = value.operand(0);
    let (from, to) = (builder.lanes(source.ty())?, builder.lanes(value.ty())?);
    let from = Legal::new(from, builder.value(source)?);
    if let Some(op) = direct_conversion(builder.declarations(), from.lanes, to, opcode) {
        let ty = builder.declarations().chunk_type(to.lane, to.count)?;
        return Ok(one_part(builder.op(op, ty, &from.parts)?));
    }
    let converted = match opcode {
        Opcode::FPTrunc => truncate(builder, &from),
        Opcode::UIToFP | Opcode::SIToFP => from_integers(builder, &from, opcode == Opcode::SIToFP),
        Opcode::FPExt if builder.declarations().has_bfloat_type() => float_resize_lanes(builder, to.lane, &from),
        _ => {
            let floats = widen(builder, &from)?;
            match opcode {
                Opcode::FPToUI | Opcode::FPToSI => float_to_int(builder, to.lane, &floats, opcode == Opcode::FPToSI),
                _ if to.lane == FLOAT => Ok(floats),
                _ => float_resize_lanes(builder, to.lane, &floats),
            }
        }
    };
    converted.map(Legal::into_parts)
}

/// Returns the instruction that converts between integers and bfloats of a type of their own, if both are single values
/// of exactly these types.
///
/// The instruction converts through `float` (SPV_KHR_bfloat16, Conversion Instructions), which must not round.
fn direct_conversion(declarations: &Declarations<'_>, from: Lanes, to: Lanes, opcode: Opcode) -> Option<Op> {
    let rounds_twice = matches!(from.lane, Lane::Int { bits, .. } if bits > EXACT_BITS);
    let op = match opcode {
        Opcode::UIToFP | Opcode::SIToFP if rounds_twice => return None,
        Opcode::FPToUI => Op::ConvertFToU,
        Opcode::FPToSI => Op::ConvertFToS,
        Opcode::UIToFP => Op::ConvertUToF,
        Opcode::SIToFP => Op::ConvertSToF,
        _ => return None,
    };
    (declarations.has_bfloat_type()
        && from.has_memory_form(declarations.legal)
        && to.has_memory_form(declarations.legal))
    .then_some(op)
}

/// Returns the lanes of the representation: bfloats without a type of their own are integers.
pub(in crate::lower) fn stored_lanes(declarations: &Declarations<'_>, lanes: Lanes) -> Lanes {
    if lanes.lane == Lane::BFloat && !declarations.has_bfloat_type() {
        Lanes { lane: integer(16), ..lanes }
    } else {
        lanes
    }
}
