//! Intrinsics that LLVM defines for SPIR-V, as far as kernels have instructions for them.

use crate::error::{Error, invalid};
use crate::ir::TypeKind;
use crate::lower::cx::forms::one_part;
use crate::lower::cx::legal::lanewise::are_standard_integers;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::{GroupOperation, MemorySemantics, Scope, Std, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

/// `llvm.spv.wave.ballot(b)` => `OpGroupNonUniformBallot Subgroup b`
pub(super) fn subgroup_operation<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    if fx.part_count(inst.ty())? != 1 || !matches!(fx.form(inst.ty())?, LegalForm::Lanes(_)) {
        return Err(expected_number(inst));
    }
    let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    let (scope, ty) = (fx.mx.u32_constant(Scope::Subgroup.0)?, fx.type_of(inst.value())?);
    let operands: Parts = std::iter::once(scope).chain(operands).collect();
    fx.op(op, ty, &operands).map(one_part)
}

fn expected_number(inst: Inst<'_>) -> Error {
    invalid(format!("expected a number or a vector of numbers, found `{}`; read its parts one by one", inst.ty()))
}

/// `llvm.spv.wave.active.countbits(b)` => `OpGroupNonUniformBallotBitCount Subgroup Reduce (OpGroupNonUniformBallot
/// Subgroup b)`
pub(super) fn subgroup_count<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (word, scope) = (fx.mx.type_int(32)?, fx.mx.u32_constant(Scope::Subgroup.0)?);
    let (mask, condition) = (fx.mx.type_vector(word, 4)?, fx.scalar(inst.argument(0))?);
    let ballot = fx.op(Op::GroupNonUniformBallot, mask, &[scope, condition])?;
    reduce(fx, Op::GroupNonUniformBallotBitCount, word, ballot)
}

/// `llvm.spv.wave.reduce.sum(x)` => `OpGroupNonUniformIAdd Subgroup Reduce x`, or the instruction for floating-point
/// numbers
pub(super) fn subgroup_reduction<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    [integer, float]: [Op; 2],
) -> Result<Parts> {
    let ty = inst.ty();
    if fx.part_count(ty)? != 1 || !matches!(fx.form(ty)?, LegalForm::Lanes(_)) {
        return Err(expected_number(inst));
    }
    let op = match fx.lanes(ty)? {
        lanes if are_standard_integers(lanes) => integer,
        lanes if matches!(lanes.lane, Lane::Float(_)) => float,
        _ => return Err(expected_number(inst)),
    };
    let (ty, value) = (fx.type_of(inst.value())?, fx.scalar(inst.argument(0))?);
    reduce(fx, op, ty, value)
}

/// Emits an instruction with the operation `Reduce` on a sub-group.
fn reduce(fx: &mut FunctionCx<'_, '_>, op: Op, ty: SpirvType, value: Typed) -> Result<Parts> {
    let (id, scope) = (fx.fresh(), fx.mx.u32_constant(Scope::Subgroup.0)?);
    fx.emit(SpirvInst::new(op).id(ty).id(id).id(scope).enumerant(GroupOperation::Reduce).id(value))?;
    Ok(one_part(Typed::new(id, ty)))
}

/// `llvm.spv.group.memory.barrier.with.group.sync()` => `OpControlBarrier Workgroup Workgroup`, which orders the memory
/// that work-items share
pub(super) fn barrier<'m>(fx: &mut FunctionCx<'_, 'm>, _inst: Inst<'m>) -> Result<Parts> {
    let memory = MemorySemantics::WorkgroupMemory | MemorySemantics::CrossWorkgroupMemory;
    let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
    let semantics = fx.mx.u32_constant((memory | MemorySemantics::SequentiallyConsistent).0)?;
    fx.emit(SpirvInst::new(Op::ControlBarrier).id(scope).id(scope).id(semantics))?;
    Ok(Parts::new())
}

/// `llvm.spv.length(v)` => `length v`: a geometric function takes all components of a vector at once, four at most
pub(super) fn geometric<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    std: Std,
    min_components: u32,
) -> Result<Parts> {
    let operands = geometric_operands(fx, inst, min_components)?;
    let ty = fx.type_of(inst.value())?;
    fx.std(std, ty, &operands).map(one_part)
}

fn geometric_operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, min_components: u32) -> Result<Parts> {
    let ty = inst.argument(0).ty();
    let is_float = matches!(ty.scalar().kind(), TypeKind::Half | TypeKind::Float | TypeKind::Double);
    let components = if let TypeKind::Vector { length, .. } = ty.kind() { length } else { 1 };
    if !is_float || !(min_components..=4).contains(&components) {
        let message = format!("expected {min_components} to 4 components of type half, float or double, found `{ty}`");
        return Err(invalid(message));
    }
    inst.arguments().map(|argument| fx.scalar(argument)).collect()
}

/// `llvm.spv.fdot(a, b)` => `OpDot a b`, of 2 to 4 components as in [`geometric`]
pub(super) fn dot<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let operands = geometric_operands(fx, inst, 2)?;
    let ty = fx.type_of(inst.value())?;
    fx.op(Op::Dot, ty, &operands).map(one_part)
}

/// `llvm.spv.generic.cast.to.ptr.explicit(p)` => `OpGenericCastToPtrExplicit`
pub(super) fn cast_from_generic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let generic = fx.pointer(inst.argument(0))?;
    let ty = fx.type_of(inst.value())?;
    let storage = fx.mx.pointee_of(ty).map(|(storage, _)| storage).filter(|storage| {
        matches!(*storage, StorageClass::Function | StorageClass::Workgroup | StorageClass::CrossWorkgroup)
    });
    match storage.filter(|_| generic.storage == StorageClass::Generic) {
        Some(storage) => fx.cast_from_generic(generic, storage, ty).map(one_part),
        None => Err(invalid("expected a generic pointer, and a result in private, local or global memory")),
    }
}
