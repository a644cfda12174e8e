//! The numbers and the bits of operands, which the reader and the writer share: operations, flags, properties of symbols.

use crate::ir::inst::flags;
use crate::ir::metadata::record::{rotate, unrotate};
use crate::ir::{DllStorage, FastMath, Linkage, Opcode, ThreadLocal, UnnamedAddr, Visibility};

/// Marks metadata among the inputs of an operand bundle.
pub(super) const METADATA_INPUT: u64 = 0x8000_0000;

/// The positions of the bits of a call's calling convention.
pub(super) mod call {
    pub(crate) const TAIL: u32 = 0;
    pub(crate) const CONVENTION: u32 = 1;
    /// The number of bits of the convention.
    pub(crate) const CONVENTION_BITS: u32 = 10;
    pub(crate) const MUST_TAIL: u32 = 14;
    pub(crate) const EXPLICIT_TYPE: u32 = 15;
    pub(crate) const NO_TAIL: u32 = 16;
    pub(crate) const FAST_MATH: u32 = 17;
    /// The bit of an `invoke` for [`EXPLICIT_TYPE`]; its calling convention is at bit 0.
    pub(crate) const INVOKE_EXPLICIT_TYPE: u32 = 13;
}

/// The positions of the bits of an `alloca`.
pub(super) mod alloca {
    /// The number of low bits of the alignment, which are the lowest bits.
    pub(crate) const LOW_ALIGNMENT_BITS: u32 = 5;
    pub(crate) const IN_ALLOCA: u32 = 5;
    pub(crate) const EXPLICIT_TYPE: u32 = 6;
    pub(crate) const SWIFT_ERROR: u32 = 7;
    pub(crate) const HIGH_ALIGNMENT: u32 = 8;
    /// The number of high bits of the alignment.
    pub(crate) const HIGH_ALIGNMENT_BITS: u32 = 3;
}

/// Returns `true` if the bit at a position is set.
pub(super) fn has_bit(bits: u64, position: u32) -> bool {
    bits >> position & 1 == 1
}

/// Returns the number of a word whose lowest bit is the sign; a negative zero is the minimum.
#[inline]
pub(super) fn signed(word: u64) -> i64 {
    unrotate(word) as i64
}

/// Returns the word of a number: the magnitude, with the sign in the lowest bit.
pub(super) fn rotated(number: i64) -> u64 {
    rotate(number as u64)
}

/// Returns the flags of an instruction from fast-math flags in bitcode: `fast` was bit 0, `reassoc` is bit 7.
pub(super) fn fast_math_flags(bits: u64) -> u32 {
    match bits & 1 {
        1 => FastMath::FAST.pack(),
        _ => ((bits as u32 & 0x7E) | (bits as u32 >> 7 & 1)) << flags::FAST_MATH_SHIFT,
    }
}

/// Returns the fast-math flags of an instruction as bitcode has them.
pub(super) fn fast_math_bits(flags: u32) -> u64 {
    let fast_math = u64::from(flags >> flags::FAST_MATH_SHIFT & 0x7F);
    fast_math & !1 | (fast_math & 1) << 7
}

/// Returns the flags of an address: `inbounds`, `nusw`, `nuw`. The first implies the second.
pub(super) fn gep_flags(bits: u64) -> u32 {
    let flag = |position: u32, flags: u32| if has_bit(bits, position) { flags } else { 0 };
    flag(0, flags::IN_BOUNDS | flags::NO_UNSIGNED_SIGNED_WRAP)
        | flag(1, flags::NO_UNSIGNED_SIGNED_WRAP)
        | flag(2, flags::NO_UNSIGNED_WRAP)
}

