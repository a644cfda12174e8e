//! Intrinsics that LLVM defines for SPIR-V, as far as clang's builtin functions for kernels become them.

use crate::error::{Result, invalid};
use crate::ir::{Inst, TypeKind};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{LegalForm, Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{MemorySemantics, Op, Scope, Std, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

/// `llvm.spv.wave.ballot(b)` => `OpGroupNonUniformBallot Subgroup b`
pub(super) fn subgroup_operation<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    if fx.part_count(inst.ty())? != 1 || !matches!(fx.form(inst.ty())?, LegalForm::Lanes(_)) {
        let message =
            format!("expected a number or a vector of numbers, found `{}`; read its parts one by one", inst.ty());
        return Err(invalid(message));
    }
    let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    let (scope, ty) = (fx.mx.u32_constant(Scope::Subgroup.0)?, fx.type_of(inst.value())?);
    let operands: Parts = std::iter::once(scope).chain(operands).collect();
    fx.op(op, ty, &operands).map(one_part)
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
    let ty = inst.argument(0).ty();
    let is_float = matches!(ty.scalar().kind(), TypeKind::Half | TypeKind::Float | TypeKind::Double);
    let components = if let TypeKind::Vector { length, .. } = ty.kind() { length } else { 1 };
    if !is_float || !(min_components..=4).contains(&components) {
        let message = format!("expected {min_components} to 4 components of type half, float or double, found `{ty}`");
        return Err(invalid(message));
    }
    let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    let ty = fx.type_of(inst.value())?;
    fx.std(std, ty, &operands).map(one_part)
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
