//! LLVM types to SPIR-V types (specification, section 3.3.6), as values and in memory.
//!
//! The value form of a type is the list of its parts, see [`forms`](crate::lower::cx::forms) and [`values`]. The memory
//! form is one SPIR-V type with the size that LLVM's data layout gives it, see [`memory`].

mod bfloat;
mod exact;
mod memory;
mod target;
mod values;

use std::borrow::Borrow;
use std::sync::Arc;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::SmallVec;

use crate::analysis::element_types::{Node, Pointee};
use crate::analysis::placement::StorageOverride;
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Type, TypeKind, Value};
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::forms;
use crate::lower::cx::forms::{Lane, Lanes, PartTypes, is_standard_length, one_part};
use crate::lower::cx::typed::SpirvType;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Op, StorageClass};
use crate::spirv::inst::Inst;

use memory::Members;

pub(crate) use memory::Memory;
use values::ValueType;

/// The types lowered so far.
#[derive(Clone, Default)]
pub(crate) struct Types<'m> {
    values: FxHashMap<Type<'m>, Arc<ValueType>>,
    memory: FxHashMap<Type<'m>, Memory>,
    /// For structures whose value form differs from their memory form: the SPIR-V member of each LLVM member.
    members: FxHashMap<Type<'m>, Members>,
    /// The memory type of a node, computed on first use; see [`Pointee`].
    pointees: Vec<Known>,
    /// The pointer types, by their [indices](SpirvType::pointer_index), and the ids that they are written as.
    pointers: IndexMap<PointerType, Id, FxBuildHasher>,
    /// The form of pointers to a type where pointers are [untyped](super::untyped): what declares the type or, failing
    /// that, the first pointer determines it.
    pointer_forms: FxHashMap<SpirvType, PointerForm>,
    void: Option<SpirvType>,
    boolean: Option<SpirvType>,
    shapes: FxHashMap<SpirvType, Shape>,
    /// The target extension types that types come from.
    targets: FxHashMap<Id, Type<'m>>,
    /// The vector types, by element type and length.
    vectors: FxHashMap<(SpirvType, u32), SpirvType>,
    /// The vector types of lengths that only an extension has.
    long_vectors: FxHashMap<SpirvType, LongVector>,
    ints: SmallVec<[(u32, SpirvType); 4]>,
    floats: SmallVec<[(u32, SpirvType); 3]>,
    /// The nesting depth of the type that is being lowered.
    nesting: u32,
    /// The number of pointer types around the type that is being lowered.
    indirection: u32,
}

/// The maximum nesting depth of types: more would overflow the stack, here and in SPIRV-Tools.
///
/// Consumers have to accept structures with a nesting depth of 255 (specification, section 2.17); for deeper ones
/// [`limits`](crate::validate::limits) warns.
const MAX_NESTING: u32 = 400;

/// The maximum number of nested pointer types; the innermost pointer points to bytes.
const MAX_INDIRECTION: u32 = 64;

/// The kind of a type as an operand of `OpSelect`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Scalar,
    Vector(u32),
    Composite,
    /// A type that `OpSelect` does not take: an image, an event, and so on.
    Opaque,
}

/// A vector type: its element type and its length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LongVector {
    pub(crate) element: SpirvType,
    pub(crate) count: u32,
}

/// The form in which a pointer type is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower::cx) enum PointerForm {
    /// `OpTypePointer`
    Typed,
    /// `OpTypeUntypedPointerKHR`
    Untyped,
}

/// A pointer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower::cx) struct PointerType {
    pub(in crate::lower::cx) storage: StorageClass,
    pub(in crate::lower::cx) pointee: SpirvType,
    pub(in crate::lower::cx) form: PointerForm,
}

/// A type whose values are Booleans or numbers of a width in bits.
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
    As(SpirvType),
}

impl Types<'_> {
    /// Makes pointers to `pointee` typed, unless there is an untyped one.
    fn keep_pointers_typed(&mut self, pointee: SpirvType) {
        self.pointer_forms.entry(pointee).or_insert(PointerForm::Typed);
    }

    /// Returns the scalar of a type; `None` for every other type and for numbers of an extension's encoding.
    pub(crate) fn scalar(&self, ty: SpirvType) -> Option<Scalar> {
        match self.boolean {
            Some(boolean) if boolean == ty => Some(Scalar::Boolean),
            // The null of a half is an `OpConstantNull`.
            _ => {
                let float = || self.float_width(ty).filter(|width| *width != 16).map(Scalar::Float);
                width_of(&self.ints, ty).map(Scalar::Int).or_else(float)
            }
        }
    }

    /// Returns the width of a floating-point type of IEEE 754; `None` for every other type.
    pub(crate) fn float_width(&self, ty: SpirvType) -> Option<u32> {
        width_of(&self.floats, ty)
    }
}

