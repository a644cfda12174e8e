//! The functions of the C++ code, and LLVM's messages.

use std::ffi::{CStr, c_char};

use inkwell::llvm_sys::core::LLVMDisposeMessage;
use inkwell::llvm_sys::prelude::{LLVMContextRef, LLVMModuleRef};

macro_rules! constants {
    ($($(#[$doc:meta])* CONSTANT($name:ident, $number:expr))*) => {
        $($(#[$doc])* pub(super) const $name: u32 = $number;)*
    };
}

// The rows of constants.def.
include!(concat!(env!("OUT_DIR"), "/constants.rs"));

unsafe extern "C" {
    pub(super) fn lsr_grow_heap(size: usize);
    pub(super) fn lsr_load(
        context: LLVMContextRef,
        data: *const u8,
        size: usize,
        name: *const u8,
        name_size: usize,
        is_bitcode: bool,
        result: *mut LLVMModuleRef,
        message: *mut *mut c_char,
    ) -> u32;
    pub(super) fn lsr_optimize(module: LLVMModuleRef, effort: u32, message: *mut *mut c_char) -> u32;
    pub(super) fn lsr_own_process();
    pub(super) fn lsr_regularize(
        module: LLVMModuleRef,
        calls: *const u8,
        size: usize,
        message: *mut *mut c_char,
    ) -> u32;
}

/// Takes ownership of a message that LLVM allocated; null is empty.
///
/// # Safety
///
/// `message` must be null or an LLVM message without another owner.
pub(super) unsafe fn take_message(message: *mut c_char) -> String {
    if message.is_null() {
        return String::new();
    }
    // SAFETY: an LLVM message is a C string.
    let text = unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned();
    // SAFETY: the caller passed the ownership.
    unsafe { LLVMDisposeMessage(message) };
    text
}
