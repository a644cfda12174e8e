//! Instructions: opcodes, flags, memory accesses, calls, control flow.
//!
//! What constant expressions answer as well are methods of [`Value`].

use std::fmt;
use std::ops::{BitAnd, BitOr, Deref};

use llvm_sys::prelude::LLVMValueRef;

use super::functions::{Block, Function};
use super::metadata::MdNode;
use super::opcode::Opcode;
use super::types::Type;
use super::values::Value;
use super::{ffi, misuse};

/// An instruction. It is a [`Value`] and answers as one.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Inst<'m>(Value<'m>);

/// How `icmp` compares.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are LLVM's, and its language reference defines them")]
pub enum IntPredicate {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// How `fcmp` compares: `O..` is false when an operand is a NaN, `U..` is true.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are LLVM's, and its language reference defines them")]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Uno,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    True,
}

/// How an access is ordered among those of other threads.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are LLVM's, and its language reference defines them")]
pub enum Ordering {
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

/// What `atomicrmw` computes.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are LLVM's, and its language reference defines them")]
pub enum RmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    FMaximum,
    FMinimum,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}

/// What a call says about reusing its caller's frame.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TailCall {
    /// Nothing.
    None,
    /// `tail`
    Tail,
    /// `musttail`
    MustTail,
    /// `notail`
    NoTail,
}

/// What a floating-point operation may assume; a set of flags.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct FastMath(u32);

const INT_PREDICATES: [IntPredicate; 10] = [
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Ugt,
    IntPredicate::Uge,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Sgt,
    IntPredicate::Sge,
    IntPredicate::Slt,
    IntPredicate::Sle,
];

/// The number LLVM gives the first of [`INT_PREDICATES`]; those of [`FLOAT_PREDICATES`] begin at zero.
const FIRST_INT_PREDICATE: u32 = 32;

const FLOAT_PREDICATES: [FloatPredicate; 16] = [
    FloatPredicate::False,
    FloatPredicate::Oeq,
    FloatPredicate::Ogt,
    FloatPredicate::Oge,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::One,
    FloatPredicate::Ord,
    FloatPredicate::Uno,
    FloatPredicate::Ueq,
    FloatPredicate::Ugt,
    FloatPredicate::Uge,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::Une,
    FloatPredicate::True,
];

const RMW_OPS: [RmwOp; 21] = [
    RmwOp::Xchg,
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Nand,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Max,
    RmwOp::Min,
    RmwOp::UMax,
    RmwOp::UMin,
    RmwOp::FAdd,
    RmwOp::FSub,
    RmwOp::FMax,
    RmwOp::FMin,
    RmwOp::FMaximum,
    RmwOp::FMinimum,
    RmwOp::UIncWrap,
    RmwOp::UDecWrap,
    RmwOp::USubCond,
    RmwOp::USubSat,
];

impl FastMath {
    /// `reassoc`
    pub const REASSOC: Self = Self(1 << 0);
    /// `nnan`
    pub const NNAN: Self = Self(1 << 1);
    /// `ninf`
    pub const NINF: Self = Self(1 << 2);
    /// `nsz`
    pub const NSZ: Self = Self(1 << 3);
    /// `arcp`
    pub const ARCP: Self = Self(1 << 4);
    /// `contract`
    pub const CONTRACT: Self = Self(1 << 5);
    /// `afn`
    pub const AFN: Self = Self(1 << 6);
    /// All of them: `fast`.
    pub const FAST: Self = Self(0x7f);

    /// Whether all flags of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no flag is set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether operations may be reordered as if exact.
    pub fn reassoc(self) -> bool {
        self.contains(Self::REASSOC)
    }

    /// Whether neither arguments nor result are NaN.
    pub fn nnan(self) -> bool {
        self.contains(Self::NNAN)
    }

    /// Whether neither arguments nor result are infinite.
    pub fn ninf(self) -> bool {
        self.contains(Self::NINF)
    }

    /// Whether the sign of a zero does not matter.
    pub fn nsz(self) -> bool {
        self.contains(Self::NSZ)
    }

    /// Whether a division may multiply by the reciprocal.
    pub fn arcp(self) -> bool {
        self.contains(Self::ARCP)
    }

    /// Whether a multiplication and an addition may be fused.
    pub fn contract(self) -> bool {
        self.contains(Self::CONTRACT)
    }

    /// Whether functions may be approximated.
    pub fn afn(self) -> bool {
        self.contains(Self::AFN)
    }
}

