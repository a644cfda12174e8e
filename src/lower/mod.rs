//! LLVM IR to SPIR-V.

mod bit_packing;
mod blocks;
mod builtins;
mod constant_exprs;
mod constants;
mod decorations;
mod emitter;
mod execution_modes;
mod forms;
mod function_cx;
mod functions;
mod globals;
mod inst;
mod interface;
mod intrinsics;
mod memory_access;
mod module_cx;
mod source;
mod spec_constants;
mod types;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::ModuleRef;
use crate::options::Options;

use module_cx::ModuleCx;

/// The generator word of the header: the number drivers know LLVM/SPIR-V translators by (features.md B29).
const GENERATOR: u32 = 6 << 16;

/// Translates a verified module. Reads like the table of contents of what it writes.
///
/// # Errors
///
/// Whatever SPIR-V cannot say, with its place.
pub(crate) fn lower_module(module: ModuleRef<'_>, options: &Options) -> Result<Vec<u32>> {
    Ok(lower(module, options)?.out.finish(GENERATOR))
}

fn lower<'m>(module: ModuleRef<'m>, options: &'m Options) -> Result<ModuleCx<'m>> {
    if !module.module_asm().trim().is_empty() {
        return Err(Error::new(ErrorKind::InvalidModule, "SPIR-V has no module-level assembly"));
    }
    let pointer_bits = source::pointer_bits(module)?;
    let mut mx = ModuleCx::new(module, options, pointer_bits)?;
    source::lower_memory_model(&mut mx)?;
    source::lower_source(&mut mx)?;
    globals::lower_globals(&mut mx)?;
    for function in module.functions().filter(|function| !function.is_declaration()) {
        functions::lower_definition(&mut mx, function)?;
    }
    functions::lower_imports(&mut mx)?;
    functions::lower_entry_points(&mut mx)?;
    mx.out.check_limits()?;
    Ok(mx)
}
