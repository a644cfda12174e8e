//! The reachable blocks of a function in reverse postorder, with dominators.

use std::ops::Range;

use smallvec::SmallVec;

use crate::graph::{Digraph, Dominators};
use crate::spirv::View;
use crate::spirv::view::Function;

/// A reachable block.
#[derive(Debug)]
pub(super) struct Block {
    /// The id of the label.
    pub(super) label: u32,
    /// The offsets of the words after the label.
    pub(super) words: Range<usize>,
    /// The predecessors as indices into [`ReachableBlocks::blocks`].
    pub(super) predecessors: SmallVec<[usize; 2]>,
    /// The immediate dominator; the entry block is its own.
    pub(super) dominator: usize,
}

/// The reachable blocks of a function.
#[derive(Debug)]
pub(super) struct ReachableBlocks {
    /// In reverse postorder: each before its successors, back edges aside.
    pub(super) blocks: Vec<Block>,
}

impl ReachableBlocks {
    /// Computes the reachable blocks of a function and their dominators.
    pub(super) fn new(view: &View<'_>, function: &Function) -> Self {
        let flow = view.control_flow(function);
        let order = flow.graph.reverse_postorder(0);
        let mut positions = vec![usize::MAX; flow.blocks.len()];
        order.iter().enumerate().for_each(|(position, &block)| positions[block] = position);
        let edges = |&from: &usize| flow.graph.successors(from).iter().map(move |&to| (from, to));
        let edges: Vec<_> = order.iter().flat_map(edges).map(|(from, to)| (positions[from], positions[to])).collect();
        let graph = Digraph::from_edges(order.len(), &edges);
        let predecessors = graph.reversed();
        let dominators = Dominators::with_predecessors(&graph, &predecessors, 0);
        let block = |(position, &index): (usize, &usize)| {
            let mut own = SmallVec::from_slice(predecessors.successors(position));
            own.dedup();
            let dominator = dominators.immediate(position).unwrap_or(0);
            let block = &flow.blocks[index];
            Block { label: block.label, words: block.words.clone(), predecessors: own, dominator }
        };
        Self { blocks: order.iter().enumerate().map(block).collect() }
    }
}
