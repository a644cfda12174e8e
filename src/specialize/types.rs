//! The names of types in messages.

use crate::spirv::View;
use crate::spirv::view::Type;

/// Returns the name of a type: `i32`, `f64`, `bool`.
pub(super) fn name(view: &View<'_>, id: u32) -> String {
    match view.ty(id) {
        Some(Type::Bool) => "bool".to_owned(),
        Some(Type::Int { width, .. }) => format!("i{width}"),
        Some(Type::Float { width }) => format!("f{width}"),
        _ => format!("%{id}"),
    }
}
