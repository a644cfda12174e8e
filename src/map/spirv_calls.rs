//! Instructions called by their names (`__spirv_IAdd`): what a call must know besides the grammar's row.
//!
//! The grammar says which operands an instruction has, but not what types they are of. LLVM's types answer that, with
//! two exceptions: LLVM's pointers do not say what they point to, and LLVM has no Boolean that memory could hold, so
//! that languages put integers in its place. The rows here fill those in, and name the instructions that a call cannot
//! be.

use crate::spirv::grammar::{Class, Op, Operand, OperandKind, Std, op_row};

/// What a pointer operand must point to. Operands are named as the grammar names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// What the result is.
    Result,
    /// What one element of the result is: of a vector or a cooperative matrix.
    ResultElement,
    /// What the pointer that is the result points to.
    ResultPointee,
    /// What another operand is.
    Operand(&'static str),
    /// What one element of another operand is.
    OperandElement(&'static str),
    /// What another pointer operand, which comes before, points to.
    Pointer(&'static str),
    /// Integers of 32 bits, as many as the result has elements.
    ResultWords,
    /// A half.
    Half,
    /// An integer of 32 bits.
    Word,
    /// A byte.
    Byte,
    /// An event of asynchronous copies.
    Event,
    /// An event of device-side enqueuing.
    DeviceEvent,
}

/// The pointer operands whose pointee the instruction determines, by opcode.
///
/// Pointees of other pointers are what the mangled name of the called function or else the pointer itself says.
#[rustfmt::skip]
static POINTEES: &[(Op, &str, Points)] = &[
    (Op::Load,                              "Pointer",      Points::Result),
    (Op::Store,                             "Pointer",      Points::Operand("Object")),
    (Op::CopyMemory,                        "Source",       Points::Pointer("Target")),
    (Op::GenericPtrMemSemantics,            "Pointer",      Points::Byte),
    (Op::PtrCastToGeneric,                  "Pointer",      Points::ResultPointee),
    (Op::GenericCastToPtr,                  "Pointer",      Points::ResultPointee),
    (Op::GenericCastToPtrExplicit,          "Pointer",      Points::ResultPointee),
    (Op::AtomicLoad,                        "Pointer",      Points::Result),
    (Op::AtomicStore,                       "Pointer",      Points::Operand("Value")),
    (Op::AtomicExchange,                    "Pointer",      Points::Result),
    (Op::AtomicCompareExchange,             "Pointer",      Points::Result),
    (Op::AtomicCompareExchangeWeak,         "Pointer",      Points::Result),
    (Op::AtomicIIncrement,                  "Pointer",      Points::Result),
    (Op::AtomicIDecrement,                  "Pointer",      Points::Result),
    (Op::AtomicIAdd,                        "Pointer",      Points::Result),
    (Op::AtomicISub,                        "Pointer",      Points::Result),
    (Op::AtomicSMin,                        "Pointer",      Points::Result),
    (Op::AtomicUMin,                        "Pointer",      Points::Result),
    (Op::AtomicSMax,                        "Pointer",      Points::Result),
    (Op::AtomicUMax,                        "Pointer",      Points::Result),
    (Op::AtomicAnd,                         "Pointer",      Points::Result),
    (Op::AtomicOr,                          "Pointer",      Points::Result),
    (Op::AtomicXor,                         "Pointer",      Points::Result),
    (Op::LifetimeStart,                     "Pointer",      Points::Byte),
    (Op::LifetimeStop,                      "Pointer",      Points::Byte),
    (Op::GroupAsyncCopy,                    "Source",       Points::Pointer("Destination")),
    (Op::GroupWaitEvents,                   "Events List",  Points::Event),
    (Op::ReadPipe,                          "Pointer",      Points::Byte),
    (Op::WritePipe,                         "Pointer",      Points::Byte),
    (Op::ReservedReadPipe,                  "Pointer",      Points::Byte),
    (Op::ReservedWritePipe,                 "Pointer",      Points::Byte),
    (Op::EnqueueMarker,                     "Wait Events",  Points::DeviceEvent),
    (Op::EnqueueMarker,                     "Ret Event",    Points::DeviceEvent),
    (Op::EnqueueKernel,                     "Wait Events",  Points::DeviceEvent),
    (Op::EnqueueKernel,                     "Ret Event",    Points::DeviceEvent),
    (Op::EnqueueKernel,                     "Param",        Points::Byte),
    (Op::GetKernelNDrangeSubGroupCount,     "Param",        Points::Byte),
    (Op::GetKernelNDrangeMaxSubGroupSize,   "Param",        Points::Byte),
    (Op::GetKernelWorkGroupSize,            "Param",        Points::Byte),
    (Op::GetKernelPreferredWorkGroupSizeMultiple, "Param",  Points::Byte),
    (Op::CaptureEventProfilingInfo,         "Value",        Points::Byte),
    (Op::AtomicFlagTestAndSet,              "Pointer",      Points::Word),
    (Op::AtomicFlagClear,                   "Pointer",      Points::Word),
    (Op::GetKernelLocalSizeForSubgroupCount, "Param",       Points::Byte),
    (Op::GetKernelMaxNumSubgroups,          "Param",        Points::Byte),
    (Op::PtrEqual,                          "Operand 2",    Points::Pointer("Operand 1")),
    (Op::PtrNotEqual,                       "Operand 2",    Points::Pointer("Operand 1")),
    (Op::PtrDiff,                           "Operand 2",    Points::Pointer("Operand 1")),
    (Op::CooperativeMatrixLoadKHR,          "Pointer",      Points::ResultElement),
    (Op::CooperativeMatrixStoreKHR,         "Pointer",      Points::OperandElement("Object")),
    (Op::SubgroupBlockReadINTEL,            "Ptr",          Points::ResultElement),
    (Op::SubgroupBlockWriteINTEL,           "Ptr",          Points::OperandElement("Data")),
    (Op::AtomicFMinEXT,                     "Pointer",      Points::Result),
    (Op::AtomicFMaxEXT,                     "Pointer",      Points::Result),
    (Op::PtrCastToCrossWorkgroupALTERA,     "Pointer",      Points::ResultPointee),
    (Op::CrossWorkgroupCastToPtrALTERA,     "Pointer",      Points::ResultPointee),
    (Op::AtomicFAddEXT,                     "Pointer",      Points::Result),
    (Op::CooperativeMatrixLoadCheckedINTEL, "Pointer",      Points::ResultElement),
    (Op::CooperativeMatrixStoreCheckedINTEL, "Pointer",     Points::OperandElement("Object")),
    (Op::CooperativeMatrixLoadOffsetINTEL,  "Pointer",      Points::ResultElement),
    (Op::CooperativeMatrixStoreOffsetINTEL, "Pointer",      Points::OperandElement("Object")),
    (Op::PredicatedLoadINTEL,               "Pointer",      Points::Result),
    (Op::PredicatedStoreINTEL,              "Pointer",      Points::Operand("Object")),
];

/// Returns `true` if the pointer that is the result points to a byte, whatever the call's does.
///
/// Consumers make a call of the explicit cast, and define the function for `void *` only. Other casts are casts to them.
pub fn gives_byte_pointer(op: Op) -> bool {
    op == Op::GenericCastToPtrExplicit
}

/// What the operand `name` of an instruction must point to, if it is a pointer and the instruction determines it.
pub fn points_to(op: Op, name: &str) -> Option<Points> {
    let first = POINTEES.partition_point(|(other, ..)| *other < op);
    let rows = POINTEES[first..].iter().take_while(|(other, ..)| *other == op);
    rows.into_iter().find(|(_, operand, _)| *operand == name).map(|(.., points)| *points)
}

/// The pointer operands of extended instructions, by number.
#[rustfmt::skip]
static STD_POINTEES: &[(Std, &str, Points)] = &[
    (Std::fract,           "ptr",    Points::Result),
    (Std::frexp,           "exp",    Points::ResultWords),
    (Std::lgamma_r,        "signp",  Points::ResultWords),
    (Std::modf,            "iptr",   Points::Result),
    (Std::remquo,          "quo",    Points::ResultWords),
    (Std::sincos,          "cosval", Points::Result),
    (Std::vloadn,          "p",      Points::ResultElement),
    (Std::vstoren,         "p",      Points::OperandElement("data")),
    (Std::vload_half,      "p",      Points::Half),
    (Std::vload_halfn,     "p",      Points::Half),
    (Std::vstore_half,     "p",      Points::Half),
    (Std::vstore_half_r,   "p",      Points::Half),
    (Std::vstore_halfn,    "p",      Points::Half),
    (Std::vstore_halfn_r,  "p",      Points::Half),
    (Std::vloada_halfn,    "p",      Points::Half),
    (Std::vstorea_halfn,   "p",      Points::Half),
    (Std::vstorea_halfn_r, "p",      Points::Half),
];

/// What the operand `name` of an extended instruction must point to.
pub fn std_points_to(std: Std, name: &str) -> Option<Points> {
    let index = STD_POINTEES.binary_search_by_key(&std, |(other, ..)| *other).ok()?;
    let (_, operand, points) = STD_POINTEES[index];
    (operand == name).then_some(points)
}

/// Instructions outside the chapter "Relational and Logical" whose result is a Boolean, by opcode.
#[rustfmt::skip]
static TRUTHS: &[Op] = &[
    Op::GroupAll,
    Op::GroupAny,
    Op::IsValidReserveId,
    Op::IsValidEvent,
    Op::AtomicFlagTestAndSet,
    Op::GroupNonUniformElect,
    Op::GroupNonUniformAll,
    Op::GroupNonUniformAny,
    Op::GroupNonUniformAllEqual,
    Op::GroupNonUniformInverseBallot,
    Op::GroupNonUniformBallotBitExtract,
    Op::GroupNonUniformLogicalAnd,
    Op::GroupNonUniformLogicalOr,
    Op::GroupNonUniformLogicalXor,
    Op::PtrEqual,
    Op::PtrNotEqual,
    Op::SubgroupAllKHR,
    Op::SubgroupAnyKHR,
    Op::SubgroupAllEqualKHR,
    Op::ArbitraryFloatGTALTERA,
    Op::ArbitraryFloatGEALTERA,
    Op::ArbitraryFloatLTALTERA,
    Op::ArbitraryFloatLEALTERA,
    Op::ArbitraryFloatEQALTERA,
    Op::GroupLogicalAndKHR,
    Op::GroupLogicalOrKHR,
    Op::GroupLogicalXorKHR,
];

/// Does the instruction give Booleans, whatever integers the called function returns?
pub fn gives_truth(op: Op) -> bool {
    let is_relation = op_row(op).is_some_and(|row| row.class == Class::RelationalAndLogical) && op != Op::Select;
    is_relation || TRUTHS.binary_search(&op).is_ok()
}

/// Instructions whose operands other than scopes are Booleans, by opcode.
#[rustfmt::skip]
static ON_TRUTHS: &[Op] = &[
    Op::Any,
    Op::All,
    Op::LogicalEqual,
    Op::LogicalNotEqual,
    Op::LogicalOr,
    Op::LogicalAnd,
    Op::LogicalNot,
    Op::GroupNonUniformLogicalAnd,
    Op::GroupNonUniformLogicalOr,
    Op::GroupNonUniformLogicalXor,
    Op::GroupLogicalAndKHR,
    Op::GroupLogicalOrKHR,
    Op::GroupLogicalXorKHR,
];

/// Must the operand be a Boolean, whatever integer the called function takes?
pub fn takes_truth(op: Op, operand: &Operand) -> bool {
    let by_name = matches!(operand.name, "Predicate" | "Condition" | "Mask") && op != Op::GroupNonUniformShuffleXor;
    by_name || operand.name != "ClusterSize" && ON_TRUTHS.binary_search(&op).is_ok()
}

/// Must the operand be a function?
pub fn takes_function(operand: &Operand) -> bool {
    matches!(operand.name, "Invoke" | "Function" | "Func" | "CombineFunc")
}

/// Instructions that no call can be, by opcode, with the reason.
#[rustfmt::skip]
static REFUSALS: &[(Op, &str)] = &[
    (Op::Variable,                       "an alloca or a global variable is one"),
    (Op::ConstantPipeStorage,            "it stands outside of functions"),
    (Op::UntypedVariableKHR,             "an alloca or a global variable is one"),
    (Op::ConstantFunctionPointerINTEL,   "the address of a function is one"),
    (Op::FunctionPointerCallINTEL,       "a call through a pointer is one"),
    (Op::AsmINTEL,                       "inline assembly is one"),
    (Op::AsmCallINTEL,                   "inline assembly is one"),
    (Op::VariableLengthArrayINTEL,       "an alloca is one"),
    (Op::LoopControlINTEL,               "it comes from the metadata of loops"),
    (Op::CompositeConstructContinuedINTEL, "it continues another instruction"),
    (Op::UntypedVariableLengthArrayINTEL, "an alloca is one"),
];

/// Why no call can be the instruction; `None` if one can.
pub fn refusal(op: Op) -> Option<&'static str> {
    if let Ok(index) = REFUSALS.binary_search_by_key(&op, |(op, _)| *op) {
        return Some(REFUSALS[index].1);
    }
    let row = op_row(op)?;
    let starts = |kind| row.operands.first().is_some_and(|operand: &Operand| operand.kind == kind);
    match row.class {
        Class::Annotation => Some("decorations come from metadata"),
        Class::ControlFlow if !matches!(op, Op::LifetimeStart | Op::LifetimeStop) => {
            Some("the control flow is LLVM's, in branches and phis")
        }
        Class::Function if matches!(op, Op::CooperativeMatrixReduceEXT | Op::CooperativeMatrixPerElementOpEXT) => None,
        Class::ConstantCreation
        | Class::Debug
        | Class::Extension
        | Class::Function
        | Class::Graph
        | Class::ModeSetting
        | Class::TypeDeclaration => Some("it stands outside of functions, or is one"),
        _ if starts(OperandKind::IdResult) => Some("it stands outside of functions"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn tables_are_sorted() {
        assert!(POINTEES.is_sorted_by_key(|(op, ..)| op));
        assert_ascending(STD_POINTEES.iter().map(|(std, ..)| std));
        assert_ascending(TRUTHS);
        assert_ascending(ON_TRUTHS);
        assert_ascending(REFUSALS.iter().map(|(op, _)| op));
    }

    #[test]
    fn pointees_name_operands() {
        let has =
            |op: Op, name: &str| op_row(op).is_some_and(|row| row.operands.iter().any(|operand| operand.name == name));
        for (op, name, points) in POINTEES {
            assert!(has(*op, name), "{op} has no {name}");
            if let Points::Operand(other) | Points::OperandElement(other) | Points::Pointer(other) = points {
                assert!(has(*op, other), "{op} has no {other}");
            }
        }
    }

    #[test]
    fn calls_are_instructions_of_functions() {
        assert_eq!(refusal(Op::IAdd), None);
        assert_eq!(refusal(Op::LifetimeStart), None);
        assert!(refusal(Op::Phi).is_some());
        assert!(refusal(Op::TypeInt).is_some());
        assert!(refusal(Op::Decorate).is_some());
    }
}
