//! The functions of the interface. Their doc comments are those of the header.

use std::ffi::{CString, c_char, c_void};
use std::ptr;

use llvm_spirv_rs::diagnostics;
use llvm_spirv_rs::specialize::{Request, Setting, constants, specialize};
use llvm_spirv_rs::text::assembly::{self, Disassembly};
use llvm_spirv_rs::validate::violations;
use llvm_spirv_rs::{ErrorKind, LiftOptions, lift, needs_report, optimize_lifted, translate};

use crate::boundary::{Result, elements, free, give, give_text, guarded, invalid, string};
use crate::objects::{
    Constant, Constants, Error, LlvmModule, Module, Options, Report, SourceLocation, SpecConstant, Warning,
};

/// The version of this interface, which is that of the shared library's name. It changes when a program that was
/// compiled with an older header no longer works; new functions do not change it.
pub const LSR_ABI_VERSION: u32 = 1;

const _: () = assert!(is_same_number(env!("LLVM_SPIRV_RS_ABI_VERSION"), LSR_ABI_VERSION));

/// Returns `true` if a text is a number of one digit.
const fn is_same_number(text: &str, number: u32) -> bool {
    text.len() == 1 && text.as_bytes()[0] as u32 == number + b'0' as u32
}

/// Returns the version of the interface that the library has, to be compared with LSR_ABI_VERSION.
#[unsafe(no_mangle)]
pub extern "C" fn lsr_abi_version() -> u32 {
    LSR_ABI_VERSION
}

/// Returns the version of the library, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn lsr_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Returns `true` if the library has LLVM, which reads assembly and bitcode before LLVM 15, and runs passes.
#[unsafe(no_mangle)]
pub extern "C" fn lsr_has_llvm() -> bool {
    cfg!(feature = "llvm")
}

/// Creates options with their defaults.
#[unsafe(no_mangle)]
pub extern "C" fn lsr_options_new() -> *mut Options {
    Box::into_raw(Box::default())
}

/// Sets an option by its name on the command line: `--spirv-ext=all` is lsr_options_set(options, "spirv-ext", "all").
/// The value is NULL for an option without one. The last value of an option counts, but lists of extensions apply one
/// after the other.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_options_set(
    options: *mut Options,
    name: *const c_char,
    value: *const c_char,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes options that no other thread uses, or NULL.
        let options = unsafe { options.as_mut() }.ok_or_else(|| invalid("expected options"))?;
        // SAFETY: the caller passes strings, or NULL.
        let (name, value) = unsafe { (string(name)?, string(value)?) };
        Ok(options.0.set(name.ok_or_else(|| invalid("expected the name of an option"))?, value)?)
    })
}

/// Chooses whether modules have a map, see lsr_module_map and lsr_llvm_module_map; without this call they have none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_options_record_map(options: *mut Options, is_recorded: bool) {
    // SAFETY: the caller passes options that no other thread uses, or NULL.
    if let Some(options) = unsafe { options.as_mut() } {
        options.0.record_source_map(is_recorded);
    }
}

/// Frees options.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_options_free(options: *mut Options) {
    // SAFETY: the caller passes options that nothing uses afterwards, or NULL.
    unsafe { free(options) }
}

/// Translates LLVM bitcode or assembly, detected from its content, to a SPIR-V module. `name` is the name of the input in
/// messages, or NULL; `options` may be NULL for the defaults. The module is in `*module` if there is no error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_translate(
    input: *const c_void,
    input_size: usize,
    name: *const c_char,
    options: *const Options,
    module: *mut *mut Module,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the input, a string and options, or NULL.
        let (input, name, options) =
            unsafe { (elements(input.cast::<u8>(), input_size)?, string(name)?, options.as_ref()) };
        let options = options.map(|options| options.0.options()).unwrap_or_default();
        let translation = translate(input, name.unwrap_or("input"), &options)?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give(module, Module::new(translation)) }
    })
}

