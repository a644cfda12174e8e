//! Reachability: the variables that a function uses, directly or through called functions and other references.
//!
//! There is no set for each node, which would take quadratic memory for a chain of calls: the graph is searched from the
//! nodes that are asked for, from 64 at once, each strongly connected component once, and without the components that
//! reach no item.

use std::collections::BinaryHeap;
use std::hash::Hash;
use std::ops::{ControlFlow, Range};

use rustc_hash::{FxHashMap, FxHashSet};

use super::id::Id;
use crate::graph::{Components, Digraph};

/// A directed graph whose nodes are the definitions of ids: functions, variables, constants. Each node has items.
#[derive(Debug)]
pub struct Graph<T> {
    nodes: Vec<Node>,
    items: Vec<T>,
    successors: Vec<Id>,
    indices: FxHashMap<Id, usize>,
}

/// A node, by the ranges of its items and successors in those of the graph.
#[derive(Clone, Debug)]
struct Node {
    items: Range<usize>,
    successors: Range<usize>,
}

impl<T> Default for Graph<T> {
    fn default() -> Self {
        Self { nodes: Vec::new(), items: Vec::new(), successors: Vec::new(), indices: FxHashMap::default() }
    }
}

impl<T: Copy + Ord + Hash> Graph<T> {
    /// Adds a node with its items and successors; ids that are never added have no successors.
    ///
    /// Of two nodes with one id, the last is used.
    pub fn add(&mut self, id: Id, items: impl IntoIterator<Item = T>, successors: impl IntoIterator<Item = Id>) {
        let (first_item, first_successor) = (self.items.len(), self.successors.len());
        self.items.extend(items);
        self.successors.extend(successors);
        self.indices.insert(id, self.nodes.len());
        let (items, successors) = (first_item..self.items.len(), first_successor..self.successors.len());
        self.nodes.push(Node { items, successors });
    }

    /// Returns the successors of a node; none for an id that was never added.
    fn successors(&self, id: Id) -> &[Id] {
        let node = self.indices.get(&id).map(|&index| &self.nodes[index]);
        node.map_or(&[], |node| &self.successors[node.successors.clone()])
    }

    /// Returns the items of a node, by its index.
    fn items(&self, node: usize) -> &[T] {
        &self.items[self.nodes[node].items.clone()]
    }

    /// Returns a path from one of `starts` into a cycle and once around it, which ends with the node that it visits twice.
    pub fn cycle_from(&self, starts: impl IntoIterator<Item = Id>) -> Option<Vec<Id>> {
        let mut seen = FxHashSet::default();
        // The path so far, and the number of visited successors of each node; empty between two starts.
        let (mut path, mut on_path) = (Vec::new(), FxHashSet::default());
        for start in starts {
            path.push((start, 0));
            on_path.insert(start);
            while let Some((id, visited)) = path.last_mut() {
                let Some(&next) = self.successors(*id).get(*visited) else {
                    on_path.remove(id);
                    path.pop();
                    continue;
                };
                *visited += 1;
                if on_path.contains(&next) {
                    return Some(path.iter().map(|(id, _)| *id).chain([next]).collect());
                }
                if seen.insert(next) {
                    on_path.insert(next);
                    path.push((next, 0));
                }
            }
        }
        None
    }

    /// Returns the items of the nodes that `starts` reach, each node once.
    pub fn items_reached_from(&self, starts: impl IntoIterator<Item = Id>) -> impl Iterator<Item = T> {
        let mut pending: Vec<Id> = starts.into_iter().collect();
        let mut seen: FxHashSet<Id> = pending.iter().copied().collect();
        let nodes = std::iter::from_fn(move || {
            let id = pending.pop()?;
            pending.extend(self.successors(id).iter().copied().filter(|next| seen.insert(*next)));
            Some(self.indices.get(&id))
        });
        nodes.flatten().flat_map(|&node| self.items(node).iter().copied())
    }

    /// Returns the graph of node indices.
    fn digraph(&self) -> Digraph {
        let mut edges = Vec::new();
        for (from, node) in self.nodes.iter().enumerate() {
            let successors = &self.successors[node.successors.clone()];
            edges.extend(successors.iter().filter_map(|id| Some((from, *self.indices.get(id)?))));
        }
        Digraph::from_edges(self.nodes.len(), &edges)
    }

