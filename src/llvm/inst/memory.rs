//! Instructions that access memory.

use super::Inst;
use crate::llvm::types::Type;
use crate::llvm::{ffi, misuse};

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

/// The operation of an `atomicrmw`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
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

impl RmwOp {
    /// Returns all operations.
    pub fn all() -> impl Iterator<Item = Self> {
        RMW_OPS.into_iter()
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

impl<'m> Inst<'m> {
    /// Returns the type that an `alloca` allocates.
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

    /// Returns `true` if an access is volatile.
    #[track_caller]
    pub fn is_volatile(self) -> bool {
        self.access().is_volatile
    }

    /// Returns the ordering of an access or fence; of a `cmpxchg`, the success ordering.
    #[track_caller]
    pub fn ordering(self) -> Ordering {
        match Ordering::from_number(self.access().ordering) {
            Some(ordering) => ordering,
            None => misuse(format_args!("ordering"), self.0),
        }
    }

    /// Returns the success ordering of a `cmpxchg`.
    #[track_caller]
    pub fn success_ordering(self) -> Ordering {
        self.ordering()
    }

    /// Returns the failure ordering of a `cmpxchg`.
    #[track_caller]
    pub fn failure_ordering(self) -> Ordering {
        match Ordering::from_number(self.access().failure_ordering) {
            Some(ordering) => ordering,
            None => misuse(format_args!("failure ordering"), self.0),
        }
    }

    /// Returns `true` if a `cmpxchg` may fail although the values are equal.
    #[track_caller]
    pub fn is_weak(self) -> bool {
        self.access().is_weak
    }

    /// Returns the sync scope of an atomic access: empty for the whole system, otherwise its name.
    #[track_caller]
    pub fn sync_scope(self) -> &'m str {
        // SAFETY: the instruction is live for 'm; the context keeps the names.
        ffi::text(unsafe { ffi::lsr_scope_name(self.raw(), self.access().scope).get() })
    }

    /// Returns the operation of an `atomicrmw`.
    #[track_caller]
    pub fn rmw_operation(self) -> RmwOp {
        match RMW_OPS.get(self.access().operation as usize) {
            Some(&operation) => operation,
            None => misuse(format_args!("atomic operation"), self.0),
        }
    }
}
