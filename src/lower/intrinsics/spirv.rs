//! Intrinsics that LLVM defines for SPIR-V, as far as clang's header `gpuintrin.h` calls them for kernels.

use crate::error::{Error, ErrorKind, Result};
use crate::ir::Inst;
use crate::lower::builtins::read_variable;
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{BuiltIn, MemorySemantics, Op, Scope};
use crate::spirv::inst::Inst as SpirvInst;

/// `llvm.spv.thread.id(d)` => a load of the variable and an extract
pub(super) fn variable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, built_in: BuiltIn) -> Result<Parts> {
    read_variable(fx, inst, built_in)
}

/// `llvm.spv.wave.ballot(b)` => `OpGroupNonUniformBallot Subgroup b`
pub(super) fn subgroup_operation<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    let (scope, ty) = (fx.mx.u32_constant(Scope::Subgroup.0)?, fx.type_of(inst.value())?);
    let operands: Parts = std::iter::once(scope).chain(operands).collect();
    fx.op(op, ty, &operands).map(one_part)
}

/// `llvm.spv.group.memory.barrier.with.group.sync()` => `OpControlBarrier Workgroup Workgroup`, which orders the memory
/// that work-items share
pub(super) fn barrier<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.argument_count() != 0 || !inst.ty().is_void() {
        let message = format!("a barrier has no arguments and no result: {}", inst.value().describe());
        return Err(Error::new(ErrorKind::InvalidInstruction, message));
    }
    let memory = MemorySemantics::WorkgroupMemory | MemorySemantics::CrossWorkgroupMemory;
    let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
    let semantics = fx.mx.u32_constant((memory | MemorySemantics::SequentiallyConsistent).0)?;
    fx.emit(SpirvInst::new(Op::ControlBarrier).id(scope).id(scope).id(semantics))?;
    Ok(Parts::new())
}
