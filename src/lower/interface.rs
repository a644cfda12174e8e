//! Which module-scope variables each entry point can reach (specification, `OpEntryPoint`), and whether a consumer may
//! fuse multiplications and additions in it (execution mode `ContractionOff`; features.md B25).
//!
//! Functions note the variables they name and the functions they call while they are lowered. Afterwards the strongly
//! connected components of the call graph are visited once, callees first: a component's set is its own variables and
//! its callees' sets.

use rustc_hash::FxHashMap;

use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;

/// What one function names.
pub(super) struct CallNode {
    pub(super) function: Id,
    pub(super) variables: Vec<Id>,
    pub(super) callees: Vec<Id>,
    /// Whether contraction must not happen in it.
    pub(super) forbids_contraction: bool,
}

/// The call graph of the functions written.
#[derive(Default)]
pub(super) struct CallGraph {
    nodes: Vec<CallNode>,
    entries: Vec<(Id, Vec<u8>)>,
    /// The variables that a variable's initialiser names, and those that their initialisers name.
    initializers: FxHashMap<Id, Vec<Id>>,
}

/// Whether versions before 1.4 list variables of this storage class.
pub(super) fn is_input_or_output(storage: StorageClass) -> bool {
    matches!(storage, StorageClass::Input | StorageClass::Output)
}

impl CallGraph {
    pub(super) fn add(&mut self, mut node: CallNode) {
        let named = node.variables.iter().filter_map(|variable| self.initializers.get(variable)).flatten();
        let named: Vec<Id> = named.copied().collect();
        node.variables.extend(named);
        self.nodes.push(node);
    }

    /// Notes that the initialiser of `variable` names `others`, which are declared already.
    pub(super) fn add_initializer(&mut self, variable: Id, others: &[Id]) {
        let mut all = others.to_vec();
        all.extend(others.iter().filter_map(|other| self.initializers.get(other)).flatten());
        all.sort_unstable();
        all.dedup();
        self.initializers.insert(variable, all);
    }

    pub(super) fn add_entry(&mut self, entry: Id, name: &[u8]) {
        self.entries.push((entry, name.to_vec()));
    }

    /// What every entry point reaches.
    pub(super) fn interfaces(&mut self) -> Vec<Interface> {
        let components = Components::of(&self.nodes);
        let reached = components.reached(&self.nodes);
        std::mem::take(&mut self.entries)
            .into_iter()
            .map(|(entry, name)| {
                let reached = components.index.get(&entry).map(|node| &reached[components.of_node[*node]]);
                let (variables, forbids_contraction) =
                    reached.map_or((Vec::new(), false), |set| (set.variables.clone(), set.forbids_contraction));
                Interface { entry, name, variables, forbids_contraction }
            })
            .collect()
    }
}

/// What an entry point reaches.
pub(super) struct Interface {
    pub(super) entry: Id,
    pub(super) name: Vec<u8>,
    /// In id order.
    pub(super) variables: Vec<Id>,
    /// Whether contraction must not happen in one of the functions.
    pub(super) forbids_contraction: bool,
}

/// What the functions of one component reach.
#[derive(Default)]
struct Reached {
    variables: Vec<Id>,
    forbids_contraction: bool,
}

/// The strongly connected components, callees before callers (Tarjan, "Depth-first search and linear graph
/// algorithms", 1972), without recursion: call chains may be deeper than a thread's stack.
struct Components {
    index: FxHashMap<Id, usize>,
    order: Vec<Vec<usize>>,
    of_node: Vec<usize>,
    edges: Vec<Vec<usize>>,
}