    /// Calls `found` with the index of each of `starts`, in order, and the items for which `filter` returns `true` of all
    /// nodes that it reaches, itself included: sorted, each once. Stops when `found` breaks.
    pub fn visit_reached(
        &self,
        starts: &[Id],
        filter: impl Fn(T) -> bool,
        mut found: impl FnMut(usize, &[T]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let search = Search::new(self, filter);
        let mut masks = vec![0; search.components.len()];
        for (batch, starts) in starts.chunks(BATCH).enumerate() {
            for (index, items) in search.reached(starts, &mut masks).iter().enumerate() {
                found(batch * BATCH + index, items)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The number of starts that are followed together: one for each bit of a mask.
const BATCH: usize = u64::BITS as usize;

/// A search for items along the strongly connected components of a graph.
struct Search<'g, T, F> {
    graph: &'g Graph<T>,
    filter: F,
    digraph: Digraph,
    components: Components,
    /// `true` for the components that reach an item.
    has_items: Vec<bool>,
}

impl<'g, T: Copy + Ord + Hash, F: Fn(T) -> bool> Search<'g, T, F> {
    fn new(graph: &'g Graph<T>, filter: F) -> Self {
        let digraph = graph.digraph();
        let components = Components::new(&digraph);
        let mut has_items: Vec<bool> = Vec::with_capacity(components.len());
        for component in 0..components.len() {
            let has = |&member: &usize| {
                // A successor of the same component has no entry yet.
                let reaches = |&next: &usize| has_items.get(components.component_of(next)) == Some(&true);
                let mut items = graph.items(member).iter();
                items.any(|&item| filter(item)) || digraph.successors(member).iter().any(reaches)
            };
            let has = components.nodes(component).iter().any(has);
            has_items.push(has);
        }
        Self { graph, filter, digraph, components, has_items }
    }

    /// Returns the items that each of at most 64 starts reaches, sorted and unique. `masks` has a zero for each component,
    /// also afterwards.
    fn reached(&self, starts: &[Id], masks: &mut [u64]) -> Vec<Vec<T>> {
        // The components to visit: the highest has no predecessor among the others, so that its mask is complete.
        let mut open = BinaryHeap::new();
        let add = |open: &mut BinaryHeap<usize>, masks: &mut [u64], node: usize, mask: u64| {
            let component = self.components.component_of(node);
            if self.has_items[component] {
                if masks[component] == 0 {
                    open.push(component);
                }
                masks[component] |= mask;
            }
        };
        for (index, start) in starts.iter().enumerate() {
            if let Some(&node) = self.graph.indices.get(start) {
                add(&mut open, masks, node, 1 << index);
            }
        }
        let mut items = FxHashMap::<T, u64>::default();
        while let Some(component) = open.pop() {
            let mask = std::mem::take(&mut masks[component]);
            for &member in self.components.nodes(component) {
                for &item in self.graph.items(member).iter().filter(|&&item| (self.filter)(item)) {
                    *items.entry(item).or_default() |= mask;
                }
                let successors = self.digraph.successors(member).iter();
                for &next in successors.filter(|&&next| self.components.component_of(next) != component) {
                    add(&mut open, masks, next, mask);
                }
            }
        }
        let mut items: Vec<(T, u64)> = items.into_iter().collect();
        items.sort_unstable();
        let mut reached = vec![Vec::new(); starts.len()];
        for (item, mask) in items {
            let indexes = (0..starts.len()).filter(|index| mask >> index & 1 == 1);
            indexes.for_each(|index| reached[index].push(item));
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: u32) -> Id {
        Id::new(word).expect("test ids are not zero")
    }

    fn add(graph: &mut Graph<u32>, node: u32, items: &[u32], successors: &[u32]) {
        graph.add(id(node), items.iter().copied(), successors.iter().map(|&word| id(word)));
    }

    fn reached(graph: &Graph<u32>, starts: &[u32]) -> Vec<Vec<u32>> {
        let starts: Vec<Id> = starts.iter().map(|&word| id(word)).collect();
        let mut all = Vec::new();
        let end = graph.visit_reached(
            &starts,
            |_| true,
            |index, items| {
                assert_eq!(index, all.len());
                all.push(items.to_vec());
                ControlFlow::Continue(())
            },
        );
        assert!(end.is_continue());
        all
    }

    #[test]
    fn items_are_found_through_chains_and_cycles() {
        let mut graph = Graph::default();
        add(&mut graph, 1, &[10], &[2]);
        add(&mut graph, 2, &[], &[3]);
        add(&mut graph, 3, &[30, 30], &[2, 4, 99]);
        add(&mut graph, 4, &[40], &[]);
        add(&mut graph, 5, &[50], &[4, 6]);
        add(&mut graph, 6, &[40], &[6]);
        let expected: [&[u32]; 6] = [&[10, 30, 40], &[30, 40], &[30, 40], &[40, 50], &[40], &[]];
        assert_eq!(reached(&graph, &[1, 2, 3, 5, 6, 99]), expected);
        let many: Vec<u32> = [1, 5].repeat(100);
        assert_eq!(reached(&graph, &many), [expected[0], expected[3]].repeat(100));
    }

    #[test]
    fn a_cycle_is_found_from_a_node_that_reaches_it() {
        let mut graph = Graph::default();
        add(&mut graph, 1, &[], &[2, 3]);
        add(&mut graph, 2, &[], &[9]);
        add(&mut graph, 3, &[], &[2, 4]);
        add(&mut graph, 4, &[], &[5, 9]);
        add(&mut graph, 5, &[], &[4]);
        add(&mut graph, 6, &[], &[6]);
        let cycle = |starts: &[u32]| {
            let found = graph.cycle_from(starts.iter().map(|&word| id(word)))?;
            Some(found.into_iter().map(Id::word).collect::<Vec<_>>())
        };
        assert_eq!(cycle(&[2, 1]), Some(vec![1, 3, 4, 5, 4]));
        assert_eq!(cycle(&[6]), Some(vec![6, 6]));
        assert_eq!(cycle(&[2, 99]), None);
    }

    #[test]
    fn a_long_chain_needs_neither_stack_nor_sets() {
        const LENGTH: u32 = 100_000;
        let mut graph = Graph::default();
        for node in 1..LENGTH {
            add(&mut graph, node, &[node], &[node + 1]);
        }
        add(&mut graph, LENGTH, &[LENGTH], &[]);
        assert_eq!(reached(&graph, &[1]), [(1..=LENGTH).collect::<Vec<u32>>()]);
    }
}
