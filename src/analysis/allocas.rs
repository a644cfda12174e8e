//! Lengths of `alloca`s: fixed, given by a specialization constant, or dynamic.

use crate::llvm::{Function, Inst, Opcode, Value};

use super::lifetimes::needs_new_variables;
use super::spec_constants::{Folded, fold, is_sycl_alloca};

/// The number of elements that an `alloca` allocates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length<'m> {
    /// A constant.
    Fixed(u64),
    /// A value that depends on specialization constants.
    Specialized(Value<'m>),
    /// A value that is known at run time only.
    Dynamic(Value<'m>),
    /// A value that may be constant, allocated anew in each iteration of a loop: one variable cannot replace it.
    PerIteration(Value<'m>),
}

/// Classifies an `alloca`.
pub(crate) fn length(alloca: Inst<'_>) -> Length<'_> {
    let count = alloca.operand(0);
    if needs_new_variables(alloca) {
        return Length::PerIteration(count);
    }
    match fold(count) {
        Some(Folded { specialized: true, .. }) => Length::Specialized(count),
        Some(Folded { default: Some(fixed), .. }) => Length::Fixed(fixed),
        Some(Folded { default: None, .. }) | None => Length::Dynamic(count),
    }
}

/// Returns the default of a [`Length::Specialized`]; `None` if LLVM does not define it.
pub(crate) fn default_length(value: Value<'_>) -> Option<u64> {
    fold(value)?.default
}

/// Returns `true` if a function has an `alloca` that a variable at the function's head cannot replace.
pub(crate) fn has_dynamic(function: Function<'_>) -> bool {
    function.blocks().any(|block| block.instructions().any(is_dynamic))
}

pub(super) fn is_dynamic(inst: Inst<'_>) -> bool {
    match inst.opcode() {
        Opcode::Alloca => matches!(length(inst), Length::Dynamic(_) | Length::PerIteration(_)),
        Opcode::Call => is_sycl_alloca(inst) && needs_new_variables(inst),
        _ => false,
    }
}

/// Returns `true` if a dynamic `alloca` of a function has no `llvm.stacksave` before it.
///
/// A saved state that is earlier in the same block or in the entry block dominates an array.
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
