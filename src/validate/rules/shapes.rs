//! The shapes of instructions, by opcode: what most instructions need is one look at this table.

use std::sync::OnceLock;

use super::layout_position::is_in_functions;
use super::references::{DefinitionKind, leading_words, references};
use crate::spirv::grammar::{Class, OP_LIMIT, Op, OpRow, OperandKind, Quantifier, Reference, op_row, result_position};

/// The properties of an opcode's operands according to its row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// The kind of the instruction's result.
    pub(super) kind: DefinitionKind,
    /// The number of words before the first that is no id, or is optional.
    pub(super) ids: u8,
    /// The position of the result id.
    pub(super) result: Option<u8>,
    /// `true` if the operands may end after `ids`.
    pub(super) may_end: bool,
    /// The number of words in front that are no ids but a result type and values defined before.
    pub(super) leading_values: u8,
    /// The operands that are neither a result type nor values defined before.
    pub(super) references: &'static [Reference],
    /// `true` if the instruction may stand in a function.
    pub(super) is_in_functions: bool,
}

impl Shape {
    /// Returns `true` if this number of operands is that of the ids in front, and others are not required.
    #[inline]
    pub(super) fn is_all(&self, count: usize) -> bool {
        self.may_end && count == usize::from(self.ids)
    }

    /// Returns `true` if the first operand is a result type.
    #[inline]
    pub(super) fn has_result_type(&self) -> bool {
        self.result == Some(1)
    }
}

/// The shapes of the opcodes met so far: a small module has few of them.
static SHAPES: [OnceLock<Shape>; OP_LIMIT] = [const { OnceLock::new() }; OP_LIMIT];

/// Returns the shape of an opcode in the grammar.
#[inline]
pub(super) fn of(op: Op) -> Option<&'static Shape> {
    SHAPES.get(usize::from(op.0)).map(|known| known.get_or_init(|| shape(op)))
}

/// Returns the kind of what an opcode defines.
#[inline]
pub(super) fn kind(op: Op) -> DefinitionKind {
    of(op).map_or(DefinitionKind::Other, |shape| shape.kind)
}

fn shape(op: Op) -> Shape {
    let Some(row) = op_row(op) else {
        return Shape {
            kind: DefinitionKind::Other,
            ids: 0,
            result: None,
            may_end: false,
            leading_values: 0,
            references: &[],
            is_in_functions: true,
        };
    };
    let is_id = |kind| {
        matches!(
            kind,
            OperandKind::IdResultType
                | OperandKind::IdResult
                | OperandKind::IdRef
                | OperandKind::IdScope
                | OperandKind::IdMemorySemantics
        )
    };
    let is_leading = |operand: &&_| {
        let &crate::spirv::grammar::Operand { kind, quantifier, .. } = *operand;
        quantifier == Quantifier::One && is_id(kind)
    };
    let ids = row.operands.iter().take_while(is_leading).count();
    Shape {
        kind: kind_of(row),
        ids: ids as u8,
        result: result_position(op).map(|position| position as u8),
        may_end: row.operands[ids..].iter().all(|operand| operand.quantifier != Quantifier::One),
        leading_values: leading_words(row).min(255) as u8,
        references: references(row),
        is_in_functions: is_in_functions(op),
    }
}

fn kind_of(row: &OpRow) -> DefinitionKind {
    match row.op {
        Op::Function => DefinitionKind::Function,
        Op::Label => DefinitionKind::Label,
        Op::ExtInstImport => DefinitionKind::Import,
        Op::String => DefinitionKind::String,
        Op::DecorationGroup => DefinitionKind::DecorationGroup,
        _ if row.class == Class::TypeDeclaration || row.declares_type() => DefinitionKind::Type,
        _ if row.has_result_type() => DefinitionKind::Value,
        _ => DefinitionKind::Other,
    }
}
