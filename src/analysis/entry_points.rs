//! Which functions are kernels.

use rustc_hash::FxHashSet;

use crate::llvm::{Function, ModuleRef, SPIR_KERNEL};

use super::placement::callers;

/// The kernels of a module, and those of them that other code calls.
pub(crate) struct EntryPoints<'m> {
    called: FxHashSet<Function<'m>>,
}

impl<'m> EntryPoints<'m> {
    pub(super) fn of(module: ModuleRef<'m>) -> Self {
        let called =
            module.functions().filter(|function| is_kernel(*function) && !callers(*function).is_empty()).collect();
        Self { called }
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
