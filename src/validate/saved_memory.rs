//! The rules of SPV_INTEL_variable_length_array (revision 3) about saved states of memory, which SPIRV-Tools does not
//! check.
//!
//! | function | rule |
//! |---|---|
//! | [`Function::arrays`] | validation rules: every variable-length array is dominated by at least one `OpSaveMemoryINTEL` |
//! | [`Function::restores`] | `OpRestoreMemoryINTEL`: it restores what an `OpSaveMemoryINTEL` returned; each at most once, and the newest first |
//!
//! The second holds on every path through the function, whether it can be taken or not. What the restored pointer is
//! may be hidden behind an `OpPhi`, an `OpLoad` and the like; that is not followed, and nothing is said about it.
//!
//! The states that can be restored at a place are a stack: saving one puts it on top, restoring one takes it away with
//! all above it, and where paths meet, what they have in common at the bottom is left. All stacks of a function form a
//! tree, so a stack is a node of it, and the common bottom of two is where their ways to the root meet.

use rustc_hash::FxHashMap;

use super::entry_points::Broken;
use super::flow::{Flow, Wide};
use super::id_sets::IdSet;
use super::outline::{At, Definition, Outline};
use crate::spirv::grammar::{Capability, Op};

const CAPABILITIES: [Capability; 2] =
    [Capability::VariableLengthArrayINTEL, Capability::UntypedVariableLengthArrayINTEL];

/// Checks every rule above, in all functions.
pub(super) fn check(outline: &Outline<'_>) -> Result<(), Broken> {
    // Few modules have such arrays, and their capability comes first.
    let is_declared =
        |at: At<'_>| at.inst.operands.first().is_some_and(|&word| CAPABILITIES.contains(&Capability(word)));
    if !outline.preamble().take_while(|at| at.inst.op == Op::Capability).any(is_declared) {
        return Ok(());
    }
    let mut saves = None;
    let mut wide = None;
    for function in &outline.functions {
        let is_concerned = |at: At<'_>| is_array(at.inst.op) || at.inst.op == Op::RestoreMemoryINTEL;
        if !outline.instructions(function.words.clone()).any(is_concerned) {
            continue;
        }
        let wide = wide.get_or_insert_with(|| Wide::of(outline));
        let saves = saves.get_or_insert_with(|| saves_of(outline));
        let flow = Flow::of(outline, function.words.clone(), wide);
        let function = Function { outline, flow, saves };
        function.arrays()?;
        function.restores()?;
    }
    Ok(())
}

fn is_array(op: Op) -> bool {
    matches!(op, Op::VariableLengthArrayINTEL | Op::UntypedVariableLengthArrayINTEL)
}

/// The results of all `OpSaveMemoryINTEL`.
fn saves_of(outline: &Outline<'_>) -> IdSet {
    let mut saves = IdSet::new(outline.bound());
    for At { inst, .. } in outline.all() {
        if let (Op::SaveMemoryINTEL, &[_, id, ..]) = (inst.op, inst.operands) {
            saves.insert(id);
        }
    }
    saves
}

/// A function with arrays or restores.
struct Function<'o, 'a> {
    outline: &'o Outline<'a>,
    flow: Flow,
    saves: &'o IdSet,
}

