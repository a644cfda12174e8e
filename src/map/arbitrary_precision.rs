//! The functions for numbers of arbitrary precision (SPV_ALTERA_arbitrary_precision_fixed_point,
//! SPV_ALTERA_arbitrary_precision_floating_point).
//!
//! A function is `intel_arbitrary_fixed_sqrt.i13.i5`: an operation, the width of the result, and the widths of the
//! operands that are integers of arbitrary precision. The arguments are the operands of the instruction in its order:
//! literals as 32-bit integers, and those that state a signedness as Booleans. A result of more than 64 bits is
//! returned through a pointer to generic memory, which comes first.

use std::sync::LazyLock;

use super::find_row;
use super::inverse::Inverse;
use crate::spirv::grammar::{Op, Operand, OperandKind, op_row};

/// The widest result that a function returns by value.
pub const MAX_RETURNED_BITS: u32 = 64;

/// The operations, by name without widths.
#[rustfmt::skip]
static OPERATIONS: &[(&str, Op)] = &[
    ("intel_arbitrary_fixed_cos",           Op::FixedCosALTERA),
    ("intel_arbitrary_fixed_cospi",         Op::FixedCosPiALTERA),
    ("intel_arbitrary_fixed_exp",           Op::FixedExpALTERA),
    ("intel_arbitrary_fixed_log",           Op::FixedLogALTERA),
    ("intel_arbitrary_fixed_recip",         Op::FixedRecipALTERA),
    ("intel_arbitrary_fixed_rsqrt",         Op::FixedRsqrtALTERA),
    ("intel_arbitrary_fixed_sin",           Op::FixedSinALTERA),
    ("intel_arbitrary_fixed_sincos",        Op::FixedSinCosALTERA),
    ("intel_arbitrary_fixed_sincospi",      Op::FixedSinCosPiALTERA),
    ("intel_arbitrary_fixed_sinpi",         Op::FixedSinPiALTERA),
    ("intel_arbitrary_fixed_sqrt",          Op::FixedSqrtALTERA),
    ("intel_arbitrary_float_acos",          Op::ArbitraryFloatACosINTEL),
    ("intel_arbitrary_float_acospi",        Op::ArbitraryFloatACosPiINTEL),
    ("intel_arbitrary_float_add",           Op::ArbitraryFloatAddALTERA),
    ("intel_arbitrary_float_asin",          Op::ArbitraryFloatASinINTEL),
    ("intel_arbitrary_float_asinpi",        Op::ArbitraryFloatASinPiINTEL),
    ("intel_arbitrary_float_atan",          Op::ArbitraryFloatATanINTEL),
    ("intel_arbitrary_float_atan2",         Op::ArbitraryFloatATan2INTEL),
    ("intel_arbitrary_float_atanpi",        Op::ArbitraryFloatATanPiINTEL),
    ("intel_arbitrary_float_cast",          Op::ArbitraryFloatCastALTERA),
    ("intel_arbitrary_float_cast_from_int", Op::ArbitraryFloatCastFromIntALTERA),
    ("intel_arbitrary_float_cast_to_int",   Op::ArbitraryFloatCastToIntALTERA),
    ("intel_arbitrary_float_cbrt",          Op::ArbitraryFloatCbrtALTERA),
    ("intel_arbitrary_float_cos",           Op::ArbitraryFloatCosINTEL),
    ("intel_arbitrary_float_cospi",         Op::ArbitraryFloatCosPiINTEL),
    ("intel_arbitrary_float_div",           Op::ArbitraryFloatDivALTERA),
    ("intel_arbitrary_float_eq",            Op::ArbitraryFloatEQALTERA),
    ("intel_arbitrary_float_exp",           Op::ArbitraryFloatExpINTEL),
    ("intel_arbitrary_float_exp10",         Op::ArbitraryFloatExp10INTEL),
    ("intel_arbitrary_float_exp2",          Op::ArbitraryFloatExp2INTEL),
    ("intel_arbitrary_float_expm1",         Op::ArbitraryFloatExpm1INTEL),
    ("intel_arbitrary_float_ge",            Op::ArbitraryFloatGEALTERA),
    ("intel_arbitrary_float_gt",            Op::ArbitraryFloatGTALTERA),
    ("intel_arbitrary_float_hypot",         Op::ArbitraryFloatHypotALTERA),
    ("intel_arbitrary_float_le",            Op::ArbitraryFloatLEALTERA),
    ("intel_arbitrary_float_log",           Op::ArbitraryFloatLogINTEL),
    ("intel_arbitrary_float_log10",         Op::ArbitraryFloatLog10INTEL),
    ("intel_arbitrary_float_log1p",         Op::ArbitraryFloatLog1pINTEL),
    ("intel_arbitrary_float_log2",          Op::ArbitraryFloatLog2INTEL),
    ("intel_arbitrary_float_lt",            Op::ArbitraryFloatLTALTERA),
    ("intel_arbitrary_float_mul",           Op::ArbitraryFloatMulALTERA),
    ("intel_arbitrary_float_pow",           Op::ArbitraryFloatPowINTEL),
    ("intel_arbitrary_float_pown",          Op::ArbitraryFloatPowNINTEL),
    ("intel_arbitrary_float_powr",          Op::ArbitraryFloatPowRINTEL),
    ("intel_arbitrary_float_recip",         Op::ArbitraryFloatRecipALTERA),
    ("intel_arbitrary_float_rsqrt",         Op::ArbitraryFloatRSqrtALTERA),
    ("intel_arbitrary_float_sin",           Op::ArbitraryFloatSinINTEL),
    ("intel_arbitrary_float_sincos",        Op::ArbitraryFloatSinCosINTEL),
    ("intel_arbitrary_float_sincospi",      Op::ArbitraryFloatSinCosPiALTERA),
    ("intel_arbitrary_float_sinpi",         Op::ArbitraryFloatSinPiINTEL),
    ("intel_arbitrary_float_sqrt",          Op::ArbitraryFloatSqrtALTERA),
    ("intel_arbitrary_float_sub",           Op::ArbitraryFloatSubALTERA),
];

