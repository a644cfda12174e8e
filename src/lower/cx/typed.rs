//! Types, and values with their types.

use std::num::NonZeroU32;

use crate::spirv::Id;

/// A type of SPIR-V values.
///
/// Pointer types that are written as one, as only their pointees differ, are several types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SpirvType {
    /// The id that the type is written as.
    id: Id,
    /// The number of a pointer type among them.
    pointer: Option<NonZeroU32>,
}

impl SpirvType {
    /// Returns the type that is written as `id` and that is no pointer.
    pub(in crate::lower) fn new(id: Id) -> Self {
        Self { id, pointer: None }
    }

    /// Returns the pointer type that is written as `id`; `index` counts the pointer types before it.
    pub(in crate::lower::cx) fn pointer(id: Id, index: usize) -> Self {
        let number = u32::try_from(index).ok().and_then(|index| NonZeroU32::MIN.checked_add(index));
        Self { id, pointer: number }
    }

    /// Returns the number of pointer types before this one; `None` if it is no pointer.
    pub(in crate::lower::cx) fn pointer_index(self) -> Option<usize> {
        self.pointer.map(|number| number.get() as usize - 1)
    }

    /// Returns the id that the type is written as.
    pub(in crate::lower) fn id(self) -> Id {
        self.id
    }

    /// Returns the word of the id.
    pub(in crate::lower) fn word(self) -> u32 {
        self.id.word()
    }
}

impl From<SpirvType> for Id {
    fn from(ty: SpirvType) -> Self {
        ty.id
    }
}

/// A SPIR-V value and its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Typed {
    pub(crate) id: Id,
    pub(crate) ty: SpirvType,
}

impl Typed {
    /// Returns `id`, which is of type `ty`, as a value.
    pub(crate) fn new(id: Id, ty: SpirvType) -> Self {
        Self { id, ty }
    }
}

impl From<Typed> for Id {
    fn from(value: Typed) -> Self {
        value.id
    }
}
