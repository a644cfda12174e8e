//! Reading a module from bytes: bitcode, wrapped bitcode or assembly.

use std::ffi::{CString, c_char, c_void};
use std::marker::PhantomData;
use std::ptr;

use inkwell::context::{AsContextRef, Context};
use llvm_sys::LLVMDiagnosticSeverity;
use llvm_sys::analysis::{LLVMVerifierFailureAction, LLVMVerifyModule};
use llvm_sys::bit_reader::LLVMParseBitcodeInContext2;
use llvm_sys::core::*;
use llvm_sys::ir_reader::LLVMParseIRInContext2;
use llvm_sys::prelude::*;

use super::ffi;
use super::module::ModuleRef;
use crate::error::{Error, ErrorKind, Result};

/// A module that was read and verified.
#[derive(Debug)]
pub struct Module<'c>(inkwell::module::Module<'c>);

impl<'c> Module<'c> {
    /// The module, to be read.
    pub fn view(&self) -> ModuleRef<'_> {
        ModuleRef::from_inkwell(&self.0)
    }

    /// The module as inkwell's.
    pub fn into_inkwell(self) -> inkwell::module::Module<'c> {
        self.0
    }
}

impl<'m> ModuleRef<'m> {
    /// The view of a module of inkwell's. Nothing may change the module while the view or anything read through it is
    /// in use.
    pub fn from_inkwell(module: &'m inkwell::module::Module<'_>) -> Self {
        // SAFETY: inkwell's module is live as long as it is borrowed.
        match unsafe { Self::from_raw(module.as_mut_ptr()) } {
            Some(module) => module,
            None => unreachable!("inkwell's modules are not null"),
        }
    }
}

/// Reads a module. `name` is what messages call the input.
pub fn load<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Module<'c>> {
    todo_load(context, bytes, name)
}

fn todo_load<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Module<'c>> {
    let cname = CString::new(name.replace('\0', " ")).unwrap_or_default();
    let text = CString::new(bytes);
    let mut module: LLVMModuleRef = ptr::null_mut();
    let mut messages: Vec<String> = Vec::new();
    extern "C" fn handler(info: LLVMDiagnosticInfoRef, data: *mut c_void) {
        // SAFETY: data is the vector.
        let messages = unsafe { &mut *data.cast::<Vec<String>>() };
        // SAFETY: live info.
        if unsafe { LLVMGetDiagInfoSeverity(info) } == LLVMDiagnosticSeverity::LLVMDSError {
            // SAFETY: as above.
            messages.push(unsafe { ffi::take_message(LLVMGetDiagInfoDescription(info)) });
        }
    }
    // SAFETY: draft
    unsafe {
        LLVMContextSetDiagnosticHandler(context.as_ctx_ref(), Some(handler), (&raw mut messages).cast());
        let failed = if bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(&[0xDE, 0xC0, 0x17, 0x0B]) {
            let buffer =
                LLVMCreateMemoryBufferWithMemoryRange(bytes.as_ptr().cast::<c_char>(), bytes.len(), cname.as_ptr(), 0);
            let failed = LLVMParseBitcodeInContext2(context.as_ctx_ref(), buffer, &raw mut module);
            LLVMDisposeMemoryBuffer(buffer);
            failed
        } else if let Ok(text) = text {
            let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text.as_ptr(), bytes.len(), cname.as_ptr());
            let mut message = ptr::null_mut();
            let failed = LLVMParseIRInContext2(context.as_ctx_ref(), buffer, &raw mut module, &raw mut message);
            if !message.is_null() {
                messages.push(ffi::take_message(message));
            }
            failed
        } else {
            1
        };
        LLVMContextSetDiagnosticHandler(context.as_ctx_ref(), None, ptr::null_mut());
        if failed != 0 {
            return Err(Error::new(ErrorKind::InvalidLlvmModule, messages.join("; ")).within(name));
        }
        let module = inkwell::module::Module::new(module);
        let mut message = ptr::null_mut();
        let broken =
            LLVMVerifyModule(module.as_mut_ptr(), LLVMVerifierFailureAction::LLVMReturnStatusAction, &raw mut message);
        let message = ffi::take_message(message);
        if broken != 0 {
            return Err(Error::new(ErrorKind::InvalidLlvmModule, message.trim()).within(name));
        }
        let _: PhantomData<()> = PhantomData;
        Ok(Module(module))
    }
}
