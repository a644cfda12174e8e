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
mod choices;
mod constraints;
mod objects;
mod solve;

use crate::llvm::{AttributeList, Function, Inst, ModuleRef, Type, Value};

use solve::Solver;

pub(crate) use calls::type_of_name;

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

/// The equations of a module, by what they weigh: what a value is (an object, an alloca's type, a global's, an
/// attribute's) holds before what its uses say of it, and what a function's body says before what its callers say.
pub(super) struct Equations<'m> {
    /// Knows what each value is from the start.
    solver: Solver<'m>,
    typed: AttributeList,
    copies: Vec<Copy>,
    /// The phis and selects of pointers in the function at hand.
    choices: Vec<Inst<'m>>,
    /// What those of cycles may point to.
    integers: [Option<Type<'m>>; 4],
    /// What pointers are used as.
    accesses: Vec<(Node, Type<'m>)>,
    /// What callers and callees call the same pointer.
    calls: Vec<(Node, Node)>,
}

/// Pointers that are the same.
enum Copy {
    Same(Node, Node),
    /// What `pointer` points to, if that is pointers into `address_space`.
    Content {
        pointer: Node,
        address_space: u32,
        node: Node,
    },
}

impl<'m> Equations<'m> {
    /// Those that the globals and the names of functions state.
    pub(super) fn of(module: ModuleRef<'m>) -> Self {
        let mut solver = Solver::default();
        objects::objects(&mut solver, module);
        calls::blocks(&mut solver, module);
        constraints::globals(&mut solver, module);
        let typed = AttributeList::new(constraints::TYPED);
        Self {
            solver,
            typed,
            copies: Vec::new(),
            choices: Vec::new(),
            integers: choices::integers(module),
            accesses: Vec::new(),
            calls: Vec::new(),
        }
    }

    /// Adds what the attributes of a function's parameters state.
    pub(super) fn add_parameters(&mut self, function: Function<'m>) {
        constraints::typed_parameters(&mut self.solver, &self.typed, function);
    }

    /// Solves them, in time almost linear in their number.
    pub(super) fn solve(self, module: ModuleRef<'m>) -> ElementTypes<'m> {
        let Self { mut solver, copies, accesses, calls, .. } = self;
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
        ElementTypes { solver }
    }
}
