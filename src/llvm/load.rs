//! Reading a module from bytes with LLVM: bitcode, wrapped bitcode or assembly, detected by the first bytes.
//!
//! Bitcode of every LLVM version up to the linked one is read, typed pointers included, because LLVM's reader upgrades
//! it. The result is a verified module or an error with LLVM's message, unless LLVM itself fails on damaged bytes.

use std::ffi::c_char;
use std::mem::ManuallyDrop;
use std::ptr;

use inkwell::context::{AsContextRef, Context};
use inkwell::llvm_sys::core::LLVMGetVersion;
use inkwell::targets::TargetData;

use super::ffi;
use crate::bitcode::Current;
use crate::bitcode::codes::is_bitcode;
use crate::error::{Error, ErrorKind, Result};
use crate::ir::DataLayout;
use crate::options::{ModuleChange, Optimization};

/// The maximum length of LLVM's text in a message.
const MESSAGE_LENGTH: usize = 2000;

/// The passes that may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// Promotion of local variables to values.
    Promote,
    /// Also constant propagation and folding, simplification of branches, and dead code elimination.
    Simplify,
}

/// The process in which LLVM reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Process {
    /// The process of a caller, which may use LLVM as well.
    Shared,
    /// A process that does nothing else.
    Own,
}

/// Reads and verifies a module of any form that LLVM knows, has it changed as requested, and returns it as current bitcode.
/// `name` is the name of the input in messages.
///
/// Debug information that is damaged, or of a version that LLVM no longer reads, is dropped, with the reason in the result;
/// everything else that LLVM does not accept is an error. But LLVM trusts its input: it may end the process, or need any
/// amount of memory and time, if the input is damaged.
///
/// # Errors
///
/// The bytes are no LLVM module, a module of a newer LLVM, or a module that LLVM's verifier refuses; or a pass fails.
pub(crate) fn current(bytes: &[u8], name: &str, change: &ModuleChange, process: Process) -> Result<Current> {
    if process == Process::Own {
        // SAFETY: sets an option of LLVM, which no other thread reads.
        unsafe { ffi::lsr_own_process() }
    }
    // Bitcode that LLVM refuses may have left the context in a state that crashes its destructor.
    let context = ManuallyDrop::new(Context::create());
    let current = read_and_change(&context, bytes, name, change);
    if current.is_ok() || !is_bitcode(bytes) {
        drop(ManuallyDrop::into_inner(context));
    }
    current
}

fn read_and_change(context: &Context, bytes: &[u8], name: &str, change: &ModuleChange) -> Result<Current> {
    let mut loaded = load(context, bytes, name)?;
    set_target_layout(&loaded.module, is_bitcode(bytes));
    match change {
        ModuleChange::Optimization(Optimization::None) => {}
        ModuleChange::Optimization(Optimization::Mem2Reg) => loaded.optimize(Effort::Promote)?,
        ModuleChange::Optimization(Optimization::All) => loaded.optimize(Effort::Simplify)?,
        ModuleChange::Regularization(calls) => loaded.regularize(calls)?,
    }
    Ok(Current {
        bitcode: loaded.module.write_bitcode_to_memory().as_slice().to_vec(),
        dropped_debug_info: loaded.dropped_debug_info,
    })
}

/// Returns the bitcode of a verified module, with the data layout of its target if it has none. `module` stays as it is.
pub(crate) fn bitcode(module: &inkwell::module::Module<'_>) -> Vec<u8> {
    let copy = module.clone();
    set_target_layout(&copy, false);
    copy.write_bitcode_to_memory().as_slice().to_vec()
}

/// A module that was read and verified.
pub(super) struct Module<'c> {
    pub(super) module: inkwell::module::Module<'c>,
    dropped_debug_info: Option<String>,
}

impl Module<'_> {
    /// Makes the module smaller by LLVM passes.
    ///
    /// # Errors
    ///
    /// The passes return a module that LLVM's verifier refuses.
    fn optimize(&mut self, effort: Effort) -> Result<()> {
        let effort = match effort {
            Effort::Promote => ffi::EFFORT_PROMOTE,
            Effort::Simplify => ffi::EFFORT_SIMPLIFY,
        };
        let mut message = ptr::null_mut();
        // SAFETY: the module is live, and there are no views of it yet.
        let outcome = unsafe { ffi::lsr_optimize(self.module.as_mut_ptr(), effort, &raw mut message) };
        // SAFETY: this function owns the message.
        check_change(outcome, &unsafe { ffi::take_message(message) })
    }

    /// Rewrites what SPIR-V lacks; `calls` are the functions that become others, as `regularize.h` describes.
    ///
    /// # Errors
    ///
    /// The result is a module that LLVM's verifier refuses.
    fn regularize(&mut self, calls: &str) -> Result<()> {
        let mut message = ptr::null_mut();
        // SAFETY: the module is live, and there are no views of it yet; the text outlives the call.
        let outcome =
            unsafe { ffi::lsr_regularize(self.module.as_mut_ptr(), calls.as_ptr(), calls.len(), &raw mut message) };
        // SAFETY: this function owns the message.
        check_change(outcome, &unsafe { ffi::take_message(message) })
    }
}

