//! Blocks and edges of the current function, and the phis between them (specification, section 2.4).
//!
//! An `OpPhi` is written with open operands; each predecessor sets its own, once for all edges that it has to the
//! block.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::analysis::loops::Loop;
use crate::error::{Result, invalid};
use crate::ir::{Block, Inst, MdNode, Value};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::{Id, Phi};

/// The control flow of the function written so far.
#[derive(Default)]
pub(in crate::lower) struct ControlFlow<'m> {
    /// The labels of blocks, by number.
    labels: Vec<Option<Id>>,
    /// The label of the block being written; one LLVM block may become several.
    pub(in crate::lower) current: Option<Id>,
    /// `true` if the rest of the block at hand is omitted, since control never gets there.
    pub(in crate::lower) has_ended: bool,
    pub(in crate::lower) joins: FxHashMap<Block<'m>, Join<'m>>,
    /// The loops that get loop controls, by their headers.
    pub(in crate::lower) loops: FxHashMap<Block<'m>, Loop<'m>>,
    /// The arrays that the address computations of each `!llvm.index.group` access, if a loop mentions such groups.
    pub(in crate::lower) arrays: FxHashMap<MdNode<'m>, SmallVec<[Value<'m>; 1]>>,
    /// The labels of blocks that split an edge, or several edges to one block.
    pub(in crate::lower) edges: FxHashMap<(Block<'m>, Block<'m>), Id>,
    /// The labels of the blocks in `edges` that are written.
    pub(in crate::lower) written_edges: FxHashSet<Id>,
    /// The edges that lead to the block of a group of predecessors (see [`Join::groups`]), with its label.
    pub(in crate::lower) grouped_edges: FxHashMap<(Block<'m>, Block<'m>), Id>,
    /// The blocks in `joins` whose predecessors are in groups.
    pub(in crate::lower) grouped_joins: Vec<Block<'m>>,
}

impl<'m> ControlFlow<'m> {
    /// Returns the state before a function with that number of blocks.
    pub(in crate::lower) fn with_blocks(count: usize) -> Self {
        Self { labels: vec![None; count], ..Self::default() }
    }

    /// Returns the label of a block of the function, which `fresh` allocates on first use.
    pub(in crate::lower::cx) fn label(&mut self, block: Block<'m>, fresh: impl FnOnce() -> Id) -> Id {
        *self.labels[block.index() as usize].get_or_insert_with(fresh)
    }

    /// Returns the state in the block with this label, with no other block known.
    pub(in crate::lower) fn at(label: Id) -> Self {
        Self { current: Some(label), ..Self::default() }
    }
}

/// A block with phis: LLVM's, and those of stack checkpoints.
pub(in crate::lower) struct Join<'m> {
    pub(in crate::lower) phis: SmallVec<[Inst<'m>; 2]>,
    /// The positions of the phi operands of each reachable predecessor.
    pub(in crate::lower) slots: FxHashMap<Block<'m>, Slot>,
    /// The number of operand pairs of each `OpPhi`.
    pub(in crate::lower) operands: usize,
    /// The labels of the blocks that each combine the values of a group of predecessors, where an `OpPhi` cannot have
    /// all of them.
    pub(in crate::lower) groups: Vec<Id>,
    /// The `OpPhi`s written, with their types.
    pub(in crate::lower) written: Vec<(SpirvType, Phi)>,
    /// The values from each predecessor written so far.
    pub(in crate::lower) edges: Vec<IncomingParts>,
}

/// The positions of the phi operands of one predecessor: in LLVM's phis and in the `OpPhi`s, which have no operands for
/// unreachable predecessors and one for several edges.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Slot {
    /// The index of the incoming value in LLVM's phis.
    pub(in crate::lower) incoming: u32,
    /// The index of the operand pair in the `OpPhi`s.
    pub(in crate::lower) operand: usize,
    /// The index of the group of the predecessor.
    pub(in crate::lower) group: Option<usize>,
}

/// The values that a predecessor contributes to the `OpPhi`s of a block.
pub(in crate::lower) struct IncomingParts {
    pub(in crate::lower) slot: Slot,
    /// The label of the block that the predecessor ends in.
    pub(in crate::lower) label: Id,
    /// The value for each `OpPhi`.
    pub(in crate::lower) parts: Parts,
}

impl IncomingParts {
    /// Returns the operand pair of the `OpPhi` with an index.
    pub(in crate::lower) fn pair(&self, index: usize) -> Option<[Id; 2]> {
        Some([self.parts.get(index)?.id, self.label])
    }
}

/// Writes an `OpPhi` whose operands the predecessors set.
pub(in crate::lower) fn emit_phi<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>, ty: SpirvType) -> Result<Typed> {
    let out_of_place = || invalid("expected phis before all other instructions of a block");
    let incoming = fx.flow.joins.get(&block).ok_or_else(out_of_place)?.operands;
    let (id, phi) = fx.phi(ty, &[], incoming)?;
    fx.flow.joins.get_mut(&block).ok_or_else(out_of_place)?.written.push((ty, phi));
    Ok(id)
}

/// Returns the label that a branch from one block to another targets.
pub(in crate::lower) fn edge<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>, to: Block<'m>) -> Id {
    match edge_block(fx, from, to) {
        Some(label) => label,
        None => edge_target(fx, from, to),
    }
}

/// Returns the label that an edge leads to, after the block that splits it: that of `to`, or of a group's block.
pub(in crate::lower) fn edge_target<'m>(fx: &mut FunctionCx<'_, 'm>, from: Block<'m>, to: Block<'m>) -> Id {
    match fx.flow.grouped_edges.get(&(from, to)) {
        Some(label) => *label,
        None => fx.label(to),
    }
}

/// Returns the label of the block that splits an edge, if there is one.
pub(in crate::lower) fn edge_block<'m>(fx: &FunctionCx<'_, 'm>, from: Block<'m>, to: Block<'m>) -> Option<Id> {
    fx.flow.edges.get(&(from, to)).copied()
}
