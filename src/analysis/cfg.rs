//! Control-flow graphs: the blocks of a function as the nodes of a [`Digraph`].

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

use smallvec::{SmallVec, smallvec};

use crate::graph::{Components, Digraph, Dominators};
use crate::ir::{Block, Function};

/// The control-flow graph of a function. The nodes are the numbers of the blocks, in LLVM's order; the entry is 0.
#[derive(Default)]
pub(crate) struct Cfg<'m> {
    blocks: SmallVec<[Block<'m>; 1]>,
    edges: Vec<(usize, usize)>,
    graph: OnceCell<Digraph>,
    emission_order: SmallVec<[usize; 1]>,
    is_reached: SmallVec<[bool; 1]>,
    dominators: OnceCell<Dominators>,
    /// `true` for each block that is on a cycle.
    is_in_cycle: OnceCell<Vec<bool>>,
}

impl<'m> Cfg<'m> {
    /// Makes the graph of a function with a body.
    pub(crate) fn new(function: Function<'m>) -> Self {
        let blocks: SmallVec<[Block<'m>; 1]> = function.blocks().collect();
        // Most functions of some modules are one block, which no edge leads to.
        if let [_] = *blocks {
            return Self { blocks, emission_order: smallvec![0], is_reached: smallvec![true], ..Self::default() };
        }
        let mut is_reached: SmallVec<[bool; 1]> = smallvec![false; blocks.len()];
        let (mut emission_order, mut edges) = (SmallVec::with_capacity(blocks.len()), Vec::new());
        // The last block with an edge to each block, so that parallel edges are one.
        let mut last_predecessors = vec![usize::MAX; blocks.len()];
        let mut ready = BinaryHeap::new();
        if let Some(entry) = is_reached.first_mut() {
            *entry = true;
            ready.push(Reverse(0));
        }
        while let Some(Reverse(from)) = ready.pop() {
            emission_order.push(from);
            for successor in blocks[from].successors().rev() {
                let to = successor.index() as usize;
                if std::mem::replace(&mut last_predecessors[to], from) != from {
                    edges.push((from, to));
                }
                if !std::mem::replace(&mut is_reached[to], true) {
                    ready.push(Reverse(to));
                }
            }
        }
        // Each block came after one of its predecessors, and so after its dominators.
        let mut cfg = Self { blocks, emission_order, is_reached, edges, ..Self::default() };
        if !cfg.emission_order.is_sorted() {
            cfg.emission_order = cfg.dominators_first(|block| cfg.dominators().immediate(block));
        }
        cfg
    }

    /// Orders the blocks as they will be connected if control does not leave some of them. Each comes after its dominators in
    /// that graph, too; blocks that are no longer reached keep their dominators.
    pub(crate) fn reorder_without_edges_of(&mut self, ends: impl Fn(Block<'m>) -> bool) {
        let ends: Vec<bool> = (0..self.blocks.len()).map(|number| ends(self.blocks[number])).collect();
        let edges: Vec<_> = self.edges.iter().copied().filter(|(from, _)| !ends[*from]).collect();
        if edges.len() < self.edges.len() {
            let dominators = Dominators::new(&Digraph::from_edges(self.blocks.len(), &edges), 0);
            let immediate = |block| dominators.immediate(block).or_else(|| self.dominators().immediate(block));
            self.emission_order = self.dominators_first(immediate);
        }
    }

    /// Returns the blocks that the entry reaches in LLVM's order, but each after its immediate dominator.
    fn dominators_first(&self, immediate: impl Fn(usize) -> Option<usize>) -> SmallVec<[usize; 1]> {
        let mut order = SmallVec::with_capacity(self.emission_order.len());
        let mut is_placed = vec![false; self.blocks.len()];
        let mut chain = Vec::new();
        for block in (0..self.blocks.len()).filter(|block| self.is_reached[*block]) {
            let mut next = Some(block);
            while let Some(dominator) = next.filter(|block| !std::mem::replace(&mut is_placed[*block], true)) {
                chain.push(dominator);
                next = immediate(dominator);
            }
            order.extend(chain.drain(..).rev());
        }
        order
    }

    /// Returns the edges out of the blocks that the entry reaches. Parallel edges are one.
    ///
    /// The successors of a block are listed last first, so that a reverse postorder has the blocks that the first
    /// successor leads to before those of the second.
    pub(crate) fn graph(&self) -> &Digraph {
        self.graph.get_or_init(|| Digraph::from_edges(self.blocks.len(), &self.edges))
    }

    /// Returns the blocks that the entry reaches in the order they are emitted in.
    ///
    /// SPIR-V requires each block to appear after its immediate dominator (specification, section 2.4); LLVM does not.
    /// Blocks keep LLVM's order, but the dominators of a block that are not placed yet come right before it.
    ///
    /// Unreachable blocks are omitted: they never run, and no reachable block uses their results.
    pub(crate) fn emission_order(&self) -> impl Iterator<Item = Block<'m>> {
        self.emission_order.iter().map(|&number| self.blocks[number])
    }

    /// Returns the number of blocks.
    pub(crate) fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the block with a number.
    pub(crate) fn block(&self, number: usize) -> Block<'m> {
        self.blocks[number]
    }

    /// Returns the number of a block that the entry reaches; `None` for other blocks.
    pub(crate) fn number(&self, block: Block<'m>) -> Option<usize> {
        let number = block.index() as usize;
        (self.blocks.get(number) == Some(&block) && self.is_reached[number]).then_some(number)
    }

    /// Returns the dominators of the blocks that the entry reaches, found on first use.
    pub(crate) fn dominators(&self) -> &Dominators {
        self.dominators.get_or_init(|| Dominators::new(self.graph(), 0))
    }

    /// Returns all blocks in LLVM's order, also those that the entry does not reach.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = Block<'m>> {
        self.blocks.iter().copied()
    }

    /// Returns `true` if a block may run again after it has run. Blocks that the entry does not reach never run.
    pub(crate) fn is_in_cycle(&self, block: Block<'m>) -> bool {
        let cyclic = || {
            let components = Components::new(self.graph());
            (0..self.blocks.len()).map(|block| components.is_cyclic(self.graph(), block)).collect()
        };
        !self.edges.is_empty() && self.number(block).is_some_and(|number| self.is_in_cycle.get_or_init(cyclic)[number])
    }

    /// Returns `true` if `a` dominates `b`.
    pub(crate) fn dominates(&self, a: Block<'m>, b: Block<'m>) -> bool {
        let numbers = self.number(a).zip(self.number(b));
        // Of the entry it is known without the dominators of the others.
        numbers.is_some_and(|(a, b)| a == 0 || self.dominators().dominates(a, b))
    }
}
