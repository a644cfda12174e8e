//! The functions of the C++ shim, and conversions of LLVM's strings.
//!
//! Every function takes any live value, type or node, and returns null, zero, `false` or, for the number of an enum,
//! `u32::MAX` if the property does not apply; results live as long as the module unless the function's comment in C++
//! differs.

use std::ffi::{CStr, c_char, c_void};
use std::ptr;
use std::slice;
use std::str;

use llvm_sys::core::LLVMDisposeMessage;
use llvm_sys::prelude::{
    LLVMBasicBlockRef, LLVMContextRef, LLVMDbgRecordRef, LLVMMetadataRef, LLVMModuleRef, LLVMNamedMDNodeRef,
    LLVMTypeRef, LLVMUseRef, LLVMValueRef,
};

/// A byte slice that LLVM owns.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Bytes {
    data: *const u8,
    size: usize,
}

/// The components of a type.
#[repr(C)]
pub(super) struct TypeInfo {
    pub(super) id: u32,
    pub(super) number: u32,
    pub(super) length: u64,
    pub(super) element: LLVMTypeRef,
}

/// The properties of a memory access.
#[repr(C)]
pub(super) struct Access {
    pub(super) alignment: u64,
    pub(super) ordering: u32,
    pub(super) failure_ordering: u32,
    pub(super) scope: u32,
    pub(super) operation: u32,
    pub(super) is_volatile: bool,
    pub(super) is_weak: bool,
}

/// A source location.
#[repr(C)]
pub(super) struct Location {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) scope: LLVMMetadataRef,
    pub(super) inlined_at: LLVMMetadataRef,
    pub(super) file: LLVMMetadataRef,
}

