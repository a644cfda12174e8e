//! Stack checkpoints: the `OpSaveMemoryINTEL` that each `llvm.stackrestore` restores.
//!
//! In LLVM a result of `llvm.stacksave` may be restored any number of times, in any order. In
//! SPV_INTEL_variable_length_array each execution of `OpSaveMemoryINTEL` creates a *checkpoint*, which
//! `OpRestoreMemoryINTEL` takes at most once, the newest first. So each *saved pointer* (the result of an
//! `llvm.stacksave`, or a phi or select of such results) is a variable here, whose value is its *live checkpoint*:
//!
//! - an `llvm.stacksave` becomes an `OpSaveMemoryINTEL`, the first checkpoint of the saved pointer;
//! - a restore consumes the checkpoint; if the saved pointer may be restored again, the next checkpoint is saved
//!   directly after the restore, when the stack is as it was at the first;
//! - every newer saved pointer that may be restored later then has that checkpoint too, as its own is consumed
//!   ([`order`]);
//! - where paths meet on which a saved pointer has different checkpoints, a phi chooses ([`reaching`]).
//!
//! So every restore frees the same memory as in LLVM, on every path.
//!
//! The time is linear in the blocks where saved pointers are live, counted for each saved pointer.

mod order;
mod reaching;
mod restore_flow;
mod saved;
mod slots;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use crate::analysis::callees::Callees;
use crate::analysis::cfg::Cfg;
use crate::ir::{Block, Inst, Value};

use order::{Move, Order};
use reaching::{Definition, Variable};
use restore_flow::{END, Point, RestoreFlow};
use saved::{Saved, SavedId, SavedKind, SavedPointers};

pub(crate) use saved::Untraced;

/// Index into the checkpoints of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CheckpointId(usize);

/// The definition of a checkpoint.
#[derive(Clone, Debug)]
pub(crate) enum Checkpoint<'m> {
    /// Saved by an `llvm.stacksave`.
    Saved,
    /// Saved after an `llvm.stackrestore`.
    Resaved,
    /// Chosen at the head of a block, by the predecessor.
    Merge(Operands<'m>),
    /// Chosen by the condition of a `select`, which is the first operand.
    Select(Value<'m>, [CheckpointId; 2]),
    /// Chosen after a restore: `resaved` if `old` was not saved before `restored`, else `old`.
    Newer { restored: CheckpointId, resaved: CheckpointId, old: CheckpointId },
    /// None; a saved pointer with it is never restored.
    Undefined,
}

/// The operands of a merge, by predecessors.
pub(crate) type Operands<'m> = IndexMap<Block<'m>, CheckpointId, FxBuildHasher>;

/// The lowering of an `llvm.stackrestore`.
#[derive(Clone, Debug)]
pub(crate) struct Restore {
    pub(crate) checkpoint: CheckpointId,
    /// The checkpoint to save directly after the restore.
    pub(crate) resaved: Option<CheckpointId>,
    /// The checkpoints to choose after that, all of them [`Checkpoint::Newer`].
    pub(crate) newer: SmallVec<[CheckpointId; 1]>,
}

/// The checkpoints of one function.
#[derive(Default)]
pub(crate) struct Checkpoints<'m> {
    all: Vec<Checkpoint<'m>>,
    /// The checkpoints of `llvm.stacksave` and `select` instructions.
    own: FxHashMap<Value<'m>, CheckpointId>,
    merges: FxHashMap<Block<'m>, SmallVec<[CheckpointId; 1]>>,
    restores: FxHashMap<Value<'m>, Restore>,
    /// The first restore whose pointer cannot be traced back; the function's checkpoints are not known then.
    pub(crate) untraced: Option<(Inst<'m>, Untraced<'m>)>,
    /// `true` if some checkpoints are [`Checkpoint::Newer`].
    pub(crate) compares_age: bool,
}

impl<'m> Checkpoints<'m> {
    /// Finds the checkpoints of a function with variable-length arrays.
    pub(super) fn new(callees: &Callees<'m>, cfg: &Cfg<'m>) -> Self {
        let flow = RestoreFlow::new(callees, cfg);
        let mut checkpoints = Self::default();
        if flow.restores.is_empty() {
            return checkpoints;
        }
        let mut pointers = SavedPointers::new(callees, &flow);
        let mut restored = Vec::new();
        for site in &flow.restores {
            match pointers.trace(site.inst.argument(0)) {
                Ok(pointer) => restored.push(pointer),
                Err(untraced) => {
                    checkpoints.untraced = Some((site.inst, untraced));
                    return checkpoints;
                }
            }
        }
        let builder = Builder {
            flow: &flow,
            saved: &pointers.all,
            restored: &restored,
            checkpoints,
            variables: Vec::new(),
            merges: FxHashMap::default(),
        };
        builder.build()
    }

