//! Pointers with their pointee types.

use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;

/// A pointer and its pointee type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointer {
    pub(crate) id: Id,
    /// Its own type.
    pub(crate) ty: SpirvType,
    pub(crate) storage: StorageClass,
    /// The memory type of the pointee.
    pub(crate) pointee: SpirvType,
}

impl Pointer {
    /// Returns a value that is a pointer into `storage` to `pointee`.
    pub(crate) fn new(value: Typed, storage: StorageClass, pointee: SpirvType) -> Self {
        Self { id: value.id, ty: value.ty, storage, pointee }
    }

    /// Returns the pointer as a value of its type.
    pub(crate) fn value(self) -> Typed {
        Typed::new(self.id, self.ty)
    }
}

impl From<Pointer> for Id {
    fn from(pointer: Pointer) -> Self {
        pointer.id
    }
}
