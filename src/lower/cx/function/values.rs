//! Operands of the current function, and the builder of its body.

use smallvec::SmallVec;

use crate::analysis::element_types::{Node, Pointee};
use crate::error::{Error, ErrorKind, Result, invalid};
use crate::ir::{Global, Inst, Type, Value, ValueKind};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::declarations::Declarations;
use crate::lower::cx::declarations::types::PointerForm;
use crate::lower::cx::forms::{Lane, Lanes, Legal, LegalForm, PartTypes, Parts, same, several_parts};
use crate::lower::cx::function::long_vectors;
use crate::lower::cx::function::sampled_images::escape_error;
use crate::lower::cx::function::{BFloats, FunctionCx};
use crate::lower::cx::legal::bfloat;
use crate::lower::cx::legal::bfloat::{FLOAT, is_bfloat};
use crate::lower::cx::legal::lanes::part_types;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::typed::{SpirvType, Typed};
use crate::spirv::grammar::{Op, Std, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::{FunctionPart, Id};

impl FunctionCx<'_, '_> {
    /// Writes an operation before the body; see [`Builder::op`].
    pub(in crate::lower) fn prologue_op(&mut self, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        self.op_in(FunctionPart::Prologue, op, ty, operands)
    }

    pub(super) fn op_in(&mut self, part: FunctionPart, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        match self.mx.pointer_form {
            PointerForm::Typed => self.write_op(part, op, ty, operands),
            PointerForm::Untyped => self.untyped_op(part, op, ty, operands),
        }
    }

    /// Writes `op ty operands...` without change and returns its result.
    pub(super) fn write_op(
        &mut self,
        part: FunctionPart,
        op: Op,
        ty: SpirvType,
        operands: &[impl Into<Id> + Copy],
    ) -> Result<Typed> {
        let id = self.fresh();
        if part == FunctionPart::Body {
            self.lower_location_of(op)?;
            self.mx.out.emit_op(&mut self.state.code, op, ty.id(), id, operands)?;
        } else {
            self.mx.out.emit_in(&mut self.state.code, part, &SpirvInst::new(op).id(ty).id(id).ids(operands))?;
        }
        Ok(Typed::new(id, ty))
    }

    /// Returns a generic pointer as one of type `ty`, which points to `storage`; null if it points elsewhere:
    /// `OpGenericCastToPtrExplicit` of a pointer to bytes, as consumers call functions that they define for `void *` only.
    pub(in crate::lower) fn cast_from_generic(
        &mut self,
        generic: Pointer,
        storage: StorageClass,
        ty: SpirvType,
    ) -> Result<Typed> {
        let byte = self.mx.type_int(8)?;
        let generic = self.pointer_cast(generic, byte)?;
        let (of_bytes, id) = (self.mx.type_pointer(storage, byte)?, self.fresh());
        let cast = SpirvInst::new(Op::GenericCastToPtrExplicit).id(of_bytes).id(id).id(generic.id);
        self.emit(cast.enumerant(storage))?;
        self.bitcast_if_needed(Typed::new(id, of_bytes), ty)
    }
}

impl<'m> Builder<'m> for FunctionCx<'_, 'm> {
    fn declarations(&mut self) -> &mut Declarations<'m> {
        self.mx
    }

    fn op(&mut self, op: Op, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        self.op_in(FunctionPart::Body, op, ty, operands)
    }

    fn std(&mut self, instruction: Std, ty: SpirvType, operands: &[Typed]) -> Result<Typed> {
        if let Some(op) = self.mx.core_form(instruction) {
            return self.op(op, ty, operands);
        }
        if let Some(vector) = self.mx.long_vector(ty) {
            return long_vectors::std_by_chunks(self, instruction, vector, ty, operands);
        }
        let id = self.fresh();
        let set = self.mx.opencl_std();
        let inst = SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(instruction.0).ids(operands);
        self.emit_with_pointers(inst, operands)?;
        Ok(Typed::new(id, ty))
    }

    fn divide_words(&mut self, a: &[Typed], b: &[Typed]) -> Result<Parts> {
        self.call_division(a, b)
    }

    fn copy_in(&mut self, storage: StorageClass, global: Global<'m>) -> Result<Pointer> {
        self.mx.copy_of(storage, global)
    }

    fn construct(&mut self, ty: SpirvType, members: &[Typed]) -> Result<Typed> {
        self.op(Op::CompositeConstruct, ty, members)
    }

    fn shuffle(&mut self, ty: SpirvType, vectors: [Typed; 2], lanes: &[u32]) -> Result<Typed> {
        let id = self.fresh();
        self.emit(SpirvInst::new(Op::VectorShuffle).id(ty).id(id).ids(&vectors).words(lanes))?;
        Ok(Typed::new(id, ty))
    }

    fn extract(&mut self, ty: SpirvType, composite: Typed, index: u32) -> Result<Typed> {
        let id = self.fresh();
        self.emit(SpirvInst::new(Op::CompositeExtract).id(ty).id(id).id(composite).literal(index))?;
        Ok(Typed::new(id, ty))
    }

    fn use_variable(&mut self, variable: Id) {
        self.used_variables.insert(variable);
    }

    fn value(&mut self, value: Value<'m>) -> Result<Parts> {
        if self.bfloats == BFloats::Widened && is_bfloat(value.ty()) {
            let (lanes, parts) = (self.mx.lanes(value.ty())?, self.plain_value(value)?);
            return bfloat::widen(self, &Legal::new(lanes, parts)).map(Legal::into_parts);
        }
        self.plain_value(value)
    }

    fn pointer_type_of(&mut self, value: Value<'m>) -> Result<SpirvType> {
        let Some(address_space) = value.ty().address_space() else {
            return Err(invalid(format!("{} is not a pointer", value.describe())));
        };
        match value.kind() {
            ValueKind::Instruction(_) | ValueKind::Argument(_) => {
                let node = self.mx.facts.element_types.node(value);
                let storage = self.mx.storage_of(value, address_space)?;
                self.mx.pointer_type_in(storage, node)
            }
            _ => self.mx.constant_pointer_type(value),
        }
    }

    fn form(&mut self, ty: Type<'m>) -> Result<LegalForm> {
        if self.widens(ty) { self.lanes(ty).map(LegalForm::Lanes) } else { self.mx.form(ty) }
    }

    fn lanes(&mut self, ty: Type<'m>) -> Result<Lanes> {
        let lanes = self.mx.lanes(ty)?;
        Ok(if self.widens(ty) { Lanes { lane: FLOAT, ..lanes } } else { lanes })
    }

    fn part_types(&mut self, ty: Type<'m>, node: Option<Node>) -> Result<PartTypes> {
        if self.widens(ty) {
            let lanes = self.lanes(ty)?;
            return part_types(self, lanes);
        }
        self.mx.part_types(ty, node)
    }

    fn part_count(&mut self, ty: Type<'m>) -> Result<usize> {
        if self.widens(ty) { Ok(self.lanes(ty)?.chunks(self.mx.legal).count()) } else { self.mx.part_count(ty) }
    }

    fn may_keep_poison_flags(&self, value: Value<'m>) -> bool {
        !self.facts.freeze_slice.contains(&value)
    }
}

