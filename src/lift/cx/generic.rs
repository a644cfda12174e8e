//! The operands of an instruction as arguments of a call, and the properties that its name depends on.

use super::FunctionCx;
use crate::error::Result;
use crate::ir::{Opcode, TypeId, ValueId};
use crate::map::builtin_names::Facts;
use crate::map::name_rounding;
use crate::names::{Parameter, Pointer, Qualifiers, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{
    AccessQualifier, Decoration, EnumKind, FPRoundingMode, GroupOperation, ImageOperands, OperandKind, PointeeRule,
    Scope, StorageClass, op_row, overlay,
};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::{Instruction, Type};

impl<'a> FunctionCx<'_, 'a> {
    /// Returns the operands after the result, each with its type as a parameter: ids as values, numbers as 32-bit integers.
    pub(in crate::lift) fn generic_operands(&mut self, inst: Instruction<'a>) -> Result<Vec<(ValueId, Parameter<'a>)>> {
        let start = inst.first_operand();
        let mut found = Vec::new();
        parts(inst.op, inst.operands, |at, part| found.push((at, part)));
        let mut list = Vec::with_capacity(found.len());
        for (at, part) in found.into_iter().filter(|(at, _)| *at >= start) {
            let word = inst.operands[at];
            list.push(match part {
                OperandPart::Id => {
                    let (value, parameter) = self.id_operand(inst, word)?;
                    (value, self.with_pointee(inst, at, parameter))
                }
                OperandPart::Number
                | OperandPart::Float
                | OperandPart::Enumerant(_)
                | OperandPart::ExtendedInstruction => (self.i32(word), Parameter::Scalar(Scalar::Int)),
                OperandPart::String => return Err(self.unsupported(inst, "an operand is a string")),
                OperandPart::Result => continue,
            });
        }
        Ok(list)
    }

    /// Gives an untyped pointer among the operands the pointee that the instruction determines.
    fn with_pointee(&self, inst: Instruction<'_>, at: usize, parameter: Parameter<'a>) -> Parameter<'a> {
        let Parameter::Pointer(mut pointer) = parameter else { return parameter };
        let ty = inst.operands.get(at).and_then(|id| self.type_id_of(*id).ok());
        let is_untyped = matches!(ty.and_then(|ty| self.view.ty(ty)), Some(Type::Pointer { pointee: None, .. }));
        if let Some(pointee) = self.determined_pointee(inst, at).filter(|_| is_untyped) {
            pointer.pointee = pointee;
        }
        Parameter::Pointer(pointer)
    }

    /// Returns the pointee that the instruction determines for the pointer at a position of its operands.
    fn determined_pointee(&self, inst: Instruction<'_>, at: usize) -> Option<Parameter<'a>> {
        let operands = op_row(inst.op)?.operands;
        let ty = match overlay(inst.op).pointee(operands.get(at)?.name)? {
            PointeeRule::Result => inst.result_type()?,
            PointeeRule::Operand(name) => {
                let position = operands.iter().position(|operand| operand.name == name)?;
                self.type_id_of(*inst.operands.get(position)?).ok()?
            }
            PointeeRule::Word => return Some(Parameter::Scalar(Scalar::Int)),
            PointeeRule::Half => return Some(Parameter::Scalar(Scalar::Half)),
            // Names spell a pointer to something unknown as one to bytes.
            PointeeRule::Byte
            | PointeeRule::ResultElement
            | PointeeRule::ResultPointee
            | PointeeRule::OperandElement(_)
            | PointeeRule::Pointer(_)
            | PointeeRule::ResultWords
            | PointeeRule::Event
            | PointeeRule::DeviceEvent => return None,
        };
        self.parameter(ty)
    }

    /// Returns the value of an id with its type as a parameter. Booleans are passed as they are.
    pub(in crate::lift) fn id_operand(&mut self, inst: Instruction<'_>, id: u32) -> Result<(ValueId, Parameter<'a>)> {
        if self.view.ty(id).is_some() {
            return self.type_operand(inst, id);
        }
        let value = self.value(id)?;
        if self.op_of(id) == Some(Op::Function) {
            let callee = Pointer { pointee: Parameter::Scalar(Scalar::Int), qualifiers: Qualifiers::default() };
            return Ok((value, Parameter::Pointer(Box::new(callee))));
        }
        let ty = self.type_id_of(id)?;
        match self.parameter(ty) {
            Some(parameter) => Ok((value, parameter)),
            None => Err(self.unsupported(inst, "the type of an operand has no name")),
        }
    }

    /// Returns a type as an operand: a value of the type.
    fn type_operand(&mut self, inst: Instruction<'_>, id: u32) -> Result<(ValueId, Parameter<'a>)> {
        let ty = self.ty(id)?;
        let value = self.ir.null(ty).unwrap_or_else(|| self.ir.poison(ty));
        match self.parameter(id) {
            Some(parameter) => Ok((value, parameter)),
            None => Err(self.unsupported(inst, "the type has no name")),
        }
    }

    /// Returns the properties of an instruction that its name depends on, without those of the types.
    pub(in crate::lift) fn facts(&self, inst: Instruction<'_>) -> Facts<'static> {
        let decorated = |decoration| inst.result().and_then(|id| self.decoration(id, decoration));
        let rounding = decorated(Decoration::FPRoundingMode).and_then(|found| found.operands.first().copied());
        Facts {
            scope: self.operand_of(inst, OperandKind::IdScope).and_then(|id| self.constant_u32(id)).map(Scope),
            operation: self.operand_of(inst, OperandKind::Enum(EnumKind::GroupOperation)).map(GroupOperation),
            image_operands: self.operand_of(inst, OperandKind::Enum(EnumKind::ImageOperands)).map(ImageOperands),
            is_saturated: decorated(Decoration::SaturatedConversion).is_some(),
            rounding: rounding.and_then(|mode| name_rounding(FPRoundingMode(mode))),
            access: self.pipe_access(inst),
            storage: self.result_storage(inst),
            ..Facts::default()
        }
    }

    /// Returns the word of the first operand of a kind.
    fn operand_of(&self, inst: Instruction<'_>, kind: OperandKind) -> Option<u32> {
        let row = op_row(inst.op)?;
        // Operands before the first of these kinds are single words.
        let position = row.operands.iter().position(|operand| operand.kind == kind)?;
        inst.operands.get(position).copied()
    }

    /// Returns the access qualifier of a pipe among the operands, or of the resulting one.
    fn pipe_access(&self, inst: Instruction<'_>) -> Option<AccessQualifier> {
        let ids = inst.operands_after_result().iter().filter_map(|&id| self.type_id_of(id).ok());
        let mut types = ids.chain(inst.result_type());
        types.find_map(|ty| {
            let ty = self.view.definition(ty).filter(|ty| ty.op == Op::TypePipe)?;
            ty.operands.get(1).map(|&access| AccessQualifier(access))
        })
    }

    fn result_storage(&self, inst: Instruction<'_>) -> Option<StorageClass> {
        match self.view.ty(inst.result_type()?)? {
            Type::Pointer { storage, .. } => Some(storage),
            _ => None,
        }
    }

    /// Returns the type with integers of the same width instead of other scalars.
    pub(in crate::lift) fn int_like(&mut self, ty: TypeId) -> TypeId {
        let bits = self.ir.float_width(ty).or(self.ir.int_width(ty)).unwrap_or(32);
        let integer = self.ir.int_type(bits);
        self.ir.with_scalar(ty, integer)
    }

    /// Returns zero, or the integer all of whose bits are set, as a scalar or a vector.
    pub(in crate::lift) fn all_bits(&mut self, ty: TypeId, is_set: bool) -> ValueId {
        let scalar = self.ir.scalar_type(ty);
        let bits = self.ir.int_width(scalar).unwrap_or(1);
        let words = vec![if is_set { u64::MAX } else { 0 }; bits.div_ceil(64) as usize];
        let value = self.ir.int_words(scalar, &words);
        match self.ir.vector_length(ty) {
            Some(length) => self.ir.aggregate(ty, &vec![value; length as usize]),
            None => value,
        }
    }

    /// Returns `true` for the result of a comparison of floating-point numbers.
    pub(in crate::lift) fn is_compare(&self, value: ValueId) -> bool {
        self.fb.opcode(value) == Some(Opcode::FCmp)
    }

    /// Returns a vector of signed bytes, or one, as a parameter.
    pub(in crate::lift) fn byte_vector(&self, length: u32) -> Parameter<'static> {
        match length {
            1 => Parameter::Scalar(Scalar::Char),
            _ => Parameter::Vector { element: Scalar::Char, length },
        }
    }

    /// Returns the alignment of an access: the given one, or else that of the type.
    pub(in crate::lift) fn access_alignment(&self, ty: TypeId, explicit: u64) -> u64 {
        if explicit > 0 { explicit } else { self.ir.abi_alignment(ty).max(1) }
    }

    /// Returns the size of a type in memory, without the padding after it.
    pub(in crate::lift) fn store_size(&self, ty: TypeId) -> u64 {
        self.ir.store_size(ty)
    }

    /// Returns the distance between elements of a type in memory.
    pub(in crate::lift) fn alloc_size(&self, ty: TypeId) -> u64 {
        self.ir.alloc_size(ty)
    }
}
