//! Reading a module of any form: bitcode by this library's own reader; assembly, bitcode that LLVM would upgrade, and
//! modules that LLVM's passes change first, through LLVM, which returns current bitcode.

mod assembly;
pub(crate) mod helper;

use std::mem;

use crate::bitcode::Current;
use crate::bitcode::codes::is_bitcode;
use crate::bitcode::read::{Outcome, Read, read_to_translate, read_upgraded, select};
use crate::bitcode::write::write;
use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir::{DataLayout, Module, VerifyError, verify_on};
use crate::options::{LlvmUse, ModuleChange, Optimization, Options};

use assembly::Assembly;

/// The first bytes of a SPIR-V module, in either byte order: a likely mistake with its own message.
const SPIRV: [[u8; 4]; 2] = [[0x03, 0x02, 0x23, 0x07], [0x07, 0x23, 0x02, 0x03]];

/// A module that was read and verified.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The module, with a data layout: its own, or the default of its target.
    pub(crate) module: Module,
    /// The reason why debug information of the input was dropped; `None` if none was.
    pub(crate) dropped_debug_info: Option<String>,
    /// Messages about records and blocks of bitcode that are not known and were passed over.
    pub(crate) passed_over: Vec<String>,
}

impl Loaded {
    /// Takes the warnings about the input, the file `name`: parts that were passed over, and invalid debug information
    /// unless the options drop all.
    pub(crate) fn take_warnings(&mut self, name: &str, options: &Options) -> Vec<Warning> {
        let passed_over = mem::take(&mut self.passed_over).into_iter();
        let passed_over = passed_over.map(|text| Warning::new(WarningKind::InvalidInput, text));
        let dropped = self.dropped_debug_info.take().filter(|_| !options.strip);
        let dropped = dropped.map(|reason| ignored_debug_info(&reason));
        passed_over.chain(dropped).map(|warning| warning.about_file(name)).collect()
    }
}

/// Returns a warning that debug information was dropped for a reason.
pub(crate) fn ignored_debug_info(reason: &str) -> Warning {
    Warning::new(WarningKind::InvalidDebugInfo, format!("invalid debug information is ignored: {reason}"))
}

/// Reads and verifies a module, after the passes that the options request. `name` is the name of the input in messages.
///
/// # Errors
///
/// The bytes are no LLVM module, a module of a newer LLVM, or an invalid module; or the module needs LLVM, which this build
/// does not have or the options do not allow.
pub(crate) fn load(bytes: &[u8], name: &str, options: &Options) -> Result<Loaded> {
    let located = |error: Error| match assembly(bytes, name) {
        Some(assembly) => assembly.locate_fault(error),
        None => error,
    };
    load_any(bytes, name, options).map_err(|error| located(error).within_file(name))
}

/// Returns the module as assembly if it is assembly.
pub(crate) fn assembly<'t>(bytes: &'t [u8], name: &'t str) -> Option<Assembly<'t>> {
    if is_bitcode(bytes) { None } else { Assembly::read(bytes, name) }
}

fn load_any(bytes: &[u8], name: &str, options: &Options) -> Result<Loaded> {
    if bytes.is_empty() {
        return Err(Error::new(ErrorKind::EmptyInput, "expected LLVM bitcode or LLVM assembly"));
    }
    if SPIRV.iter().any(|magic| bytes.starts_with(magic)) {
        return Err(invalid_llvm_module("expected LLVM IR, found a SPIR-V module"));
    }
    if !is_bitcode(bytes) {
        if let Some(number) = options.module.filter(|number| number.get() > 1) {
            return Err(invalid_llvm_module(&format!("the file has no module {number}; assembly has one")));
        }
        return through_llvm(bytes, name, options, "LLVM assembly");
    }
    let selected = options.module.map(|number| select(bytes, number.get())).transpose()?;
    let bytes = selected.as_deref().unwrap_or(bytes);
    let loaded = match read_to_translate(bytes, name, options.threads)? {
        Outcome::Read(read) => finish(*read, None),
        Outcome::NeedsUpgrade(reason) => return through_llvm(bytes, name, options, &format!("bitcode with {reason}")),
    };
    match verify_on(&loaded.module, options.threads) {
        Ok(()) => {}
        Err(errors) if may_use_llvm(options) && errors.iter().all(|error| error.dropped().is_some()) => {
            return through_llvm(bytes, name, options, "what LLVM drops as it reads a module");
        }
        Err(errors) => return Err(refused(&errors)),
    }
    match options.optimization {
        Optimization::None => Ok(loaded),
        // LLVM gets what was verified, whatever else the file has.
        Optimization::Mem2Reg | Optimization::All => {
            let changed = through_llvm(&write(&loaded.module)?, name, options, "a pass")?;
            Ok(Loaded { passed_over: loaded.passed_over, ..changed })
        }
    }
}