/// Translates a SPIR-V module for kernels, of any producer, to LLVM IR. `name` is the name of the input in messages and in
/// the LLVM module, or NULL; `options` may be NULL for the defaults. Specialization constants get their defaults:
/// lsr_specialize gives them other values before. The module is in `*module` if there is no error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_lift(
    words: *const u32,
    word_count: usize,
    name: *const c_char,
    options: *const Options,
    module: *mut *mut LlvmModule,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words, a string and options, or NULL.
        let (words, name, options) = unsafe { (elements(words, word_count)?, string(name)?, options.as_ref()) };
        let name = name.unwrap_or("input");
        let lifted = match options {
            Some(Options(options)) => {
                optimize_lifted(lift(words, name, &options.lift_options())?, name, &options.pass_options())?
            }
            None => lift(words, name, &LiftOptions::default())?,
        };
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give(module, LlvmModule::new(lifted)?) }
    })
}

/// Gives specialization constants of a SPIR-V module their values, and folds the operations that depend on no others.
/// Each setting is "7=42", with a SpecId, or "name=42"; with `all`, all other constants get their defaults. The module
/// may come from any producer. The result is in `*module` if there is no error; lsr_validate validates it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_specialize(
    words: *const u32,
    word_count: usize,
    settings: *const *const c_char,
    setting_count: usize,
    all: bool,
    module: *mut *mut Module,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words and the addresses of the settings, or NULL.
        let (words, settings) = unsafe { (elements(words, word_count)?, elements(settings, setting_count)?) };
        let setting = |text: &*const c_char| {
            // SAFETY: the caller passes strings, or NULL.
            let text = unsafe { string(*text) }?.ok_or_else(|| invalid("expected a setting"))?;
            Ok(text.parse::<Setting>()?)
        };
        let settings = settings.iter().map(setting).collect::<Result<_>>()?;
        let specialized = specialize(words, &Request { settings, full: all })?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give(module, Module::specialized(specialized)?) }
    })
}

/// Validates a SPIR-V module of any producer. The options "validate", "target-env" and "threads" apply; `options` may be
/// NULL for the defaults. The error for an invalid module is the first violation; its others are further ones.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_validate(words: *const u32, word_count: usize, options: *const Options) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words and options, or NULL.
        let (words, options) = unsafe { (elements(words, word_count)?, options.as_ref()) };
        let options = options.map(|options| options.0.options()).unwrap_or_default();
        let found = violations(words, options.validation, options.environment.as_ref(), options.threads)?;
        let error =
            |violation: llvm_spirv_rs::validate::Violation| Error::from(&violation.error(ErrorKind::InvalidSpirv));
        Error::first_of(found.into_iter().map(error)).map_or(Ok(()), |first| Err(Box::new(first)))
    })
}

/// Lists the scalar specialization constants of a SPIR-V module of any producer, in order. The list is in `*list`
/// if there is no error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_list_constants(
    words: *const u32,
    word_count: usize,
    list: *mut *mut Constants,
) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words, or NULL.
        let words = unsafe { elements(words, word_count) }?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give(list, Constants::new(&constants(words)?)) }
    })
}

/// Prints a SPIR-V module as SPIRV-Tools' assembly. The text is in `*text` if there is no error; lsr_string_free frees it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_disassemble(words: *const u32, word_count: usize, text: *mut *mut c_char) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words, or NULL.
        let words = unsafe { elements(words, word_count) }?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give_text(text, &assembly::module(words, Disassembly::default())?) }
    })
}

/// Lists the version, the capabilities and the extensions of a SPIR-V module, each with the first instruction of every
/// function that needs it. The text is in `*text` if there is no error; lsr_string_free frees it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_report(words: *const u32, word_count: usize, text: *mut *mut c_char) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes the words, or NULL.
        let words = unsafe { elements(words, word_count) }?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give_text(text, &needs_report(words)?) }
    })
}

/// Explains the code of an error or warning, such as "E018". The text is in `*text` if there is no error; lsr_string_free
/// frees it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_explain(code: *const c_char, text: *mut *mut c_char) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes a string, or NULL.
        let code = unsafe { string(code) }?.unwrap_or_default();
        let found =
            diagnostics::find(code).ok_or_else(|| invalid(&format!("no error or warning has the code {code}")))?;
        // SAFETY: the caller passes the address of a variable, or NULL.
        unsafe { give_text(text, &found.text()) }
    })
}

/// Frees a string that a function has written to `*text` as `char *`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_string_free(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: the caller passes such a string, which nothing uses afterwards.
        drop(unsafe { CString::from_raw(text) });
    }
}