/// Makes two functions of a table: from a number to what it stands for, and back.
macro_rules! numbers {
    ($(#[$doc:meta])* $type:ident, $from:ident, $to:ident; $($variant:ident = $number:literal,)*) => {
        $(#[$doc])*
        pub(super) fn $from(number: u64) -> Option<$type> {
            Some(match number {
                $($number => $type::$variant,)*
                _ => return None,
            })
        }

        /// Returns its number.
        pub(super) fn $to(value: $type) -> u64 {
            match value {
                $($type::$variant => $number,)*
            }
        }
    };
    // Opcodes, of which a table has some only.
    ($(#[$doc:meta])* some $from:ident, $to:ident; $($variant:ident = $number:literal,)*) => {
        $(#[$doc])*
        pub(super) fn $from(number: u64) -> Option<Opcode> {
            Some(match number {
                $($number => Opcode::$variant,)*
                _ => return None,
            })
        }

        /// Returns the number of an opcode of the table.
        pub(super) fn $to(opcode: Opcode) -> Option<u64> {
            Some(match opcode {
                $(Opcode::$variant => $number,)*
                _ => return None,
            })
        }
    };
}

numbers! {
    /// Returns the opcode of a conversion.
    some cast_opcode, cast_number;
    Trunc = 0,
    ZExt = 1,
    SExt = 2,
    FPToUI = 3,
    FPToSI = 4,
    UIToFP = 5,
    SIToFP = 6,
    FPTrunc = 7,
    FPExt = 8,
    PtrToInt = 9,
    IntToPtr = 10,
    BitCast = 11,
    AddrSpaceCast = 12,
    PtrToAddr = 13,
}

numbers! {
    /// Returns the opcode of an operation on two integers.
    some int_opcode, int_number;
    Add = 0,
    Sub = 1,
    Mul = 2,
    UDiv = 3,
    SDiv = 4,
    URem = 5,
    SRem = 6,
    Shl = 7,
    LShr = 8,
    AShr = 9,
    And = 10,
    Or = 11,
    Xor = 12,
}

numbers! {
    /// Returns the opcode of an operation on two floating-point numbers.
    some float_opcode, float_number;
    FAdd = 0,
    FSub = 1,
    FMul = 2,
    FDiv = 4,
    FRem = 6,
}

/// Returns the number of an operation on two numbers.
pub(super) fn binary_number(opcode: Opcode) -> Option<u64> {
    int_number(opcode).or_else(|| float_number(opcode))
}

numbers! {
    /// Returns a linkage. The numbers between are linkages of older releases.
    Linkage, linkage, linkage_number;
    External = 0,
    Appending = 2,
    Internal = 3,
    ExternWeak = 7,
    Common = 8,
    Private = 9,
    AvailableExternally = 12,
    WeakAny = 16,
    WeakOdr = 17,
    LinkOnceAny = 18,
    LinkOnceOdr = 19,
}

numbers! {
    /// Returns a visibility.
    Visibility, visibility, visibility_number;
    Default = 0,
    Hidden = 1,
    Protected = 2,
}

numbers! {
    /// Returns a storage class of dynamic libraries.
    DllStorage, dll_storage, dll_storage_number;
    Default = 0,
    Import = 1,
    Export = 2,
}

numbers! {
    /// Returns a model of thread-local storage.
    ThreadLocal, thread_local, thread_local_number;
    None = 0,
    GeneralDynamic = 1,
    LocalDynamic = 2,
    InitialExec = 3,
    LocalExec = 4,
}

numbers! {
    /// Returns the significance of an address.
    UnnamedAddr, unnamed_addr, unnamed_addr_number;
    None = 0,
    Global = 1,
    Local = 2,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rotated_number_has_its_sign_in_the_low_bit() {
        for (word, number) in [(6, 3), (7, -3), (1, i64::MIN), (u64::MAX, -i64::MAX)] {
            assert_eq!((signed(word), rotated(number)), (number, word));
        }
    }

    #[test]
    fn fast_math_flags_are_read_back() {
        for flags in 0..1 << 7 {
            let flags = flags << flags::FAST_MATH_SHIFT;
            assert_eq!(fast_math_flags(fast_math_bits(flags)), flags);
        }
        assert_eq!(fast_math_flags(1), FastMath::FAST.pack());
    }
}
