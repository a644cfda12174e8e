//! Values: their kinds, types, names, operands and users.

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

/// The maximum length of [`Value::describe`].
const DESCRIPTION_LENGTH: usize = 200;

/// The difference between the number of an instruction's kind and its opcode number.
const FIRST_INSTRUCTION: u32 = 29;

/// A value of the module: an instruction, an argument, a constant, a global, a block.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Value<'m>(NonNull<LLVMValue>, PhantomData<&'m ()>);

/// The kind of a value; every kind of LLVM 22.
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
    /// An alias of a global or of a constant expression over a global, which is its operand.
    Alias,
    /// An ifunc: a function that its operand selects at load time.
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
    /// `undef`: any bit pattern.
    Undef,
    /// `poison`: the result of deferred undefined behavior.
    Poison,
    /// An operation on constants; its arguments are its operands.
    ConstantExpr(Opcode),
    /// The address of a block.
    BlockAddress,
    /// The token `none`.
    TokenNone,
    /// `zeroinitializer` of a target extension type.
    TargetNone,
    /// `dso_local_equivalent`: a function or an equivalent one in this object.
    DsoLocalEquivalent,
    /// `no_cfi`: a function without its control-flow check.
    NoCfi,
    /// `ptrauth`: a signed pointer.
    PtrAuth,
    /// Inline assembly, as a callee.
    InlineAsm,
    /// Metadata as an argument; see [`Value::metadata_operand`].
    Metadata,
    /// A value of MemorySSA, which no module has after reading.
    MemorySsa,
}

impl<'m> Value<'m> {
    /// Returns the view of an LLVM value, or `None` for null.
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

    /// Returns the kind of the value.
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
            13 => ValueKind::Function(Function::from_value(self)),
            14 => ValueKind::Alias,
            15 => ValueKind::IFunc,
            16 => ValueKind::GlobalVariable(Global::from_value(self)),
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
            id @ FIRST_INSTRUCTION.. => ValueKind::Instruction(Inst::from_value(self, id - FIRST_INSTRUCTION)),
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
        // SAFETY: the value is a block, as just checked.
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

    /// The name, without `%` or `@`; empty if it has none.
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

    /// Returns the number of operands; zero for values without operands.
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

    /// Returns the users, once for every operand that is this value. LLVM does not track the users of plain data
    /// constants.
    #[inline]
    pub fn uses(self) -> impl Iterator<Item = Value<'m>> + Clone {
        self.use_places().map(|(user, _)| user)
    }

    /// Returns the users, each with the index of the operand that is this value.
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

    /// Returns `true` if the value has known users.
    #[inline]
    pub fn has_uses(self) -> bool {
        // SAFETY: the value is live for 'm.
        !unsafe { ffi::lsr_first_use(self.raw()) }.is_null()
    }

    /// Returns `true` if this is `undef` or `poison`.
    pub fn is_undefined(self) -> bool {
        matches!(self.kind(), ValueKind::Undef | ValueKind::Poison)
    }

    /// Returns `true` if the value is a constant, such as a function or global.
    #[inline]
    pub fn is_constant(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { LLVMIsConstant(self.raw()) != 0 }
    }

    /// Returns the function of an argument.
    pub fn argument_function(self) -> Option<Function<'m>> {
        // SAFETY: the value is live for 'm, and so is its function.
        unsafe { Self::from_raw(ffi::lsr_argument_function(self.raw())) }.map(Function::from_value)
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
        // SAFETY: the value is live for 'm, and so are its function and block.
        let function = unsafe { Self::from_raw(ffi::lsr_block_address_function(self.raw())) }?;
        // SAFETY: as above.
        let block = unsafe { Block::from_raw(ffi::lsr_block_address_block(self.raw())) }?;
        Some((Function::from_value(function), block))
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

    /// Returns `true` if inline assembly has side effects.
    pub fn asm_has_side_effects(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_inline_asm_has_side_effects(self.raw()) }
    }

    /// The function type of inline assembly.
    pub fn asm_type(self) -> Option<Type<'m>> {
        // SAFETY: the value is live for 'm, and so is the type.
        unsafe { Type::from_raw(ffi::lsr_inline_asm_function_type(self.raw())) }
    }

    /// Returns the contents of a metadata argument: a node, a string or a value.
    pub fn metadata_operand(self) -> Option<MdOperand<'m>> {
        // SAFETY: the value is live for 'm, and so is the metadata.
        unsafe { MdOperand::from_raw(ffi::lsr_value_metadata(self.raw())) }
    }

    /// Returns `%name`, `@name` or the number from LLVM's printer.
    pub fn reference(self) -> String {
        // SAFETY: the value is live, and this function owns the text.
        unsafe { ffi::take_message(ffi::lsr_print_as_operand(self.raw())) }
    }

    /// Prints the value in one line of at most about 200 characters, for the location of an error.
    ///
    /// Functions, globals and blocks are printed by name only.
    pub fn describe(self) -> String {
        let text = match self.kind() {
            ValueKind::Function(_) | ValueKind::GlobalVariable(_) | ValueKind::Block => self.reference(),
            _ => self.to_string(),
        };
        shorten(&text)
    }

    /// Returns the line that defines the value, shortened; `describe` returns only the name of a global.
    pub fn definition(self) -> String {
        shorten(&self.to_string())
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the value is live, and this function owns the text.
        f.write_str(unsafe { ffi::take_message(LLVMPrintValueToString(self.raw())) }.trim())
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Joins the text to one line, cut at [`DESCRIPTION_LENGTH`].
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
