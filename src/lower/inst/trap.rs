//! Traps, which end a work-item before its kernel returns.
//!
//! With SPV_KHR_abort a trap is `OpAbortKHR`. Otherwise control leaves the functions between the trap and the kernel as
//! long as their callers do not continue: a kernel returns, and so does a function that never returns in LLVM IR, each of
//! whose callers then stops after the call. The caller of any other function would continue, so that function causes a
//! memory fault, which ends a kernel on most devices, and loops forever where there is no fault.

use crate::analysis::entry_points::is_kernel;
use crate::ir::{Function, Opcode};
use crate::lower::cx::prelude::*;
use crate::lower::inst::function_call;
use crate::map::intrinsics::Effect;
use crate::spirv::grammar::{MemoryAccess, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

/// `unreachable` => `OpUnreachable`, or the end of the work-item if control may come here after a trap
///
/// A consumer assumes that `OpUnreachable` is never reached and removes the branch to it; a trap must not be removed.
pub(in crate::lower) fn unreachable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    match previous(inst) {
        Some(previous) if fx.mx.facts.callees.has_effect(previous, Effect::Traps) || is_left_by_trap(fx, previous)? => {
            stop(fx)
        }
        Some(_) | None => fx.emit(SpirvInst::new(Op::Unreachable)),
    }
}

/// Returns the instruction in front of a terminator.
fn previous(terminator: Inst<'_>) -> Option<Inst<'_>> {
    terminator.block().instructions().take_while(|other| *other != terminator).last()
}

/// Returns `true` for the call of a function that returns only after a trap.
fn is_left_by_trap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<bool> {
    if !inst.is_call() {
        return Ok(false);
    }
    Ok(function_call::callee(fx, inst)?.is_some_and(|callee| returns_after_trap(fx, callee)))
}

/// Returns `true` if a trap may return from a function.
fn returns_after_trap<'m>(fx: &mut FunctionCx<'_, 'm>, function: Function<'m>) -> bool {
    fx.mx.facts.never_returns(function) && !aborts(fx)
}

/// Returns `true` if a trap is `OpAbortKHR`.
fn aborts(fx: &mut FunctionCx<'_, '_>) -> bool {
    fx.mx.out.requirements().allows_op(Op::AbortKHR)
}

/// `llvm.trap`, `llvm.ubsantrap` => the end of the work-item
///
/// A following `unreachable` is emitted as the trap; other instructions that follow are never reached.
pub(in crate::lower) fn trap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    if inst.next().is_some_and(|next| next.opcode() == Opcode::Unreachable) {
        return Ok(());
    }
    stop(fx)?;
    let rest = fx.fresh();
    fx.begin_block(rest)
}

/// Ends the work-item, and the block with it, with a message
///
/// The rest of the block is omitted if no other block follows it, else it is a block that is never reached.
pub(in crate::lower) fn abort<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, message: Typed) -> Result<()> {
    fx.emit_with_pointers(SpirvInst::new(Op::AbortKHR).id(message.ty).id(message), &[message])?;
    let terminator = inst.block().instructions().last();
    if terminator.is_some_and(|terminator| matches!(terminator.opcode(), Opcode::Unreachable | Opcode::Ret)) {
        fx.flow.has_ended = true;
        return Ok(());
    }
    let rest = fx.fresh();
    fx.begin_block(rest)
}

/// Ends the work-item after the call of a function that returns only after a trap.
pub(in crate::lower) fn stop_after_call<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    callee: Function<'m>,
) -> Result<()> {
    if returns_after_trap(fx, callee) { trap(fx, inst) } else { Ok(()) }
}

/// Ends the current block, and the work-item with it; see the module's documentation.
fn stop(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    if aborts(fx) {
        let message = fx.mx.u32_constant(0)?;
        return fx.emit(SpirvInst::new(Op::AbortKHR).id(message.ty).id(message));
    }
    // A kernel that other code calls is a function like any other; its entry point is another function.
    if is_kernel(fx.function) && !fx.mx.facts.entry_points.is_called(fx.function) {
        return fx.emit(SpirvInst::new(Op::Return));
    }
    if fx.mx.facts.never_returns(fx.function) {
        return return_any(fx);
    }
    fault(fx)?;
    let repeated = fx.fresh();
    fx.emit(SpirvInst::new(Op::Branch).id(repeated))?;
    fx.begin_block(repeated)?;
    fx.emit(SpirvInst::new(Op::Branch).id(repeated))
}

/// Returns from the function with an unspecified value, which no caller uses.
fn return_any(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let ty = fx.mx.signature(fx.function)?.result;
    if ty == fx.mx.type_void()? {
        return fx.emit(SpirvInst::new(Op::Return));
    }
    // Not the replacement of `undef` where values are frozen: images have no OpConstantNull.
    let any = fx.op(Op::Undef, ty, &[])?;
    fx.emit(SpirvInst::new(Op::ReturnValue).id(any))
}

/// Emits a volatile store to global memory at address 0, which no consumer may remove (specification, section
/// 3.2.25, Volatile).
fn fault(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let word = fx.mx.type_int(32)?;
    let pointer = fx.mx.type_pointer(StorageClass::CrossWorkgroup, word)?;
    let (address, value) = (fx.mx.null(pointer)?, fx.mx.u32_constant(0)?);
    let access = MemoryAccess::Volatile | MemoryAccess::Aligned;
    fx.emit(SpirvInst::new(Op::Store).id(address).id(value).enumerant(access).literal(4))
}
