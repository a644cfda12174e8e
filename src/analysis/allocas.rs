//! What an `alloca` allocates: a fixed number of elements, a number that is a specialization constant, or a number
//! known at run time only.

use crate::llvm::{Function, Inst, Opcode, Value};

use super::lifetimes::is_renewed;
use super::spec_constants::{Folded, fold, is_sycl_alloca};

/// How many elements an `alloca` makes room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length<'m> {
    /// This many.
    Fixed(u64),
    /// As many as a specialization constant, or an expression of such constants, says.
    Specialized(Value<'m>),
    /// As many as a value says that is not known before the kernel runs.
    Dynamic(Value<'m>),
    /// As many as a value says that is known before, but anew each time: one variable will not do.
    Renewed(Value<'m>),
}

/// Classifies an `alloca`.
pub(crate) fn length(alloca: Inst<'_>) -> Length<'_> {
    let count = alloca.operand(0);
    if is_renewed(alloca) {
        return Length::Renewed(count);
    }
    match fold(count) {
        Some(Folded { specialized: true, .. }) => Length::Specialized(count),
        Some(Folded { default: Some(fixed), .. }) => Length::Fixed(fixed),
        Some(Folded { default: None, .. }) | None => Length::Dynamic(count),
    }
}

/// What a [`Length::Specialized`] is if nobody specializes anything; `None` if that is not defined.
pub(crate) fn default_length(value: Value<'_>) -> Option<u64> {
    fold(value)?.default
}

/// Whether a function has an `alloca` that a variable at the function's head cannot stand for.
pub(crate) fn has_dynamic(function: Function<'_>) -> bool {
    function.blocks().any(|block| block.instructions().any(is_dynamic))
}

pub(super) fn is_dynamic(inst: Inst<'_>) -> bool {
    match inst.opcode() {
        Opcode::Alloca => matches!(length(inst), Length::Dynamic(_) | Length::Renewed(_)),
        Opcode::Call => is_sycl_alloca(inst) && is_renewed(inst),
        _ => false,
    }
}

/// Whether a dynamic `alloca` of a function has no `llvm.stacksave` before it.
///
/// A saved state dominates an array if it stands before it in its block or in the entry block.
pub(crate) fn needs_save(function: Function<'_>) -> bool {
    let mut entry_saved = false;
    for (position, block) in function.blocks().enumerate() {
        let mut saved = entry_saved;
        for inst in block.instructions() {
            if is_stack_save(inst) {
                saved = true;
            } else if is_dynamic(inst) && !saved {
                return true;
            }
        }
        if position == 0 {
            entry_saved = saved;
        }
    }
    false
}

pub(super) fn is_stack_save(inst: Inst<'_>) -> bool {
    is_call_of(inst, b"llvm.stacksave")
}

pub(super) fn is_stack_restore(inst: Inst<'_>) -> bool {
    is_call_of(inst, b"llvm.stackrestore")
}

fn is_call_of(inst: Inst<'_>, intrinsic: &[u8]) -> bool {
    inst.opcode() == Opcode::Call
        && inst.called_function().is_some_and(|callee| callee.is_intrinsic() && callee.name().starts_with(intrinsic))
}
