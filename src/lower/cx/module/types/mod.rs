//! LLVM types to SPIR-V types (specification, section 3.3.6), in registers and in memory.
//!
//! In registers a type is the list of its parts, see [`forms`](crate::lower::cx::forms) and [`registers`]. In memory it is one
//! SPIR-V type with the size LLVM's data layout gives it, see [`memory`].

mod exact;
mod memory;
mod target;
mod values;

use crate::analysis::element_types::{Node, Pointee};
use crate::analysis::placement::StorageOverride;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Type, TypeKind, Value};
use crate::lower::cx::forms;
use crate::lower::cx::forms::Lane;
use crate::lower::cx::module::ModuleCx;
use crate::map::address_space;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Op, StorageClass};
use crate::spirv::inst::Inst;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::rc::Rc;

use memory::Members;
pub(crate) use memory::Memory;
use values::ValueType;

/// What has been said about types so far.
#[derive(Default)]
pub(crate) struct Types<'m> {
    registers: FxHashMap<Type<'m>, Rc<ValueType>>,
    memory: FxHashMap<Type<'m>, Memory>,
    /// For structures that registers hold in another form: where each LLVM member went.
    members: FxHashMap<Type<'m>, Members>,
    /// The memory type of a node, once asked for; see [`Pointee`].
    pointees: Vec<Known>,
    /// What each pointer type made here points to, and the pointer type to each of those.
    pointers: FxHashMap<Id, (StorageClass, Id)>,
    pointers_to: FxHashMap<(StorageClass, Id), Id>,
    functions: FxHashSet<Id>,
    boolean: Option<Id>,
    shapes: FxHashMap<Id, Shape>,
    ints: SmallVec<[(u32, Id); 4]>,
    floats: SmallVec<[(u32, Id); 3]>,
    /// How many types the one being made is part of.
    nesting: u32,
    /// How many pointer types the one being made is the pointee of.
    indirection: u32,
}

/// The most types a type may be nested in: more would not fit the stack, here and in SPIRV-Tools.
///
/// Consumers have to take structures that are 255 deep (specification, section 2.17); of those that are deeper,
/// [`limits`](crate::validate::limits) warns.
const MAX_NESTING: u32 = 400;

/// A pointer to a pointer to a pointer and so on points to bytes after so many levels.
const MAX_INDIRECTION: u32 = 64;

/// How `OpSelect` treats a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Scalar,
    Vector(u32),
    Composite,
    /// Nothing that `OpSelect` takes: an image, an event, and so on.
    Opaque,
}

/// A type whose values are truth values or numbers of a width in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Boolean,
    Int(u32),
    Float(u32),
}

#[derive(Clone, Copy, Default)]
enum Known {
    #[default]
    NotYet,
    InProgress,
    As(Id),
}

impl Types<'_> {
    /// The scalar type that an id names; `None` for every other type and for numbers of an extension's encoding.
    pub(crate) fn scalar(&self, ty: Id) -> Option<Scalar> {
        let width = |types: &[(u32, Id)]| types.iter().find(|(_, known)| *known == ty).map(|(width, _)| *width);
        match self.boolean {
            Some(boolean) if boolean == ty => Some(Scalar::Boolean),
            // A half's null is an `OpConstantNull`.
            _ => {
                let float = || width(&self.floats).filter(|width| *width != 16).map(Scalar::Float);
                width(&self.ints).map(Scalar::Int).or_else(float)
            }
        }
    }
}

impl<'m> ModuleCx<'m> {
    /// `OpTypeVoid`
    pub(crate) fn type_void(&mut self) -> Result<Id> {
        self.out.intern(Op::TypeVoid, None, &[])
    }

    /// `OpTypeBool`
    pub(crate) fn type_bool(&mut self) -> Result<Id> {
        if let Some(known) = self.types.boolean {
            return Ok(known);
        }
        let id = self.out.intern(Op::TypeBool, None, &[])?;
        self.types.boolean = Some(id);
        Ok(id)
    }

    /// `OpTypeInt width 0`: OpenCL integers have no sign (OpenCL environment specification, section 2.1).
    pub(crate) fn type_int(&mut self, width: u32) -> Result<Id> {
        if let Some((_, known)) = self.types.ints.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let id = self.out.intern(Op::TypeInt, None, &[width, 0])?;
        self.types.ints.push((width, id));
        Ok(id)
    }

    /// `OpTypeFloat width`
    pub(crate) fn type_float(&mut self, width: u32) -> Result<Id> {
        if let Some((_, known)) = self.types.floats.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let id = self.out.intern(Op::TypeFloat, None, &[width])?;
        self.types.floats.push((width, id));
        Ok(id)
    }

