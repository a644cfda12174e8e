//! Which functions are kernels.

use crate::llvm::{Function, SPIR_KERNEL};

/// Whether `function` is a kernel with a body.
///
/// LLVM's verifier lets no code call one, as SPIR-V lets none call an entry point (section 2.16.1).
pub(crate) fn is_kernel(function: Function<'_>) -> bool {
    function.calling_convention() == SPIR_KERNEL && !function.is_declaration()
}