fn width_of(types: &[(u32, SpirvType)], ty: SpirvType) -> Option<u32> {
    types.iter().find(|(_, known)| *known == ty).map(|(width, _)| *width)
}

impl<'m> Declarations<'m> {
    /// Declares a type that is no pointer.
    pub(in crate::lower) fn declare_type(&mut self, inst: impl Borrow<Inst>) -> Result<SpirvType> {
        self.out.intern_inst(inst).map(SpirvType::new)
    }

    /// `OpTypeVoid`
    pub(crate) fn type_void(&mut self) -> Result<SpirvType> {
        if let Some(known) = self.types.void {
            return Ok(known);
        }
        let ty = SpirvType::new(self.out.intern(Op::TypeVoid, None, &[])?);
        self.types.void = Some(ty);
        Ok(ty)
    }

    /// `OpTypeBool`
    pub(crate) fn type_bool(&mut self) -> Result<SpirvType> {
        if let Some(known) = self.types.boolean {
            return Ok(known);
        }
        let ty = SpirvType::new(self.out.intern(Op::TypeBool, None, &[])?);
        self.types.boolean = Some(ty);
        Ok(ty)
    }

    /// Returns `OpTypeBool`, or a vector of as many Booleans as the vector type `ty` has lanes.
    pub(crate) fn type_bool_of(&mut self, ty: SpirvType) -> Result<SpirvType> {
        let boolean = self.type_bool()?;
        match self.shape(ty) {
            Shape::Vector(count) => self.type_vector(boolean, count),
            Shape::Scalar | Shape::Composite | Shape::Opaque => Ok(boolean),
        }
    }

    /// `OpTypeInt width 0`: OpenCL integers have no sign (OpenCL environment specification, section 2.1).
    pub(crate) fn type_int(&mut self, width: u32) -> Result<SpirvType> {
        if let Some((_, known)) = self.types.ints.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let ty = SpirvType::new(self.out.intern(Op::TypeInt, None, &[width, 0])?);
        self.types.ints.push((width, ty));
        Ok(ty)
    }

    /// `OpTypeFloat width`
    pub(crate) fn type_float(&mut self, width: u32) -> Result<SpirvType> {
        if let Some((_, known)) = self.types.floats.iter().find(|(known, _)| *known == width) {
            return Ok(*known);
        }
        let ty = SpirvType::new(self.out.intern(Op::TypeFloat, None, &[width])?);
        self.types.floats.push((width, ty));
        Ok(ty)
    }

    /// `OpTypeVector element count`, or `element` itself for one lane.
    pub(crate) fn type_vector(&mut self, element: SpirvType, count: u32) -> Result<SpirvType> {
        if count == 1 {
            return Ok(element);
        }
        if let Some(known) = self.types.vectors.get(&(element, count)) {
            return Ok(*known);
        }
        if let Some(capability) = self.legal.any_length.filter(|_| !is_standard_length(count)) {
            self.out.requirements().capability(capability)?;
        }
        let ty = self.declare_type(Inst::new(Op::TypeVector).id(element).literal(count))?;
        self.types.vectors.insert((element, count), ty);
        self.types.keep_pointers_typed(ty);
        self.types.shapes.insert(ty, Shape::Vector(count));
        if !is_standard_length(count) {
            self.types.long_vectors.insert(ty, LongVector { element, count });
        }
        Ok(ty)
    }

    /// Returns `OpTypeVector element 1` for a vector of one lane where vectors may have any length: functions take and
    /// return such vectors, as other modules and the intrinsics of vector compute code expect. `None` for other types.
    /// Function bodies have its lane as a scalar.
    pub(in crate::lower) fn single_lane_vector(&mut self, ty: Type<'m>) -> Result<Option<SpirvType>> {
        let is_single = matches!(ty.kind(), TypeKind::Vector { length: 1, .. });
        let Some(capability) = self.legal.any_length.filter(|_| is_single) else { return Ok(None) };
        let Lanes { lane, .. } = self.lanes(ty)?;
        if !lane.has_vectors() {
            return Ok(None);
        }
        let element = self.lane_type(lane)?;
        self.out.requirements().capability(capability)?;
        self.declare_type(Inst::new(Op::TypeVector).id(element).literal(1)).map(Some)
    }

