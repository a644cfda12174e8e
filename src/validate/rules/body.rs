//! The body of a function: its blocks and which of them dominate others, and the positions of instructions in it.

use super::cx::Cx;
use crate::graph::{Digraph, Dominators};
use crate::spirv::grammar::Op;
use crate::spirv::view::{Block, Function, Instruction};
use crate::validate::violation::Violations;

const DOMINANCE: &str = "2.16.1";

/// The body of a function.
#[derive(Debug)]
pub(super) struct Body {
    /// The index of the function.
    pub(super) index: usize,
    pub(super) blocks: Vec<Block>,
    pub(super) dominators: Dominators,
    /// The predecessors of each block, in the order of the module; one for each edge.
    pub(super) predecessors: Digraph,
}

impl Body {
    pub(super) fn new(cx: &Cx<'_, '_>, index: usize, function: &Function) -> Self {
        let flow = cx.view.control_flow(function);
        let predecessors = flow.graph.reversed();
        let dominators = Dominators::with_predecessors(&flow.graph, &predecessors, 0);
        Self { index, predecessors, blocks: flow.blocks, dominators }
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
    pub(super) fn block(&self, cx: &Cx<'_, '_>, label: u32) -> Option<usize> {
        let offset = cx.view.definition_offset(label)?;
        let index = self.blocks.partition_point(|block| block.words.start < offset + 2);
        self.blocks.get(index).filter(|block| block.label == label).map(|_| index)
    }

    pub(super) fn is_reachable(&self, block: usize) -> bool {
        self.dominators.is_reached(block)
    }

    /// Checks that the definition at `offset` is available where an instruction uses it: before it in the same block, in a
    /// block that dominates it, or, for a block that cannot be reached, anywhere before it; a parameter, before it. Returns
    /// `true` if it is.
    pub(super) fn use_of(
        &self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'_>,
        at: usize,
        offset: usize,
        may_be_later: bool,
        found: &mut Violations,
    ) -> bool {
        if cx.op(inst.operands[at]) == Some(Op::Label) {
            return true;
        }
        let is_before = may_be_later || offset < inst.offset || inst.op == Op::Phi;
        let Some(from) = self.block_at(offset) else {
            // A parameter is before all blocks; debug instructions may stand before it.
            found.require(is_before, inst, DOMINANCE, || {
                format!("{} is defined after its use", cx.name(inst.operands[at]))
            });
            return is_before;
        };
        let user = match inst.op {
            Op::Phi => match inst.operands.get(at + 1).and_then(|&parent| self.block(cx, parent)) {
                Some(parent) => Some(parent),
                None => return true,
            },
            _ => self.block_at(inst.offset),
        };
        let Some(to) = user else {
            found.add(inst, DOMINANCE, "a declaration must not use what the function computes");
            return false;
        };
        let is_available = match from == to {
            true => is_before,
            false => self.dominators.dominates(from, to) || !self.is_reachable(to) && is_before,
        };
        found.require(is_available, inst, DOMINANCE, || {
            format!("the definition of {} does not dominate its use", cx.name(inst.operands[at]))
        });
        is_available
    }
}

/// The position of an instruction in a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct BodyPosition<'b> {
    pub(super) body: &'b Body,
    /// The offset of the label of its block.
    pub(super) block: usize,
}

/// Returns `true` if a definition in `function`, or outside of functions, is before the instruction, and no block with it
/// but the instruction's.
#[inline]
pub(super) fn precedes(
    offset: usize,
    function: Option<usize>,
    inst: &Instruction<'_>,
    position: Option<BodyPosition<'_>>,
) -> bool {
    match (function, position) {
        (None, _) => offset < inst.offset,
        (Some(function), Some(BodyPosition { body, block })) => {
            function == body.index && (block..inst.offset).contains(&offset)
        }
        (Some(_), None) => false,
    }
}