impl Components {
    fn of(nodes: &[CallNode]) -> Self {
        let index: FxHashMap<Id, usize> =
            nodes.iter().enumerate().map(|(index, node)| (node.function, index)).collect();
        let edges: Vec<Vec<usize>> = nodes
            .iter()
            .map(|node| node.callees.iter().filter_map(|callee| index.get(callee).copied()).collect())
            .collect();
        let count = nodes.len();
        const UNSEEN: usize = usize::MAX;
        let (mut numbers, mut low) = (vec![UNSEEN; count], vec![0; count]);
        let mut of_node = vec![UNSEEN; count];
        let (mut stack, mut order, mut next) = (Vec::new(), Vec::new(), 0);
        for start in 0..count {
            if numbers[start] != UNSEEN {
                continue;
            }
            let mut path = vec![(start, 0)];
            while let Some((node, edge)) = path.pop() {
                if edge == 0 {
                    (numbers[node], low[node]) = (next, next);
                    next += 1;
                    stack.push(node);
                }
                if let Some(&callee) = edges[node].get(edge) {
                    path.push((node, edge + 1));
                    if numbers[callee] == UNSEEN {
                        path.push((callee, 0));
                    } else if of_node[callee] == UNSEEN {
                        low[node] = low[node].min(numbers[callee]);
                    }
                    continue;
                }
                if low[node] == numbers[node] {
                    let mut members = Vec::new();
                    while let Some(member) = stack.pop() {
                        of_node[member] = order.len();
                        members.push(member);
                        if member == node {
                            break;
                        }
                    }
                    order.push(members);
                }
                if let Some(&(caller, _)) = path.last() {
                    low[caller] = low[caller].min(low[node]);
                }
            }
        }
        Self { index, order, of_node, edges }
    }

    /// What each component reaches.
    fn reached(&self, nodes: &[CallNode]) -> Vec<Reached> {
        let mut sets: Vec<Reached> = Vec::with_capacity(self.order.len());
        for (component, members) in self.order.iter().enumerate() {
            let mut set = Reached::default();
            let mut callees: Vec<usize> = Vec::new();
            for &member in members {
                set.variables.extend_from_slice(&nodes[member].variables);
                set.forbids_contraction |= nodes[member].forbids_contraction;
                callees.extend(self.edges[member].iter().map(|&callee| self.of_node[callee]));
            }
            callees.sort_unstable();
            callees.dedup();
            for callee in callees.into_iter().filter(|callee| *callee != component) {
                set.variables.extend_from_slice(&sets[callee].variables);
                set.forbids_contraction |= sets[callee].forbids_contraction;
            }
            set.variables.sort_unstable();
            set.variables.dedup();
            sets.push(set);
        }
        sets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(word: u32) -> Id {
        Id::new(word).expect("test ids are not zero")
    }

    fn node(function: u32, variables: &[u32], callees: &[u32]) -> CallNode {
        let ids = |words: &[u32]| words.iter().map(|word| id(*word)).collect();
        CallNode {
            function: id(function),
            variables: ids(variables),
            callees: ids(callees),
            forbids_contraction: false,
        }
    }

    #[test]
    fn variables_are_found_through_calls_and_cycles() {
        let mut graph = CallGraph::default();
        graph.add(node(1, &[10], &[2]));
        graph.add(node(2, &[], &[3]));
        graph.add(node(3, &[30], &[2, 4]));
        graph.add(node(4, &[40], &[]));
        graph.add(node(5, &[50], &[4]));
        graph.add_entry(id(1), b"a");
        graph.add_entry(id(5), b"b");
        let words = |ids: &[Id]| ids.iter().map(|id| id.word()).collect::<Vec<_>>();
        let interfaces = graph.interfaces();
        assert_eq!(words(&interfaces[0].variables), [10, 30, 40]);
        assert_eq!(words(&interfaces[1].variables), [40, 50]);
    }

    #[test]
    fn a_deep_call_chain_needs_no_stack() {
        let mut graph = CallGraph::default();
        for function in 1..100_000 {
            graph.add(node(function, &[], &[function + 1]));
        }
        graph.add(node(100_000, &[200_000], &[]));
        graph.add_entry(id(1), b"a");
        assert_eq!(graph.interfaces()[0].variables, [id(200_000)]);
    }
}
