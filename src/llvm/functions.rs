//! Functions, their blocks, and global variables.

use std::fmt;
use std::iter;
use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::LLVMBasicBlock;
use llvm_sys::core::{
    LLVMBasicBlockAsValue, LLVMCountBasicBlocks, LLVMCountParams, LLVMGetAlignment, LLVMGetBasicBlockParent,
    LLVMGetBasicBlockTerminator, LLVMGetFirstBasicBlock, LLVMGetNextBasicBlock, LLVMGlobalGetValueType,
    LLVMIsDeclaration, LLVMIsExternallyInitialized, LLVMIsGlobalConstant, LLVMIsThreadLocal,
};
use llvm_sys::debuginfo::{LLVMDISubprogramGetLine, LLVMGetSubprogram};
use llvm_sys::prelude::LLVMBasicBlockRef;

use super::inst::Inst;
use super::metadata::MdNode;
use super::module::DataLayout;
use super::types::Type;
use super::values::Value;
use super::{ffi, misuse};

/// The calling convention of a function that kernels call.
pub const SPIR_FUNC: u32 = 75;
/// The calling convention of a kernel.
pub const SPIR_KERNEL: u32 = 76;

/// A function, with or without a body.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Function<'m>(Value<'m>);

/// A basic block.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Block<'m>(NonNull<LLVMBasicBlock>, PhantomData<&'m ()>);

/// A global variable.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Global<'m>(Value<'m>);

/// The linkage of a global symbol; every kind of LLVM 22.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// Visible, one definition.
    External,
    /// A copy of a definition in another module, for inlining.
    AvailableExternally,
    /// One of several definitions, dropped when unused.
    LinkOnceAny,
    /// One of several equal definitions, dropped when unused.
    LinkOnceOdr,
    /// One of several definitions.
    WeakAny,
    /// One of several equal definitions.
    WeakOdr,
    /// Arrays that the linker concatenates.
    Appending,
    /// Not visible.
    Internal,
    /// Not visible and not in the symbol table.
    Private,
    /// Null if undefined.
    ExternWeak,
    /// A tentative definition.
    Common,
}

/// Returns the names of LLVM's target-independent intrinsics, without the suffixes for overloaded types.
pub fn intrinsic_names() -> impl Iterator<Item = &'static str> {
    // SAFETY: an LLVM constant.
    let count = unsafe { ffi::lsr_intrinsic_count() };
    (0..count).filter_map(|id| {
        // SAFETY: the names are static data of LLVM.
        let name = unsafe { ffi::lsr_intrinsic_name(id).get() };
        (!name.is_empty()).then(|| ffi::text(name))
    })
}

impl Linkage {
    /// Every linkage, in the order of LLVM's numbers.
    const ALL: [Self; 11] = [
        Self::External,
        Self::AvailableExternally,
        Self::LinkOnceAny,
        Self::LinkOnceOdr,
        Self::WeakAny,
        Self::WeakOdr,
        Self::Appending,
        Self::Internal,
        Self::Private,
        Self::ExternWeak,
        Self::Common,
    ];

    pub(super) fn from_number(number: u32) -> Option<Self> {
        Self::ALL.get(number as usize).copied()
    }
}

/// The identity of a function, for tables that do not borrow its module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FunctionKey(usize);

impl<'m> Function<'m> {
    /// Returns the identity of the function.
    pub fn key(self) -> FunctionKey {
        FunctionKey(self.0.raw() as usize)
    }