impl BitOr for FastMath {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for FastMath {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Ordering {
    fn from_number(number: u32) -> Option<Self> {
        Some(match number {
            0 => Self::NotAtomic,
            1 => Self::Unordered,
            2 => Self::Monotonic,
            4 => Self::Acquire,
            5 => Self::Release,
            6 => Self::AcquireRelease,
            7 => Self::SequentiallyConsistent,
            _ => return None,
        })
    }
}

/// What constant expressions answer as well.
impl<'m> Value<'m> {
    /// The opcode of an instruction or constant expression.
    #[inline]
    pub fn opcode(self) -> Option<Opcode> {
        // SAFETY: the value is live for 'm.
        Opcode::from_number(unsafe { ffi::lsr_opcode(self.raw()) })
    }

    #[inline]
    pub(super) fn any_opcode(self) -> Opcode {
        match self.opcode() {
            Some(opcode) => opcode,
            None => misuse(format_args!("opcode"), self),
        }
    }

    #[inline]
    fn flag(self, flag: u32) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_inst_flags(self.raw()) & flag != 0 }
    }

    /// `nsw`
    pub fn no_signed_wrap(self) -> bool {
        self.flag(ffi::FLAG_NO_SIGNED_WRAP)
    }

    /// `nuw`, of an address as well.
    pub fn no_unsigned_wrap(self) -> bool {
        self.flag(ffi::FLAG_NO_UNSIGNED_WRAP)
    }

    /// `exact` of a division or right shift.
    pub fn exact(self) -> bool {
        self.flag(ffi::FLAG_EXACT)
    }

    /// `inbounds` of an address.
    pub fn is_inbounds(self) -> bool {
        self.flag(ffi::FLAG_IN_BOUNDS)
    }

    /// `nusw` of an address; `inbounds` implies it.
    pub fn no_unsigned_signed_wrap(self) -> bool {
        self.flag(ffi::FLAG_NO_UNSIGNED_SIGNED_WRAP)
    }

    /// The type `getelementptr` steps over and into.
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

    /// The components `shufflevector` takes of its two operands laid end to end; `None` is poison.
    pub fn mask(self) -> impl ExactSizeIterator<Item = Option<u32>> + DoubleEndedIterator + Clone {
        let mut count = 0;
        // SAFETY: the value is live for 'm.
        let mask = unsafe { ffi::lsr_shuffle_mask(self.raw(), &raw mut count) };
        // SAFETY: the mask is part of the instruction or constant.
        let mask: &'m [i32] = unsafe { ffi::elements(mask, count) };
        mask.iter().map(|&component| u32::try_from(component).ok())
    }

    /// The metadata attached to an instruction, function or global under that name.
    pub fn metadata(self, kind: &str) -> Option<MdNode<'m>> {
        // SAFETY: the value is live for 'm, and so is its metadata.
        unsafe { MdNode::from_raw(ffi::lsr_metadata(self.raw(), kind.as_ptr(), kind.len())) }
    }

    /// Whether an instruction, function or global has metadata attached, other than an instruction's place in the
    /// source.
    #[inline]
    pub fn has_metadata(self) -> bool {
        // SAFETY: the value is live for 'm.
        unsafe { ffi::lsr_has_metadata(self.raw()) }
    }
}

impl<'m> Inst<'m> {
    /// The view of a value that is an instruction.
    #[inline]
    pub(super) fn of(value: Value<'m>) -> Self {
        Self(value)
    }

    #[inline]
    pub(super) fn raw(self) -> LLVMValueRef {
        self.0.raw()
    }

