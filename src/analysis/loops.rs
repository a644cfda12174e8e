//! Loops with hints (`!llvm.loop`) and their exits.
//!
//! SPIR-V attaches hints to a loop by `OpLoopMerge`, which names one merge block, where the loop exits to, and one
//! continue target, where its only back edge comes from (specification, section 2.11). Of several exit blocks the merge
//! block is that of the latch, or else that of the header, as in the Khronos translator's modules: kernels need not have
//! structured control flow (section 2.16.2).
//!
//! Finding a loop takes the time of its body, so a block counts once for each loop with hints around it. All loops of a
//! function together take no more than a fixed number of steps for each of its blocks: hints may be dropped.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::cfg::Cfg;
use crate::graph::{Digraph, NaturalLoops};
use crate::ir::{Block, Inst, MdNode, Opcode};
use crate::map::loop_controls::{HintValue, LoopHint, loop_hint};
use crate::spirv::grammar::LoopControl;

/// The steps that may be taken for each block of a function.
const STEPS_PER_BLOCK: usize = 32;

/// A hint of a loop.
pub(crate) struct Hint<'m> {
    pub(crate) row: &'static LoopHint,
    /// The number after the name, for [`HintValue::Number`] (of 32 bits) and [`HintValue::Count`].
    pub(crate) number: i64,
    /// The nodes with the name, for [`HintValue::Arrays`].
    pub(crate) nodes: SmallVec<[MdNode<'m>; 1]>,
}

