//! Safe functions around SPIRV-Tools' validator and disassembler.
//!
//! Only the functions of the C interface that [`sys`] declares are used. Each call creates its own context: its cost is
//! negligible, and calls from several threads share no state.

use std::ffi::CStr;
use std::ptr::{self, NonNull};

use super::{Disassembly, ValidationResult, Violation, nesting};
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::binary::write::HEADER_WORDS;

/// Checks a module against the universal rules of the version in its header.
///
/// The outer error means that the module could not be checked, the inner error that it is not valid, or that this is a
/// [known gap](super::is_known_gap).
pub fn check(words: &[u32]) -> Result<ValidationResult> {
    nesting::check(words)?;
    let context = Context::for_version_of(words)?;
    let options = ValidatorOptions::new()?;
    let binary = sys::Binary { code: words.as_ptr(), word_count: words.len() };
    let mut diagnostic = Diagnostic(ptr::null_mut());
    // SAFETY: context and options are live, `binary` describes `words`, which outlive the call, and the diagnostic
    // starts as null and is owned by `diagnostic` afterwards.
    let code =
        unsafe { sys::spvValidateWithOptions(context.0.as_ptr(), options.0.as_ptr(), &binary, &mut diagnostic.0) };
    if code == sys::SUCCESS {
        return Ok(Ok(()));
    }
    Ok(Err(diagnostic
        .violation(words)
        .unwrap_or_else(|| Violation::of_module(format!("SPIRV-Tools rejects the module with code {code}")))))
}

/// Prints a module as SPIR-V assembly, one instruction a line, with the disassembler of SPIRV-Tools: its time grows with the
/// square of the ids that share a name, and it refuses what it does not know. See [`module`](crate::spirv::text::assembly::module).
///
/// # Errors
///
/// `InvalidSpirv` if it refuses the words, `NotBuiltIn` without SPIRV-Tools.
pub fn disassemble(words: &[u32], options: Disassembly) -> Result<String> {
    nesting::check(words)?;
    let context = Context::for_version_of(words)?;
    let mut flags = sys::TEXT_INDENT;
    if options.no_header {
        flags |= sys::TEXT_NO_HEADER;
    }
    if !options.raw_ids {
        flags |= sys::TEXT_FRIENDLY_NAMES;
    }
    let mut text = Text(ptr::null_mut());
    let mut diagnostic = Diagnostic(ptr::null_mut());
    // SAFETY: the context is live, pointer and length are those of `words`, and text and diagnostic start as null and
    // are owned by their wrappers afterwards.
    let code = unsafe {
        sys::spvBinaryToText(context.0.as_ptr(), words.as_ptr(), words.len(), flags, &mut text.0, &mut diagnostic.0)
    };
    if code == sys::SUCCESS {
        return Ok(text.to_string_lossy());
    }
    let violation = diagnostic.violation(words);
    Err(violation.map_or_else(|| unusable("SPIRV-Tools cannot disassemble the module"), Error::from))
}

/// Assembles a module of a version, the second word of its header.
#[cfg(test)]
pub(in crate::validate) fn assemble(text: &str, version: u32) -> Result<Vec<u32>> {
    let context = Context::for_version_of(&[0, version])?;
    let (mut binary, mut diagnostic) = (OwnedBinary(ptr::null_mut()), Diagnostic(ptr::null_mut()));
    // SAFETY: the context is live, pointer and length are those of `text`, and binary and diagnostic start as null and
    // are owned by their wrappers afterwards.
    let code = unsafe {
        sys::spvTextToBinaryWithOptions(
            context.0.as_ptr(),
            text.as_ptr().cast(),
            text.len(),
            sys::PRESERVE_NUMERIC_IDS,
            &mut binary.0,
            &mut diagnostic.0,
        )
    };
    if code != sys::SUCCESS {
        // SAFETY: null, or a diagnostic that lives until `diagnostic` is dropped.
        let message = unsafe { diagnostic.0.as_ref() }.map(|diagnostic| {
            // SAFETY: the library writes a C string.
            unsafe { CStr::from_ptr(diagnostic.error) }.to_string_lossy().into_owned()
        });
        return Err(unusable(&message.unwrap_or_default()));
    }
    Ok(binary.words().to_vec())
}

/// Returns the word offset of the `ordinal`th instruction, counted from one.
fn instruction_offset(words: &[u32], ordinal: usize) -> Option<usize> {
    instruction_starts(words).nth(ordinal.checked_sub(1)?)
}

