//! LLVM types to SPIR-V types (specification, section 3.3.6), in registers and in memory.
//!
//! In registers a type is the list of its parts, see [`forms`](super::forms). In memory it is one SPIR-V type with
//! the size LLVM's data layout gives it. Where OpenCL's rules for sizes and alignments give another layout than
//! LLVM's, a structure is written packed with its padding as members, and a scalar or vector that has no SPIR-V type
//! of its own is an array of bytes.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::analysis::element_types::{Node, Pointee};
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Type, TypeKind};
use crate::map::address_space;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Decoration, Op, StorageClass};
use crate::spirv::inst::Inst;
use crate::spirv::module::Section;
use crate::spirv::Id;

use super::forms::{self, Form, Lane, Lanes, Parts};
use super::module_cx::ModuleCx;

/// One part of a value of some type.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// A value of this type.
    Typed(Id),
    /// A pointer, whose type depends on what it points to.
    Pointer { address_space: u32 },
}

struct Registers {
    form: Form,
    parts: SmallVec<[Part; 2]>,
}

/// How memory holds a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// The SPIR-V type.
    pub(crate) id: Id,
    /// Bytes from one element of an array to the next; equal to LLVM's allocation size.
    size: u64,
    /// The alignment that OpenCL gives the SPIR-V type, in bytes.
    alignment: u64,
    /// Whether a register holds a value in this very form.
    pub(crate) plain: bool,
}

/// What has been said about types so far.
#[derive(Default)]
pub(crate) struct Types<'m> {
    registers: FxHashMap<Type<'m>, Rc<Registers>>,
    memory: FxHashMap<Type<'m>, Memory>,
    /// For structures that registers hold in another form: where each LLVM member went.
    members: FxHashMap<Type<'m>, Members>,
    /// The memory type of a node, once asked for; see [`Pointee`].
    pointees: Vec<Known>,
    pointers: FxHashMap<Id, (StorageClass, Id)>,
    shapes: FxHashMap<Id, Shape>,
    ints: SmallVec<[(u32, Id); 4]>,
    floats: SmallVec<[(u32, Id); 3]>,
    /// The half and its vectors.
    halves: SmallVec<[Id; 4]>,
}

/// What `OpSelect` wants to know of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Scalar,
    Vector(u32),
    Composite,
}

struct Members {
    /// The SPIR-V member that holds each LLVM member; `None` for one without size.
    places: Vec<Option<u32>>,
    /// The types of the SPIR-V members, padding included.
    types: SmallVec<[Id; 8]>,
}

#[derive(Clone, Copy, Default)]
enum Known {
    #[default]
    NotYet,
    InProgress,
    As(Id),
}

/// An aggregate of more parts than this is refused: nothing but hostile input holds that much in registers.
const MAX_PARTS: usize = 65_535;

impl<'m> ModuleCx<'m> {
    /// `OpTypeVoid`
    pub(crate) fn type_void(&mut self) -> Result<Id> {
        self.out.intern(Op::TypeVoid, None, &[])
    }

    /// `OpTypeBool`
    pub(crate) fn type_bool(&mut self) -> Result<Id> {
        self.out.intern(Op::TypeBool, None, &[])
    }

    /// `OpTypeInt width 0`: OpenCL integers have no sign (OpenCL environment specification, section 2.1).
    pub(crate) fn type_int(&mut self, width: u32) -> Result<Id> {
        if let Some((_, known)) = self.types.ints.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let capability = match width {
            8 => Some(Capability::Int8),
            16 => Some(Capability::Int16),
            64 => Some(Capability::Int64),
            _ => None,
        };
        if let Some(capability) = capability {
            self.out.requirements().capability(capability)?;
        }
        let id = self.out.intern(Op::TypeInt, None, &[width, 0])?;
        self.types.ints.push((width, id));
        Ok(id)
    }

    /// `OpTypeFloat width`
    ///
    /// A half needs `Float16Buffer` to exist and `Float16` to be computed with, see [`Self::note_half_use`].
    pub(crate) fn type_float(&mut self, width: u32) -> Result<Id> {
        if let Some((_, known)) = self.types.floats.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let capability = match width {
            16 => Some(Capability::Float16Buffer),
            64 => Some(Capability::Float64),
            _ => None,
        };
        if let Some(capability) = capability {
            self.out.requirements().capability(capability)?;
        }
        let id = self.out.intern(Op::TypeFloat, None, &[width])?;
        self.types.floats.push((width, id));
        if width == 16 {
            self.types.halves.push(id);
        }
        Ok(id)
    }

