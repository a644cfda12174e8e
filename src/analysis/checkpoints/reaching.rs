//! Reaching definitions of one variable: pruned SSA construction, one variable at a time.
//!
//! Where definitions meet, a *merge* at the head of the block chooses among them, as a phi does. Merges are placed
//! where predecessors disagree; a merge of one definition and itself is then replaced by that definition, which leaves
//! as few as there can be wherever loops have one way in (Braun et al., "Simple and Efficient Construction of Static
//! Single Assignment Form", section 3.2).

use rustc_hash::{FxHashMap, FxHashSet};

use super::flow::{Flow, Point};

/// The blocks where a variable is live.
pub(super) struct LiveRange {
    /// Those at whose head it is live, in order.
    pub(super) heads: Vec<usize>,
    /// Those at whose end it is live.
    pub(super) ends: FxHashSet<usize>,
}

impl LiveRange {
    /// Finds where a variable is live that is used in the blocks `uses` before these define it, and at the ends of the
    /// blocks `end_uses`.
    pub(super) fn of(
        flow: &Flow<'_>,
        uses: impl IntoIterator<Item = usize>,
        end_uses: impl IntoIterator<Item = usize>,
        defines: impl Fn(usize) -> bool,
    ) -> Self {
        let mut heads = FxHashSet::default();
        let mut ends = FxHashSet::default();
        let mut next: Vec<usize> = uses.into_iter().collect();
        next.extend(end_uses.into_iter().filter(|block| ends.insert(*block) && !defines(*block)));
        while let Some(block) = next.pop() {
            if heads.insert(block) {
                let before = flow.blocks[block].predecessors.iter().copied();
                next.extend(before.filter(|before| ends.insert(*before) && !defines(*before)));
            }
        }
        let mut heads: Vec<usize> = heads.into_iter().collect();
        heads.sort_unstable();
        Self { heads, ends }
    }
}

/// A variable with its definitions, each with a value.
pub(super) struct Variable<T> {
    /// In order.
    definitions: Vec<(Point, T)>,
    /// Indices of the definitions in each block, in order.
    by_block: FxHashMap<usize, Vec<usize>>,
    reaching: Reaching,
}

impl<T: Copy> Variable<T> {
    /// Finds the definition that reaches each of `uses`.
    pub(super) fn new(flow: &Flow<'_>, mut definitions: Vec<(Point, T)>, uses: &[Point]) -> Self {
        definitions.sort_by_key(|(point, _)| point.number);
        let mut by_block: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for (index, (point, _)) in definitions.iter().enumerate() {
            by_block.entry(point.block).or_default().push(index);
        }
        let mut variable = Self { definitions, by_block, reaching: Reaching::default() };
        let exposed = uses.iter().filter(|point| variable.last_before(**point).is_none()).map(|point| point.block);
        let range = LiveRange::of(flow, exposed, [], |block| variable.by_block.contains_key(&block));
        variable.reaching = Reaching::of(flow, &range.heads, &variable.by_block);
        variable
    }

    /// Returns the last definition before a point in the point's block.
    fn last_before(&self, point: Point) -> Option<usize> {
        let definitions = self.by_block.get(&point.block)?;
        let count = definitions.partition_point(|index| self.definitions[*index].0.number < point.number);
        definitions.get(count.checked_sub(1)?).copied()
    }

    /// Returns the definition that reaches a point where the variable is live.
    pub(super) fn read(&self, point: Point) -> Definition {
        self.last_before(point).map_or_else(|| self.reaching.at_head(point.block), Definition::Given)
    }

    /// Returns the value of a definition.
    pub(super) fn value(&self, definition: usize) -> T {
        self.definitions[definition].1
    }

    /// Returns the blocks with merges, in order.
    pub(super) fn merges(&self) -> Vec<usize> {
        self.reaching.merges()
    }
}

/// A definition that reaches a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Definition {
    /// The definition with this index.
    Given(usize),
    /// The merge at the head of this block.
    Merge(usize),
    /// None: the entry is reached backwards without a definition.
    Undefined,
}

/// The definitions that reach the heads of blocks.
#[derive(Default)]
struct Reaching {
    heads: FxHashMap<usize, Definition>,
    /// The merges that another definition replaces.
    replaced: FxHashMap<usize, Definition>,
}