    /// Returns the data layout of the module.
    pub fn data_layout(self) -> DataLayout<'m> {
        DataLayout::of_global(self.0)
    }

    /// Returns the view of a value that is a function.
    #[inline]
    pub(super) fn from_value(value: Value<'m>) -> Self {
        Self(value)
    }

    /// Returns the function as a value: its address.
    #[inline]
    pub fn value(self) -> Value<'m> {
        self.0
    }

    /// The name, without `@`.
    #[inline]
    pub fn name(self) -> &'m [u8] {
        self.0.name()
    }

    /// The function type.
    #[inline]
    pub fn ty(self) -> Type<'m> {
        // SAFETY: a function is a live global for 'm, and so is its type.
        match unsafe { Type::from_raw(LLVMGlobalGetValueType(self.0.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("function type"), self.0),
        }
    }

    /// Returns the return type.
    #[inline]
    pub fn return_type(self) -> Type<'m> {
        self.ty().return_type()
    }

    /// The number of parameters.
    #[inline]
    pub fn parameter_count(self) -> u32 {
        // SAFETY: a live function.
        unsafe { LLVMCountParams(self.0.raw()) }
    }

    /// The parameters, in order.
    pub fn parameters(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        (0..self.parameter_count()).map(move |index| self.parameter(index))
    }

    /// The parameter at `index`.
    #[inline]
    #[track_caller]
    pub fn parameter(self, index: u32) -> Value<'m> {
        // SAFETY: a live function, whose parameters live as long.
        match unsafe { Value::from_raw(ffi::lsr_parameter(self.0.raw(), index)) } {
            Some(value) => value,
            None => misuse(format_args!("parameter {index}"), self.0),
        }
    }

    /// Returns `true` if the function takes more arguments than it has parameters.
    pub fn is_variadic(self) -> bool {
        self.ty().is_variadic()
    }

    /// Returns `true` if the function has no body.
    #[inline]
    pub fn is_declaration(self) -> bool {
        // SAFETY: a live global.
        unsafe { LLVMIsDeclaration(self.0.raw()) != 0 }
    }

    /// The number of the calling convention, [`SPIR_KERNEL`] for one.
    #[inline]
    pub fn calling_convention(self) -> u32 {
        // SAFETY: a live value.
        unsafe { ffi::lsr_calling_convention(self.0.raw()) }
    }

    /// The linkage.
    pub fn linkage(self) -> Linkage {
        self.0.linkage().unwrap_or(Linkage::External)
    }

    /// Returns the blocks, in the order of the module.
    pub fn blocks(self) -> impl Iterator<Item = Block<'m>> + Clone {
        iter::successors(self.entry_block(), |block| block.next())
    }

    /// The first block, if there is a body.
    #[inline]
    pub fn entry_block(self) -> Option<Block<'m>> {
        // SAFETY: a live function, whose blocks live as long.
        unsafe { Block::from_raw(LLVMGetFirstBasicBlock(self.0.raw())) }
    }

    /// The number of blocks.
    pub fn block_count(self) -> u32 {
        // SAFETY: a live function.
        unsafe { LLVMCountBasicBlocks(self.0.raw()) }
    }

    /// Returns the metadata attachment of that kind.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        self.0.metadata(kind)
    }

    /// Returns `true` if the name begins with `llvm.`.
    #[inline]
    pub fn is_intrinsic(self) -> bool {
        // SAFETY: a live value.
        unsafe { ffi::lsr_has_intrinsic_name(self.0.raw()) }
    }

    /// Returns the name of an intrinsic that LLVM defines, without the suffixes for overloaded types: `llvm.fshl`.
    pub fn intrinsic_name(self) -> Option<&'m str> {
        // SAFETY: a live value; the names are static data of LLVM.
        let name = unsafe { ffi::lsr_intrinsic_base_name(self.0.raw()).get() };
        (!name.is_empty()).then(|| ffi::text(name))
    }

    /// The personality routine of exception handling.
    pub fn personality(self) -> Option<Value<'m>> {
        // SAFETY: a live value, whose operands live as long.
        unsafe { Value::from_raw(ffi::lsr_personality(self.0.raw())) }
    }

    /// The debug information of the function itself.
    pub fn subprogram(self) -> Option<MdNode<'m>> {
        // SAFETY: a live function, whose metadata lives as long.
        unsafe { MdNode::from_raw(LLVMGetSubprogram(self.0.raw())) }
    }

    /// Returns the source line of the function, if debug information has it.
    pub fn line(self) -> Option<u32> {
        // SAFETY: a live subprogram.
        self.subprogram().map(|subprogram| unsafe { LLVMDISubprogramGetLine(subprogram.raw()) })
    }

    /// Returns `true` if the function neither reads nor writes memory.
    pub fn touches_no_memory(self) -> bool {
        // SAFETY: a live value.
        unsafe { ffi::lsr_touches_no_memory(self.0.raw()) }
    }

    /// Returns `true` if the function writes no memory.
    pub fn only_reads_memory(self) -> bool {
        // SAFETY: a live value.
        unsafe { ffi::lsr_only_reads_memory(self.0.raw()) }
    }
}

impl<'m> Block<'m> {
    /// Returns the view of an LLVM block, or `None` for null.
    ///
    /// # Safety
    ///
    /// The block must be null or live for `'m`.
    #[inline]
    pub(super) unsafe fn from_raw(raw: LLVMBasicBlockRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMBasicBlockRef {
        self.0.as_ptr()
    }

    /// The block as a value: its label.
    #[inline]
    pub fn value(self) -> Value<'m> {
        // SAFETY: a block is a value of the same lifetime.
        match unsafe { Value::from_raw(LLVMBasicBlockAsValue(self.raw())) } {
            Some(value) => value,
            None => unreachable!("a block is a value"),
        }
    }

