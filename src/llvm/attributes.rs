//! Attributes of functions and calls, looked up by their names in LLVM's assembly.

use std::iter;

use super::ffi;
use super::functions::{Function, Global};
use super::inst::Inst;
use super::types::Type;
use super::values::Value;

/// The position of an attribute.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttributePlace {
    /// The function or the call as a whole.
    Function,
    /// The result of the function or call.
    Return,
    /// The parameter or argument of that index.
    Parameter(u32),
}

/// A set of attributes that is queried often: the names are looked up once.
#[derive(Clone, Debug)]
pub struct AttributeList(Vec<u32>);

impl AttributeList {
    /// Returns the attributes with these names, 64 at most.
    pub fn new<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        // SAFETY: the name is live, and LLVM's numbers belong to no module.
        Self(names.into_iter().map(|name| unsafe { ffi::lsr_attribute_kind(name.as_ptr(), name.len()) }).collect())
    }
}

impl AttributePlace {
    /// Returns LLVM's attribute index.
    fn index(self) -> u32 {
        match self {
            Self::Function => u32::MAX,
            Self::Return => 0,
            Self::Parameter(index) => index.saturating_add(1),
        }
    }
}

impl<'m> Function<'m> {
    /// Returns `true` if the attribute with that name is present: `alwaysinline`, `byval`, `align`.
    pub fn has_attribute(self, place: AttributePlace, name: &str) -> bool {
        has(self.value(), place, name)
    }

    /// Returns the indices in `list` of the attributes that are present.
    pub fn attributes_among(self, place: AttributePlace, list: &AttributeList) -> impl Iterator<Item = usize> + use<> {
        let AttributeList(kinds) = list;
        // SAFETY: the function is live, and so is the list.
        let mut rest =
            unsafe { ffi::lsr_attributes_among(self.value().raw(), place.index(), kinds.as_ptr(), kinds.len()) };
        iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (index < 64).then_some(index)
        })
    }

    /// Returns the value of an integer attribute: `align`, `dereferenceable`, `memory`.
    pub fn int_attribute(self, place: AttributePlace, name: &str) -> Option<u64> {
        int(self.value(), place, name)
    }

    /// Returns the value of the integer attribute at an index in `list`.
    pub fn int_attribute_among(self, place: AttributePlace, list: &AttributeList, index: usize) -> Option<u64> {
        let (kind, mut result) = (*list.0.get(index)?, 0);
        // SAFETY: the function is live.
        unsafe { ffi::lsr_int_attribute_of_kind(self.value().raw(), place.index(), kind, &raw mut result) }
            .then_some(result)
    }

    /// Returns the type of a type attribute: `byval`, `sret`, `elementtype`.
    pub fn type_attribute(self, place: AttributePlace, name: &str) -> Option<Type<'m>> {
        ty(self.value(), place, name)
    }

    /// Returns the value of a string attribute, empty if it has none.
    pub fn string_attribute(self, place: AttributePlace, key: &str) -> Option<&'m str> {
        string(self.value(), place, key)
    }
}

/// The attributes of the call itself, without those of the called function.
impl<'m> Inst<'m> {
    /// Returns `true` if the attribute with that name is present.
    pub fn has_attribute(self, place: AttributePlace, name: &str) -> bool {
        has(self.value(), place, name)
    }

    /// Returns the value of an integer attribute.
    pub fn int_attribute(self, place: AttributePlace, name: &str) -> Option<u64> {
        int(self.value(), place, name)
    }

    /// Returns the type of a type attribute.
    pub fn type_attribute(self, place: AttributePlace, name: &str) -> Option<Type<'m>> {
        ty(self.value(), place, name)
    }

    /// Returns the value of a string attribute, empty if it has none.
    pub fn string_attribute(self, place: AttributePlace, key: &str) -> Option<&'m str> {
        string(self.value(), place, key)
    }
}

impl<'m> Global<'m> {
    /// Returns the value of a string attribute of the variable, empty if it has none.
    pub fn string_attribute(self, key: &str) -> Option<&'m str> {
        let mut result = ffi::Bytes::NONE;
        // SAFETY: the variable is live for 'm; the context keeps the attributes.
        unsafe { ffi::lsr_global_string_attribute(self.value().raw(), key.as_ptr(), key.len(), &raw mut result) }
            // SAFETY: as above.
            .then(|| ffi::text(unsafe { result.get() }))
    }
}

impl<'m> Value<'m> {
    /// Returns all attributes of a function as a whole, or of a global variable: name and value, which is often empty.
    /// An attribute of LLVM with a value is printed as the name.
    pub fn own_attributes(self) -> Vec<(String, String)> {
        // SAFETY: the value is live.
        let count = unsafe { ffi::lsr_own_attribute_count(self.raw()) };
        let attribute = |index| {
            let mut text = ffi::Bytes::NONE;
            // SAFETY: the value is live; the name is a message that LLVM allocated, and the context keeps the text.
            unsafe {
                let name = ffi::take_message(ffi::lsr_own_attribute(self.raw(), index, &raw mut text));
                (name, ffi::text(text.get()).to_owned())
            }
        };
        (0..count).map(attribute).collect()
    }
}

fn has(value: Value<'_>, place: AttributePlace, name: &str) -> bool {
    // SAFETY: the value is live.
    unsafe { ffi::lsr_has_attribute(value.raw(), place.index(), name.as_ptr(), name.len()) }
}

fn int(value: Value<'_>, place: AttributePlace, name: &str) -> Option<u64> {
    let mut result = 0;
    // SAFETY: the value is live.
    unsafe { ffi::lsr_int_attribute(value.raw(), place.index(), name.as_ptr(), name.len(), &raw mut result) }
        .then_some(result)
}

fn ty<'m>(value: Value<'m>, place: AttributePlace, name: &str) -> Option<Type<'m>> {
    // SAFETY: the value is live for 'm, and so is the type.
    unsafe { Type::from_raw(ffi::lsr_type_attribute(value.raw(), place.index(), name.as_ptr(), name.len())) }
}

fn string<'m>(value: Value<'m>, place: AttributePlace, key: &str) -> Option<&'m str> {
    let mut result = ffi::Bytes::NONE;
    // SAFETY: the value is live for 'm; the context keeps the attributes.
    unsafe { ffi::lsr_string_attribute(value.raw(), place.index(), key.as_ptr(), key.len(), &raw mut result) }
        // SAFETY: as above.
        .then(|| ffi::text(unsafe { result.get() }))
}
