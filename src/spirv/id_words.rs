//! The words of a module's instructions that are ids, for passes that change them all.

use rustc_hash::FxHashSet;

use super::grammar::{Op, op_row};
use super::inst::InstView;
use super::operands::{ExtendedSets, Positions};

/// What tells ids from numbers: the sets imported and the integer types declared so far.
#[derive(Default)]
pub(super) struct IdWords {
    sets: ExtendedSets,
    selectors: Selectors,
}

impl IdWords {
    /// The positions of the operands of an instruction that are ids, its own included, in no order. The instructions in
    /// front of it must have been asked for. An opcode or an extended set that is not known has none.
    pub(super) fn positions(&mut self, inst: InstView<'_>) -> Positions {
        if inst.op == Op::ExtInstImport {
            self.sets.note_import(inst);
        }
        self.selectors.note(inst);
        let Some(row) = op_row(inst.op) else { return Positions::new() };
        let mut positions = Positions::new();
        if row.has_result() {
            positions.push(usize::from(row.has_result_type()));
        }
        if matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
            // The type and the set; the operands follow.
            positions.extend([0, 2]);
        }
        positions.extend(self.sets.ids(inst));
        if inst.op == Op::Switch {
            positions.extend(self.selectors.labels(inst));
        }
        positions.retain(|position| *position < inst.operands.len());
        positions
    }
}

/// How many words the numbers of an `OpSwitch` have.
#[derive(Default)]
struct Selectors {
    /// The integer types of two words.
    long_types: FxHashSet<u32>,
    /// The values of these types.
    long_values: FxHashSet<u32>,
}

impl Selectors {
    fn note(&mut self, inst: InstView<'_>) {
        match (inst.op, inst.operands) {
            (Op::TypeInt, &[id, width, ..]) if width > 32 => {
                self.long_types.insert(id);
            }
            (op, &[ty, id, ..])
                if self.long_types.contains(&ty)
                    && op_row(op).is_some_and(|row| row.has_result() && row.has_result_type()) =>
            {
                self.long_values.insert(id);
            }
            _ => {}
        }
    }

    /// The positions of the labels behind the default.
    fn labels(&self, switch: InstView<'_>) -> impl Iterator<Item = usize> {
        let number = match switch.operands.first() {
            Some(selector) if self.long_values.contains(selector) => 2,
            _ => 1,
        };
        (2 + number..switch.operands.len()).step_by(number + 1)
    }
}