/// Has LLVM change a module, for `reason`.
///
/// # Errors
///
/// LLVM is not available, or refuses the module.
pub(crate) fn change(
    module: &Module,
    name: &str,
    options: &Options,
    change: &ModuleChange,
    reason: &str,
) -> Result<Loaded> {
    changed(&write(module)?, name, options, change, reason).map_err(|error| error.within_file(name))
}

fn may_use_llvm(options: &Options) -> bool {
    match options.llvm {
        LlvmUse::Never => false,
        LlvmUse::InProcess => cfg!(feature = "llvm"),
        LlvmUse::Helper(_) => true,
    }
}

/// Returns the error for an invalid module.
fn refused(errors: &[VerifyError]) -> Error {
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    invalid_llvm_module(&format!("the module is not valid LLVM IR: {}", texts.join("; ")))
}

/// Gives a module a data layout.
fn finish(read: Read, dropped_debug_info: Option<String>) -> Loaded {
    let Read { mut module, warnings } = read;
    if module.data_layout().text().is_empty()
        && module.triple().starts_with("spir")
        && let Some(layout) = DataLayout::of_target(module.triple())
    {
        module.set_data_layout(layout);
    }
    Loaded { module, dropped_debug_info, passed_over: warnings }
}

/// Has LLVM read and verify a module, for `reason`, and run the requested passes.
fn through_llvm(bytes: &[u8], name: &str, options: &Options, reason: &str) -> Result<Loaded> {
    changed(bytes, name, options, &ModuleChange::Optimization(options.optimization), reason)
}

/// Has LLVM read, verify and change a module, for `reason`, and reads the bitcode that it writes.
fn changed(bytes: &[u8], name: &str, options: &Options, change: &ModuleChange, reason: &str) -> Result<Loaded> {
    let current = match &options.llvm {
        LlvmUse::Never => Err(needs_llvm(reason, "the options do not allow", change, "")),
        LlvmUse::InProcess => in_process(bytes, name, change, reason),
        LlvmUse::Helper(program) => helper::current(program, bytes, name, change),
    }?;
    // LLVM has verified it.
    match read_upgraded(&current.bitcode, name, options.threads)? {
        Outcome::Read(read) => Ok(finish(*read, current.dropped_debug_info)),
        Outcome::NeedsUpgrade(reason) => Err(invalid_llvm_module(&format!("bitcode with {reason} is not supported"))),
    }
}

#[cfg(feature = "llvm")]
fn in_process(bytes: &[u8], name: &str, change: &ModuleChange, _reason: &str) -> Result<Current> {
    crate::llvm::current(bytes, name, change, crate::llvm::Process::Shared)
}

#[cfg(not(feature = "llvm"))]
fn in_process(_bytes: &[u8], _name: &str, change: &ModuleChange, reason: &str) -> Result<Current> {
    let alternative = "; or name a program `llvm-spirv-rs` that has LLVM with `--llvm=PROGRAM`";
    Err(needs_llvm(reason, "this build does not have", change, alternative))
}

/// Returns the error for a module that needs LLVM; `lack` says why there is none, and `alternative` how to get one.
fn needs_llvm(reason: &str, lack: &str, change: &ModuleChange, alternative: &str) -> Error {
    let remedy = match change {
        ModuleChange::Optimization(Optimization::None) => {
            "pass bitcode of LLVM 15 to 24, as `clang -c -emit-llvm` or `llvm-as` write it"
        }
        ModuleChange::Optimization(Optimization::Mem2Reg | Optimization::All) => "run the passes with `opt` first",
        ModuleChange::Regularization(_) => "translate the module as it is, which gives the same",
    };
    Error::new(ErrorKind::NotBuiltIn, format!("{reason} needs LLVM, which {lack}: {remedy}{alternative}"))
}

fn invalid_llvm_module(message: &str) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8]) -> Error {
        let error = load(bytes, "input", &Options::default()).unwrap_err();
        assert_eq!(error.locations().collect::<Vec<_>>(), ["input"]);
        error
    }

    #[test]
    fn what_needs_llvm_is_refused_without_it() {
        let options = Options { llvm: LlvmUse::Never, ..Options::default() };
        let error = load(b"target triple = \"spir64\"", "input", &options).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotBuiltIn);
        assert!(error.message().starts_with("LLVM assembly needs LLVM, which the options do not allow: "), "{error}");
    }

    #[cfg(not(feature = "llvm"))]
    #[test]
    fn a_build_without_llvm_names_what_helps() {
        let error = load(b"target triple = \"spir64\"", "input", &Options::default()).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotBuiltIn);
        assert!(error.message().starts_with("LLVM assembly needs LLVM, which this build does not have: "), "{error}");
        assert!(error.message().ends_with("that has LLVM with `--llvm=PROGRAM`"), "{error}");
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
