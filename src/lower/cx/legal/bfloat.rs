//! Arithmetic on bfloats: a float with the low half of its significand cut off.
//!
//! Whatever computes with them computes in float and rounds the result. A float has 24 significant bits and a bfloat 8,
//! so that for one addition, multiplication, division or square root the second rounding changes nothing (24 is at
//! least twice 8 and two more). Where a first rounding could be seen, it is *to odd*: towards zero, with the last bit
//! set if anything was cut off, so that what is exactly between two bfloats stays apart from what is not.
//!
//! Without `SPV_KHR_bfloat16` a bfloat is its 16 bits; with it, it has a type of its own, which converts to and from
//! float, and with `SPV_INTEL_bfloat16_arithmetic` that type has arithmetic.

use crate::error::Result;
use crate::llvm::{Opcode, Type, Value};
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, Lanes, Parts, integer};
use crate::lower::cx::legal::conversions::{float_resize_lanes, int_to_float};
use crate::lower::cx::legal::integers::Register;
use crate::lower::cx::legal::wide;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration, FPEncoding, FPRoundingMode, Op};
use crate::spirv::inst::Inst as SpirvInst;

/// The number a bfloat is computed as.
pub(in crate::lower) const FLOAT: Lane = Lane::Float(32);

/// Whether a type is bfloat or a vector of it.
pub(in crate::lower) fn is_bfloat(ty: Type<'_>) -> bool {
    ty.scalar().is_bfloat()
}

/// Whether bfloats have a type of their own.
fn is_typed(mx: &ModuleCx<'_>) -> bool {
    mx.out.allows_extension(Extension::KHR_bfloat16)
}

/// Whether that type has arithmetic; says so in the module.
pub(in crate::lower) fn has_arithmetic(mx: &mut ModuleCx<'_>) -> Result<bool> {
    let has = is_typed(mx) && mx.out.allows_extension(Extension::INTEL_bfloat16_arithmetic);
    if has {
        // A comparison does not show it in its result.
        mx.out.requirements().capability(Capability::BFloat16ArithmeticINTEL)?;
    }
    Ok(has)
}

impl<'m> ModuleCx<'m> {
    /// `OpTypeFloat 16 BFloat16KHR`, or an integer of as many bits.
    pub(in crate::lower) fn type_bfloat(&mut self) -> Result<Id> {
        if !is_typed(self) {
            return self.type_int(16);
        }
        let id = self.out.intern_inst(SpirvInst::new(Op::TypeFloat).literal(16).enumerant(FPEncoding::BFloat16KHR))?;
        if !self.types.bfloats.contains(&id) {
            self.types.bfloats.push(id);
        }
        Ok(id)
    }

    /// A bfloat by its bits.
    pub(in crate::lower) fn bfloat_constant(&mut self, bits: u64) -> Result<Id> {
        let ty = self.type_bfloat()?;
        self.out.intern(Op::Constant, Some(ty), &[bits as u32])
    }
}

/// The capability of an operation that gives a bfloat; what only moves or converts one needs none.
pub(in crate::lower) fn note_computed(mx: &mut ModuleCx<'_>, op: Op) -> Result<()> {
    let capability = match op {
        Op::Dot => Capability::BFloat16DotProductKHR,
        Op::ExtInst | Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem | Op::FMod | Op::FNegate => {
            Capability::BFloat16ArithmeticINTEL
        }
        Op::ConvertSToF | Op::ConvertUToF | Op::VectorTimesScalar => Capability::BFloat16ArithmeticINTEL,
        _ => return Ok(()),
    };
    mx.out.requirements().capability(capability)
}

pub(in crate::lower) fn register(width: u32, count: u32) -> Register {
    Register { bits: width, width, count }
}

/// The bits of `count` bfloats.
pub(in crate::lower) fn to_bits<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, number: Id) -> Result<Id> {
    if !is_typed(emitter.module()) {
        return Ok(number);
    }
    let ty = register(16, count).ty(emitter)?;
    emitter.operate(Op::Bitcast, ty, &[number])
}

/// `count` bfloats of their bits.
pub(in crate::lower) fn from_bits<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, bits: Id) -> Result<Id> {
    if !is_typed(emitter.module()) {
        return Ok(bits);
    }
    let ty = emitter.module().chunk_type(Lane::BFloat, count)?;
    emitter.operate(Op::Bitcast, ty, &[bits])
}

