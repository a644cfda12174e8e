//! The rules of SPV_INTEL_variable_length_array (revision 3) about checkpoints of memory, which SPIRV-Tools does not
//! check.
//!
//! | function | rule |
//! |---|---|
//! | [`Function::arrays`] | validation rules: every variable-length array is dominated by at least one `OpSaveMemoryINTEL` |
//! | [`Function::restores`] | `OpRestoreMemoryINTEL`: it restores what an `OpSaveMemoryINTEL` returned; each at most once, and the newest first |
//!
//! The second holds on every path through the function, whether it can be taken or not. The checkpoints that can be
//! restored at a place are a stack ([`stacks`]): saving one puts it on top, restoring one takes it away with all above
//! it, and where paths meet, what they have in common is left.
//!
//! An `OpPhi` or `OpSelect` of checkpoints is a checkpoint too ([`choices`]). A phi takes the place of its operands if
//! each path has its operand above what the paths have in common. Otherwise, and for a select, its restore takes away
//! the lowest checkpoint that it may stand for; there must be one. What comes from elsewhere, such as an `OpLoad`, is
//! not followed, and nothing is said about it; nor about a function in which looking for checkpoints takes too long
//! ([`Stacks::is_exhausted`]).

mod choices;
mod stacks;

use super::entry_points::Broken;
use super::flow::Flow;
use super::id_sets::IdSet;
use crate::spirv::View;
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::Instruction;

use choices::{Choices, Found};
use stacks::{EMPTY, Stacks};

const CAPABILITIES: [Capability; 2] =
    [Capability::VariableLengthArrayINTEL, Capability::UntypedVariableLengthArrayINTEL];

/// Checks every rule above, in all functions.
pub(super) fn check(view: &View<'_>) -> Result<(), Broken> {
    // Few modules have such arrays.
    if !CAPABILITIES.iter().any(|&capability| view.declares(capability)) {
        return Ok(());
    }
    let mut saves = None;
    for function in view.functions() {
        let is_concerned = |inst: Instruction<'_>| is_array(inst.op) || inst.op == Op::RestoreMemoryINTEL;
        if !view.instructions_in(function.words.clone()).any(is_concerned) {
            continue;
        }
        let saves = saves.get_or_insert_with(|| saves_of(view));
        let flow = Flow::of(view, function);
        let choices = Choices::of(view, &flow);
        let function = Function { view, flow, saves, choices };
        function.arrays()?;
        function.restores()?;
    }
    Ok(())
}

fn is_array(op: Op) -> bool {
    matches!(op, Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL)
}

/// The results of all `OpSaveMemoryINTEL`.
fn saves_of(view: &View<'_>) -> IdSet {
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
    flow: Flow,
    saves: &'v IdSet,
    choices: Choices,
}

/// Passes over the blocks of a function before its restores count as unknown. Loops nest by far less.
const MAX_PASSES: usize = 1_000;

