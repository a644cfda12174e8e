//! Directed graphs: depth-first orders, dominators, natural loops, strongly connected components.
//!
//! Nodes are the numbers below [`Digraph::len`]; a user numbers its blocks, functions or types and looks results up by
//! index. All algorithms take linear or, for dominators, almost linear time and no recursion, whatever the shape.
//!
//! `petgraph` has these algorithms too, and is not used: its Tarjan components recurse once a node, which overflows a
//! thread's stack on a call chain of some ten thousand functions; its dominators (Cooper, Harvey and Kennedy) are
//! quadratic for some graphs, and its results are hash maps.

use smallvec::{SmallVec, smallvec};

/// A directed graph, by the successors of each node.
#[derive(Clone, Debug, Default)]
pub struct Digraph {
    /// The start of each node's successors in `targets`; one more at the end.
    starts: PerNode<usize, 2>,
    targets: Vec<usize>,
}

/// A value for each node. That of a graph of one node, as most functions of some modules have, needs no allocation.
type PerNode<T, const INLINE: usize> = SmallVec<[T; INLINE]>;

impl Digraph {
    /// Creates a graph of `len` nodes from its edges `(from, to)`, in any order.
    ///
    /// The edges of a node keep their order; an edge may occur more than once. Both ends must be below `len`.
    pub fn from_edges(len: usize, edges: &[(usize, usize)]) -> Self {
        let mut starts = smallvec![0; len + 1];
        if edges.is_empty() {
            return Self { starts, targets: Vec::new() };
        }
        edges.iter().for_each(|&(from, _)| starts[from + 1] += 1);
        (0..len).for_each(|node| starts[node + 1] += starts[node]);
        let mut next = starts.clone();
        let mut targets = vec![0; edges.len()];
        for &(from, to) in edges {
            targets[next[from]] = to;
            next[from] += 1;
        }
        Self { starts, targets }
    }

    /// Returns the number of nodes.
    pub fn len(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// Returns `true` if the graph has no node.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the successors of a node.
    pub fn successors(&self, node: usize) -> &[usize] {
        &self.targets[self.starts[node]..self.starts[node + 1]]
    }

    /// Returns the graph with every edge reversed; its successors are this graph's predecessors, in node order.
    pub fn reversed(&self) -> Self {
        let edges = |node: usize| self.successors(node).iter().map(move |&to| (to, node));
        let mut reversed = Vec::with_capacity(self.targets.len());
        reversed.extend((0..self.len()).flat_map(edges));
        Self::from_edges(self.len(), &reversed)
    }

    /// Returns the nodes that `entry` reaches in reverse postorder: each before its successors, back edges aside.
    pub fn reverse_postorder(&self, entry: usize) -> Vec<usize> {
        let mut order = Vec::new();
        self.depth_first(entry, |_, _| {}, |node| order.push(node));
        order.reverse();
        order
    }

    /// Traverses the graph depth-first from `entry`: calls `enter` with each node and its parent (for the entry: itself)
    /// in preorder, and `leave` with each node in postorder.
    fn depth_first(&self, entry: usize, mut enter: impl FnMut(usize, usize), mut leave: impl FnMut(usize)) {
        if entry >= self.len() {
            return;
        }
        let mut seen = vec![false; self.len()];
        seen[entry] = true;
        enter(entry, entry);
        // The nodes on the path, each with the position of the next edge to follow.
        let mut path = Vec::with_capacity(16);
        path.push((entry, self.starts[entry]));
        while let Some((node, edge)) = path.last_mut() {
            if *edge == self.starts[*node + 1] {
                leave(*node);
                path.pop();
                continue;
            }
            let successor = self.targets[*edge];
            *edge += 1;
            if !seen[successor] {
                seen[successor] = true;
                enter(successor, *node);
                path.push((successor, self.starts[successor]));
            }
        }
    }
}

/// The strongly connected components of a graph.
///
/// They are numbered: the successors of a component, other than itself, have lower numbers.
#[derive(Debug)]
pub struct Components {
    /// The nodes of the components, in their order.
    nodes: Vec<usize>,
    /// The end of each component's nodes in `nodes`.
    ends: Vec<usize>,
    /// The component of each node.
    of_node: Vec<usize>,
}

impl Components {
    /// Finds the components (Tarjan, "Depth-first search and linear graph algorithms", 1972).
    pub fn new(graph: &Digraph) -> Self {
        const UNSEEN: usize = usize::MAX;
        let count = graph.len();
        let (mut numbers, mut low) = (vec![UNSEEN; count], vec![0; count]);
        let mut of_node = vec![UNSEEN; count];
        let (mut nodes, mut ends) = (Vec::with_capacity(count), Vec::new());
        let (mut stack, mut path, mut next) = (Vec::new(), Vec::new(), 0);
        for start in 0..count {
            if numbers[start] != UNSEEN {
                continue;
            }
            path.push((start, 0));
            while let Some((node, edge)) = path.pop() {
                if edge == 0 {
                    (numbers[node], low[node]) = (next, next);
                    next += 1;
                    stack.push(node);
                }
                if let Some(&successor) = graph.successors(node).get(edge) {
                    path.push((node, edge + 1));
                    if numbers[successor] == UNSEEN {
                        path.push((successor, 0));
                    } else if of_node[successor] == UNSEEN {
                        low[node] = low[node].min(numbers[successor]);
                    }
                    continue;
                }
                if low[node] == numbers[node] {
                    while let Some(member) = stack.pop() {
                        of_node[member] = ends.len();
                        nodes.push(member);
                        if member == node {
                            break;
                        }
                    }
                    ends.push(nodes.len());
                }
                if let Some(&(predecessor, _)) = path.last() {
                    low[predecessor] = low[predecessor].min(low[node]);
                }
            }
        }
        Self { nodes, ends, of_node }
    }

