//! Operands from the arguments of a call: ids from values, literals and enumerants from constants.

use smallvec::SmallVec;

use crate::analysis::addresses::strip_constant_casts;
use crate::analysis::element_types::type_of_name;
use crate::error::Error;
use crate::ir::{Type, TypeKind, ValueKind};
use crate::lower::builtins::spirv::arguments::{Argument, Call, OperandOwner, is_result, unwrap_structs};
use crate::lower::builtins::spirv::booleans::boolean_of;
use crate::lower::builtins::spirv::exact::odd_width_integers;
use crate::lower::builtins::spirv::named::Instruction;
use crate::lower::cx::legal::cast::cast_storage;
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::operands::{Assembler, OperandSource, constant_float, constant_integer, describe_value};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::map::spirv_calls::{std_pointee_rule, takes_bool};
use crate::names::{Class, TypeName};
use crate::spirv::Id;
use crate::spirv::grammar::{EnumKind, ImageOperands, Operand, PointeeRule, StorageClass, Version, overlay};
use crate::spirv::inst::Inst as SpirvInst;

/// Adds all operands of `owner` to `inst`, repeated according to their quantifiers and the arguments of the call, and
/// returns those that are values as well.
pub(super) fn add_operands<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    call: &Call<'m>,
    owner: OperandOwner<'_>,
    inst: SpirvInst,
) -> Result<(SpirvInst, Parts)> {
    if matches!(owner.target, Instruction::Op(op) if overlay(op).declares_literals) {
        let constants = call.arguments.iter().filter(|argument| argument.value.kind() == ValueKind::ConstantInt);
        constants.into_iter().try_for_each(|argument| fx.mx.constant(argument.value).map(drop))?;
    }
    let mut source = Source { fx, call, owner, pointees: SmallVec::new(), values: Parts::new() };
    let mut assembler = Assembler::new(&mut source);
    let inst = assembler.operands(owner.operands.iter().filter(|operand| !is_result(operand)), inst)?;
    // The cast's name and result determine the storage class; like the explicit cast, the call may repeat it.
    if matches!(owner.target, Instruction::Op(Op::GenericCastToPtr)) && call.arguments.len() == 2 {
        assembler.skip_rest();
    }
    assembler.finish()?;
    Ok((inst, source.values))
}

/// The arguments of a call.
struct Source<'c, 'f, 'm> {
    fx: &'c mut FunctionCx<'f, 'm>,
    call: &'c Call<'m>,
    owner: OperandOwner<'c>,
    /// The pointees of the pointer operands so far.
    pointees: SmallVec<[(&'static str, SpirvType); 2]>,
    /// The operands so far that are values.
    values: Parts,
}

impl<'m> OperandSource for Source<'_, '_, 'm> {
    type Item = Argument<'m>;

    fn item(&self, index: usize) -> Option<Argument<'m>> {
        self.call.argument_at(index)
    }

    fn len(&self) -> usize {
        self.call.arguments.len()
    }

    fn id(&mut self, argument: Argument<'m>, row: &Operand) -> Result<Option<Id>> {
        let value = self.value(argument, row)?;
        self.values.push(value);
        Ok(Some(value.id))
    }

    fn integer_id(&mut self, argument: Argument<'m>, _row: &Operand) -> Result<Option<Id>> {
        let expected = Lane::Int { bits: 32, width: 32 };
        match self.fx.lanes(argument.ty())? {
            Lanes { lane: Lane::Int { bits: 32, .. }, count: 1 } => {
                self.call.single_value(self.fx, argument).map(|value| Some(value.id))
            }
            Lanes { lane: lane @ Lane::Int { .. }, count: 1 } => {
                if let Some(constant) = argument.value.int_zext() {
                    return self.fx.mx.u32_constant(constant as u32).map(|value| Some(value.id));
                }
                let id = self.call.single_value(self.fx, argument)?;
                resize_part(self.fx, lane, expected, 1, id, false).map(|value| Some(value.id))
            }
            _ => Ok(None),
        }
    }

    fn integer(&self, argument: Argument<'m>) -> Option<u32> {
        constant_integer(argument.value)
    }

    fn float(&self, argument: Argument<'m>) -> Option<u32> {
        constant_float(argument.value)
    }

    fn string(&self, argument: Argument<'m>) -> Option<&[u8]> {
        constant_string(argument.value)
    }

    /// Adds the signedness of texels, which the name of a function has and its type has not. The format of the image
    /// determines it, too, so that it is no reason for version 1.4: not every consumer reads that.
    fn mask(&self, kind: EnumKind, value: u32) -> u32 {
        if kind != EnumKind::ImageOperands {
            return value;
        }
        let (signed, unsigned) = (ImageOperands::SignExtend.0, ImageOperands::ZeroExtend.0);
        if value & (signed | unsigned) != 0 {
            let is_allowed = self.fx.mx.out.allows_version(Version::V1_4);
            return if is_allowed { value } else { value & !(signed | unsigned) };
        }
        match self.call.texel.filter(|_| self.fx.mx.out.has_version(Version::V1_4)) {
            Some(Class::Signed) => value | signed,
            Some(Class::Unsigned) => value | unsigned,
            Some(Class::Float) | None => value,
        }
    }

    fn describe(&self, argument: Argument<'m>) -> String {
        describe_value(argument.value)
    }

    fn error(&self, message: String) -> Error {
        self.call.error(message)
    }
}

