//! Predicates and flags of instructions.

use std::ops::{BitAnd, BitOr};

use super::Inst;
use crate::ir::misuse;
use crate::ir::values::Value;

pub(crate) const NO_UNSIGNED_WRAP: u32 = 1 << 0;
pub(crate) const NO_SIGNED_WRAP: u32 = 1 << 1;
pub(crate) const EXACT: u32 = 1 << 2;
pub(crate) const NON_NEGATIVE: u32 = 1 << 3;
pub(crate) const DISJOINT: u32 = 1 << 4;
pub(crate) const SAME_SIGN: u32 = 1 << 5;
pub(crate) const IN_BOUNDS: u32 = 1 << 6;
pub(crate) const NO_UNSIGNED_SIGNED_WRAP: u32 = 1 << 7;
pub(crate) const VOLATILE: u32 = 1 << 8;
/// `weak` of a `cmpxchg`.
pub(crate) const WEAK: u32 = 1 << 9;
/// `inalloca` of an `alloca`.
pub(crate) const IN_ALLOCA: u32 = 1 << 10;
/// `swifterror` of an `alloca`.
pub(crate) const SWIFT_ERROR: u32 = 1 << 11;
/// `cleanup` of a `landingpad`.
pub(crate) const CLEANUP: u32 = 1 << 12;
/// Debug records precede the instruction.
pub(crate) const HAS_RECORDS: u32 = 1 << 13;
/// Metadata other than the debug location is attached.
pub(crate) const HAS_ATTACHMENTS: u32 = 1 << 14;
/// The `catchswitch` or `cleanupret` unwinds to a block, which is its first successor.
pub(crate) const UNWINDS: u32 = 1 << 15;
/// The seven bits of [`FastMath`].
pub(crate) const FAST_MATH_SHIFT: u32 = 16;
/// LLVM's number of a predicate: five bits for `fcmp`, six for `icmp`.
pub(crate) const PREDICATE_SHIFT: u32 = 23;
pub(crate) const PREDICATE_MASK: u32 = 0x3F;
/// Two bits: [`super::TailCall`].
pub(crate) const TAIL_CALL_SHIFT: u32 = 29;

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

const INT_PREDICATES: [(IntPredicate, &str); 10] = [
    (IntPredicate::Eq, "eq"),
    (IntPredicate::Ne, "ne"),
    (IntPredicate::Ugt, "ugt"),
    (IntPredicate::Uge, "uge"),
    (IntPredicate::Ult, "ult"),
    (IntPredicate::Ule, "ule"),
    (IntPredicate::Sgt, "sgt"),
    (IntPredicate::Sge, "sge"),
    (IntPredicate::Slt, "slt"),
    (IntPredicate::Sle, "sle"),
];

/// LLVM's number of the first of [`INT_PREDICATES`]; those of [`FLOAT_PREDICATES`] begin at zero.
const FIRST_INT_PREDICATE: u32 = 32;

const FLOAT_PREDICATES: [(FloatPredicate, &str); 16] = [
    (FloatPredicate::False, "false"),
    (FloatPredicate::Oeq, "oeq"),
    (FloatPredicate::Ogt, "ogt"),
    (FloatPredicate::Oge, "oge"),
    (FloatPredicate::Olt, "olt"),
    (FloatPredicate::Ole, "ole"),
    (FloatPredicate::One, "one"),
    (FloatPredicate::Ord, "ord"),
    (FloatPredicate::Uno, "uno"),
    (FloatPredicate::Ueq, "ueq"),
    (FloatPredicate::Ugt, "ugt"),
    (FloatPredicate::Uge, "uge"),
    (FloatPredicate::Ult, "ult"),
    (FloatPredicate::Ule, "ule"),
    (FloatPredicate::Une, "une"),
    (FloatPredicate::True, "true"),
];

impl IntPredicate {
    /// Returns the predicate with LLVM's number.
    pub(crate) fn from_number(number: u32) -> Option<Self> {
        let index = number.checked_sub(FIRST_INT_PREDICATE)? as usize;
        INT_PREDICATES.get(index).map(|(predicate, _)| *predicate)
    }

    /// Returns LLVM's number.
    pub(crate) fn number(self) -> u32 {
        self as u32 + FIRST_INT_PREDICATE
    }