    /// Notes that `op` gives a result of type `ty`: whatever computes a half, and does not merely move one, needs
    /// `Float16` (specification, section 3.31).
    pub(crate) fn note_half_use(&mut self, op: Op, ty: Id) -> Result<()> {
        // Almost no module has halves.
        if self.types.halves.is_empty() || !self.types.halves.contains(&ty) {
            return Ok(());
        }
        if matches!(op, Op::Load | Op::Phi | Op::FunctionCall | Op::CompositeExtract | Op::CompositeConstruct | Op::Undef) {
            return Ok(());
        }
        self.out.requirements().capability(Capability::Float16)
    }

    /// `OpTypeVector element count`, or `element` itself for one lane.
    pub(crate) fn type_vector(&mut self, element: Id, count: u32) -> Result<Id> {
        if count == 1 {
            return Ok(element);
        }
        if count > 4 {
            self.out.requirements().capability(Capability::Vector16)?;
        }
        let id = self.out.intern(Op::TypeVector, None, &[element.word(), count])?;
        if self.types.shapes.insert(id, Shape::Vector(count)).is_none() && self.types.halves.contains(&element) {
            self.types.halves.push(id);
        }
        Ok(id)
    }

    /// Whether a type made here is a scalar, a vector or a composite.
    pub(crate) fn shape(&self, ty: Id) -> Shape {
        self.types.shapes.get(&ty).copied().unwrap_or(Shape::Scalar)
    }

    /// `OpTypeArray element length`, with a constant of 32 bits, or 64 if need be, as its length.
    pub(crate) fn type_array(&mut self, element: Id, length: u64) -> Result<Id> {
        let length = match u32::try_from(length) {
            Ok(length) => self.u32_constant(length)?,
            Err(_) => self.int_constant(64, length)?,
        };
        self.type_array_of(element, length)
    }

    /// `OpTypeArray element length`, the length being any constant.
    pub(crate) fn type_array_of(&mut self, element: Id, length: Id) -> Result<Id> {
        let id = self.out.intern(Op::TypeArray, None, &[element.word(), length.word()])?;
        self.types.shapes.insert(id, Shape::Composite);
        Ok(id)
    }

    /// `OpTypePointer storage pointee`
    pub(crate) fn type_pointer(&mut self, storage: StorageClass, pointee: Id) -> Result<Id> {
        let id = self.out.intern_inst(&Inst::new(Op::TypePointer).enumerant(storage).id(pointee))?;
        self.types.pointers.insert(id, (storage, pointee));
        Ok(id)
    }

    /// `OpTypeFunction result parameters...`
    pub(crate) fn type_function(&mut self, result: Id, parameters: &[Id]) -> Result<Id> {
        self.out.intern_inst(&Inst::new(Op::TypeFunction).id(result).ids(parameters))
    }

    /// `OpTypeStruct members...`, unnamed and laid out by OpenCL's rules.
    pub(crate) fn type_struct(&mut self, members: &[Id]) -> Result<Id> {
        self.out.intern_inst(&Inst::new(Op::TypeStruct).ids(members))
    }

    /// The type of an integer as wide as a pointer.
    pub(crate) fn type_size(&mut self) -> Result<Id> {
        self.type_int(self.pointer_bits)
    }

    /// The storage class and the pointee of a pointer type made here.
    pub(crate) fn pointee_of(&self, pointer: Id) -> Option<(StorageClass, Id)> {
        self.types.pointers.get(&pointer).copied()
    }

    /// The storage class of an address space of LLVM's (features.md C10).
    pub(crate) fn storage_class(&self, address_space: u32) -> Result<StorageClass> {
        let storage = address_space::storage_class(address_space).ok_or_else(|| {
            Error::new(ErrorKind::InvalidType, format!("address space {address_space} has no storage class in SPIR-V"))
        })?;
        let usm = matches!(storage, StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL);
        if usm && !self.out.allows_extension(Extension::INTEL_usm_storage_classes) {
            return Ok(StorageClass::CrossWorkgroup);
        }
        Ok(storage)
    }

    /// The type of one lane that is not a pointer (of one word, for a wide integer).
    pub(crate) fn lane_type(&mut self, lane: Lane) -> Result<Id> {
        match lane {
            Lane::Bool => self.type_bool(),
            Lane::Int { width, .. } => self.type_int(width),
            Lane::Wide { .. } => self.type_int(forms::WORD_BITS),
            Lane::Float(width) => self.type_float(width),
            Lane::Pointer { address_space } => self.byte_pointer(address_space),
        }
    }

