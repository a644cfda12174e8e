//! The opcodes of operations on specialization constants (specification, OpSpecConstantOp).

use super::{Capability, Op};

/// The conditions under which an opcode may be that of an `OpSpecConstantOp`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantUse {
    Always,
    /// In a module that declares this capability.
    With(Capability),
    Never,
}

/// Returns the condition for an opcode.
pub fn constant_use(op: Op) -> ConstantUse {
    match op {
        Op::SConvert
        | Op::UConvert
        | Op::FConvert
        | Op::SNegate
        | Op::Not
        | Op::IAdd
        | Op::ISub
        | Op::IMul
        | Op::UDiv
        | Op::SDiv
        | Op::UMod
        | Op::SRem
        | Op::SMod
        | Op::ShiftRightLogical
        | Op::ShiftRightArithmetic
        | Op::ShiftLeftLogical
        | Op::BitwiseOr
        | Op::BitwiseXor
        | Op::BitwiseAnd
        | Op::VectorShuffle
        | Op::CompositeExtract
        | Op::CompositeInsert
        | Op::LogicalOr
        | Op::LogicalAnd
        | Op::LogicalNot
        | Op::LogicalEqual
        | Op::LogicalNotEqual
        | Op::Select
        | Op::IEqual
        | Op::INotEqual
        | Op::ULessThan
        | Op::SLessThan
        | Op::UGreaterThan
        | Op::SGreaterThan
        | Op::ULessThanEqual
        | Op::SLessThanEqual
        | Op::UGreaterThanEqual
        | Op::SGreaterThanEqual
        | Op::CooperativeMatrixLengthKHR
        | Op::CooperativeMatrixLengthNV => ConstantUse::Always,
        Op::QuantizeToF16 => ConstantUse::With(Capability::Shader),
        Op::ConvertFToS
        | Op::ConvertSToF
        | Op::ConvertFToU
        | Op::ConvertUToF
        | Op::ConvertPtrToU
        | Op::ConvertUToPtr
        | Op::GenericCastToPtr
        | Op::PtrCastToGeneric
        | Op::Bitcast
        | Op::FNegate
        | Op::FAdd
        | Op::FSub
        | Op::FMul
        | Op::FDiv
        | Op::FRem
        | Op::FMod => ConstantUse::With(Capability::Kernel),
        op if op.is_access_chain() => ConstantUse::With(Capability::Kernel),
        _ => ConstantUse::Never,
    }
}
