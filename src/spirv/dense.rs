//! Ids numbered anew from 1 on, for a module that a pass took some from: those of module scope in the order of their
//! definitions, then those inside of functions in the order in which they are first named.
//!
//! The module is one that this program has written.

use super::binary::write::HEADER_WORDS;
use super::grammar::{Op, op_row};
use super::id_words::IdWords;
use super::inst::{self, InstView};

/// The word of the header that is one above the highest id (specification, section 2.3).
const BOUND: usize = 3;

/// Numbers the ids of a module anew. The bound is then one above the number of ids. What is no id below the bound stays.
pub fn number_densely(words: &mut [u32]) {
    let Some(&bound) = words.get(BOUND) else { return };
    let mut numbers = vec![0; bound as usize];
    let mut next = 1;
    for id in global_results(words.get(HEADER_WORDS..).unwrap_or_default()) {
        number(id, &mut numbers, &mut next);
    }
    let mut id_words = IdWords::default();
    let mut at = HEADER_WORDS;
    while let Some(&first) = words.get(at) {
        let end = at + (first >> 16) as usize;
        let Some(operands) = words.get(at + 1..end) else { return };
        for position in id_words.positions(InstView { op: Op(first as u16), operands }) {
            let id = &mut words[at + 1 + position];
            *id = number(*id, &mut numbers, &mut next);
        }
        at = end;
    }
    words[BOUND] = next;
}

/// Returns the new number of an id, which is the next one if it has none yet.
fn number(id: u32, numbers: &mut [u32], next: &mut u32) -> u32 {
    let Some(number) = numbers.get_mut(id as usize) else { return id };
    if *number == 0 {
        *number = *next;
        *next += 1;
    }
    *number
}

/// The results that are no parameters, labels or values in a function.
fn global_results(words: &[u32]) -> impl Iterator<Item = u32> {
    let mut is_in_function = false;
    inst::iter(words).map_while(Result::ok).filter_map(move |inst| {
        let is_global = !is_in_function || inst.op == Op::Function;
        is_in_function = match inst.op {
            Op::Function => true,
            Op::FunctionEnd => false,
            _ => is_in_function,
        };
        let row = op_row(inst.op).filter(|row| is_global && row.has_result())?;
        inst.operands.get(usize::from(row.has_result_type())).copied()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spirv::inst::Inst;

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
        let expected = [name(1, b"OpenCL.std"), name(4, b"f"), vec![2, 32, 0], vec![2, 3, 59], vec![2, 4, 1, 141, 3]];
        assert_eq!(operands, expected);
        assert_eq!(bound, 5);
    }

    #[test]
    fn ids_of_module_scope_come_first() {
        let (operands, bound) = numbered(
            60,
            &[
                Inst::new(Op::Name).words(&[40]).string(b"x"),
                Inst::new(Op::TypeVoid).words(&[50]),
                Inst::new(Op::Function).words(&[50, 30, 0, 20]),
                Inst::new(Op::Label).words(&[40]),
                Inst::new(Op::FunctionEnd),
                Inst::new(Op::Function).words(&[50, 10, 0, 20]),
                Inst::new(Op::Label).words(&[41]),
                Inst::new(Op::FunctionEnd),
            ],
        );
        assert_eq!(operands[0][0], 4);
        // The type of the functions is declared nowhere.
        assert_eq!(operands[1..], [vec![1], vec![1, 2, 0, 5], vec![4], vec![], vec![1, 3, 0, 5], vec![6], vec![]]);
        assert_eq!(bound, 7);
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
