//! Modules: their globals, named metadata and data layout.

use std::ffi::{CStr, CString, c_void};
use std::iter;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use llvm_sys::LLVMModule;
use llvm_sys::core::{
    LLVMBFloatTypeInContext, LLVMDoubleTypeInContext, LLVMFloatTypeInContext, LLVMGetFirstFunction, LLVMGetFirstGlobal,
    LLVMGetFirstGlobalAlias, LLVMGetFirstGlobalIFunc, LLVMGetFirstNamedMetadata, LLVMGetModuleContext,
    LLVMGetModuleIdentifier, LLVMGetModuleInlineAsm, LLVMGetNamedFunctionWithLength, LLVMGetNamedGlobalWithLength,
    LLVMGetNamedMetadata, LLVMGetNamedMetadataName, LLVMGetNextFunction, LLVMGetNextGlobal, LLVMGetNextGlobalAlias,
    LLVMGetNextGlobalIFunc, LLVMGetNextNamedMetadata, LLVMGetSourceFileName, LLVMGetTarget, LLVMHalfTypeInContext,
    LLVMIntTypeInContext, LLVMTargetExtTypeInContext, LLVMVectorType, LLVMVoidTypeInContext,
};
use llvm_sys::prelude::{LLVMModuleRef, LLVMNamedMDNodeRef, LLVMValueRef};

use super::ffi;
use super::functions::{Function, Global};
use super::metadata::{AttachmentKinds, MdNode};
use super::types::Type;
use super::values::Value;

/// A module; all views of its contents live as long as the borrow `'m`.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct ModuleRef<'m>(NonNull<LLVMModule>, PhantomData<&'m ()>);

/// The data layout of the module's target.
///
/// A type without a size (a function, a label, an opaque struct) has size zero; a scalable vector has its minimum size.
#[derive(Copy, Clone)]
pub struct DataLayout<'m>(*const c_void, PhantomData<&'m ()>);

impl<'m> ModuleRef<'m> {
    /// Returns the view of an LLVM module, or `None` for null.
    ///
    /// # Safety
    ///
    /// The module must be null, or live and unchanged for `'m`.
    pub(super) unsafe fn from_raw(raw: LLVMModuleRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    pub(super) fn raw(self) -> LLVMModuleRef {
        self.0.as_ptr()
    }

    /// The target triple; empty if the module has none.
    pub fn triple(self) -> &'m str {
        // SAFETY: the module is live for 'm, and its triple is a C string of the same lifetime.
        ffi::text(unsafe { CStr::from_ptr(LLVMGetTarget(self.raw())) }.to_bytes())
    }

