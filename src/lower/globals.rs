//! Globals that are declared even if no function uses them.

use crate::analysis::globals::{is_for_tools, is_metadata};
use crate::error::Result;
use crate::ir::{Global, ValueKind};
use crate::lower::Failures;
use crate::lower::cx::module::ModuleCx;
use rustc_hash::FxHashSet;

/// Declares every global that is part of the output, in LLVM's order.
pub(in crate::lower) fn lower_globals(mx: &mut ModuleCx<'_>, failures: &mut Failures) -> Result<()> {
    for global in mx.module.globals() {
        match global.name() {
            b"llvm.global_ctors" | b"llvm.global_dtors" => continue,
            _ if is_for_tools(global) || mx.facts.spec_constants.is_name_only(global.value()) => continue,
            // A private variable is declared by the functions that use it; other modules cannot use it.
            _ if mx.facts.placement.is_private(global) => continue,
            // A private variable without uses is omitted: no other module can use it either.
            _ if global.address_space() == mx.address_spaces.private()
                && !mx.facts.unused.leaves_uses_of(global.value()) =>
            {
                continue;
            }
            // An import that SPIR-V cannot express is an error only if it is used.
            _ if global.is_declaration() && !mx.facts.unused.leaves_uses_of(global.value()) => _ = mx.global(global),
            // Metadata that SPIR-V cannot express is omitted.
            _ if is_metadata(global) && refers_to_code(global) => continue,
            _ if is_metadata(global) => _ = mx.global(global),
            _ => failures.record(mx.global(global).map(drop))?,
        }
    }
    Ok(())
}

/// Returns `true` if the address of a function or block is part of an initializer.
fn refers_to_code(global: Global<'_>) -> bool {
    let mut pending: Vec<_> = global.initializer().into_iter().collect();
    let mut seen: FxHashSet<_> = pending.iter().copied().collect();
    while let Some(value) = pending.pop() {
        match value.kind() {
            ValueKind::Function(_) | ValueKind::BlockAddress => return true,
            ValueKind::GlobalVariable(_) => {}
            _ => pending.extend(value.operands().filter(|operand| seen.insert(*operand))),
        }
    }
    false
}
