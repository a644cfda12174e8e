//! Questions about attributes of functions and calls, by their names in LLVM's assembly.

use super::{Attribute, AttributeIndex, AttributeKind, AttributeListId, FUNCTION_INDEX, RETURN_INDEX};
use crate::ir::function::{Function, Global};
use crate::ir::inst::Inst;
use crate::ir::module::Module;
use crate::ir::types::Type;
use crate::ir::values::Value;

/// The position of an attribute.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttributePosition {
    /// The function or the call as a whole.
    Function,
    /// The result of the function or call.
    Return,
    /// The parameter or argument of that index.
    Parameter(u32),
}

/// A set of attributes that is queried often: the names are looked up once.
#[derive(Clone, Debug)]
pub struct AttributeList(Vec<Option<AttributeKind>>);

impl AttributeList {
    /// Returns the attributes with these names.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        Self(names.into_iter().map(AttributeKind::from_name).collect())
    }
}

impl AttributePosition {
    /// Returns LLVM's index of the set.
    pub(crate) fn index(self) -> AttributeIndex {
        match self {
            Self::Function => FUNCTION_INDEX,
            Self::Return => RETURN_INDEX,
            Self::Parameter(index) => index.saturating_add(1),
        }
    }
}

/// The attributes at one position of a function or call.
#[derive(Copy, Clone)]
struct At<'m> {
    module: &'m Module,
    attributes: &'m [Attribute],
}

impl<'m> At<'m> {
    fn new(module: &'m Module, list: AttributeListId, position: AttributePosition) -> Self {
        Self { module, attributes: module.attributes.at(list, position.index()) }
    }

    fn find(self, name: &str) -> Option<&'m Attribute> {
        let kind = if self.attributes.is_empty() { None } else { AttributeKind::from_name(name) }?;
        self.attributes.iter().find(|attribute| attribute.kind() == Some(kind))
    }

    fn int(self, name: &str) -> Option<u64> {
        self.find(name)?.int()
    }

    fn ty(self, name: &str) -> Option<Type<'m>> {
        match self.find(name)? {
            Attribute::Type(_, ty) => ty.map(|ty| Type::new(self.module, ty)),
            _ => None,
        }
    }

    fn string(self, key: &str) -> Option<&'m str> {
        let has_strings = self.attributes.iter().any(|attribute| matches!(attribute, Attribute::String(..)));
        let key = if has_strings { self.module.strings.find(key.as_bytes()) } else { None }?;
        let value = self.attributes.iter().find_map(|attribute| match attribute {
            Attribute::String(own, value) if *own == key => Some(*value),
            _ => None,
        })?;
        str::from_utf8(self.module.strings.get(value)).ok()
    }
}

impl Attribute {
    /// Returns the kind; `None` for an attribute with a key.
    pub(crate) fn kind(&self) -> Option<AttributeKind> {
        match self {
            Self::Flag(kind)
            | Self::Int(kind, _)
            | Self::Type(kind, _)
            | Self::Range(kind, ..)
            | Self::RangeList(kind, ..) => Some(*kind),
            Self::String(..) => None,
        }
    }

    fn int(&self) -> Option<u64> {
        match self {
            Self::Int(_, value) => Some(*value),
            _ => None,
        }
    }
}

impl<'m> Function<'m> {
    fn at(self, position: AttributePosition) -> At<'m> {
        At::new(self.module(), self.data().attributes, position)
    }

    /// Returns `true` if the attribute with that name is present: `alwaysinline`, `byval`, `align`.
    pub fn has_attribute(self, position: AttributePosition, name: &str) -> bool {
        self.at(position).find(name).is_some()
    }

    /// Returns the indices in `list` of the attributes that are present, in increasing order.
    pub fn attributes_among(self, position: AttributePosition, list: &AttributeList) -> impl Iterator<Item = usize> {
        let attributes = self.at(position).attributes;
        let is_present = |kind: &Option<AttributeKind>| {
            kind.is_some() && attributes.iter().any(|attribute| attribute.kind() == *kind)
        };
        let present: Vec<usize> = match attributes {
            [] => Vec::new(),
            _ => (0..list.0.len()).filter(|index| is_present(&list.0[*index])).collect(),
        };
        present.into_iter()
    }

    /// Returns the value of an integer attribute: `align`, `dereferenceable`, `memory`.
    pub fn int_attribute(self, position: AttributePosition, name: &str) -> Option<u64> {
        self.at(position).int(name)
    }

    /// Returns the value of the integer attribute at an index in `list`.
    pub fn int_attribute_among(self, position: AttributePosition, list: &AttributeList, index: usize) -> Option<u64> {
        let kind = *list.0.get(index)?;
        self.at(position).attributes.iter().find(|attribute| attribute.kind() == kind)?.int()
    }

    /// Returns the type of a type attribute: `byval`, `sret`, `elementtype`.
    pub fn type_attribute(self, position: AttributePosition, name: &str) -> Option<Type<'m>> {
        self.at(position).ty(name)
    }

    /// Returns the value of a string attribute, empty if it has none.
    pub fn string_attribute(self, position: AttributePosition, key: &str) -> Option<&'m str> {
        self.at(position).string(key)
    }
}

/// The attributes of the call itself, without those of the called function.
impl<'m> Inst<'m> {
    fn at(self, position: AttributePosition) -> At<'m> {
        let list = self.call_data().map_or(AttributeListId::default(), |call| call.attributes());
        At::new(self.module(), list, position)
    }

    /// Returns `true` if the attribute with that name is present.
    pub fn has_attribute(self, position: AttributePosition, name: &str) -> bool {
        self.at(position).find(name).is_some()
    }

    /// Returns the value of an integer attribute.
    pub fn int_attribute(self, position: AttributePosition, name: &str) -> Option<u64> {
        self.at(position).int(name)
    }

    /// Returns the type of a type attribute.
    pub fn type_attribute(self, position: AttributePosition, name: &str) -> Option<Type<'m>> {
        self.at(position).ty(name)
    }

    /// Returns the type of a type attribute of an argument, which the call or the called function has.
    pub fn argument_type_attribute(self, index: u32, name: &str) -> Option<Type<'m>> {
        let position = AttributePosition::Parameter(index);
        self.type_attribute(position, name).or_else(|| self.called_function()?.type_attribute(position, name))
    }

    /// Returns the `sret` argument of a call, which is the first, and the type of the result in its memory.
    pub fn struct_return(self) -> Option<(Value<'m>, Type<'m>)> {
        let pointer = self.arguments().next()?;
        Some((pointer, self.argument_type_attribute(0, "sret")?))
    }

    /// Returns the value of a string attribute, empty if it has none.
    pub fn string_attribute(self, position: AttributePosition, key: &str) -> Option<&'m str> {
        self.at(position).string(key)
    }
}

impl<'m> Global<'m> {
    /// Returns the value of a string attribute of the variable, empty if it has none.
    pub fn string_attribute(self, key: &str) -> Option<&'m str> {
        let module = self.value().module();
        At { module, attributes: module.attributes.set(self.data().attributes) }.string(key)
    }
}