fn instruction_starts(words: &[u32]) -> impl Iterator<Item = usize> {
    let starts = std::iter::successors(Some(HEADER_WORDS), |&start| {
        let length = (words.get(start)? >> 16) as usize;
        (length > 0).then_some(start + length)
    });
    starts.take_while(|&start| start < words.len())
}

fn unusable(message: &str) -> Error {
    Error::new(ErrorKind::InvalidSpirv, message)
}

/// A target environment of SPIRV-Tools.
struct Context(NonNull<sys::Context>);

impl Context {
    fn for_version_of(words: &[u32]) -> Result<Self> {
        let version = words.get(1).copied().unwrap_or_default();
        let environment = match version {
            0x0001_0000 => c"spv1.0",
            0x0001_0100 => c"spv1.1",
            0x0001_0200 => c"spv1.2",
            0x0001_0300 => c"spv1.3",
            0x0001_0400 => c"spv1.4",
            0x0001_0500 => c"spv1.5",
            0x0001_0600 => c"spv1.6",
            _ => return Err(unusable(&format!("unknown SPIR-V version {version:#010x} in the header"))),
        };
        let mut number = 0;
        // SAFETY: the name is a C string and `number` may be written.
        let known = unsafe { sys::spvParseTargetEnv(environment.as_ptr(), &mut number) };
        if !known {
            return Err(unusable(&format!("SPIRV-Tools does not know the environment {environment:?}")));
        }
        // SAFETY: the number is one that the library itself has just handed out.
        NonNull::new(unsafe { sys::spvContextCreate(number) })
            .map(Self)
            .ok_or_else(|| unusable("SPIRV-Tools cannot create a context"))
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: made by spvContextCreate and destroyed once.
        unsafe { sys::spvContextDestroy(self.0.as_ptr()) }
    }
}

struct ValidatorOptions(NonNull<sys::ValidatorOptions>);

impl ValidatorOptions {
    fn new() -> Result<Self> {
        // SAFETY: no precondition.
        let options = NonNull::new(unsafe { sys::spvValidatorOptionsCreate() }).map(Self);
        let options = options.ok_or_else(|| unusable("SPIRV-Tools cannot create validator options"))?;
        // Friendly names cost a pass over every module, and quoted instructions have them anyway.
        // SAFETY: the options are live.
        unsafe { sys::spvValidatorOptionsSetFriendlyNames(options.0.as_ptr(), false) };
        // A module above a universal limit is valid; see `limits`.
        for limit in sys::LIMITS {
            // SAFETY: the options are live, and the library knows a limit of this number.
            unsafe { sys::spvValidatorOptionsSetUniversalLimit(options.0.as_ptr(), limit, u32::MAX) };
        }
        Ok(options)
    }
}

impl Drop for ValidatorOptions {
    fn drop(&mut self) {
        // SAFETY: made by spvValidatorOptionsCreate and destroyed once.
        unsafe { sys::spvValidatorOptionsDestroy(self.0.as_ptr()) }
    }
}

/// A diagnostic that the library may have created.
struct Diagnostic(*mut sys::Diagnostic);

impl Diagnostic {
    /// Converts the diagnostic. Its message is the rule, then the instruction on a line indented by two spaces; its
    /// position is the number of the instruction, from one, or zero if the rule is about the whole module.
    fn violation(&self, words: &[u32]) -> Option<Violation> {
        // SAFETY: null, or a diagnostic that lives until `self` is dropped.
        let diagnostic = unsafe { self.0.as_ref() }?;
        // SAFETY: the library writes a C string.
        let message = unsafe { CStr::from_ptr(diagnostic.error) }.to_string_lossy();
        let (rule, instruction) = match message.split_once("\n  ") {
            Some((rule, instruction)) => (rule, Some(instruction.trim().to_owned())),
            None => (message.as_ref(), None),
        };
        let offset = instruction_offset(words, diagnostic.position.index);
        let rule = rule.split_whitespace().collect::<Vec<_>>().join(" ");
        Some(Violation { instruction, offset, ..Violation::of_module(rule) })
    }
}

impl Drop for Diagnostic {
    fn drop(&mut self) {
        // SAFETY: null, which is allowed, or made by the library and destroyed once.
        unsafe { sys::spvDiagnosticDestroy(self.0) }
    }
}

/// A text that the library may have created.
struct Text(*mut sys::Text);

impl Text {
    fn to_string_lossy(&self) -> String {
        // SAFETY: null, or a text that lives until `self` is dropped.
        let Some(text) = (unsafe { self.0.as_ref() }) else { return String::new() };
        // SAFETY: the library hands out pointer and length of one allocation.
        let bytes = unsafe { std::slice::from_raw_parts(text.str.cast::<u8>(), text.length) };
        String::from_utf8_lossy(bytes).into_owned()
    }
}