    /// Returns the keyword of LLVM's assembly.
    pub fn name(self) -> &'static str {
        INT_PREDICATES[self as usize].1
    }

    /// Returns the predicate with this keyword in LLVM's assembly, which metadata of intrinsics uses, too.
    pub fn from_name(name: &[u8]) -> Option<Self> {
        INT_PREDICATES.iter().find(|(_, known)| known.as_bytes() == name).map(|(predicate, _)| *predicate)
    }
}

impl FloatPredicate {
    /// Returns the predicate with LLVM's number.
    pub(crate) fn from_number(number: u32) -> Option<Self> {
        FLOAT_PREDICATES.get(number as usize).map(|(predicate, _)| *predicate)
    }

    /// Returns LLVM's number.
    pub(crate) fn number(self) -> u32 {
        self as u32
    }

    /// Returns the keyword of LLVM's assembly.
    pub fn name(self) -> &'static str {
        FLOAT_PREDICATES[self as usize].1
    }

    /// Returns the predicate with this keyword in LLVM's assembly, which metadata of intrinsics uses, too.
    pub fn from_name(name: &[u8]) -> Option<Self> {
        FLOAT_PREDICATES.iter().find(|(_, known)| known.as_bytes() == name).map(|(predicate, _)| *predicate)
    }
}

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

    /// Returns the flags in an instruction's flags.
    #[inline]
    pub(crate) fn unpack(flags: u32) -> Self {
        Self(flags >> FAST_MATH_SHIFT & Self::FAST.0)
    }

    /// Returns the flags as part of an instruction's flags.
    #[inline]
    pub(crate) fn pack(self) -> u32 {
        self.0 << FAST_MATH_SHIFT
    }

    /// Returns `true` if all flags of `other` are set.
    pub fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns these flags, but not those of `other`.
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
impl Value<'_> {
    #[inline]
    fn flag(self, flag: u32) -> bool {
        self.raw_flags() & flag != 0
    }

    /// `nsw`
    pub fn no_signed_wrap(self) -> bool {
        self.flag(NO_SIGNED_WRAP)
    }

    /// `nuw`, of an address as well.
    pub fn no_unsigned_wrap(self) -> bool {
        self.flag(NO_UNSIGNED_WRAP)
    }

    /// `exact` of a division or right shift.
    pub fn exact(self) -> bool {
        self.flag(EXACT)
    }

    /// `inbounds` of an address.
    pub fn is_inbounds(self) -> bool {
        self.flag(IN_BOUNDS)
    }

    /// `nusw` of an address; `inbounds` implies it.
    pub fn no_unsigned_signed_wrap(self) -> bool {
        self.flag(NO_UNSIGNED_SIGNED_WRAP)
    }
}

impl Inst<'_> {
    /// Returns the predicate of an `icmp`.
    #[track_caller]
    pub fn icmp_predicate(self) -> IntPredicate {
        match IntPredicate::from_number(self.predicate()) {
            Some(predicate) => predicate,
            None => misuse(format_args!("integer predicate"), self.value()),
        }
    }

    /// Returns the predicate of an `fcmp`.
    #[track_caller]
    pub fn fcmp_predicate(self) -> FloatPredicate {
        match FloatPredicate::from_number(self.predicate()) {
            Some(predicate) => predicate,
            None => misuse(format_args!("floating-point predicate"), self.value()),
        }
    }

    fn predicate(self) -> u32 {
        self.raw_flags() >> PREDICATE_SHIFT & PREDICATE_MASK
    }

    /// `samesign` of an `icmp`.
    pub fn same_sign(self) -> bool {
        self.flag(SAME_SIGN)
    }

    /// `nneg` of a conversion.
    pub fn non_negative(self) -> bool {
        self.flag(NON_NEGATIVE)
    }

    /// `disjoint` of an `or`.
    pub fn disjoint(self) -> bool {
        self.flag(DISJOINT)
    }

    /// Returns the error in ULPs that `!fpmath` allows; zero if there is none.
    pub fn float_accuracy(self) -> f32 {
        let error = self.metadata("fpmath").and_then(|node| node.value(0));
        error.map_or(0.0, |error| f32::from_bits(error.float_bits().first().map_or(0, |bits| *bits as u32)))
    }

    /// Returns the fast-math flags of a floating-point operation; empty for every other instruction.
    #[inline]
    pub fn fast_math(self) -> FastMath {
        FastMath::unpack(self.raw_flags())
    }
}
