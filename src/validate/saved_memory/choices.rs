//! The phis and selects of checkpoints in a function.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::spirv::View;
use crate::spirv::grammar::Op;
use crate::spirv::view::Instruction;
use crate::validate::function_body::Body;

/// The maximum number of operands of phis and selects to visit before a checkpoint counts as unknown.
const MAX_OPERANDS: usize = 1_000;

/// The result of a search for a checkpoint on a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// This node of the stack.
    At(u32),
    /// The checkpoint is not on the stack.
    Nowhere,
    /// The checkpoint is not known.
    Unknown,
}

/// A phi of checkpoints.
pub(super) struct Phi {
    pub(super) id: u32,
    /// The operands with the indices of the predecessors in [`Body::blocks`], in their order.
    operands: SmallVec<[(usize, u32); 2]>,
}

impl Phi {
    pub(super) fn operand(&self, predecessor: usize) -> Option<u32> {
        let index = self.operands.binary_search_by_key(&predecessor, |(block, _)| *block).ok()?;
        self.operands.get(index).map(|(_, operand)| *operand)
    }
}

/// The phis and selects of a function whose results are restored.
pub(super) struct Choices {
    operands: FxHashMap<u32, SmallVec<[u32; 2]>>,
    /// The phis of each block.
    phis: Vec<Vec<Phi>>,
}

impl Choices {
    /// Finds the phis and selects in the reachable blocks that select restored checkpoints, directly or indirectly.
    pub(super) fn new(view: &View<'_>, body: &Body, reachable: &[usize]) -> Self {
        let mut all: FxHashMap<u32, SmallVec<[u32; 2]>> = FxHashMap::default();
        let mut next = Vec::new();
        for &block in reachable {
            for inst in view.instructions_in(body.blocks[block].words.clone()) {
                match (inst.op, inst.operands) {
                    (Op::Phi, &[_, id, ref pairs @ ..]) => {
                        all.insert(id, pairs.iter().step_by(2).copied().collect());
                    }
                    (Op::Select, &[_, id, _, yes, no]) => {
                        all.insert(id, SmallVec::from_slice(&[yes, no]));
                    }
                    (Op::RestoreMemoryINTEL, &[id, ..]) => next.push(id),
                    _ => {}
                }
            }
        }
        let mut operands = FxHashMap::default();
        while let Some(id) = next.pop() {
            if let Some(found) = all.remove(&id) {
                next.extend(found.iter().copied());
                operands.insert(id, found);
            }
        }
        let phis = if operands.is_empty() { Vec::new() } else { phis(view, body, &operands) };
        Self { operands, phis }
    }

    pub(super) fn contains(&self, id: u32) -> bool {
        self.operands.contains_key(&id)
    }

    /// Returns the phis at the head of a block.
    pub(super) fn phis(&self, block: usize) -> &[Phi] {
        self.phis.get(block).map_or(&[], Vec::as_slice)
    }

    /// Returns the lowest node that `find` returns for the operands of a phi or select, followed through other phis and
    /// selects.
    pub(super) fn find(&self, id: u32, find: impl Fn(u32) -> Found, is_below: impl Fn(u32, u32) -> bool) -> Found {
        if !self.contains(id) {
            return Found::Unknown;
        }
        let mut lowest = Found::Nowhere;
        let mut seen = FxHashSet::default();
        let mut next = vec![id];
        while let Some(id) = next.pop() {
            if !seen.insert(id) {
                continue;
            }
            if seen.len() > MAX_OPERANDS {
                return Found::Unknown;
            }
            match (find(id), lowest, self.operands.get(&id)) {
                (Found::At(node), Found::At(other), _) if is_below(other, node) => {}
                (Found::At(node), ..) => lowest = Found::At(node),
                (_, _, Some(operands)) => next.extend(operands.iter().copied()),
                (Found::Nowhere, _, None) => {}
                (Found::Unknown, Found::Nowhere, None) => lowest = Found::Unknown,
                (Found::Unknown, _, None) => {}
            }
        }
        lowest
    }
}

fn phis(view: &View<'_>, body: &Body, restored: &FxHashMap<u32, SmallVec<[u32; 2]>>) -> Vec<Vec<Phi>> {
    let phi = |inst: Instruction<'_>| match (inst.op, inst.operands) {
        (Op::Phi, &[_, id, ref pairs @ ..]) if restored.contains_key(&id) => {
            let pairs = pairs.chunks_exact(2).filter_map(|pair| Some((body.block(view, pair[1])?, pair[0])));
            let mut operands: SmallVec<[(usize, u32); 2]> = pairs.collect();
            operands.sort_unstable();
            Some(Phi { id, operands })
        }
        _ => None,
    };
    body.blocks.iter().map(|block| view.instructions_in(block.words.clone()).filter_map(phi).collect()).collect()
}
