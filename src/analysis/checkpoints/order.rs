//! The saved pointers that a restore moves to another checkpoint.
//!
//! An `llvm.stackrestore` of `Y` restores the stack to `Y`'s checkpoint, and consumes it. So `Y`, if it is live after
//! the restore, and every live `W` that is not older than `Y`, then have the checkpoint saved after the restore.
//!
//! Of two saved pointers that are defined at a point, the definition of one dominates that of the other, and the
//! dominating save runs first. Restores keep that order, as they move all pointers that are not older at once. So age
//! is known at compile time: by the number of the definition, and of a phi or select by the smallest number among the
//! definitions that it may come from. The program compares ages at run time (see [`Move::IfNotOlder`]) only where a
//! choice may have chosen the pointer itself, or an older pointer may have the same checkpoint after an older one was
//! restored.

use rustc_hash::FxHashMap;

use super::reaching::LiveRange;
use super::restore_flow::{END, Point, RestoreFlow};
use super::saved::{Saved, SavedId, SavedKind};

/// A saved pointer's move to the checkpoint saved after a restore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    Always,
    /// The move if its checkpoint was not saved before that of the restored pointer.
    IfNotOlder,
}

/// The saved pointers and the restores of a function.
pub(super) struct Order<'f, 'm> {
    flow: &'f RestoreFlow<'f, 'm>,
    saved: &'f [Saved<'m>],
    /// The saved pointer of each restore.
    restored: &'f [SavedId],
    /// The smallest number of a definition that each saved pointer may come from.
    oldest: Vec<usize>,
    /// The phis and selects with each saved pointer as an operand.
    users: Vec<Vec<SavedId>>,
    /// `true` for pointers that may have the same checkpoint as an older one.
    collapsed: Vec<bool>,
}

/// The moves at each restore.
pub(super) type Moves = Vec<Vec<(SavedId, Move)>>;

