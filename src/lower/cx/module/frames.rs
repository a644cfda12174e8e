//! How promoted private variables lie together.

use crate::error::Result;
use crate::llvm::Global;
use crate::lower::cx::module::ModuleCx;
use crate::spirv::Id;
use crate::spirv::grammar::StorageClass;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What is known of the groups of variables.
#[derive(Default)]
pub(in crate::lower) struct Groups {
    layouts: FxHashMap<usize, Layout>,
}

/// How the variables of a group lie together.
#[derive(Clone)]
pub(in crate::lower) struct Layout {
    /// The type of a pointer to the whole.
    pub(in crate::lower) pointer: Id,
    /// The places of the variables among the members of the structure; none for a variable alone.
    pub(in crate::lower) places: SmallVec<[u32; 1]>,
    pub(in crate::lower) alignment: u64,
}

impl<'m> ModuleCx<'m> {
    /// The type of the pointer to a group.
    pub(in crate::lower) fn group_pointer(&mut self, group: usize) -> Result<Id> {
        self.group_layout(group).map(|layout| layout.pointer)
    }

    pub(in crate::lower) fn group_layout(&mut self, group: usize) -> Result<Layout> {
        if let Some(known) = self.groups.layouts.get(&group) {
            return Ok(known.clone());
        }
        let members = self.facts.placement.promoted.members(group).to_vec();
        let (ty, places, alignment) = match *members {
            [global] => (self.memory(global.value_type())?.id, SmallVec::new(), self.global_alignment(global)),
            _ => self.struct_of(&members)?,
        };
        let pointer = self.type_pointer(StorageClass::Function, ty)?;
        let layout = Layout { pointer, places, alignment };
        self.groups.layouts.insert(group, layout.clone());
        Ok(layout)
    }

    /// A structure that holds variables, each aligned as LLVM's code may rely on.
    fn struct_of(&mut self, globals: &[Global<'m>]) -> Result<(Id, SmallVec<[u32; 1]>, u64)> {
        let (mut types, mut places) = (Vec::new(), SmallVec::from_elem(0, globals.len()));
        let (mut end, mut largest) = (0_u64, 1);
        let mut empty = Vec::new();
        for (index, global) in globals.iter().enumerate() {
            let memory = self.memory(global.value_type())?;
            // SPIR-V's types have a size where LLVM's have none; at the end it moves nothing.
            if memory.size == 0 {
                empty.push((index, memory.id));
                continue;
            }
            let alignment = self.global_alignment(*global).max(memory.alignment);
            largest = largest.max(alignment);
            let start = end.next_multiple_of(alignment);
            // The structure aligns members by itself, but only as their types ask for.
            if start != end.next_multiple_of(memory.alignment) {
                let byte = self.type_int(8)?;
                types.push(self.type_array(byte, start - end)?);
            }
            places[index] = types.len() as u32;
            types.push(memory.id);
            end = start.saturating_add(memory.size);
        }
        for (index, ty) in empty {
            places[index] = types.len() as u32;
            types.push(ty);
        }
        Ok((self.type_struct(&types)?, places, largest))
    }

    pub(in crate::lower) fn name_group(&mut self, id: Id, group: usize) -> Result<()> {
        match *self.facts.placement.promoted.members(group) {
            [global] => self.name_value(id, global.value()),
            _ => self.name(id, b"frame"),
        }
    }
}
