//! Values with their types.

use crate::spirv::Id;

/// A SPIR-V value and its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Typed {
    pub(crate) id: Id,
    pub(crate) ty: Id,
}

impl Typed {
    /// Returns `id`, which is of type `ty`, as a value.
    pub(crate) fn new(id: Id, ty: Id) -> Self {
        Self { id, ty }
    }
}

impl From<Typed> for Id {
    fn from(value: Typed) -> Self {
        value.id
    }
}
