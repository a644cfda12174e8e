//! The system of equations over element types, and the nodes of operands.

use rustc_hash::{FxHashMap, FxHashSet};

use super::solve::{Node, Solver};
use crate::analysis::addresses::addressed_type;
use crate::analysis::indirect_call_targets::FunctionPointers;
use crate::ir::{AttributeList, AttributePosition, Function, Inst, Opcode, Type, Value, ValueKind};
use crate::map::attributes::object_type;

/// The equations of a module, by precedence: the definition of a value (an object, the type of an alloca or global, an
/// attribute) has precedence over its uses, and a function's body over its callers.
pub(in crate::analysis) struct Equations<'m> {
    /// The nodes, with the pointees that definitions state.
    pub(super) solver: Solver<'m>,
    /// The treatment of pointers to functions.
    pub(super) function_pointers: FunctionPointers,
    /// The functions whose addresses are omitted.
    pub(super) block_bodies: FxHashSet<Function<'m>>,
    /// The attributes of parameters that state a pointee.
    pub(super) typed: AttributeList,
    /// Pointers that are the same by the instructions of one function.
    pub(super) copies: Vec<Copy>,
    /// The phis and selects of pointers in the function that is being read.
    pub(super) choices: Vec<Inst<'m>>,
    /// The integer types that choices of cycles may point to.
    pub(super) integers: [Option<Type<'m>>; 4],
    /// The types that pointers are accessed as.
    pub(super) accesses: Vec<(Node, Type<'m>)>,
    /// The arguments and parameters, results and return values that are the same pointer.
    pub(super) calls: Vec<(Node, Node)>,
    /// The objects that the parameters of functions of a type point to, if they are called through pointers; `None`
    /// where these functions and calls differ.
    pub(super) objects: ParameterObjects<'m>,
}

/// The object of each parameter of a function type.
pub(super) type ParameterObjects<'m> = FxHashMap<(Type<'m>, u32), Option<Type<'m>>>;

/// An equation between two pointers.
pub(super) enum Copy {
    /// Both are the same pointer.
    Same(Node, Node),
    /// `node` is the pointee of `pointer`, if that points to pointers into `address_space`.
    Content { pointer: Node, address_space: u32, node: Node },
}

impl<'m> Equations<'m> {
    /// States that a value is defined as a pointer to `ty`.
    pub(super) fn define(&mut self, value: Value<'m>, ty: Type<'m>) {
        let node = self.solver.value(value);
        self.solver.points_to(node, ty);
    }

    /// Adds an access through a pointer as to `ty`.
    pub(super) fn access(&mut self, pointer: Value<'m>, ty: Type<'m>) {
        if let Some(node) = operand_node(&mut self.solver, pointer) {
            self.accesses.push((node, ty));
        }
    }

    /// Adds a call through a pointer.
    pub(super) fn indirect_call(&mut self, call: Inst<'m>) {
        if self.function_pointers == FunctionPointers::Typed && !call.called_type().is_variadic() {
            self.access(call.callee(), call.called_type());
            self.add_objects(call.called_type(), |position, name| call.type_attribute(position, name));
        }
    }

    /// Adds the types of the memory that parameters of the function type `ty` are copies of, or results in.
    fn add_objects(&mut self, ty: Type<'m>, attribute: impl Fn(AttributePosition, &str) -> Option<Type<'m>>) {
        for (index, _) in ty.parameters().enumerate().filter(|(_, parameter)| parameter.is_pointer()) {
            let position = AttributePosition::Parameter(index as u32);
            let object = object_type(|name| attribute(position, name));
            let known = self.objects.entry((ty, index as u32)).or_insert(object);
            *known = known.filter(|known| Some(*known) == object);
        }
    }

    /// Returns the node of an operand that is copied; a function has the type of its definition.
    pub(super) fn copied_node(&mut self, operand: Value<'m>) -> Option<Node> {
        match function_behind(operand).filter(|function| !self.block_bodies.contains(function)) {
            Some(function) if self.function_pointers == FunctionPointers::Typed && !function.ty().is_variadic() => {
                let node = self.solver.fresh();
                self.solver.points_to(node, function.ty());
                self.add_objects(function.ty(), |position, name| function.type_attribute(position, name));
                Some(node)
            }
            _ => operand_node(&mut self.solver, operand),
        }
    }

    /// States that `node` and an operand are the same pointer.
    pub(super) fn copy(&mut self, node: Node, operand: Value<'m>) {
        if let Some(operand) = self.copied_node(operand) {
            self.copies.push(Copy::Same(node, operand));
        }
    }

    /// States that `pointer` points to the pointer that `node` is.
    pub(super) fn copy_content(&mut self, pointer: Value<'m>, address_space: u32, node: Node) {
        if let Some(pointer) = operand_node(&mut self.solver, pointer) {
            self.copies.push(Copy::Content { pointer, address_space, node });
        }
    }
}

/// Returns the function whose address a constant is, through aliases and casts.
fn function_behind(constant: Value<'_>) -> Option<Function<'_>> {
    let mut value = constant;
    while let ValueKind::Alias | ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = value.kind() {
        value = value.operand(0);
    }
    value.as_function().filter(|function| !function.is_intrinsic())
}

/// Returns `true` for types whose values have an element type: pointers and vectors of pointers.
pub(super) fn holds_pointers(ty: Type<'_>) -> bool {
    ty.address_space().is_some()
}

/// Returns the node of an operand; `None` for values without an element type of their own (null, undef, functions).
pub(super) fn operand_node<'m>(solver: &mut Solver<'m>, operand: Value<'m>) -> Option<Node> {
    match operand.kind() {
        ValueKind::Instruction(_) | ValueKind::Argument(_) | ValueKind::GlobalVariable(_) => {
            Some(solver.value(operand))
        }
        ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) if holds_pointers(operand.operand(0).ty()) => {
            operand_node(solver, operand.operand(0))
        }
        ValueKind::ConstantExpr(Opcode::GetElementPtr) => {
            let element = addressed_type(operand)?;
            let node = solver.fresh();
            solver.points_to(node, element);
            Some(node)
        }
        _ => None,
    }
}
