//! Calls through pointers (SPV_INTEL_function_pointers).

use smallvec::SmallVec;

use crate::error::{Error, ErrorKind};
use crate::ir::AttributePosition;
use crate::lower::cx::forms::PartTypes;
use crate::lower::cx::module::function_pointers::not_allowed;
use crate::lower::cx::prelude::*;
use crate::map::attributes::{self, ParameterAttribute};
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute};
use crate::spirv::inst::Inst as SpirvInst;

/// `call %p(...)` => `OpFunctionPointerCallINTEL`
pub(in crate::lower) fn lower_indirect_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if !fx.mx.out.allows_extension(Extension::INTEL_function_pointers) {
        return Err(not_allowed("a call through a pointer"));
    }
    let ty = inst.called_type();
    if ty.is_variadic() {
        let message = "SPIR-V has no functions with a variable number of arguments";
        return Err(Error::new(ErrorKind::UnsupportedVarArgFunction, message));
    }
    let callee = fx.pointer(inst.callee())?;
    let results = fx.mx.part_types(inst.ty(), None)?;
    let result = fx.mx.return_type(inst.ty(), &results)?;
    let (mut parameters, mut arguments) = (PartTypes::new(), Parts::new());
    for (index, argument) in inst.arguments().enumerate() {
        match object_pointer(fx.mx, inst, index as u32, argument)? {
            Some(pointer) => {
                parameters.push(fx.mx.with_pointee(pointer)?);
                for part in fx.pointers_as(argument, pointer)? {
                    arguments.push(fx.typed(part)?);
                }
            }
            None => {
                parameters.extend(fx.mx.passed_types(argument.ty())?);
                let parts = with_byte_pointers(fx, argument)?;
                arguments.extend(fx.wrap_single_lane(argument, parts)?);
            }
        }
    }
    let function_type = fx.mx.type_function(result, &parameters)?;
    let callee = fx.pointer_cast(callee, function_type)?;
    let operands = [&[callee.value()], arguments.as_slice()].concat();
    // The callee is unknown and may do anything.
    fx.forbids_contraction = true;
    let id = fx.op(Op::FunctionPointerCallINTEL, result, &operands)?;
    decorate_arguments(fx.mx, inst, id.id)?;
    fx.returned_parts(inst, &results, id)
}

/// Returns the type of the pointer to an argument in memory, which is copied or returned: its attribute has the type of
/// that memory.
fn object_pointer<'m>(
    mx: &mut ModuleCx<'m>,
    inst: Inst<'m>,
    index: u32,
    argument: Value<'m>,
) -> Result<Option<SpirvType>> {
    let object = attributes::object_type(|name| inst.type_attribute(AttributePosition::Parameter(index), name));
    let (Some(address_space), Some(object)) = (argument.ty().address_space(), object) else { return Ok(None) };
    let (storage, object) = (mx.storage_class(address_space)?, mx.memory(object)?.ty);
    mx.type_pointer(storage, object).map(Some)
}

/// Returns the parts of an argument, pointers as pointers to bytes: the pointee types of an unknown function are not
/// known.
fn with_byte_pointers<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>) -> Result<Parts> {
    match argument.ty().address_space() {
        Some(_) => fx.value_as(argument, None),
        None => fx.value(argument),
    }
}

/// Attributes of the arguments of a call through a pointer => `ArgumentAttributeINTEL`
fn decorate_arguments<'m>(mx: &mut ModuleCx<'m>, inst: Inst<'m>, id: Id) -> Result<()> {
    let is_no_capture = |row: &ParameterAttribute| row.decoration == FunctionParameterAttribute::NoCapture;
    let mut rows: SmallVec<[_; 8]> = attributes::PARAMETER.iter().collect();
    // The Khronos translator's order: `NoCapture`, attributes without a type, attributes with one.
    rows.sort_by_key(|row| (!is_no_capture(row), attributes::needs_pointee(row.decoration)));
    for index in 0..inst.argument_count() {
        let position = AttributePosition::Parameter(index);
        let holds = |row: &ParameterAttribute| {
            inst.has_attribute(position, row.attribute)
                && (!is_no_capture(row) || inst.int_attribute(position, row.attribute) == Some(0))
        };
        for row in rows.iter().filter(|row| holds(row)) {
            let inst = SpirvInst::new(Op::Decorate).id(id).enumerant(Decoration::ArgumentAttributeINTEL);
            mx.emit_decoration(inst.literal(index).enumerant(row.decoration))?;
        }
    }
    Ok(())
}
