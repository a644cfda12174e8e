//! The module-scope variables that each entry point can reach (specification, `OpEntryPoint`), and whether a consumer
//! may contract multiplications and additions in it (execution mode `ContractionOff`).
//!
//! Functions record the variables they use and the functions they call while they are lowered; variables record the
//! variables that their initializers refer to.

use std::ops::ControlFlow;

use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;
use crate::spirv::reach::Graph;

/// The callees and the variables of one function.
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
    graph: Graph<Item>,
    entries: Vec<(Id, Vec<u8>)>,
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
        let mut items = variables(&node.variables);
        if node.forbids_contraction {
            items.push(Item::Uncontracted);
        }
        self.graph.add(node.function, items, [node.callees, node.variables].concat());
    }

    /// Records that the initializer of `variable` refers to `others`.
    pub(in crate::lower) fn add_initializer(&mut self, variable: Id, others: Vec<Id>) {
        self.graph.add(variable, variables(&others), others);
    }

    pub(in crate::lower) fn add_entry(&mut self, entry: Id, name: &[u8]) {
        self.entries.push((entry, name.to_vec()));
    }

    /// Returns the functions from an entry point to one that calls itself, directly or through others; the recursive
    /// function is listed twice.
    pub(in crate::lower) fn recursion(&self) -> Option<Vec<Id>> {
        self.graph.cycle_from(self.entries.iter().map(|(entry, _)| *entry))
    }

    /// Returns `true` if an entry point reaches a variable for which `predicate` returns `true`.
    pub(in crate::lower) fn reaches_variable(&self, predicate: impl Fn(Id) -> bool) -> bool {
        let mut items = self.graph.items_reached_from(self.entries.iter().map(|(entry, _)| *entry));
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
        _ = self.graph.visit_reached(&starts, is_counted, |_, reached| {
            interfaces.extend(entries.next().map(|(entry, name)| Interface::new(entry, name, reached)));
            ControlFlow::Continue(())
        });
        interfaces
    }
}

fn variables(ids: &[Id]) -> Vec<Item> {
    ids.iter().copied().map(Item::Variable).collect()
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
