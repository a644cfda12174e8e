//! What opaque pointers point to.
//!
//! SPIR-V pointers are typed (specification, section 3.3.6, `OpTypePointer`); LLVM's are not. Every pointer value
//! is a variable of a system of equations over element types: [`constraints`] reads the equations from the
//! instructions, [`calls`] those between functions, [`solve`] merges variables by union-find. Two sides that
//! disagree stay apart: lowering then puts an `OpBitcast` between them. What nothing tells is a pointer to `i8`.
//!
//! What is no pointer at all, but an object of a module without target types, is told by names: [`objects`].
//!
//! Inside aggregates in memory every pointer is a pointer to `i8`, so that no type is recursive.

mod calls;
mod constraints;
mod objects;
mod solve;

use crate::llvm::{Function, ModuleRef, Type, Value};

use solve::Solver;

/// A variable of the system: one or more pointer values with the same element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node(u32);

impl Node {
    /// A dense number, below [`ElementTypes::node_count`].
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the pointers of a node point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointee<'m> {
    /// A value of this type, which is not itself a pointer.
    Type(Type<'m>),
    /// A pointer whose own element type is that of `node`.
    Pointer { address_space: u32, node: Node },
    /// Nothing: what LLVM calls a pointer is an object of this target type.
    Object(Type<'m>),
}

/// The solution.
pub(crate) struct ElementTypes<'m> {
    solver: Solver<'m>,
}

impl<'m> ElementTypes<'m> {
    /// The node of a pointer (or vector of pointers) that is an argument, an instruction or a global variable.
    pub(crate) fn node(&self, value: Value<'m>) -> Option<Node> {
        self.solver.find_value(value)
    }

    /// The node of what `function` returns.
    pub(crate) fn return_node(&self, function: Function<'m>) -> Option<Node> {
        self.solver.find_return(function)
    }

    /// What the pointers of `node` point to; `None` if nothing in the module tells.
    pub(crate) fn pointee(&self, node: Node) -> Option<Pointee<'m>> {
        self.solver.pointee(node)
    }

    /// One above the highest [`Node::index`].
    pub(crate) fn node_count(&self) -> usize {
        self.solver.len()
    }
}

/// Solves the whole module, in time almost linear in its size.
///
/// What a value is (an object, an alloca's type, a global's, an attribute's) comes before what its uses say of it, and what a
/// function's body says comes before what its callers say.
pub(crate) fn infer(module: ModuleRef<'_>) -> ElementTypes<'_> {
    let mut solver = Solver::default();
    objects::objects(&mut solver, module);
    calls::blocks(&mut solver, module);
    constraints::definitions(&mut solver, module);
    constraints::copies(&mut solver, module);
    calls::declarations(&mut solver, module);
    constraints::accesses(&mut solver, module);
    calls::arguments(&mut solver, module);
    solver.compress();
    ElementTypes { solver }
}
