//! Rows the published grammar lacks or has differently, in the shape of the generated ones.

use super::row::{V1_1, enumerant as e};
use super::{Capability as C, EnumKind, EnumerantRow, OpRow, OperandKind};

/// Opcodes, by opcode.
pub(super) static OPS: [OpRow; 0] = [];

/// Capabilities, by value.
pub(super) static CAPABILITIES: [EnumerantRow; 0] = [];

/// Other enumerants with their enumeration.
pub(super) static ENUMERANTS: [(EnumKind, EnumerantRow); 0] = [];

/// Rows that count instead of the published ones when a Kernel module's declarations are worked out.
pub(super) static CORRECTIONS: [(EnumKind, EnumerantRow); 2] = [
    // The extension was first published under its vendor's name, with the same numbers.
    (
        EnumKind::Capability,
        e(
            6144,
            "ArithmeticFenceEXT",
            &[],
            None,
            None,
            &[],
            &["SPV_EXT_arithmetic_fence", "SPV_INTEL_arithmetic_fence"],
        ),
    ),
    // Version 1.0 tied it to Shader; 1.1 opened it to Kernel, which the grammar's row does not tell apart.
    (EnumKind::Decoration, e(1, "SpecId", &[OperandKind::LiteralInteger], V1_1, None, &[C::Shader, C::Kernel], &[])),
];