impl Location {
    pub(super) const NONE: Self =
        Self { line: 0, column: 0, scope: ptr::null_mut(), inlined_at: ptr::null_mut(), file: ptr::null_mut() };
}

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
    pub(super) fn lsr_verify(module: LLVMModuleRef, message: *mut *mut c_char) -> u32;
    pub(super) fn lsr_optimize(module: LLVMModuleRef, effort: u32, message: *mut *mut c_char) -> u32;
    pub(super) fn lsr_producer(data: *const u8, size: usize) -> *mut c_char;

    pub(super) fn lsr_print_module(
        module: LLVMModuleRef,
        note: extern "C" fn(*mut c_void, LLVMValueRef, u64),
        context: *mut c_void,
    ) -> *mut c_char;

    pub(super) fn lsr_type_info(ty: LLVMTypeRef, info: *mut TypeInfo);
    pub(super) fn lsr_type_id(ty: LLVMTypeRef) -> u32;
    pub(super) fn lsr_type_scalar(ty: LLVMTypeRef) -> LLVMTypeRef;
    pub(super) fn lsr_type_address_space(ty: LLVMTypeRef) -> u32;
    pub(super) fn lsr_type_contained_count(ty: LLVMTypeRef) -> u32;
    pub(super) fn lsr_type_contained(ty: LLVMTypeRef, index: u32) -> LLVMTypeRef;
    pub(super) fn lsr_struct_flags(ty: LLVMTypeRef) -> u32;
    pub(super) fn lsr_struct_name(ty: LLVMTypeRef) -> Bytes;
    pub(super) fn lsr_function_type_is_variadic(ty: LLVMTypeRef) -> bool;
    pub(super) fn lsr_target_type_name(ty: LLVMTypeRef) -> Bytes;
    pub(super) fn lsr_target_type_integers(ty: LLVMTypeRef, count: *mut usize) -> *const u32;

    pub(super) fn lsr_data_layout(module: LLVMModuleRef) -> *const c_void;
    pub(super) fn lsr_layout_of_global(global: LLVMValueRef) -> *const c_void;
    pub(super) fn lsr_lacks_layout(module: LLVMModuleRef) -> bool;
    pub(super) fn lsr_set_target_layout(module: LLVMModuleRef);
    pub(super) fn lsr_size_bits(layout: *const c_void, ty: LLVMTypeRef) -> u64;
    pub(super) fn lsr_store_size(layout: *const c_void, ty: LLVMTypeRef) -> u64;
    pub(super) fn lsr_alloc_size(layout: *const c_void, ty: LLVMTypeRef) -> u64;
    pub(super) fn lsr_abi_alignment(layout: *const c_void, ty: LLVMTypeRef) -> u64;
    pub(super) fn lsr_preferred_alignment(layout: *const c_void, ty: LLVMTypeRef) -> u64;
    pub(super) fn lsr_element_offset(layout: *const c_void, ty: LLVMTypeRef, index: u32, offset: *mut u64) -> bool;
    pub(super) fn lsr_pointer_size(layout: *const c_void, address_space: u32) -> u32;
    pub(super) fn lsr_index_size(layout: *const c_void, address_space: u32) -> u32;
    pub(super) fn lsr_is_big_endian(layout: *const c_void) -> bool;
    pub(super) fn lsr_alloca_address_space(layout: *const c_void) -> u32;

    pub(super) fn lsr_value_id(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_operand_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_operand(value: LLVMValueRef, index: u32) -> LLVMValueRef;
    pub(super) fn lsr_first_use(value: LLVMValueRef) -> LLVMUseRef;
    pub(super) fn lsr_use_operand_number(use_: LLVMUseRef) -> u32;
    pub(super) fn lsr_argument_index(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_argument_function(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_print_as_operand(value: LLVMValueRef) -> *mut c_char;
    pub(super) fn lsr_linkage(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_block_address_function(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_block_address_block(value: LLVMValueRef) -> LLVMBasicBlockRef;
    pub(super) fn lsr_inline_asm_text(value: LLVMValueRef) -> Bytes;
    pub(super) fn lsr_inline_asm_constraints(value: LLVMValueRef) -> Bytes;
    pub(super) fn lsr_inline_asm_has_side_effects(value: LLVMValueRef) -> bool;
    pub(super) fn lsr_inline_asm_function_type(value: LLVMValueRef) -> LLVMTypeRef;

    pub(super) fn lsr_int_words(value: LLVMValueRef, bits: *mut u32) -> *const u64;
    pub(super) fn lsr_float_words(value: LLVMValueRef, words: *mut [u64; 2]) -> u32;
    pub(super) fn lsr_data_bytes(value: LLVMValueRef) -> Bytes;
    pub(super) fn lsr_aggregate_element(value: LLVMValueRef, index: u32) -> LLVMValueRef;
    pub(super) fn lsr_is_null_value(value: LLVMValueRef) -> bool;

    pub(super) fn lsr_parameter(function: LLVMValueRef, index: u32) -> LLVMValueRef;
    pub(super) fn lsr_has_intrinsic_name(function: LLVMValueRef) -> bool;
    pub(super) fn lsr_intrinsic_base_name(function: LLVMValueRef) -> Bytes;
    pub(super) fn lsr_intrinsic_name(id: u32) -> Bytes;
    pub(super) fn lsr_intrinsic_count() -> u32;
    pub(super) fn lsr_personality(function: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_touches_no_memory(value: LLVMValueRef) -> bool;
    pub(super) fn lsr_only_reads_memory(value: LLVMValueRef) -> bool;
    pub(super) fn lsr_section(value: LLVMValueRef) -> Bytes;
    pub(super) fn lsr_initializer(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_block_has_predecessors(block: LLVMBasicBlockRef) -> bool;
    pub(super) fn lsr_first_instruction(block: LLVMBasicBlockRef, opcode: *mut u32) -> LLVMValueRef;
    pub(super) fn lsr_next_instruction(value: LLVMValueRef, opcode: *mut u32) -> LLVMValueRef;

    pub(super) fn lsr_opcode(value: LLVMValueRef) -> u32;
    #[cfg(test)]
    pub(super) fn lsr_opcode_name(opcode: u32) -> *const c_char;
    pub(super) fn lsr_predicate(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_inst_flags(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_fast_math(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_float_accuracy(value: LLVMValueRef) -> f32;
    pub(super) fn lsr_gep_source_type(value: LLVMValueRef) -> LLVMTypeRef;
    pub(super) fn lsr_allocated_type(value: LLVMValueRef) -> LLVMTypeRef;
    pub(super) fn lsr_access(value: LLVMValueRef, access: *mut Access) -> bool;
    pub(super) fn lsr_scope_name(value: LLVMValueRef, scope: u32) -> Bytes;
    pub(super) fn lsr_callee(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_called_function(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_called_type(value: LLVMValueRef) -> LLVMTypeRef;
    pub(super) fn lsr_call_argument_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_call_argument(value: LLVMValueRef, index: u32) -> LLVMValueRef;
    pub(super) fn lsr_calling_convention(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_tail_call_kind(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_bundle_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_bundle_tag(value: LLVMValueRef, index: u32) -> Bytes;
    pub(super) fn lsr_incoming_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_incoming_block(value: LLVMValueRef, index: u32) -> LLVMBasicBlockRef;
    pub(super) fn lsr_condition(value: LLVMValueRef) -> LLVMValueRef;
    pub(super) fn lsr_successor_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_successor(value: LLVMValueRef, index: u32) -> LLVMBasicBlockRef;
    pub(super) fn lsr_case_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_case_value(value: LLVMValueRef, index: u32) -> LLVMValueRef;
    pub(super) fn lsr_indices(value: LLVMValueRef, count: *mut usize) -> *const u32;
    pub(super) fn lsr_shuffle_mask(value: LLVMValueRef, count: *mut usize) -> *const i32;
    pub(super) fn lsr_inst_block(value: LLVMValueRef) -> LLVMBasicBlockRef;

    pub(super) fn lsr_attribute_kind(name: *const u8, size: usize) -> u32;
    pub(super) fn lsr_attributes_among(value: LLVMValueRef, place: u32, kinds: *const u32, count: usize) -> u64;
    pub(super) fn lsr_has_attribute(value: LLVMValueRef, place: u32, name: *const u8, size: usize) -> bool;
    pub(super) fn lsr_int_attribute(
        value: LLVMValueRef,
        place: u32,
        name: *const u8,
        size: usize,
        result: *mut u64,
    ) -> bool;
    pub(super) fn lsr_int_attribute_of_kind(value: LLVMValueRef, place: u32, kind: u32, result: *mut u64) -> bool;
    pub(super) fn lsr_type_attribute(value: LLVMValueRef, place: u32, name: *const u8, size: usize) -> LLVMTypeRef;
    pub(super) fn lsr_string_attribute(
        value: LLVMValueRef,
        place: u32,
        key: *const u8,
        size: usize,
        result: *mut Bytes,
    ) -> bool;
    pub(super) fn lsr_global_string_attribute(
        value: LLVMValueRef,
        key: *const u8,
        size: usize,
        result: *mut Bytes,
    ) -> bool;

    pub(super) fn lsr_own_attribute_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_own_attribute(value: LLVMValueRef, index: u32, text: *mut Bytes) -> *mut c_char;

    pub(super) fn lsr_attachment_count(value: LLVMValueRef) -> u32;
    pub(super) fn lsr_attachment(value: LLVMValueRef, index: u32, kind: *mut *mut c_char) -> LLVMMetadataRef;
    pub(super) fn lsr_metadata(value: LLVMValueRef, kind: *const u8, size: usize) -> LLVMMetadataRef;
    pub(super) fn lsr_attachment_names(module: LLVMModuleRef, names: *mut Bytes, count: usize) -> usize;
    pub(super) fn lsr_metadata_of_kind(value: LLVMValueRef, kind: u32) -> LLVMMetadataRef;
    pub(super) fn lsr_has_metadata(value: LLVMValueRef) -> bool;
    pub(super) fn lsr_named_operand_count(named: LLVMNamedMDNodeRef) -> u32;
    pub(super) fn lsr_named_operand(named: LLVMNamedMDNodeRef, index: u32) -> LLVMMetadataRef;
    pub(super) fn lsr_md_kind(metadata: LLVMMetadataRef) -> u32;
    pub(super) fn lsr_md_operand_count(metadata: LLVMMetadataRef) -> u32;
    pub(super) fn lsr_md_is_distinct(metadata: LLVMMetadataRef) -> bool;
    pub(super) fn lsr_md_classify(metadata: LLVMMetadataRef, result: *mut *mut c_void, string: *mut Bytes) -> u32;
    pub(super) fn lsr_md_operand(metadata: LLVMMetadataRef, index: u32) -> LLVMMetadataRef;
    pub(super) fn lsr_value_metadata(value: LLVMValueRef) -> LLVMMetadataRef;
    pub(super) fn lsr_print_metadata(metadata: LLVMMetadataRef) -> *mut c_char;
    pub(super) fn lsr_debug_location(value: LLVMValueRef) -> LLVMMetadataRef;
    pub(super) fn lsr_di_ref(metadata: LLVMMetadataRef, field: u32) -> LLVMMetadataRef;
    pub(super) fn lsr_di_number(metadata: LLVMMetadataRef, field: u32) -> u64;
    pub(super) fn lsr_di_location(metadata: LLVMMetadataRef, location: *mut Location) -> bool;
    pub(super) fn lsr_di_operations(metadata: LLVMMetadataRef, count: *mut usize) -> *const u64;
    pub(super) fn lsr_di_of_global(value: LLVMValueRef, index: u32) -> LLVMMetadataRef;

    pub(super) fn lsr_record_kind(record: LLVMDbgRecordRef) -> u32;
    pub(super) fn lsr_record_location(record: LLVMDbgRecordRef) -> LLVMMetadataRef;
    pub(super) fn lsr_record_variable(record: LLVMDbgRecordRef) -> LLVMMetadataRef;
    pub(super) fn lsr_record_expression(record: LLVMDbgRecordRef) -> LLVMMetadataRef;
    pub(super) fn lsr_record_value_count(record: LLVMDbgRecordRef) -> u32;
    pub(super) fn lsr_record_value(record: LLVMDbgRecordRef, index: u32) -> LLVMValueRef;
}

impl Bytes {
    /// No bytes, as the initial value of a result.
    pub(super) const NONE: Self = Self { data: std::ptr::null(), size: 0 };

    /// Creates a slice from LLVM's `data` and `size`.
    pub(super) fn new(data: *const c_char, size: usize) -> Self {
        Self { data: data.cast(), size }
    }

    /// Returns `true` if the shim returned a slice, which may be empty.
    pub(super) fn is_some(self) -> bool {
        !self.data.is_null()
    }

    /// Returns the bytes.
    ///
    /// # Safety
    ///
    /// The bytes must live for `'m`.
    #[inline]
    pub(super) unsafe fn get<'m>(self) -> &'m [u8] {
        // SAFETY: the caller guarantees the lifetime; LLVM's strings are one allocation of `size` bytes.
        unsafe { elements(self.data, self.size) }
    }
}

/// Returns LLVM's array of `count` elements, which may be null if it is empty.
///
/// # Safety
///
/// `data` must be null, or point to `count` elements that live for `'m`.
#[inline]
pub(super) unsafe fn elements<'m, T>(data: *const T, count: usize) -> &'m [T] {
    if data.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: not null, and the caller guarantees length and lifetime.
    unsafe { slice::from_raw_parts(data, count) }
}

/// Converts LLVM's string to text, up to the first byte that is not UTF-8. The result is empty only for an empty
/// string.
pub(super) fn text(bytes: &[u8]) -> &str {
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(_) => {
            bytes.utf8_chunks().next().map(|chunk| chunk.valid()).filter(|text| !text.is_empty()).unwrap_or("\u{FFFD}")
        }
    }
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