    /// The instruction as a value: its result.
    #[inline]
    pub fn value(self) -> Value<'m> {
        self.0
    }

    /// What the instruction does.
    #[inline]
    pub fn opcode(self) -> Opcode {
        self.0.any_opcode()
    }

    /// The block the instruction is in.
    #[inline]
    #[track_caller]
    pub fn block(self) -> Block<'m> {
        // SAFETY: the instruction is live for 'm, and so is its block.
        match unsafe { Block::from_raw(ffi::lsr_inst_block(self.raw())) } {
            Some(block) => block,
            None => misuse(format_args!("block"), self.0),
        }
    }

    /// The function the instruction is in.
    #[track_caller]
    pub fn function(self) -> Function<'m> {
        self.block().function()
    }

    /// How an `icmp` compares.
    #[track_caller]
    pub fn icmp_predicate(self) -> IntPredicate {
        let number = self.predicate().wrapping_sub(FIRST_INT_PREDICATE);
        match INT_PREDICATES.get(number as usize) {
            Some(&predicate) => predicate,
            None => misuse(format_args!("integer predicate"), self.0),
        }
    }

    /// How an `fcmp` compares.
    #[track_caller]
    pub fn fcmp_predicate(self) -> FloatPredicate {
        match FLOAT_PREDICATES.get(self.predicate() as usize) {
            Some(&predicate) => predicate,
            None => misuse(format_args!("floating-point predicate"), self.0),
        }
    }

    fn predicate(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_predicate(self.raw()) }
    }

    /// `samesign` of an `icmp`.
    pub fn same_sign(self) -> bool {
        self.0.flag(ffi::FLAG_SAME_SIGN)
    }

    /// `nneg` of a conversion.
    pub fn non_negative(self) -> bool {
        self.0.flag(ffi::FLAG_NON_NEGATIVE)
    }

    /// `disjoint` of an `or`.
    pub fn disjoint(self) -> bool {
        self.0.flag(ffi::FLAG_DISJOINT)
    }

    /// What a floating-point operation may assume; nothing for every other instruction.
    #[inline]
    pub fn fast_math(self) -> FastMath {
        // SAFETY: the instruction is live for 'm.
        FastMath(unsafe { ffi::lsr_fast_math(self.raw()) })
    }

    /// The error in ULPs that `!fpmath` allows; zero when there is none.
    pub fn float_accuracy(self) -> f32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_float_accuracy(self.raw()) }
    }

    /// The type an `alloca` makes room for.
    #[track_caller]
    pub fn allocated_type(self) -> Type<'m> {
        // SAFETY: the instruction is live for 'm, and so is the type.
        match unsafe { Type::from_raw(ffi::lsr_allocated_type(self.raw())) } {
            Some(ty) => ty,
            None => misuse(format_args!("allocated type"), self.0),
        }
    }

    #[inline]
    #[track_caller]
    fn access(self) -> ffi::Access {
        let mut access = ffi::Access {
            alignment: 0,
            ordering: 0,
            failure_ordering: 0,
            scope: 0,
            operation: 0,
            is_volatile: false,
            is_weak: false,
        };
        // SAFETY: the instruction is live for 'm, and `access` has the shim's layout.
        match unsafe { ffi::lsr_access(self.raw(), &raw mut access) } {
            true => access,
            false => misuse(format_args!("memory access"), self.0),
        }
    }

    /// The alignment in bytes of a load, store, `alloca` or atomic access.
    #[track_caller]
    pub fn alignment(self) -> u64 {
        self.access().alignment
    }

    /// Whether an access is volatile.
    #[track_caller]
    pub fn is_volatile(self) -> bool {
        self.access().is_volatile
    }

    /// How an access or fence is ordered; `cmpxchg`, when it succeeds.
    #[track_caller]
    pub fn ordering(self) -> Ordering {
        match Ordering::from_number(self.access().ordering) {
            Some(ordering) => ordering,
            None => misuse(format_args!("ordering"), self.0),
        }
    }

    /// How a `cmpxchg` is ordered when it succeeds.
    #[track_caller]
    pub fn success_ordering(self) -> Ordering {
        self.ordering()
    }

    /// How a `cmpxchg` is ordered when it fails.
    #[track_caller]
    pub fn failure_ordering(self) -> Ordering {
        match Ordering::from_number(self.access().failure_ordering) {
            Some(ordering) => ordering,
            None => misuse(format_args!("failure ordering"), self.0),
        }
    }

    /// Whether a `cmpxchg` may fail although the values are equal.
    #[track_caller]
    pub fn is_weak(self) -> bool {
        self.access().is_weak
    }

    /// Among whom an atomic access is ordered: empty for the whole system, else the name that is written.
    #[track_caller]
    pub fn sync_scope(self) -> &'m str {
        // SAFETY: the instruction is live for 'm; the context keeps the names.
        ffi::text(unsafe { ffi::lsr_scope_name(self.raw(), self.access().scope).get() })
    }

    /// What an `atomicrmw` computes.
    #[track_caller]
    pub fn rmw_operation(self) -> RmwOp {
        match RMW_OPS.get(self.access().operation as usize) {
            Some(&operation) => operation,
            None => misuse(format_args!("atomic operation"), self.0),
        }
    }

    /// Whether this is a `call`, `invoke` or `callbr`.
    pub fn is_call(self) -> bool {
        matches!(self.opcode(), Opcode::Call | Opcode::Invoke | Opcode::CallBr)
    }

    /// What a call calls.
    #[inline]
    #[track_caller]
    pub fn callee(self) -> Value<'m> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        match unsafe { Value::from_raw(ffi::lsr_callee(self.raw())) } {
            Some(value) => value,
            None => misuse(format_args!("callee"), self.0),
        }
    }

    /// The function a call calls, if it is called directly and as the type it has.
    #[inline]
    pub fn called_function(self) -> Option<Function<'m>> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        unsafe { Value::from_raw(ffi::lsr_called_function(self.raw())) }.map(Function::of)
    }

    /// The function type a call assumes.
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

    /// What a call says about reusing its caller's frame.
    pub fn tail_call(self) -> TailCall {
        // SAFETY: the instruction is live for 'm.
        match unsafe { ffi::lsr_tail_call_kind(self.raw()) } {
            1 => TailCall::Tail,
            2 => TailCall::MustTail,
            3 => TailCall::NoTail,
            _ => TailCall::None,
        }
    }

    /// Whether a call may or must reuse its caller's frame.
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

    /// Whether the call itself promises to touch no memory.
    pub fn touches_no_memory(self) -> bool {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_touches_no_memory(self.raw()) }
    }

    /// Whether the call itself promises to write no memory.
    pub fn only_reads_memory(self) -> bool {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_only_reads_memory(self.raw()) }
    }

    /// The number of values a `phi` chooses from; zero for every other instruction.
    pub fn incoming_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_incoming_count(self.raw()) }
    }

    /// The values a `phi` chooses from, each with the block it comes from.
    pub fn incoming(self) -> impl ExactSizeIterator<Item = (Value<'m>, Block<'m>)> + DoubleEndedIterator + Clone {
        (0..self.incoming_count()).map(move |index| {
            // SAFETY: the instruction is live for 'm, and so are its blocks.
            match unsafe { Block::from_raw(ffi::lsr_incoming_block(self.raw(), index)) } {
                Some(block) => (self.0.operand(index), block),
                None => misuse(format_args!("incoming block"), self.0),
            }
        })
    }

    /// The value a `phi` chooses when control comes from `block`.
    ///
    /// `guess` is looked at first: the phis of one block almost always list their predecessors in the same order.
    pub fn incoming_from(self, block: Block<'m>, guess: u32) -> Option<Value<'m>> {
        let mut incoming = self.incoming();
        let guessed = incoming.clone().nth(guess as usize).filter(|(_, from)| *from == block);
        guessed.or_else(|| incoming.find(|(_, from)| *from == block)).map(|(value, _)| value)
    }

    /// Whether a `br` has a condition.
    #[inline]
    pub fn is_conditional(self) -> bool {
        self.opcode() == Opcode::Br && self.0.operand_count() == 3
    }

    /// What a conditional `br` or a `switch` depends on.
    #[track_caller]
    pub fn condition(self) -> Value<'m> {
        // SAFETY: the instruction is live for 'm, and so are its operands.
        match unsafe { Value::from_raw(ffi::lsr_condition(self.raw())) } {
            Some(value) => value,
            None => misuse(format_args!("condition"), self.0),
        }
    }

    /// The block a terminator may go to, at `index`.
    #[inline]
    #[track_caller]
    pub fn successor(self, index: u32) -> Block<'m> {
        // SAFETY: the instruction is live for 'm, and so are its blocks.
        match unsafe { Block::from_raw(ffi::lsr_successor(self.raw(), index)) } {
            Some(block) => block,
            None => misuse(format_args!("successor {index}"), self.0),
        }
    }

    /// The number of blocks a terminator may go to; zero for every other instruction.
    #[inline]
    pub fn successor_count(self) -> u32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_successor_count(self.raw()) }
    }

    /// Where a `switch` goes when no case matches.
    #[track_caller]
    pub fn default(self) -> Block<'m> {
        match self.opcode() {
            Opcode::Switch => self.successor(0),
            _ => misuse(format_args!("default block"), self.0),
        }
    }

    /// The cases of a `switch`: a constant and where to go.
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

    /// Line, column and file the instruction comes from, to name the place of an error.
    pub fn debug_location(self) -> Option<(u32, u32, &'m str)> {
        let location = self.debug_location_node()?;
        let (mut line, mut column, mut file) = (0, 0, ffi::Bytes::NONE);
        // SAFETY: the location is live for 'm.
        unsafe { ffi::lsr_location_place(location.raw(), &raw mut line, &raw mut column, &raw mut file) }
            // SAFETY: the name of the file lives as long as the location.
            .then(|| (line, column, ffi::text(unsafe { file.get() })))
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