impl Function<'_, '_> {
    fn instructions(&self, block: usize) -> impl Iterator<Item = At<'_>> {
        self.outline.instructions(self.flow.blocks[block].words.clone())
    }

    fn arrays(&self) -> Result<(), Broken> {
        // Whether a state is saved at the end of a block that dominates all that it dominates.
        let mut saved = vec![false; self.flow.blocks.len()];
        for (place, block) in self.flow.blocks.iter().enumerate() {
            saved[place] = saved[block.dominator];
            for At { offset, inst } in self.instructions(place) {
                if inst.op == Op::SaveMemoryINTEL {
                    saved[place] = true;
                } else if is_array(inst.op) && !saved[place] {
                    let rule = format!(
                        "{}: no OpSaveMemoryINTEL dominates it (SPV_INTEL_variable_length_array, Validation Rules)",
                        inst.op
                    );
                    return Err(Broken { rule, offset });
                }
            }
        }
        Ok(())
    }

    fn restores(&self) -> Result<(), Broken> {
        let mut stacks = Stacks::default();
        let mut at_end: Vec<Option<u32>> = vec![None; self.flow.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for place in 0..self.flow.blocks.len() {
                let stack = self.walk(&mut stacks, &at_end, place).0;
                changed |= at_end[place] != Some(stack);
                at_end[place] = Some(stack);
            }
        }
        for place in 0..self.flow.blocks.len() {
            if let Some((offset, operand)) = self.walk(&mut stacks, &at_end, place).1 {
                return Err(Broken { rule: self.why(place, offset, operand), offset });
            }
        }
        Ok(())
    }

    /// The stack at the end of a block, and the first restore of what is not on the stack.
    fn walk(&self, stacks: &mut Stacks, at_end: &[Option<u32>], place: usize) -> (u32, Option<(usize, u32)>) {
        let before = self.flow.blocks[place].predecessors.iter().filter_map(|before| at_end[*before]);
        let mut stack = before.reduce(|a, b| stacks.common(a, b)).unwrap_or(EMPTY);
        if place == 0 {
            stack = EMPTY;
        }
        let mut broken = None;
        for At { offset, inst } in self.instructions(place) {
            match (inst.op, inst.operands) {
                (Op::SaveMemoryINTEL, &[_, id, ..]) => stack = stacks.push(stack, id),
                (Op::RestoreMemoryINTEL, &[id, ..]) => match stacks.below(stack, id) {
                    Some(below) => stack = below,
                    None if self.is_followed(id) => {
                        broken.get_or_insert((offset, id));
                    }
                    None => {}
                },
                _ => {}
            }
        }
        (stack, broken)
    }

    /// Whether it is known what an id is: a saved state, or nothing that a function computes.
    fn is_followed(&self, id: u32) -> bool {
        self.saves.contains(id) || !matches!(self.outline.definition(id), Definition::Local(_))
    }

    /// Why the state `id` cannot be restored at `offset` in a block.
    fn why(&self, place: usize, offset: usize, id: u32) -> String {
        if !self.saves.contains(id) {
            return format!("OpRestoreMemoryINTEL: %{id} is not the result of an OpSaveMemoryINTEL");
        }
        if self.is_restored_before(place, offset, id) {
            return format!("OpRestoreMemoryINTEL: on a path to it the state %{id} is restored before");
        }
        format!(
            "OpRestoreMemoryINTEL: on a path to it %{id} is not saved, or a state that was saved before %{id} is \
             restored before"
        )
    }

    /// Whether a way back from `offset` comes to another restore of `id` before it comes to where that is saved.
    fn is_restored_before(&self, place: usize, offset: usize, id: u32) -> bool {
        let mut seen = vec![false; self.flow.blocks.len()];
        let mut next = vec![(place, offset)];
        while let Some((block, end)) = next.pop() {
            let concerned = self.instructions(block).filter(|at| at.offset < end).filter_map(|at| {
                match (at.inst.op, at.inst.operands) {
                    (Op::SaveMemoryINTEL, &[_, saved, ..]) if saved == id => Some(false),
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

/// The root: nothing is saved.
const EMPTY: u32 = 0;

/// The stacks of a function, each a node that knows the one below it.
struct Stacks {
    nodes: Vec<Node>,
    known: FxHashMap<(u32, u32), u32>,
}

#[derive(Clone, Copy)]
struct Node {
    below: u32,
    depth: u32,
    top: u32,
}

impl Default for Stacks {
    fn default() -> Self {
        // No id is zero.
        Self { nodes: vec![Node { below: EMPTY, depth: 0, top: 0 }], known: FxHashMap::default() }
    }
}

impl Stacks {
    fn push(&mut self, below: u32, top: u32) -> u32 {
        *self.known.entry((below, top)).or_insert_with(|| {
            self.nodes.push(Node { below, depth: self.nodes[below as usize].depth + 1, top });
            self.nodes.len() as u32 - 1
        })
    }

    /// What is below `id` on a stack, if it is there.
    fn below(&self, stack: u32, id: u32) -> Option<u32> {
        let mut node = stack;
        while node != EMPTY {
            let Node { below, top, .. } = self.nodes[node as usize];
            if top == id {
                return Some(below);
            }
            node = below;
        }
        None
    }

    fn common(&self, mut a: u32, mut b: u32) -> u32 {
        let node = |stack: u32| self.nodes[stack as usize];
        while a != b {
            if node(a).depth >= node(b).depth {
                a = node(a).below;
            } else {
                b = node(b).below;
            }
        }
        a
    }
}
