//! Reachability: the variables that a function uses, directly or through called functions and other references.
//!
//! Strongly connected components are visited once, successors first: the set of a component is the union of its own items
//! and its successors' sets. A component that adds nothing to a successor's set shares it, so a long chain of calls has
//! one set and not one for each link.

use rustc_hash::{FxHashMap, FxHashSet};

use super::id::Id;
use crate::graph::{Components, Digraph};

/// A directed graph whose nodes are the definitions of ids: functions, variables, constants. Each node has items.
#[derive(Debug)]
pub struct Graph<T> {
    nodes: Vec<Node<T>>,
    indices: FxHashMap<Id, usize>,
}

#[derive(Debug)]
struct Node<T> {
    items: Vec<T>,
    successors: Vec<Id>,
}

impl<T> Default for Graph<T> {
    fn default() -> Self {
        Self { nodes: Vec::new(), indices: FxHashMap::default() }
    }
}

impl<T: Copy + Ord> Graph<T> {
    /// Adds a node with its items and successors; ids that are never added have no successors.
    ///
    /// Of two nodes with one id, the last is used.
    pub fn add(&mut self, id: Id, items: Vec<T>, successors: Vec<Id>) {
        self.indices.insert(id, self.nodes.len());
        self.nodes.push(Node { items, successors });
    }

    /// Returns a path from one of `starts` into a cycle and once around it, which ends with the node that it visits twice.
    pub fn cycle_from(&self, starts: impl IntoIterator<Item = Id>) -> Option<Vec<Id>> {
        let mut seen = FxHashSet::default();
        for start in starts {
            // The path so far, and the number of visited successors of each node.
            let mut path = vec![(start, 0)];
            let mut on_path = FxHashSet::from_iter([start]);
            while let Some((id, visited)) = path.last_mut() {
                let node = self.indices.get(id).map(|&index| &self.nodes[index]);
                let Some(&next) = node.and_then(|node| node.successors.get(*visited)) else {
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
            let node = self.indices.get(&id).map(|&index| &self.nodes[index]);
            let successors = node.map_or(&[][..], |node| &node.successors);
            pending.extend(successors.iter().copied().filter(|next| seen.insert(*next)));
            Some(node)
        });
        nodes.flatten().flat_map(|node| node.items.iter().copied())
    }

    /// Returns the graph of node indices.
    fn digraph(&self) -> Digraph {
        let mut edges = Vec::new();
        for (from, node) in self.nodes.iter().enumerate() {
            edges.extend(node.successors.iter().filter_map(|id| Some((from, *self.indices.get(id)?))));
        }
        Digraph::from_edges(self.nodes.len(), &edges)
    }

    /// Computes, for every node, the items of the node and of all reachable nodes for which `filter` returns `true`.
    pub fn reached(&self, filter: impl Fn(T) -> bool) -> Reached<'_, T> {
        let digraph = self.digraph();
        let Components { order, of_node } = Components::new(&digraph);
        let mut sets = Sets { all: Vec::new(), of_component: Vec::with_capacity(order.len()) };
        for members in &order {
            let items = members.iter().flat_map(|&member| &self.nodes[member].items).copied();
            let items = items.filter(|&item| filter(item)).collect();
            // A successor of the same component has no set yet.
            let successors = members.iter().flat_map(|&member| digraph.successors(member));
            let successors = successors.filter_map(|&successor| sets.of_component.get(of_node[successor]).copied());
            let set = sets.union(items, successors.collect());
            sets.of_component.push(set);
        }
        Reached { graph: self, of_node, sets }
    }
}

/// The result of [`Graph::reached`].
#[derive(Debug)]
pub struct Reached<'g, T> {
    graph: &'g Graph<T>,
    of_node: Vec<usize>,
    sets: Sets<T>,
}

impl<T> Reached<'_, T> {
    /// Returns the items reached from a node, sorted and unique; none if there is no such node.
    pub fn of(&self, id: Id) -> &[T] {
        let Some(&node) = self.graph.indices.get(&id) else { return &[] };
        &self.sets.all[self.sets.of_component[self.of_node[node]]]
    }
}

/// Sets of items, sorted and unique.
#[derive(Debug)]
struct Sets<T> {
    all: Vec<Vec<T>>,
    of_component: Vec<usize>,
}

impl<T: Copy + Ord> Sets<T> {
    /// Returns the union of `items` and of the sets `others`: one of `others` if it is equal to the union.
    fn union(&mut self, mut items: Vec<T>, mut others: Vec<usize>) -> usize {
        others.sort_unstable();
        others.dedup();
        let largest = others.iter().copied().max_by_key(|&set| self.all[set].len());
        let base = largest.map_or(&[][..], |set| &self.all[set]);
        for &other in others.iter().filter(|&&other| Some(other) != largest) {
            items.extend_from_slice(&self.all[other]);
        }
        items.retain(|item| base.binary_search(item).is_err());
        match largest {
            Some(set) if items.is_empty() => set,
            _ => {
                items.extend_from_slice(base);
                items.sort_unstable();
                items.dedup();
                self.all.push(items);
                self.all.len() - 1
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: u32) -> Id {
        Id::new(word).expect("test ids are not zero")
    }

    fn add(graph: &mut Graph<u32>, node: u32, items: &[u32], successors: &[u32]) {
        graph.add(id(node), items.to_vec(), successors.iter().map(|&word| id(word)).collect());
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
        let reached = graph.reached(|_| true);
        assert_eq!(reached.of(id(1)), [10, 30, 40]);
        assert_eq!(reached.of(id(2)), [30, 40]);
        assert_eq!(reached.of(id(3)), [30, 40]);
        assert_eq!(reached.of(id(5)), [40, 50]);
        assert_eq!(reached.of(id(6)), [40]);
        assert!(reached.of(id(99)).is_empty());
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
    fn a_long_chain_needs_no_stack_and_one_set() {
        const LENGTH: u32 = 100_000;
        let mut graph = Graph::default();
        for node in 1..LENGTH {
            add(&mut graph, node, &[], &[node + 1]);
        }
        add(&mut graph, LENGTH, &[LENGTH + 1], &[]);
        let reached = graph.reached(|_| true);
        assert_eq!(reached.of(id(1)), [LENGTH + 1]);
        assert_eq!(reached.sets.all.len(), 1);
    }
}
