//! Debug records: LLVM's information about source variables between two instructions.
//!
//! LLVM's reader converts the older `llvm.dbg.*` calls to records, so this file handles only records.

use std::fmt;
use std::iter;
use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::LLVMOpaqueDbgRecord;
use llvm_sys::core::{LLVMGetFirstDbgRecord, LLVMGetNextDbgRecord, LLVMPrintDbgRecordToString};
use llvm_sys::prelude::LLVMDbgRecordRef;

use super::ffi;
use super::inst::Inst;
use super::metadata::MdNode;
use super::values::Value;

/// A debug record.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct DebugRecord<'m>(NonNull<LLVMOpaqueDbgRecord>, PhantomData<&'m ()>);

/// The kind of a record; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DebugRecordKind {
    /// The variable is at the address.
    Declare,
    /// The variable has the value from here on.
    Value,
    /// The variable was assigned here.
    Assign,
    /// The variable has the value throughout.
    DeclareValue,
    /// A label of the source is here.
    Label,
}

impl<'m> Inst<'m> {
    /// Returns the records before the instruction, in order.
    #[inline]
    pub fn debug_records(self) -> impl Iterator<Item = DebugRecord<'m>> + Clone {
        // SAFETY: the instruction is live for 'm, and so are its records.
        let first = unsafe { DebugRecord::from_raw(LLVMGetFirstDbgRecord(self.raw())) };
        // SAFETY: as above.
        iter::successors(first, |record| unsafe { DebugRecord::from_raw(LLVMGetNextDbgRecord(record.raw())) })
    }
}

impl<'m> DebugRecord<'m> {
    /// Returns the view of an LLVM record, or `None` for null.
    ///
    /// # Safety
    ///
    /// The pointer must be null or live for `'m`.
    unsafe fn from_raw(raw: LLVMDbgRecordRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    fn raw(self) -> LLVMDbgRecordRef {
        self.0.as_ptr()
    }

    /// Returns the kind of the record.
    pub fn kind(self) -> DebugRecordKind {
        // SAFETY: the record is live for 'm.
        match unsafe { ffi::lsr_record_kind(self.raw()) } {
            0 => DebugRecordKind::Declare,
            1 => DebugRecordKind::Value,
            2 => DebugRecordKind::Assign,
            3 => DebugRecordKind::DeclareValue,
            _ => DebugRecordKind::Label,
        }
    }

    /// The `DILocation` of the record.
    pub fn location(self) -> Option<MdNode<'m>> {
        // SAFETY: the record is live for 'm, and so is its metadata.
        unsafe { MdNode::from_raw(ffi::lsr_record_location(self.raw())) }
    }

    /// The `DILocalVariable`, or the `DILabel` of a label.
    pub fn variable(self) -> Option<MdNode<'m>> {
        // SAFETY: the record is live for 'm, and so is its metadata.
        unsafe { MdNode::from_raw(ffi::lsr_record_variable(self.raw())) }
    }

    /// The `DIExpression` that computes the variable from the values.
    pub fn expression(self) -> Option<MdNode<'m>> {
        // SAFETY: the record is live for 'm, and so is its metadata.
        unsafe { MdNode::from_raw(ffi::lsr_record_expression(self.raw())) }
    }

    /// Returns the operands of the expression; none if the variable's value is unknown.
    pub fn values(self) -> impl Iterator<Item = Value<'m>> + Clone {
        // SAFETY: the record is live for 'm.
        let count = unsafe { ffi::lsr_record_value_count(self.raw()) };
        // SAFETY: as above; the values live as long as the module.
        (0..count).filter_map(move |index| unsafe { Value::from_raw(ffi::lsr_record_value(self.raw(), index)) })
    }
}

impl fmt::Display for DebugRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the record is live, and this function owns the text.
        f.write_str(unsafe { ffi::take_message(LLVMPrintDbgRecordToString(self.raw())) }.trim())
    }
}

impl fmt::Debug for DebugRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
