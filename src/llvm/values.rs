//! Values: what kind a value is, its type, name, operands and users.

use std::fmt;
use std::iter;
use std::marker::PhantomData;
use std::ptr::NonNull;

use llvm_sys::LLVMValue;
use llvm_sys::core::{
    LLVMGetNextUse, LLVMGetUser, LLVMGetValueName2, LLVMIsConstant, LLVMPrintValueToString, LLVMTypeOf,
    LLVMValueAsBasicBlock, LLVMValueIsBasicBlock,
};
use llvm_sys::prelude::LLVMValueRef;

use super::functions::{Block, Function, Global, Linkage};
use super::inst::Inst;
use super::metadata::MdOperand;
use super::opcode::Opcode;
use super::types::Type;
use super::{ffi, misuse};

/// The longest text [`Value::describe`] gives.
const DESCRIPTION_LENGTH: usize = 200;

/// What the number of an instruction's kind is above that of its opcode.
const FIRST_INSTRUCTION: u32 = 29;

/// A value of the module: an instruction, an argument, a constant, a global, a block.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Value<'m>(NonNull<LLVMValue>, PhantomData<&'m ()>);

/// What a value is; every kind LLVM 22 has.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueKind<'m> {
    /// The parameter of a function at that index.
    Argument(u32),
    /// A basic block.
    Block,
    /// A function.
    Function(Function<'m>),
    /// A global variable.
    GlobalVariable(Global<'m>),
    /// A second name of a global or of a constant expression over one, which is its operand.
    Alias,
    /// A function chosen at load time by its operand.
    IFunc,
    /// An instruction.
    Instruction(Inst<'m>),
    /// An integer.
    ConstantInt,
    /// A floating-point number.
    ConstantFp,
    /// The null pointer.
    NullPointer,
    /// An array, struct or vector of zeros.
    AggregateZero,
    /// A struct; its members are its operands.
    ConstantStruct,
    /// An array; its elements are its operands.
    ConstantArray,
    /// A vector; its components are its operands.
    ConstantVector,
    /// An array of plain numbers; see [`Value::data_bytes`].
    DataArray,
    /// A vector of plain numbers; see [`Value::data_bytes`].
    DataVector,
    /// Any bit pattern.
    Undef,
    /// The result of undefined behavior not yet observed.
    Poison,
    /// An operation on constants; its arguments are its operands.
    ConstantExpr(Opcode),
    /// The address of a block.
    BlockAddress,
    /// The token `none`.
    TokenNone,
    /// `zeroinitializer` of a target extension type.
    TargetNone,
    /// A function or an equal one in this object.
    DsoLocalEquivalent,
    /// A function without its control-flow check.
    NoCfi,
    /// A signed pointer.
    PtrAuth,
    /// Assembly text as a callee.
    InlineAsm,
    /// Metadata as an argument; see [`Value::metadata_operand`].
    Metadata,
    /// A node of an analysis; no module that was read has one.
    MemorySsa,
}

impl<'m> Value<'m> {
    /// The view of a value of LLVM's, or nothing for null.
    ///
    /// # Safety
    ///
    /// The value must be null or live for `'m`.
    #[inline]
    pub(super) unsafe fn from_raw(raw: LLVMValueRef) -> Option<Self> {
        NonNull::new(raw).map(|raw| Self(raw, PhantomData))
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMValueRef {
        self.0.as_ptr()
    }

    /// What the value is.
    #[inline]
    pub fn kind(self) -> ValueKind<'m> {
        // SAFETY: the value is live for 'm.
        match unsafe { ffi::lsr_value_id(self.raw()) } {
            0 => ValueKind::Undef,
            1 => ValueKind::Poison,
            2 => ValueKind::AggregateZero,
            3 => ValueKind::DataArray,
            4 => ValueKind::DataVector,
            5 => ValueKind::ConstantInt,
            6 => ValueKind::ConstantFp,
            7 => ValueKind::TargetNone,
            8 => ValueKind::NullPointer,
            9 => ValueKind::TokenNone,
            10 => ValueKind::ConstantArray,
            11 => ValueKind::ConstantStruct,
            12 => ValueKind::ConstantVector,
            13 => ValueKind::Function(Function::of(self)),
            14 => ValueKind::Alias,
            15 => ValueKind::IFunc,
            16 => ValueKind::GlobalVariable(Global::of(self)),
            17 => ValueKind::BlockAddress,
            18 => ValueKind::ConstantExpr(self.any_opcode()),
            19 => ValueKind::DsoLocalEquivalent,
            20 => ValueKind::NoCfi,
            21 => ValueKind::PtrAuth,
            22 => ValueKind::Argument(self.argument_index()),
            23 => ValueKind::Block,
            24 => ValueKind::Metadata,
            25 => ValueKind::InlineAsm,
            26..=28 => ValueKind::MemorySsa,
            id @ FIRST_INSTRUCTION.. => ValueKind::Instruction(Inst::of(self, id - FIRST_INSTRUCTION)),
        }
    }

    /// The value as an instruction.
    #[inline]
    pub fn as_instruction(self) -> Option<Inst<'m>> {
        match self.kind() {
            ValueKind::Instruction(inst) => Some(inst),
            _ => None,
        }
    }

    /// The value as a function.
    #[inline]
    pub fn as_function(self) -> Option<Function<'m>> {
        match self.kind() {
            ValueKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The value as a global variable.
    #[inline]
    pub fn as_global(self) -> Option<Global<'m>> {
        match self.kind() {
            ValueKind::GlobalVariable(global) => Some(global),
            _ => None,
        }
    }

    /// The value as a block.
    pub fn as_block(self) -> Option<Block<'m>> {
        // SAFETY: the value is live for 'm.
        if unsafe { LLVMValueIsBasicBlock(self.raw()) } == 0 {
            return None;
        }
        // SAFETY: it is a block, as just asked.
        unsafe { Block::from_raw(LLVMValueAsBasicBlock(self.raw())) }
    }

    /// The type.
    #[inline]
    pub fn ty(self) -> Type<'m> {
        // SAFETY: the value is live for 'm, and so is its type.
        match unsafe { Type::from_raw(LLVMTypeOf(self.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("type"), self),
        }
    }

    /// The name, without `%` or `@`; empty when it has none.
    #[inline]
    pub fn name(self) -> &'m [u8] {
        let mut size = 0;
        // SAFETY: the value is live for 'm, and so is its name.
        unsafe { ffi::Bytes::new(LLVMGetValueName2(self.raw(), &raw mut size), size).get() }
    }

    /// The operand at `index`.
    #[inline]
    #[track_caller]
    pub fn operand(self, index: u32) -> Value<'m> {
        // SAFETY: the value is live for 'm, and so are its operands.
        match unsafe { Self::from_raw(ffi::lsr_operand(self.raw(), index)) } {
            Some(value) => value,
            None => misuse(format_args!("operand {index}"), self),
        }
    }

    /// The number of operands; zero for what has none.
    #[inline]
    pub fn operand_count(self) -> u32 {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_operand_count(self.raw()) }
    }

    /// The operands, in order.
    #[inline]
    pub fn operands(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        (0..self.operand_count()).map(move |index| self.operand(index))
    }

    /// The users, once for every operand that is this value. Plain data constants do not know their users.
    #[inline]
    pub fn uses(self) -> impl Iterator<Item = Value<'m>> + Clone {
        self.use_places().map(|(user, _)| user)
    }

    /// The users with the number of the operand that is this value.
    pub fn use_places(self) -> impl Iterator<Item = (Value<'m>, u32)> + Clone {
        // SAFETY: the value is live for 'm.
        let first = NonNull::new(unsafe { ffi::lsr_first_use(self.raw()) });
        // SAFETY: the uses of a live value are live; nothing changes them while the module is borrowed.
        let all = iter::successors(first, |use_| NonNull::new(unsafe { LLVMGetNextUse(use_.as_ptr()) }));
        all.filter_map(|use_| {
            // SAFETY: as above; a use belongs to a live user.
            let user = unsafe { Self::from_raw(LLVMGetUser(use_.as_ptr())) }?;
            // SAFETY: as above.
            Some((user, unsafe { ffi::lsr_use_operand_number(use_.as_ptr()) }))
        })
    }

    /// Whether anything is known to use the value.
    #[inline]
    pub fn has_uses(self) -> bool {
        // SAFETY: the value is live for 'm.
        !unsafe { ffi::lsr_first_use(self.raw()) }.is_null()
    }

    /// Whether this is `undef` or `poison`: it may be anything.
    pub fn is_undefined(self) -> bool {
        matches!(self.kind(), ValueKind::Undef | ValueKind::Poison)
    }

    /// Whether the value is a constant; functions and globals are.
    #[inline]
    pub fn is_constant(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { LLVMIsConstant(self.raw()) != 0 }
    }

    /// The function an argument belongs to.
    pub fn argument_function(self) -> Option<Function<'m>> {
        // SAFETY: the value is live for 'm, and so is its function.
        unsafe { Self::from_raw(ffi::lsr_argument_function(self.raw())) }.map(Function::of)
    }

    #[inline]
    fn argument_index(self) -> u32 {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_argument_index(self.raw()) }
    }

    /// The linkage of a function, variable, alias or ifunc.
    pub fn linkage(self) -> Option<Linkage> {
        // SAFETY: the value is live for 'm.
        Linkage::from_number(unsafe { ffi::lsr_linkage(self.raw()) })
    }

    /// The function and block of a block address.
    pub fn block_address(self) -> Option<(Function<'m>, Block<'m>)> {
        // SAFETY: the value is live for 'm, and so is what it is the address of.
        let function = unsafe { Self::from_raw(ffi::lsr_block_address_function(self.raw())) }?;
        // SAFETY: as above.
        let block = unsafe { Block::from_raw(ffi::lsr_block_address_block(self.raw())) }?;
        Some((Function::of(function), block))
    }

    /// The text of inline assembly; empty for every other value.
    pub fn asm_text(self) -> &'m [u8] {
        // SAFETY: the value is live for 'm, and so is its text.
        unsafe { ffi::lsr_inline_asm_text(self.raw()).get() }
    }

    /// The constraints of inline assembly; empty for every other value.
    pub fn asm_constraints(self) -> &'m [u8] {
        // SAFETY: the value is live for 'm, and so are its constraints.
        unsafe { ffi::lsr_inline_asm_constraints(self.raw()).get() }
    }

    /// Whether inline assembly does more than compute its result.
    pub fn asm_has_side_effects(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_inline_asm_has_side_effects(self.raw()) }
    }

    /// The function type of inline assembly.
    pub fn asm_type(self) -> Option<Type<'m>> {
        // SAFETY: the value is live for 'm, and so is the type.
        unsafe { Type::from_raw(ffi::lsr_inline_asm_function_type(self.raw())) }
    }

    /// What a metadata argument holds: a node, a string or a value.
    pub fn metadata_operand(self) -> Option<MdOperand<'m>> {
        // SAFETY: the value is live for 'm, and so is the metadata.
        unsafe { MdOperand::from_raw(ffi::lsr_value_metadata(self.raw())) }
    }

    /// `%name`, `@name` or the number LLVM's printer gives the value.
    pub fn reference(self) -> String {
        // SAFETY: the value is live, and the text is ours.
        unsafe { ffi::take_message(ffi::lsr_print_as_operand(self.raw())) }
    }

    /// The value in one line of at most some 200 characters, to name the place of an error.
    ///
    /// Functions, globals and blocks are named, not printed whole.
    pub fn describe(self) -> String {
        let text = match self.kind() {
            ValueKind::Function(_) | ValueKind::GlobalVariable(_) | ValueKind::Block => self.reference(),
            _ => self.to_string(),
        };
        shorten(&text)
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the value is live, and the text is ours.
        f.write_str(unsafe { ffi::take_message(LLVMPrintValueToString(self.raw())) }.trim())
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text in one line, cut at [`DESCRIPTION_LENGTH`].
fn shorten(text: &str) -> String {
    let mut line = String::new();
    let words = text.split_ascii_whitespace();
    for word in words {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        if line.len() > DESCRIPTION_LENGTH {
            line.truncate(line.floor_char_boundary(DESCRIPTION_LENGTH));
            line.push_str("...");
            break;
        }
    }
    line
}
