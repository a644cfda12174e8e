//! The types, constants and variables of module scope, and the debug information after them (specification, section 2.4).
//!
//! Any order in which a definition precedes its uses is valid. This is the order that tools and tests written for the
//! Khronos translator expect: forward pointers, integer types, integer constants, other types, then other constants and
//! variables; within each of these in order of first use.

use super::code::Code;
use super::grammar::{Class, Op, OpRow, op_row, result_position};
use super::inst::Inst;
use super::operands::ids_of;
use crate::error::Result;

/// The parts of the section, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum SectionPart {
    ForwardPointers,
    IntegerTypes,
    IntegerConstants,
    /// All types but integers; also those whose definition is still to come.
    #[default]
    Types,
    /// Everything else, and the types and integer constants that depend on it.
    Others,
    DebugInformation,
}

const PARTS: usize = SectionPart::DebugInformation as usize + 1;

/// The instructions of the section.
#[derive(Debug, Default)]
pub(super) struct Declarations {
    parts: [Code; PARTS],
    /// The part of each definition, by id.
    part_of: Vec<SectionPart>,
    /// `true` if any type or integer constant is in [`SectionPart::Others`].
    has_late: bool,
}

impl Declarations {
    /// Appends an instruction to its part.
    pub(super) fn push(&mut self, inst: &Inst) -> Result<()> {
        let part = self.part(inst);
        self.parts[part as usize].push(inst)?;
        let result = result_position(inst.op()).and_then(|position| inst.operands().get(position));
        if let Some(&id) = result.filter(|_| part != SectionPart::DebugInformation) {
            let index = id as usize;
            if self.part_of.len() <= index {
                self.part_of.resize(index + 1, SectionPart::default());
            }
            self.part_of[index] = part;
        }
        Ok(())
    }

    fn part(&mut self, inst: &Inst) -> SectionPart {
        let op = inst.op();
        let earliest = match op {
            Op::TypeForwardPointer => return SectionPart::ForwardPointers,
            Op::TypeInt => return SectionPart::IntegerTypes,
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR => return SectionPart::DebugInformation,
            _ if self.is_integer_constant(inst) => SectionPart::IntegerConstants,
            _ if op_row(op).is_some_and(OpRow::declares_type) => SectionPart::Types,
            _ => return SectionPart::Others,
        };
        // Numbers depend on nothing; types depend on late definitions only if there are any.
        let depends = if earliest == SectionPart::Types { self.has_late } else { op == Op::SpecConstantOp };
        if depends && self.operands(inst).any(|part| part > earliest) {
            self.has_late = true;
            return SectionPart::Others;
        }
        earliest
    }

    fn is_integer_constant(&self, inst: &Inst) -> bool {
        let is_constant = inst.op() == Op::Undef
            || op_row(inst.op()).is_some_and(|row| row.class == Class::ConstantCreation && row.has_result_type());
        is_constant && inst.operands().first().is_some_and(|ty| self.find(*ty) == SectionPart::IntegerTypes)
    }

    /// Returns the parts of the definitions that an instruction uses.
    fn operands(&self, inst: &Inst) -> impl Iterator<Item = SectionPart> {
        let words = inst.operands();
        let ids = op_row(inst.op()).map(|row| ids_of(row.operands, words, 0)).unwrap_or_default();
        ids.into_iter().map(|at| self.find(words[at]))
    }

    fn find(&self, id: u32) -> SectionPart {
        self.part_of.get(id as usize).copied().unwrap_or_default()
    }

    /// Returns all parts in order.
    pub(super) fn into_code(self) -> Code {
        self.parts
            .into_iter()
            .reduce(|mut all, part| {
                all.append(&part);
                all
            })
            .unwrap_or_default()
    }
}