/// Returns the words of a module, in native byte order.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_words(module: *const Module) -> *const u32 {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(ptr::null(), |module| module.words.as_ptr())
}

/// Returns the number of words of a module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_word_count(module: *const Module) -> usize {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(0, |module| module.words.len())
}

/// Returns the number of warnings about a module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_warning_count(module: *const Module) -> usize {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(0, |module| module.warnings.len())
}

/// Returns a warning, or NULL if there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_warning(module: *const Module, index: usize) -> *const Warning {
    // SAFETY: the caller passes a module, or NULL.
    at(unsafe { module.as_ref() }.map(|module| &*module.warnings), index)
}

/// Returns the number of specialization constants of a translated or specialized module that a runtime can set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_spec_constant_count(module: *const Module) -> usize {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(0, |module| module.spec_constants.len())
}

/// Returns a specialization constant that a runtime can set, in the order of ids, or NULL if there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_spec_constant(module: *const Module, index: usize) -> *const SpecConstant {
    // SAFETY: the caller passes a module, or NULL.
    at(unsafe { module.as_ref() }.map(|module| &*module.spec_constants), index)
}

/// Returns the origin of each instruction of a translated module as JSON, as `--emit-map` writes it; NULL if the options do
/// not ask for it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_map(module: *const Module) -> *const c_char {
    // SAFETY: the caller passes a module, or NULL.
    optional_text(unsafe { module.as_ref() }.and_then(|module| module.map.as_ref()))
}

/// Frees a module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_module_free(module: *mut Module) {
    // SAFETY: the caller passes a module that nothing uses afterwards, or NULL.
    unsafe { free(module) }
}

/// Returns the bitcode of a module of LLVM IR.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_bitcode(module: *const LlvmModule) -> *const u8 {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(ptr::null(), |module| module.bitcode.as_ptr())
}

/// Returns the size of the bitcode, in bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_bitcode_size(module: *const LlvmModule) -> usize {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(0, |module| module.bitcode.len())
}

/// Writes a module of LLVM IR as assembly. The text is in `*text` if there is no error, and lives as long as the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_text(module: *const LlvmModule, text: *mut *const c_char) -> *mut Error {
    guarded(|| {
        // SAFETY: the caller passes a module, or NULL.
        let module = unsafe { module.as_ref() }.ok_or_else(|| invalid("expected a module"))?;
        if text.is_null() {
            return Err(invalid("expected the address of a variable for the result"));
        }
        // SAFETY: the caller passes the address of a variable.
        unsafe { text.write(module.text()) };
        Ok(())
    })
}

/// Returns the number of warnings about a module of LLVM IR.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_warning_count(module: *const LlvmModule) -> usize {
    // SAFETY: the caller passes a module, or NULL.
    unsafe { module.as_ref() }.map_or(0, |module| module.warnings.len())
}

/// Returns a warning, or NULL if there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_warning(module: *const LlvmModule, index: usize) -> *const Warning {
    // SAFETY: the caller passes a module, or NULL.
    at(unsafe { module.as_ref() }.map(|module| &*module.warnings), index)
}

/// Returns as JSON, as `--emit-map` writes it, what each instruction of the SPIR-V module became; NULL if the options do not
/// ask for it, or if they ask for passes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_map(module: *const LlvmModule) -> *const c_char {
    // SAFETY: the caller passes a module, or NULL.
    optional_text(unsafe { module.as_ref() }.and_then(|module| module.map.as_ref()))
}

/// Frees a module of LLVM IR.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_llvm_module_free(module: *mut LlvmModule) {
    // SAFETY: the caller passes a module that nothing uses afterwards, or NULL.
    unsafe { free(module) }
}

/// Returns the class of a warning, a stable name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_kind(warning: *const Warning) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    kind(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns the code of the kind, such as "W001", which `llvm-spirv-rs --explain CODE` explains.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_code(warning: *const Warning) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    code(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns the message of a warning, without kind and locations.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_message(warning: *const Warning) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    message(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns a warning as text: message and locations.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_text(warning: *const Warning) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    text(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns the option of the command line that avoids the problem, or NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_remedy(warning: *const Warning) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    remedy(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns a location of a warning, the innermost first: an instruction, a function, a file; or NULL if there are not so
/// many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_location(warning: *const Warning, index: usize) -> *const c_char {
    // SAFETY: the caller passes a warning, or NULL.
    location(unsafe { warning.as_ref() }.map(|warning| &warning.0), index)
}

