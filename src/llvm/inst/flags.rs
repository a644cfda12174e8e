//! Predicates and flags of instructions.

use std::ops::{BitAnd, BitOr};

use super::Inst;
use crate::llvm::values::Value;
use crate::llvm::{ffi, misuse};

/// The predicate of an `icmp`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
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

/// The predicate of an `fcmp`: `O..` is false when an operand is a NaN, `U..` is true.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
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

/// The fast-math flags of a floating-point operation.
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

/// LLVM's number of the first of [`INT_PREDICATES`]; those of [`FLOAT_PREDICATES`] begin at zero.
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
    /// All flags: `fast`.
    pub const FAST: Self = Self(0x7f);

    /// Returns `true` if all flags of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// These flags, but not those of `other`.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns `true` if no flag is set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if operations may be reordered as if exact.
    pub fn reassoc(self) -> bool {
        self.contains(Self::REASSOC)
    }

    /// Returns `true` if neither arguments nor result are NaN.
    pub fn nnan(self) -> bool {
        self.contains(Self::NNAN)
    }

    /// Returns `true` if neither arguments nor result are infinite.
    pub fn ninf(self) -> bool {
        self.contains(Self::NINF)
    }

    /// Returns `true` if the sign of a zero does not matter.
    pub fn nsz(self) -> bool {
        self.contains(Self::NSZ)
    }

    /// Returns `true` if a division may multiply by the reciprocal.
    pub fn arcp(self) -> bool {
        self.contains(Self::ARCP)
    }

    /// Returns `true` if a multiplication and an addition may be fused.
    pub fn contract(self) -> bool {
        self.contains(Self::CONTRACT)
    }

    /// Returns `true` if functions may be approximated.
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

/// Methods that also apply to constant expressions.
impl<'m> Value<'m> {
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
}

impl Inst<'_> {
    /// Returns the predicate of an `icmp`.
    #[track_caller]
    pub fn icmp_predicate(self) -> IntPredicate {
        let number = self.predicate().wrapping_sub(FIRST_INT_PREDICATE);
        match INT_PREDICATES.get(number as usize) {
            Some(&predicate) => predicate,
            None => misuse(format_args!("integer predicate"), self.0),
        }
    }

    /// Returns the predicate of an `fcmp`.
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

    /// Returns the fast-math flags of a floating-point operation; empty for every other instruction.
    #[inline]
    pub fn fast_math(self) -> FastMath {
        // SAFETY: the instruction is live for 'm.
        FastMath(unsafe { ffi::lsr_fast_math(self.raw()) })
    }

    /// The error in ULPs that `!fpmath` allows; zero if there is none.
    pub fn float_accuracy(self) -> f32 {
        // SAFETY: the instruction is live for 'm.
        unsafe { ffi::lsr_float_accuracy(self.raw()) }
    }
}
