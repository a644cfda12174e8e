//! Pointers with their pointee types.

use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;

/// A pointer and its pointee type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointer {
    pub(crate) id: Id,
    pub(crate) storage: StorageClass,
    /// The memory type of the pointee.
    pub(crate) pointee: Id,
}
