//! Intrinsics that LLVM defines for SPIR-V, as far as clang's header `gpuintrin.h` calls them for kernels.

use crate::error::{Result, invalid};
use crate::ir::Inst;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{LegalForm, Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{MemorySemantics, Op, Scope};
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
