//! Memory types: for each LLVM type, one SPIR-V type with LLVM's size.
//!
//! Where OpenCL's rules for sizes and alignments (OpenCL C, section 6.3.5) give another layout than LLVM's, a structure
//! is written packed with its padding as members, and a scalar or vector that has no SPIR-V type of its own is an array
//! of bytes.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Type, TypeKind};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::Shape;
use crate::lower::cx::forms;
use crate::lower::cx::forms::{Lane, Lanes, is_standard_width};
use crate::lower::cx::typed::SpirvType;
use crate::map::target_types::constant_object;
use crate::spirv::grammar::{Decoration, Op};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;
use crate::spirv::module::fork::Request;

/// The memory form of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// The SPIR-V type.
    pub(crate) ty: SpirvType,
    /// Bytes from one element of an array to the next; equal to LLVM's allocation size.
    pub(crate) size: u64,
    /// The alignment of the SPIR-V type by OpenCL's rules, in bytes.
    pub(crate) alignment: u64,
    /// `true` if a value has this same type.
    pub(crate) is_value_type: bool,
}

/// The maximum size of a type: LLVM's arithmetic on larger sizes may overflow.
const MAX_SIZE: u64 = 1 << 60;

/// The members of a structure whose value form differs from its memory form.
#[derive(Clone)]
pub(in crate::lower) struct Members {
    /// The SPIR-V member of each LLVM member; `None` for a member without size.
    indices: Vec<Option<u32>>,
    /// The types of the SPIR-V members, padding included.
    types: SmallVec<[SpirvType; 8]>,
}

impl<'m> Declarations<'m> {
    /// Returns the memory form of `ty`.
    pub(crate) fn memory(&mut self, ty: Type<'m>) -> Result<Memory> {
        if let Some(known) = self.types.memory.get(&ty) {
            return Ok(*known);
        }
        let is_requested = matches!(ty.kind(), TypeKind::Struct);
        if is_requested {
            if self.types.nesting > 0 || self.types.indirection > 0 {
                // The types around it have a part in what it becomes.
                self.out.note_order();
            }
            self.out.begin_request(Request::Type(ty.id().0));
        }
        let memory = self.nested(ty, |mx| mx.lower_memory_type(ty));
        if is_requested {
            self.out.end_request();
        }
        let memory = memory?;
        if memory.size > MAX_SIZE {
            let message = format!("the type {ty} takes more memory than any device has");
            return Err(Error::new(ErrorKind::LimitExceeded, message));
        }
        self.types.memory.insert(ty, memory);
        Ok(memory)
    }

    /// Returns the type of the memory form of `ty` if it is declared.
    pub(in crate::lower) fn declared_memory(&self, ty: Type<'m>) -> Option<SpirvType> {
        self.types.memory.get(&ty).map(|memory| memory.ty)
    }

    /// Declares the memory form of `ty`. Not inlined, as [`Self::struct_of_members`].
    #[inline(never)]
    fn lower_memory_type(&mut self, ty: Type<'m>) -> Result<Memory> {
        if let Some(lanes) = forms::lanes(ty, self.legal)? {
            return self.lanes_memory(ty, lanes);
        }
        match ty.kind() {
            TypeKind::TargetExt => {
                let id = self.target_type(ty)?;
                let (size, alignment) = (self.layout.alloc_size(ty), self.layout.abi_alignment(ty));
                Ok(Memory { ty: id, size, alignment, is_value_type: true })
            }
            TypeKind::Struct if ty.is_opaque() => {
                let id = self.out.fresh_global();
                let name = ty.name().unwrap_or_default();
                self.out.emit(Section::Globals, Inst::new(Op::TypeOpaque).id(id).text(name))?;
                Ok(Memory { ty: SpirvType::new(id), size: 0, alignment: 1, is_value_type: true })
            }
            TypeKind::Struct => match constant_object(ty.name().unwrap_or_default()) {
                Some((object, _)) => {
                    let id = self.declare_type(Inst::new(object))?;
                    Ok(Memory { ty: id, size: self.layout.alloc_size(ty), alignment: 1, is_value_type: true })
                }
                None => self.struct_memory(ty),
            },
            TypeKind::Array { element, length } => {
                let element = self.memory(element)?;
                let id = self.type_array(element.ty, length.max(1))?;
                let size = element.size.saturating_mul(length);
                Ok(Memory {
                    ty: id,
                    size,
                    alignment: element.alignment,
                    is_value_type: element.is_value_type && size > 0,
                })
            }
            _ => Err(forms::unsupported(ty, "it has no size in memory")),
        }
    }

