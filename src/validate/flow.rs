//! The blocks of a function that its entry reaches, in an order in which data flows.

use std::ops::Range;

use smallvec::SmallVec;

use crate::graph::{Digraph, Dominators};
use crate::spirv::View;
use crate::spirv::view::Function;

/// A block that the entry reaches.
#[derive(Debug)]
pub(super) struct Block {
    /// The id of the label.
    pub(super) label: u32,
    /// From behind the label to the end.
    pub(super) words: Range<usize>,
    /// By their places in [`Flow::blocks`].
    pub(super) predecessors: SmallVec<[usize; 2]>,
    /// The immediate dominator; of the entry, itself.
    pub(super) dominator: usize,
}

/// The blocks of a function that its entry reaches.
#[derive(Debug)]
pub(super) struct Flow {
    /// In reverse postorder: each before its successors, back edges aside.
    pub(super) blocks: Vec<Block>,
}

impl Flow {
    /// Finds the flow of a function.
    pub(super) fn of(view: &View<'_>, function: &Function) -> Self {
        let flow = view.control_flow(function);
        let order = flow.graph.reverse_postorder(0);
        let mut places = vec![usize::MAX; flow.blocks.len()];
        order.iter().enumerate().for_each(|(place, &block)| places[block] = place);
        let edges = |&from: &usize| flow.graph.successors(from).iter().map(move |&to| (from, to));
        let edges: Vec<_> = order.iter().flat_map(edges).map(|(from, to)| (places[from], places[to])).collect();
        let graph = Digraph::from_edges(order.len(), &edges);
        let predecessors = graph.reversed();
        let dominators = Dominators::new(&graph, 0);
        let block = |(place, &index): (usize, &usize)| {
            let mut own = SmallVec::from_slice(predecessors.successors(place));
            own.dedup();
            let dominator = dominators.immediate(place).unwrap_or(0);
            let block = &flow.blocks[index];
            Block { label: block.label, words: block.words.clone(), predecessors: own, dominator }
        };
        Self { blocks: order.iter().enumerate().map(block).collect() }
    }
}
