//! Reading a module of any form: bitcode by this library's own reader; assembly, bitcode that LLVM would upgrade, and
//! modules that LLVM's passes change first, through LLVM, which returns current bitcode.

use crate::bitcode::read::{Outcome, Read, read};
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{DataLayout, Module, VerifyError, verify};
use crate::options::Optimization;

/// The first bytes of bitcode.
const BITCODE: [u8; 4] = *b"BC\xC0\xDE";
/// The first bytes of the header before wrapped bitcode, which has the offset of the bitcode.
const WRAPPED_BITCODE: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];
/// The first bytes of a SPIR-V module, in either byte order: a likely mistake with its own message.
const SPIRV: [[u8; 4]; 2] = [[0x03, 0x02, 0x23, 0x07], [0x07, 0x23, 0x02, 0x03]];

/// A module that was read and verified.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The module, with a data layout: its own, or the default of its target.
    pub(crate) module: Module,
    /// The reason why debug information of the input was dropped; `None` if none was.
    pub(crate) dropped_debug_info: Option<String>,
}

/// Reads and verifies a module, after the passes that `optimization` requests. `name` is the name of the input in messages.
///
/// # Errors
///
/// The bytes are no LLVM module, a module of a newer LLVM, or an invalid module; or the module needs LLVM, which this build
/// does not have.
pub(crate) fn load(bytes: &[u8], name: &str, optimization: Optimization) -> Result<Loaded> {
    load_any(bytes, name, optimization).map_err(|error| error.within(name))
}

fn load_any(bytes: &[u8], name: &str, optimization: Optimization) -> Result<Loaded> {
    if bytes.is_empty() {
        return Err(Error::new(ErrorKind::EmptyInput, "expected LLVM bitcode or LLVM assembly"));
    }
    if SPIRV.iter().any(|magic| bytes.starts_with(magic)) {
        return Err(invalid("expected LLVM IR, found a SPIR-V module"));
    }
    let is_bitcode = bytes.starts_with(&BITCODE) || bytes.starts_with(&WRAPPED_BITCODE);
    if is_bitcode && optimization == Optimization::None {
        match read(bytes, name)? {
            Outcome::Read(read) => {
                let loaded = finish(*read, None);
                match verify(&loaded.module) {
                    Ok(()) => return Ok(loaded),
                    // LLVM drops invalid debug information.
                    Err(errors) if cfg!(feature = "llvm") && errors.iter().all(VerifyError::is_debug_info) => {
                        return through_llvm(bytes, name, optimization, "invalid debug information");
                    }
                    Err(errors) => return Err(refused(&errors)),
                }
            }
            Outcome::NeedsUpgrade(reason) => return through_llvm(bytes, name, optimization, &reason),
        }
    }
    let reason = if is_bitcode { "a pass" } else { "LLVM assembly" };
    through_llvm(bytes, name, optimization, reason)
}

/// Returns the error for an invalid module.
fn refused(errors: &[VerifyError]) -> Error {
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    invalid(&format!("the module is not valid LLVM IR: {}", texts.join("; ")))
}

/// Gives a module a data layout.
fn finish(read: Read, dropped_debug_info: Option<String>) -> Loaded {
    let Read { mut module, .. } = read;
    if module.data_layout().text().is_empty()
        && module.triple().starts_with("spir")
        && let Some(layout) = DataLayout::of_target(module.triple())
    {
        module.set_data_layout(layout);
    }
    Loaded { module, dropped_debug_info }
}

/// Has LLVM read, verify and perhaps change a module, and reads the bitcode that it writes.
#[cfg(feature = "llvm")]
fn through_llvm(bytes: &[u8], name: &str, optimization: Optimization, _reason: &str) -> Result<Loaded> {
    let current = crate::llvm::current(bytes, name, optimization)?;
    match read(&current.bitcode, name)? {
        Outcome::Read(read) => Ok(finish(*read, current.dropped_debug_info)),
        Outcome::NeedsUpgrade(reason) => Err(invalid(&format!("{reason} is not supported"))),
    }
}

#[cfg(not(feature = "llvm"))]
fn through_llvm(_bytes: &[u8], _name: &str, optimization: Optimization, reason: &str) -> Result<Loaded> {
    let remedy = match optimization {
        Optimization::None => "pass bitcode of LLVM 15 to 22, as `clang -c -emit-llvm` or `llvm-as` write it",
        Optimization::Mem2Reg | Optimization::All => "run the passes with `opt` first",
    };
    let message = format!("{reason} needs LLVM, which this build does not have: {remedy}");
    Err(Error::new(ErrorKind::NotBuiltIn, message))
}

fn invalid(message: &str) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8]) -> Error {
        let error = load(bytes, "input", Optimization::None).unwrap_err();
        assert_eq!(error.places().collect::<Vec<_>>(), ["input"]);
        error
    }

    #[test]
    fn other_formats_are_refused() {
        assert_eq!(refused(b"").kind(), ErrorKind::EmptyInput);
        for magic in SPIRV {
            let error = refused(&magic);
            assert_eq!(error.kind(), ErrorKind::InvalidLlvmModule);
            assert_eq!(error.message(), "expected LLVM IR, found a SPIR-V module");
        }
    }
}
