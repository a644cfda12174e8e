//! Reading a module from bytes: bitcode, wrapped bitcode or assembly, told apart by how they begin.
//!
//! Bitcode of every LLVM up to the one that is linked is read, typed pointers included, because LLVM upgrades it on
//! the way in. Whatever the bytes are, the outcome is a verified module or an error with what LLVM said.

use std::ffi::c_char;
use std::mem::ManuallyDrop;
use std::ptr;

use inkwell::context::{AsContextRef, Context};
use llvm_sys::core::LLVMGetVersion;

use super::ffi;
use super::module::ModuleRef;
use crate::error::{Error, ErrorKind, Result};

/// The first bytes of bitcode.
const BITCODE: [u8; 4] = *b"BC\xC0\xDE";
/// The first bytes of bitcode behind a header that says where it lies.
const WRAPPED_BITCODE: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];
/// The first bytes of a SPIR-V module, in either byte order: a likely mistake that deserves its own words.
const SPIRV: [[u8; 4]; 2] = [[0x03, 0x02, 0x23, 0x07], [0x07, 0x23, 0x02, 0x03]];

/// How much of what LLVM says goes into a message.
const MESSAGE_LENGTH: usize = 2000;

/// What [`Module::optimized`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Local variables become values.
    Promote,
    /// Also, constants are propagated and folded, branches simplified, and what nothing needs is left out.
    Simplify,
}

/// A module that was read and verified.
pub struct Module<'c>(inkwell::module::Module<'c>);

impl<'c> Module<'c> {
    /// A copy of a module that states no data layout, with the one that its target usually has; `None` for one that
    /// states its own.
    pub fn laid_out(module: &inkwell::module::Module<'c>) -> Option<Self> {
        // SAFETY: the module is live.
        let lacks_layout = unsafe { ffi::lsr_lacks_layout(module.as_mut_ptr()) };
        lacks_layout.then(|| Self(module.clone()).with_layout())
    }

    /// The module with a data layout: its own, or the one that its target usually has.
    fn with_layout(self) -> Self {
        // SAFETY: the module is live, and nobody has seen it yet.
        unsafe {
            if ffi::lsr_lacks_layout(self.0.as_mut_ptr()) {
                ffi::lsr_state_layout(self.0.as_mut_ptr());
            }
        }
        self
    }

    /// The module, made smaller by passes of LLVM's.
    ///
    /// # Errors
    ///
    /// A pass of LLVM's crashes, or leaves a module that LLVM's verifier refuses. After a crash the context that the
    /// module was read into starts over, as it does for [`load`].
    pub fn optimized(self, effort: Effort) -> Result<Self> {
        let effort = match effort {
            Effort::Promote => ffi::EFFORT_PROMOTE,
            Effort::Simplify => ffi::EFFORT_SIMPLIFY,
        };
        let mut message = ptr::null_mut();
        // Where LLVM gives up, the module is not to be touched again.
        let module = ManuallyDrop::new(self.0);
        // SAFETY: the module is live, and nobody has seen it yet.
        let outcome = unsafe { ffi::lsr_optimize(module.as_mut_ptr(), effort, &raw mut message) };
        // SAFETY: the message is ours.
        let message = unsafe { ffi::take_message(message) };
        match outcome {
            ffi::OUTCOME_READ => Ok(Self(ManuallyDrop::into_inner(module))),
            ffi::OUTCOME_BROKEN => {
                drop(ManuallyDrop::into_inner(module));
                Err(invalid(&format!("LLVM's passes make a module of it that is not sound: {message}")))
            }
            _ => Err(invalid(&format!("LLVM gave up on it in the pass {message}"))),
        }
    }

    /// The module, to be read.
    pub fn view(&self) -> ModuleRef<'_> {
        ModuleRef::from_inkwell(&self.0)
    }
}

impl<'m> ModuleRef<'m> {
    /// The view of a module that inkwell holds. It must not be changed while the view is in use, and is taken as it
    /// is; [`ModuleRef::verify`] looks whether it is sound.
    pub fn from_inkwell(module: &'m inkwell::module::Module<'_>) -> Self {
        // SAFETY: inkwell's module is live as long as it is borrowed.
        match unsafe { Self::from_raw(module.as_mut_ptr()) } {
            Some(module) => module,
            None => unreachable!("inkwell's modules are not null"),
        }
    }

    /// Asks LLVM's verifier.
    ///
    /// # Errors
    ///
    /// The verifier refuses the module.
    pub fn verify(self) -> Result<()> {
        let mut message = ptr::null_mut();
        // SAFETY: the module is live.
        let outcome = unsafe { ffi::lsr_verify(self.raw(), &raw mut message) };
        // SAFETY: the message is ours.
        let message = unsafe { ffi::take_message(message) };
        match outcome {
            ffi::OUTCOME_READ => Ok(()),
            _ => Err(refusal(outcome, &message)),
        }
    }
}