    /// The type of `count` lanes in one SPIR-V value.
    pub(crate) fn chunk_type(&mut self, lane: Lane, count: u32) -> Result<Id> {
        let element = self.lane_type(lane)?;
        self.type_vector(element, count)
    }

    /// A pointer to `i8`: what a pointer is when nothing tells what it points to, and inside every aggregate.
    pub(crate) fn byte_pointer(&mut self, address_space: u32) -> Result<Id> {
        let storage = self.storage_class(address_space)?;
        let byte = self.type_int(8)?;
        self.type_pointer(storage, byte)
    }

    /// A pointer to what `node` points to.
    pub(crate) fn pointer_type(&mut self, address_space: u32, node: Option<Node>) -> Result<Id> {
        let Some(node) = node else { return self.byte_pointer(address_space) };
        let storage = self.storage_class(address_space)?;
        let pointee = self.pointee_type(node)?;
        self.type_pointer(storage, pointee)
    }

    /// The memory type of what `node` points to.
    pub(crate) fn pointee_type(&mut self, node: Node) -> Result<Id> {
        if self.types.pointees.is_empty() {
            self.types.pointees.resize(self.facts.element_types.node_count(), Known::NotYet);
        }
        match self.types.pointees[node.index()] {
            Known::As(id) => return Ok(id),
            // A pointer that points to itself: the inner one is a pointer to i8.
            Known::InProgress => return self.type_int(8),
            Known::NotYet => {}
        }
        self.types.pointees[node.index()] = Known::InProgress;
        let id = match self.facts.element_types.pointee(node) {
            None => self.type_int(8)?,
            Some(Pointee::Type(ty)) => self.memory(ty)?.id,
            Some(Pointee::Pointer { address_space, node }) => self.pointer_type(address_space, Some(node))?,
        };
        self.types.pointees[node.index()] = Known::As(id);
        Ok(id)
    }

    /// How values of `ty` are held.
    pub(crate) fn form(&mut self, ty: Type<'m>) -> Result<Form> {
        Ok(self.registers(ty)?.form)
    }

    /// The lanes of a type that is known to be a scalar or a vector.
    ///
    /// # Errors
    ///
    /// `InvalidType` if it is neither.
    pub(crate) fn lanes(&mut self, ty: Type<'m>) -> Result<Lanes> {
        match self.form(ty)? {
            Form::Lanes(lanes) => Ok(lanes),
            Form::Void | Form::Whole | Form::Members | Form::Opaque => {
                Err(forms::unsupported(ty, "a scalar or a vector is needed here"))
            }
        }
    }

    /// The types of the parts of a value of `ty`; `node` tells what its pointers point to, if it is one.
    pub(crate) fn part_types(&mut self, ty: Type<'m>, node: Option<Node>) -> Result<Parts> {
        let registers = self.registers(ty)?;
        let node = if matches!(registers.form, Form::Lanes(_)) { node } else { None };
        registers
            .parts
            .iter()
            .map(|part| match *part {
                Part::Typed(id) => Ok(id),
                Part::Pointer { address_space } => self.pointer_type(address_space, node),
            })
            .collect()
    }

    /// How many parts a value of `ty` has.
    pub(crate) fn part_count(&mut self, ty: Type<'m>) -> Result<usize> {
        Ok(self.registers(ty)?.parts.len())
    }

    fn registers(&mut self, ty: Type<'m>) -> Result<Rc<Registers>> {
        if let Some(known) = self.types.registers.get(&ty) {
            return Ok(Rc::clone(known));
        }
        let registers = Rc::new(self.make_registers(ty)?);
        self.types.registers.insert(ty, Rc::clone(&registers));
        Ok(registers)
    }

    fn make_registers(&mut self, ty: Type<'m>) -> Result<Registers> {
        if let Some(lanes) = forms::lanes(ty)? {
            return Ok(Registers { form: Form::Lanes(lanes), parts: self.lane_parts(lanes)? });
        }
        match ty.kind() {
            TypeKind::Void => Ok(Registers { form: Form::Void, parts: SmallVec::new() }),
            TypeKind::TargetExt => {
                let id = self.target_type(ty)?;
                Ok(Registers { form: Form::Opaque, parts: SmallVec::from_elem(Part::Typed(id), 1) })
            }
            TypeKind::Struct | TypeKind::Array { .. } => {
                let memory = self.memory(ty)?;
                if memory.plain {
                    let parts = SmallVec::from_elem(Part::Typed(memory.id), 1);
                    return Ok(Registers { form: Form::Whole, parts });
                }
                Ok(Registers { form: Form::Members, parts: self.member_parts(ty)? })
            }
            _ => Err(forms::unsupported(ty, "SPIR-V has no values of it")),
        }
    }