    /// `OpTypeVector element count`, or `element` itself for one lane.
    pub(crate) fn type_vector(&mut self, element: Id, count: u32) -> Result<Id> {
        if count == 1 {
            return Ok(element);
        }
        let id = self.out.intern_inst(Inst::new(Op::TypeVector).id(element).literal(count))?;
        self.types.shapes.insert(id, Shape::Vector(count));
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
        let id = self.out.intern_inst(Inst::new(Op::TypeArray).id(element).id(length))?;
        self.types.shapes.insert(id, Shape::Composite);
        Ok(id)
    }

    /// The type of a pointer to `pointee`: `OpTypePointer`, or an [alias](super::untyped) of `OpTypeUntypedPointerKHR`
    pub(crate) fn type_pointer(&mut self, storage: StorageClass, pointee: Id) -> Result<Id> {
        if let Some(known) = self.types.pointers_to.get(&(storage, pointee)) {
            return Ok(*known);
        }
        let id = match self.untyped {
            Some(_) if !self.types.functions.contains(&pointee) => self.declare_untyped_pointer(storage)?,
            _ => self.declare_typed_pointer(storage, pointee)?,
        };
        self.types.pointers.insert(id, (storage, pointee));
        self.types.pointers_to.insert((storage, pointee), id);
        Ok(id)
    }

    /// `OpTypePointer storage pointee`
    pub(super) fn declare_typed_pointer(&mut self, storage: StorageClass, pointee: Id) -> Result<Id> {
        self.out.intern_inst(Inst::new(Op::TypePointer).enumerant(storage).id(pointee))
    }

    /// `OpTypeFunction result parameters...`
    pub(crate) fn type_function(&mut self, result: Id, parameters: &[Id]) -> Result<Id> {
        let id = self.out.intern_inst(Inst::new(Op::TypeFunction).id(result).ids(parameters))?;
        self.types.functions.insert(id);
        Ok(id)
    }

    /// `OpTypeStruct members...`, unnamed and laid out by OpenCL's rules.
    pub(crate) fn type_struct(&mut self, members: &[Id]) -> Result<Id> {
        self.out.intern_inst(Inst::new(Op::TypeStruct).ids(members))
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
        let extensions = [Extension::INTEL_usm_storage_classes, Extension::ALTERA_usm_storage_classes];
        if usm && !extensions.iter().any(|extension| self.out.allows_extension(*extension)) {
            return Ok(StorageClass::CrossWorkgroup);
        }
        Ok(storage)
    }

    /// The storage class that `pointer`, whose address space is given, points into.
    pub(crate) fn storage_of(&self, pointer: Value<'m>, address_space: u32) -> Result<StorageClass> {
        match self.facts.placement.storage_override(pointer) {
            Some(StorageOverride::Constant) => Ok(StorageClass::UniformConstant),
            Some(StorageOverride::Input) => Ok(StorageClass::Input),
            None => self.storage_class(address_space),
        }
    }

    /// The type of one lane that is not a pointer (of one word, for a wide integer).
    pub(crate) fn lane_type(&mut self, lane: Lane) -> Result<Id> {
        match lane {
            Lane::Bool => self.type_bool(),
            Lane::Int { width, .. } => self.type_int(width),
            Lane::MultiWord { .. } => self.type_int(forms::WORD_BITS),
            Lane::Float(width) => self.type_float(width),
            Lane::BFloat => self.type_bfloat(),
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
        let storage = self.storage_class(address_space)?;
        self.pointer_type_in(storage, node)
    }

    /// A pointer to what `node` points to, or to `i8` if nothing is known of it.
    pub(crate) fn pointer_type_in(&mut self, storage: StorageClass, node: Option<Node>) -> Result<Id> {
        if let Some(Pointee::Object(ty)) = node.and_then(|node| self.facts.element_types.pointee(node)) {
            return Ok(self.memory(ty)?.id);
        }
        let pointee = match node {
            Some(node) => self.pointee_type(node)?,
            None => self.type_int(8)?,
        };
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
            Known::NotYet if self.types.indirection == MAX_INDIRECTION => return self.type_int(8),
            Known::NotYet => {}
        }
        self.types.pointees[node.index()] = Known::InProgress;
        let id = match self.facts.element_types.pointee(node) {
            None | Some(Pointee::Object(_)) => self.type_int(8)?,
            Some(Pointee::Type(ty)) => self.memory(ty)?.id,
            Some(Pointee::Pointer { address_space, node }) => {
                self.types.indirection += 1;
                let pointer = self.pointer_type(address_space, Some(node));
                self.types.indirection -= 1;
                pointer?
            }
        };
        self.types.pointees[node.index()] = Known::As(id);
        Ok(id)
    }

    /// Makes what is known of `ty` from what is known of its parts.
    fn nested<T>(&mut self, ty: Type<'m>, make: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.types.nesting > MAX_NESTING {
            let message = format!("the type {ty} is nested in more than {MAX_NESTING} others");
            return Err(Error::new(ErrorKind::LimitExceeded, message));
        }
        self.types.nesting += 1;
        let made = make(self);
        self.types.nesting -= 1;
        made
    }
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