    /// Returns the number of components.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns `true` if the graph has no node.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the component of a node.
    pub fn component_of(&self, node: usize) -> usize {
        self.of_node[node]
    }

    /// Returns the nodes of a component.
    pub fn nodes(&self, component: usize) -> &[usize] {
        let start = component.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.nodes[start..self.ends[component]]
    }

    /// Returns `true` if a node of `graph`, whose components these are, is on a cycle.
    pub fn is_cyclic(&self, graph: &Digraph, node: usize) -> bool {
        self.nodes(self.component_of(node)).len() > 1 || graph.successors(node).contains(&node)
    }
}

/// The dominator tree of the nodes that an entry reaches.
///
/// A node dominates another if every path from the entry to the other passes through it.
#[derive(Debug)]
pub struct Dominators {
    /// The parent of each node in the tree; the entry itself for the entry, `None` for an unreachable node.
    immediate: PerNode<Option<usize>, 1>,
    /// The range of preorder positions of each node's subtree, which starts with the node itself.
    subtrees: PerNode<(usize, usize), 1>,
}

impl Dominators {
    /// Finds the dominators in a graph.
    pub fn new(graph: &Digraph, entry: usize) -> Self {
        Self::with_predecessors(graph, &graph.reversed(), entry)
    }

    /// Finds the dominators in a graph whose reverse is `predecessors` (Lengauer and Tarjan, "A fast algorithm for finding
    /// dominators in a flowgraph", 1979, with path compression).
    pub fn with_predecessors(graph: &Digraph, predecessors: &Digraph, entry: usize) -> Self {
        if graph.len() == 1 && entry == 0 {
            return Self { immediate: smallvec![Some(0)], subtrees: smallvec![(0, 1)] };
        }
        let search = Search::new(graph, entry);
        let parents = search.immediate_dominators(predecessors);
        Self::from_tree(graph.len(), &search.order, &parents)
    }

    /// Numbers a tree: `order` lists its nodes, parents first, and `parents` the index in `order` of each one's parent.
    fn from_tree(len: usize, order: &[usize], parents: &[usize]) -> Self {
        let (mut immediate, mut subtrees) = (smallvec![None; len], smallvec![(0, 0); len]);
        let mut sizes = vec![1; order.len()];
        for index in (1..order.len()).rev() {
            sizes[parents[index]] += sizes[index];
        }
        // The preorder position of the next child of each node, relative to the node.
        let mut next = vec![1; order.len()];
        let mut starts = vec![0; order.len()];
        for (index, &node) in order.iter().enumerate() {
            if index > 0 {
                let parent = parents[index];
                starts[index] = starts[parent] + next[parent];
                next[parent] += sizes[index];
            }
            immediate[node] = Some(order[parents[index]]);
            subtrees[node] = (starts[index], starts[index] + sizes[index]);
        }
        Self { immediate, subtrees }
    }

    /// Returns the immediate dominator: the strict dominator that all other strict dominators dominate. The entry and
    /// unreachable nodes have none.
    pub fn immediate(&self, node: usize) -> Option<usize> {
        self.immediate[node].filter(|&dominator| dominator != node)
    }

    /// Returns `true` if the entry reaches `node`.
    pub fn is_reached(&self, node: usize) -> bool {
        self.immediate[node].is_some()
    }

    /// Returns `true` if `a` dominates `b`, in constant time. A node dominates itself; unreachable nodes neither dominate
    /// nor are dominated.
    pub fn dominates(&self, a: usize, b: usize) -> bool {
        let (start, end) = self.subtrees[a];
        self.is_reached(a) && self.is_reached(b) && (start..end).contains(&self.subtrees[b].0)
    }
}

/// Finds natural loops.
///
/// The natural loop of edges from *latches* to a *header* that dominates them: the header, and all nodes from which a
/// latch is reached without passing the header.
#[derive(Debug)]
pub struct NaturalLoops<'g> {
    predecessors: &'g Digraph,
    /// The last search that met each node, so that a search takes the time of its loop only.
    marks: Vec<usize>,
    search: usize,
}

