//! The module that `--regularize` writes: with what SPIR-V lacks rewritten as LLVM IR.

mod friendly_calls;

use crate::bitcode::write::write;
use crate::error::{Error, ErrorKind, Result, Warning};
use crate::ir::{Module, TypeKind};
use crate::load::{Loaded, change, load};
use crate::options::{ModuleChange, Options};
use crate::spirv::Extension;

/// Returns the bitcode of a module in which what SPIR-V lacks is rewritten, after the passes that `options` request: calls of
/// `__spirv_*` functions, helper functions, shifts of words for those of Booleans. It means what the input means.
/// Also returns the warnings about the input.
///
/// # Errors
///
/// The input is damaged or refused by LLVM's verifier, or has vectors that no extension allows; or LLVM is not available.
pub fn regularize(bytes: &[u8], name: &str, options: &Options) -> Result<(Vec<u8>, Vec<Warning>)> {
    let mut loaded = load(bytes, name, options)?;
    let warnings = loaded.take_warnings(name, options);
    let request = ModuleChange::Regularization(friendly_calls::list(&loaded.module));
    let Loaded { module, .. } = change(&loaded.module, name, options, &request, "a regularization")?;
    check_vectors(&module, options).map_err(|error| error.within(name))?;
    Ok((write(&module)?, warnings))
}

/// Fails if an instruction has a vector of a length that OpenCL does not have, and that no extension allows.
fn check_vectors(module: &Module, options: &Options) -> Result<()> {
    let extensions = [Extension::EXT_long_vector, Extension::INTEL_vector_compute];
    if extensions.iter().any(|extension| options.extensions.contains(*extension)) {
        return Ok(());
    }
    let insts = module.functions().flat_map(|function| function.blocks()).flat_map(|block| block.instructions());
    let lengths = insts.filter_map(|inst| match inst.ty().kind() {
        TypeKind::Vector { length, .. } => Some((inst, length)),
        _ => None,
    });
    match { lengths }.find(|(_, length)| !matches!(length, 1..=4 | 8 | 16)) {
        None => Ok(()),
        Some((inst, length)) => {
            let message = format!(
                "Unsupported vector type with {length} elements (allow it with --spirv-ext=+SPV_EXT_long_vector)"
            );
            Err(Error::new(ErrorKind::InvalidInstruction, message).located(inst.diagnostic_location()))
        }
    }
}
