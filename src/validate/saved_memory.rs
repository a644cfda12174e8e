//! The checkpoints of memory of SPV_INTEL_variable_length_array (revision 3), which SPIRV-Tools does not check.
//!
//! | function | rule |
//! |---|---|
//! | [`check`] | validation rules: every variable-length array is dominated by at least one `OpSaveMemoryINTEL` |
//! | [`check_restores`] | `OpRestoreMemoryINTEL`: it restores what an `OpSaveMemoryINTEL` returned; each at most once, and the newest first |
//!
//! The first is a validation rule of the document. Restores that break the second have undefined behavior, which makes no
//! module invalid; no translation may have them.
//!
//! The second rule holds on every path through the function, whether it can be taken or not. The checkpoints that can be
//! restored at a program point are a stack ([`stacks`]): a save pushes a checkpoint, a restore pops it with all above it,
//! and where paths join, the checkpoints that they have in common remain.
//!
//! An `OpPhi` or `OpSelect` of checkpoints is a checkpoint too ([`choices`]). A phi replaces its operands if each path has
//! its operand above the common checkpoints. Otherwise, and for a select, its restore pops the lowest checkpoint that it
//! may be; there must be one. Other values, such as an `OpLoad`, are not followed and not checked; neither is a function
//! in which searching for checkpoints takes too long ([`Stacks::is_exhausted`]).

mod choices;
mod stacks;

use super::function_body::Body;
use super::id_sets::IdSet;
use super::violation::{Violation, Violations};
use crate::spirv::View;
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::Instruction;

use choices::{Choices, Found};
use stacks::{EMPTY, Stacks};

const CAPABILITIES: [Capability; 2] =
    [Capability::VariableLengthArrayINTEL, Capability::UntypedVariableLengthArrayINTEL];

/// Checks that saves dominate all arrays.
pub(super) fn check(view: &View<'_>, found: &mut Violations) {
    each_function(view, found, |function, found| function.arrays(found));
}

/// Checks the restores in all functions: they must not have undefined behavior.
pub(super) fn check_restores(view: &View<'_>, found: &mut Violations) {
    each_function(view, found, |function, found| function.restores(found));
}

fn each_function(view: &View<'_>, found: &mut Violations, check: fn(&Function<'_, '_>, &mut Violations)) {
    // Few modules have such arrays.
    if !CAPABILITIES.iter().any(|&capability| view.declares(capability)) {
        return;
    }
    let mut saves = None;
    for function in view.functions() {
        if found.is_full() {
            break;
        }
        let is_concerned = |inst: Instruction<'_>| is_array(inst.op) || inst.op == Op::RestoreMemoryINTEL;
        if !view.instructions_in(function.words.clone()).any(is_concerned) {
            continue;
        }
        let saves = saves.get_or_insert_with(|| collect_saves(view));
        let body = Body::new(view, function);
        let order = body.reverse_postorder();
        let choices = Choices::new(view, &body, &order);
        check(&Function { view, body, order, saves, choices }, found);
    }
}

fn is_array(op: Op) -> bool {
    matches!(op, Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL)
}

/// Returns the results of all `OpSaveMemoryINTEL`.
fn collect_saves(view: &View<'_>) -> IdSet {
    let mut saves = IdSet::new(view.bound() as usize);
    for inst in view.instructions() {
        if let (Op::SaveMemoryINTEL, &[_, id, ..]) = (inst.op, inst.operands) {
            saves.insert(id);
        }
    }
    saves
}

/// A function with arrays or restores.
struct Function<'v, 'a> {
    view: &'v View<'a>,
    body: Body,
    /// The reachable blocks in reverse postorder.
    order: Vec<usize>,
    saves: &'v IdSet,
    choices: Choices,
}

/// The maximum number of passes over the blocks of a function before its restores count as unknown. Loops nest far less
/// deeply.
const MAX_PASSES: usize = 1_000;

