//! Loops with hints (`!llvm.loop`) and their exits.
//!
//! SPIR-V attaches hints to a loop by `OpLoopMerge`, which names one merge block, where the loop exits to, and one
//! continue target, where its only back edge comes from (specification, section 2.11). A loop with several exit blocks
//! has no such form.
//!
//! Finding a loop takes the time of its body, so a block counts once for each loop with hints around it. All loops of a
//! function together take no more than a fixed number of steps for each of its blocks: hints may be dropped.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::graph::{Digraph, NaturalLoops};
use crate::llvm::{Block, MdNode, Opcode};
use crate::map::loop_controls::loop_hint;

use super::cfg::Cfg;

/// The steps that may be taken for each block of a function.
const STEPS_PER_BLOCK: usize = 32;

/// A loop with hints.
#[derive(Clone)]
pub(crate) struct Loop<'m> {
    /// The blocks that back edges come from; the first has the hints.
    pub(crate) latches: SmallVec<[Block<'m>; 1]>,
    /// The exit, if `OpLoopMerge` can name it.
    pub(crate) exit: Option<Exit<'m>>,
    /// `!llvm.loop`
    pub(crate) hints: MdNode<'m>,
}

/// The exit of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit<'m> {
    /// A block whose predecessors are all in the loop.
    Dedicated(Block<'m>),
    /// A critical edge, the only one that leaves the loop: its target has predecessors outside of the loop.
    CriticalEdge { from: Block<'m>, to: Block<'m> },
}

/// The loops with hints of a function.
#[derive(Default)]
pub(crate) struct Loops<'m>(FxHashMap<Block<'m>, Loop<'m>>);

impl<'m> Loops<'m> {
    /// Returns `true` if no loop has hints.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Finds the loops with hints.
    pub(super) fn new(cfg: &Cfg<'m>) -> Self {
        let hints = |block: Block<'m>| {
            let hints = block.terminator().value().metadata("llvm.loop").filter(|hints| has_hints(*hints))?;
            Some((block, hints))
        };
        let has_metadata = |block: &Block<'m>| block.terminator().value().has_metadata();
        let latches: Vec<_> = cfg.emission_order().filter(has_metadata).filter_map(hints).collect();
        let mut loops = Self::default();
        if latches.is_empty() {
            return loops;
        }
        let predecessors = cfg.graph().reversed();
        let mut finder = Finder::new(cfg, &predecessors);
        let mut exits = FxHashSet::default();
        for (latch, hints) in latches {
            let Some((header, latches, exit)) = finder.find(latch) else { continue };
            // A block can be the merge block of one loop only.
            let exit = exit.filter(|exit| match exit {
                Exit::Dedicated(block) => exits.insert(*block),
                Exit::CriticalEdge { .. } => true,
            });
            loops.0.entry(header).or_insert(Loop { latches, exit, hints });
        }
        loops
    }

    /// Returns the loop of which a block is the header.
    pub(crate) fn get(&self, header: Block<'m>) -> Option<Loop<'m>> {
        if self.0.is_empty() { None } else { self.0.get(&header).cloned() }
    }
}

/// Returns `true` if loop metadata has a known hint; debug information alone adds the locations of the loop.
fn has_hints(metadata: MdNode<'_>) -> bool {
    let nodes = (0..metadata.operand_count()).filter_map(|index| metadata.node(index));
    nodes.filter_map(|node| node.string(0)).any(|name| loop_hint(name).is_some())
}

struct Finder<'c, 'm> {
    cfg: &'c Cfg<'m>,
    predecessors: &'c Digraph,
    loops: NaturalLoops<'c>,
    steps_left: usize,
}

impl<'c, 'm> Finder<'c, 'm> {
    fn new(cfg: &'c Cfg<'m>, predecessors: &'c Digraph) -> Self {
        let steps_left = STEPS_PER_BLOCK * predecessors.len();
        Self { cfg, predecessors, loops: NaturalLoops::new(predecessors), steps_left }
    }

    /// Returns the header, the latches and the exit of the loop that has a back edge from `latch`.
    fn find(&mut self, latch: Block<'m>) -> Option<(Block<'m>, SmallVec<[Block<'m>; 1]>, Option<Exit<'m>>)> {
        let latch = self.cfg.number(latch)?;
        let dominators = self.cfg.dominators();
        let successors = self.cfg.graph().successors(latch).iter().copied();
        let headers: SmallVec<[usize; 2]> = successors.filter(|&header| dominators.dominates(header, latch)).collect();
        // Of two back edges from one block, the hints belong to that of the inner loop.
        let is_inner = |header: &usize| headers.iter().all(|&other| dominators.dominates(other, *header));
        let header = headers.iter().copied().find(is_inner)?;
        let predecessors = self.predecessors.successors(header);
        self.steps_left = self.steps_left.checked_sub(predecessors.len())?;
        let others =
            predecessors.iter().copied().filter(|&block| block != latch && dominators.dominates(header, block));
        let latches: SmallVec<[usize; 2]> = std::iter::once(latch).chain(others).collect();
        let body = self.loops.find(header, &latches, &mut self.steps_left)?;
        let exit = self.exit(&body);
        Some((self.cfg.block(header), latches.into_iter().map(|latch| self.cfg.block(latch)).collect(), exit))
    }

    /// Returns the exit of the loop that was found last.
    fn exit(&mut self, body: &[usize]) -> Option<Exit<'m>> {
        let mut exit: Option<(usize, usize)> = None;
        let mut edge_count = 0;
        for &from in body {
            for &to in self.cfg.graph().successors(from) {
                self.steps_left = self.steps_left.checked_sub(1)?;
                if self.loops.contains(to) {
                    continue;
                }
                if exit.is_some_and(|(_, other)| other != to) {
                    return None;
                }
                exit = Some((from, to));
                edge_count += 1;
            }
        }
        let (from, to) = exit?;
        let predecessors = self.predecessors.successors(to);
        self.steps_left = self.steps_left.checked_sub(predecessors.len())?;
        if predecessors.iter().all(|&block| self.loops.contains(block)) {
            return Some(Exit::Dedicated(self.cfg.block(to)));
        }
        let (from, to) = (self.cfg.block(from), self.cfg.block(to));
        let is_branch = from.terminator().opcode() == Opcode::Br;
        (edge_count == 1 && is_branch).then_some(Exit::CriticalEdge { from, to })
    }
}
