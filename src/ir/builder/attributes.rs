//! Attributes by their names.

use super::ModuleBuilder;
use crate::ir::attributes::{AttributeIndex, AttributeKind, FUNCTION_INDEX, RETURN_INDEX};
use crate::ir::function::FunctionId;
use crate::ir::strings::StrId;
use crate::ir::types::TypeId;

pub(crate) use crate::ir::attributes::{Attribute, AttributeListId as List};

/// The attributes of the function as a whole.
pub(crate) const FUNCTION: AttributeIndex = FUNCTION_INDEX;
/// The attributes of the result.
pub(crate) const RETURN: AttributeIndex = RETURN_INDEX;

/// Returns the position of the attributes of a parameter.
pub(crate) fn parameter(index: u32) -> AttributeIndex {
    index.saturating_add(1)
}

/// Returns the kind with a name. The names are those of the callers, which LLVM has.
fn kind(name: &str) -> AttributeKind {
    match AttributeKind::from_name(name) {
        Some(kind) => kind,
        None => unreachable!("attribute {name}"),
    }
}

/// Returns an attribute without a value.
pub(crate) fn flag(name: &str) -> Attribute {
    Attribute::Flag(kind(name))
}

/// Returns an attribute with a number.
pub(crate) fn int(name: &str, value: u64) -> Attribute {
    Attribute::Int(kind(name), value)
}

/// Returns an attribute with a type.
pub(crate) fn typed(name: &str, ty: TypeId) -> Attribute {
    Attribute::Type(kind(name), Some(ty))
}

/// Returns `memory(none)`.
pub(crate) fn memory_none() -> Attribute {
    int("memory", 0)
}

/// Returns `memory(read)`: two bits for each kind of memory, of which LLVM 22 has six.
pub(crate) fn memory_read() -> Attribute {
    int("memory", 0b01_01_01_01_01_01)
}

/// Returns `captures(none)`.
pub(crate) fn captures_none() -> Attribute {
    int("captures", 0)
}

impl ModuleBuilder {
    /// Returns an attribute with a key.
    pub(crate) fn string_attribute(&mut self, key: &str, value: &str) -> Attribute {
        Attribute::String(self.string(key.as_bytes()), self.string(value.as_bytes()))
    }

    /// Adds an attribute to a function as a whole; one of the same key is replaced.
    pub(crate) fn add_function_attribute(&mut self, function: FunctionId, attribute: Attribute) {
        let list = self.function_data(function).attributes;
        let is_same = |own: &Attribute| match (own, &attribute) {
            (Attribute::String(own, _), Attribute::String(key, _)) => own == key,
            _ => own.kind() == attribute.kind() && own.kind().is_some(),
        };
        let table = &self.module.attributes;
        let mut own: Vec<Attribute> =
            table.at(list, FUNCTION_INDEX).iter().filter(|own| !is_same(own)).cloned().collect();
        own.push(attribute);
        let mut sets: Vec<_> = table.list(list).iter().filter(|(index, _)| *index != FUNCTION_INDEX).copied().collect();
        sets.push((FUNCTION_INDEX, self.attribute_set(own)));
        let list = self.attribute_list(sets);
        self.function_mut(function).attributes = list;
    }

    /// Names a parameter of a function that has no body.
    pub(crate) fn set_parameter_name(&mut self, function: FunctionId, index: u32, name: StrId) {
        let names = &mut self.function_mut(function).parameter_names;
        if names.len() <= index as usize {
            names.resize(index as usize + 1, StrId::EMPTY);
        }
        names[index as usize] = name;
    }
}