/// Bfloats as floats; a NaN keeps its bits.
pub(in crate::lower) fn widen<'m, E: Emitter<'m>>(emitter: &mut E, lanes: Lanes, parts: &[Id]) -> Result<Parts> {
    lanes
        .chunks()
        .zip(parts)
        .map(|(count, part)| {
            let (int, float) = (register(32, count), emitter.module().chunk_type(FLOAT, count)?);
            let (ty, half) = (int.ty(emitter)?, int.splat(emitter, 16)?);
            let bits = to_bits(emitter, count, *part)?;
            let bits = emitter.operate(Op::UConvert, ty, &[bits])?;
            let bits = emitter.operate(Op::ShiftLeftLogical, ty, &[bits, half])?;
            emitter.operate(Op::Bitcast, float, &[bits])
        })
        .collect()
}

/// Floats rounded to the nearest bfloats, ties to even.
pub(in crate::lower) fn narrow<'m, E: Emitter<'m>>(emitter: &mut E, lanes: Lanes, parts: &[Id]) -> Result<Parts> {
    if is_typed(emitter.module()) {
        return float_resize_lanes(emitter, Lanes { lane: Lane::BFloat, ..lanes }, parts);
    }
    lanes.chunks().zip(parts).map(|(count, part)| narrow_bits(emitter, count, *part)).collect()
}

/// Half of the place of the last bit that stays is added, less one where that bit is zero, so that ties go to even; a
/// NaN only loses its low bits, and stays one.
fn narrow_bits<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, number: Id) -> Result<Id> {
    let (int, short) = (register(32, count), register(16, count));
    let (ty, boolean) = (int.ty(emitter)?, emitter.module().chunk_type(Lane::Bool, count)?);
    let bits = emitter.operate(Op::Bitcast, ty, &[number])?;
    let (places, one) = (int.splat(emitter, 16)?, int.splat(emitter, 1)?);
    let (half, quiet) = (int.splat(emitter, 0x7fff)?, int.splat(emitter, 0x40_0000)?);
    let high = emitter.operate(Op::ShiftRightLogical, ty, &[bits, places])?;
    let last = emitter.operate(Op::BitwiseAnd, ty, &[high, one])?;
    let carried = emitter.operate(Op::IAdd, ty, &[bits, half])?;
    let carried = emitter.operate(Op::IAdd, ty, &[carried, last])?;
    let quieted = emitter.operate(Op::BitwiseOr, ty, &[bits, quiet])?;
    let is_nan = emitter.operate(Op::Unordered, boolean, &[number, number])?;
    let rounded = emitter.operate(Op::Select, ty, &[is_nan, quieted, carried])?;
    let high = emitter.operate(Op::ShiftRightLogical, ty, &[rounded, places])?;
    let ty = short.ty(emitter)?;
    emitter.operate(Op::UConvert, ty, &[high])
}

/// `float` with its last bit set where `inexact` says that something was cut off.
fn to_odd<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, float: Id, inexact: Id) -> Result<Id> {
    let int = register(32, count);
    let (ty, float_ty) = (int.ty(emitter)?, emitter.module().chunk_type(FLOAT, count)?);
    let (one, zero) = (int.splat(emitter, 1)?, int.splat(emitter, 0)?);
    let bits = emitter.operate(Op::Bitcast, ty, &[float])?;
    let last = emitter.operate(Op::Select, ty, &[inexact, one, zero])?;
    let bits = emitter.operate(Op::BitwiseOr, ty, &[bits, last])?;
    emitter.operate(Op::Bitcast, float_ty, &[bits])
}

/// `fptrunc` to bfloat
fn truncate<'m, E: Emitter<'m>>(emitter: &mut E, from: Lanes, parts: &[Id]) -> Result<Parts> {
    if is_typed(emitter.module()) {
        return float_resize_lanes(emitter, Lanes { lane: Lane::BFloat, ..from }, parts);
    }
    if from.lane == FLOAT {
        return narrow(emitter, from, parts);
    }
    let floats = from.chunks().zip(parts).map(|(count, part)| double_to_odd(emitter, count, *part));
    let floats = floats.collect::<Result<Parts>>()?;
    narrow(emitter, from, &floats)
}

