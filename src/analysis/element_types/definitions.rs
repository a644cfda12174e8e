//! Equations that globals and the attributes of parameters state.

use crate::llvm::{AttributeList, AttributePlace, Function, ModuleRef};

use super::equations::holds_pointers;
use super::solve::Solver;

/// The attributes that give the pointee type of a parameter.
pub(super) const TYPED: [&str; 4] = ["byval", "sret", "byref", "elementtype"];

/// States the value types of globals.
pub(super) fn globals<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for global in module.globals() {
        let node = solver.value(global.value());
        solver.points_to(node, global.value_type());
    }
}

/// States the types that the attributes of a function's parameters give.
pub(super) fn typed_parameters<'m>(solver: &mut Solver<'m>, typed: &AttributeList, function: Function<'m>) {
    for (index, parameter) in function.parameters().enumerate() {
        if !holds_pointers(parameter.ty()) {
            continue;
        }
        let node = solver.value(parameter);
        let place = AttributePlace::Parameter(index as u32);
        let typed =
            function.attributes_among(place, typed).find_map(|found| function.type_attribute(place, TYPED[found]));
        if let Some(ty) = typed {
            solver.points_to(node, ty);
        }
    }
}