impl Reaching {
    /// Finds the definition at each of `heads`, where the variable is live.
    fn of(flow: &Flow<'_>, heads: &[usize], defined: &FxHashMap<usize, Vec<usize>>) -> Self {
        let last = |block: usize| defined.get(&block)?.last().copied();
        let mut reaching = Self::default();
        let mut changed = true;
        while changed {
            changed = false;
            for &block in heads {
                let before = reaching.heads.get(&block).copied();
                if before == Some(Definition::Merge(block)) {
                    continue;
                }
                let found = reaching.meet(flow, block, &last);
                if found != before {
                    reaching.heads.extend(found.map(|found| (block, found)));
                    changed = true;
                }
            }
        }
        reaching.replace_trivial(flow, &last);
        reaching
    }

    /// Returns the definition at the head of a block as far as its predecessors are known.
    fn meet(&self, flow: &Flow<'_>, block: usize, last: &impl Fn(usize) -> Option<usize>) -> Option<Definition> {
        let predecessors = &flow.blocks[block].predecessors;
        if predecessors.is_empty() {
            return Some(Definition::Undefined);
        }
        let mut met = None;
        for before in predecessors {
            let Some(found) = self.known_at_end(*before, last) else { continue };
            match met {
                None => met = Some(found),
                Some(met) if met == found => {}
                Some(_) => return Some(Definition::Merge(block)),
            }
        }
        met
    }

    fn known_at_end(&self, block: usize, last: &impl Fn(usize) -> Option<usize>) -> Option<Definition> {
        last(block).map(Definition::Given).or_else(|| self.heads.get(&block).copied())
    }

    /// Replaces each merge whose operands are one definition and itself, until there is none.
    fn replace_trivial(&mut self, flow: &Flow<'_>, last: &impl Fn(usize) -> Option<usize>) {
        let mut next: Vec<usize> = self.merges();
        let mut users: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for &merge in &next {
            for before in &flow.blocks[merge].predecessors {
                if let Definition::Merge(used) = self.at_end(*before, last) {
                    users.entry(used).or_default().push(merge);
                }
            }
        }
        next.reverse();
        while let Some(merge) = next.pop() {
            if self.replaced.contains_key(&merge) {
                continue;
            }
            let Some(only) = self.only_operand(flow, merge, last) else { continue };
            self.replaced.insert(merge, only);
            let users_of_merge = users.remove(&merge).unwrap_or_default();
            next.extend(users_of_merge.iter().copied());
            if let Definition::Merge(by) = only {
                users.entry(by).or_default().extend(users_of_merge);
            }
        }
    }

    /// Returns the definition that is every operand of a merge but the merge itself.
    fn only_operand(
        &self,
        flow: &Flow<'_>,
        merge: usize,
        last: &impl Fn(usize) -> Option<usize>,
    ) -> Option<Definition> {
        let itself = Definition::Merge(merge);
        let operands = flow.blocks[merge].predecessors.iter().map(|before| self.at_end(*before, last));
        let mut others = operands.filter(|operand| *operand != itself);
        let only = others.next()?;
        others.all(|operand| operand == only).then_some(only)
    }

    /// Returns the blocks with merges, in order.
    fn merges(&self) -> Vec<usize> {
        let is_merge = |(block, definition): (&usize, &Definition)| {
            (*definition == Definition::Merge(*block) && !self.replaced.contains_key(block)).then_some(*block)
        };
        let mut merges: Vec<usize> = self.heads.iter().filter_map(is_merge).collect();
        merges.sort_unstable();
        merges
    }

    /// Returns the definition at the head of a block of the range.
    fn at_head(&self, block: usize) -> Definition {
        let mut found = self.heads.get(&block).copied().unwrap_or(Definition::Undefined);
        while let Definition::Merge(merge) = found {
            let Some(by) = self.replaced.get(&merge) else { break };
            found = *by;
        }
        found
    }

    /// Returns the definition at the end of a block where the variable is live.
    fn at_end(&self, block: usize, last: &impl Fn(usize) -> Option<usize>) -> Definition {
        last(block).map_or_else(|| self.at_head(block), Definition::Given)
    }
}