/// Returns the instruction of a function: `intel_arbitrary_fixed_sqrt.i13.i5`. The widths are not compared with
/// anything.
pub fn operation(name: &str) -> Option<Op> {
    let (base, widths) = name.split_once('.')?;
    let is_width = |word: &str| word.strip_prefix('i').is_some_and(|digits| digits.parse::<u32>().is_ok());
    if !widths.split('.').all(is_width) {
        return None;
    }
    find_row(OPERATIONS, base)
}

/// Returns the name of the function for an instruction, given the widths of its result and of the operands that are
/// ids: the reverse of [`operation`]. The name is not mangled.
pub fn name_of(op: Op, result: u32, operands: &[u32]) -> Option<String> {
    static INVERSE: LazyLock<Inverse<Op, &str>> =
        LazyLock::new(|| Inverse::new(OPERATIONS.iter().map(|&(name, op)| (op, name))));
    let mut name = INVERSE.find(op)?.to_owned();
    for bits in [result].iter().chain(operands) {
        name.push_str(&format!(".i{bits}"));
    }
    Some(name)
}

/// Returns `true` if a literal operand states a signedness, and the argument for it is a Boolean.
pub fn is_signedness(operand: &Operand) -> bool {
    operand.kind == OperandKind::LiteralInteger && matches!(operand.name, "S" | "FromSign" | "ToSign" | "SignOfB")
}

/// Returns the operands of an instruction after its result, each an argument of the function.
pub fn operands(op: Op) -> Option<&'static [Operand]> {
    OPERATIONS.iter().find(|row| row.1 == op)?;
    op_row(op)?.operands.get(2..)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::map::inverse::assert_unique;

    #[test]
    fn every_instruction_has_one_function() {
        assert_ascending(OPERATIONS.iter().map(|row| row.0));
        assert_unique(OPERATIONS.iter().map(|row| row.1));
        for (name, op) in OPERATIONS {
            let ids = operands(*op).into_iter().flatten().filter(|operand| operand.kind == OperandKind::IdRef);
            let widths = vec![13; ids.count()];
            let printed = name_of(*op, 70, &widths).unwrap_or_default();
            assert_eq!(operation(&printed), Some(*op), "{printed}");
            assert!(printed.starts_with(&format!("{name}.i70.i13")), "{printed}");
        }
    }

    #[test]
    fn names_have_widths() {
        assert_eq!(name_of(Op::FixedSqrtALTERA, 13, &[5]).as_deref(), Some("intel_arbitrary_fixed_sqrt.i13.i5"));
        let add = name_of(Op::ArbitraryFloatAddALTERA, 14, &[13, 15]);
        assert_eq!(add.as_deref(), Some("intel_arbitrary_float_add.i14.i13.i15"));
        for name in ["intel_arbitrary_fixed_sqrt", "intel_arbitrary_fixed_sqrt.x", "intel_arbitrary_fixed_tan.i1.i1"] {
            assert_eq!(operation(name), None, "{name}");
        }
        assert_eq!(name_of(Op::IAdd, 8, &[8]), None);
    }

    #[test]
    fn signedness_is_a_boolean() {
        let positions = |op| {
            let operands = operands(op).unwrap_or_default();
            operands.iter().position(is_signedness)
        };
        assert_eq!(positions(Op::FixedExpALTERA), Some(1));
        assert_eq!(positions(Op::ArbitraryFloatCastFromIntALTERA), Some(2));
        assert_eq!(positions(Op::ArbitraryFloatPowNINTEL), Some(3));
        assert_eq!(positions(Op::ArbitraryFloatAddALTERA), None);
    }
}
