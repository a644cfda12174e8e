//! The body of a function: its blocks, the edges between them, and which of them dominate others.

use crate::graph::{Digraph, Dominators};
use crate::spirv::View;
use crate::spirv::view::{Block, ControlFlow, Function};

/// The body of a function.
#[derive(Debug)]
pub(super) struct Body {
    /// The blocks in the order of the module, the entry first. The nodes of the graphs are indexes into them.
    pub(super) blocks: Vec<Block>,
    /// The successors of each block.
    pub(super) successors: Digraph,
    /// The predecessors of each block, in the order of the module; one for each edge.
    pub(super) predecessors: Digraph,
    pub(super) dominators: Dominators,
}

impl Body {
    pub(super) fn new(view: &View<'_>, function: &Function) -> Self {
        let ControlFlow { blocks, graph: successors } = view.control_flow(function);
        let predecessors = successors.reversed();
        let dominators = Dominators::with_predecessors(&successors, &predecessors, 0);
        Self { blocks, successors, predecessors, dominators }
    }

    /// Returns the index of the block with the instruction at an offset; `None` for parameters.
    pub(super) fn block_at(&self, offset: usize) -> Option<usize> {
        // The words of a block start after its label.
        self.blocks.partition_point(|block| block.words.start <= offset + 2).checked_sub(1)
    }

    /// Returns `true` for the offset of an instruction in the first block.
    pub(super) fn is_in_first_block(&self, offset: usize) -> bool {
        self.block_at(offset) == Some(0)
    }

    /// Returns the index of the block with a label.
    pub(super) fn block(&self, view: &View<'_>, label: u32) -> Option<usize> {
        let offset = view.definition_offset(label)?;
        let index = self.blocks.partition_point(|block| block.words.start < offset + 2);
        self.blocks.get(index).filter(|block| block.label == label).map(|_| index)
    }

    pub(super) fn is_reachable(&self, block: usize) -> bool {
        self.dominators.is_reached(block)
    }

    /// Returns the reachable blocks in reverse postorder: each before its successors, back edges aside.
    pub(super) fn reverse_postorder(&self) -> Vec<usize> {
        self.successors.reverse_postorder(0)
    }

    /// Returns the reachable predecessors of a block, each once.
    pub(super) fn reachable_predecessors(&self, block: usize) -> impl Iterator<Item = usize> {
        let edges = self.predecessors.successors(block).chunk_by(|a, b| a == b);
        edges.map(|same| same[0]).filter(|&predecessor| self.is_reachable(predecessor))
    }
}
