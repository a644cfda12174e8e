//! What `llvm.stacksave` and `llvm.stackrestore` are where a saved state can be restored once.
//!
//! LLVM goes back to a state as often as it likes. SPV_INTEL_variable_length_array lets each saved state be restored at
//! most once, the newest first, and wants it named directly. So what an `llvm.stacksave` returns is called a *level*
//! here, and one saved state after the other holds it: at first the one saved in its place; restoring uses that up, and
//! the next is saved right behind; and where paths meet that hold the level in different states, one is saved there.
//! Each restore then names the only state that can hold its level, whichever way it was reached.
//!
//! Nothing is ever freed too early: a later state of a level has at least as much below it as an earlier one. Where it
//! has more, because memory was allocated on the way to where paths meet, that memory stays, and so does all memory of
//! a level that is gone because an older one was restored before; [`Restore`] tells.
//!
//! The levels held at a place, the oldest first, are worked out block by block until nothing changes. A level that is
//! not restored any more is forgotten at the next block, so there are few of them.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::llvm::{Block, Function, Inst, Value};

use super::allocas::{is_dynamic, is_stack_restore, is_stack_save, saved_state};

/// Where a state is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Save<'m> {
    /// In place of an `llvm.stacksave`.
    Own(Value<'m>),
    /// Behind an `llvm.stackrestore`.
    Behind(Value<'m>),
    /// At the head of a block, for the level of an `llvm.stacksave`.
    Head(Block<'m>, Value<'m>),
}

/// What an `llvm.stackrestore` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Restore<'m> {
    /// It frees all that LLVM frees.
    Whole(Save<'m>),
    /// It frees what was allocated since paths met; what they had allocated before stays.
    Part(Save<'m>),
    /// It frees nothing: an older level may be restored already.
    OutOfOrder,
    /// It frees nothing: which level it restores cannot be told.
    Unknown,
}

/// The saved states of one function.
#[derive(Default)]
pub(crate) struct StackStates<'m> {
    restores: FxHashMap<Value<'m>, Restore<'m>>,
    behind: FxHashSet<Value<'m>>,
    heads: FxHashMap<Block<'m>, SmallVec<[Value<'m>; 1]>>,
}

impl<'m> StackStates<'m> {
    /// Those of a function with arrays of variable length.
    pub(crate) fn of(function: Function<'m>) -> Self {
        let flow = Flow::of(function);
        let mut states = Self::default();
        if flow.restored.is_empty() {
            return states;
        }
        for (restore, answer) in Walk::new(&flow).finish() {
            states.use_save(answer);
            states.restores.insert(restore, answer);
        }
        // The older level is saved first.
        let age = |level: &Value<'m>| flow.ages.get(level).copied();
        #[expect(clippy::iter_over_hash_type, reason = "each block's levels are sorted for themselves")]
        for levels in states.heads.values_mut() {
            levels.sort_by_key(age);
        }
        states
    }

    fn use_save(&mut self, restore: Restore<'m>) {
        match restore {
            Restore::Whole(Save::Behind(before)) | Restore::Part(Save::Behind(before)) => {
                self.behind.insert(before);
            }
            Restore::Whole(Save::Head(block, level)) | Restore::Part(Save::Head(block, level)) => {
                let levels = self.heads.entry(block).or_default();
                if !levels.contains(&level) {
                    levels.push(level);
                }
            }
            Restore::Whole(Save::Own(_)) | Restore::Part(Save::Own(_)) | Restore::OutOfOrder | Restore::Unknown => {}
        }
    }

    /// What an `llvm.stackrestore` in a reachable block does.
    pub(crate) fn restore(&self, restore: Inst<'m>) -> Restore<'m> {
        self.restores.get(&restore.value()).copied().unwrap_or(Restore::Unknown)
    }

    /// Whether a state is to be saved behind an `llvm.stackrestore`.
    pub(crate) fn saves_behind(&self, restore: Inst<'m>) -> bool {
        self.behind.contains(&restore.value())
    }

    /// The levels whose states are to be saved at the head of a block, the oldest first.
    pub(crate) fn saved_at(&self, block: Block<'m>) -> &[Value<'m>] {
        self.heads.get(&block).map_or(&[], SmallVec::as_slice)
    }
}

/// What happens to the stack.
#[derive(Clone, Copy)]
enum Event<'m> {
    Saves(Value<'m>),
    /// The `llvm.stackrestore` and the level.
    Restores(Value<'m>, Value<'m>),
    Allocates,
}

/// What the blocks of a function do, and which levels are still restored behind their heads.
struct Flow<'m> {
    blocks: Vec<BlockFlow<'m>>,
    /// The levels that are restored, by the place of their saves in the order of blocks.
    ages: FxHashMap<Value<'m>, usize>,
    /// The levels that are restored, from the oldest on, and the blocks that restore them.
    restored: IndexMap<Value<'m>, SmallVec<[usize; 2]>, FxBuildHasher>,
}