    /// Returns the definition of a checkpoint.
    pub(crate) fn get(&self, id: CheckpointId) -> &Checkpoint<'m> {
        &self.all[id.0]
    }

    /// Returns the checkpoint of an `llvm.stacksave` or a `select`, if a restore needs it.
    pub(crate) fn own(&self, inst: Inst<'m>) -> Option<CheckpointId> {
        self.own.get(&inst.value()).copied()
    }

    /// Returns the checkpoints that are chosen at the head of a block, all of them [`Checkpoint::Merge`].
    pub(crate) fn merges(&self, block: Block<'m>) -> &[CheckpointId] {
        self.merges.get(&block).map_or(&[], SmallVec::as_slice)
    }

    /// Returns the predecessors that a [`Checkpoint::Merge`] chooses by.
    pub(crate) fn predecessors(&self, merge: CheckpointId) -> impl Iterator<Item = Block<'m>> {
        let operands = match self.get(merge) {
            Checkpoint::Merge(operands) => Some(operands),
            _ => None,
        };
        operands.into_iter().flat_map(|operands| operands.keys().copied())
    }

    /// Returns the lowering of an `llvm.stackrestore` that the entry reaches, if all can be traced back.
    pub(crate) fn restore(&self, restore: Inst<'m>) -> Option<&Restore> {
        self.restores.get(&restore.value())
    }
}

/// Assigns checkpoints to saved pointers.
struct Builder<'b, 'm> {
    flow: &'b RestoreFlow<'b, 'm>,
    saved: &'b [Saved<'m>],
    /// The saved pointer of each restore.
    restored: &'b [SavedId],
    checkpoints: Checkpoints<'m>,
    /// The checkpoints of each saved pointer; `None` if it only has that of its definition, which has its number.
    variables: Vec<Option<Variable<CheckpointId>>>,
    /// The merges of saved pointers, by the pointer and the block.
    merges: FxHashMap<(SavedId, usize), CheckpointId>,
}

/// A checkpoint that may be the one saved after a restore.
struct Newer {
    restore: usize,
    pointer: SavedId,
    resaved: CheckpointId,
    checkpoint: CheckpointId,
}

