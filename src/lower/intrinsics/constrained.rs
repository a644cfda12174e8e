//! `llvm.experimental.constrained.*`: floating-point operations with explicit rounding and exception behaviour.
//!
//! Kernels round to nearest and have no exceptions (OpenCL C 3.0, section 7), so an operation that rounds to nearest or
//! as the environment says is the plain one. Other rounding modes exist for conversions only.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{FloatPredicate, Inst, MdOperand, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::float_order::compare_floats;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::module::invalid;
use crate::lower::intrinsics::math;
use crate::map::intrinsics::Operands;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration, FPRoundingMode, Op, Std};

/// An instruction of LLVM with explicit rounding.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Arithmetic(Op),
    Divide,
    SquareRoot,
    Compare,
    FloatToInt { signed: bool },
    IntToFloat { signed: bool },
    FloatResize,
}

/// Lowers the call of a constrained intrinsic.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operation: Operation) -> Result<Parts> {
    let rounding = rounding(inst)?;
    match operation {
        Operation::Arithmetic(op) => arithmetic(fx, inst, op, rounding),
        Operation::Divide if rounds_quotients(fx) => {
            let quotients = arithmetic(fx, inst, Op::FDiv, None)?;
            round_quotients(fx, inst, quotients)
        }
        Operation::SquareRoot if rounds_quotients(fx) => {
            let roots = square_root(fx, inst)?;
            round_quotients(fx, inst, roots)
        }
        Operation::Divide | Operation::SquareRoot if rounding.is_some() => Err(Error::new(
            ErrorKind::RequiresExtension,
            "a quotient or a square root that is not rounded to nearest needs SPV_INTEL_rounded_divide_sqrt (allow it \
             with --spirv-ext=+SPV_INTEL_rounded_divide_sqrt)",
        )
        .about("SPV_INTEL_rounded_divide_sqrt")),
        Operation::Divide => arithmetic(fx, inst, Op::FDiv, rounding),
        Operation::SquareRoot => square_root(fx, inst),
        Operation::Compare => compare(fx, inst),
        Operation::FloatToInt { signed } => {
            let (from, to, parts) = conversion(fx, inst)?;
            float_to_int(fx, from, to, &parts, signed)
        }
        Operation::IntToFloat { signed } => {
            let (from, to, parts) = conversion(fx, inst)?;
            let converted = int_to_float(fx, from, to, &parts, signed)?;
            match from.lane {
                Lane::MultiWord { .. } => refuse_rounding(rounding)?,
                _ => decorate_rounding(fx, inst, &converted)?,
            }
            Ok(converted)
        }
        Operation::FloatResize => {
            let (_, to, parts) = conversion(fx, inst)?;
            let converted = float_resize_lanes(fx, to, &parts)?;
            decorate_rounding(fx, inst, &converted)?;
            Ok(converted)
        }
    }
}

fn square_root<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    math::same_operands(fx, inst, Std::sqrt, Operands::First(1))
}

/// Returns the rounding mode if it differs from the default of kernels.
fn rounding(inst: Inst<'_>) -> Result<Option<FPRoundingMode>> {
    Ok(named_rounding(inst)?.filter(|mode| *mode != FPRoundingMode::RTE))
}

/// Returns the rounding mode that metadata names; `None` for that of the environment.
fn named_rounding(inst: Inst<'_>) -> Result<Option<FPRoundingMode>> {
    let name = inst.arguments().filter_map(Value::metadata_operand).find_map(|operand| match operand {
        MdOperand::String(name) => name.strip_prefix(b"round."),
        MdOperand::Node(_) | MdOperand::Value(_) => None,
    });
    name.map_or(Ok(None), rounding_mode)
}

/// Returns `true` if quotients and square roots may have a rounding mode.
fn rounds_quotients(fx: &mut FunctionCx<'_, '_>) -> bool {
    fx.mx.out.allows_extension(Extension::INTEL_rounded_divide_sqrt)
}

/// Decorates each part with the rounding mode that metadata names.
fn round_quotients<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
    if named_rounding(inst)?.is_some() {
        fx.mx.out.requirements().capability(Capability::RoundedDivideSqrtINTEL)?;
    }
    decorate_rounding(fx, inst, &parts)?;
    Ok(parts)
}

