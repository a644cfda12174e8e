//! Instructions: opcodes, operands beyond those of every value, control flow.
//!
//! Methods that also apply to constant expressions are methods of [`Value`].

mod calls;
mod flags;
mod memory;

use std::fmt;
use std::ops::Deref;

use llvm_sys::prelude::LLVMValueRef;

use super::functions::{Block, Function};
use super::metadata::{AttachmentKind, MdNode};
use super::opcode::Opcode;
use super::types::Type;
use super::values::Value;
use super::{ffi, misuse};

pub use calls::TailCall;
pub use flags::{FastMath, FloatPredicate, IntPredicate};
pub use memory::{Ordering, RmwOp};

/// An instruction, which dereferences to its [`Value`].
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Inst<'m>(Value<'m>, Opcode);

/// Methods that also apply to constant expressions.
impl<'m> Value<'m> {
    /// The opcode of an instruction or constant expression.
    #[inline]
    pub fn opcode(self) -> Option<Opcode> {
        Opcode::from_number(self.opcode_number())
    }

    /// The number of the opcode, or zero if it has none.
    #[inline]
    pub(super) fn opcode_number(self) -> u32 {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_opcode(self.raw()) }
    }

    #[inline]
    pub(super) fn any_opcode(self) -> Opcode {
        match self.opcode() {
            Some(opcode) => opcode,
            None => misuse(format_args!("opcode"), self),
        }
    }

    /// Returns the source element type of `getelementptr`.
    #[inline]
    #[track_caller]
    pub fn source_element_type(self) -> Type<'m> {
        // SAFETY: the value is live for 'm, and so is the type.
        match unsafe { Type::from_raw(ffi::lsr_gep_source_type(self.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("source element type"), self),
        }
    }

    /// The indices of `extractvalue` and `insertvalue`; none for every other value.
    pub fn indices(self) -> &'m [u32] {
        let mut count = 0;
        // SAFETY: the value is live for 'm.
        let indices = unsafe { ffi::lsr_indices(self.raw(), &raw mut count) };
        // SAFETY: the indices are part of the instruction.
        unsafe { ffi::elements(indices, count) }
    }

    /// Returns the mask of `shufflevector`: indices into the concatenation of its two operands; `None` is poison.
    pub fn mask(self) -> impl ExactSizeIterator<Item = Option<u32>> + DoubleEndedIterator + Clone {
        let mut count = 0;
        // SAFETY: the value is live for 'm.
        let mask = unsafe { ffi::lsr_shuffle_mask(self.raw(), &raw mut count) };
        // SAFETY: the mask is part of the instruction or constant.
        let mask: &'m [i32] = unsafe { ffi::elements(mask, count) };
        mask.iter().map(|&component| u32::try_from(component).ok())
    }

    /// Returns the metadata attachment of an instruction, function or global with that kind name.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        // SAFETY: the value is live for 'm, and so is its metadata.
        unsafe { MdNode::from_raw(ffi::lsr_metadata(self.raw(), kind.as_ptr(), kind.len())) }
    }

    /// Returns the metadata attachment of an instruction, function or global with a kind that was looked up before.
    #[inline]
    pub fn attached(self, AttachmentKind(kind): AttachmentKind) -> Option<MdNode<'m>> {
        // SAFETY: the value is live for 'm, and so is its metadata.
        kind.and_then(|kind| unsafe { MdNode::from_raw(ffi::lsr_metadata_of_kind(self.raw(), kind)) })
    }

    /// Returns `true` if an instruction, function or global has metadata attached, other than an instruction's debug
    /// location.
    #[inline]
    pub fn has_metadata(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_has_metadata(self.raw()) }
    }
}

impl<'m> Inst<'m> {
    /// Returns the view of a value that is an instruction; `opcode` is its opcode number.
    #[inline]
    pub(super) fn from_value(value: Value<'m>, opcode: u32) -> Self {
        match Opcode::from_number(opcode) {
            Some(opcode) => Self(value, opcode),
            None => misuse(format_args!("opcode"), value),
        }
    }

    /// Returns the next instruction in the block.
    #[inline]
    pub fn next(self) -> Option<Self> {
        let mut opcode = 0;
        // SAFETY: the instruction is live for 'm, and so are its neighbors.
        let next = unsafe { Value::from_raw(ffi::lsr_next_instruction(self.raw(), &raw mut opcode)) };
        next.map(|next| Self::from_value(next, opcode))
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMValueRef {
        self.0.raw()
    }

    /// Returns the instruction as a value: its result.
    #[inline]
    pub fn value(self) -> Value<'m> {
        self.0
    }