    fn lanes_memory(&mut self, ty: Type<'m>, lanes: Lanes) -> Result<Memory> {
        if let Lane::Pointer { address_space } = lanes.lane {
            self.check_pointer_size(address_space)?;
        }
        let size = self.layout.alloc_size(ty);
        if lanes.lane == Lane::Bool && lanes.count == 1 {
            return Ok(Memory { ty: self.type_int(8)?, size, alignment: 1, is_value_type: false });
        }
        // Two integers of 4 bits share a byte, but a single one has its own (SPV_INTEL_int4, section "Int 4 layout").
        if matches!(lanes.lane, Lane::Int { bits: 4, width: 4 })
            && lanes.has_memory_form(self.legal)
            && lanes.count.is_power_of_two()
        {
            return Ok(Memory {
                ty: self.chunk_type(lanes.lane, lanes.count)?,
                size,
                alignment: size.max(1),
                is_value_type: true,
            });
        }
        // The consumer gives an integer of any width the layout of LLVM.
        if matches!(lanes.lane, Lane::Int { bits, width } if bits == width && !is_standard_width(width))
            && lanes.count == 1
        {
            let (id, alignment) = (self.chunk_type(lanes.lane, 1)?, self.layout.abi_alignment(ty));
            return Ok(Memory { ty: id, size, alignment, is_value_type: true });
        }
        let Some(unit) = self.unit_bytes(lanes.lane) else {
            return Ok(Memory { ty: self.byte_array(size)?, size, alignment: 1, is_value_type: false });
        };
        let natural = unit * u64::from(lanes.count.next_power_of_two());
        if lanes.has_memory_form(self.legal) && natural == size {
            let id = self.chunk_type(lanes.lane, lanes.count)?;
            return Ok(Memory { ty: id, size, alignment: natural, is_value_type: true });
        }
        // A vector of a length that SPIR-V lacks, or an integer of several words.
        let element = self.lane_type(lanes.lane)?;
        Ok(Memory { ty: self.type_array(element, size / unit)?, size, alignment: unit, is_value_type: false })
    }

    /// Returns an error for pointers whose size on the target differs from the data layout.
    pub(in crate::lower) fn check_pointer_size(&self, address_space: u32) -> Result<()> {
        let (layout_bits, bits) = (8 * self.layout.pointer_size(address_space), self.pointer_bits);
        if layout_bits == bits {
            return Ok(());
        }
        let message = format!(
            "pointers into address space {address_space} have {layout_bits} bits in the data layout, and {bits} on the \
             target; give the module the data layout of its target"
        );
        Err(Error::new(ErrorKind::InvalidModule, message))
    }

    /// Returns the number of bytes of a lane, or of a word of a multi-word lane, if memory holds lanes one after the
    /// other without change.
    pub(in crate::lower) fn unit_bytes(&self, lane: Lane) -> Option<u64> {
        match lane {
            Lane::Int { bits, width } if bits == width && is_standard_width(width) => Some(u64::from(width / 8)),
            Lane::Float(width) => Some(u64::from(width / 8)),
            Lane::BFloat => Some(2),
            Lane::MultiWord { bits } if bits % forms::WORD_BITS == 0 => Some(u64::from(forms::WORD_BITS / 8)),
            Lane::Pointer { .. } => Some(u64::from(self.pointer_bits / 8)),
            Lane::Bool | Lane::Int { .. } | Lane::MultiWord { .. } => None,
        }
    }

    fn byte_array(&mut self, size: u64) -> Result<SpirvType> {
        let byte = self.type_int(8)?;
        self.type_array(byte, size.max(1))
    }

    fn struct_memory(&mut self, ty: Type<'m>) -> Result<Memory> {
        if !ty.is_sized() {
            return Err(forms::unsupported(ty, "it has no size in memory"));
        }
        let mut members = Vec::new();
        let mut indices = Vec::with_capacity(ty.member_count() as usize);
        for index in 0..ty.member_count() {
            let member = ty.member(index);
            // A member without size takes no bytes in memory, but a SPIR-V array always does.
            if self.layout.alloc_size(member) == 0 {
                indices.push(None);
                continue;
            }
            let memory = self.memory(member)?;
            indices.push(Some(members.len() as u32));
            members.push((self.layout.element_offset(ty, index), memory));
        }
        self.struct_of_members(ty, &members, indices)
    }