impl<'m> Builder<'_, 'm> {
    fn build(mut self) -> Checkpoints<'m> {
        self.checkpoints.all = vec![Checkpoint::Undefined; self.saved.len()];
        let moves = Order::new(self.flow, self.saved, self.restored).moves();
        let mut definitions: Vec<Vec<(Point, CheckpointId)>> = vec![Vec::new(); self.saved.len()];
        let mut newer = Vec::new();
        let mut resaved = vec![None; self.restored.len()];
        for (restore, moves) in moves.iter().enumerate().filter(|(_, moves)| !moves.is_empty()) {
            let saved = self.add(Checkpoint::Resaved);
            resaved[restore] = Some(saved);
            for &(pointer, how) in moves {
                let mut checkpoint = saved;
                if how == Move::IfNotOlder {
                    checkpoint = self.add(Checkpoint::Undefined);
                    newer.push(Newer { restore, pointer, resaved: saved, checkpoint });
                }
                definitions[pointer].push((self.flow.restores[restore].point, checkpoint));
            }
        }
        self.checkpoints.compares_age = !newer.is_empty();
        self.find_variables(definitions, &newer);
        self.define_merges();
        self.define_pointers();
        self.define_restores(&resaved);
        self.define_newer(newer);
        self.checkpoints
    }

    fn add(&mut self, checkpoint: Checkpoint<'m>) -> CheckpointId {
        self.checkpoints.all.push(checkpoint);
        CheckpointId(self.checkpoints.all.len() - 1)
    }

    /// Finds the checkpoint that reaches each use of the saved pointers with more than one.
    fn find_variables(&mut self, definitions: Vec<Vec<(Point, CheckpointId)>>, newer: &[Newer]) {
        let mut uses = order::uses(self.flow, self.saved, self.restored);
        for Newer { restore, pointer, .. } in newer {
            uses[*pointer].push(self.flow.restores[*restore].point);
        }
        for (pointer, (mut definitions, uses)) in definitions.into_iter().zip(uses).enumerate() {
            if definitions.is_empty() {
                self.variables.push(None);
                continue;
            }
            definitions.push((self.saved[pointer].point, CheckpointId(pointer)));
            self.variables.push(Some(Variable::new(self.flow, definitions, &uses)));
        }
    }

    fn define_merges(&mut self) {
        let merges_of = |(pointer, variable): (SavedId, &Option<Variable<CheckpointId>>)| {
            let blocks = variable.as_ref().map(Variable::merges).unwrap_or_default();
            blocks.into_iter().map(move |block| (pointer, block))
        };
        let merges: Vec<(SavedId, usize)> = self.variables.iter().enumerate().flat_map(merges_of).collect();
        for &merge in &merges {
            let checkpoint = self.add(Checkpoint::Undefined);
            self.merges.insert(merge, checkpoint);
        }
        for (pointer, block) in merges {
            let predecessors = &self.flow.blocks[block].predecessors;
            let sources = predecessors.iter().map(|before| (pointer, Point { block: *before, number: END })).collect();
            if let Some(checkpoint) = self.merges.get(&(pointer, block)).copied() {
                self.merge(block, checkpoint, sources);
            }
        }
    }

    /// Defines `checkpoint` as a merge at the head of a block.
    fn merge(&mut self, block: usize, checkpoint: CheckpointId, sources: SmallVec<[(SavedId, Point); 2]>) {
        let operand = |(pointer, end): (SavedId, Point)| (self.flow.blocks[end.block].block, self.read(pointer, end));
        let operands = sources.into_iter().map(operand).collect();
        self.checkpoints.all[checkpoint.0] = Checkpoint::Merge(operands);
        self.checkpoints.merges.entry(self.flow.blocks[block].block).or_default().push(checkpoint);
    }

    /// Defines the checkpoints that saved pointers have at their definitions.
    fn define_pointers(&mut self) {
        for (pointer, saved) in self.saved.iter().enumerate() {
            let checkpoint = CheckpointId(pointer);
            match (saved.kind, saved.sources.as_slice()) {
                (SavedKind::Save(inst), _) => {
                    self.checkpoints.all[pointer] = Checkpoint::Saved;
                    self.checkpoints.own.insert(inst.value(), checkpoint);
                }
                (SavedKind::Phi, _) => self.merge(saved.point.block, checkpoint, saved.sources.clone()),
                (SavedKind::Select(inst), &[(yes, point), (no, _)]) => {
                    let operands = [self.read(yes, point), self.read(no, point)];
                    self.checkpoints.all[pointer] = Checkpoint::Select(inst.operand(0), operands);
                    self.checkpoints.own.insert(inst.value(), checkpoint);
                }
                (SavedKind::Select(_) | SavedKind::Undefined, _) => {}
            }
        }
    }

    fn define_restores(&mut self, resaved: &[Option<CheckpointId>]) {
        for ((pointer, site), resaved) in self.restored.iter().zip(&self.flow.restores).zip(resaved) {
            let checkpoint = self.read(*pointer, site.point);
            let restore = Restore { checkpoint, resaved: *resaved, newer: SmallVec::new() };
            self.checkpoints.restores.insert(site.inst.value(), restore);
        }
    }

    fn define_newer(&mut self, newer: Vec<Newer>) {
        for Newer { restore, pointer, resaved, checkpoint } in newer {
            let site = &self.flow.restores[restore];
            let old = self.read(pointer, site.point);
            if let Some(restore) = self.checkpoints.restores.get_mut(&site.inst.value()) {
                self.checkpoints.all[checkpoint.0] = Checkpoint::Newer { restored: restore.checkpoint, resaved, old };
                restore.newer.push(checkpoint);
            }
        }
    }

    /// Returns the live checkpoint of a saved pointer at a point.
    fn read(&self, pointer: SavedId, point: Point) -> CheckpointId {
        let definition = CheckpointId(pointer);
        let Some(variable) = &self.variables[pointer] else { return definition };
        match variable.read(point) {
            Definition::Original(index) => variable.value(index),
            Definition::Merge(block) => self.merges.get(&(pointer, block)).copied().unwrap_or(definition),
            // The definition dominates every use.
            Definition::Undefined => definition,
        }
    }
}