/// Fails if LLVM's verifier refuses a module after a change, with LLVM's message.
fn check_change(outcome: u32, message: &str) -> Result<()> {
    match outcome {
        ffi::OUTCOME_READ => Ok(()),
        _ => Err(invalid_llvm_module(&format!("LLVM's passes make a module of it that is not sound: {message}"))),
    }
}

/// Gives a module without a data layout that of its target: passes compute with it. LLVM's reader of bitcode upgrades an
/// absent layout to the address space of globals alone.
fn set_target_layout(module: &inkwell::module::Module<'_>, is_bitcode: bool) {
    let (triple, layout) = (module.get_triple(), module.get_data_layout().as_str().to_bytes().to_vec());
    let is_absent = layout.is_empty() || (is_bitcode && layout == b"G1");
    let triple = triple.as_str().to_string_lossy();
    if is_absent
        && triple.starts_with("spir")
        && let Some(layout) = DataLayout::of_target(&triple)
    {
        module.set_data_layout(&TargetData::create(layout.text()).get_data_layout());
    }
}

/// Reads and verifies a module.
pub(super) fn load<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Module<'c>> {
    if is_bitcode(bytes) {
        return read(context, bytes, bytes.len(), name, true).map_err(|refused| match refused.outcome {
            ffi::OUTCOME_MALFORMED => {
                invalid_llvm_module(&format!("LLVM cannot read this bitcode: {}", refused.message))
            }
            _ => refused.into_error(),
        });
    }
    if !is_text(bytes) {
        return Err(invalid_llvm_module("expected LLVM bitcode or LLVM assembly, found other data"));
    }
    // LLVM's lexer expects a zero byte after the text.
    let mut text = Vec::with_capacity(bytes.len() + 1);
    text.extend_from_slice(bytes);
    text.push(0);
    read(context, &text, bytes.len(), name, false).map_err(Refused::into_error)
}

/// A refusal by LLVM, with its message.
struct Refused {
    outcome: u32,
    message: String,
}

impl Refused {
    fn into_error(self) -> Error {
        match self.outcome {
            ffi::OUTCOME_BROKEN => {
                invalid_llvm_module(&format!("LLVM's verifier refuses the module: {}", self.message))
            }
            _ => invalid_llvm_module(&self.message),
        }
    }
}

/// Reads `bytes[..size]` with LLVM. Assembly needs a zero byte after them.
fn read<'c>(
    context: &'c Context,
    bytes: &[u8],
    size: usize,
    name: &str,
    is_bitcode: bool,
) -> std::result::Result<Module<'c>, Refused> {
    let (mut module, mut message): (_, *mut c_char) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the context is live; the bytes outlive the call, and the module keeps no reference to them.
    let outcome = unsafe {
        ffi::lsr_load(
            context.as_ctx_ref(),
            bytes.as_ptr(),
            size,
            name.as_ptr(),
            name.len(),
            is_bitcode,
            &raw mut module,
            &raw mut message,
        )
    };
    // SAFETY: this function owns the message.
    let message = unsafe { ffi::take_message(message) };
    match outcome {
        ffi::OUTCOME_READ => Ok(Module {
            // SAFETY: the module is new, lives in `context`, and has no other owner.
            module: unsafe { inkwell::module::Module::new(module) },
            dropped_debug_info: (!message.is_empty()).then(|| one_line(&message)),
        }),
        _ => Err(Refused { outcome, message }),
    }
}

fn invalid_llvm_module(message: &str) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, one_line(message))
}

/// Joins the lines of LLVM's message, without its full stop, and cuts a long message.
fn one_line(message: &str) -> String {
    let cut = &message[..message.floor_char_boundary(MESSAGE_LENGTH)];
    let lines: Vec<&str> = cut.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut line = lines.join("; ").trim_end_matches('.').to_owned();
    if cut.len() < message.len() {
        line.push_str("...");
    }
    line
}

/// Returns `true` if the bytes can be assembly, whose grammar has no control characters except those of text files.
fn is_text(bytes: &[u8]) -> bool {
    let start = bytes.get(..1024).unwrap_or(bytes);
    !start.iter().any(|&byte| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0C))
}

/// Returns the version of the linked LLVM: its major, minor and patch number.
pub fn linked_llvm_version() -> [u32; 3] {
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: three numbers to write to.
    unsafe { LLVMGetVersion(&raw mut major, &raw mut minor, &raw mut patch) };
    [major, minor, patch]
}

#[cfg(test)]
mod tests;
