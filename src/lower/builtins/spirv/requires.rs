//! What an instruction requires because of the types of its operands, which the grammar does not tell.

use crate::error::Result;
use crate::lower::builtins::opencl::image::read::require_mipmap;
use crate::lower::builtins::spirv::call::{Call, Owner};
use crate::lower::builtins::spirv::named::What;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Form, Lanes};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{
    Capability, Class, EnumKind, ImageOperands, Op, OpRow, OperandKind, Scope, Version, op_row,
};

/// Refuses a conversion between vectors of different lengths, which SPIRV-Tools does not notice of each.
fn require_same_length<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>) -> Result<()> {
    let (Some(operand), result) = (call.argument_at(0), call.inst.ty()) else { return Ok(()) };
    match (fx.form(operand.value.ty())?, fx.form(result)?) {
        (Form::Lanes(from), Form::Lanes(to)) if from.count != to.count => Err(call.refuse(format!(
            "expected a result with as many elements as the operand, found {result} of {}",
            operand.value.ty()
        ))),
        _ => Ok(()),
    }
}

/// Declares what an instruction needs because of the types of its operands. This comes before the instruction itself
/// is noted, so that one of several capabilities is the right one.
pub(super) fn require<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: Owner<'_>) -> Result<()> {
    let What::Op(op) = owner.target else { return Ok(()) };
    match op {
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
            let Some(vector) = call.argument_at(0) else { return Ok(()) };
            let Form::Lanes(Lanes { lane, count: count @ 2.. }) = fx.form(vector.ty())? else { return Ok(()) };
            lane.number().map_or(Ok(()), |number| fx.mx.out.requirements().note_dot(number, count))
        }
        Op::ConvertFToU
        | Op::ConvertFToS
        | Op::ConvertSToF
        | Op::ConvertUToF
        | Op::UConvert
        | Op::SConvert
        | Op::FConvert
        | Op::QuantizeToF16
        | Op::SatConvertSToU
        | Op::SatConvertUToS
        | Op::ConvertFToBF16INTEL
        | Op::ConvertBF16ToFINTEL
        | Op::RoundFToTF32INTEL => require_same_length(fx, call),
        Op::GroupNonUniformBroadcast | Op::GroupNonUniformQuadBroadcast => {
            // Before version 1.5 the invocation is a constant (specification, OpGroupNonUniformBroadcast).
            let is_constant = call.argument_at(2).is_none_or(|invocation| invocation.value.is_constant());
            if is_constant {
                return Ok(());
            }
            let subject = format!("{op} of an invocation that is not a constant");
            fx.mx.out.requirements().version_for(&subject, Version::V1_5)
        }
        Op::ControlBarrier => {
            let extension = Extension::INTEL_device_barrier;
            let is_device =
                call.argument_at(0).and_then(|scope| scope.value.int_zext()) == Some(u64::from(Scope::Device.0));
            if is_device && fx.mx.out.allows_extension(extension) {
                fx.mx.out.requirements().capability(Capability::DeviceBarrierINTEL)?;
            }
            Ok(())
        }
        Op::AtomicStore => require_atomic_store(fx, call, owner),
        Op::TaskSequenceCreateALTERA => check_task_sequence(call),
        _ => match op_row(op) {
            Some(row) if row.class == Class::Image => require_level(fx, call, row),
            _ => Ok(()),
        },
    }
}

/// A level of detail that is not constant zero needs `ImageMipmap`. It follows the mask, behind a bias if there is one.
fn require_level<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, row: &OpRow) -> Result<()> {
    let is_result = |kind| matches!(kind, OperandKind::IdResultType | OperandKind::IdResult);
    let mut operands = row.operands.iter().filter(|operand| !is_result(operand.kind));
    let position = operands.position(|operand| operand.kind == OperandKind::Enum(EnumKind::ImageOperands));
    let mask = |position| call.argument_at(position).and_then(|mask| mask.value.int_zext());
    let Some((position, mask)) = position.and_then(|position| Some((position, mask(position)?))) else {
        return Ok(());
    };
    let has = |operand: ImageOperands| mask & u64::from(operand.0) != 0;
    let level = position + 1 + usize::from(has(ImageOperands::Bias));
    match call.argument_at(level) {
        Some(level) if has(ImageOperands::Lod) => require_mipmap(fx.mx, level.value),
        _ => Ok(()),
    }
}

/// The literals of `OpTaskSequenceCreateINTEL` have ranges (SPV_INTEL_task_sequence).
fn check_task_sequence(call: &Call<'_>) -> Result<()> {
    let literals = [
        (1, "Pipelined", -1, i64::from(i32::MAX)),
        (2, "UseStallEnableClusters", -1, 1),
        (3, "GetCapacity", 0, i64::from(i32::MAX)),
        (4, "AsyncCapacity", 0, i64::from(i32::MAX)),
    ];
    for (index, name, least, most) in literals {
        let value = call.argument_at(index).and_then(|argument| argument.value.int_sext());
        if value.is_some_and(|value| !(least..=most).contains(&value)) {
            return Err(call.refuse(format!("the {name} must lie between {least} and {most}")));
        }
    }
    Ok(())
}

/// `OpAtomicStore` has no result whose type would tell what it needs.
fn require_atomic_store<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: Owner<'_>) -> Result<()> {
    let Some(value) = call.argument(owner, "Value") else { return Ok(()) };
    let Form::Lanes(Lanes { lane, count }) = fx.form(value.ty())? else { return Ok(()) };
    match lane.number() {
        Some(number) => fx.mx.out.requirements().note_atomic(Op::AtomicStore, number, count),
        None => Ok(()),
    }
}