struct BlockFlow<'m> {
    block: Block<'m>,
    events: SmallVec<[Event<'m>; 2]>,
    predecessors: SmallVec<[usize; 2]>,
    /// The levels that may be restored from here on without being saved anew.
    live: SmallVec<[Value<'m>; 2]>,
}

impl<'m> Flow<'m> {
    fn of(function: Function<'m>) -> Self {
        let order = reverse_postorder(function);
        let positions: FxHashMap<Block<'m>, usize> =
            order.iter().enumerate().map(|(position, block)| (*block, position)).collect();
        let blocks = order.iter().map(|block| BlockFlow {
            block: *block,
            events: SmallVec::new(),
            predecessors: SmallVec::new(),
            live: SmallVec::new(),
        });
        let mut flow = Self { blocks: blocks.collect(), ages: FxHashMap::default(), restored: IndexMap::default() };
        for (position, block) in order.iter().enumerate() {
            for successor in block.successors() {
                let Some(successor) = positions.get(&successor) else { continue };
                let predecessors = &mut flow.blocks[*successor].predecessors;
                if predecessors.last() != Some(&position) {
                    predecessors.push(position);
                }
            }
            block.instructions().for_each(|inst| flow.note(position, inst));
        }
        flow.find_live();
        flow
    }

    fn note(&mut self, position: usize, inst: Inst<'m>) {
        let event = if is_stack_save(inst) {
            self.ages.insert(inst.value(), self.ages.len());
            Event::Saves(inst.value())
        } else if is_stack_restore(inst) {
            let Some(save) = saved_state(inst.argument(0)) else { return };
            self.restored.entry(save.value()).or_default().push(position);
            Event::Restores(inst.value(), save.value())
        } else if is_dynamic(inst) {
            Event::Allocates
        } else {
            return;
        };
        self.blocks[position].events.push(event);
    }

    /// A level is live at the head of a block that restores it without saving it first, and at that of each
    /// predecessor that does not save it.
    fn find_live(&mut self) {
        for (&level, restoring) in &self.restored {
            let blocks = &mut self.blocks;
            let mut next: Vec<usize> =
                restoring.iter().copied().filter(|block| blocks[*block].restores_first(level)).collect();
            while let Some(block) = next.pop() {
                // Levels come one after the other, so one that is there already is the last.
                if blocks[block].live.last() == Some(&level) {
                    continue;
                }
                blocks[block].live.push(level);
                next.extend(blocks[block].predecessors.iter().copied().filter(|before| !blocks[*before].saves(level)));
            }
        }
    }
}

/// The blocks that the entry reaches, each before its successors wherever there is no loop.
fn reverse_postorder<'m>(function: Function<'m>) -> Vec<Block<'m>> {
    let mut order = Vec::new();
    let mut seen = FxHashSet::default();
    let mut path: Vec<(Block<'m>, SmallVec<[Block<'m>; 2]>)> = Vec::new();
    let mut next = function.entry_block();
    loop {
        if let Some(block) = next.take().filter(|block| seen.insert(*block)) {
            path.push((block, block.successors().collect()));
        }
        let Some((block, successors)) = path.last_mut() else { break };
        next = successors.pop();
        if next.is_none() {
            order.push(*block);
            path.pop();
        }
    }
    order.reverse();
    order
}

impl<'m> BlockFlow<'m> {
    fn saves(&self, level: Value<'m>) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Saves(saved) if *saved == level))
    }

    fn restores_first(&self, level: Value<'m>) -> bool {
        let concerned = self.events.iter().find(|event| match event {
            Event::Saves(other) | Event::Restores(_, other) => *other == level,
            Event::Allocates => false,
        });
        matches!(concerned, Some(Event::Restores(..)))
    }
}

/// A level that is held at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held<'m> {
    level: Value<'m>,
    save: Save<'m>,
    /// Whether memory was allocated between this state and the next newer one, or the place.
    grown: bool,
}

type Stack<'m> = SmallVec<[Held<'m>; 4]>;

/// The levels at every block.
struct Walk<'f, 'm> {
    flow: &'f Flow<'m>,
    /// The levels for which states are saved at heads of blocks, and whether what was allocated before is left behind.
    heads: FxHashMap<(usize, Value<'m>), bool>,
    /// Those at the end of each block; `None` where the walk has not been yet.
    out: Vec<Option<Stack<'m>>>,
}

/// Times that the walk starts again before it is given up: once for each state saved where a loop starts.
const MOST_WALKS: usize = 100;

impl<'f, 'm> Walk<'f, 'm> {
    fn new(flow: &'f Flow<'m>) -> Self {
        Self { flow, heads: FxHashMap::default(), out: Vec::new() }
    }

    /// What each `llvm.stackrestore` of a known level does.
    fn finish(mut self) -> Vec<(Value<'m>, Restore<'m>)> {
        for _ in 0..MOST_WALKS {
            self.out = vec![None; self.flow.blocks.len()];
            self.heads.values_mut().for_each(|left| *left = false);
            if self.settle() {
                return self.answers();
            }
        }
        let restores = |event: &Event<'m>| match event {
            Event::Restores(restore, _) => Some((*restore, Restore::OutOfOrder)),
            Event::Saves(_) | Event::Allocates => None,
        };
        self.flow.blocks.iter().flat_map(|block| block.events.iter().filter_map(restores)).collect()
    }

