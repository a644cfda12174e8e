//! Calls: callee, function type and arguments.

use super::Inst;
use crate::llvm::functions::Function;
use crate::llvm::opcode::Opcode;
use crate::llvm::types::Type;
use crate::llvm::values::Value;
use crate::llvm::{ffi, misuse};

/// The tail call kind of a call.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TailCall {
    /// No marker.
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

impl<'m> Inst<'m> {
    /// Returns `true` if this is a `call`, `invoke` or `callbr`.
    pub fn is_call(self) -> bool {
        matches!(self.opcode(), Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// Returns the callee of a call.
    #[inline]
    #[track_caller]
    pub fn callee(self) -> Value<'m> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        match unsafe { Value::from_raw(ffi::lsr_callee(self.raw())) } {
            Some(value) => value,
            None => misuse(format_args!("callee"), self.0),
        }
    }

    /// Returns the called function, if the call is direct and has the function's own type.
    #[inline]
    pub fn called_function(self) -> Option<Function<'m>> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        unsafe { Value::from_raw(ffi::lsr_called_function(self.raw())) }.map(Function::from_value)
    }

    /// Returns the function type of a call.
    #[track_caller]
    pub fn called_type(self) -> Type<'m> {
        // SAFETY: the instruction is live for 'm, and so is the type.
        match unsafe { Type::from_raw(ffi::lsr_called_type(self.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("called type"), self.0),
        }
    }

    /// The argument of a call at `index`.
    #[inline]
    #[track_caller]
    pub fn argument(self, index: u32) -> Value<'m> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        match unsafe { Value::from_raw(ffi::lsr_call_argument(self.raw(), index)) } {
            Some(value) => value,
            None => misuse(format_args!("argument {index}"), self.0),
        }
    }

    /// The number of arguments of a call; zero for every other instruction.
    #[inline]
    pub fn argument_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_call_argument_count(self.raw()) }
    }

    /// The arguments of a call, in order.
    #[inline]
    pub fn arguments(self) -> impl ExactSizeIterator<Item = Value<'m>> + DoubleEndedIterator + Clone {
        (0..self.argument_count()).map(move |index| self.argument(index))
    }

    /// Returns the tail call kind.
    pub fn tail_call(self) -> TailCall {
        // SAFETY: the instruction is live for 'm.
        match unsafe { ffi::lsr_tail_call_kind(self.raw()) } {
            1 => TailCall::Tail,
            2 => TailCall::MustTail,
            3 => TailCall::NoTail,
            _ => TailCall::None,
        }
    }

    /// Returns `true` if a call may or must reuse its caller's frame.
    pub fn is_tail_call(self) -> bool {
        matches!(self.tail_call(), TailCall::Tail | TailCall::MustTail)
    }

    /// The calling convention of a call.
    pub fn calling_convention(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_calling_convention(self.raw()) }
    }

    /// The number of operand bundles of a call.
    pub fn bundle_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_bundle_count(self.raw()) }
    }

    /// The tag of the operand bundle at `index`; empty when there is none.
    pub fn bundle_tag(self, index: u32) -> &'m str {
        // SAFETY: the instruction is live for 'm; the context keeps the tags.
        ffi::text(unsafe { ffi::lsr_bundle_tag(self.raw(), index).get() })
    }

    /// Returns `true` if the call itself is marked `memory(none)`.
    pub fn touches_no_memory(self) -> bool {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_touches_no_memory(self.raw()) }
    }

    /// Returns `true` if the call itself is marked to write no memory.
    pub fn only_reads_memory(self) -> bool {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_only_reads_memory(self.raw()) }
    }
}