/// Reads and verifies a module. `name` is what messages call the input.
///
/// Debug information that is damaged, or of a version LLVM no longer reads, is dropped; everything else that LLVM does
/// not accept is an error.
///
/// LLVM may leave a context in disorder when it cannot read bitcode. `context` starts over then, and leaks what it held:
/// values and types from before must not meet those it makes afterwards, so a context is best used for one module.
///
/// # Errors
///
/// The bytes are no LLVM module, one of a newer LLVM, or one that LLVM's verifier refuses.
pub fn load<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Module<'c>> {
    let loaded = match bytes {
        [] => Err(invalid("the file is empty")),
        _ if bytes.starts_with(&BITCODE) || bytes.starts_with(&WRAPPED_BITCODE) => {
            read(context, bytes, bytes.len(), name, true).map_err(|refused| refused.of_bitcode(bytes))
        }
        _ if SPIRV.iter().any(|magic| bytes.starts_with(magic)) => Err(invalid("this is SPIR-V, not LLVM IR")),
        _ => load_assembly(context, bytes, name),
    };
    loaded.map(Module::with_layout).map_err(|error| error.within(name))
}

fn load_assembly<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Module<'c>> {
    if !is_text(bytes) {
        return Err(invalid("this is neither LLVM bitcode nor LLVM assembly"));
    }
    // LLVM's lexer looks for a zero byte behind the text.
    let mut text = Vec::with_capacity(bytes.len() + 1);
    text.extend_from_slice(bytes);
    text.push(0);
    read(context, &text, bytes.len(), name, false).map_err(|refused| refusal(refused.outcome, &refused.message))
}

/// What LLVM did not accept, in its own words.
struct Refused {
    outcome: u32,
    message: String,
}

impl Refused {
    /// The error, which says so when the bitcode is too new.
    fn of_bitcode(self, bytes: &[u8]) -> Error {
        let reader = llvm_version();
        match producer(bytes).filter(|producer| major(producer) > Some(reader[0])) {
            Some(producer) => invalid(&format!(
                "{producer} wrote this bitcode, which LLVM {}.{}.{} is too old to read: {}",
                reader[0], reader[1], reader[2], self.message
            )),
            None if self.outcome == ffi::OUTCOME_MALFORMED => {
                invalid(&format!("LLVM cannot read this bitcode: {}", self.message))
            }
            None => refusal(self.outcome, &self.message),
        }
    }
}

/// Hands `bytes[..size]` to LLVM. Assembly needs a zero byte behind them.
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
    // SAFETY: the message is ours.
    let message = unsafe { ffi::take_message(message) };
    match outcome {
        // SAFETY: the module is new, lives in `context`, and nobody else owns it.
        ffi::OUTCOME_READ => Ok(Module(unsafe { inkwell::module::Module::new(module) })),
        _ => Err(Refused { outcome, message }),
    }
}

fn invalid(message: &str) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, one_line(message))
}

fn refusal(outcome: u32, message: &str) -> Error {
    match outcome {
        ffi::OUTCOME_BROKEN => invalid(&format!("LLVM's verifier refuses the module: {message}")),
        ffi::OUTCOME_GAVE_UP => invalid(&format!("LLVM gave up on it: {message}")),
        _ => invalid(message),
    }
}

/// The lines of what LLVM said as one, without its full stop, cut when it goes on and on.
fn one_line(message: &str) -> String {
    let cut = &message[..message.floor_char_boundary(MESSAGE_LENGTH)];
    let lines: Vec<&str> = cut.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let mut line = lines.join("; ").trim_end_matches('.').to_owned();
    if cut.len() < message.len() {
        line.push_str("...");
    }
    line
}

/// Whether the bytes can be assembly: its grammar has no control characters, save those of text files.
fn is_text(bytes: &[u8]) -> bool {
    let start = bytes.get(..1024).unwrap_or(bytes);
    !start.iter().any(|&byte| byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r' | 0x0C))
}

/// The version of the LLVM that is linked.
fn llvm_version() -> [u32; 3] {
    let [mut major, mut minor, mut patch] = [0; 3];
    // SAFETY: three numbers to write to.
    unsafe { LLVMGetVersion(&raw mut major, &raw mut minor, &raw mut patch) };
    [major, minor, patch]
}

/// What the bitcode says wrote it: `LLVM23.0.0`.
fn producer(bytes: &[u8]) -> Option<String> {
    // SAFETY: the bytes outlive the call, and the text is ours.
    let producer = unsafe { ffi::take_message(ffi::lsr_producer(bytes.as_ptr(), bytes.len())) };
    (!producer.is_empty()).then_some(producer)
}

/// The first number in a producer's name.
fn major(producer: &str) -> Option<u32> {
    let digits = producer.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())?;
    digits.parse().ok()
}

#[cfg(test)]
mod tests;