/// The hints in each `!llvm.loop` of a module. Loops may share one, so each is read once.
#[derive(Default)]
pub(crate) struct LoopHints<'m>(FxHashMap<MdNode<'m>, Option<Arc<[Hint<'m>]>>>);

impl<'m> LoopHints<'m> {
    /// Reads the hints of an instruction.
    pub(super) fn add_instruction(&mut self, inst: Inst<'m>) {
        if matches!(inst.opcode(), Opcode::Br | Opcode::Switch)
            && inst.value().has_metadata()
            && let Some(metadata) = inst.value().metadata("llvm.loop")
        {
            self.0.entry(metadata).or_insert_with(|| read_hints(metadata));
        }
    }

    /// Returns the hints of a terminator; debug information alone adds the locations of the loop.
    fn find(&self, terminator: Inst<'m>) -> Option<&Arc<[Hint<'m>]>> {
        if !terminator.value().has_metadata() {
            return None;
        }
        self.0.get(&terminator.value().metadata("llvm.loop")?)?.as_ref()
    }
}

/// Returns the known hints with an effect, at most one of each name; `None` if there are none.
fn read_hints(metadata: MdNode<'_>) -> Option<Arc<[Hint<'_>]>> {
    let mut hints = Vec::<Hint<'_>>::new();
    for node in (0..metadata.operand_count()).filter_map(|index| metadata.node(index)) {
        let Some(row) = node.string(0).and_then(loop_hint) else { continue };
        let number = node.int(1);
        let known = hints.iter_mut().find(|hint| hint.row.name == row.name);
        let has_effect = match row.value {
            HintValue::Truth | HintValue::Whole => number != Some(0),
            // A multiple of no iterations is none (specification, section 3.2.22).
            HintValue::Number => number.is_some_and(|number| {
                u32::try_from(number).is_ok() && (number > 0 || row.control != LoopControl::IterationMultiple)
            }),
            HintValue::Count(_) => number.is_some(),
            HintValue::Fixed(_) | HintValue::Arrays => true,
        };
        match (known, row.value) {
            _ if !has_effect => {}
            (Some(known), HintValue::Count(_)) => known.number = number.unwrap_or(0),
            (Some(known), HintValue::Arrays) => known.nodes.push(node),
            (Some(_), _) => {}
            (None, _) => hints.push(Hint { row, number: number.unwrap_or(0), nodes: SmallVec::from_elem(node, 1) }),
        }
    }
    (!hints.is_empty()).then(|| hints.into())
}

/// A loop with hints.
#[derive(Clone)]
pub(crate) struct Loop<'m> {
    /// The blocks that back edges come from; the first has the hints.
    pub(crate) latches: SmallVec<[Block<'m>; 1]>,
    /// The exit, if `OpLoopMerge` can name it.
    pub(crate) exit: Option<Exit<'m>>,
    /// `true` if the loop has other exit blocks, too.
    pub(crate) has_other_exits: bool,
    pub(crate) hints: Arc<[Hint<'m>]>,
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
    pub(super) fn new(cfg: &Cfg<'m>, hints: &LoopHints<'m>) -> Self {
        let with_hints = |block: Block<'m>| Some((block, hints.find(block.terminator())?.clone()));
        let latches: Vec<_> = match hints.0.is_empty() {
            true => Vec::new(),
            false => cfg.emission_order().filter_map(with_hints).collect(),
        };
        let mut loops = Self::default();
        if latches.is_empty() {
            return loops;
        }
        let predecessors = cfg.graph().reversed();
        let mut finder = Finder::new(cfg, &predecessors);
        let mut exits = FxHashSet::default();
        for (latch, hints) in latches {
            let Some(FoundLoop { header, latches, exit, has_other_exits }) = finder.find(latch) else { continue };
            // A block can be the merge block of one loop only.
            let exit = exit.filter(|exit| match exit {
                Exit::Dedicated(block) => exits.insert(*block),
                Exit::CriticalEdge { .. } => true,
            });
            loops.0.entry(header).or_insert(Loop { latches, exit, has_other_exits, hints });
        }
        loops
    }

    /// Returns the loop of which a block is the header.
    pub(crate) fn get(&self, header: Block<'m>) -> Option<Loop<'m>> {
        if self.0.is_empty() { None } else { self.0.get(&header).cloned() }
    }
}

/// A loop without its hints.
struct FoundLoop<'m> {
    header: Block<'m>,
    latches: SmallVec<[Block<'m>; 1]>,
    exit: Option<Exit<'m>>,
    has_other_exits: bool,
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

    /// Returns the loop that has a back edge from `latch`.
    fn find(&mut self, latch: Block<'m>) -> Option<FoundLoop<'m>> {
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
        let (exit, has_other_exits) = self.exit(&body, [latch, header]);
        let latches = latches.into_iter().map(|latch| self.cfg.block(latch)).collect();
        Some(FoundLoop { header: self.cfg.block(header), latches, exit, has_other_exits })
    }

    /// Returns the exit of the loop that was found last, and `true` if it has other exit blocks. Of several, the first of
    /// the `preferred` blocks that has one decides.
    fn exit(&mut self, body: &[usize], preferred: [usize; 2]) -> (Option<Exit<'m>>, bool) {
        let Some(edges) = self.exit_edges(body) else { return (None, false) };
        let Some(&(_, first)) = edges.first() else { return (None, false) };
        let has_other_exits = edges.iter().any(|&(_, to)| to != first);
        let target = match has_other_exits {
            false => Some(first),
            true => preferred.iter().find_map(|block| Some(edges.iter().find(|(from, _)| from == block)?.1)),
        };
        let exit = target.and_then(|target| {
            let from: SmallVec<[usize; 4]> =
                edges.iter().filter(|(_, to)| *to == target).map(|(from, _)| *from).collect();
            self.exit_to(target, &from)
        });
        (exit, has_other_exits)
    }

    /// Returns the edges that leave the loop that was found last; `None` if that takes too many steps.
    fn exit_edges(&mut self, body: &[usize]) -> Option<SmallVec<[(usize, usize); 4]>> {
        let mut edges = SmallVec::new();
        for &from in body {
            for &to in self.cfg.graph().successors(from) {
                self.steps_left = self.steps_left.checked_sub(1)?;
                if !self.loops.contains(to) {
                    edges.push((from, to));
                }
            }
        }
        Some(edges)
    }

    /// Returns the exit to the block `to`, from blocks of the loop that was found last.
    fn exit_to(&mut self, to: usize, from: &[usize]) -> Option<Exit<'m>> {
        let predecessors = self.predecessors.successors(to);
        self.steps_left = self.steps_left.checked_sub(predecessors.len())?;
        if predecessors.iter().all(|&block| self.loops.contains(block)) {
            return Some(Exit::Dedicated(self.cfg.block(to)));
        }
        let &[from] = from else { return None };
        let (from, to) = (self.cfg.block(from), self.cfg.block(to));
        (from.terminator().opcode() == Opcode::Br).then_some(Exit::CriticalEdge { from, to })
    }
}