impl<'m> Source<'_, '_, 'm> {
    fn value(&mut self, argument: Argument<'m>, row: &Operand) -> Result<Typed> {
        if matches!(self.owner.target, Instruction::Op(op) if overlay(op).is_function(row.name))
            && let ValueKind::Function(function) = argument.value.kind()
        {
            let signature = self.fx.mx.signature(function)?;
            let id = signature.outer_id();
            self.fx.callees.insert(id);
            return Ok(Typed::new(id, signature.function_type));
        }
        if let Some(sampled) = self.fx.sampled_image(argument.value)? {
            return Ok(sampled);
        }
        if argument.is_pointer() {
            if self.fx.is_object(argument.value) {
                return self.fx.scalar(argument.value);
            }
            return self.pointer(argument, row);
        }
        match self.owner.target {
            Instruction::Op(op) if takes_bool(op, row) => {
                if odd_width_integers(self.fx, argument.ty())?.is_some() {
                    return Err(self.call.multiple_parts_error(argument.ty()));
                }
                if let Some(id) = boolean_of(self.fx, argument.value)? {
                    return Ok(id);
                }
                let id = self.call.single_value(self.fx, argument)?;
                bool_from_int(self.fx, argument.ty(), id)
            }
            Instruction::Op(_) | Instruction::Std(_) => self.call.single_value(self.fx, argument),
        }
    }

    /// Casts a pointer to the pointee that the instruction, the mangled name, or else the pointer itself determines. The
    /// mangled name precedes the rule of an instruction that takes any pointee.
    fn pointer(&mut self, argument: Argument<'m>, row: &Operand) -> Result<Typed> {
        if argument.value.ty().is_vector() {
            return Err(self.call.error("a vector of pointers has no single SPIR-V value"));
        }
        let is_named = matches!(self.owner.target, Instruction::Op(op) if overlay(op).takes_any_pointee);
        let expected = match (argument.pointee, self.pointee(row)?) {
            (Some(named), _) if is_named => self.named_type(named)?,
            (_, Some(expected)) => expected,
            (Some(named), None) => self.named_type(named)?,
            (None, None) => self.fx.pointer(argument.value)?.pointee,
        };
        self.pointees.push((row.name, expected));
        let pointer = self.fx.pointer_with_pointee(argument.value, expected)?;
        match self.owner.target {
            Instruction::Op(op) if pointer.storage == StorageClass::Generic => {
                match overlay(op).storage_class(row.name) {
                    Some(storage) => cast_storage(self.fx, pointer, storage).map(Pointer::value),
                    None => Ok(pointer.value()),
                }
            }
            Instruction::Op(_) | Instruction::Std(_) => Ok(pointer.value()),
        }
    }

