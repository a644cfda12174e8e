//! Instructions called by their names (`__spirv_IAdd`): properties that the grammar's rows do not contain.
//!
//! The grammar contains the operands of an instruction, but not their types. These follow from LLVM's types, with two
//! exceptions: LLVM's pointers have no pointee type, and source languages pass Booleans as integers, as LLVM's `i1` has
//! no representation in memory. The rows here supply both, and list the instructions that cannot be called.

use std::borrow::Cow;

use crate::spirv::grammar::{Class, Op, Operand, OperandKind, Std, StorageClass, op_by_name, op_row};

/// The rule for the pointee of a pointer operand. Operands have the grammar's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointeeRule {
    /// The type of the result.
    Result,
    /// The element type of the result, a vector or a cooperative matrix.
    ResultElement,
    /// The pointee of the result, a pointer.
    ResultPointee,
    /// The type of another operand.
    Operand(&'static str),
    /// The element type of another operand.
    OperandElement(&'static str),
    /// The pointee of another pointer operand, which comes before.
    Pointer(&'static str),
    /// 32-bit integers with the length of the result.
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
/// The pointees of other pointers follow from the mangled name of the called function or else from the pointer itself.
#[rustfmt::skip]
static POINTEES: &[(Op, &str, PointeeRule)] = &[
    (Op::Load,                              "Pointer",      PointeeRule::Result),
    (Op::Store,                             "Pointer",      PointeeRule::Operand("Object")),
    (Op::CopyMemory,                        "Source",       PointeeRule::Pointer("Target")),
    (Op::GenericPtrMemSemantics,            "Pointer",      PointeeRule::Byte),
    (Op::CopyObject,                        "Operand",      PointeeRule::ResultPointee),
    (Op::PtrCastToGeneric,                  "Pointer",      PointeeRule::ResultPointee),
    (Op::GenericCastToPtr,                  "Pointer",      PointeeRule::ResultPointee),
    (Op::GenericCastToPtrExplicit,          "Pointer",      PointeeRule::ResultPointee),
    (Op::AtomicLoad,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicStore,                       "Pointer",      PointeeRule::Operand("Value")),
    (Op::AtomicExchange,                    "Pointer",      PointeeRule::Result),
    (Op::AtomicCompareExchange,             "Pointer",      PointeeRule::Result),
    (Op::AtomicCompareExchangeWeak,         "Pointer",      PointeeRule::Result),
    (Op::AtomicIIncrement,                  "Pointer",      PointeeRule::Result),
    (Op::AtomicIDecrement,                  "Pointer",      PointeeRule::Result),
    (Op::AtomicIAdd,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicISub,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicSMin,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicUMin,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicSMax,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicUMax,                        "Pointer",      PointeeRule::Result),
    (Op::AtomicAnd,                         "Pointer",      PointeeRule::Result),
    (Op::AtomicOr,                          "Pointer",      PointeeRule::Result),
    (Op::AtomicXor,                         "Pointer",      PointeeRule::Result),
    (Op::LifetimeStart,                     "Pointer",      PointeeRule::Byte),
    (Op::LifetimeStop,                      "Pointer",      PointeeRule::Byte),
    (Op::GroupAsyncCopy,                    "Source",       PointeeRule::Pointer("Destination")),
    (Op::GroupWaitEvents,                   "Events List",  PointeeRule::Event),
    (Op::ReadPipe,                          "Pointer",      PointeeRule::Byte),
    (Op::WritePipe,                         "Pointer",      PointeeRule::Byte),
    (Op::ReservedReadPipe,                  "Pointer",      PointeeRule::Byte),
    (Op::ReservedWritePipe,                 "Pointer",      PointeeRule::Byte),
    (Op::EnqueueMarker,                     "Wait Events",  PointeeRule::DeviceEvent),
    (Op::EnqueueMarker,                     "Ret Event",    PointeeRule::DeviceEvent),
    (Op::EnqueueKernel,                     "Wait Events",  PointeeRule::DeviceEvent),
    (Op::EnqueueKernel,                     "Ret Event",    PointeeRule::DeviceEvent),
    (Op::EnqueueKernel,                     "Param",        PointeeRule::Byte),
    (Op::GetKernelNDrangeSubGroupCount,     "Param",        PointeeRule::Byte),
    (Op::GetKernelNDrangeMaxSubGroupSize,   "Param",        PointeeRule::Byte),
    (Op::GetKernelWorkGroupSize,            "Param",        PointeeRule::Byte),
    (Op::GetKernelPreferredWorkGroupSizeMultiple, "Param",  PointeeRule::Byte),
    (Op::CaptureEventProfilingInfo,         "Value",        PointeeRule::Byte),
    (Op::AtomicFlagTestAndSet,              "Pointer",      PointeeRule::Word),
    (Op::AtomicFlagClear,                   "Pointer",      PointeeRule::Word),
    (Op::GetKernelLocalSizeForSubgroupCount, "Param",       PointeeRule::Byte),
    (Op::GetKernelMaxNumSubgroups,          "Param",        PointeeRule::Byte),
    (Op::PtrEqual,                          "Operand 2",    PointeeRule::Pointer("Operand 1")),
    (Op::PtrNotEqual,                       "Operand 2",    PointeeRule::Pointer("Operand 1")),
    (Op::PtrDiff,                           "Operand 2",    PointeeRule::Pointer("Operand 1")),
    (Op::CooperativeMatrixLoadKHR,          "Pointer",      PointeeRule::ResultElement),
    (Op::CooperativeMatrixStoreKHR,         "Pointer",      PointeeRule::OperandElement("Object")),
    (Op::FreezeKHR,                         "Value",        PointeeRule::ResultPointee),
    (Op::SubgroupBlockReadINTEL,            "Ptr",          PointeeRule::ResultElement),
    (Op::SubgroupBlockWriteINTEL,           "Ptr",          PointeeRule::OperandElement("Data")),
    (Op::AtomicFMinEXT,                     "Pointer",      PointeeRule::Result),
    (Op::AtomicFMaxEXT,                     "Pointer",      PointeeRule::Result),
    (Op::PtrCastToCrossWorkgroupALTERA,     "Pointer",      PointeeRule::ResultPointee),
    (Op::CrossWorkgroupCastToPtrALTERA,     "Pointer",      PointeeRule::ResultPointee),
    (Op::FPGARegALTERA,                     "Input",        PointeeRule::ResultPointee),
    (Op::AtomicFAddEXT,                     "Pointer",      PointeeRule::Result),
    (Op::CooperativeMatrixLoadCheckedINTEL, "Pointer",      PointeeRule::ResultElement),
    (Op::CooperativeMatrixStoreCheckedINTEL, "Pointer",     PointeeRule::OperandElement("Object")),
    (Op::CooperativeMatrixLoadOffsetINTEL,  "Pointer",      PointeeRule::ResultElement),
    (Op::CooperativeMatrixStoreOffsetINTEL, "Pointer",      PointeeRule::OperandElement("Object")),
    (Op::PredicatedLoadINTEL,               "Pointer",      PointeeRule::Result),
    (Op::PredicatedStoreINTEL,              "Pointer",      PointeeRule::Operand("Object")),
];

/// Returns `true` if the instruction's result is a pointer to a byte for any pointee of the call's result.
///
/// Consumers replace the explicit cast by a call of a function that they define for `void *` only. Other casts have no
/// such limit.
pub fn returns_byte_pointer(op: Op) -> bool {
    op == Op::GenericCastToPtrExplicit
}

/// Returns `true` if the pointee may be any number or vector: that of the matrix's elements only if the call's name has
/// none (SPV_KHR_cooperative_matrix, SPV_INTEL_joint_matrix).
pub fn takes_any_pointee(op: Op) -> bool {
    matches!(
        op,
        Op::CooperativeMatrixLoadKHR
            | Op::CooperativeMatrixStoreKHR
            | Op::CooperativeMatrixLoadCheckedINTEL
            | Op::CooperativeMatrixStoreCheckedINTEL
            | Op::CooperativeMatrixLoadOffsetINTEL
            | Op::CooperativeMatrixStoreOffsetINTEL
    )
}

/// Returns the rule for the pointee of the operand `name`, if it is a pointer and the instruction determines the
/// pointee.
pub fn pointee_rule(op: Op, name: &str) -> Option<PointeeRule> {
    let first = POINTEES.partition_point(|(other, ..)| *other < op);
    let rows = POINTEES[first..].iter().take_while(|(other, ..)| *other == op);
    rows.into_iter().find(|(_, operand, _)| *operand == name).map(|(.., points)| *points)
}

/// The pointer operands of which the instruction has one storage class (SPV_INTEL_2d_block_io,
/// SPV_INTEL_subgroup_buffer_prefetch). A generic pointer is cast to it.
#[rustfmt::skip]
static STORAGE_CLASSES: &[(Op, &str, StorageClass)] = &[
    (Op::SubgroupBlockPrefetchINTEL,          "Ptr",              StorageClass::CrossWorkgroup),
    (Op::Subgroup2DBlockLoadINTEL,            "Src Base Pointer", StorageClass::CrossWorkgroup),
    (Op::Subgroup2DBlockLoadINTEL,            "Dst Pointer",      StorageClass::Function),
    (Op::Subgroup2DBlockLoadTransformINTEL,   "Src Base Pointer", StorageClass::CrossWorkgroup),
    (Op::Subgroup2DBlockLoadTransformINTEL,   "Dst Pointer",      StorageClass::Function),
    (Op::Subgroup2DBlockLoadTransposeINTEL,   "Src Base Pointer", StorageClass::CrossWorkgroup),
    (Op::Subgroup2DBlockLoadTransposeINTEL,   "Dst Pointer",      StorageClass::Function),
    (Op::Subgroup2DBlockPrefetchINTEL,        "Src Base Pointer", StorageClass::CrossWorkgroup),
    (Op::Subgroup2DBlockStoreINTEL,           "Src Pointer",      StorageClass::Function),
    (Op::Subgroup2DBlockStoreINTEL,           "Dst Base Pointer", StorageClass::CrossWorkgroup),
];

/// Returns the storage class that an instruction demands of the pointer operand `name`, if it is only one.
pub fn storage_class(op: Op, name: &str) -> Option<StorageClass> {
    let first = STORAGE_CLASSES.partition_point(|(other, ..)| *other < op);
    let mut rows = STORAGE_CLASSES[first..].iter().take_while(|(other, ..)| *other == op);
    rows.find(|(_, operand, _)| *operand == name).map(|(.., class)| *class)
}

/// The pointer operands of extended instructions, by number.
#[rustfmt::skip]
static STD_POINTEES: &[(Std, &str, PointeeRule)] = &[
    (Std::fract,           "ptr",    PointeeRule::Result),
    (Std::frexp,           "exp",    PointeeRule::ResultWords),
    (Std::lgamma_r,        "signp",  PointeeRule::ResultWords),
    (Std::modf,            "iptr",   PointeeRule::Result),
    (Std::remquo,          "quo",    PointeeRule::ResultWords),
    (Std::sincos,          "cosval", PointeeRule::Result),
    (Std::vloadn,          "p",      PointeeRule::ResultElement),
    (Std::vstoren,         "p",      PointeeRule::OperandElement("data")),
    (Std::vload_half,      "p",      PointeeRule::Half),
    (Std::vload_halfn,     "p",      PointeeRule::Half),
    (Std::vstore_half,     "p",      PointeeRule::Half),
    (Std::vstore_half_r,   "p",      PointeeRule::Half),
    (Std::vstore_halfn,    "p",      PointeeRule::Half),
    (Std::vstore_halfn_r,  "p",      PointeeRule::Half),
    (Std::vloada_halfn,    "p",      PointeeRule::Half),
    (Std::vstorea_halfn,   "p",      PointeeRule::Half),
    (Std::vstorea_halfn_r, "p",      PointeeRule::Half),
];

/// Returns the rule for the pointee of the operand `name` of an extended instruction.
pub fn std_pointee_rule(std: Std, name: &str) -> Option<PointeeRule> {
    let index = STD_POINTEES.binary_search_by_key(&std, |(other, ..)| *other).ok()?;
    let (_, operand, points) = STD_POINTEES[index];
    (operand == name).then_some(points)
}

/// Instructions outside the chapter "Relational and Logical" whose result is a Boolean, by opcode.
#[rustfmt::skip]
static RETURNING_BOOL: &[Op] = &[
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

/// Returns `true` if the instruction returns Booleans where the called function returns integers.
pub fn returns_bool(op: Op) -> bool {
    let is_relation = op_row(op).is_some_and(|row| row.class == Class::RelationalAndLogical) && op != Op::Select;
    is_relation || RETURNING_BOOL.binary_search(&op).is_ok()
}

/// Instructions whose operands other than scopes are Booleans, by opcode.
#[rustfmt::skip]
static TAKING_BOOL: &[Op] = &[
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

/// Returns `true` for an instruction whose operands other than scopes are Booleans.
pub fn is_on_booleans(op: Op) -> bool {
    TAKING_BOOL.binary_search(&op).is_ok()
}

/// Returns `true` if the operand is a Boolean where the called function takes an integer.
pub fn takes_bool(op: Op, operand: &Operand) -> bool {
    let by_name = matches!(operand.name, "Predicate" | "Condition" | "Mask") && op != Op::GroupNonUniformShuffleXor;
    by_name || operand.name != "ClusterSize" && is_on_booleans(op)
}

/// Returns `true` if the constants that become literals of an instruction are also declared, as the Khronos translator
/// does for it.
pub fn declares_literals(op: Op) -> bool {
    matches!(op, Op::SubgroupMatrixMultiplyAccumulateINTEL | Op::SubgroupScaledMatrixMultiplyAccumulateINTEL)
}

/// Returns `true` if the operand must be a function.
pub fn takes_function(operand: &Operand) -> bool {
    matches!(operand.name, "Invoke" | "Function" | "Func" | "CombineFunc")
}

/// Returns the instruction that a call of `op` becomes: its successor if `op` is deprecated (specification, section
/// 3.3.15), that of a function for the constants which the Khronos translator reads as calls, otherwise `op`.
pub fn successor(op: Op) -> Op {
    match op {
        Op::LessOrGreater => Op::FOrdNotEqual,
        Op::ConstantComposite => Op::CompositeConstruct,
        op => op,
    }
}

/// Returns the name of an instruction in calls, without `Op`. It is that of the grammar, except where the Khronos
/// translator has kept an alias.
pub fn call_name(op: Op) -> Option<Cow<'static, str>> {
    let name = op_row(op)?.name;
    let name = name.strip_prefix("Op").unwrap_or(name);
    let alias = match op {
        Op::SDot | Op::UDot | Op::SUDot | Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => format!("{name}KHR"),
        _ => match name.strip_suffix("ALTERA").or_else(|| name.strip_suffix("EXT")) {
            Some(stem) => format!("{stem}INTEL"),
            None => return Some(Cow::Borrowed(name)),
        },
    };
    Some(if op_by_name(&alias) == Some(op) { Cow::Owned(alias) } else { Cow::Borrowed(name) })
}

/// Instructions that cannot be called, by opcode, with the reason.
#[rustfmt::skip]
static REFUSALS: &[(Op, &str)] = &[
    (Op::Variable,                       "use an alloca or a global variable"),
    (Op::ConstantPipeStorage,            "the instruction is outside of functions"),
    (Op::UntypedVariableKHR,             "use an alloca or a global variable"),
    (Op::ConstantFunctionPointerINTEL,   "use the address of a function"),
    (Op::FunctionPointerCallINTEL,       "use an indirect call"),
    (Op::AsmINTEL,                       "use inline assembly"),
    (Op::AsmCallINTEL,                   "use inline assembly"),
    (Op::VariableLengthArrayINTEL,       "use an alloca"),
    (Op::LoopControlINTEL,               "use the metadata of loops"),
    (Op::CompositeConstructContinuedINTEL, "the instruction continues another"),
    (Op::UntypedVariableLengthArrayINTEL, "use an alloca"),
];

/// Returns the reason why an instruction cannot be called; `None` if it can.
pub fn refusal(op: Op) -> Option<&'static str> {
    if let Ok(index) = REFUSALS.binary_search_by_key(&op, |(op, _)| *op) {
        return Some(REFUSALS[index].1);
    }
    let row = op_row(op)?;
    let starts = |kind| row.operands.first().is_some_and(|operand: &Operand| operand.kind == kind);
    match row.class {
        Class::Annotation => Some("use the metadata for decorations"),
        Class::ControlFlow if !matches!(op, Op::LifetimeStart | Op::LifetimeStop | Op::AbortKHR) => {
            Some("use branches and phis of LLVM IR")
        }
        Class::Function if matches!(op, Op::CooperativeMatrixReduceEXT | Op::CooperativeMatrixPerElementOpEXT) => None,
        Class::ConstantCreation
        | Class::Debug
        | Class::Extension
        | Class::Function
        | Class::Graph
        | Class::ModeSetting
        | Class::TypeDeclaration => Some("the instruction is outside of functions, or is part of their definition"),
        _ if starts(OperandKind::IdResult) => Some("the instruction is outside of functions"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;
    use crate::names::{Friendly, FriendlyKind, Rounding, friendly};
    use crate::spirv::grammar::op_names;

    #[test]
    fn names_in_calls_are_read_as_their_instruction() {
        for op in op_names().filter_map(op_by_name) {
            let name = call_name(op).unwrap_or_default();
            assert_eq!(op_by_name(&name), Some(op), "{name}");
            let plain = Friendly::new(FriendlyKind::Instruction, &name);
            let rounding = Some(Rounding::TowardZero);
            let with_suffixes = Friendly { return_type: Some("uint4"), saturated: true, rounding, ..plain };
            for whole in [plain, with_suffixes] {
                assert_eq!(friendly::parse(&whole.to_string()), Some(whole), "{whole}");
            }
        }
        let named = |op| call_name(op).unwrap_or_default();
        assert_eq!(named(Op::SDot), "SDotKHR");
        assert_eq!(named(Op::ReadPipeBlockingALTERA), "ReadPipeBlockingINTEL");
        assert_eq!(named(Op::ControlBarrierArriveINTEL), "ControlBarrierArriveINTEL");
        assert_eq!(named(Op::AtomicFAddEXT), "AtomicFAddEXT");
        assert_eq!(named(Op::IAdd), "IAdd");
    }

    #[test]
    fn tables_are_sorted() {
        assert!(POINTEES.is_sorted_by_key(|(op, ..)| op));
        assert!(STORAGE_CLASSES.is_sorted_by_key(|(op, ..)| op));
        assert_ascending(STD_POINTEES.iter().map(|(std, ..)| std));
        assert_ascending(RETURNING_BOOL);
        assert_ascending(TAKING_BOOL);
        assert_ascending(REFUSALS.iter().map(|(op, _)| op));
    }

    #[test]
    fn pointees_name_operands() {
        let has =
            |op: Op, name: &str| op_row(op).is_some_and(|row| row.operands.iter().any(|operand| operand.name == name));
        for (op, name, points) in POINTEES {
            assert!(has(*op, name), "{op} has no {name}");
            if let PointeeRule::Operand(other) | PointeeRule::OperandElement(other) | PointeeRule::Pointer(other) =
                points
            {
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
