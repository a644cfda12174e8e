//! Reaching definitions of one variable: pruned SSA construction, one variable at a time.
//!
//! Where different definitions meet, a *merge* at the head of the block chooses among them, as a phi does. The
//! merges are found by the dominators of a graph in which each definition is a node below a common root, beside the
//! blocks at whose heads the variable is live.

use rustc_hash::{FxHashMap, FxHashSet};

use super::restore_flow::{Point, RestoreFlow};
use crate::graph::{Digraph, Dominators};

/// The blocks where a variable is live.
pub(super) struct LiveRange {
    /// The blocks at whose head it is live, in order.
    pub(super) heads: Vec<usize>,
    /// The blocks at whose end it is live.
    pub(super) ends: FxHashSet<usize>,
}

impl LiveRange {
    /// Finds the blocks where a variable is live that has upward exposed uses in the blocks `uses`, and uses at the
    /// ends of the blocks `end_uses`.
    pub(super) fn of(
        flow: &RestoreFlow<'_, '_>,
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
    /// The definitions, in order.
    definitions: Vec<(Point, T)>,
    /// Indices of the definitions in each block, in order.
    by_block: FxHashMap<usize, Vec<usize>>,
    reaching: Reaching,
}

impl<T: Copy> Variable<T> {
    /// Finds the definition that reaches each of `uses`.
    pub(super) fn new(flow: &RestoreFlow<'_, '_>, mut definitions: Vec<(Point, T)>, uses: &[Point]) -> Self {
        definitions.sort_by_key(|(point, _)| point.number);
        let mut by_block: FxHashMap<usize, Vec<usize>> = FxHashMap::default();
        for (index, (point, _)) in definitions.iter().enumerate() {
            by_block.entry(point.block).or_default().push(index);
        }
        let mut variable = Self { definitions, by_block, reaching: Reaching::default() };
        let exposed = uses.iter().filter(|point| variable.last_before(**point).is_none()).map(|point| point.block);
        let range = LiveRange::of(flow, exposed, [], |block| variable.by_block.contains_key(&block));
        variable.reaching = Reaching::new(flow, &range.heads, &variable.by_block);
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
        self.last_before(point).map_or_else(|| self.reaching.at_head(point.block), Definition::Original)
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
    Original(usize),
    /// The merge at the head of this block.
    Merge(usize),
    /// None: there is a path from the entry without a definition.
    Undefined,
}

/// The definitions that reach the heads of blocks.
#[derive(Default)]
struct Reaching {
    heads: FxHashMap<usize, Definition>,
}

impl Reaching {
    /// Finds the definition at each of `heads`, where the variable is live. `defined` has the blocks with definitions.
    ///
    /// In a graph of definitions and heads, where only the root leads to definitions, all paths to a head that its
    /// immediate dominator leads to carry the same definition. A head that the root itself dominates immediately is
    /// reached from different definitions on paths that have no node in common: a merge is inserted there,
    /// which is a definition for the heads below.
    fn new(flow: &RestoreFlow<'_, '_>, heads: &[usize], defined: &FxHashMap<usize, Vec<usize>>) -> Self {
        const ROOT: usize = 0;
        // The nodes and the definitions that they are if the root is their immediate dominator.
        let mut definitions = vec![Definition::Undefined];
        let nodes: FxHashMap<usize, usize> = heads.iter().zip(1..).map(|(&block, node)| (block, node)).collect();
        definitions.extend(heads.iter().map(|&block| Definition::Merge(block)));
        let mut ends: FxHashMap<usize, usize> = FxHashMap::default();
        let mut edges = Vec::new();
        for (&block, node) in heads.iter().zip(1..) {
            for before in &flow.blocks[block].predecessors {
                let Some(last) = defined.get(before).and_then(|definitions| definitions.last()) else {
                    edges.extend(nodes.get(before).map(|&before| (before, node)));
                    continue;
                };
                let end = *ends.entry(*before).or_insert_with(|| {
                    definitions.push(Definition::Original(*last));
                    edges.push((ROOT, definitions.len() - 1));
                    definitions.len() - 1
                });
                edges.push((end, node));
            }
            if flow.blocks[block].predecessors.is_empty() {
                // The entry, which no definition reaches.
                definitions[node] = Definition::Undefined;
                edges.push((ROOT, node));
            }
        }
        let graph = Digraph::from_edges(definitions.len(), &edges);
        let dominators = Dominators::new(&graph, ROOT);
        for node in graph.reverse_postorder(ROOT) {
            if let Some(dominator) = dominators.immediate(node).filter(|dominator| *dominator != ROOT) {
                definitions[node] = definitions[dominator];
            }
        }
        Self { heads: heads.iter().copied().zip(definitions.into_iter().skip(1)).collect() }
    }

    /// Returns the blocks with merges, in order.
    fn merges(&self) -> Vec<usize> {
        let merges = self.heads.iter().filter(|(block, definition)| **definition == Definition::Merge(**block));
        let mut merges: Vec<usize> = merges.map(|(block, _)| *block).collect();
        merges.sort_unstable();
        merges
    }

    /// Returns the definition at the head of a block where the variable is live.
    fn at_head(&self, block: usize) -> Definition {
        self.heads.get(&block).copied().unwrap_or(Definition::Undefined)
    }
}
