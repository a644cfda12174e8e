//! Lengths of `alloca`s: fixed, given by a specialization constant, or dynamic.

use super::Facts;
use super::callees::Callees;
use super::cfg::Cfg;
use super::spec_constants::{Folded, fold, is_sycl_alloca};
use crate::ir::{Inst, Opcode, Value};
use crate::map::intrinsics::Effect;

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

/// Classifies an `alloca` in the function of `cfg`.
pub(crate) fn length<'m>(module: &Facts<'m>, cfg: &Cfg<'m>, alloca: Inst<'m>) -> Length<'m> {
    let count = alloca.operand(0);
    if module.lifetimes.needs_new_variables(cfg, alloca) {
        return Length::PerIteration(count);
    }
    match fold(&module.callees, count) {
        Some(Folded { specialized: true, .. }) => Length::Specialized(count),
        Some(Folded { default: Some(fixed), .. }) => Length::Fixed(fixed),
        Some(Folded { default: None, .. }) | None => Length::Dynamic(count),
    }
}

/// Returns the default of a [`Length::Specialized`]; `None` if LLVM does not define it.
pub(crate) fn default_length<'m>(callees: &Callees<'m>, value: Value<'m>) -> Option<u64> {
    fold(callees, value)?.default
}

/// Returns `true` if the function of `cfg` has an `alloca` that a variable at the function's head cannot replace.
pub(crate) fn has_dynamic<'m>(module: &Facts<'m>, cfg: &Cfg<'m>) -> bool {
    cfg.blocks().any(|block| block.instructions().any(|inst| is_dynamic(module, cfg, inst)))
}

fn is_dynamic<'m>(module: &Facts<'m>, cfg: &Cfg<'m>, inst: Inst<'m>) -> bool {
    match inst.opcode() {
        Opcode::Alloca => matches!(length(module, cfg, inst), Length::Dynamic(_) | Length::PerIteration(_)),
        Opcode::Call => is_sycl_alloca(&module.callees, inst) && module.lifetimes.needs_new_variables(cfg, inst),
        _ => false,
    }
}

/// Returns `true` if a dynamic `alloca` of the function of `cfg` has no `llvm.stacksave` before it.
///
/// A saved state that is earlier in the same block or in the entry block dominates an array.
pub(crate) fn needs_save<'m>(module: &Facts<'m>, cfg: &Cfg<'m>) -> bool {
    let mut entry_saved = false;
    for (position, block) in cfg.blocks().enumerate() {
        let mut saved = entry_saved;
        for inst in block.instructions() {
            if module.callees.has_effect(inst, Effect::SavesStack) {
                saved = true;
            } else if is_dynamic(module, cfg, inst) && !saved {
                return true;
            }
        }
        if position == 0 {
            entry_saved = saved;
        }
    }
    false
}