    /// Returns the identifier of the module.
    pub fn identifier(self) -> &'m [u8] {
        let mut size = 0;
        // SAFETY: the module is live for 'm, and so is its name.
        unsafe { ffi::Bytes::new(LLVMGetModuleIdentifier(self.raw(), &raw mut size), size).get() }
    }

    /// Returns the name of the module's source file.
    pub fn source_file(self) -> &'m [u8] {
        let mut size = 0;
        // SAFETY: the module is live for 'm, and so is the name.
        unsafe { ffi::Bytes::new(LLVMGetSourceFileName(self.raw(), &raw mut size), size).get() }
    }

    /// The functions, in order; declarations as well.
    pub fn functions(self) -> impl Iterator<Item = Function<'m>> + Clone {
        // SAFETY: the module is live for 'm, and so are its functions.
        self.chain(unsafe { LLVMGetFirstFunction(self.raw()) }, LLVMGetNextFunction).map(Function::from_value)
    }

    /// The global variables, in order; declarations as well.
    pub fn globals(self) -> impl Iterator<Item = Global<'m>> + Clone {
        // SAFETY: the module is live for 'm, and so are its variables.
        self.chain(unsafe { LLVMGetFirstGlobal(self.raw()) }, LLVMGetNextGlobal).map(Global::from_value)
    }

    /// Returns the aliases, in order. The operand of an alias is its aliasee.
    pub fn aliases(self) -> impl Iterator<Item = Value<'m>> + Clone {
        // SAFETY: the module is live for 'm, and so are its aliases.
        self.chain(unsafe { LLVMGetFirstGlobalAlias(self.raw()) }, LLVMGetNextGlobalAlias)
    }

    /// Returns the ifuncs, in order. The operand of an ifunc is its resolver.
    pub fn ifuncs(self) -> impl Iterator<Item = Value<'m>> + Clone {
        // SAFETY: the module is live for 'm, and so are its ifuncs.
        self.chain(unsafe { LLVMGetFirstGlobalIFunc(self.raw()) }, LLVMGetNextGlobalIFunc)
    }

    /// Returns the values of a list of this module, starting at `first`. `next` is LLVM's function for the next value.
    fn chain(
        self,
        first: LLVMValueRef,
        next: unsafe extern "C" fn(LLVMValueRef) -> LLVMValueRef,
    ) -> impl Iterator<Item = Value<'m>> + Clone {
        // SAFETY: the lists of a live module are live for 'm, and nothing changes them meanwhile.
        let first = unsafe { Value::from_raw(first) };
        // SAFETY: as above.
        iter::successors(first, move |value| unsafe { Value::from_raw(next(value.raw())) })
    }

    /// The function of that name.
    pub fn function(self, name: &str) -> Option<Function<'m>> {
        // SAFETY: the module is live for 'm, and so are its functions.
        unsafe { Value::from_raw(LLVMGetNamedFunctionWithLength(self.raw(), name.as_ptr().cast(), name.len())) }
            .map(Function::from_value)
    }

    /// The global variable of that name.
    pub fn global(self, name: &str) -> Option<Global<'m>> {
        // SAFETY: the module is live for 'm, and so are its variables.
        unsafe { Value::from_raw(LLVMGetNamedGlobalWithLength(self.raw(), name.as_ptr().cast(), name.len())) }
            .map(Global::from_value)
    }

    /// The nodes of the named metadata, in order; none if there is no such name.
    pub fn named_metadata(self, name: &str) -> impl ExactSizeIterator<Item = MdNode<'m>> + DoubleEndedIterator + Clone {
        // SAFETY: the module is live for 'm.
        let named = unsafe { LLVMGetNamedMetadata(self.raw(), name.as_ptr().cast(), name.len()) };
        let count = match named.is_null() {
            true => 0,
            // SAFETY: the named metadata of a live module.
            false => unsafe { ffi::lsr_named_operand_count(named) },
        };
        (0..count).map(move |index| {
            // SAFETY: as above; the nodes live as long as the module.
            match unsafe { MdNode::from_raw(ffi::lsr_named_operand(named, index)) } {
                Some(node) => node,
                None => unreachable!("node {index} of {count} of named metadata"),
            }
        })
    }

    /// Returns the kinds of metadata attachments that the module may have.
    pub fn attachment_kinds(self) -> AttachmentKinds<'m> {
        // SAFETY: the module is live for 'm; nothing is written.
        let count = unsafe { ffi::lsr_attachment_names(self.raw(), ptr::null_mut(), 0) };
        let mut names = vec![ffi::Bytes::NONE; count];
        // SAFETY: the module is live for 'm, and there is memory for `count` names.
        unsafe { ffi::lsr_attachment_names(self.raw(), names.as_mut_ptr(), count) };
        // SAFETY: the context keeps the names.
        AttachmentKinds(names.into_iter().map(|name| unsafe { name.get() }).collect())
    }

    /// The names of the named metadata, in order.
    pub fn named_metadata_names(self) -> impl Iterator<Item = &'m [u8]> + Clone {
        let next = |named: LLVMNamedMDNodeRef| (!named.is_null()).then_some(named);
        // SAFETY: the module is live for 'm, and so is its named metadata.
        let first = next(unsafe { LLVMGetFirstNamedMetadata(self.raw()) });
        // SAFETY: as above.
        let all = iter::successors(first, move |&named| next(unsafe { LLVMGetNextNamedMetadata(named) }));
        all.map(|named| {
            let mut size = 0;
            // SAFETY: as above; the name lives as long.
            unsafe { ffi::Bytes::new(LLVMGetNamedMetadataName(named, &raw mut size), size).get() }
        })
    }

    /// Returns the data layout of the module.
    pub fn data_layout(self) -> DataLayout<'m> {
        // SAFETY: the module is live for 'm, and so is its layout.
        DataLayout(unsafe { ffi::lsr_data_layout(self.raw()) }, PhantomData)
    }

    /// The integer type of `bits` bits; `None` for a width that LLVM does not have.
    pub fn integer_type(self, bits: u32) -> Option<Type<'m>> {
        // SAFETY: the module is live for 'm, and so are its context and the types of that.
        unsafe {
            let context = LLVMGetModuleContext(self.raw());
            (1..=1 << 23).contains(&bits).then(|| Type::from_raw(LLVMIntTypeInContext(context, bits))).flatten()
        }
    }

    /// The floating-point type of 16, 32 or 64 bits; `None` for other widths.
    pub fn float_type(self, bits: u32) -> Option<Type<'m>> {
        // SAFETY: the module is live for 'm, and so are its context and the types of that.
        unsafe {
            let context = LLVMGetModuleContext(self.raw());
            Type::from_raw(match bits {
                16 => LLVMHalfTypeInContext(context),
                32 => LLVMFloatTypeInContext(context),
                64 => LLVMDoubleTypeInContext(context),
                _ => return None,
            })
        }
    }

    /// The type `bfloat`.
    pub fn bfloat_type(self) -> Option<Type<'m>> {
        // SAFETY: the module is live for 'm, and so are its context and the types of that.
        unsafe { Type::from_raw(LLVMBFloatTypeInContext(LLVMGetModuleContext(self.raw()))) }
    }

    /// The vector type of `length` scalars; the scalar itself for a length of 1.
    pub fn vector_type(self, scalar: Type<'m>, length: u32) -> Option<Type<'m>> {
        match length {
            0 => None,
            1 => Some(scalar),
            // SAFETY: the scalar is live for 'm; every type that `integer_type` and `float_type` give may be one.
            _ => unsafe { Type::from_raw(LLVMVectorType(scalar.raw(), length)) },
        }
    }

    /// Returns the type `void`.
    pub fn void_type(self) -> Option<Type<'m>> {
        // SAFETY: the module is live for 'm, and so are its context and the types of that.
        unsafe { Type::from_raw(LLVMVoidTypeInContext(LLVMGetModuleContext(self.raw()))) }
    }

    /// `target("name", types..., numbers...)`; `None` if the name has a zero byte.
    pub fn target_type(self, name: &str, types: &[Type<'m>], numbers: &[u32]) -> Option<Type<'m>> {
        let name = CString::new(name).ok()?;
        let mut types: Vec<_> = types.iter().map(|ty| ty.raw()).collect();
        let mut numbers = numbers.to_vec();
        // SAFETY: the module is live for 'm, and so are its context and the types of that; LLVM copies the lists.
        unsafe {
            Type::from_raw(LLVMTargetExtTypeInContext(
                LLVMGetModuleContext(self.raw()),
                name.as_ptr(),
                types.as_mut_ptr(),
                u32::try_from(types.len()).ok()?,
                numbers.as_mut_ptr(),
                u32::try_from(numbers.len()).ok()?,
            ))
        }
    }

    /// Returns the module-level assembly.
    pub fn module_asm(self) -> &'m str {
        let mut size = 0;
        // SAFETY: the module is live for 'm, and so is the text.
        ffi::text(unsafe { ffi::Bytes::new(LLVMGetModuleInlineAsm(self.raw(), &raw mut size), size).get() })
    }
}

