//! The loops that metadata says something of (`!llvm.loop`), and their shapes.
//!
//! SPIR-V says it of a loop in the form that structured control flow has: one way in, one branch back, one way out
//! (specification, section 2.11). What a loop is follows from the branch back, which has the metadata: the block it goes
//! to and all from which the branch is reached without passing there. In the order blocks are written in, every
//! block of a loop comes behind its header, so a walk that leaves a loop backwards is noticed at once.
//!
//! Each walk takes the time of its loop, so a block counts as often as loops with hints are nested around it. All walks
//! of a function together take no more than a fixed number of steps for each of its blocks: hints may be dropped.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::llvm::{Block, MdNode, Opcode};

/// Steps of all walks for each block of the function.
const STEPS_A_BLOCK: usize = 32;

/// A loop with hints.
#[derive(Clone, Copy)]
pub(crate) struct Loop<'m> {
    /// Where the branch back comes from.
    pub(crate) latch: Block<'m>,
    /// The way out; `None` if there are several, or none, or another way in.
    pub(crate) exit: Option<Exit<'m>>,
    /// `!llvm.loop`
    pub(crate) hints: MdNode<'m>,
}

/// The way out of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit<'m> {
    /// To a block that is reached from the loop only.
    Own(Block<'m>),
    /// From one block to one that is reached from elsewhere too.
    Shared { from: Block<'m>, to: Block<'m> },
}

/// The loops of a function with hints, by their headers.
pub(crate) type Loops<'m> = FxHashMap<Block<'m>, Loop<'m>>;

/// Finds the loops with hints among blocks in the order they are written in.
pub(crate) fn find<'m>(order: &[Block<'m>]) -> Loops<'m> {
    let hints = |block: &Block<'m>| Some((*block, block.terminator().value().metadata("llvm.loop")?));
    let has_hints = |block: &&Block<'m>| block.terminator().value().has_metadata();
    let latches: Vec<_> = order.iter().filter(has_hints).filter_map(hints).collect();
    if latches.is_empty() {
        return Loops::default();
    }
    let mut finder = Finder::new(order);
    let mut loops = Loops::default();
    let mut exits = FxHashSet::default();
    for (latch, hints) in latches {
        let Some((header, exit)) = finder.shape(latch) else { continue };
        // Two loops cannot end at one place.
        let exit = exit.filter(|exit| match exit {
            Exit::Own(block) => exits.insert(*block),
            Exit::Shared { .. } => true,
        });
        loops.entry(header).or_insert(Loop { latch, exit, hints });
    }
    loops
}

struct Finder<'o, 'm> {
    order: &'o [Block<'m>],
    positions: FxHashMap<Block<'m>, usize>,
    predecessors: Vec<SmallVec<[usize; 2]>>,
    /// The walk in which each block was seen last.
    seen: Vec<usize>,
    walk: usize,
    steps_left: usize,
}

impl<'o, 'm> Finder<'o, 'm> {
    fn new(order: &'o [Block<'m>]) -> Self {
        let positions: FxHashMap<_, _> = order.iter().enumerate().map(|(position, block)| (*block, position)).collect();
        let mut predecessors = vec![SmallVec::<[usize; 2]>::new(); order.len()];
        for (position, block) in order.iter().enumerate() {
            for successor in block.successors() {
                let Some(successor) = positions.get(&successor) else { continue };
                if predecessors[*successor].last() != Some(&position) {
                    predecessors[*successor].push(position);
                }
            }
        }
        let (seen, steps_left) = (vec![0; order.len()], STEPS_A_BLOCK * order.len());
        Self { order, positions, predecessors, seen, walk: 0, steps_left }
    }

    /// The header and the way out of the loop that `latch` closes.
    fn shape(&mut self, latch: Block<'m>) -> Option<(Block<'m>, Option<Exit<'m>>)> {
        let latch = *self.positions.get(&latch)?;
        let successors = self.order[latch].successors().filter_map(|block| self.positions.get(&block).copied());
        let mut headers: SmallVec<[usize; 2]> = successors.filter(|position| *position <= latch).collect();
        // Of two loops that a branch closes the inner one is meant.
        headers.sort_unstable_by(|a, b| b.cmp(a));
        headers.truncate(2);
        let (header, body) = headers.into_iter().find_map(|header| Some((header, self.body(header, latch)?)))?;
        let goes_back = self.predecessors[header].iter().filter(|block| self.seen[**block] == self.walk);
        let exit = if goes_back.count() == 1 { self.exit(&body) } else { None };
        Some((self.order[header], exit))
    }

    /// The blocks of a loop, which are those seen last; `None` if it has another way in.
    fn body(&mut self, header: usize, latch: usize) -> Option<Vec<usize>> {
        self.walk += 1;
        self.seen[header] = self.walk;
        let mut body = vec![header];
        let mut next = 1;
        if latch != header {
            self.seen[latch] = self.walk;
            body.push(latch);
        }
        while let Some(&block) = body.get(next) {
            next += 1;
            for &predecessor in &self.predecessors[block] {
                self.steps_left = self.steps_left.checked_sub(1)?;
                if predecessor < header {
                    return None;
                }
                if self.seen[predecessor] != self.walk {
                    self.seen[predecessor] = self.walk;
                    body.push(predecessor);
                }
            }
        }
        Some(body)
    }

    fn exit(&mut self, body: &[usize]) -> Option<Exit<'m>> {
        let mut way: Option<(usize, usize)> = None;
        let mut ways = 0;
        for &from in body {
            for successor in self.order[from].successors() {
                self.steps_left = self.steps_left.checked_sub(1)?;
                let to = *self.positions.get(&successor)?;
                if self.seen[to] == self.walk {
                    continue;
                }
                if way.is_some_and(|(_, other)| other != to) {
                    return None;
                }
                way = Some((from, to));
                ways += 1;
            }
        }
        let (from, to) = way?;
        self.steps_left = self.steps_left.checked_sub(self.predecessors[to].len())?;
        if self.predecessors[to].iter().all(|block| self.seen[*block] == self.walk) {
            return Some(Exit::Own(self.order[to]));
        }
        let (from, to) = (self.order[from], self.order[to]);
        let is_branch = from.terminator().opcode() == Opcode::Br;
        (ways == 1 && is_branch).then_some(Exit::Shared { from, to })
    }
}