    /// Returns the types of the parameters of SPIR-V's function for a parameter that is passed by its parts.
    pub(in crate::lower) fn passed_types(&mut self, ty: Type<'m>) -> Result<PartTypes> {
        match self.single_lane_vector(ty)? {
            Some(vector) => Ok(one_part(vector)),
            None => self.part_types(ty, None),
        }
    }

    /// Returns the return type of SPIR-V's function for a return type and the types of its parts.
    pub(in crate::lower) fn return_type(&mut self, ty: Type<'m>, parts: &[SpirvType]) -> Result<SpirvType> {
        match (self.single_lane_vector(ty)?, parts) {
            (Some(vector), _) => Ok(vector),
            (None, []) => self.type_void(),
            (None, [only]) => Ok(*only),
            (None, several) => self.type_struct(several),
        }
    }

    /// Returns the lanes of a vector type of a length that only an extension has.
    pub(crate) fn long_vector(&self, ty: SpirvType) -> Option<LongVector> {
        self.types.long_vectors.get(&ty).copied()
    }

    /// Returns whether a type is a scalar, a vector or a composite.
    pub(crate) fn shape(&self, ty: SpirvType) -> Shape {
        self.types.shapes.get(&ty).copied().unwrap_or(Shape::Scalar)
    }

    /// `OpTypeArray element length`; the length is a constant of `size_t`, or of 64 bits if necessary
    pub(crate) fn type_array(&mut self, element: SpirvType, length: u64) -> Result<SpirvType> {
        let bits = if u32::try_from(length).is_ok() { self.pointer_bits } else { 64 };
        let length = self.int_constant(bits, length)?;
        self.type_array_of(element, length.id)
    }

    /// `OpTypeArray element length`, where the length is any constant
    pub(crate) fn type_array_of(&mut self, element: SpirvType, length: Id) -> Result<SpirvType> {
        let ty = self.declare_type(Inst::new(Op::TypeArray).id(element).id(length))?;
        self.types.shapes.insert(ty, Shape::Composite);
        self.types.keep_pointers_typed(ty);
        Ok(ty)
    }

    /// Returns the type of a pointer to `pointee`.
    pub(crate) fn type_pointer(&mut self, storage: StorageClass, pointee: SpirvType) -> Result<SpirvType> {
        let form = match self.pointer_form {
            PointerForm::Typed => PointerForm::Typed,
            PointerForm::Untyped => *self.types.pointer_forms.entry(pointee).or_insert(PointerForm::Untyped),
        };
        self.declare_pointer(PointerType { storage, pointee, form })
    }

    /// `OpTypePointer storage pointee`, or `OpTypeUntypedPointerKHR storage`
    pub(in crate::lower::cx) fn declare_pointer(&mut self, pointer: PointerType) -> Result<SpirvType> {
        if let Some((index, _, id)) = self.types.pointers.get_full(&pointer) {
            return Ok(SpirvType::pointer(*id, index));
        }
        let PointerType { storage, pointee, form } = pointer;
        let id = self.out.intern_inst(match form {
            PointerForm::Typed => Inst::new(Op::TypePointer).enumerant(storage).id(pointee),
            PointerForm::Untyped => Inst::new(Op::TypeUntypedPointerKHR).enumerant(storage),
        })?;
        let (index, _) = self.types.pointers.insert_full(pointer, id);
        Ok(SpirvType::pointer(id, index))
    }

    /// The type of an object of OpenCL that has no operands: `OpTypeEvent`, `OpTypeDeviceEvent`
    pub(crate) fn type_object(&mut self, op: Op) -> Result<SpirvType> {
        let ty = SpirvType::new(self.out.intern(op, None, &[])?);
        self.types.shapes.insert(ty, Shape::Opaque);
        self.types.keep_pointers_typed(ty);
        Ok(ty)
    }

    /// `OpTypeFunction result parameters...`
    pub(crate) fn type_function(&mut self, result: SpirvType, parameters: &[SpirvType]) -> Result<SpirvType> {
        let ty = self.declare_type(Inst::new(Op::TypeFunction).id(result).ids(parameters))?;
        self.types.keep_pointers_typed(ty);
        Ok(ty)
    }