    /// The name, without `%`; empty if it has none.
    pub fn name(self) -> &'m [u8] {
        self.value().name()
    }

    /// The instructions, in order.
    #[inline]
    pub fn instructions(self) -> impl Iterator<Item = Inst<'m>> + Clone {
        iter::successors(self.first_instruction(), |inst| inst.next())
    }

    /// The first instruction; a verified block has one.
    #[inline]
    pub fn first_instruction(self) -> Option<Inst<'m>> {
        let mut opcode = 0;
        // SAFETY: a live block, whose instructions live as long.
        let first = unsafe { Value::from_raw(ffi::lsr_first_instruction(self.raw(), &raw mut opcode)) };
        first.map(|inst| Inst::from_value(inst, opcode))
    }

    /// Returns the terminator. LLVM's verifier requires one in every block.
    #[inline]
    #[track_caller]
    pub fn terminator(self) -> Inst<'m> {
        // SAFETY: a live block, whose instructions live as long.
        match unsafe { Value::from_raw(LLVMGetBasicBlockTerminator(self.raw())) } {
            Some(value) => Inst::from_value(value, value.opcode_number()),
            None => misuse(format_args!("terminator"), self.value()),
        }
    }

    /// Returns the function that contains the block.
    #[track_caller]
    pub fn function(self) -> Function<'m> {
        // SAFETY: a live block, whose function lives as long.
        match unsafe { Value::from_raw(LLVMGetBasicBlockParent(self.raw())) } {
            Some(value) => Function(value),
            None => misuse(format_args!("function"), self.value()),
        }
    }

    /// Returns the successors of the terminator, in its order; a block occurs as often as in the terminator.
    pub fn successors(self) -> impl ExactSizeIterator<Item = Block<'m>> + DoubleEndedIterator + Clone {
        let terminator = self.terminator();
        (0..terminator.successor_count()).map(move |index| terminator.successor(index))
    }

    /// Returns `true` if the block has predecessors.
    pub fn has_predecessors(self) -> bool {
        // SAFETY: a live block.
        unsafe { ffi::lsr_block_has_predecessors(self.raw()) }
    }

    /// Returns the next block in the order of the module.
    #[inline]
    fn next(self) -> Option<Self> {
        // SAFETY: a live block, whose neighbors live as long.
        unsafe { Self::from_raw(LLVMGetNextBasicBlock(self.raw())) }
    }
}

impl<'m> Global<'m> {
    /// Returns the view of a value that is a global variable.
    #[inline]
    pub(super) fn from_value(value: Value<'m>) -> Self {
        Self(value)
    }

    /// Returns the variable as a value: its address.
    #[inline]
    pub fn value(self) -> Value<'m> {
        self.0
    }

    /// The name, without `@`.
    pub fn name(self) -> &'m [u8] {
        self.0.name()
    }

    /// Returns the type of the variable's contents.
    pub fn value_type(self) -> Type<'m> {
        // SAFETY: a live global, whose type lives as long.
        match unsafe { Type::from_raw(LLVMGlobalGetValueType(self.0.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("value type"), self.0),
        }
    }

    /// Returns the address space of the variable.
    pub fn address_space(self) -> u32 {
        self.0.ty().address_space().unwrap_or(0)
    }

    /// Returns the data layout of the module.
    pub fn data_layout(self) -> DataLayout<'m> {
        DataLayout::of_global(self.0)
    }

    /// Returns the initializer, if this module has it.
    pub fn initializer(self) -> Option<Value<'m>> {
        // SAFETY: a live value, whose operands live as long.
        unsafe { Value::from_raw(ffi::lsr_initializer(self.0.raw())) }
    }

    /// Returns `true` if the variable never changes.
    pub fn is_constant(self) -> bool {
        // SAFETY: a live global variable.
        unsafe { LLVMIsGlobalConstant(self.0.raw()) != 0 }
    }

    /// Returns `true` if this module only declares the variable.
    pub fn is_declaration(self) -> bool {
        // SAFETY: a live global.
        unsafe { LLVMIsDeclaration(self.0.raw()) != 0 }
    }

    /// The linkage.
    pub fn linkage(self) -> Linkage {
        self.0.linkage().unwrap_or(Linkage::External)
    }

    /// The alignment in bytes; zero if there is none.
    pub fn alignment(self) -> u32 {
        // SAFETY: a live global variable.
        unsafe { LLVMGetAlignment(self.0.raw()) }
    }

    /// Returns `true` if the variable is thread-local.
    pub fn is_thread_local(self) -> bool {
        // SAFETY: a live global variable.
        unsafe { LLVMIsThreadLocal(self.0.raw()) != 0 }
    }

    /// Returns `true` if the host may change the contents before the program starts.
    pub fn is_externally_initialized(self) -> bool {
        // SAFETY: a live global variable.
        unsafe { LLVMIsExternallyInitialized(self.0.raw()) != 0 }
    }

    /// The section; empty if there is none.
    pub fn section(self) -> &'m [u8] {
        // SAFETY: a live value, whose section's name lives as long.
        unsafe { ffi::lsr_section(self.0.raw()).get() }
    }

    /// Returns the metadata attachment of that kind.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        self.0.metadata(kind)
    }
}

impl fmt::Debug for Function<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.reference())
    }
}

impl fmt::Debug for Block<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.value().reference())
    }
}

impl fmt::Debug for Global<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.reference())
    }
}
