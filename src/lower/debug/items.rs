//! The subjects of debug instructions: nodes in their roles.

use rustc_hash::FxHashMap;

use crate::ir::MdNode;

/// A node and its role, which become at most one instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Item<'m> {
    pub(super) node: MdNode<'m>,
    pub(super) role: Role,
}

impl<'m> Item<'m> {
    /// Returns the item of a node itself.
    pub(super) fn new(node: MdNode<'m>) -> Self {
        Self { node, role: Role::Itself }
    }
}

/// The part of a node that an instruction describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    Itself,
    /// Its template parameters.
    Template,
    /// A member function that is only declared, among the members of its type.
    Method,
    /// The elements of an array in this dimension, counted from zero.
    Elements(u32),
    /// The name of a composite type whose members refer to it, in the sets without forward references.
    Declaration,
    /// The entry point that a function is.
    EntryPoint,
}

/// A map by item. Nearly all items are nodes themselves, whose indices are dense.
#[derive(Debug)]
pub(super) struct ItemMap<'m, T> {
    /// The values of nodes themselves, by the index of the node.
    nodes: Vec<Option<T>>,
    /// The values of the other items.
    others: FxHashMap<Item<'m>, T>,
}

impl<T> Default for ItemMap<'_, T> {
    fn default() -> Self {
        Self { nodes: Vec::new(), others: FxHashMap::default() }
    }
}

impl<'m, T: Copy> ItemMap<'m, T> {
    /// Returns the value of an item.
    #[inline]
    pub(super) fn get(&self, item: Item<'m>) -> Option<T> {
        match item.role {
            Role::Itself => self.nodes.get(item.node.id().index()).copied().flatten(),
            _ => self.others.get(&item).copied(),
        }
    }

    /// Sets the value of an item.
    pub(super) fn insert(&mut self, item: Item<'m>, value: T) {
        if item.role != Role::Itself {
            self.others.insert(item, value);
            return;
        }
        let index = item.node.id().index();
        if index >= self.nodes.len() {
            self.nodes.resize(index + 1, None);
        }
        self.nodes[index] = Some(value);
    }
}