    /// Returns the type of a function that is called through a pointer. Its pointers are pointers to bytes, except for
    /// parameters whose attributes have the type of their memory.
    pub(crate) fn called_function_type(&mut self, ty: Type<'m>) -> Result<SpirvType> {
        let results = self.part_types(ty.return_type(), None)?;
        let result = self.return_type(ty.return_type(), &results)?;
        let mut parameters = SmallVec::<[SpirvType; 8]>::new();
        for (index, parameter) in ty.parameters().enumerate() {
            match self.facts.element_types.parameter_object(ty, index as u32).zip(parameter.address_space()) {
                Some((object, address_space)) => parameters.push(self.object_pointer_type(address_space, object)?),
                None => parameters.extend(self.passed_types(parameter)?),
            }
        }
        self.type_function(result, &parameters)
    }

    /// Returns the type of the pointer to an argument in memory of type `object`, which is never untyped.
    pub(crate) fn object_pointer_type(&mut self, address_space: u32, object: Type<'m>) -> Result<SpirvType> {
        let (storage, object) = (self.storage_class(address_space)?, self.memory(object)?.ty);
        let pointer = self.type_pointer(storage, object)?;
        self.with_pointee(pointer)
    }

    /// `OpTypeStruct members...`, unnamed, with the layout of OpenCL's rules
    pub(crate) fn type_struct(&mut self, members: &[SpirvType]) -> Result<SpirvType> {
        self.declare_type(Inst::new(Op::TypeStruct).ids(members))
    }

    /// Returns the type of an integer of the width of a pointer.
    pub(crate) fn type_size(&mut self) -> Result<SpirvType> {
        self.type_int(self.pointer_bits)
    }

    /// Returns a pointer type as it was declared.
    pub(in crate::lower::cx) fn pointer_of(&self, ty: SpirvType) -> Option<PointerType> {
        self.types.pointers.get_index(ty.pointer_index()?).map(|(pointer, _)| *pointer)
    }

    /// Returns the storage class and the pointee of a pointer type.
    pub(crate) fn pointee_of(&self, pointer: SpirvType) -> Option<(StorageClass, SpirvType)> {
        self.pointer_of(pointer).map(|pointer| (pointer.storage, pointer.pointee))
    }

    /// Returns the storage class of an LLVM address space.
    pub(crate) fn storage_class(&self, address_space: u32) -> Result<StorageClass> {
        let storage = self.address_spaces.storage_class(address_space).ok_or_else(|| {
            Error::new(
                ErrorKind::InvalidModule,
                format!("address space {address_space} has no storage class in SPIR-V"),
            )
        })?;
        let usm = matches!(storage, StorageClass::DeviceOnlyINTEL | StorageClass::HostOnlyINTEL);
        let extensions = [Extension::INTEL_usm_storage_classes, Extension::ALTERA_usm_storage_classes];
        if usm && !extensions.iter().any(|extension| self.out.allows_extension(*extension)) {
            return Ok(StorageClass::CrossWorkgroup);
        }
        if storage == StorageClass::CodeSectionINTEL && !self.options.code_section_pointers {
            return Ok(StorageClass::Function);
        }
        Ok(storage)
    }

    /// Returns the storage class that `pointer`, which is in `address_space`, points into.
    pub(crate) fn storage_of(&self, pointer: Value<'m>, address_space: u32) -> Result<StorageClass> {
        match self.facts.placement.storage_override(pointer) {
            Some(StorageOverride::Constant) => Ok(StorageClass::UniformConstant),
            Some(StorageOverride::Input) => Ok(StorageClass::Input),
            Some(StorageOverride::VectorCompute) => Ok(StorageClass::Private),
            None => self.storage_class(address_space),
        }
    }

    /// Returns the type of one lane that is not a pointer (of one word, for a multi-word integer).
    pub(crate) fn lane_type(&mut self, lane: Lane) -> Result<SpirvType> {
        match lane {
            Lane::Bool => self.type_bool(),
            Lane::Int { width, .. } => self.type_int(width),
            Lane::MultiWord { .. } => self.type_int(forms::WORD_BITS),
            Lane::Float(width) => self.type_float(width),
            Lane::BFloat => self.type_bfloat(),
            Lane::Pointer { address_space } => self.byte_pointer(address_space),
        }
    }

