//! Control flow: dominators, phis, and the dominance of uses.

use std::cell::OnceCell;

use smallvec::{SmallVec, smallvec};

use super::{Verdict, require};
use crate::graph::{Digraph, Dominators};
use crate::ir::function::{Block, Function};
use crate::ir::inst::Inst;
use crate::ir::opcode::Opcode;
use crate::ir::values::{Value, ValueId};

/// The control flow of a function whose blocks have terminators.
pub(super) struct Dominance<'m> {
    function: Function<'m>,
    pub(super) graph: Digraph,
    pub(super) predecessors: Digraph,
    pub(super) dominators: Dominators,
    /// `true` for a block whose `invoke` has an edge to the normal destination that dominates the destination; computed for
    /// the first use that needs it.
    normal_edges: SmallVec<[OnceCell<bool>; 1]>,
}

impl<'m> Dominance<'m> {
    pub(super) fn new(function: Function<'m>) -> Self {
        let count = function.block_count() as usize;
        let edges_of = |block: Block<'m>| {
            let from = block.index() as usize;
            block.successors().map(move |to| (from, to.index() as usize))
        };
        let edges: Vec<(usize, usize)> = function.blocks().flat_map(edges_of).collect();
        let graph = Digraph::from_edges(count, &edges);
        let predecessors = graph.reversed();
        let dominators = Dominators::with_predecessors(&graph, &predecessors, 0);
        Self { function, graph, predecessors, dominators, normal_edges: smallvec![OnceCell::new(); count] }
    }

    pub(super) fn is_reached(&self, block: u32) -> bool {
        self.dominators.is_reached(block as usize)
    }

    /// Returns the predecessors of a block in increasing order, once for each edge.
    pub(super) fn predecessors_of(&self, block: u32) -> &[usize] {
        self.predecessors.successors(block as usize)
    }

    /// Checks that a phi has an entry for each edge to its block, equal entries for the edges from one block.
    pub(super) fn check_phi(&self, phi: Inst<'m>) -> Verdict {
        let predecessors = self.predecessors_of(phi.block().index());
        require(
            phi.incoming_count() as usize == predecessors.len(),
            "PHINode should have one entry for each predecessor of its parent basic block!",
        )?;
        let mut entries: SmallVec<[(usize, ValueId); 8]> =
            phi.incoming().map(|(value, block)| (block.index() as usize, value.id())).collect();
        entries.sort_unstable();
        let is_consistent = |pair: &[(usize, ValueId)]| pair[0].0 != pair[1].0 || pair[0].1 == pair[1].1;
        require(
            entries.windows(2).all(is_consistent),
            "PHI node has multiple entries for the same basic block with different incoming values!",
        )?;
        require(entries.iter().map(|(block, _)| block).eq(predecessors), "PHI node entries do not match predecessors!")
    }

    /// Checks that the operands of an instruction that are instructions dominate their uses.
    pub(super) fn check_uses(&self, user: Inst<'m>) -> Verdict {
        const MESSAGE: &str = "Instruction does not dominate all uses!";
        if user.opcode() == Opcode::Phi {
            return user.incoming().try_for_each(|(value, from)| match value.as_instruction() {
                Some(definition) => require(self.dominates_edge(definition, user, from.index()), MESSAGE),
                None => Ok(()),
            });
        }
        let (index, block) = (user.index(), user.block().index());
        for definition in user.operands().filter_map(Value::as_instruction) {
            if definition.index() == index {
                require(!self.is_reached(block), "Only PHI nodes may reference their own value!")?;
            } else {
                require(self.dominates_use(definition, index, block), MESSAGE)?;
            }
        }
        Ok(())
    }

    /// Returns `true` if a definition dominates an instruction that is no phi.
    fn dominates_use(&self, definition: Inst<'m>, user: u32, block: u32) -> bool {
        let defined_in = definition.block().index();
        if defined_in == block && definition.index() < user || !self.is_reached(block) {
            return true;
        }
        match definition.opcode() {
            Opcode::Invoke => self.invoke_dominates(definition, block),
            _ => defined_in != block && self.dominators.dominates(defined_in as usize, block as usize),
        }
    }

    /// Returns `true` if a definition dominates the end of the incoming block of a phi.
    fn dominates_edge(&self, definition: Inst<'m>, phi: Inst<'m>, from: u32) -> bool {
        let defined_in = definition.block().index();
        if !self.is_reached(from) {
            return true;
        }
        match definition.opcode() {
            Opcode::Invoke => {
                let normal = definition.successor(0).index();
                let is_on_edge = defined_in == from && normal == phi.block().index();
                is_on_edge || self.invoke_dominates(definition, from)
            }
            _ => self.dominators.dominates(defined_in as usize, from as usize),
        }
    }

    /// Returns `true` if the edge to the normal destination of an `invoke`, where its result is defined, dominates a block.
    fn invoke_dominates(&self, invoke: Inst<'m>, block: u32) -> bool {
        let (start, normal) = (invoke.block().index(), invoke.successor(0).index());
        if normal == invoke.successor(1).index() {
            // An invalid `invoke` has an error of its own.
            return true;
        }
        let is_dominating = self.normal_edges[start as usize].get_or_init(|| {
            let mut others = self.predecessors_of(normal).iter().filter(|&&from| from != start as usize);
            let dominates = |&from: &usize| self.dominators.dominates(normal as usize, from);
            self.is_reached(start) && others.all(dominates)
        });
        *is_dominating && self.dominators.dominates(normal as usize, block as usize)
    }

    /// Returns the function.
    pub(super) fn function(&self) -> Function<'m> {
        self.function
    }
}
