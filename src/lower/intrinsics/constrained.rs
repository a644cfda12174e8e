//! `llvm.experimental.constrained.*`: floating-point operations with explicit rounding and exception behaviour.
//!
//! Kernels round to nearest and have no exceptions (OpenCL C 3.0, section 7), so an operation that rounds to nearest or
//! as the environment says is the unconstrained one. Other rounding modes exist for conversions, and with an extension for
//! quotients and square roots; elsewhere the mode is omitted with a warning, as in the Khronos translator.

use crate::error::{Error, ErrorKind, Remedy, WarningKind, invalid};
use crate::ir::{FloatPredicate, MdOperand};
use crate::lower::cx::function::long_vectors::{from_standard, to_standard};
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::float_order::compare_floats;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::math;
use crate::map::ROUNDING_NAMES;
use crate::map::intrinsics::Operands;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration, FPRoundingMode, Std};

/// An instruction of LLVM with explicit rounding.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Arithmetic(Op),
    Divide,
    Compare,
    FloatToInt { signed: bool },
    IntToFloat { signed: bool },
    FloatResize,
}

/// Lowers the constrained form of an instruction.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operation: Operation) -> Result<Parts> {
    match operation {
        Operation::Arithmetic(op) => arithmetic(fx, inst, op),
        Operation::Divide => {
            let quotients = binary(fx, inst, Op::FDiv)?;
            round_quotients(fx, inst, quotients)
        }
        Operation::Compare => compare(fx, inst),
        Operation::FloatToInt { signed } => {
            let (number, to) = conversion(fx, inst)?;
            float_to_int(fx, to.lane, &number, signed).map(Legal::into_parts)
        }
        Operation::IntToFloat { signed } => {
            let (number, to) = conversion(fx, inst)?;
            let converted = int_to_float(fx, to.lane, &number, signed)?.parts;
            match number.lanes.lane {
                Lane::MultiWord { .. } => omit_rounding(fx, inst)?,
                _ => decorate_rounding(fx, inst, &converted)?,
            }
            Ok(converted)
        }
        Operation::FloatResize => {
            let (number, to) = conversion(fx, inst)?;
            let converted = float_resize_lanes(fx, to.lane, &number)?.parts;
            decorate_rounding(fx, inst, &converted)?;
            Ok(converted)
        }
    }
}

/// The rounding that metadata names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounding<'m> {
    /// The mode of the environment, which is to nearest in kernels.
    Environment,
    Mode(FPRoundingMode),
    /// A mode that SPIR-V does not have, by LLVM's name.
    Unknown(&'m [u8]),
}

impl<'m> Rounding<'m> {
    /// Returns the rounding of a call; [`Self::Environment`] for a call that names none.
    fn of_call(inst: Inst<'m>) -> Self {
        let name = inst.arguments().filter_map(Value::metadata_operand).find_map(|operand| match operand {
            MdOperand::String(name) => name.strip_prefix(b"round."),
            MdOperand::Node(_) | MdOperand::Value(_) => None,
        });
        match name {
            None | Some(b"dynamic") => Self::Environment,
            Some(name) => match ROUNDING_NAMES.iter().find(|row| row.0.as_bytes() == name) {
                Some((_, mode)) => Self::Mode(*mode),
                None => Self::Unknown(name),
            },
        }
    }

    /// Returns the error of an operation that cannot have the rounding; `None` for the default of kernels.
    fn refusal(self) -> Option<Error> {
        match self {
            Self::Environment | Self::Mode(FPRoundingMode::RTE) => None,
            Self::Mode(mode) => Some(invalid(format!("SPIR-V has the rounding mode {mode:?} for conversions only"))),
            Self::Unknown(name) => {
                let name = String::from_utf8_lossy(name);
                let expected = "expected tonearest, towardzero, upward or downward";
                Some(invalid(format!("SPIR-V has no rounding mode {name}; {expected}")))
            }
        }
    }
}

/// The rest of a warning about a rounding mode.
const ROUNDS_TO_NEAREST: (WarningKind, &str) = (WarningKind::OmittedRounding, "the result is rounded to nearest");

/// Warns about a rounding mode that differs from the default of kernels, or refuses it.
pub(super) fn omit_rounding<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    match Rounding::of_call(inst).refusal() {
        Some(error) => fx.warn_or_refuse(inst, error, ROUNDS_TO_NEAREST),
        None => Ok(()),
    }
}

/// Refuses a rounding mode that differs from the default of kernels.
pub(super) fn refuse_rounding(inst: Inst<'_>) -> Result<()> {
    Rounding::of_call(inst).refusal().map_or(Ok(()), Err)
}

/// `llvm.experimental.constrained.fmuladd` => `OpFMul`, `OpFAdd`
pub(super) fn multiply_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    omit_rounding(fx, inst)?;
    math::multiply_then_add(fx, inst)
}