    /// Returns the opcode.
    #[inline]
    pub fn opcode(self) -> Opcode {
        self.1
    }

    /// Returns the block that contains the instruction.
    #[inline]
    #[track_caller]
    pub fn block(self) -> Block<'m> {
        // SAFETY: the instruction is live for 'm, and so is its block.
        match unsafe { Block::from_raw(ffi::lsr_inst_block(self.raw())) } {
            Some(block) => block,
            None => misuse(format_args!("block"), self.0),
        }
    }

    /// Returns the function that contains the instruction.
    #[track_caller]
    pub fn function(self) -> Function<'m> {
        self.block().function()
    }

    /// Returns the number of incoming values of a `phi`; zero for every other instruction.
    pub fn incoming_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_incoming_count(self.raw()) }
    }

    /// Returns the incoming values of a `phi`, each with its block.
    pub fn incoming(self) -> impl ExactSizeIterator<Item = (Value<'m>, Block<'m>)> + DoubleEndedIterator + Clone {
        (0..self.incoming_count()).map(move |index| {
            // SAFETY: the instruction is live for 'm, and so are its blocks.
            match unsafe { Block::from_raw(ffi::lsr_incoming_block(self.raw(), index)) } {
                Some(block) => (self.0.operand(index), block),
                None => misuse(format_args!("incoming block"), self.0),
            }
        })
    }

    /// Returns the incoming value of a `phi` for `block`.
    ///
    /// The index `guess` is tried first: the phis of one block almost always have their predecessors in the same order.
    pub fn incoming_from(self, block: Block<'m>, guess: u32) -> Option<Value<'m>> {
        // SAFETY: the instruction is live for 'm, and the index is below the number of its blocks.
        let guessed = (guess < self.incoming_count())
            .then(|| unsafe { Block::from_raw(ffi::lsr_incoming_block(self.raw(), guess)) })
            .flatten();
        if guessed == Some(block) {
            return Some(self.0.operand(guess));
        }
        self.incoming().find(|(_, from)| *from == block).map(|(value, _)| value)
    }

    /// Returns `true` if a `br` has a condition.
    #[inline]
    pub fn is_conditional(self) -> bool {
        self.opcode() == Opcode::Br && self.0.operand_count() == 3
    }

    /// Returns the condition of a conditional `br` or a `switch`.
    #[track_caller]
    pub fn condition(self) -> Value<'m> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        match unsafe { Value::from_raw(ffi::lsr_condition(self.raw())) } {
            Some(value) => value,
            None => misuse(format_args!("condition"), self.0),
        }
    }

    /// Returns the successor of a terminator at `index`.
    #[inline]
    #[track_caller]
    pub fn successor(self, index: u32) -> Block<'m> {
        // SAFETY: the instruction is live for 'm, and so are its blocks.
        match unsafe { Block::from_raw(ffi::lsr_successor(self.raw(), index)) } {
            Some(block) => block,
            None => misuse(format_args!("successor {index}"), self.0),
        }
    }

    /// Returns the number of successors of a terminator; zero for every other instruction.
    #[inline]
    pub fn successor_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_successor_count(self.raw()) }
    }

    /// Returns the default successor of a `switch`.
    #[track_caller]
    pub fn default(self) -> Block<'m> {
        match self.opcode() {
            Opcode::Switch => self.successor(0),
            _ => misuse(format_args!("default block"), self.0),
        }
    }

    /// Returns the cases of a `switch`: constant and successor.
    pub fn cases(self) -> impl ExactSizeIterator<Item = (Value<'m>, Block<'m>)> + DoubleEndedIterator + Clone {
        // SAFETY: the instruction is live for 'm.
        let count = unsafe { ffi::lsr_case_count(self.raw()) };
        (0..count).map(move |index| {
            // SAFETY: the instruction is live for 'm, and so are its constants.
            match unsafe { Value::from_raw(ffi::lsr_case_value(self.raw(), index)) } {
                Some(value) => (value, self.successor(index + 1)),
                None => misuse(format_args!("case"), self.0),
            }
        })
    }

    /// The `DILocation` of the instruction.
    #[inline]
    pub fn debug_location_node(self) -> Option<MdNode<'m>> {
        // SAFETY: the instruction is live for 'm, and so is its location.
        unsafe { MdNode::from_raw(ffi::lsr_debug_location(self.raw())) }
    }
}

impl<'m> Deref for Inst<'m> {
    type Target = Value<'m>;

    #[inline]
    fn deref(&self) -> &Value<'m> {
        &self.0
    }
}

impl fmt::Display for Inst<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Inst<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
