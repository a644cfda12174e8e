//! Merge instructions that metadata keeps, as `lift` writes it: of `OpSelectionMerge` and `OpLoopMerge`, which kernels need
//! not have (specification, section 2.16.2).
//!
//! Passes may have changed the blocks since the metadata was written, so what does not hold any more is ignored.

use rustc_hash::{FxHashMap, FxHashSet};

use super::cfg::Cfg;
use crate::graph::Digraph;
use crate::ir::{Block, MdNode, Opcode};
use crate::map::merges::{BLOCK, MERGE};
use crate::spirv::grammar::Op;

/// A merge instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Merge<'m> {
    Selection { merge: Block<'m>, control: u32 },
    Loop { merge: Block<'m>, continue_target: Block<'m> },
}

impl<'m> Merge<'m> {
    fn block(self) -> Block<'m> {
        match self {
            Self::Selection { merge, .. } | Self::Loop { merge, .. } => merge,
        }
    }
}

/// The merge instructions of a function, by header.
#[derive(Default)]
pub(crate) struct Merges<'m>(FxHashMap<Block<'m>, Merge<'m>>);

impl<'m> Merges<'m> {
    /// Reads the metadata of the terminators.
    pub(super) fn new(cfg: &Cfg<'m>) -> Self {
        let Some(first) = cfg.emission_order().next() else { return Self::default() };
        let module = first.function().module();
        let [merge_kind, block_kind] = [MERGE, BLOCK].map(|name| module.attachment_kind(name));
        if !merge_kind.is_known() {
            return Self::default();
        }
        let (mut headers, mut blocks) = (Vec::new(), FxHashMap::<MdNode<'m>, Option<Block<'m>>>::default());
        for block in cfg.emission_order() {
            let terminator = block.terminator().value();
            if !terminator.has_metadata() {
                continue;
            }
            headers.extend(terminator.attached(merge_kind).map(|node| (block, node)));
            if let Some(node) = terminator.attached(block_kind) {
                // A block that was duplicated is none of the two.
                blocks.entry(node).and_modify(|known| *known = None).or_insert(Some(block));
            }
        }
        if headers.is_empty() {
            return Self::default();
        }
        let reader = Reader { cfg, predecessors: cfg.graph().reversed(), blocks };
        let (mut merges, mut named) = (Self::default(), FxHashSet::default());
        for (header, node) in headers {
            // A block can be the merge block of one header only.
            if let Some(merge) = reader.read(header, node).filter(|merge| named.insert(merge.block())) {
                merges.0.insert(header, merge);
            }
        }
        merges
    }

    /// Returns the merge instruction of a header.
    pub(crate) fn get(&self, header: Block<'m>) -> Option<Merge<'m>> {
        if self.0.is_empty() { None } else { self.0.get(&header).copied() }
    }

    /// Returns `true` if the function has none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

struct Reader<'c, 'm> {
    cfg: &'c Cfg<'m>,
    predecessors: Digraph,
    blocks: FxHashMap<MdNode<'m>, Option<Block<'m>>>,
}

impl<'m> Reader<'_, 'm> {
    fn block(&self, node: MdNode<'m>, operand: u32) -> Option<Block<'m>> {
        *self.blocks.get(&node.node(operand)?)?
    }

    /// Returns the merge instruction if the structure that it describes is there.
    fn read(&self, header: Block<'m>, node: MdNode<'m>) -> Option<Merge<'m>> {
        let number = |operand: u32| node.int(operand).and_then(|number| u32::try_from(number).ok());
        let merge = self.block(node, 1).filter(|merge| *merge != header && self.cfg.dominates(header, *merge))?;
        let successors: Vec<Block<'m>> = header.successors().collect();
        match Op(u16::try_from(number(0)?).ok()?) {
            Op::SelectionMerge => {
                let is_selection = match header.terminator().opcode() {
                    Opcode::Br => matches!(successors[..], [yes, no] if yes != no),
                    opcode => opcode == Opcode::Switch,
                };
                is_selection.then_some(Merge::Selection { merge, control: number(2)? })
            }
            Op::LoopMerge => {
                let continue_target = self.block(node, 2)?;
                let cfg = self.cfg;
                let own = cfg.number(header)?;
                let predecessors = self.predecessors.successors(own).iter();
                let mut latches = predecessors.filter(|&&from| cfg.dominators().dominates(own, from));
                let latch = cfg.block(*latches.next()?);
                let is_loop = header.terminator().opcode() == Opcode::Br
                    && latches.next().is_none()
                    && continue_target != merge
                    && cfg.dominates(header, continue_target)
                    && cfg.dominates(continue_target, latch)
                    && !cfg.dominates(merge, latch);
                is_loop.then_some(Merge::Loop { merge, continue_target })
            }
            _ => None,
        }
    }
}