/// Decorates each part, one instruction, with `FPRoundingMode` if metadata names the rounding mode.
fn decorate_rounding<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, parts: &[Id]) -> Result<()> {
    let Some(mode) = named_rounding(inst)? else { return Ok(()) };
    for id in parts {
        fx.mx.decorate_with(*id, Decoration::FPRoundingMode, mode)?;
    }
    Ok(())
}

/// Returns the rounding mode with a name of LLVM's; `None` for that of the environment.
fn rounding_mode(name: &[u8]) -> Result<Option<FPRoundingMode>> {
    match name {
        b"dynamic" => Ok(None),
        b"tonearest" => Ok(Some(FPRoundingMode::RTE)),
        b"towardzero" => Ok(Some(FPRoundingMode::RTZ)),
        b"upward" => Ok(Some(FPRoundingMode::RTP)),
        b"downward" => Ok(Some(FPRoundingMode::RTN)),
        other => {
            let name = String::from_utf8_lossy(other).into_owned();
            Err(invalid(format!(
                "SPIR-V has no rounding mode {name}; expected tonearest, towardzero, upward or downward"
            )))
        }
    }
}

/// Refuses a rounding mode that differs from the default of kernels.
pub(super) fn refuse_other_rounding(inst: Inst<'_>) -> Result<()> {
    refuse_rounding(rounding(inst)?)
}

fn refuse_rounding(rounding: Option<FPRoundingMode>) -> Result<()> {
    match rounding {
        None => Ok(()),
        Some(mode) => {
            Err(invalid(format!("SPIR-V has the rounding mode {mode:?} for conversions only; round to nearest")))
        }
    }
}

fn conversion<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<(Lanes, Lanes, Parts)> {
    let (from, to) = (fx.lanes(inst.argument(0).ty())?, fx.lanes(inst.ty())?);
    Ok((from, to, fx.value(inst.argument(0))?))
}

fn arithmetic<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    op: Op,
    rounding: Option<FPRoundingMode>,
) -> Result<Parts> {
    refuse_rounding(rounding)?;
    // The operation must not be fused with another one.
    fx.forbids_contraction |= matches!(op, Op::FAdd | Op::FSub);
    let lanes = fx.lanes(inst.ty())?;
    let (a, b) = (fx.value(inst.argument(0))?, fx.value(inst.argument(1))?);
    lanewise::arithmetic(fx, lanes, op, &a, &b)
}

fn compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.argument(0).ty())?;
    let predicate = predicate(inst.argument(2))?;
    let (a, b) = (fx.value(inst.argument(0))?, fx.value(inst.argument(1))?);
    compare_floats(fx, lanes, predicate, &a, &b)
}

/// Returns the comparison named in metadata.
pub(super) fn predicate(value: Value<'_>) -> Result<FloatPredicate> {
    let Some(MdOperand::String(name)) = value.metadata_operand() else {
        return Err(invalid("expected the name of a comparison"));
    };
    Ok(match name {
        b"oeq" => FloatPredicate::Oeq,
        b"ogt" => FloatPredicate::Ogt,
        b"oge" => FloatPredicate::Oge,
        b"olt" => FloatPredicate::Olt,
        b"ole" => FloatPredicate::Ole,
        b"one" => FloatPredicate::One,
        b"ord" => FloatPredicate::Ord,
        b"uno" => FloatPredicate::Uno,
        b"ueq" => FloatPredicate::Ueq,
        b"ugt" => FloatPredicate::Ugt,
        b"uge" => FloatPredicate::Uge,
        b"ult" => FloatPredicate::Ult,
        b"ule" => FloatPredicate::Ule,
        b"une" => FloatPredicate::Une,
        other => return Err(invalid(format!("unknown comparison {}", String::from_utf8_lossy(other)))),
    })
}

/// `llvm.fptrunc.round` => `OpFConvert` with `FPRoundingMode`
pub(super) fn truncate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (from, to, parts) = conversion(fx, inst)?;
    // LLVM's verifier does not compare the two types.
    if from.count != to.count || from.lane.bits() <= to.lane.bits() {
        let message = "expected a result of as many elements as the operand has, each with fewer bits, found";
        return Err(invalid(format!("{message} {} of {}", inst.ty(), inst.argument(0).ty())));
    }
    let converted = float_resize_lanes(fx, to, &parts)?;
    decorate_rounding(fx, inst, &converted)?;
    Ok(converted)
}
