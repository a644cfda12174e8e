//! Stacks of checkpoints. All stacks of a function form a tree: a stack is a node, and the common bottom of two stacks is
//! their lowest common ancestor.

use std::cell::Cell;

use rustc_hash::FxHashMap;

use super::choices::Found;

/// The root: the stack without checkpoints.
pub(super) const EMPTY: u32 = 0;

/// The maximum number of nodes that all searches of a function visit together.
const MAX_STEPS: usize = 4_000_000;

/// The stacks of a function, each a node with a link to the one below it.
pub(super) struct Stacks {
    nodes: Vec<Node>,
    known: FxHashMap<(u32, u32, u32), u32>,
    /// The number of nodes that searches have visited.
    steps: Cell<usize>,
}

#[derive(Clone, Copy)]
struct Node {
    below: u32,
    depth: u32,
    top: u32,
    /// The stack after the top is restored: `below` without checkpoints that may be newer than the top on some path.
    restored: u32,
}

impl Default for Stacks {
    fn default() -> Self {
        // No id is zero.
        let root = Node { below: EMPTY, depth: 0, top: 0, restored: EMPTY };
        Self { nodes: vec![root], known: FxHashMap::default(), steps: Cell::new(0) }
    }
}

impl Stacks {
    pub(super) fn push(&mut self, below: u32, top: u32) -> u32 {
        self.push_over(below, top, below)
    }

    fn push_over(&mut self, below: u32, top: u32, restored: u32) -> u32 {
        *self.known.entry((below, top, restored)).or_insert_with(|| {
            self.nodes.push(Node { below, depth: self.nodes[below as usize].depth + 1, top, restored });
            self.nodes.len() as u32 - 1
        })
    }

    /// Returns `true` if searches have visited so many nodes that the function is not checked further.
    pub(super) fn is_exhausted(&self) -> bool {
        self.steps.get() > MAX_STEPS
    }

    fn count(&self, steps: usize) {
        self.steps.set(self.steps.get() + steps);
    }

    /// Returns the node of `stack` whose top is `id`.
    pub(super) fn find(&self, stack: u32, id: u32) -> Option<u32> {
        let mut node = stack;
        while node != EMPTY && !self.is_exhausted() {
            self.count(1);
            let Node { below, top, .. } = self.nodes[node as usize];
            if top == id {
                return Some(node);
            }
            node = below;
        }
        None
    }

    /// Returns the stack after the top of a node is restored.
    pub(super) fn restored(&self, node: u32) -> u32 {
        self.nodes[node as usize].restored
    }

    /// Returns `true` if `a` is below `b`, of two nodes of one stack.
    pub(super) fn is_below(&self, a: u32, b: u32) -> bool {
        self.nodes[a as usize].depth < self.nodes[b as usize].depth
    }

    /// Returns the common bottom of two stacks.
    fn common(&self, mut a: u32, mut b: u32) -> u32 {
        let node = |stack: u32| self.nodes[stack as usize];
        while a != b && !self.is_exhausted() {
            self.count(1);
            if node(a).depth >= node(b).depth {
                a = node(a).below;
            } else {
                b = node(b).below;
            }
        }
        a
    }

    /// Returns the stack at the head of a block whose predecessors end with `stacks`: the checkpoints that all of them
    /// have, and each phi with at least one known operand whose operands are on all of them. `phis` has the nodes of the
    /// operands.
    ///
    /// A phi is added beside its operands even if all paths have these, so that another pass, which knows more paths,
    /// never finds more checkpoints.
    pub(super) fn join(&mut self, stacks: &[u32], phis: Vec<(u32, Vec<Found>)>) -> u32 {
        let Some(mut bottom) = stacks.iter().copied().reduce(|a, b| self.common(a, b)) else { return EMPTY };
        if phis.is_empty() && stacks.iter().all(|stack| *stack == bottom) {
            return bottom;
        }
        let mut above: Vec<(u32, Depths)> = Vec::new();
        for &(phi, ref found) in &phis {
            let depths = found.iter().map(|found| match *found {
                Found::At(node) => Some(Some(self.nodes[node as usize].depth)),
                Found::Nowhere => None,
                Found::Unknown => Some(None),
            });
            let depths = depths.collect::<Option<Depths>>().filter(|depths| depths.iter().any(Option::is_some));
            above.extend(depths.map(|depths| (phi, depths)));
        }
        let lowest = above.iter().flat_map(|(_, depths)| depths).flatten().min();
        while lowest.is_some_and(|lowest| self.nodes[bottom as usize].depth >= *lowest && bottom != EMPTY) {
            bottom = self.nodes[bottom as usize].below;
        }
        above.splice(0..0, self.shared(bottom, stacks, |id| phis.iter().all(|(phi, _)| *phi != id)));
        // A checkpoint above another is newer on some path.
        above.sort_by_key(|(_, depths)| {
            (depths.iter().flatten().max().copied(), depths.iter().flatten().min().copied())
        });
        let mut stack = bottom;
        let mut highest = Depths::new();
        for (index, (id, depths)) in above.iter().enumerate() {
            if self.is_exhausted() {
                break;
            }
            let mut restored = stack;
            if may_be_newer(&highest, depths) {
                self.count(index * depths.len());
                let older = above[..index].iter().filter(|(_, other)| !may_be_newer(other, depths));
                restored = older.fold(bottom, |stack, (id, _)| self.push(stack, *id));
            }
            highest.resize(depths.len(), None);
            highest.iter_mut().zip(depths).for_each(|(highest, depth)| *highest = (*highest).max(*depth));
            stack = self.push_over(stack, *id, restored);
        }
        stack
    }

    /// Returns the checkpoints that all stacks have above `bottom` and for which `filter` returns `true`.
    fn shared(&self, bottom: u32, stacks: &[u32], filter: impl Fn(u32) -> bool) -> Vec<(u32, Depths)> {
        let mut shared: FxHashMap<u32, Depths> = FxHashMap::default();
        for (path, &stack) in stacks.iter().enumerate() {
            let mut node = stack;
            while node != bottom && !self.is_exhausted() {
                self.count(1);
                let Node { below, depth, top, .. } = self.nodes[node as usize];
                let depths = shared.entry(top).or_default();
                // Of two checkpoints with one id, the older can no longer be referred to.
                if depths.len() == path && filter(top) {
                    depths.push(Some(depth));
                }
                node = below;
            }
        }
        let mut shared: Vec<(u32, Depths)> =
            shared.into_iter().filter(|(_, depths)| depths.len() == stacks.len()).collect();
        shared.sort_unstable();
        shared
    }
}

/// The depth of a checkpoint on each of several paths; `None` where it is not known.
type Depths = Vec<Option<u32>>;

/// Returns `true` if on some path the depth of `other` is not below that of `own`.
fn may_be_newer(other: &[Option<u32>], own: &[Option<u32>]) -> bool {
    other.iter().zip(own).any(|(other, own)| own.is_some() && other >= own)
}
