//! Which functions are kernels.

use rustc_hash::FxHashSet;

use crate::llvm::{Function, Linkage, ModuleRef, SPIR_KERNEL, Value};

use super::callers::callers;

/// The kernels of a module, and those of them that other code calls.
pub(crate) struct EntryPoints<'m> {
    called: FxHashSet<Function<'m>>,
    /// Whether there is any.
    pub(crate) exist: bool,
}

impl<'m> EntryPoints<'m> {
    pub(super) fn of(module: ModuleRef<'m>) -> Self {
        let kernels = module.functions().filter(|function| is_kernel(*function));
        let called = kernels.clone().filter(|kernel| !callers(*kernel).is_empty()).collect();
        Self { called, exist: kernels.clone().next().is_some() }
    }

    /// Whether a kernel is called by other code: SPIR-V forbids calling an entry point (section 2.16.1).
    pub(crate) fn is_called(&self, kernel: Function<'m>) -> bool {
        self.called.contains(&kernel)
    }
}

/// Whether `function` is a kernel with a body.
pub(crate) fn is_kernel(function: Function<'_>) -> bool {
    function.calling_convention() == SPIR_KERNEL && !function.is_declaration()
}

/// Whether others than the calls in this module may call a function: other modules, or whoever is given its address.
pub(crate) fn is_known_outside(function: Function<'_>) -> bool {
    // The callee is the last operand of a call; an argument gives the address away.
    let is_call = |(user, operand): (Value<'_>, u32)| {
        let inst = user.as_instruction().filter(|inst| inst.called_function() == Some(function));
        inst.is_some_and(|inst| operand + 1 == inst.value().operand_count())
    };
    match function.linkage() {
        Linkage::Internal | Linkage::Private | Linkage::AvailableExternally => {
            !function.value().use_places().all(is_call)
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