    fn pointee(&mut self, row: &Operand) -> Result<Option<SpirvType>> {
        let rule = match self.owner.target {
            Instruction::Op(op) => overlay(op).pointee(row.name),
            Instruction::Std(std) => std_pointee_rule(std, row.name),
        };
        let Some(rule) = rule else { return Ok(None) };
        let (fx, call, owner) = (&mut *self.fx, self.call, self.owner);
        let other = |name: &str| {
            call.argument(owner, name)
                .ok_or_else(|| call.error(format!("the call has no argument for the operand {name}")))
        };
        match rule {
            PointeeRule::Result => Ok(owner.result),
            PointeeRule::ResultPointee => {
                Ok(owner.result.and_then(|ty| fx.mx.pointee_of(ty)).map(|(_, pointee)| pointee))
            }
            PointeeRule::ResultElement => element(fx, call.sret.map_or(call.inst.ty(), |(_, ty)| unwrap_structs(ty))),
            PointeeRule::Operand(name) => {
                let argument = other(name)?;
                if argument.is_pointer() {
                    return fx.pointer_type_of(argument.value).map(Some);
                }
                match fx.part_types(argument.ty(), None)?.as_slice() {
                    [ty] => Ok(Some(*ty)),
                    _ => Err(call.multiple_parts_error(argument.ty())),
                }
            }
            PointeeRule::OperandElement(name) => {
                let ty = other(name)?.ty();
                element(fx, ty)
            }
            PointeeRule::Pointer(name) => Ok(self.pointees.iter().find(|(known, _)| *known == name).map(|(_, id)| *id)),
            PointeeRule::ResultWords => {
                let Lanes { count, .. } = fx.lanes(call.inst.ty())?;
                fx.mx.chunk_type(Lane::Int { bits: 32, width: 32 }, count).map(Some)
            }
            PointeeRule::Half => fx.mx.type_float(16).map(Some),
            PointeeRule::Word => fx.mx.type_int(32).map(Some),
            PointeeRule::Byte => fx.mx.type_int(8).map(Some),
            PointeeRule::Event => fx.mx.type_object(Op::TypeEvent).map(Some),
            PointeeRule::DeviceEvent => fx.mx.type_object(Op::TypeDeviceEvent).map(Some),
        }
    }

    /// Returns the memory type of a pointee in a mangled name.
    fn named_type(&mut self, named: TypeName) -> Result<SpirvType> {
        let ty = type_of_name(self.fx.mx.module, named).ok_or_else(|| {
            self.call.error(format!(
                "the mangled name has a pointer to an integer of {} bits, which is not supported",
                named.scalar.bits()
            ))
        })?;
        Ok(self.fx.mx.memory(ty)?.ty)
    }
}

/// Converts an integer, or a vector of integers, to Booleans.
fn bool_from_int<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>, id: Typed) -> Result<Typed> {
    let LegalForm::Lanes(Lanes { lane: Lane::Int { width, .. }, count }) = fx.form(ty)? else { return Ok(id) };
    let zero = fx.mx.int_splat(width, 0, count)?;
    fx.icmp_ne(id, zero)
}

/// Returns the element type of a vector or of a cooperative matrix.
fn element<'m>(fx: &mut FunctionCx<'_, 'm>, ty: Type<'m>) -> Result<Option<SpirvType>> {
    let element = match ty.kind() {
        TypeKind::TargetExt => ty.target_type_parameters().next(),
        _ => Some(ty.scalar()),
    };
    let Some(element) = element else { return Ok(None) };
    Ok(fx.part_types(element, None)?.first().copied())
}

/// Returns the bytes of the constant string that a value points to.
fn constant_string(value: Value<'_>) -> Option<&[u8]> {
    let ValueKind::GlobalVariable(global) = strip_constant_casts(value).kind() else { return None };
    let data = global.initializer()?;
    match data.kind() {
        ValueKind::DataArray => Some(data.data_bytes()),
        ValueKind::AggregateZero => Some(&[]),
        _ => None,
    }
}
