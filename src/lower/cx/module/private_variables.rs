//! Layout of promoted private variables in groups.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::error::Result;
use crate::ir::Global;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::typed::SpirvType;
use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;

/// The layouts of the groups of variables.
#[derive(Clone, Default)]
pub(in crate::lower) struct Groups {
    layouts: FxHashMap<usize, Layout>,
}

/// The layout of the variables of a group.
#[derive(Clone)]
pub(in crate::lower) struct Layout {
    /// The type of a pointer to the group.
    pub(in crate::lower) pointer: SpirvType,
    /// The member index of each variable in the structure; none for a single variable.
    pub(in crate::lower) member_indices: Arc<[u32]>,
    pub(in crate::lower) alignment: u64,
}

impl<'m> ModuleCx<'m> {
    /// Returns the type of the pointer to a group.
    pub(in crate::lower) fn group_pointer(&mut self, group: usize) -> Result<SpirvType> {
        self.group_layout(group).map(|layout| layout.pointer)
    }

    pub(in crate::lower) fn group_layout(&mut self, group: usize) -> Result<Layout> {
        if let Some(known) = self.groups.layouts.get(&group) {
            return Ok(known.clone());
        }
        let members = self.facts.placement.promoted.members(group).to_vec();
        let (ty, member_indices, alignment) = match *members {
            [global] => (self.memory(global.value_type())?.ty, Arc::default(), self.global_alignment(global)),
            _ => self.struct_of(&members)?,
        };
        let pointer = self.type_pointer(StorageClass::Function, ty)?;
        let layout = Layout { pointer, member_indices, alignment };
        self.groups.layouts.insert(group, layout.clone());
        Ok(layout)
    }

    /// Returns a structure that holds variables, each with the alignment that LLVM's code may assume.
    fn struct_of(&mut self, globals: &[Global<'m>]) -> Result<(SpirvType, Arc<[u32]>, u64)> {
        let (mut types, mut member_indices) = (Vec::new(), vec![0; globals.len()]);
        let (mut end, mut largest) = (0_u64, 1);
        let mut empty = Vec::new();
        for (index, global) in globals.iter().enumerate() {
            let memory = self.memory(global.value_type())?;
            // SPIR-V's types have a size where LLVM's have none; at the end such a member does not move others.
            if memory.size == 0 {
                empty.push((index, memory.ty));
                continue;
            }
            let alignment = self.global_alignment(*global).max(memory.alignment);
            largest = largest.max(alignment);
            let start = end.next_multiple_of(alignment);
            // The structure aligns members too, but only as their types require.
            if start != end.next_multiple_of(memory.alignment) {
                let byte = self.type_int(8)?;
                types.push(self.type_array(byte, start - end)?);
            }
            member_indices[index] = types.len() as u32;
            types.push(memory.ty);
            end = start.saturating_add(memory.size);
        }
        for (index, ty) in empty {
            member_indices[index] = types.len() as u32;
            types.push(ty);
        }
        Ok((self.type_struct(&types)?, member_indices.into(), largest))
    }

    pub(in crate::lower) fn name_group(&mut self, id: Id, group: usize) -> Result<()> {
        match *self.facts.placement.promoted.members(group) {
            [global] => self.name_value(id, global.value()),
            _ => self.name(id, b"frame"),
        }
    }
}