impl Function<'_, '_> {
    fn instructions(&self, block: usize) -> impl Iterator<Item = Instruction<'_>> {
        self.view.instructions_in(self.body.blocks[block].words.clone())
    }

    fn arrays(&self, found: &mut Violations) {
        // `true` if a save dominates the end of the block.
        let mut saved = vec![false; self.body.blocks.len()];
        for &block in &self.order {
            saved[block] = self.body.dominators.immediate(block).is_some_and(|dominator| saved[dominator]);
            for inst in self.instructions(block) {
                if inst.op == Op::SaveMemoryINTEL {
                    saved[block] = true;
                } else if is_array(inst.op) && !saved[block] {
                    let rule = format!(
                        "{}: no OpSaveMemoryINTEL dominates it (SPV_INTEL_variable_length_array, Validation Rules)",
                        inst.op
                    );
                    let violation = Violation::at(inst.offset, rule).in_section("SPV_INTEL_variable_length_array");
                    // LLVM IR has such allocations, which live as long as the function.
                    found.push(violation.tolerated());
                }
            }
        }
    }

    fn restores(&self, found: &mut Violations) {
        let mut stacks = Stacks::default();
        let mut at_end: Vec<Option<u32>> = vec![None; self.body.blocks.len()];
        for pass in 0.. {
            let mut changed = false;
            for &block in &self.order {
                let stack = self.walk(&mut stacks, &at_end, block, &mut Vec::new());
                if stacks.is_exhausted() {
                    return;
                }
                changed |= at_end[block] != Some(stack);
                at_end[block] = Some(stack);
            }
            if !changed {
                break;
            }
            if pass == MAX_PASSES {
                return;
            }
        }
        for &block in &self.order {
            let mut unsaved = Vec::new();
            self.walk(&mut stacks, &at_end, block, &mut unsaved);
            if stacks.is_exhausted() {
                return;
            }
            let explained = unsaved.into_iter().map(|(offset, id)| (self.explain(block, offset, id), offset));
            found.extend(explained.map(|(rule, offset)| Violation::at(offset, rule)));
        }
    }

    /// Returns the stack at the end of a block, and records the restores of checkpoints that are not on the stack, with
    /// their offsets.
    fn walk(&self, stacks: &mut Stacks, at_end: &[Option<u32>], block: usize, unsaved: &mut Vec<(usize, u32)>) -> u32 {
        let mut stack = if block == 0 { EMPTY } else { self.enter(stacks, at_end, block) };
        for inst in self.instructions(block) {
            if stacks.is_exhausted() {
                break;
            }
            match (inst.op, inst.operands) {
                (Op::SaveMemoryINTEL, &[_, id, ..]) => stack = stacks.push(stack, id),
                (Op::RestoreMemoryINTEL, &[id, ..]) => match self.find(stacks, stack, id) {
                    Found::At(node) => stack = stacks.restored(node),
                    Found::Unknown => {}
                    Found::Nowhere => unsaved.push((inst.offset, id)),
                },
                _ => {}
            }
        }
        stack
    }

    /// Returns the stack at the head of a block, from the predecessors visited so far.
    fn enter(&self, stacks: &mut Stacks, at_end: &[Option<u32>], block: usize) -> u32 {
        let known = |predecessor: usize| Some((predecessor, at_end[predecessor]?));
        let edges: Vec<(usize, u32)> = self.body.reachable_predecessors(block).filter_map(known).collect();
        let ends: Vec<u32> = edges.iter().map(|(_, stack)| *stack).collect();
        let phis = self.choices.phis(block).iter().map(|phi| {
            let operand = |(predecessor, stack): &(usize, u32)| match phi.operand(*predecessor) {
                // After a path with an undefined operand, the phi is not restored.
                Some(operand) if self.is_undefined(operand) => Found::Unknown,
                Some(operand) => self.find(stacks, *stack, operand),
                None => Found::Unknown,
            };
            (phi.id, edges.iter().map(operand).collect())
        });
        let phis: Vec<(u32, Vec<Found>)> = phis.collect();
        stacks.join(&ends, phis)
    }

    /// Finds a checkpoint on a stack, or the lowest one that a phi or select may be.
    fn find(&self, stacks: &Stacks, stack: u32, id: u32) -> Found {
        if let Some(node) = stacks.find(stack, id) {
            return Found::At(node);
        }
        if self.is_followed(id) {
            return Found::Nowhere;
        }
        self.choices.find(
            id,
            |operand| match stacks.find(stack, operand) {
                Some(node) => Found::At(node),
                None if self.is_followed(operand) && !self.is_undefined(operand) => Found::Nowhere,
                None => Found::Unknown,
            },
            |a, b| stacks.is_below(a, b),
        )
    }

    /// Returns `true` for an undefined or null pointer.
    fn is_undefined(&self, id: u32) -> bool {
        let definition = self.view.definition(id).filter(|_| self.view.function_of(id).is_none());
        definition.is_some_and(|definition| matches!(definition.op, Op::Undef | Op::ConstantNull))
    }

    /// Returns `true` if an id is known to be a checkpoint, or known not to be computed by a function.
    fn is_followed(&self, id: u32) -> bool {
        self.saves.contains(id) || self.view.function_of(id).is_none() || self.view.function(id).is_some()
    }

    /// Explains why the checkpoint `id` cannot be restored at `offset` in a block.
    fn explain(&self, block: usize, offset: usize, id: u32) -> String {
        if !self.saves.contains(id) && !self.choices.contains(id) {
            return format!("OpRestoreMemoryINTEL: %{id} is not the result of an OpSaveMemoryINTEL");
        }
        if self.is_restored_before(block, offset, id) {
            return format!("OpRestoreMemoryINTEL: the checkpoint %{id} is already restored on a path to it");
        }
        format!(
            "OpRestoreMemoryINTEL: on a path to it %{id} is not saved, or a checkpoint that was saved before %{id} is \
             already restored"
        )
    }

    /// Returns `true` if a path backwards from `offset` reaches another restore of `id` before the definition of `id`.
    fn is_restored_before(&self, block: usize, offset: usize, id: u32) -> bool {
        let mut seen = vec![false; self.body.blocks.len()];
        let mut next = vec![(block, offset)];
        while let Some((block, end)) = next.pop() {
            let concerned = self.instructions(block).filter(|inst| inst.offset < end).filter_map(|inst| {
                match (inst.op, inst.operands) {
                    (Op::SaveMemoryINTEL | Op::Phi | Op::Select, &[_, result, ..]) if result == id => Some(false),
                    (Op::RestoreMemoryINTEL, &[restored, ..]) if restored == id => Some(true),
                    _ => None,
                }
            });
            match concerned.last() {
                Some(true) => return true,
                Some(false) => {}
                None => {
                    for predecessor in self.body.reachable_predecessors(block) {
                        if !std::mem::replace(&mut seen[predecessor], true) {
                            next.push((predecessor, usize::MAX));
                        }
                    }
                }
            }
        }
        false
    }
}
