//! The numbers of operations that instructions and constant expressions share.

use crate::ir::Opcode;
use crate::ir::inst::flags;

/// Returns the opcode of a conversion by its number in bitcode.
pub(super) fn cast_opcode(code: u64) -> Option<Opcode> {
    Some(match code {
        0 => Opcode::Trunc,
        1 => Opcode::ZExt,
        2 => Opcode::SExt,
        3 => Opcode::FPToUI,
        4 => Opcode::FPToSI,
        5 => Opcode::UIToFP,
        6 => Opcode::SIToFP,
        7 => Opcode::FPTrunc,
        8 => Opcode::FPExt,
        9 => Opcode::PtrToInt,
        10 => Opcode::IntToPtr,
        11 => Opcode::BitCast,
        12 => Opcode::AddrSpaceCast,
        13 => Opcode::PtrToAddr,
        _ => return None,
    })
}

/// Returns the flags of an address: `inbounds`, `nusw`, `nuw`. The first implies the second.
pub(super) fn gep_flags(code: u64) -> u32 {
    let flag = |bit: u32, flags: u32| if code >> bit & 1 == 1 { flags } else { 0 };
    flag(0, flags::IN_BOUNDS | flags::NO_UNSIGNED_SIGNED_WRAP)
        | flag(1, flags::NO_UNSIGNED_SIGNED_WRAP)
        | flag(2, flags::NO_UNSIGNED_WRAP)
}

/// Returns the opcode of an operation on two numbers by its number in bitcode.
pub(super) fn binary_opcode(code: u64, is_float: bool) -> Option<Opcode> {
    Some(match (code, is_float) {
        (0, false) => Opcode::Add,
        (1, false) => Opcode::Sub,
        (2, false) => Opcode::Mul,
        (3, false) => Opcode::UDiv,
        (4, false) => Opcode::SDiv,
        (5, false) => Opcode::URem,
        (6, false) => Opcode::SRem,
        (7, false) => Opcode::Shl,
        (8, false) => Opcode::LShr,
        (9, false) => Opcode::AShr,
        (10, false) => Opcode::And,
        (11, false) => Opcode::Or,
        (12, false) => Opcode::Xor,
        (0, true) => Opcode::FAdd,
        (1, true) => Opcode::FSub,
        (2, true) => Opcode::FMul,
        (4, true) => Opcode::FDiv,
        (6, true) => Opcode::FRem,
        _ => return None,
    })
}
