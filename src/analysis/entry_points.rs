//! Kernels, and functions that other modules may call.

use rustc_hash::FxHashSet;

use super::callers::callers;
use crate::ir::{Function, Linkage, ModuleRef, SPIR_KERNEL, Value};

/// The kernels of a module.
pub(crate) struct EntryPoints<'m> {
    /// The kernels that other code calls.
    called: FxHashSet<Function<'m>>,
    /// `true` if there is any kernel.
    pub(crate) exist: bool,
}

impl<'m> EntryPoints<'m> {
    pub(super) fn new(module: ModuleRef<'m>) -> Self {
        let kernels = module.functions().filter(|function| is_kernel(*function));
        let called = kernels.clone().filter(|kernel| !callers(*kernel).is_empty()).collect();
        Self { called, exist: kernels.clone().next().is_some() }
    }

    /// Returns `true` if other code calls a kernel; SPIR-V forbids calls of entry points (specification, section
    /// 2.16.1).
    pub(crate) fn is_called(&self, kernel: Function<'m>) -> bool {
        self.called.contains(&kernel)
    }
}

/// Returns `true` if `function` is a kernel with a body.
pub(crate) fn is_kernel(function: Function<'_>) -> bool {
    function.calling_convention() == SPIR_KERNEL && !function.is_declaration()
}

/// Returns `true` if a function may have callers besides the direct calls in this module: its linkage lets other
/// modules call it, or its address is taken.
pub(crate) fn has_unknown_callers(function: Function<'_>) -> bool {
    // The callee is the last operand of a call; as an argument the function's address is taken.
    let is_call = |(user, operand): (Value<'_>, u32)| {
        let inst = user.as_instruction().filter(|inst| inst.called_function() == Some(function));
        inst.is_some_and(|inst| operand + 1 == inst.value().operand_count())
    };
    match function.linkage() {
        Linkage::Internal | Linkage::Private | Linkage::AvailableExternally => {
            !function.value().use_slots().all(is_call)
        }
        Linkage::External
        | Linkage::LinkOnceAny
        | Linkage::LinkOnceOdr
        | Linkage::WeakAny
        | Linkage::WeakOdr
        | Linkage::Appending
        | Linkage::ExternWeak
        | Linkage::Common => true,
    }
}
