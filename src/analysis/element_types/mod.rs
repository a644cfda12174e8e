//! Element types of opaque pointers.
//!
//! SPIR-V pointers are typed (specification, section 3.3.6, `OpTypePointer`); LLVM's are not. Every pointer value has a
//! node, a variable in a system of [`equations`] over element types. [`definitions`] has the equations of globals and
//! parameters, [`instructions`] those of instructions, [`choices`] those of phis and selects, [`calls`] those between
//! functions; [`solve`] merges nodes by union-find. Nodes with different pointees are not merged: lowering then emits
//! an `OpBitcast` between them. A node without a known pointee points to `i8`.
//!
//! In modules without target types some pointers are opaque objects such as images and events; names identify them:
//! [`objects`].
//!
//! Inside aggregates in memory every pointer is a pointer to `i8`, so that no type is recursive.

mod calls;
mod choices;
mod definitions;
mod equations;
mod instructions;
mod objects;
mod solve;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::indirect_call_targets::FunctionPointers;
use crate::ir::{AttributeList, Function, ModuleRef, Type, Value};

use equations::{Copy, ParameterObjects};
use solve::Solver;

pub(crate) use calls::type_of_name;
pub(super) use equations::Equations;
pub(crate) use solve::{Node, Pointee};

/// The solution of the equations.
pub(crate) struct ElementTypes<'m> {
    solver: Solver<'m>,
    objects: ParameterObjects<'m>,
}

impl<'m> ElementTypes<'m> {
    /// Returns the type of the memory that a parameter of the function type `ty` points to, by the attributes of all
    /// functions of this type with an address, and of all calls through pointers to them.
    pub(crate) fn parameter_object(&self, ty: Type<'m>, index: u32) -> Option<Type<'m>> {
        *self.objects.get(&(ty, index))?
    }

    /// Returns the node of a pointer or vector of pointers that is an argument, an instruction or a global variable.
    pub(crate) fn node(&self, value: Value<'m>) -> Option<Node> {
        self.solver.find_value(value)
    }

    /// Returns the node of a function's return value.
    pub(crate) fn return_node(&self, function: Function<'m>) -> Option<Node> {
        self.solver.find_return(function)
    }

    /// Returns the pointee of a node; `None` if nothing in the module determines it.
    pub(crate) fn pointee(&self, node: Node) -> Option<Pointee<'m>> {
        self.solver.pointee(node)
    }

    /// Returns the number of nodes: every [`Node::index`] is below.
    pub(crate) fn node_count(&self) -> usize {
        self.solver.len()
    }

    /// Returns `true` if the pointees of some node are nested in `limit` pointers or more, or if several nodes point to one
    /// another in a cycle.
    pub(crate) fn nests(&self, limit: u32) -> bool {
        self.solver.nests(limit)
    }
}

impl<'m> Equations<'m> {
    /// Makes the equations that the globals and the names of functions state.
    /// The addresses of `block_bodies` are null, and no pointers to functions.
    pub(super) fn new(
        module: ModuleRef<'m>,
        function_pointers: FunctionPointers,
        block_bodies: FxHashSet<Function<'m>>,
    ) -> Self {
        let mut solver = Solver::default();
        objects::objects(&mut solver, module);
        calls::blocks(&mut solver, module);
        definitions::globals(&mut solver, module);
        let typed = AttributeList::new(definitions::TYPED);
        Self {
            solver,
            function_pointers,
            block_bodies,
            typed,
            copies: Vec::new(),
            choices: Vec::new(),
            integers: choices::integers(module),
            accesses: Vec::new(),
            calls: Vec::new(),
            objects: FxHashMap::default(),
        }
    }

    /// Adds the equations that the attributes of a function's parameters state.
    pub(super) fn add_parameters(&mut self, function: Function<'m>) {
        definitions::typed_parameters(&mut self.solver, &self.typed, function);
        definitions::block_literal(&mut self.solver, self.integers[0], function);
    }

    /// Solves the equations, in time almost linear in their number.
    pub(super) fn solve(self, module: ModuleRef<'m>) -> ElementTypes<'m> {
        let Self { mut solver, copies, accesses, calls, objects, .. } = self;
        for copy in copies {
            match copy {
                Copy::Same(a, b) => solver.unify(a, b),
                Copy::Content { pointer, address_space, node } => {
                    if let Some(content) = solver.content(pointer, address_space) {
                        solver.unify(content, node);
                    }
                }
            }
        }
        calls::declarations(&mut solver, module);
        accesses.into_iter().for_each(|(pointer, ty)| solver.points_to(pointer, ty));
        calls.into_iter().for_each(|(a, b)| solver.unify(a, b));
        solver.compress();
        ElementTypes { solver, objects }
    }
}
