//! Traps, and what stands behind them.

use crate::analysis::entry_points::is_kernel;
use crate::error::Result;
use crate::llvm::{Function, Inst, Opcode};
use crate::spirv::grammar::Op;
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::function_cx::FunctionCx;

/// `unreachable` => `OpUnreachable`, or what stops the work-item if a trap stands before it
///
/// A consumer takes `OpUnreachable` for a promise and drops the branch that leads there; a trap must not be dropped.
pub(super) fn unreachable<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    if before(inst).is_some_and(is_trap) { stop(fx) } else { fx.emit(SpirvInst::new(Op::Unreachable)) }
}

/// The instruction in front of another.
fn before(inst: Inst<'_>) -> Option<Inst<'_>> {
    let mut before = None;
    for other in inst.block().instructions() {
        if other == inst {
            return before;
        }
        before = Some(other);
    }
    None
}

fn is_trap(inst: Inst<'_>) -> bool {
    let intrinsic = |callee: Function<'_>| callee.intrinsic_name().is_some_and(is_trap_name);
    inst.is_call() && inst.called_function().is_some_and(intrinsic)
}

fn is_trap_name(name: &str) -> bool {
    matches!(name, "llvm.trap" | "llvm.ubsantrap")
}

/// `llvm.trap`, `llvm.ubsantrap`: the work-item goes no further
///
/// What follows is never reached; an `unreachable` that follows is written as this.
pub(in crate::lower) fn trap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let after = inst.block().instructions().skip_while(|other| *other != inst).nth(1);
    if after.is_some_and(|after| after.opcode() == Opcode::Unreachable) {
        return Ok(());
    }
    stop(fx)?;
    let rest = fx.fresh();
    fx.begin_block(rest)
}

/// `OpAbortKHR` where SPV_KHR_abort is allowed. Else a kernel returns, which ends the work-item as a trap would, and
/// any other function, whose caller would go on, runs in a circle.
fn stop(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    if fx.mx.out.requirements().allows_op(Op::AbortKHR) {
        let (ty, message) = (fx.mx.type_int(32)?, fx.mx.u32_constant(0)?);
        return fx.emit(SpirvInst::new(Op::AbortKHR).id(ty).id(message));
    }
    // A kernel that other code calls is a function like any other; the world enters through another one.
    if is_kernel(fx.function) && !fx.mx.facts.entry_points.is_called(fx.function) {
        return fx.emit(SpirvInst::new(Op::Return));
    }
    let circle = fx.fresh();
    fx.emit(SpirvInst::new(Op::Branch).id(circle))?;
    fx.begin_block(circle)?;
    fx.emit(SpirvInst::new(Op::Branch).id(circle))
}