impl Drop for Text {
    fn drop(&mut self) {
        // SAFETY: null, which is allowed, or made by the library and destroyed once.
        unsafe { sys::spvTextDestroy(self.0) }
    }
}

/// A binary that the library may have created.
#[cfg(test)]
struct OwnedBinary(*mut sys::Binary);

#[cfg(test)]
impl OwnedBinary {
    fn words(&self) -> &[u32] {
        // SAFETY: null, or a binary that lives until `self` is dropped.
        let Some(binary) = (unsafe { self.0.as_ref() }) else { return &[] };
        // SAFETY: the library hands out pointer and length of one allocation.
        unsafe { std::slice::from_raw_parts(binary.code, binary.word_count) }
    }
}

#[cfg(test)]
impl Drop for OwnedBinary {
    fn drop(&mut self) {
        // SAFETY: null, which is allowed, or made by the library and destroyed once.
        unsafe { sys::spvBinaryDestroy(self.0) }
    }
}

/// The declarations of `spirv-tools/libspirv.h` that this file uses.
mod sys {
    use std::ffi::{c_char, c_int};

    pub(super) const SUCCESS: c_int = 0;
    pub(super) const TEXT_INDENT: u32 = 1 << 3;
    pub(super) const TEXT_NO_HEADER: u32 = 1 << 5;
    pub(super) const TEXT_FRIENDLY_NAMES: u32 = 1 << 6;
    #[cfg(test)]
    pub(super) const PRESERVE_NUMERIC_IDS: u32 = 1 << 1;
    /// `spv_validator_limit_max_struct_members` to `spv_validator_limit_max_access_chain_indexes`.
    pub(super) const LIMITS: std::ops::Range<c_int> = 0..8;

    #[repr(C)]
    pub(super) struct Context {
        _opaque: [u8; 0],
    }

    #[repr(C)]
    pub(super) struct ValidatorOptions {
        _opaque: [u8; 0],
    }

    #[repr(C)]
    pub(super) struct Binary {
        pub(super) code: *const u32,
        pub(super) word_count: usize,
    }

    #[repr(C)]
    pub(super) struct Text {
        pub(super) str: *const c_char,
        pub(super) length: usize,
    }

    #[repr(C)]
    pub(super) struct Position {
        line: usize,
        column: usize,
        pub(super) index: usize,
    }

    #[repr(C)]
    pub(super) struct Diagnostic {
        pub(super) position: Position,
        pub(super) error: *const c_char,
        is_text_source: bool,
    }

    // SAFETY: the signatures are those of the header.
    unsafe extern "C" {
        pub(super) fn spvParseTargetEnv(name: *const c_char, environment: *mut c_int) -> bool;
        pub(super) fn spvContextCreate(environment: c_int) -> *mut Context;
        pub(super) fn spvContextDestroy(context: *mut Context);
        pub(super) fn spvValidatorOptionsCreate() -> *mut ValidatorOptions;
        pub(super) fn spvValidatorOptionsDestroy(options: *mut ValidatorOptions);
        pub(super) fn spvValidatorOptionsSetFriendlyNames(options: *mut ValidatorOptions, friendly: bool);
        pub(super) fn spvValidatorOptionsSetUniversalLimit(options: *mut ValidatorOptions, limit: c_int, value: u32);
        pub(super) fn spvValidateWithOptions(
            context: *const Context,
            options: *const ValidatorOptions,
            binary: *const Binary,
            diagnostic: *mut *mut Diagnostic,
        ) -> c_int;
        pub(super) fn spvBinaryToText(
            context: *const Context,
            words: *const u32,
            word_count: usize,
            flags: u32,
            text: *mut *mut Text,
            diagnostic: *mut *mut Diagnostic,
        ) -> c_int;
        #[cfg(test)]
        pub(super) fn spvTextToBinaryWithOptions(
            context: *const Context,
            text: *const c_char,
            length: usize,
            options: u32,
            binary: *mut *mut Binary,
            diagnostic: *mut *mut Diagnostic,
        ) -> c_int;
        #[cfg(test)]
        pub(super) fn spvBinaryDestroy(binary: *mut Binary);
        pub(super) fn spvTextDestroy(text: *mut Text);
        pub(super) fn spvDiagnosticDestroy(diagnostic: *mut Diagnostic);
    }
}