impl<'m> DataLayout<'m> {
    /// Returns the data layout of the module of a function or variable.
    pub(super) fn of_global(global: Value<'m>) -> Self {
        // SAFETY: a live function or variable is part of a module, which is live for 'm, and so is its layout.
        Self(unsafe { ffi::lsr_layout_of_global(global.raw()) }, PhantomData)
    }

    /// Returns the size of a value of the type in bits, without padding: 33 for `i33`.
    #[inline]
    pub fn size_bits(self, ty: Type<'m>) -> u64 {
        // SAFETY: layout and type are live for 'm.
        unsafe { ffi::lsr_size_bits(self.0, ty.raw()) }
    }

    /// Returns the store size of the type in bytes: 5 for `i33`.
    #[inline]
    pub fn store_size(self, ty: Type<'m>) -> u64 {
        // SAFETY: layout and type are live for 'm.
        unsafe { ffi::lsr_store_size(self.0, ty.raw()) }
    }

    /// Returns the allocation size of the type in bytes: the stride of an array.
    #[inline]
    pub fn alloc_size(self, ty: Type<'m>) -> u64 {
        // SAFETY: layout and type are live for 'm.
        unsafe { ffi::lsr_alloc_size(self.0, ty.raw()) }
    }

    /// Returns the ABI alignment in bytes.
    #[inline]
    pub fn abi_alignment(self, ty: Type<'m>) -> u64 {
        // SAFETY: layout and type are live for 'm.
        unsafe { ffi::lsr_abi_alignment(self.0, ty.raw()) }
    }

    /// Returns the alignment in bytes that LLVM prefers for a variable; at least that of the ABI.
    #[inline]
    pub fn preferred_alignment(self, ty: Type<'m>) -> u64 {
        // SAFETY: layout and type are live for 'm.
        unsafe { ffi::lsr_preferred_alignment(self.0, ty.raw()) }
    }

    /// Returns the offset of a struct member in bytes.
    #[track_caller]
    pub fn element_offset(self, struct_ty: Type<'m>, index: u32) -> u64 {
        let mut offset = 0;
        // SAFETY: layout and type are live for 'm.
        match unsafe { ffi::lsr_element_offset(self.0, struct_ty.raw(), index, &raw mut offset) } {
            true => offset,
            false => unreachable!("offset of member {index} of `{struct_ty}`"),
        }
    }

    /// Returns the size of a pointer in bytes.
    pub fn pointer_size(self, address_space: u32) -> u32 {
        // SAFETY: the layout is live for 'm.
        unsafe { ffi::lsr_pointer_size(self.0, address_space) }
    }

    /// Returns the size of an index integer in bytes.
    pub fn index_size(self, address_space: u32) -> u32 {
        // SAFETY: the layout is live for 'm.
        unsafe { ffi::lsr_index_size(self.0, address_space) }
    }

    /// Returns `true` if the layout is big-endian.
    pub fn is_big_endian(self) -> bool {
        // SAFETY: the layout is live for 'm.
        unsafe { ffi::lsr_is_big_endian(self.0) }
    }

    /// Returns the address space of `alloca`.
    pub fn alloca_address_space(self) -> u32 {
        // SAFETY: the layout is live for 'm.
        unsafe { ffi::lsr_alloca_address_space(self.0) }
    }
}