    fn lane_parts(&mut self, lanes: Lanes) -> Result<SmallVec<[Part; 2]>> {
        match lanes.lane {
            Lane::Pointer { address_space } => {
                Ok(SmallVec::from_elem(Part::Pointer { address_space }, lanes.count as usize))
            }
            Lane::Wide { .. } => {
                let word = self.type_int(forms::WORD_BITS)?;
                Ok(SmallVec::from_elem(Part::Typed(word), (lanes.count * lanes.lane.words()) as usize))
            }
            Lane::Bool | Lane::Int { .. } | Lane::Float(_) => {
                lanes.chunks().map(|count| Ok(Part::Typed(self.chunk_type(lanes.lane, count)?))).collect()
            }
        }
    }

    fn member_parts(&mut self, ty: Type<'m>) -> Result<SmallVec<[Part; 2]>> {
        let mut parts = SmallVec::new();
        for member in 0..aggregate_length(ty) {
            parts.extend_from_slice(&self.registers(element_type(ty, member))?.parts);
            if parts.len() > MAX_PARTS {
                let message = format!("a value of type {ty} is held as more than {MAX_PARTS} parts");
                return Err(Error::new(ErrorKind::LimitExceeded, message));
            }
        }
        Ok(parts)
    }

    /// How memory holds a value of `ty`.
    pub(crate) fn memory(&mut self, ty: Type<'m>) -> Result<Memory> {
        if let Some(known) = self.types.memory.get(&ty) {
            return Ok(*known);
        }
        let memory = self.make_memory(ty)?;
        self.types.memory.insert(ty, memory);
        Ok(memory)
    }

    fn make_memory(&mut self, ty: Type<'m>) -> Result<Memory> {
        if let Some(lanes) = forms::lanes(ty)? {
            return self.lanes_memory(ty, lanes);
        }
        match ty.kind() {
            TypeKind::TargetExt => {
                let id = self.target_type(ty)?;
                Ok(Memory { id, size: self.layout.alloc_size(ty), alignment: 1, plain: true })
            }
            TypeKind::Struct if ty.is_opaque() => {
                let id = self.out.fresh();
                let name = ty.name().unwrap_or_default();
                self.out.emit(Section::Globals, Inst::new(Op::TypeOpaque).id(id).string(name))?;
                Ok(Memory { id, size: 0, alignment: 1, plain: true })
            }
            TypeKind::Struct => self.struct_memory(ty),
            TypeKind::Array { element, length } => {
                let element = self.memory(element)?;
                let id = self.type_array(element.id, length.max(1))?;
                let size = element.size.saturating_mul(length);
                Ok(Memory { id, size, alignment: element.alignment, plain: element.plain && size > 0 })
            }
            _ => Err(forms::unsupported(ty, "it has no size in memory")),
        }
    }

    fn lanes_memory(&mut self, ty: Type<'m>, lanes: Lanes) -> Result<Memory> {
        let size = self.layout.alloc_size(ty);
        if lanes.lane == Lane::Bool && lanes.count == 1 {
            return Ok(Memory { id: self.type_int(8)?, size, alignment: 1, plain: false });
        }
        let natural = match lanes.lane {
            Lane::Pointer { .. } => u64::from(self.pointer_bits / 8),
            lane => u64::from(lane.bits().unwrap_or(8) / 8) * u64::from(lanes.count.next_power_of_two()),
        };
        if lanes.is_plain() && natural == size {
            let id = match lanes.lane {
                Lane::Pointer { address_space } => self.byte_pointer(address_space)?,
                lane => self.chunk_type(lane, lanes.count)?,
            };
            return Ok(Memory { id, size, alignment: natural, plain: true });
        }
        Ok(Memory { id: self.byte_array(size)?, size, alignment: 1, plain: false })
    }

    fn byte_array(&mut self, size: u64) -> Result<Id> {
        let byte = self.type_int(8)?;
        self.type_array(byte, size.max(1))
    }

