//! LLVM's assembly.

use std::fmt;

use super::metadata::MdNode;
use super::module::Module;
use super::types::TypeId;
use super::values::Value;

/// Writes a type.
pub(crate) fn write_type(f: &mut fmt::Formatter<'_>, _module: &Module, ty: TypeId) -> fmt::Result {
    write!(f, "{ty:?}")
}

/// Writes a value.
pub(crate) fn write_value(f: &mut fmt::Formatter<'_>, value: Value<'_>) -> fmt::Result {
    write!(f, "{:?}", value.id())
}

/// Writes a node.
pub(crate) fn write_node(f: &mut fmt::Formatter<'_>, node: MdNode<'_>) -> fmt::Result {
    write!(f, "{:?}", node.id())
}

/// Returns the name or number of a value, with its sigil.
pub(crate) fn reference(value: Value<'_>) -> String {
    format!("{:?}", value.id())
}
