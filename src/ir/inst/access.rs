//! Memory accesses: alignment, ordering, operation and sync scope.

use super::Inst;
use super::flags;
use crate::ir::misuse;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeId};

/// The ordering of an atomic access.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ordering {
    NotAtomic,
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

/// The orderings, with LLVM's keyword.
const ORDERINGS: [(Ordering, &str); 7] = [
    (Ordering::NotAtomic, ""),
    (Ordering::Unordered, "unordered"),
    (Ordering::Monotonic, "monotonic"),
    (Ordering::Acquire, "acquire"),
    (Ordering::Release, "release"),
    (Ordering::AcquireRelease, "acq_rel"),
    (Ordering::SequentiallyConsistent, "seq_cst"),
];

macro_rules! rmw_ops {
    ($($op:ident $keyword:literal;)*) => {
        /// The operation of an `atomicrmw`, in the order of LLVM's numbers in bitcode.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum RmwOp {
            $(
                #[doc = concat!("`", $keyword, "`")]
                $op,
            )*
        }

        const RMW_OPS: &[(RmwOp, &str)] = &[$((RmwOp::$op, $keyword),)*];
    };
}

rmw_ops! {
    Xchg "xchg";
    Add "add";
    Sub "sub";
    And "and";
    Nand "nand";
    Or "or";
    Xor "xor";
    Max "max";
    Min "min";
    UMax "umax";
    UMin "umin";
    FAdd "fadd";
    FSub "fsub";
    FMax "fmax";
    FMin "fmin";
    UIncWrap "uinc_wrap";
    UDecWrap "udec_wrap";
    USubCond "usub_cond";
    USubSat "usub_sat";
    FMaximum "fmaximum";
    FMinimum "fminimum";
    FMaximumNum "fmaximumnum";
    FMinimumNum "fminimumnum";
}

impl RmwOp {
    /// Returns all operations.
    pub fn all() -> impl Iterator<Item = Self> {
        RMW_OPS.iter().map(|(op, _)| *op)
    }

    /// Returns the operation with LLVM's number in bitcode.
    pub(crate) fn from_number(number: u32) -> Option<Self> {
        RMW_OPS.get(number as usize).map(|(op, _)| *op)
    }

    /// Returns LLVM's number in bitcode.
    pub(crate) fn number(self) -> u32 {
        self as u32
    }

    /// Returns the keyword of LLVM's assembly.
    pub fn name(self) -> &'static str {
        RMW_OPS[self as usize].1
    }
}

impl Ordering {
    /// Returns the ordering with LLVM's number in bitcode.
    pub(crate) fn from_number(number: u32) -> Option<Self> {
        ORDERINGS.get(number as usize).map(|(ordering, _)| *ordering)
    }

    /// Returns LLVM's number in bitcode.
    pub(crate) fn number(self) -> u32 {
        self as u32
    }

    /// Returns the keyword of LLVM's assembly.
    pub fn name(self) -> &'static str {
        ORDERINGS[self as usize].1
    }
}

/// The alignment, orderings, operation and sync scope of an access, which an instruction stores as one word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct PackedAccess {
    /// The alignment in bytes, a power of two; zero if there is none.
    pub(crate) alignment: u64,
    pub(crate) ordering: Ordering,
    /// The ordering of a `cmpxchg` that fails.
    pub(crate) failure_ordering: Ordering,
    /// The operation of an `atomicrmw`.
    pub(crate) operation: RmwOp,
    /// The index in the module's list of sync scopes.
    pub(crate) scope: u32,
}

impl Default for PackedAccess {
    fn default() -> Self {
        Self {
            alignment: 0,
            ordering: Ordering::NotAtomic,
            failure_ordering: Ordering::NotAtomic,
            operation: RmwOp::Xchg,
            scope: 0,
        }
    }
}

impl PackedAccess {
    /// The number of sync scopes that a module may have.
    pub(crate) const MAX_SCOPES: u32 = 1 << 12;

    /// Returns an access that is not atomic.
    pub(crate) fn aligned(alignment: u64) -> Self {
        Self { alignment, ..Self::default() }
    }

    /// Returns the access as one word.
    pub(crate) fn pack(self) -> u32 {
        let alignment = self.alignment.checked_ilog2().map_or(0, |log| log + 1);
        alignment
            | self.ordering.number() << 7
            | self.failure_ordering.number() << 10
            | self.operation.number() << 13
            | self.scope << 20
    }

    /// Returns the access that a word stands for.
    pub(crate) fn unpack(word: u32) -> Self {
        let alignment = (word & 0x7F).checked_sub(1).map_or(0, |log| 1 << (log & 63));
        let ordering = |shift: u32| Ordering::from_number(word >> shift & 7).unwrap_or(Ordering::NotAtomic);
        Self {
            alignment,
            ordering: ordering(7),
            failure_ordering: ordering(10),
            operation: RmwOp::from_number(word >> 13 & 0x7F).unwrap_or(RmwOp::Xchg),
            scope: word >> 20,
        }
    }
}

impl<'m> Inst<'m> {
    /// Returns the type that an `alloca` allocates.
    #[track_caller]
    pub fn allocated_type(self) -> Type<'m> {
        let inst = self.data();
        match inst.opcode {
            Opcode::Alloca => Type::new(self.module(), TypeId(self.value().body().extras[inst.extra as usize])),
            _ => misuse(format_args!("allocated type"), self.value()),
        }
    }

    #[inline]
    #[track_caller]
    pub(crate) fn access(self) -> PackedAccess {
        let inst = self.data();
        match inst.opcode {
            Opcode::Alloca => PackedAccess::unpack(self.value().body().extras[inst.extra as usize + 1]),
            Opcode::Load | Opcode::Store | Opcode::AtomicCmpXchg | Opcode::AtomicRmw | Opcode::Fence => {
                PackedAccess::unpack(inst.extra)
            }
            _ => misuse(format_args!("memory access"), self.value()),
        }
    }

    /// Returns the alignment in bytes of a load, store, `alloca` or atomic access.
    #[track_caller]
    pub fn alignment(self) -> u64 {
        self.access().alignment
    }

    /// Returns `true` if an access is volatile.
    pub fn is_volatile(self) -> bool {
        self.raw_flags() & flags::VOLATILE != 0
    }

    /// Returns the ordering of an access or fence; of a `cmpxchg`, the success ordering.
    #[track_caller]
    pub fn ordering(self) -> Ordering {
        self.access().ordering
    }

    /// Returns the success ordering of a `cmpxchg`.
    #[track_caller]
    pub fn success_ordering(self) -> Ordering {
        self.ordering()
    }

    /// Returns the failure ordering of a `cmpxchg`.
    #[track_caller]
    pub fn failure_ordering(self) -> Ordering {
        self.access().failure_ordering
    }

    /// Returns `true` if a `cmpxchg` may fail although the values are equal.
    pub fn is_weak(self) -> bool {
        self.raw_flags() & flags::WEAK != 0
    }

    /// Returns the sync scope of an atomic access: empty for the whole system, otherwise its name.
    #[track_caller]
    pub fn sync_scope(self) -> &'m str {
        self.module().sync_scope(self.access().scope)
    }

    /// Returns the operation of an `atomicrmw`.
    #[track_caller]
    pub fn rmw_operation(self) -> RmwOp {
        match self.opcode() {
            Opcode::AtomicRmw => self.access().operation,
            _ => misuse(format_args!("operation"), self.value()),
        }
    }
}