    /// Walks until nothing changes; whether no state was found that a loop has to save where it starts. What was found
    /// before on the way into that loop is no longer true then.
    fn settle(&mut self) -> bool {
        loop {
            let mut changed = false;
            for block in 0..self.flow.blocks.len() {
                let known = self.heads.len();
                let mut stack = self.enter(block);
                if self.heads.len() > known && self.closes_loop(block) {
                    return false;
                }
                self.pass(block, &mut stack, |_, _| {});
                if self.out[block].as_ref() != Some(&stack) {
                    self.out[block] = Some(stack);
                    changed = true;
                }
            }
            if !changed {
                return true;
            }
        }
    }

    /// Whether the walk has come to `block` by a branch back.
    fn closes_loop(&self, block: usize) -> bool {
        self.flow.blocks[block].predecessors.iter().any(|before| *before >= block && self.out[*before].is_some())
    }

    /// What is held at the head of a block.
    fn enter(&mut self, block: usize) -> Stack<'m> {
        let flow = &self.flow.blocks[block];
        let live = |predecessor: &usize| Some(only(self.out[*predecessor].as_ref()?, &flow.live));
        let incoming: SmallVec<[Stack<'m>; 2]> = flow.predecessors.iter().filter_map(live).collect();
        let Some(first) = incoming.first() else { return Stack::new() };
        // Levels count as far as all agree on them, and their states.
        let is_level = |at: usize, level: Value<'m>| {
            incoming.iter().all(|one| one.get(at).is_some_and(|held| held.level == level))
        };
        let common = (0..first.len()).take_while(|at| is_level(*at, first[*at].level)).count();
        let is_same = |at: usize| {
            !self.heads.contains_key(&(block, first[at].level))
                && incoming.iter().all(|one| one[at].save == first[at].save)
        };
        let same = (0..common).take_while(|at| is_same(*at)).count();
        let grown = |from: usize| incoming.iter().any(|one| one.iter().skip(from).any(|held| held.grown));
        let mut stack = Stack::new();
        for (at, held) in first.iter().enumerate().take(common) {
            if at < same {
                let last = at + 1 == same;
                let grown = if last { grown(at) } else { incoming.iter().any(|one| one[at].grown) };
                stack.push(Held { grown, ..*held });
            } else {
                let left = grown(at);
                *self.heads.entry((block, held.level)).or_default() |= left;
                stack.push(Held { level: held.level, save: Save::Head(flow.block, held.level), grown: false });
            }
        }
        stack
    }

    /// Goes through a block, and tells which state each restore finds.
    fn pass(&self, block: usize, stack: &mut Stack<'m>, mut tell: impl FnMut(Value<'m>, Option<Save<'m>>)) {
        for event in &self.flow.blocks[block].events {
            match *event {
                Event::Saves(level) => {
                    // What held the level before, in the pass of a loop before, is never restored now.
                    if self.flow.blocks[block].live.contains(&level) {
                        stack.retain(|held| held.level != level);
                    }
                    stack.push(Held { level, save: Save::Own(level), grown: false });
                }
                Event::Allocates => {
                    if let Some(newest) = stack.last_mut() {
                        newest.grown = true;
                    }
                }
                Event::Restores(restore, level) => {
                    let place = stack.iter().rposition(|held| held.level == level);
                    tell(restore, place.map(|place| stack[place].save));
                    if let Some(place) = place {
                        stack.truncate(place);
                        stack.push(Held { level, save: Save::Behind(restore), grown: false });
                    }
                }
            }
        }
    }

    fn answers(mut self) -> Vec<(Value<'m>, Restore<'m>)> {
        let positions: FxHashMap<Block<'m>, usize> =
            self.flow.blocks.iter().enumerate().map(|(position, flow)| (flow.block, position)).collect();
        let mut answers = Vec::new();
        for block in 0..self.flow.blocks.len() {
            let mut stack = self.enter(block);
            self.pass(block, &mut stack, |restore, save| {
                let answer = match save {
                    None => Restore::OutOfOrder,
                    Some(Save::Head(block, level)) if self.heads.get(&(positions[&block], level)) == Some(&true) => {
                        Restore::Part(Save::Head(block, level))
                    }
                    Some(save) => Restore::Whole(save),
                };
                answers.push((restore, answer));
            });
        }
        answers
    }
}

/// The levels of `stack` that are in `live`.
fn only<'m>(stack: &Stack<'m>, live: &[Value<'m>]) -> Stack<'m> {
    let mut kept = Stack::new();
    for held in stack {
        if live.contains(&held.level) {
            kept.push(*held);
        } else if let Some(below) = kept.last_mut() {
            below.grown |= held.grown;
        }
    }
    kept
}