    fn struct_memory(&mut self, ty: Type<'m>) -> Result<Memory> {
        let mut members = SmallVec::<[(u64, Memory); 8]>::new();
        let mut places = Vec::with_capacity(ty.member_count() as usize);
        for index in 0..ty.member_count() {
            let memory = self.memory(ty.member(index))?;
            // A member without size has no place in memory, but a SPIR-V array always has.
            if memory.size == 0 {
                places.push(None);
                continue;
            }
            places.push(Some(members.len() as u32));
            members.push((self.layout.element_offset(ty, index), memory));
        }
        let size = self.layout.alloc_size(ty);
        let alignment = if ty.is_packed() {
            1
        } else {
            members.iter().map(|(_, member)| member.alignment).max().unwrap_or(1)
        };
        let natural = has_natural_layout(&members, ty.is_packed(), size, alignment);
        let mut ids = SmallVec::<[Id; 8]>::new();
        if natural {
            ids.extend(members.iter().map(|(_, member)| member.id));
        } else {
            self.pad(&members, size, &mut places, &mut ids)?;
        }
        let plain = natural && places.iter().all(Option::is_some) && members.iter().all(|(_, member)| member.plain);
        let id = self.declare_struct(ty, &ids, ty.is_packed() || !natural)?;
        if !plain {
            self.types.members.insert(ty, Members { places, types: ids });
        }
        Ok(Memory { id, size, alignment: if natural { alignment } else { 1 }, plain })
    }

    /// The members of a packed structure with LLVM's offsets, the gaps filled with bytes.
    fn pad(
        &mut self,
        members: &[(u64, Memory)],
        size: u64,
        places: &mut [Option<u32>],
        ids: &mut SmallVec<[Id; 8]>,
    ) -> Result<()> {
        let mut end = 0;
        let mut moved = SmallVec::<[u32; 8]>::new();
        for (offset, member) in members {
            if *offset > end {
                ids.push(self.byte_array(offset - end)?);
            }
            moved.push(ids.len() as u32);
            ids.push(member.id);
            end = offset + member.size;
        }
        if size > end {
            ids.push(self.byte_array(size - end)?);
        }
        for place in places.iter_mut().flatten() {
            *place = moved[*place as usize];
        }
        Ok(())
    }

    fn declare_struct(&mut self, ty: Type<'m>, members: &[Id], packed: bool) -> Result<Id> {
        let id = self.out.fresh();
        if let Some(name) = ty.name() {
            let name = name.strip_prefix(b"struct.").unwrap_or(name);
            self.name(id, name)?;
        }
        if packed {
            self.decorate(id, Decoration::CPacked, &[])?;
        }
        self.out.emit(Section::Globals, Inst::new(Op::TypeStruct).id(id).ids(members))?;
        self.types.shapes.insert(id, Shape::Composite);
        Ok(id)
    }

    /// The SPIR-V member that holds member `index` of a structure; `None` for a member without size.
    pub(crate) fn struct_member(&self, ty: Type<'m>, index: u32) -> Option<u32> {
        match self.types.members.get(&ty) {
            Some(members) => members.places.get(index as usize).copied().flatten(),
            None => Some(index),
        }
    }

    /// The types of the SPIR-V members of a structure that registers hold in another form.
    pub(super) fn memory_members(&self, ty: Type<'m>) -> &[Id] {
        self.types.members.get(&ty).map_or(&[], |members| &members.types)
    }

    /// `target("spirv.X", ...)`
    fn target_type(&mut self, ty: Type<'m>) -> Result<Id> {
        Err(forms::unsupported(ty, "target extension types are not supported yet"))
    }
}

fn has_natural_layout(members: &[(u64, Memory)], packed: bool, size: u64, alignment: u64) -> bool {
    let mut end: u64 = 0;
    for (offset, member) in members {
        let start = if packed { end } else { end.next_multiple_of(member.alignment.max(1)) };
        if start != *offset {
            return false;
        }
        end = start + member.size;
    }
    end.next_multiple_of(alignment.max(1)) == size
}

/// The number of members of a structure or elements of an array or lanes of a vector.
pub(crate) fn aggregate_length(ty: Type<'_>) -> u32 {
    match ty.kind() {
        TypeKind::Struct => ty.member_count(),
        TypeKind::Array { length, .. } => u32::try_from(length).unwrap_or(u32::MAX),
        TypeKind::Vector { length, .. } => length,
        _ => 0,
    }
}

/// The type of one member, element or lane.
pub(crate) fn element_type(ty: Type<'_>, index: u32) -> Type<'_> {
    match ty.kind() {
        TypeKind::Struct => ty.member(index),
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
        _ => ty,
    }
}
