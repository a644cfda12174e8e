//! Union-find over element-type variables, the nodes.

use rustc_hash::FxHashMap;

use crate::ir::{Function, Type, TypeKind, Value};

/// A variable of the system: one or more pointer values with the same element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node(u32);

impl Node {
    /// Returns a dense number, below the number of nodes.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pointee of a node's pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointee<'m> {
    /// A value of this type, which is not itself a pointer.
    Type(Type<'m>),
    /// A pointer whose own element type is that of `node`.
    Pointer { address_space: u32, node: Node },
    /// None: the values are not pointers but opaque objects of this target type, such as images and events.
    Object(Type<'m>),
}

/// The nodes: which of them are merged, and the known pointee of each.
#[derive(Default)]
pub(super) struct Solver<'m> {
    values: FxHashMap<Value<'m>, Node>,
    returns: FxHashMap<Function<'m>, Node>,
    parents: Vec<Node>,
    pointees: Vec<Option<Pointee<'m>>>,
}

impl<'m> Solver<'m> {
    /// Returns the node of a value, created on first use.
    pub(super) fn value(&mut self, value: Value<'m>) -> Node {
        if let Some(node) = self.values.get(&value) {
            return *node;
        }
        let node = self.fresh();
        self.values.insert(value, node);
        node
    }

    /// Returns the node of a function's result, created on first use.
    pub(super) fn function_return(&mut self, function: Function<'m>) -> Node {
        if let Some(node) = self.returns.get(&function) {
            return *node;
        }
        let node = self.fresh();
        self.returns.insert(function, node);
        node
    }

    /// Creates a node that belongs to no value.
    pub(super) fn fresh(&mut self) -> Node {
        let node = Node(self.parents.len() as u32);
        self.parents.push(node);
        self.pointees.push(None);
        node
    }

    /// States that `node` points to a value of type `ty`; the first statement about a node has precedence.
    pub(super) fn points_to(&mut self, node: Node, ty: Type<'m>) {
        let root = self.root(node);
        if self.pointees[root.index()].is_some() {
            return;
        }
        let pointee = match ty.kind() {
            TypeKind::Pointer { address_space } => Pointee::Pointer { address_space, node: self.fresh() },
            _ => Pointee::Type(ty),
        };
        self.pointees[root.index()] = Some(pointee);
    }

    /// States that `node` is not a pointer but an opaque object of type `ty`; the first statement about a node has
    /// precedence.
    pub(super) fn is_object(&mut self, node: Node, ty: Type<'m>) {
        let root = self.root(node);
        self.pointees[root.index()].get_or_insert(Pointee::Object(ty));
    }

    /// Returns the node of the pointers that `node` points to, if it points to pointers into `address_space`.
    pub(super) fn content(&mut self, node: Node, address_space: u32) -> Option<Node> {
        let root = self.root(node);
        match self.pointees[root.index()] {
            Some(Pointee::Pointer { address_space: inner, node }) if inner == address_space => Some(node),
            Some(_) => None,
            None => {
                let node = self.fresh();
                self.pointees[root.index()] = Some(Pointee::Pointer { address_space, node });
                Some(node)
            }
        }
    }

    /// Merges two nodes, unless their pointees are known to differ.
    pub(super) fn unify(&mut self, a: Node, b: Node) {
        let (mut a, mut b) = (self.root(a), self.root(b));
        // Pointers to pointers: one iteration for each level of indirection, not one recursive call.
        while a != b {
            let (merged, next) = match (self.pointees[a.index()], self.pointees[b.index()]) {
                (known, None) | (None, known) => (known, None),
                (Some(x), Some(y)) if x == y => (Some(x), None),
                (
                    Some(Pointee::Pointer { address_space, node }),
                    Some(Pointee::Pointer { address_space: other_space, node: other }),
                ) if address_space == other_space => {
                    (Some(Pointee::Pointer { address_space, node }), Some((node, other)))
                }
                (Some(_), Some(_)) => return,
            };
            // The older node stays the root, so that node numbers follow the module's order.
            let (root, child) = if a.index() < b.index() { (a, b) } else { (b, a) };
            self.parents[child.index()] = root;
            self.pointees[root.index()] = merged;
            match next {
                Some((node, other)) => (a, b) = (self.root(node), self.root(other)),
                None => return,
            }
        }
    }

    /// Points every node at its root, so that the solution can be read without path compression.
    pub(super) fn compress(&mut self) {
        for index in 0..self.parents.len() {
            self.parents[index] = self.root(Node(index as u32));
        }
    }

    /// Returns the root of a value's node, once [`Self::compress`] has run.
    pub(super) fn find_value(&self, value: Value<'m>) -> Option<Node> {
        self.values.get(&value).map(|node| self.parents[node.index()])
    }

    /// Returns the root of a result's node, once [`Self::compress`] has run.
    pub(super) fn find_return(&self, function: Function<'m>) -> Option<Node> {
        self.returns.get(&function).map(|node| self.parents[node.index()])
    }

    /// Returns the pointee of a node, once [`Self::compress`] has run.
    pub(super) fn pointee(&self, node: Node) -> Option<Pointee<'m>> {
        let pointee = self.pointees[self.parents[node.index()].index()]?;
        Some(match pointee {
            Pointee::Type(_) | Pointee::Object(_) => pointee,
            Pointee::Pointer { address_space, node } => {
                Pointee::Pointer { address_space, node: self.parents[node.index()] }
            }
        })
    }

    /// Returns `true` if the pointees of some node are nested in `limit` pointers or more, or if several nodes point to one
    /// another in a cycle, once [`Self::compress`] has run.
    pub(super) fn nests(&self, limit: u32) -> bool {
        let next = |node: &Node| match self.pointee(*node)? {
            Pointee::Pointer { node: inner, .. } if inner != *node => Some(inner),
            Pointee::Pointer { .. } | Pointee::Type(_) | Pointee::Object(_) => None,
        };
        let mut nodes = (0..self.parents.len() as u32).map(Node);
        nodes.any(|node| std::iter::successors(Some(node), next).nth(limit as usize).is_some())
    }

    /// Returns the number of nodes.
    pub(super) fn len(&self) -> usize {
        self.parents.len()
    }

    fn root(&mut self, node: Node) -> Node {
        let mut node = node;
        while self.parents[node.index()] != node {
            let grandparent = self.parents[self.parents[node.index()].index()];
            self.parents[node.index()] = grandparent;
            node = grandparent;
        }
        node
    }
}
