//! The module-scope variables that each entry point can reach (specification, `OpEntryPoint`), and whether a consumer
//! may contract multiplications and additions in it (execution mode `ContractionOff`).
//!
//! Functions record the variables they use and the functions they call while they are lowered; variables record the
//! variables that their initializers refer to.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;
use crate::spirv::id::AdoptedIds;
use crate::spirv::reach::Graph;

/// The callees and the variables of one function, or the variables that the initializer of a variable refers to.
pub(in crate::lower) struct CallNode {
    pub(in crate::lower) function: Id,
    pub(in crate::lower) variables: Vec<Id>,
    pub(in crate::lower) callees: Vec<Id>,
    /// `true` if the function forbids contraction.
    pub(in crate::lower) forbids_contraction: bool,
}

/// The call graph of the functions written.
#[derive(Default)]
pub(in crate::lower) struct CallGraph {
    nodes: Vec<CallNode>,
    entries: Vec<(Id, Vec<u8>)>,
    /// Made at the first question, when all functions are written.
    graph: OnceCell<Graph<Item>>,
}

/// The numbers of nodes and of entry points of a call graph.
#[derive(Clone, Copy)]
pub(in crate::lower) struct CallGraphLen {
    nodes: usize,
    entries: usize,
}

/// A property of an entry point: it reaches a variable, or a function of some kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Item {
    Variable(Id),
    /// A function that forbids contraction.
    Uncontracted,
}

/// Returns `true` if versions before 1.4 list variables of this storage class in the interface.
pub(in crate::lower) fn is_input_or_output(storage: StorageClass) -> bool {
    matches!(storage, StorageClass::Input | StorageClass::Output)
}

impl CallGraph {
    pub(in crate::lower) fn add(&mut self, node: CallNode) {
        self.nodes.push(node);
    }

    /// Records that the initializer of `variable` refers to `others`.
    pub(in crate::lower) fn add_initializer(&mut self, variable: Id, others: Vec<Id>) {
        let (variables, callees) = (others, Vec::new());
        self.nodes.push(CallNode { function: variable, variables, callees, forbids_contraction: false });
    }

    pub(in crate::lower) fn len(&self) -> CallGraphLen {
        CallGraphLen { nodes: self.nodes.len(), entries: self.entries.len() }
    }

    /// Adds what the graph of a fork got between two times; does nothing and returns `false` if `ids` lacks an id.
    pub(in crate::lower) fn adopt(
        &mut self,
        of_fork: &Self,
        [start, end]: [CallGraphLen; 2],
        ids: &AdoptedIds,
    ) -> bool {
        let all = |list: &[Id]| list.iter().map(|id| ids.get(*id)).collect::<Option<Vec<Id>>>();
        let node = |node: &CallNode| {
            let (variables, callees) = (all(&node.variables)?, all(&node.callees)?);
            Some(CallNode { function: ids.get(node.function)?, variables, callees, ..*node })
        };
        let entry = |(id, name): &(Id, Vec<u8>)| Some((ids.get(*id)?, name.clone()));
        let nodes: Option<Vec<CallNode>> = of_fork.nodes[start.nodes..end.nodes].iter().map(node).collect();
        let entries: Option<Vec<_>> = of_fork.entries[start.entries..end.entries].iter().map(entry).collect();
        let (Some(nodes), Some(entries)) = (nodes, entries) else { return false };
        self.nodes.extend(nodes);
        self.entries.extend(entries);
        true
    }

    /// Removes what was added since a time.
    pub(in crate::lower) fn truncate(&mut self, len: CallGraphLen) {
        self.nodes.truncate(len.nodes);
        self.entries.truncate(len.entries);
    }

    fn graph(&self) -> &Graph<Item> {
        self.graph.get_or_init(|| {
            let mut graph = Graph::default();
            for node in &self.nodes {
                let contraction = node.forbids_contraction.then_some(Item::Uncontracted);
                let items = node.variables.iter().copied().map(Item::Variable).chain(contraction);
                graph.add(node.function, items, node.callees.iter().chain(&node.variables).copied());
            }
            graph
        })
    }

    pub(in crate::lower) fn add_entry(&mut self, entry: Id, name: &[u8]) {
        self.entries.push((entry, name.to_vec()));
    }

    /// Returns the functions from an entry point to one that calls itself, directly or through others; the recursive
    /// function is listed twice.
    pub(in crate::lower) fn recursion(&self) -> Option<Vec<Id>> {
        self.graph().cycle_from(self.entries.iter().map(|(entry, _)| *entry))
    }

    /// Returns `true` if an entry point reaches a variable for which `predicate` returns `true`.
    pub(in crate::lower) fn reaches_variable(&self, predicate: impl Fn(Id) -> bool) -> bool {
        let mut items = self.graph().items_reached_from(self.entries.iter().map(|(entry, _)| *entry));
        items.any(|item| matches!(item, Item::Variable(variable) if predicate(variable)))
    }

    /// Returns the interface of every entry point, with the variables that are `listed`.
    pub(in crate::lower) fn interfaces(&mut self, listed: impl Fn(Id) -> bool) -> Vec<Interface> {
        let entries = std::mem::take(&mut self.entries);
        let starts: Vec<Id> = entries.iter().map(|(entry, _)| *entry).collect();
        let is_counted = |item| match item {
            Item::Variable(variable) => listed(variable),
            Item::Uncontracted => true,
        };
        let mut entries = entries.into_iter();
        let mut interfaces = Vec::new();
        _ = self.graph().visit_reached(&starts, is_counted, |_, reached| {
            interfaces.extend(entries.next().map(|(entry, name)| Interface::new(entry, name, reached)));
            ControlFlow::Continue(())
        });
        interfaces
    }
}

/// The variables and properties that an entry point reaches.
pub(in crate::lower) struct Interface {
    pub(in crate::lower) entry: Id,
    pub(in crate::lower) name: Vec<u8>,
    /// In id order.
    pub(in crate::lower) variables: Vec<Id>,
    /// `true` if one of the functions forbids contraction.
    pub(in crate::lower) forbids_contraction: bool,
}

impl Interface {
    fn new(entry: Id, name: Vec<u8>, reached: &[Item]) -> Self {
        let variables = reached.iter().filter_map(|item| match item {
            Item::Variable(variable) => Some(*variable),
            Item::Uncontracted => None,
        });
        let forbids_contraction = reached.contains(&Item::Uncontracted);
        Self { entry, name, variables: variables.collect(), forbids_contraction }
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
            forbids_contraction: function == 3,
        }
    }

    #[test]
    fn variables_are_found_through_calls_and_initializers() {
        let mut graph = CallGraph::default();
        graph.add_initializer(id(20), vec![id(21), id(30)]);
        graph.add_initializer(id(30), vec![id(40)]);
        graph.add(node(1, &[10], &[2]));
        graph.add(node(2, &[20], &[3]));
        graph.add(node(3, &[], &[2]));
        graph.add(node(4, &[40], &[]));
        graph.add_entry(id(1), b"one");
        graph.add_entry(id(4), b"four");
        assert!(graph.reaches_variable(|variable| variable == id(40)));
        assert!(!graph.reaches_variable(|variable| variable == id(50)));
        let interfaces = graph.interfaces(|variable| variable != id(21));
        let words = |interface: &Interface| interface.variables.iter().map(|id| id.word()).collect::<Vec<_>>();
        assert_eq!((words(&interfaces[0]), interfaces[0].forbids_contraction), (vec![10, 20, 30, 40], true));
        assert_eq!((words(&interfaces[1]), interfaces[1].forbids_contraction), (vec![40], false));
    }
}
