//! The control flow of a function's body: its blocks, the branches between them, which block dominates which.

use std::ops::Range;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::id_sets::IdSet;
use super::outline::{At, Outline, result};
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;

/// A block that the entry reaches.
#[derive(Debug)]
pub(super) struct Block {
    /// From behind the label to the end.
    pub(super) words: Range<usize>,
    /// By their places in [`Flow::blocks`].
    pub(super) predecessors: SmallVec<[usize; 2]>,
    /// The last block that every path to this one passes; of the entry, itself.
    pub(super) dominator: usize,
}

/// The blocks of a function that its entry reaches.
#[derive(Debug)]
pub(super) struct Flow {
    /// Each before its successors, branches back left aside.
    pub(super) blocks: Vec<Block>,
}

/// The ids of numbers of 64 bits, which the cases of an `OpSwitch` are as wide as.
pub(super) struct Wide {
    types: IdSet,
    values: IdSet,
}

impl Wide {
    /// Those outside of functions.
    pub(super) fn of(outline: &Outline<'_>) -> Self {
        let mut wide = Self { types: IdSet::new(outline.bound()), values: IdSet::new(outline.bound()) };
        outline.preamble().for_each(|at| wide.note(at.inst));
        wide
    }

    fn note(&mut self, inst: InstView<'_>) {
        match (inst.op, inst.operands) {
            (Op::TypeInt, &[id, 64, ..]) => self.types.insert(id),
            (_, &[ty, ..]) if self.types.contains(ty) => result(inst).into_iter().for_each(|id| self.values.insert(id)),
            _ => {}
        }
    }
}

/// What stands in a body, before it is known what the entry reaches.
struct Sketch {
    label: u32,
    words: Range<usize>,
    successors: SmallVec<[u32; 2]>,
}

impl Flow {
    /// The flow of the function whose words these are.
    pub(super) fn of(outline: &Outline<'_>, function: Range<usize>, wide: &mut Wide) -> Self {
        let mut sketches: Vec<Sketch> = Vec::new();
        for At { offset, inst } in outline.instructions(function) {
            wide.note(inst);
            match (inst.op, inst.operands.first(), sketches.last_mut()) {
                (Op::Label, Some(&label), _) => {
                    let start = offset + 1 + inst.operands.len();
                    sketches.push(Sketch { label, words: start..start, successors: SmallVec::new() });
                }
                (Op::FunctionEnd, ..) => {}
                (.., Some(block)) => {
                    block.words.end = offset + 1 + inst.operands.len();
                    successors(inst, wide, &mut block.successors);
                }
                (.., None) => {}
            }
        }
        Self { blocks: dominators(reached(&sketches)) }
    }
}

fn successors(inst: InstView<'_>, wide: &Wide, successors: &mut SmallVec<[u32; 2]>) {
    match (inst.op, inst.operands) {
        (Op::Branch, &[target, ..]) => successors.push(target),
        (Op::BranchConditional, &[_, yes, no, ..]) => successors.extend([yes, no]),
        (Op::Switch, &[selector, default, ref cases @ ..]) => {
            successors.push(default);
            let words = if wide.values.contains(selector) { 3 } else { 2 };
            successors.extend(cases.chunks_exact(words).filter_map(|case| case.last().copied()));
        }
        _ => {}
    }
}

/// The blocks that the first reaches, in reverse postorder; their dominators are not known yet.
fn reached(sketches: &[Sketch]) -> Vec<Block> {
    let labels: FxHashMap<u32, usize> =
        sketches.iter().enumerate().map(|(index, sketch)| (sketch.label, index)).collect();
    let mut postorder = Vec::new();
    let mut seen = vec![false; sketches.len()];
    let mut path: Vec<(usize, usize)> = Vec::new();
    let mut next = (!sketches.is_empty()).then_some(0);
    loop {
        if let Some(index) = next.take()
            && !seen[index]
        {
            seen[index] = true;
            path.push((index, 0));
        }
        let Some((index, done)) = path.last_mut() else { break };
        let Some(successor) = sketches[*index].successors.get(*done) else {
            postorder.push(*index);
            path.pop();
            continue;
        };
        *done += 1;
        next = labels.get(successor).copied();
    }
    let mut places = vec![usize::MAX; sketches.len()];
    for (place, index) in postorder.iter().rev().enumerate() {
        places[*index] = place;
    }
    let block = |index: &usize| Block {
        words: sketches[*index].words.clone(),
        predecessors: SmallVec::new(),
        dominator: usize::MAX,
    };
    let mut blocks: Vec<Block> = postorder.iter().rev().map(block).collect();
    for (place, index) in postorder.iter().rev().enumerate() {
        for successor in &sketches[*index].successors {
            let Some(successor) = labels.get(successor) else { continue };
            let predecessors = &mut blocks[places[*successor]].predecessors;
            if predecessors.last() != Some(&place) {
                predecessors.push(place);
            }
        }
    }
    blocks
}

/// Finds the dominators: that of a block is where the ways up from its predecessors meet, again and again until
/// nothing changes, which takes a pass or two unless loops have several ways in.
fn dominators(mut blocks: Vec<Block>) -> Vec<Block> {
    if let Some(entry) = blocks.first_mut() {
        entry.dominator = 0;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for place in 1..blocks.len() {
            let known = blocks[place].predecessors.iter().filter(|before| blocks[**before].dominator != usize::MAX);
            let dominator = known.copied().reduce(|a, b| meet(&blocks, a, b)).unwrap_or(0);
            changed |= blocks[place].dominator != dominator;
            blocks[place].dominator = dominator;
        }
    }
    blocks
}

fn meet(blocks: &[Block], mut a: usize, mut b: usize) -> usize {
    while a != b {
        if a > b {
            a = blocks[a].dominator;
        } else {
            b = blocks[b].dominator;
        }
    }
    a
}
