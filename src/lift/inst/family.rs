//! The families of instructions: [`family`] tells by the opcode which file lifts an instruction.

use super::{
    arith, atomic, compare, composite, convert, dot, enqueue, group, image, matrix, memory, object, pointer, query,
    special, sync, widths,
};
use crate::spirv::Op;

/// The instructions that one file lifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// Becomes nothing.
    Nop,
    Line,
    Arithmetic,
    Memory,
    Pointer,
    Composite,
    Conversion,
    Comparison,
    FunctionCall,
    IndirectCall,
    Assembly,
    Extended,
    Barrier,
    Atomic,
    Query,
    Special,
    Matrix,
    Dot,
    AnyWidth,
    Image,
    Object,
    Enqueue,
    Group,
    /// Not for kernels.
    Shader,
    /// Has no form of its own.
    Other,
}

/// A family, and a function that returns `true` for its opcodes.
type FamilyRow = (Family, fn(Op) -> bool);

/// The opcodes of each family but [`Family::Other`]. No opcode is in two families, so that their order does not matter: the
/// most frequent ones are first.
const FAMILIES: [FamilyRow; 24] = [
    (Family::Memory, memory::is_memory),
    (Family::Arithmetic, arith::is_arithmetic),
    (Family::Pointer, pointer::is_pointer),
    (Family::Composite, composite::is_composite),
    (Family::Conversion, convert::is_conversion),
    (Family::Extended, |op| matches!(op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR)),
    (Family::FunctionCall, |op| op == Op::FunctionCall),
    (Family::Line, |op| matches!(op, Op::Line | Op::NoLine)),
    (Family::Nop, |op| op == Op::Nop),
    (Family::Comparison, compare::is_comparison),
    (Family::Barrier, sync::is_barrier),
    (Family::Atomic, atomic::is_atomic),
    (Family::Query, query::is_query),
    (Family::Matrix, matrix::is_matrix),
    (Family::Dot, dot::is_dot),
    (Family::AnyWidth, widths::is_of_any_width),
    (Family::Image, image::is_image),
    (Family::Enqueue, enqueue::is_enqueue),
    (Family::IndirectCall, |op| op == Op::FunctionPointerCallINTEL),
    (Family::Assembly, |op| op == Op::AsmCallINTEL),
    (Family::Shader, |op| op == Op::QuantizeToF16),
    (Family::Special, special::is_special),
    (Family::Object, object::is_object),
    (Family::Group, group::is_group),
];

/// Returns the family of an instruction.
pub(super) fn family(op: Op) -> Family {
    FAMILIES.iter().find(|(_, contains)| contains(op)).map_or(Family::Other, |row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::grammar::op_row;

    fn opcodes() -> impl Iterator<Item = Op> {
        (0..=u16::MAX).map(Op).filter(|op| op_row(*op).is_some())
    }

    #[test]
    fn no_opcode_is_in_two_families() {
        for op in opcodes() {
            let found: Vec<Family> = FAMILIES.iter().filter(|row| row.1(op)).map(|row| row.0).collect();
            assert!(found.len() <= 1, "{op:?} is in {found:?}");
        }
    }

    #[test]
    fn each_family_has_one_row_and_an_opcode() {
        for (index, (family, contains)) in FAMILIES.iter().enumerate() {
            assert!(FAMILIES[index + 1..].iter().all(|row| row.0 != *family), "{family:?} has two rows");
            assert!(opcodes().any(contains), "{family:?} has no opcode");
        }
    }

    #[test]
    fn merges_and_terminators_are_in_no_family() {
        let is_elsewhere =
            |op: &Op| op.is_terminator() || matches!(*op, Op::Label | Op::Phi | Op::LoopMerge | Op::SelectionMerge);
        for op in opcodes().filter(is_elsewhere) {
            assert_eq!(family(op), Family::Other, "{op:?}");
        }
    }
}