impl<'g> NaturalLoops<'g> {
    /// Prepares searches in the graph whose reverse is `predecessors`.
    pub fn new(predecessors: &'g Digraph) -> Self {
        Self { predecessors, marks: vec![0; predecessors.len()], search: 0 }
    }

    /// Returns the nodes of a loop, the header first; `None` if the search takes more than `steps_left` steps.
    ///
    /// A step is an edge. The entry reaches the latches, and the header dominates them.
    pub fn find(&mut self, header: usize, latches: &[usize], steps_left: &mut usize) -> Option<Vec<usize>> {
        self.search += 1;
        self.marks[header] = self.search;
        let mut body = vec![header];
        for &latch in latches {
            if self.marks[latch] != self.search {
                self.marks[latch] = self.search;
                body.push(latch);
            }
        }
        let mut next = 1;
        while let Some(&node) = body.get(next) {
            next += 1;
            for &predecessor in self.predecessors.successors(node) {
                *steps_left = steps_left.checked_sub(1)?;
                if self.marks[predecessor] != self.search {
                    self.marks[predecessor] = self.search;
                    body.push(predecessor);
                }
            }
        }
        Some(body)
    }

    /// Returns `true` if a node is in the loop that was found last.
    pub fn contains(&self, node: usize) -> bool {
        self.marks[node] == self.search
    }
}

/// A depth-first search. From here on, nodes are identified by their preorder numbers.
struct Search {
    /// The nodes in preorder.
    order: Vec<usize>,
    /// The number of each node; `NONE` for unreachable nodes.
    numbers: Vec<usize>,
    /// The number of each node's parent in the depth-first tree.
    parents: Vec<usize>,
}

const NONE: usize = usize::MAX;

impl Search {
    fn new(graph: &Digraph, entry: usize) -> Self {
        let mut search = Self {
            order: Vec::with_capacity(graph.len()),
            numbers: vec![NONE; graph.len()],
            parents: Vec::with_capacity(graph.len()),
        };
        let enter = |node, parent| {
            search.numbers[node] = search.order.len();
            search.parents.push(search.numbers[parent]);
            search.order.push(node);
        };
        graph.depth_first(entry, enter, |_| {});
        search
    }

    /// Returns the number of each node's immediate dominator.
    fn immediate_dominators(&self, predecessors: &Digraph) -> Vec<usize> {
        let count = self.order.len();
        let mut forest = Forest::new(count);
        let mut dominators = vec![0; count];
        // The nodes whose semidominator a node is, as linked lists.
        let (mut buckets, mut next_in_bucket) = (vec![NONE; count], vec![NONE; count]);
        for node in (1..count).rev() {
            for &predecessor in predecessors.successors(self.order[node]) {
                let predecessor = self.numbers[predecessor];
                if predecessor != NONE {
                    let best = forest.evaluate(predecessor);
                    forest.semi[node] = forest.semi[node].min(forest.semi[best]);
                }
            }
            let semi = forest.semi[node];
            next_in_bucket[node] = std::mem::replace(&mut buckets[semi], node);
            let parent = self.parents[node];
            forest.ancestors[node] = parent;
            let mut waiting = std::mem::replace(&mut buckets[parent], NONE);
            while waiting != NONE {
                let best = forest.evaluate(waiting);
                dominators[waiting] = if forest.semi[best] < forest.semi[waiting] { best } else { parent };
                waiting = next_in_bucket[waiting];
            }
        }
        for node in 1..count {
            if dominators[node] != forest.semi[node] {
                dominators[node] = dominators[dominators[node]];
            }
        }
        dominators
    }
}

/// The part of the depth-first tree whose nodes have semidominators already.
struct Forest {
    ancestors: Vec<usize>,
    /// The node with the least semidominator between each node and its ancestor here.
    labels: Vec<usize>,
    semi: Vec<usize>,
    path: Vec<usize>,
}

impl Forest {
    fn new(count: usize) -> Self {
        let own: Vec<usize> = (0..count).collect();
        Self { ancestors: vec![NONE; count], labels: own.clone(), semi: own, path: Vec::new() }
    }

    /// Returns the node with the least semidominator on the path from `node` up to below its root.
    fn evaluate(&mut self, node: usize) -> usize {
        if self.ancestors[node] == NONE {
            return node;
        }
        // The nodes below a root's children are linked to the root directly.
        let mut top = node;
        while self.ancestors[self.ancestors[top]] != NONE {
            self.path.push(top);
            top = self.ancestors[top];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestors[below];
            if self.semi[self.labels[above]] < self.semi[self.labels[below]] {
                self.labels[below] = self.labels[above];
            }
            self.ancestors[below] = self.ancestors[above];
        }
        self.labels[node]
    }
}

#[cfg(test)]
mod tests;
