//! What can be reached from where: the variables that a function touches, itself or through what it calls and names.
//!
//! Strongly connected components are visited once, successors first: the set of a component is its own items and its
//! successors' sets. A component that adds nothing to a successor's set shares it, so a long chain of calls holds one
//! set and not as many as it has links.

use rustc_hash::{FxHashMap, FxHashSet};

use super::id::Id;
use crate::graph::{Components, Digraph};

/// A directed graph whose nodes are what ids stand for: functions, variables, constants. Each holds items.
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
    /// Adds what `id` holds, and the ids it leads to; those that are never added lead nowhere.
    ///
    /// Of two nodes with one id, the last counts.
    pub fn add(&mut self, id: Id, items: Vec<T>, successors: Vec<Id>) {
        self.indices.insert(id, self.nodes.len());
        self.nodes.push(Node { items, successors });
    }

    /// A way from one of `starts` into a circle and once around it, which ends with the node that it passes twice.
    pub fn cycle_from(&self, starts: impl IntoIterator<Item = Id>) -> Option<Vec<Id>> {
        let mut seen = FxHashSet::default();
        for start in starts {
            // The way so far, and how many successors of each node were tried.
            let mut way = vec![(start, 0)];
            let mut on_way = FxHashSet::from_iter([start]);
            while let Some((id, tried)) = way.last_mut() {
                let node = self.indices.get(id).map(|&index| &self.nodes[index]);
                let Some(&next) = node.and_then(|node| node.successors.get(*tried)) else {
                    on_way.remove(id);
                    way.pop();
                    continue;
                };
                *tried += 1;
                if on_way.contains(&next) {
                    return Some(way.iter().map(|(id, _)| *id).chain([next]).collect());
                }
                if seen.insert(next) {
                    on_way.insert(next);
                    way.push((next, 0));
                }
            }
        }
        None
    }

    /// The graph of the nodes' indices.
    fn digraph(&self) -> Digraph {
        let mut edges = Vec::new();
        for (from, node) in self.nodes.iter().enumerate() {
            edges.extend(node.successors.iter().filter_map(|id| Some((from, *self.indices.get(id)?))));
        }
        Digraph::from_edges(self.nodes.len(), &edges)
    }

    /// The items that count of every node and of all nodes it leads to.
    pub fn reached(&self, counts: impl Fn(T) -> bool) -> Reached<'_, T> {
        let digraph = self.digraph();
        let Components { order, of_node } = Components::new(&digraph);
        let mut sets = Sets { all: Vec::new(), of_component: Vec::with_capacity(order.len()) };
        for members in &order {
            let items = members.iter().flat_map(|&member| &self.nodes[member].items).copied();
            let items = items.filter(|&item| counts(item)).collect();
            // A successor of the same component has no set yet.
            let successors = members.iter().flat_map(|&member| digraph.successors(member));
            let successors = successors.filter_map(|&successor| sets.of_component.get(of_node[successor]).copied());
            let set = sets.union(items, successors.collect());
            sets.of_component.push(set);
        }
        Reached { graph: self, of_node, sets }
    }
}

/// The answer of [`Graph::reached`].
#[derive(Debug)]
pub struct Reached<'g, T> {
    graph: &'g Graph<T>,
    of_node: Vec<usize>,
    sets: Sets<T>,
}

impl<T> Reached<'_, T> {
    /// What is reached from a node, in order and each once; nothing if there is no such node.
    pub fn of(&self, id: Id) -> &[T] {
        let Some(&node) = self.graph.indices.get(&id) else { return &[] };
        &self.sets.all[self.sets.of_component[self.of_node[node]]]
    }
}

/// Sets of items, in order and each item once.
#[derive(Debug)]
struct Sets<T> {
    all: Vec<Vec<T>>,
    of_component: Vec<usize>,
}

impl<T: Copy + Ord> Sets<T> {
    /// The set of `items` and of what is in the sets `others`: one of `others` if it holds all of that.
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
    fn a_circle_is_found_from_where_it_can_be_reached() {
        let mut graph = Graph::default();
        add(&mut graph, 1, &[], &[2, 3]);
        add(&mut graph, 2, &[], &[9]);
        add(&mut graph, 3, &[], &[2, 4]);
        add(&mut graph, 4, &[], &[5, 9]);
        add(&mut graph, 5, &[], &[4]);
        add(&mut graph, 6, &[], &[6]);
        let circle = |starts: &[u32]| {
            let found = graph.cycle_from(starts.iter().map(|&word| id(word)))?;
            Some(found.into_iter().map(Id::word).collect::<Vec<_>>())
        };
        assert_eq!(circle(&[2, 1]), Some(vec![1, 3, 4, 5, 4]));
        assert_eq!(circle(&[6]), Some(vec![6, 6]));
        assert_eq!(circle(&[2, 99]), None);
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
