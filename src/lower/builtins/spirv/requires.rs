//! Requirements of instructions that depend on the types of their operands, which the grammar does not contain.

use crate::lower::builtins::opencl::image::read;
use crate::lower::builtins::spirv::arguments::{Call, OperandOwner};
use crate::lower::builtins::spirv::named::Instruction;
use crate::lower::cx::declarations::types::is_cooperative_matrix;
use crate::lower::cx::prelude::*;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{
    Capability, Class, EnumKind, ImageOperands, OpRow, OperandKind, Scope, Version, corrected, op_row,
};

/// The name of the operand for the layout of a cooperative matrix in memory.
const MEMORY_LAYOUT: &str = "MemoryLayout";

/// Declares the requirements that depend on the types of an instruction's operands. The call precedes those of the
/// instruction itself, so that the right one of several capabilities is chosen.
pub(super) fn require<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: OperandOwner<'_>) -> Result<()> {
    let Instruction::Op(op) = owner.target else { return Ok(()) };
    if let Some(layout) = call.argument(owner, MEMORY_LAYOUT) {
        require_layout(fx, layout.value)?;
    }
    match op {
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => {
            let Some(vector) = call.argument_at(0) else { return Ok(()) };
            let LegalForm::Lanes(Lanes { lane, count: count @ 2.. }) = fx.form(vector.ty())? else { return Ok(()) };
            lane.number().map_or(Ok(()), |number| fx.mx.out.requirements().note_dot(number, count))
        }
        Op::ConvertFToBF16INTEL | Op::ConvertBF16ToFINTEL => {
            require_for_matrix(fx, call, Capability::CooperativeMatrixBFloat16ComponentTypeINTEL)
        }
        Op::RoundFToTF32INTEL => require_for_matrix(fx, call, Capability::CooperativeMatrixTF32ComponentTypeINTEL),
        Op::GroupNonUniformBroadcast | Op::GroupNonUniformQuadBroadcast => {
            // Before version 1.5 the invocation must be a constant (specification, OpGroupNonUniformBroadcast).
            let is_constant = call.argument_at(2).is_none_or(|invocation| invocation.value.is_constant());
            if is_constant {
                return Ok(());
            }
            let subject = format!("{op} of an invocation that is not a constant");
            fx.mx.out.requirements().version_for(&subject, Version::V1_5)
        }
        Op::ControlBarrier => {
            let extension = Extension::INTEL_device_barrier;
            // A scope that is not a constant may be the device.
            let scope = call.argument_at(0).and_then(|scope| scope.value.int_zext());
            if scope.is_none_or(|scope| scope == u64::from(Scope::Device.0)) && fx.mx.out.allows_extension(extension) {
                fx.mx.out.requirements().capability(Capability::DeviceBarrierINTEL)?;
            }
            Ok(())
        }
        // The operands are those of the instruction without scales, whose capability comes with them.
        Op::SubgroupScaledMatrixMultiplyAccumulateINTEL => {
            fx.mx.out.requirements().capability(Capability::SubgroupMatrixMultiplyAccumulateINTEL)
        }
        Op::AtomicStore => require_atomic_store(fx, call, owner),
        _ => match op_row(op) {
            Some(row) if row.class == Class::Image => require_mipmap(fx, call, row),
            _ => Ok(()),
        },
    }
}

/// Declares the capability of the memory layout of a cooperative matrix, which is a constant, if the options allow it;
/// the Khronos translator declares none.
fn require_layout<'m>(fx: &mut FunctionCx<'_, 'm>, layout: Value<'m>) -> Result<()> {
    let layout = layout.int_zext().and_then(|layout| u32::try_from(layout).ok());
    let row = layout.and_then(|layout| corrected(EnumKind::CooperativeMatrixLayout, layout));
    let requirements = fx.mx.out.requirements();
    let mut capabilities = row.map_or(&[][..], |row| row.capabilities).iter();
    match capabilities.find(|capability| requirements.allows_capability(**capability)) {
        Some(capability) => requirements.capability(*capability),
        None => Ok(()),
    }
}

/// Declares the capability of an operation on the components of a cooperative matrix, if the operand is one.
fn require_for_matrix<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, capability: Capability) -> Result<()> {
    match call.argument_at(0).is_some_and(|operand| is_cooperative_matrix(operand.value.ty())) {
        true => fx.mx.out.requirements().capability(capability),
        false => Ok(()),
    }
}

/// Declares `ImageMipmap` for a level of detail that is not constant zero. The operand follows the mask, after a bias
/// if there is one.
fn require_mipmap<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, row: &OpRow) -> Result<()> {
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
        Some(level) if has(ImageOperands::Lod) => read::require_mipmap(fx.mx, level.value),
        _ => Ok(()),
    }
}

/// Declares the requirements of `OpAtomicStore`, which has no result type that determines them.
fn require_atomic_store<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, owner: OperandOwner<'_>) -> Result<()> {
    let Some(value) = call.argument(owner, "Value") else { return Ok(()) };
    let LegalForm::Lanes(Lanes { lane, count }) = fx.form(value.ty())? else { return Ok(()) };
    match lane.number() {
        Some(number) => fx.mx.out.requirements().note_atomic(Op::AtomicStore, number, count),
        None => Ok(()),
    }
}
