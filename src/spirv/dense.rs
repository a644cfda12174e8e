//! Ids numbered anew, for a module that a pass took some from: from 1 on, in the order in which they are first named.
//!
//! The module is one that this program has written.

use rustc_hash::FxHashSet;

use super::binary::write::HEADER_WORDS;
use super::grammar::{Op, op_row};
use super::inst::InstView;
use super::operands::{ExtendedSets, Positions};

/// The word of the header that is one above the highest id (specification, section 2.3).
const BOUND: usize = 3;

/// Numbers the ids of a module anew. The bound is then one above the number of ids. What is no id below the bound stays.
pub fn number_densely(words: &mut [u32]) {
    let Some(&bound) = words.get(BOUND) else { return };
    let mut numbers = vec![0; bound as usize];
    let mut next = 1;
    let mut selectors = Selectors::default();
    let mut sets = ExtendedSets::default();
    let mut at = HEADER_WORDS;
    while let Some(&first) = words.get(at) {
        let end = at + (first >> 16) as usize;
        let Some(operands) = words.get(at + 1..end) else { return };
        let inst = InstView { op: Op(first as u16), operands };
        if inst.op == Op::ExtInstImport {
            sets.note_import(inst);
        }
        selectors.note(inst);
        for position in positions(inst, &sets, &selectors) {
            let Some(id) = words[at + 1..end].get_mut(position) else { continue };
            let Some(number) = numbers.get_mut(*id as usize) else { continue };
            if *number == 0 {
                *number = next;
                next += 1;
            }
            *id = *number;
        }
        at = end;
    }
    words[BOUND] = next;
}

/// Where the operands of an instruction hold ids, its own included.
fn positions(inst: InstView<'_>, sets: &ExtendedSets, selectors: &Selectors) -> Positions {
    let Some(row) = op_row(inst.op) else { return Positions::new() };
    let mut positions = Positions::new();
    if row.has_result() {
        positions.push(usize::from(row.has_result_type()));
    }
    if matches!(inst.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR) {
        // The type and the set; the operands follow.
        positions.extend([0, 2]);
    }
    positions.extend(sets.ids(inst));
    if inst.op == Op::Switch {
        positions.extend(selectors.labels(inst));
    }
    positions
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::inst::{self, Inst};

    /// The operand words of each instruction after numbering, and the bound.
    fn numbered(bound: u32, instructions: &[Inst]) -> (Vec<Vec<u32>>, u32) {
        let mut words = vec![0, 0, 0, bound, 0];
        for instruction in instructions {
            instruction.append_to(&mut words).expect("the instruction is short");
        }
        number_densely(&mut words);
        let operands = inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("it is whole").operands.to_vec());
        (operands.collect(), words[BOUND])
    }

    #[test]
    fn numbers_stay_and_ids_close_up() {
        let (operands, bound) = numbered(
            60,
            &[
                Inst::new(Op::ExtInstImport).words(&[50]).string(b"OpenCL.std"),
                Inst::new(Op::Name).words(&[40]).string(b"f"),
                Inst::new(Op::TypeInt).words(&[20, 32, 0]),
                Inst::new(Op::Constant).words(&[20, 30, 59]),
                Inst::new(Op::ExtInst).words(&[20, 40, 50, 141, 30]),
            ],
        );
        let name = |id: u32, text: &[u8]| [&[id], Inst::new(Op::Nop).string(text).operands()].concat();
        let expected = [name(1, b"OpenCL.std"), name(2, b"f"), vec![3, 32, 0], vec![3, 4, 59], vec![3, 2, 1, 141, 4]];
        assert_eq!(operands, expected);
        assert_eq!(bound, 5);
    }

    #[test]
    fn labels_follow_numbers_as_wide_as_the_selector() {
        let switch = |ty: u32, literals: &[u32]| {
            let (operands, _) = numbered(
                90,
                &[
                    Inst::new(Op::TypeInt).words(&[10, ty, 0]),
                    Inst::new(Op::Undef).words(&[10, 20]),
                    Inst::new(Op::Switch).words(&[20, 80]).words(literals),
                ],
            );
            operands[2].clone()
        };
        assert_eq!(switch(32, &[70, 71, 72, 73]), [2, 3, 70, 4, 72, 5]);
        assert_eq!(switch(64, &[70, 0, 71, 72, 0, 73]), [2, 3, 70, 0, 4, 72, 0, 5]);
    }
}