impl Function<'_, '_> {
    fn instructions(&self, block: usize) -> impl Iterator<Item = Instruction<'_>> {
        self.view.instructions_in(self.flow.blocks[block].words.clone())
    }

    fn arrays(&self) -> Result<(), Broken> {
        // Whether a state is saved at the end of a block that dominates all that it dominates.
        let mut saved = vec![false; self.flow.blocks.len()];
        for (place, block) in self.flow.blocks.iter().enumerate() {
            saved[place] = saved[block.dominator];
            for inst in self.instructions(place) {
                if inst.op == Op::SaveMemoryINTEL {
                    saved[place] = true;
                } else if is_array(inst.op) && !saved[place] {
                    let rule = format!(
                        "{}: no OpSaveMemoryINTEL dominates it (SPV_INTEL_variable_length_array, Validation Rules)",
                        inst.op
                    );
                    return Err(Broken { rule, offset: inst.offset });
                }
            }
        }
        Ok(())
    }

    fn restores(&self) -> Result<(), Broken> {
        let mut stacks = Stacks::default();
        let mut at_end: Vec<Option<u32>> = vec![None; self.flow.blocks.len()];
        for pass in 0.. {
            let mut changed = false;
            for place in 0..self.flow.blocks.len() {
                let stack = self.walk(&mut stacks, &at_end, place).0;
                if stacks.is_exhausted() {
                    return Ok(());
                }
                changed |= at_end[place] != Some(stack);
                at_end[place] = Some(stack);
            }
            if !changed {
                break;
            }
            if pass == MAX_PASSES {
                return Ok(());
            }
        }
        for place in 0..self.flow.blocks.len() {
            let broken = self.walk(&mut stacks, &at_end, place).1;
            if stacks.is_exhausted() {
                return Ok(());
            }
            if let Some((offset, operand)) = broken {
                return Err(Broken { rule: self.why(place, offset, operand), offset });
            }
        }
        Ok(())
    }

    /// The stack at the end of a block, and the first restore of what is not on the stack.
    fn walk(&self, stacks: &mut Stacks, at_end: &[Option<u32>], place: usize) -> (u32, Option<(usize, u32)>) {
        let mut stack = if place == 0 { EMPTY } else { self.enter(stacks, at_end, place) };
        let mut broken = None;
        for inst in self.instructions(place) {
            if stacks.is_exhausted() {
                break;
            }
            match (inst.op, inst.operands) {
                (Op::SaveMemoryINTEL, &[_, id, ..]) => stack = stacks.push(stack, id),
                (Op::RestoreMemoryINTEL, &[id, ..]) => match self.find(stacks, stack, id) {
                    Found::At(node) => stack = stacks.restored(node),
                    Found::Unknown => {}
                    Found::Nowhere => {
                        broken.get_or_insert((inst.offset, id));
                    }
                },
                _ => {}
            }
        }
        (stack, broken)
    }

    /// The stack at the head of a block, as far as its predecessors are known.
    fn enter(&self, stacks: &mut Stacks, at_end: &[Option<u32>], place: usize) -> u32 {
        let known = |before: &usize| Some((*before, at_end[*before]?));
        let edges: Vec<(usize, u32)> = self.flow.blocks[place].predecessors.iter().filter_map(known).collect();
        let ends: Vec<u32> = edges.iter().map(|(_, stack)| *stack).collect();
        let phis = self.choices.phis(place).iter().map(|phi| {
            let operand = |(before, stack): &(usize, u32)| match phi.operand(*before) {
                // An undefined operand comes along a path after which the phi is not restored.
                Some(operand) if self.is_undefined(operand) => Found::Unknown,
                Some(operand) => self.find(stacks, *stack, operand),
                None => Found::Unknown,
            };
            (phi.id, edges.iter().map(operand).collect())
        });
        let phis: Vec<(u32, Vec<Found>)> = phis.collect();
        stacks.join(&ends, phis)
    }

    /// Finds a checkpoint, or the lowest that it may stand for, on a stack.
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

    /// Whether it is known what an id is: a checkpoint, or nothing that a function computes.
    fn is_followed(&self, id: u32) -> bool {
        self.saves.contains(id) || self.view.function_of(id).is_none() || self.view.function(id).is_some()
    }

    /// Why the checkpoint `id` cannot be restored at `offset` in a block.
    fn why(&self, place: usize, offset: usize, id: u32) -> String {
        if !self.saves.contains(id) && !self.choices.contains(id) {
            return format!("OpRestoreMemoryINTEL: %{id} is not the result of an OpSaveMemoryINTEL");
        }
        if self.is_restored_before(place, offset, id) {
            return format!("OpRestoreMemoryINTEL: on a path to it the checkpoint %{id} is restored before");
        }
        format!(
            "OpRestoreMemoryINTEL: on a path to it %{id} is not saved, or a checkpoint that was saved before %{id} is \
             restored before"
        )
    }

    /// Whether a way back from `offset` comes to another restore of `id` before it comes to where that is made.
    fn is_restored_before(&self, place: usize, offset: usize, id: u32) -> bool {
        let mut seen = vec![false; self.flow.blocks.len()];
        let mut next = vec![(place, offset)];
        while let Some((block, end)) = next.pop() {
            let concerned = self.instructions(block).filter(|inst| inst.offset < end).filter_map(|inst| {
                match (inst.op, inst.operands) {
                    (Op::SaveMemoryINTEL | Op::Phi | Op::Select, &[_, made, ..]) if made == id => Some(false),
                    (Op::RestoreMemoryINTEL, &[restored, ..]) if restored == id => Some(true),
                    _ => None,
                }
            });
            match concerned.last() {
                Some(true) => return true,
                Some(false) => {}
                None => {
                    for &before in &self.flow.blocks[block].predecessors {
                        if !std::mem::replace(&mut seen[before], true) {
                            next.push((before, usize::MAX));
                        }
                    }
                }
            }
        }
        false
    }
}
