//! Instructions called by their names (`__spirv_IAdd`).
//!
//! The grammar contains the operands of an instruction, but not their types. These follow from LLVM's types, with two
//! exceptions: LLVM's pointers have no pointee type, and source languages pass Booleans as integers, as LLVM's `i1` has
//! no representation in memory. The grammar's [overlay](crate::spirv::grammar::overlay()) supplies both; this module has the
//! rules over its columns, the pointees of OpenCL.std, and the names.

use std::borrow::Cow;

use crate::spirv::grammar::{Class, Op, Operand, OperandKind, PointeeRule, Std, op_by_name, op_row, overlay};

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

/// Returns `true` if the instruction returns Booleans where the called function returns integers.
pub fn returns_bool(op: Op) -> bool {
    let is_relation = op_row(op).is_some_and(|row| row.class == Class::RelationalAndLogical) && op != Op::Select;
    is_relation || overlay(op).returns_booleans
}

/// Returns `true` if the operand is a Boolean where the called function takes an integer.
pub fn takes_bool(op: Op, operand: &Operand) -> bool {
    let by_name = matches!(operand.name, "Predicate" | "Condition" | "Mask") && op != Op::GroupNonUniformShuffleXor;
    by_name || operand.name != "ClusterSize" && overlay(op).takes_booleans
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

/// Returns the reason why an instruction cannot be called; `None` if it can.
pub fn refusal(op: Op) -> Option<&'static str> {
    if let Some(instead) = overlay(op).instead_of_call {
        return Some(instead);
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
        assert_ascending(STD_POINTEES.iter().map(|(std, ..)| std));
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