impl<'m> FunctionCx<'_, 'm> {
    /// Returns `true` if values of a type are read as floats.
    fn widens(&self, ty: Type<'m>) -> bool {
        self.bfloats == BFloats::Widened && is_bfloat(ty)
    }

    fn plain_value(&mut self, value: Value<'m>) -> Result<Parts> {
        if self.sampled_image_parts(value).is_some() {
            return Err(escape_error());
        }
        if let Some(parts) = self.values.get(value) {
            return Ok(same(parts));
        }
        match value.kind() {
            ValueKind::Instruction(_) | ValueKind::Argument(_) => {
                Err(invalid(format!("{} is used before it is defined", value.describe())))
            }
            _ => self.constant(value),
        }
    }

    /// `OpFunctionCall ty callee arguments...`
    pub(in crate::lower) fn call(&mut self, callee: Id, ty: SpirvType, arguments: &[Typed]) -> Result<Typed> {
        let id = self.fresh();
        self.emit(SpirvInst::new(Op::FunctionCall).id(ty).id(id).id(callee).ids(arguments))?;
        Ok(Typed::new(id, ty))
    }

    /// Returns a vector with `scalar` in each of `count` lanes.
    pub(crate) fn splat(&mut self, lane: Lane, scalar: Typed, count: u32) -> Result<Typed> {
        if count == 1 {
            return Ok(scalar);
        }
        let ty = self.mx.chunk_type(lane, count)?;
        let lanes: SmallVec<[Typed; 16]> = SmallVec::from_elem(scalar, count as usize);
        self.op(Op::CompositeConstruct, ty, &lanes)
    }

    /// Returns the single part of an operand.
    pub(crate) fn scalar(&mut self, value: Value<'m>) -> Result<Typed> {
        match self.value(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(several_parts(value.ty())),
        }
    }

    /// Returns the parts of an operand; pointers have the pointee type of `node`, and an integer is the sampler that
    /// `node` is.
    pub(crate) fn value_as(&mut self, value: Value<'m>, node: Option<Node>) -> Result<Parts> {
        let Some(address_space) = value.ty().address_space() else {
            return match node.and_then(|node| self.mx.facts.element_types.pointee(node)) {
                Some(Pointee::Object(_)) => self.sampler_of_integer(value),
                Some(Pointee::Type(_) | Pointee::Pointer { .. }) | None => self.value(value),
            };
        };
        let ty = self.mx.pointer_type(address_space, node)?;
        self.pointers_as(value, ty)
    }

    /// Returns the parts of [`Self::value_as`] of a scalar or a vector, with its lanes.
    pub(crate) fn legal_as(&mut self, value: Value<'m>, node: Option<Node>) -> Result<Legal> {
        let lanes = self.lanes(value.ty())?;
        Ok(Legal::new(lanes, self.value_as(value, node)?))
    }

    /// Returns the parts of a pointer or vector of pointers, each of the pointer type `ty`.
    pub(crate) fn pointers_as(&mut self, value: Value<'m>, ty: SpirvType) -> Result<Parts> {
        if value.is_null_or_undef() {
            let count = self.part_count(value.ty())?;
            let id = self.mx.null_or_undef(value, ty)?;
            return Ok(Parts::from_elem(id, count));
        }
        let parts = self.value(value)?;
        parts.iter().map(|part| self.bitcast_if_needed(*part, ty)).collect()
    }

    /// Returns a pointer with its pointee type, which is `i8` for null and undefined pointers.
    pub(crate) fn pointer(&mut self, value: Value<'m>) -> Result<Pointer> {
        let ty = self.pointer_type_of(value)?;
        let pointer = if value.is_null_or_undef() { self.mx.null_or_undef(value, ty)? } else { self.scalar(value)? };
        self.typed_pointer(pointer)
    }

    /// Returns a pointer to the memory type `pointee`. A null or undefined pointer is a constant of that type, without
    /// a cast: `spirv-opt --simplify-instructions` crashes on an `OpBitcast` of `OpConstantNull`.
    pub(crate) fn pointer_with_pointee(&mut self, value: Value<'m>, pointee: SpirvType) -> Result<Pointer> {
        if let (true, Some(space)) = (value.is_null_or_undef(), value.ty().address_space()) {
            let storage = self.mx.storage_class(space)?;
            let ty = self.mx.type_pointer(storage, pointee)?;
            let id = self.mx.null_or_undef(value, ty)?;
            return Ok(Pointer::new(id, storage, pointee));
        }
        let pointer = self.pointer(value)?;
        self.pointer_cast(pointer, pointee)
    }

    /// Returns the id of [`Self::pointer_with_pointee`].
    pub(crate) fn pointer_to(&mut self, value: Value<'m>, pointee: SpirvType) -> Result<Typed> {
        self.pointer_with_pointee(value, pointee).map(Pointer::value)
    }

    /// Returns `id` with pointer type `to`, through an `OpBitcast` if its type differs.
    pub(crate) fn bitcast_if_needed(&mut self, id: Typed, to: SpirvType) -> Result<Typed> {
        if id.ty == to {
            return Ok(id);
        }
        if self.mx.pointee_of(id.ty).is_none() || self.mx.pointee_of(to).is_none() {
            let message = "an opaque object (an image, sampler, event) is used as an object of another type or as a \
                           pointer; as all of them are pointers in this LLVM module, the names of functions and the \
                           kernels' metadata must agree on the type of each";
            return Err(Error::new(ErrorKind::InvalidInstruction, message));
        }
        self.bitcast(to, id)
    }

    /// Casts the parts of a result of `inst` to the type that its value has: that of a pointer is inferred from all its
    /// uses.
    pub(in crate::lower) fn as_result(&mut self, inst: Inst<'m>, parts: Parts) -> Result<Parts> {
        if inst.ty().address_space().is_none() {
            return Ok(parts);
        }
        let ty = self.pointer_type_of(inst.value())?;
        parts.into_iter().map(|part| self.bitcast_if_needed(part, ty)).collect()
    }

    /// Returns the types of the parts of `value` at its definition.
    pub(crate) fn types_of(&mut self, value: Value<'m>) -> Result<PartTypes> {
        let node = self.mx.facts.element_types.node(value);
        self.part_types(value.ty(), node)
    }

    /// Returns the type of the single part of `value`.
    pub(crate) fn type_of(&mut self, value: Value<'m>) -> Result<SpirvType> {
        match self.types_of(value)?.as_slice() {
            [id] => Ok(*id),
            _ => Err(several_parts(value.ty())),
        }
    }
}
