//! Pointers with what they point to.

use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;

/// A pointer and what it points to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointer {
    pub(crate) id: Id,
    pub(crate) storage: StorageClass,
    /// The memory type it points to.
    pub(crate) pointee: Id,
}