impl<'f, 'm> Order<'f, 'm> {
    pub(super) fn new(flow: &'f RestoreFlow<'f, 'm>, saved: &'f [Saved<'m>], restored: &'f [SavedId]) -> Self {
        let mut users = vec![Vec::new(); saved.len()];
        for (user, pointer) in saved.iter().enumerate() {
            for (source, _) in &pointer.sources {
                users[*source].push(user);
            }
        }
        let oldest = oldest(saved, &users);
        Self { flow, saved, restored, oldest, users, collapsed: vec![false; saved.len()] }
    }

    /// Finds the moves at each restore.
    pub(super) fn moves(mut self) -> Moves {
        let mut moves: Moves = vec![Vec::new(); self.restored.len()];
        let live = self.live_after(|order, pointer, restored| {
            pointer == restored || order.saved[pointer].point.number >= order.oldest[restored]
        });
        let moves_other = |(pointer, restore): &(SavedId, usize)| *pointer != self.restored[*restore];
        let first: Vec<SavedId> = live.iter().filter(|pair| moves_other(pair)).map(|(pointer, _)| *pointer).collect();
        for (pointer, restore) in live {
            moves[restore].push((pointer, self.how(pointer, self.restored[restore])));
        }
        if !first.is_empty() {
            self.collapse(first, &mut moves);
        }
        moves
    }

    /// Returns the pairs of a saved pointer and a restore after which it is live, if `wanted` returns `true` for them.
    fn live_after(&self, wanted: impl Fn(&Self, SavedId, SavedId) -> bool) -> Vec<(SavedId, usize)> {
        let uses = uses(self.flow, self.saved, self.restored);
        let mut pairs = Vec::new();
        for (pointer, uses) in uses.iter().enumerate() {
            let restores = self.restores_within(pointer, uses).into_iter();
            pairs.extend(
                restores.filter(|restore| wanted(self, pointer, self.restored[*restore])).map(|r| (pointer, r)),
            );
        }
        pairs
    }

    /// Returns the restores after which a saved pointer with these uses is live.
    fn restores_within(&self, pointer: SavedId, uses: &[Point]) -> Vec<usize> {
        let defined = self.saved[pointer].point;
        let inner = uses.iter().filter(|point| point.number != END && point.block != defined.block);
        let at_end = uses.iter().filter(|point| point.number == END);
        let range =
            LiveRange::of(self.flow, inner.map(|point| point.block), at_end.map(|point| point.block), |block| {
                block == defined.block
            });
        let mut last: FxHashMap<usize, usize> = FxHashMap::default();
        for point in uses {
            let last = last.entry(point.block).or_default();
            *last = point.number.max(*last);
        }
        let mut found = Vec::new();
        for &block in range.heads.iter().chain([&defined.block]) {
            let start = if block == defined.block { defined.number } else { 0 };
            let end = if range.ends.contains(&block) { END } else { last.get(&block).copied().unwrap_or(0) };
            let restores = self.flow.blocks[block].restores.iter().copied();
            found.extend(restores.filter(|restore| {
                let number = self.flow.restores[*restore].point.number;
                start < number && number < end
            }));
        }
        found
    }

    fn how(&self, pointer: SavedId, restored: SavedId) -> Move {
        // Phis of one block have one number: which of them is older depends on the path.
        let is_phi = matches!(self.saved[restored].kind, SavedKind::Phi);
        let number = self.saved[restored].point.number;
        let is_certain = number < self.oldest[pointer] || (number == self.oldest[pointer] && !is_phi);
        if pointer == restored || is_certain { Move::Always } else { Move::IfNotOlder }
    }

    /// Adds the moves of pointers that are older than the restored one, but may have the same checkpoint.
    fn collapse(&mut self, first: Vec<SavedId>, moves: &mut Moves) {
        let mut older: FxHashMap<SavedId, Vec<(SavedId, usize)>> = FxHashMap::default();
        let pairs = self.live_after(|order, pointer, restored| {
            pointer != restored && order.saved[pointer].point.number < order.oldest[restored]
        });
        for (pointer, restore) in pairs {
            older.entry(self.restored[restore]).or_default().push((pointer, restore));
        }
        let mut next = first;
        while let Some(pointer) = next.pop() {
            if std::mem::replace(&mut self.collapsed[pointer], true) {
                continue;
            }
            next.extend(self.users[pointer].iter().copied());
            for (other, restore) in older.remove(&pointer).unwrap_or_default() {
                moves[restore].push((other, Move::IfNotOlder));
                next.push(other);
            }
        }
    }
}

/// Returns the points where each saved pointer is used: restores, phis and selects.
pub(super) fn uses<'m>(flow: &RestoreFlow<'_, 'm>, saved: &[Saved<'m>], restored: &[SavedId]) -> Vec<Vec<Point>> {
    let mut uses = vec![Vec::new(); saved.len()];
    for (pointer, site) in restored.iter().zip(&flow.restores) {
        uses[*pointer].push(site.point);
    }
    for (source, point) in saved.iter().flat_map(|pointer| &pointer.sources) {
        uses[*source].push(*point);
    }
    uses
}

/// Returns the smallest number among the definitions that each saved pointer may come from.
fn oldest(saved: &[Saved<'_>], users: &[Vec<SavedId>]) -> Vec<usize> {
    let is_defined = |pointer: &SavedId| !matches!(saved[*pointer].kind, SavedKind::Undefined);
    let mut order: Vec<SavedId> = (0..saved.len()).filter(is_defined).collect();
    order.sort_by_key(|pointer| saved[*pointer].point.number);
    let mut oldest = vec![END; saved.len()];
    let mut next = Vec::new();
    for root in order {
        next.push(root);
        while let Some(pointer) = next.pop() {
            if oldest[pointer] == END {
                oldest[pointer] = saved[root].point.number;
                next.extend(users[pointer].iter().copied());
            }
        }
    }
    oldest
}
