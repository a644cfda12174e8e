//! Kinds of module-scope variables.

use crate::ir::Global;
use crate::names::{FriendlyKind, friendly};

/// The address space of constant memory, which no code stores to.
pub(super) const CONSTANT_MEMORY: u32 = 2;

/// Returns `true` for a global that is not part of the output, because only LLVM's own tools read it: `llvm.used`, the
/// list of annotations, and [metadata](is_metadata) without an address space.
pub(crate) fn is_for_tools(global: Global<'_>) -> bool {
    matches!(global.name(), b"llvm.used" | b"llvm.compiler.used" | b"llvm.global.annotations")
        || global.address_space() == 0 && is_metadata(global)
}

/// Returns `true` for a global of section `llvm.metadata`, such as the text of an annotation; no code reads it.
pub(crate) fn is_metadata(global: Global<'_>) -> bool {
    global.section() == b"llvm.metadata"
}

/// Returns `true` for a global that represents a SPIR-V built-in input, such as `__spirv_BuiltInGlobalInvocationId`.
pub(crate) fn is_built_in(global: Global<'_>) -> bool {
    let name = std::str::from_utf8(global.name()).unwrap_or_default();
    friendly::parse(name).is_some_and(|parsed| parsed.kind == FriendlyKind::BuiltIn)
}
