//! Pointers that phis and selects choose among.
//!
//! A choice and what it chooses among are the same pointer, except where choices go in a cycle of nothing but choices:
//!
//! ```text
//! loop:
//!   %p = phi ptr addrspace(3) [ @a, %entry ], [ %r, %loop ]
//!   %q = phi ptr addrspace(3) [ @b, %entry ], [ %p, %loop ]
//!   %r = select i1 %c, ptr addrspace(3) %q, ptr addrspace(3) %p
//! ```
//!
//! Intel's graphics compiler follows phis and selects from the operand of a load or store in local memory without an
//! end when it comes to such a cycle, and stops at a cast. So choices that depend on a cycle are pointers to bytes, which
//! are cast at each access.

use rustc_hash::FxHashMap;

use crate::llvm::{Inst, Opcode, Value};

use super::{Copy, Equations, constraints};

/// The address spaces whose pointers may point into local memory: the local and the generic one.
const MAY_BE_LOCAL: [u32; 2] = [3, 4];

impl<'m> Equations<'m> {
    /// Notes a phi or select of pointers until the function's end.
    pub(super) fn add_choice(&mut self, choice: Inst<'m>) {
        self.choices.push(choice);
    }

    /// States for all choices of the function that ends here which pointers they are.
    pub(in crate::analysis) fn end_function(&mut self) {
        if self.choices.is_empty() {
            return;
        }
        let choices = std::mem::take(&mut self.choices);
        let cyclic = depending_on_cycles(&choices);
        for (choice, is_cyclic) in choices.into_iter().zip(cyclic) {
            let node = self.solver.value(choice.value());
            if is_cyclic && let Some(byte) = self.byte {
                self.solver.points_to(node, byte);
                continue;
            }
            for chosen in chosen(choice) {
                if let Some(chosen) = constraints::operand_node(&mut self.solver, chosen) {
                    self.copies.push(Copy::Same(node, chosen));
                }
            }
        }
    }
}

/// Returns for each choice whether it is, or depends by choices alone on, a cycle of choices of pointers that may point
/// into local memory.
fn depending_on_cycles(choices: &[Inst<'_>]) -> Vec<bool> {
    let may_be_local =
        |choice: &Inst<'_>| choice.ty().address_space().is_some_and(|space| MAY_BE_LOCAL.contains(&space));
    let places: FxHashMap<Value<'_>, usize> = choices
        .iter()
        .enumerate()
        .filter(|(_, choice)| may_be_local(choice))
        .map(|(at, it)| (it.value(), at))
        .collect();
    // Choices that depend on no other are taken away until none is left; those of cycles stay.
    let (mut waits_for, mut waiting) = (vec![0_usize; choices.len()], vec![Vec::new(); choices.len()]);
    for (at, choice) in choices.iter().enumerate().filter(|(_, choice)| may_be_local(choice)) {
        for source in chosen(*choice).filter_map(|value| places.get(&value)) {
            waits_for[at] += 1;
            waiting[*source].push(at);
        }
    }
    let mut free: Vec<usize> = (0..choices.len()).filter(|at| waits_for[*at] == 0).collect();
    while let Some(at) = free.pop() {
        for &user in &waiting[at] {
            waits_for[user] -= 1;
            if waits_for[user] == 0 {
                free.push(user);
            }
        }
    }
    waits_for.into_iter().map(|count| count > 0).collect()
}

/// The pointers that a phi or select chooses among.
fn chosen<'m>(choice: Inst<'m>) -> impl Iterator<Item = Value<'m>> {
    choice.value().operands().skip(usize::from(choice.opcode() == Opcode::Select))
}