/// Doubles as floats, rounded to odd.
fn double_to_odd<'m, E: Emitter<'m>>(emitter: &mut E, count: u32, double: Id) -> Result<Id> {
    let float_ty = emitter.module().chunk_type(FLOAT, count)?;
    let double_ty = emitter.module().chunk_type(Lane::Float(64), count)?;
    let boolean = emitter.module().chunk_type(Lane::Bool, count)?;
    let float = emitter.operate(Op::FConvert, float_ty, &[double])?;
    emitter.module().decorate_with(float, Decoration::FPRoundingMode, FPRoundingMode::RTZ)?;
    let back = emitter.operate(Op::FConvert, double_ty, &[float])?;
    let inexact = emitter.operate(Op::FOrdNotEqual, boolean, &[back, double])?;
    to_odd(emitter, count, float, inexact)
}

/// `sitofp`, `uitofp` to bfloat
fn from_integers<'m, E: Emitter<'m>>(emitter: &mut E, from: Lanes, parts: &[Id], signed: bool) -> Result<Parts> {
    /// Integers of as many bits are floats.
    const EXACT: u32 = 24;
    let floats = Lanes { lane: FLOAT, ..from };
    let numbers = match from.lane {
        Lane::Wide { .. } => {
            let lanes = parts.chunks(from.lane.words() as usize);
            let lanes = lanes.map(|lane| wide::floats::to_odd_float(emitter, from.lane, lane, signed));
            let lanes = lanes.collect::<Result<Parts>>()?;
            crate::lower::cx::legal::lanes::gather(emitter, floats, &lanes)?
        }
        Lane::Int { bits, width } if bits > EXACT => from
            .chunks()
            .zip(parts)
            .map(|(count, part)| {
                let int = Register { bits, width, count };
                let part = if signed { int.sign_extend(emitter, *part)? } else { *part };
                integer_to_odd(emitter, register(width, count), part, signed)
            })
            .collect::<Result<Parts>>()?,
        _ => int_to_float(emitter, from, floats, parts, signed)?,
    };
    narrow(emitter, floats, &numbers)
}

/// Integers as floats, rounded to odd.
fn integer_to_odd<'m, E: Emitter<'m>>(emitter: &mut E, int: Register, number: Id, signed: bool) -> Result<Id> {
    let (there, back) = if signed { (Op::ConvertSToF, Op::ConvertFToS) } else { (Op::ConvertUToF, Op::ConvertFToU) };
    let float_ty = emitter.module().chunk_type(FLOAT, int.count)?;
    let (ty, boolean) = (int.ty(emitter)?, emitter.module().chunk_type(Lane::Bool, int.count)?);
    let float = emitter.operate(there, float_ty, &[number])?;
    emitter.module().decorate_with(float, Decoration::FPRoundingMode, FPRoundingMode::RTZ)?;
    // What was rounded towards zero is in range.
    let whole = emitter.operate(back, ty, &[float])?;
    let inexact = emitter.operate(Op::INotEqual, boolean, &[whole, number])?;
    to_odd(emitter, int.count, float, inexact)
}

/// A conversion from or to bfloat.
pub(in crate::lower) fn cast<'m, E: Emitter<'m>>(emitter: &mut E, value: Value<'m>, opcode: Opcode) -> Result<Parts> {
    let source = value.operand(0);
    let (from, to) = (emitter.module().lanes(source.ty())?, emitter.module().lanes(value.ty())?);
    let parts = emitter.operand(source)?;
    match opcode {
        Opcode::FPTrunc => truncate(emitter, from, &parts),
        Opcode::UIToFP | Opcode::SIToFP => from_integers(emitter, from, &parts, opcode == Opcode::SIToFP),
        Opcode::FPExt if is_typed(emitter.module()) => float_resize_lanes(emitter, to, &parts),
        _ => {
            let (floats, lanes) = (widen(emitter, from, &parts)?, Lanes { lane: FLOAT, ..from });
            match opcode {
                Opcode::FPToUI | Opcode::FPToSI => crate::lower::cx::legal::conversions::float_to_int(
                    emitter,
                    lanes,
                    to,
                    &floats,
                    opcode == Opcode::FPToSI,
                ),
                _ if to.lane == FLOAT => Ok(floats),
                _ => float_resize_lanes(emitter, to, &floats),
            }
        }
    }
}

/// The lanes as registers hold them: bfloats without a type of their own are integers.
pub(in crate::lower) fn held(mx: &ModuleCx<'_>, lanes: Lanes) -> Lanes {
    if lanes.lane == Lane::BFloat && !is_typed(mx) { Lanes { lane: integer(16), ..lanes } } else { lanes }
}
