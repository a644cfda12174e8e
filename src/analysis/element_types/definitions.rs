//! Equations that globals and the attributes of parameters state.

use super::equations::{holds_pointers, operand_node};
use super::solve::Solver;
use crate::analysis::block_literals::has_name_of_body;
use crate::analysis::placement::is_private;
use crate::ir::{AttributeList, AttributePosition, Function, ModuleRef, Type};

/// The attributes that give the pointee type of a parameter.
pub(super) const TYPED: [&str; 4] = ["byval", "sret", "byref", "elementtype"];

/// States the value types of globals, and the pointees of the pointers that initialize them.
pub(super) fn globals<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for global in module.globals() {
        let node = solver.value(global.value());
        solver.points_to(node, global.value_type());
    }
    for global in module.globals() {
        let Some(address_space) = global.value_type().address_space() else { continue };
        // Copies of a variable in private memory have the type of LLVM.
        let Some(initializer) = global.initializer().filter(|_| !is_private(global)) else { continue };
        let node = solver.value(global.value());
        if let (Some(content), Some(initial)) = (solver.content(node, address_space), operand_node(solver, initializer))
        {
            solver.unify(content, initial);
        }
    }
}

/// States the types that the attributes of a function's parameters give.
pub(super) fn typed_parameters<'m>(solver: &mut Solver<'m>, typed: &AttributeList, function: Function<'m>) {
    for (index, parameter) in function.parameters().enumerate() {
        if !holds_pointers(parameter.ty()) {
            continue;
        }
        let node = solver.value(parameter);
        let position = AttributePosition::Parameter(index as u32);
        let typed = function
            .attributes_among(position, typed)
            .find_map(|found| function.type_attribute(position, TYPED[found]));
        if let Some(ty) = typed {
            solver.points_to(node, ty);
        }
    }
}

/// States that the block literal that the body of an OpenCL C block receives is bytes: other than its callers, the body
/// knows the captured variables.
pub(super) fn block_literal<'m>(solver: &mut Solver<'m>, byte: Option<Type<'m>>, function: Function<'m>) {
    let is_result =
        |index: usize| function.type_attribute(AttributePosition::Parameter(index as u32), "sret").is_some();
    let mut parameters = function.parameters().enumerate();
    let literal = parameters.find(|(index, parameter)| holds_pointers(parameter.ty()) && !is_result(*index));
    if let (Some((_, literal)), Some(byte)) = (literal, byte)
        && has_name_of_body(function)
    {
        let node = solver.value(literal);
        solver.points_to(node, byte);
    }
}
