//! Equations of phis and selects of pointers, called choices here.
//!
//! A choice is the same pointer as each of its operands, except in a cycle of choices only:
//!
//! ```text
//! loop:
//!   %p = phi ptr addrspace(3) [ @a, %entry ], [ %r, %loop ]
//!   %q = phi ptr addrspace(3) [ @b, %entry ], [ %p, %loop ]
//!   %r = select i1 %c, ptr addrspace(3) %q, ptr addrspace(3) %p
//! ```
//!
//! Intel's graphics compiler follows phis and selects from the operand of a load or store, stops at a cast, and does
//! not terminate in such a cycle. So the choices of a cycle, and the choices between it and an access, get a pointee
//! that no access has, which puts a cast before each access.

use rustc_hash::FxHashMap;

use super::equations::{Copy, Equations};
use crate::ir::{Inst, ModuleRef, Opcode, Type, Value};

/// The widths of the integers that a choice of a cycle may point to; the first that no access has is taken.
const WIDTHS: [u32; 4] = [8, 16, 32, 64];

impl<'m> Equations<'m> {
    /// Records a phi or select of pointers until the end of the function.
    pub(super) fn add_choice(&mut self, choice: Inst<'m>) {
        self.choices.push(choice);
    }

    /// Adds the equations of all choices of the function that ends here.
    pub(in crate::analysis) fn end_function(&mut self) {
        if self.choices.is_empty() {
            return;
        }
        let choices = std::mem::take(&mut self.choices);
        let cycles = Cycles::of(&choices);
        let pointee = self.integers.iter().flatten().find(|integer| !cycles.accessed.contains(integer)).copied();
        for (choice, needs_cast) in choices.into_iter().zip(cycles.need_casts) {
            let node = self.solver.value(choice.value());
            if needs_cast && let Some(pointee) = pointee {
                self.solver.points_to(node, pointee);
                continue;
            }
            for chosen in chosen(choice) {
                if let Some(chosen) = self.copied_node(chosen) {
                    self.copies.push(Copy::Same(node, chosen));
                }
            }
        }
    }
}

/// Returns the types that [`Equations::end_function`] takes pointees of cycles from.
pub(super) fn integers(module: ModuleRef<'_>) -> [Option<Type<'_>>; WIDTHS.len()] {
    WIDTHS.map(|bits| module.integer_type(bits))
}

/// The choices of a function that accesses reach and that depend on cycles.
struct Cycles<'m> {
    /// `true` for each choice that must not have the type of an access.
    need_casts: Vec<bool>,
    /// The types of the accesses.
    accessed: Vec<Type<'m>>,
}

impl<'m> Cycles<'m> {
    fn of(choices: &[Inst<'m>]) -> Self {
        let indices: FxHashMap<Value<'m>, usize> =
            choices.iter().enumerate().map(|(index, choice)| (choice.value(), index)).collect();
        let sources = |index: usize| chosen(choices[index]).filter_map(|value| indices.get(&value).copied());
        // Choices that depend on no other are removed until none is left; those that depend on a cycle remain.
        let (mut waits_for, mut waiting) = (vec![0_usize; choices.len()], vec![Vec::new(); choices.len()]);
        for (index, count) in waits_for.iter_mut().enumerate() {
            for source in sources(index) {
                *count += 1;
                waiting[source].push(index);
            }
        }
        let mut free: Vec<usize> = (0..choices.len()).filter(|index| waits_for[*index] == 0).collect();
        while let Some(index) = free.pop() {
            for &user in &waiting[index] {
                waits_for[user] -= 1;
                if waits_for[user] == 0 {
                    free.push(user);
                }
            }
        }
        let (mut need_casts, mut accessed, mut reached) = (vec![false; choices.len()], Vec::new(), Vec::new());
        for (index, choice) in choices.iter().enumerate().filter(|(index, _)| waits_for[*index] > 0) {
            let before = accessed.len();
            accessed.extend(accesses(*choice));
            if accessed.len() > before {
                reached.push(index);
            }
        }
        while let Some(index) = reached.pop() {
            if !std::mem::replace(&mut need_casts[index], true) {
                reached.extend(sources(index));
            }
        }
        Self { need_casts, accessed }
    }
}

/// Returns the types of the accesses and address computations with a pointer.
fn accesses<'m>(pointer: Inst<'m>) -> impl Iterator<Item = Type<'m>> {
    pointer.value().use_slots().filter_map(|(user, operand)| {
        let inst = user.as_instruction()?;
        match (inst.opcode(), operand) {
            (Opcode::Load, _) => Some(inst.ty()),
            (Opcode::Store, 1) => Some(inst.operand(0).ty()),
            (Opcode::GetElementPtr, 0) => Some(user.source_element_type()),
            (Opcode::AtomicRmw | Opcode::AtomicCmpXchg, 0) => Some(inst.operand(1).ty()),
            _ => None,
        }
    })
}

/// Returns the pointers that a phi or select chooses among.
fn chosen<'m>(choice: Inst<'m>) -> impl Iterator<Item = Value<'m>> {
    choice.value().operands().skip(usize::from(choice.opcode() == Opcode::Select))
}