/// Returns the innermost position in the source, or NULL if debug information has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_warning_source(warning: *const Warning) -> *const SourceLocation {
    // SAFETY: the caller passes a warning, or NULL.
    source(unsafe { warning.as_ref() }.map(|warning| &warning.0))
}

/// Returns the number of specialization constants in a list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_constants_count(list: *const Constants) -> usize {
    // SAFETY: the caller passes a list, or NULL.
    unsafe { list.as_ref() }.map_or(0, |list| list.elements.len())
}

/// Returns a specialization constant of a list, or NULL if there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_constants_at(list: *const Constants, index: usize) -> *const Constant {
    // SAFETY: the caller passes a list, or NULL.
    at(unsafe { list.as_ref() }.map(|list| &*list.elements), index)
}

/// Frees a list of specialization constants.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_constants_free(list: *mut Constants) {
    // SAFETY: the caller passes a list that nothing uses afterwards, or NULL.
    unsafe { free(list) }
}

/// Returns the class of an error, a stable name such as "RequiresExtension"; "InvalidArgument" for a wrong use of this
/// interface, "InternalError" for a bug of this library.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_kind(error: *const Error) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    kind(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns the code of the kind, such as "E018", which `llvm-spirv-rs --explain CODE` explains.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_code(error: *const Error) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    code(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns the message of an error, without kind and locations.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_message(error: *const Error) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    message(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns an error as text: kind, message and locations.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_text(error: *const Error) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    text(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns the option of the command line that allows the construct, or NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_remedy(error: *const Error) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    remedy(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns a location of an error, the innermost first: an instruction, a function, a file; or NULL if there are not so
/// many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_location(error: *const Error, index: usize) -> *const c_char {
    // SAFETY: the caller passes an error, or NULL.
    location(unsafe { error.as_ref() }.map(|error| &error.report), index)
}

/// Returns the innermost position in the source, or NULL if debug information has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_source(error: *const Error) -> *const SourceLocation {
    // SAFETY: the caller passes an error, or NULL.
    source(unsafe { error.as_ref() }.map(|error| &error.report))
}

/// Returns one of the errors of other globals and functions that stopped the translation too, also with the same reason,
/// or NULL if there are not so many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_other(error: *const Error, index: usize) -> *const Error {
    // SAFETY: the caller passes an error, or NULL.
    at(unsafe { error.as_ref() }.map(|error| &*error.others), index)
}

/// Frees an error that a function returned. Those of lsr_error_other are freed with it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lsr_error_free(error: *mut Error) {
    // SAFETY: the caller passes an error that nothing uses afterwards, or NULL.
    unsafe { free(error) }
}

/// Returns the address of an element, or NULL.
fn at<T>(list: Option<&[T]>, index: usize) -> *const T {
    list.and_then(|list| list.get(index)).map_or(ptr::null(), ptr::from_ref)
}

fn kind(report: Option<&Report>) -> *const c_char {
    report.map_or(ptr::null(), |report| report.kind.as_ptr())
}

fn code(report: Option<&Report>) -> *const c_char {
    report.map_or(ptr::null(), |report| report.code.as_ptr())
}

fn message(report: Option<&Report>) -> *const c_char {
    report.map_or(ptr::null(), |report| report.message.as_ptr())
}

fn text(report: Option<&Report>) -> *const c_char {
    report.map_or(ptr::null(), |report| report.text.as_ptr())
}

fn remedy(report: Option<&Report>) -> *const c_char {
    optional_text(report.and_then(|report| report.remedy.as_ref()))
}

fn optional_text(text: Option<&CString>) -> *const c_char {
    text.map_or(ptr::null(), |text| text.as_ptr())
}

fn location(report: Option<&Report>, index: usize) -> *const c_char {
    report.and_then(|report| report.locations.get(index)).map_or(ptr::null(), |location| location.as_ptr())
}

fn source(report: Option<&Report>) -> *const SourceLocation {
    report.and_then(|report| report.source.as_ref()).map_or(ptr::null(), ptr::from_ref)
}
