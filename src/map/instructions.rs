//! LLVM's instructions on numbers that are one SPIR-V instruction each, read in both directions.

use crate::ir::{FloatPredicate, IntPredicate, Opcode};
use crate::spirv::grammar::Op;

/// The operations on two operands, in the order of [`Opcode`].
#[rustfmt::skip]
const BINARY: [(Opcode, Op); 18] = [
    (Opcode::Add,  Op::IAdd),
    (Opcode::FAdd, Op::FAdd),
    (Opcode::Sub,  Op::ISub),
    (Opcode::FSub, Op::FSub),
    (Opcode::Mul,  Op::IMul),
    (Opcode::FMul, Op::FMul),
    (Opcode::UDiv, Op::UDiv),
    (Opcode::SDiv, Op::SDiv),
    (Opcode::FDiv, Op::FDiv),
    (Opcode::URem, Op::UMod),
    (Opcode::SRem, Op::SRem),
    (Opcode::FRem, Op::FRem),
    (Opcode::Shl,  Op::ShiftLeftLogical),
    (Opcode::LShr, Op::ShiftRightLogical),
    (Opcode::AShr, Op::ShiftRightArithmetic),
    (Opcode::And,  Op::BitwiseAnd),
    (Opcode::Or,   Op::BitwiseOr),
    (Opcode::Xor,  Op::BitwiseXor),
];

/// The conversions of numbers, in the order of [`Opcode`].
#[rustfmt::skip]
const CONVERSIONS: [(Opcode, Op); 9] = [
    (Opcode::Trunc,   Op::UConvert),
    (Opcode::ZExt,    Op::UConvert),
    (Opcode::SExt,    Op::SConvert),
    (Opcode::FPToUI,  Op::ConvertFToU),
    (Opcode::FPToSI,  Op::ConvertFToS),
    (Opcode::UIToFP,  Op::ConvertUToF),
    (Opcode::SIToFP,  Op::ConvertSToF),
    (Opcode::FPTrunc, Op::FConvert),
    (Opcode::FPExt,   Op::FConvert),
];

/// The comparisons of integers, in the order of [`IntPredicate`].
#[rustfmt::skip]
const INT_COMPARISONS: [(IntPredicate, Op); 10] = [
    (IntPredicate::Eq,  Op::IEqual),
    (IntPredicate::Ne,  Op::INotEqual),
    (IntPredicate::Ugt, Op::UGreaterThan),
    (IntPredicate::Uge, Op::UGreaterThanEqual),
    (IntPredicate::Ult, Op::ULessThan),
    (IntPredicate::Ule, Op::ULessThanEqual),
    (IntPredicate::Sgt, Op::SGreaterThan),
    (IntPredicate::Sge, Op::SGreaterThanEqual),
    (IntPredicate::Slt, Op::SLessThan),
    (IntPredicate::Sle, Op::SLessThanEqual),
];

/// The comparisons of floating-point numbers, in the order of [`FloatPredicate`] from `oeq` on.
#[rustfmt::skip]
const FLOAT_COMPARISONS: [(FloatPredicate, Op); 14] = [
    (FloatPredicate::Oeq, Op::FOrdEqual),
    (FloatPredicate::Ogt, Op::FOrdGreaterThan),
    (FloatPredicate::Oge, Op::FOrdGreaterThanEqual),
    (FloatPredicate::Olt, Op::FOrdLessThan),
    (FloatPredicate::Ole, Op::FOrdLessThanEqual),
    (FloatPredicate::One, Op::FOrdNotEqual),
    (FloatPredicate::Ord, Op::Ordered),
    (FloatPredicate::Uno, Op::Unordered),
    (FloatPredicate::Ueq, Op::FUnordEqual),
    (FloatPredicate::Ugt, Op::FUnordGreaterThan),
    (FloatPredicate::Uge, Op::FUnordGreaterThanEqual),
    (FloatPredicate::Ult, Op::FUnordLessThan),
    (FloatPredicate::Ule, Op::FUnordLessThanEqual),
    (FloatPredicate::Une, Op::FUnordNotEqual),
];

/// Returns the SPIR-V opcode of an operation on two operands; `None` for other instructions.
pub fn binary_op(opcode: Opcode) -> Option<Op> {
    from(&BINARY, (opcode as usize).checked_sub(Opcode::Add as usize)?)
}

/// Returns the SPIR-V opcode of a conversion of numbers; `None` for other instructions.
pub fn conversion_op(opcode: Opcode) -> Option<Op> {
    from(&CONVERSIONS, (opcode as usize).checked_sub(Opcode::Trunc as usize)?)
}

/// Returns the SPIR-V opcode of a comparison of integers.
pub fn int_comparison_op(predicate: IntPredicate) -> Op {
    INT_COMPARISONS[predicate as usize].1
}

/// Returns the SPIR-V opcode of a comparison of floating-point numbers; `None` for `false` and `true`.
pub fn float_comparison_op(predicate: FloatPredicate) -> Option<Op> {
    from(&FLOAT_COMPARISONS, (predicate as usize).checked_sub(FloatPredicate::Oeq as usize)?)
}

/// Returns the opcode of an operation on two numbers or Booleans.
pub fn binary_opcode(op: Op) -> Option<Opcode> {
    match op {
        Op::LogicalAnd => Some(Opcode::And),
        Op::LogicalOr => Some(Opcode::Or),
        _ => backwards(&BINARY, op),
    }
}

/// Returns the predicate of a comparison of integers, pointers or Booleans.
pub fn int_predicate(op: Op) -> Option<IntPredicate> {
    match op {
        Op::LogicalEqual => Some(IntPredicate::Eq),
        Op::LogicalNotEqual => Some(IntPredicate::Ne),
        _ => backwards(&INT_COMPARISONS, op),
    }
}

/// Returns the predicate of a comparison of floating-point numbers.
pub fn float_predicate(op: Op) -> Option<FloatPredicate> {
    match op {
        Op::LessOrGreater => Some(FloatPredicate::One),
        _ => backwards(&FLOAT_COMPARISONS, op),
    }
}

fn from<T>(rows: &[(T, Op)], index: usize) -> Option<Op> {
    rows.get(index).map(|row| row.1)
}

fn backwards<T: Copy>(rows: &[(T, Op)], op: Op) -> Option<T> {
    rows.iter().find(|row| row.1 == op).map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_is_found_by_its_index() {
        assert!(BINARY.iter().all(|&(opcode, op)| binary_op(opcode) == Some(op) && binary_opcode(op) == Some(opcode)));
        assert!(CONVERSIONS.iter().all(|&(opcode, op)| conversion_op(opcode) == Some(op)));
        let ints = INT_COMPARISONS;
        assert!(ints.iter().all(|&(is, op)| int_comparison_op(is) == op && int_predicate(op) == Some(is)));
        let floats = FLOAT_COMPARISONS;
        assert!(floats.iter().all(|&(is, op)| float_comparison_op(is) == Some(op) && float_predicate(op) == Some(is)));
    }

    #[test]
    fn other_instructions_have_no_row() {
        assert_eq!([Opcode::FNeg, Opcode::Alloca, Opcode::Ret].map(binary_op), [None; 3]);
        assert_eq!([Opcode::AtomicRmw, Opcode::PtrToInt, Opcode::Freeze].map(conversion_op), [None; 3]);
        assert_eq!([FloatPredicate::False, FloatPredicate::True].map(float_comparison_op), [None; 2]);
    }
}
