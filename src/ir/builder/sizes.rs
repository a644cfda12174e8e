//! Sizes and alignments of the types of a module under construction, with the layout that it has at the time.

use super::ModuleBuilder;
use crate::ir::layout::Measure;
use crate::ir::types::TypeId;

impl ModuleBuilder {
    fn measure(&self, ty: TypeId) -> Measure {
        self.module.layout.in_module(&self.module).measure(ty).unwrap_or_default()
    }

    /// Returns `true` if the type has a size.
    pub(crate) fn is_sized(&self, ty: TypeId) -> bool {
        self.module.layout.in_module(&self.module).measure(ty).is_some()
    }

    /// See [`DataLayout::store_size`].
    pub(crate) fn store_size(&self, ty: TypeId) -> u64 {
        self.measure(ty).store_size()
    }

    /// See [`DataLayout::alloc_size`].
    pub(crate) fn alloc_size(&self, ty: TypeId) -> u64 {
        self.measure(ty).alloc_size
    }

    /// See [`DataLayout::abi_alignment`].
    pub(crate) fn abi_alignment(&self, ty: TypeId) -> u64 {
        self.measure(ty).abi_alignment()
    }

    /// Returns the offsets of the members of a structure in bytes; `None` if it has no size.
    pub(crate) fn element_offsets(&self, struct_ty: TypeId) -> Option<Vec<u64>> {
        self.module.layout.in_module(&self.module).offsets(struct_ty)
    }

    /// Returns the offset of a struct member in bytes; `None` if there is no such member.
    #[cfg(test)]
    pub(crate) fn element_offset(&self, struct_ty: TypeId, index: u32) -> Option<u64> {
        self.module.layout.in_module(&self.module).offset(struct_ty, index)
    }
}