    /// Returns the type of `count` lanes in one SPIR-V value.
    pub(crate) fn chunk_type(&mut self, lane: Lane, count: u32) -> Result<SpirvType> {
        let element = self.lane_type(lane)?;
        self.type_vector(element, count)
    }

    /// Returns a pointer to `i8`: the type of a pointer of unknown pointee, and of every pointer in an aggregate.
    pub(crate) fn byte_pointer(&mut self, address_space: u32) -> Result<SpirvType> {
        let storage = self.storage_class(address_space)?;
        let byte = self.type_int(8)?;
        self.type_pointer(storage, byte)
    }

    /// Returns the type of a pointer to the pointee of `node`.
    pub(crate) fn pointer_type(&mut self, address_space: u32, node: Option<Node>) -> Result<SpirvType> {
        let storage = self.storage_class(address_space)?;
        self.pointer_type_in(storage, node)
    }

    /// Returns the type of a pointer to the pointee of `node`, or to `i8` if the pointee is unknown.
    pub(crate) fn pointer_type_in(&mut self, storage: StorageClass, node: Option<Node>) -> Result<SpirvType> {
        if let Some(Pointee::Object(ty)) = node.and_then(|node| self.facts.element_types.pointee(node)) {
            return Ok(self.memory(ty)?.ty);
        }
        let pointee = match node {
            Some(node) => self.pointee_type(node)?,
            None => self.type_int(8)?,
        };
        self.type_pointer(storage, pointee)
    }

    /// Returns the memory type of the pointee of `node`.
    pub(crate) fn pointee_type(&mut self, node: Node) -> Result<SpirvType> {
        if self.types.pointees.is_empty() {
            self.types.pointees.resize(self.facts.element_types.node_count(), Known::NotYet);
        }
        match self.types.pointees[node.index()] {
            Known::As(id) => return Ok(id),
            // A pointer that points to itself: the inner pointer is a pointer to `i8`.
            Known::InProgress => return self.type_int(8),
            Known::NotYet if self.types.indirection == MAX_INDIRECTION => return self.type_int(8),
            Known::NotYet => {}
        }
        self.types.pointees[node.index()] = Known::InProgress;
        let id = match self.facts.element_types.pointee(node) {
            None | Some(Pointee::Object(_)) => self.type_int(8)?,
            Some(Pointee::Type(ty)) if ty.kind() == TypeKind::Function => {
                // The calls may be in blocks that nothing reaches.
                self.out.requirements().capability(Capability::FunctionPointersINTEL)?;
                self.called_function_type(ty)?
            }
            Some(Pointee::Type(ty)) => self.memory(ty)?.ty,
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

    /// Returns `true` if the type of a pointer may depend on the one that is needed first, which is where a cycle or a long
    /// chain of pointers ends.
    pub(in crate::lower) fn has_ambiguous_pointers(&self) -> bool {
        self.facts.element_types.nests(MAX_INDIRECTION)
    }

    /// Lowers `ty` from its members, one nesting level deeper.
    fn nested<T>(&mut self, ty: Type<'m>, lower: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.types.nesting > MAX_NESTING {
            let message = format!("the type {ty} is nested in more than {MAX_NESTING} others");
            return Err(Error::new(ErrorKind::LimitExceeded, message));
        }
        self.types.nesting += 1;
        let result = lower(self);
        self.types.nesting -= 1;
        result
    }
}

/// Returns the number of members of a structure, elements of an array or lanes of a vector.
pub(crate) fn aggregate_length(ty: Type<'_>) -> u32 {
    match ty.kind() {
        TypeKind::Struct => ty.member_count(),
        TypeKind::Array { length, .. } => u32::try_from(length).unwrap_or(u32::MAX),
        TypeKind::Vector { length, .. } => length,
        _ => 0,
    }
}

/// Returns the type of one member, element or lane.
pub(crate) fn element_type(ty: Type<'_>, index: u32) -> Type<'_> {
    match ty.kind() {
        TypeKind::Struct => ty.member(index),
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
        _ => ty,
    }
}

/// Returns `true` for the type of a cooperative matrix (SPV_KHR_cooperative_matrix).
pub(crate) fn is_cooperative_matrix(ty: Type<'_>) -> bool {
    ty.kind() == TypeKind::TargetExt && ty.target_name() == "spirv.CooperativeMatrixKHR"
}
