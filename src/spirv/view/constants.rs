//! Constants, read from the instructions that declare them.

use super::{Instruction, List, View};
use crate::spirv::grammar::Op;

/// A constant.
#[derive(Clone, Copy, Debug)]
pub struct Constant<'a> {
    /// Its id.
    pub id: u32,
    /// The id of its type.
    pub ty: u32,
    /// `true` for a specialization constant, whose value is the default value.
    pub is_specialization: bool,
    /// Its value.
    pub value: ConstantValue<'a>,
}

/// The value in the instruction of a constant.
#[derive(Clone, Copy, Debug)]
pub enum ConstantValue<'a> {
    /// `true` or `false`
    Bool(bool),
    /// A number of one word or two.
    Number(u64),
    /// A number of more words.
    LongNumber,
    /// A composite, by its constituents.
    Composite(List<'a>),
    /// A composite of equal constituents.
    Replicated(u32),
    /// `OpConstantNull`
    Null,
    /// `OpUndef`
    Undefined,
    /// `OpSpecConstantOp`
    Operation {
        /// The opcode.
        op: u32,
        /// The operands of the operation.
        operands: &'a [u32],
    },
}

impl<'a> View<'a> {
    /// Returns the constant with an id, or `None` if the id is not a constant or not one of a [`ConstantValue`].
    pub fn constant(&self, id: u32) -> Option<Constant<'a>> {
        self.declared_constant(self.definition(id)?)
    }

    /// Returns the constant that an instruction declares.
    pub fn declared_constant(&self, inst: Instruction<'a>) -> Option<Constant<'a>> {
        let &[ty, id, ref operands @ ..] = inst.operands else { return None };
        let value = match (inst.op, operands) {
            (Op::ConstantTrue | Op::SpecConstantTrue, []) => ConstantValue::Bool(true),
            (Op::ConstantFalse | Op::SpecConstantFalse, []) => ConstantValue::Bool(false),
            (Op::Constant | Op::SpecConstant, &[low]) => ConstantValue::Number(u64::from(low)),
            (Op::Constant | Op::SpecConstant, &[low, high]) => {
                ConstantValue::Number(u64::from(low) | u64::from(high) << 32)
            }
            (Op::Constant | Op::SpecConstant, _) => ConstantValue::LongNumber,
            (Op::ConstantComposite | Op::SpecConstantComposite, _) => {
                ConstantValue::Composite(List::new(self.words, inst, 2))
            }
            (Op::ConstantCompositeReplicateEXT | Op::SpecConstantCompositeReplicateEXT, &[constituent]) => {
                ConstantValue::Replicated(constituent)
            }
            (Op::ConstantNull, _) => ConstantValue::Null,
            (Op::Undef, []) => ConstantValue::Undefined,
            (Op::SpecConstantOp, &[op, ref operands @ ..]) => ConstantValue::Operation { op, operands },
            _ => return None,
        };
        let is_specialization = matches!(
            inst.op,
            Op::SpecConstantTrue
                | Op::SpecConstantFalse
                | Op::SpecConstant
                | Op::SpecConstantComposite
                | Op::SpecConstantCompositeReplicateEXT
                | Op::SpecConstantOp
        );
        Some(Constant { id, ty, is_specialization, value })
    }
}