/// `llvm.experimental.constrained.sqrt` => `sqrt` of each vector of a standard length, which is what can be decorated
pub(super) fn square_root<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    if fx.mx.legal.any_length.is_none() {
        let roots = math::same_operands(fx, inst, Std::sqrt, Operands::First(1))?;
        return round_quotients(fx, inst, roots);
    }
    let number = fx.legal(inst.argument(0))?;
    let parts = to_standard(fx, &number)?;
    let mut roots = Parts::new();
    for (count, part) in lanes.chunks(fx.mx.legal.with_standard_vectors()).zip(parts) {
        let ty = fx.mx.chunk_type(lanes.lane, count)?;
        roots.push(fx.std(Std::sqrt, ty, &[part])?);
    }
    let roots = round_quotients(fx, inst, roots)?;
    from_standard(fx, Legal::new(lanes, roots))
}

/// Decorates each part, a quotient or square root, with the rounding mode that metadata names.
fn round_quotients<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
    let mode = match Rounding::of_call(inst) {
        Rounding::Mode(mode) => mode,
        Rounding::Environment | Rounding::Unknown(_) => {
            omit_rounding(fx, inst)?;
            return Ok(parts);
        }
    };
    if fx.mx.out.allows_extension(Extension::INTEL_rounded_divide_sqrt) {
        fx.mx.out.requirements().capability(Capability::RoundedDivideSqrtINTEL)?;
        decorate_rounding(fx, inst, &parts)?;
    } else if mode != FPRoundingMode::RTE {
        let error = Error::new(
            ErrorKind::RequiresExtension,
            "a quotient or a square root that is not rounded to nearest needs SPV_INTEL_rounded_divide_sqrt",
        );
        let error = error.about("SPV_INTEL_rounded_divide_sqrt");
        fx.warn_or_refuse(
            inst,
            error.allowed_by([Remedy::Extension("SPV_INTEL_rounded_divide_sqrt")]),
            ROUNDS_TO_NEAREST,
        )?;
    }
    Ok(parts)
}

/// Decorates each part, one instruction, with `FPRoundingMode` if metadata names the rounding mode.
fn decorate_rounding<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: &[Typed]) -> Result<()> {
    match Rounding::of_call(inst) {
        Rounding::Mode(mode) => {
            parts.iter().try_for_each(|id| fx.mx.decorate_with(*id, Decoration::FPRoundingMode, mode))
        }
        Rounding::Environment | Rounding::Unknown(_) => omit_rounding(fx, inst),
    }
}

/// Returns the operand and the lanes of the result of a conversion.
fn conversion<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<(Legal, Lanes)> {
    let (from, to) = (fx.lanes(inst.argument(0).ty())?, fx.lanes(inst.ty())?);
    Ok((Legal::new(from, fx.value(inst.argument(0))?), to))
}

fn arithmetic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    omit_rounding(fx, inst)?;
    // The operation must not be fused with another one.
    fx.forbids_contraction |= matches!(op, Op::FAdd | Op::FSub);
    binary(fx, inst, op)
}

fn binary<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    lanewise::arithmetic(fx, op, &a, &b).map(Legal::into_parts)
}

/// `llvm.experimental.constrained.fcmps` => `OpFOrdEqual` or another comparison
pub(super) fn compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let predicate = float_predicate(inst.argument(2))?;
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    compare_floats(fx, predicate, &a, &b).map(Legal::into_parts)
}

/// Returns the comparison of floating-point numbers named in metadata, which is not a constant.
pub(super) fn float_predicate(value: Value<'_>) -> Result<FloatPredicate> {
    let is_constant = |predicate: &FloatPredicate| matches!(predicate, FloatPredicate::False | FloatPredicate::True);
    named_predicate(value, |name| FloatPredicate::from_name(name).filter(|predicate| !is_constant(predicate)))
}

/// Returns the comparison named in metadata.
pub(super) fn named_predicate<P>(value: Value<'_>, from_name: impl Fn(&[u8]) -> Option<P>) -> Result<P> {
    let Some(MdOperand::String(name)) = value.metadata_operand() else {
        return Err(invalid("expected the name of a comparison"));
    };
    from_name(name).ok_or_else(|| invalid(format!("unknown comparison {}", String::from_utf8_lossy(name))))
}

/// `llvm.fptrunc.round` => `OpFConvert` with `FPRoundingMode`
pub(super) fn truncate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (number, to) = conversion(fx, inst)?;
    let from = number.lanes;
    // LLVM's verifier does not compare the two types.
    if from.count != to.count || from.lane.bits() <= to.lane.bits() {
        let message = "expected a result of as many elements as the operand has, each with fewer bits, found";
        return Err(invalid(format!("{message} {} of {}", inst.ty(), inst.argument(0).ty())));
    }
    // A conversion without its rounding would be another one.
    if let Rounding::Unknown(_) = Rounding::of_call(inst) {
        refuse_rounding(inst)?;
    }
    let converted = float_resize_lanes(fx, to.lane, &number)?.parts;
    decorate_rounding(fx, inst, &converted)?;
    Ok(converted)
}
