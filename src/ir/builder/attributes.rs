//! Building attributes: by their names, and for functions, parameters and global variables that exist.

use rustc_hash::FxHashSet;

use super::ModuleBuilder;
use crate::ir::attributes::{AttributeIndex, AttributeKind, AttributeValue, FUNCTION_INDEX, RETURN_INDEX};
use crate::ir::function::FunctionId;
use crate::ir::strings::StrId;
use crate::ir::types::TypeId;
use crate::ir::values::ValueId;

pub(crate) use crate::ir::attributes::{
    Attribute, AttributeIndex as Index, AttributeListId as List, AttributeSetId as Set,
};

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

/// Returns the attribute without a value that LLVM defines by a name.
pub(crate) fn flag_of_name(name: &str) -> Option<Attribute> {
    AttributeKind::from_name(name).filter(|kind| kind.value() == AttributeValue::Flag).map(Attribute::Flag)
}

/// Returns `true` if LLVM defines an attribute by a name.
pub(crate) fn is_known(name: &str) -> bool {
    AttributeKind::from_name(name).is_some()
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

/// The key of an attribute: one of LLVM's kinds, or the text before the value.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Kind(Option<AttributeKind>),
    Text(StrId),
}

fn key(attribute: &Attribute) -> Key {
    match attribute {
        Attribute::String(key, _) => Key::Text(*key),
        _ => Key::Kind(attribute.kind()),
    }
}

/// Returns the attributes with the added ones whose keys are new.
fn extended(mut own: Vec<Attribute>, added: Vec<Attribute>) -> Vec<Attribute> {
    let mut keys: FxHashSet<Key> = own.iter().map(key).collect();
    own.extend(added.into_iter().filter(|attribute| keys.insert(key(attribute))));
    own
}

impl ModuleBuilder {
    /// Returns an attribute with a key.
    pub(crate) fn string_attribute(&mut self, key: &str, value: &str) -> Attribute {
        Attribute::String(self.string(key.as_bytes()), self.string(value.as_bytes()))
    }

    /// Removes all attributes of a function, its result and its parameters, but those of the function that are kept.
    pub(crate) fn retain_function_attributes(&mut self, function: FunctionId, is_kept: fn(AttributeKind) -> bool) {
        let own = self.module.attributes.at(self.function_data(function).attributes, FUNCTION_INDEX);
        let kept = own.iter().filter(|attribute| attribute.kind().is_some_and(is_kept)).cloned().collect();
        let set = self.attribute_set(kept);
        let list = self.attribute_list(vec![(FUNCTION_INDEX, set)]);
        self.function_mut(function).attributes = list;
    }

    /// Returns the attributes of a function, its result and its parameters.
    pub(crate) fn attribute_sets(&self, list: List) -> Vec<(Index, Set)> {
        self.module.attributes.list(list).to_vec()
    }

    /// Returns those attributes of a parameter that make it a copy of the memory that an argument points to.
    pub(crate) fn by_value_attributes(&self, list: List, index: u32) -> Vec<Attribute> {
        let own = self.module.attributes.at(list, parameter(index));
        let is_by_value = own.iter().any(|attribute| attribute.kind() == Some(AttributeKind::ByVal));
        let kept = own
            .iter()
            .filter(|attribute| matches!(attribute.kind(), Some(AttributeKind::ByVal | AttributeKind::Alignment)));
        if is_by_value { kept.cloned().collect() } else { Vec::new() }
    }

    /// Returns the attributes of a parameter that is no copy of memory.
    pub(crate) fn without_by_value(&mut self, set: Set) -> Set {
        let own = self.module.attributes.set(set);
        let is_kept = |attribute: &&Attribute| attribute.kind() != Some(AttributeKind::ByVal);
        let kept = own.iter().filter(is_kept).cloned().collect();
        self.attribute_set(kept)
    }

    /// Adds attributes to a function as a whole, but those of a key that it has.
    pub(crate) fn extend_function_attributes(&mut self, function: FunctionId, added: Vec<Attribute>) {
        let list = self.function_data(function).attributes;
        let own = self.module.attributes.at(list, FUNCTION_INDEX).to_vec();
        let set = extended(own, added);
        let lists = self.module.attributes.list(list);
        let mut sets: Vec<_> = lists.iter().filter(|(index, _)| *index != FUNCTION_INDEX).copied().collect();
        sets.push((FUNCTION_INDEX, self.attribute_set(set)));
        let list = self.attribute_list(sets);
        self.function_mut(function).attributes = list;
    }

    /// Adds attributes to a global variable, but those of a key that it has.
    pub(crate) fn extend_global_attributes(&mut self, variable: ValueId, added: Vec<Attribute>) {
        let Some(set) = self.global_mut(variable).map(|global| global.attributes) else { return };
        let own = self.module.attributes.set(set).to_vec();
        let set = self.attribute_set(extended(own, added));
        if let Some(global) = self.global_mut(variable) {
            global.attributes = set;
        }
    }

    /// Adds an attribute to a function as a whole; one of the same key is replaced.
    pub(crate) fn add_function_attribute(&mut self, function: FunctionId, attribute: Attribute) {
        let list = self.function_data(function).attributes;
        let list = self.with_function_attribute(list, attribute);
        self.function_mut(function).attributes = list;
    }

    /// Returns a list with another attribute of the function or call as a whole; one of the same key is replaced.
    pub(crate) fn with_function_attribute(&mut self, list: List, attribute: Attribute) -> List {
        let table = &self.module.attributes;
        let mut own: Vec<Attribute> =
            table.at(list, FUNCTION_INDEX).iter().filter(|own| key(own) != key(&attribute)).cloned().collect();
        own.push(attribute);
        let mut sets: Vec<_> = table.list(list).iter().filter(|(index, _)| *index != FUNCTION_INDEX).copied().collect();
        sets.push((FUNCTION_INDEX, self.attribute_set(own)));
        self.attribute_list(sets)
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