    /// Declares a structure whose members are declared, with their offsets in bytes. Not inlined: its variables do not take
    /// stack at each level of nested structures.
    #[inline(never)]
    fn struct_of_members(
        &mut self,
        ty: Type<'m>,
        members: &[(u64, Memory)],
        mut indices: Vec<Option<u32>>,
    ) -> Result<Memory> {
        let size = self.layout.alloc_size(ty);
        let alignment =
            if ty.is_packed() { 1 } else { members.iter().map(|(_, member)| member.alignment).max().unwrap_or(1) };
        let natural = has_natural_layout(members, ty.is_packed(), size, alignment);
        let mut ids = SmallVec::<[SpirvType; 8]>::new();
        if natural {
            ids.extend(members.iter().map(|(_, member)| member.ty));
        } else {
            self.pad(members, size, &mut indices, &mut ids)?;
        }
        let is_value_type =
            natural && indices.iter().all(Option::is_some) && members.iter().all(|(_, member)| member.is_value_type);
        let id = self.declare_struct(ty, &ids, ty.is_packed() || !natural)?;
        if !is_value_type {
            self.types.members.insert(ty, Members { indices, types: ids });
        }
        Ok(Memory { ty: id, size, alignment: if natural { alignment } else { 1 }, is_value_type })
    }

    /// Returns the members of a packed structure with LLVM's offsets, the gaps filled with bytes.
    fn pad(
        &mut self,
        members: &[(u64, Memory)],
        size: u64,
        indices: &mut [Option<u32>],
        ids: &mut SmallVec<[SpirvType; 8]>,
    ) -> Result<()> {
        let mut end = 0;
        let mut moved = SmallVec::<[u32; 8]>::new();
        for (offset, member) in members {
            if *offset > end {
                ids.push(self.byte_array(offset - end)?);
            }
            moved.push(ids.len() as u32);
            ids.push(member.ty);
            end = offset.saturating_add(member.size);
        }
        if size > end {
            ids.push(self.byte_array(size - end)?);
        }
        for index in indices.iter_mut().flatten() {
            *index = moved[*index as usize];
        }
        Ok(())
    }

    fn declare_struct(&mut self, ty: Type<'m>, members: &[SpirvType], packed: bool) -> Result<SpirvType> {
        let id = self.out.fresh_global();
        if let Some(name) = ty.name() {
            self.name(id, name)?;
        }
        if packed {
            self.decorate(id, Decoration::CPacked, &[])?;
        }
        self.out.emit(Section::Globals, Inst::new(Op::TypeStruct).id(id).ids(members))?;
        let ty = SpirvType::new(id);
        self.types.shapes.insert(ty, Shape::Composite);
        Ok(ty)
    }

    /// Returns the structures that are declared, by name: each with its SPIR-V type.
    pub(in crate::lower) fn declared_structs(&self) -> FxHashMap<&'m [u8], (Type<'m>, SpirvType)> {
        let structs = self.types.memory.iter().filter(|(ty, _)| ty.kind() == TypeKind::Struct);
        structs.filter_map(|(ty, memory)| Some((ty.name()?, (*ty, memory.ty)))).collect()
    }

    /// Returns the SPIR-V member of member `index` of a structure; `None` for a member without size.
    pub(crate) fn struct_member(&self, ty: Type<'m>, index: u32) -> Option<u32> {
        match self.types.members.get(&ty) {
            Some(members) => members.indices.get(index as usize).copied().flatten(),
            None => Some(index),
        }
    }

    /// Returns the types of the SPIR-V members of a structure whose value form differs from its memory form.
    pub(in crate::lower) fn memory_members(&self, ty: Type<'m>) -> &[SpirvType] {
        self.types.members.get(&ty).map_or(&[], |members| &members.types)
    }
}

fn has_natural_layout(members: &[(u64, Memory)], packed: bool, size: u64, alignment: u64) -> bool {
    let mut end: u64 = 0;
    for (offset, member) in members {
        let start = if packed { end } else { end.checked_next_multiple_of(member.alignment.max(1)).unwrap_or(end) };
        if start != *offset {
            return false;
        }
        end = start.saturating_add(member.size);
    }
    end.checked_next_multiple_of(alignment.max(1)) == Some(size)
}
