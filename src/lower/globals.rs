//! Globals that are declared whether or not a function names them.

use crate::analysis::globals::is_for_tools;
use crate::error::Result;
use crate::lower::Failures;
use crate::lower::cx::module::ModuleCx;

/// Declares every global that has a place in the output, in LLVM's order.
pub(in crate::lower) fn lower_globals(mx: &mut ModuleCx<'_>, failures: &mut Failures) -> Result<()> {
    for global in mx.module.globals() {
        match global.name() {
            b"llvm.global_ctors" | b"llvm.global_dtors" => continue,
            _ if is_for_tools(global) || mx.facts.spec_constants.is_name_only(global.value()) => continue,
            // Functions that use a private variable bring it; other modules cannot.
            _ if mx.facts.placement.is_private(global) => continue,
            // What nobody uses here and nobody can use elsewhere is nothing.
            _ if global.address_space() == 0 && !global.value().has_uses() => continue,
            // A declaration nobody uses imports nothing.
            _ if global.is_declaration() && !global.value().has_uses() => continue,
            _ => failures.note(mx.global(global).map(drop))?,
        }
    }
    Ok(())
}
