//! Attributes of functions, parameters and results.

use super::cx::{FunctionCx, ModuleCx};
use crate::error::Result;
use crate::ir::builder::attributes::{self, Attribute};
use crate::ir::{FunctionId, SPIR_FUNC, TypeId, ValueId};
use crate::map;
use crate::map::address_space::PRIVATE;
use crate::map::function_metadata::{self as texts, TextAttribute};
use crate::map::gpu::Gpu;
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, FunctionControl, FunctionParameterAttribute};
use crate::spirv::view::Instruction;

/// Sets the attributes of a function that an `OpFunction` declares.
pub(super) fn lift(mx: &mut ModuleCx<'_>, inst: Instruction<'_>, function: FunctionId) -> Result<()> {
    let control = FunctionControl(inst.operands[2]);
    let mut own = function_attributes(control);
    own.extend(text_attributes(mx, inst.operands[1], texts::FUNCTION_TEXTS));
    let mut sets = vec![(attributes::FUNCTION, mx.ir.attribute_set(own))];
    let result = parameter_attributes(mx, inst.operands[1], None)?;
    sets.push((attributes::RETURN, mx.ir.attribute_set(result)));
    let view = mx.view;
    let after = view.instructions_in(inst.end()..view.words().len());
    let parameters = after.filter(|next| !matches!(next.op, Op::Line | Op::NoLine));
    for (index, parameter) in parameters.take_while(|next| next.op == Op::FunctionParameter).enumerate() {
        let Some(id) = parameter.result() else { continue };
        let attributes = parameter_attributes(mx, id, mx.pointee_of(id)?)?;
        sets.push((attributes::parameter(index as u32), mx.ir.attribute_set(attributes)));
        if let Some(name) = mx.local_name(id) {
            let name = mx.ir.string(name.as_bytes());
            mx.ir.set_parameter_name(function, index as u32, name);
        }
    }
    let list = mx.ir.attribute_list(sets);
    mx.ir.function_mut(function).attributes = list;
    Ok(())
}

/// Returns the value of a parameter. AMDGPU copies a structure by value only if the pointer is one to private memory; where
/// those are generic it is the address of a copy.
pub(super) fn value(fx: &mut FunctionCx<'_, '_>, function: FunctionId, number: u32) -> Result<ValueId> {
    let argument = fx.fb.argument(number);
    let space = fx.space(PRIVATE);
    if fx.options.gpu != Some(Gpu::Amdgcn) || space == fx.stack_space() {
        return Ok(argument);
    }
    let ty = fx.llvm_type(argument);
    let data = fx.ir.function_data(function);
    let (list, convention) = (data.attributes, data.calling_convention);
    if convention != SPIR_FUNC || fx.ir.address_space(ty) != Some(space) {
        return Ok(argument);
    }
    let own = fx.ir.by_value_attributes(list, number);
    let Some(ty) = by_value_type(&own) else { return Ok(argument) };
    let given = own.iter().find_map(|attribute| match attribute {
        Attribute::Int(_, alignment) => Some(*alignment),
        _ => None,
    });
    let (size, alignment) = (fx.alloc_size(ty), fx.ir.abi_alignment(ty).max(given.unwrap_or(1)));
    let size = fx.ir.int_of(64, size);
    fx.in_prologue(|fx| {
        let memory = fx.alloca(ty, alignment);
        fx.memcpy(memory, argument, size, false);
        Ok(memory)
    })
}

/// Returns the type of `byval`.
pub(super) fn by_value_type(attributes: &[Attribute]) -> Option<TypeId> {
    attributes.iter().find_map(|attribute| match attribute {
        Attribute::Type(_, ty) => *ty,
        _ => None,
    })
}

/// `Inline` => `alwaysinline`, `Const` => `memory(none)`, ...
fn function_attributes(control: FunctionControl) -> Vec<Attribute> {
    let is_set = |bit: FunctionControl| control.0 & bit.0 != 0;
    let mut list = vec![attributes::flag("nounwind")];
    // LLVM IR has no function with both requests; the module has no preference then.
    let is_kept = is_set(FunctionControl::DontInline) || is_set(FunctionControl::OptNoneEXT);
    let applies = |control| is_set(control) && !(control == FunctionControl::Inline && is_kept);
    for row in map::attributes::FUNCTION.iter().filter(|row| applies(row.control)) {
        list.push(attributes::flag(row.attribute));
    }
    if is_set(FunctionControl::OptNoneEXT) && !is_set(FunctionControl::DontInline) {
        // LLVM's `optnone` requires it.
        list.push(attributes::flag("noinline"));
    }
    if is_set(FunctionControl::Const) {
        list.push(attributes::memory_none());
    } else if is_set(FunctionControl::Pure) {
        list.push(attributes::memory_read());
    }
    list
}

/// Decorations of vector compute => attributes with a key
pub(super) fn text_attributes(mx: &mut ModuleCx<'_>, id: u32, table: &'static [TextAttribute]) -> Vec<Attribute> {
    let rows = mx.decorations(id).filter_map(|found| {
        let &(key, _, has_value) = texts::text_of(table, found.decoration)?;
        let value = has_value.then(|| found.operands.first().map_or(String::new(), u32::to_string));
        Some((key, value.unwrap_or_default()))
    });
    let rows: Vec<_> = rows.collect();
    rows.into_iter().map(|(key, value)| mx.ir.string_attribute(key, &value)).collect()
}

/// Returns an attribute of a parameter of a type: `Zext` => `zeroext`, ...; `None` if the type cannot have the attribute.
/// `memory` is the pointee.
fn parameter_attribute(
    mx: &ModuleCx<'_>,
    attribute: FunctionParameterAttribute,
    ty: TypeId,
    memory: Option<TypeId>,
) -> Option<Attribute> {
    let row = map::attributes::PARAMETER.iter().find(|row| row.decoration == attribute)?;
    let is_extension = matches!(attribute, FunctionParameterAttribute::Zext | FunctionParameterAttribute::Sext);
    let has_type = if is_extension { mx.ir.int_width(ty).is_some() } else { mx.ir.address_space(ty).is_some() };
    if !has_type || mx.ir.vector_length(ty).is_some() {
        return None;
    }
    match row.attribute {
        "captures" => Some(attributes::captures_none()),
        name @ ("byval" | "sret") => {
            memory.filter(|memory| mx.ir.is_sized(*memory)).map(|memory| attributes::typed(name, memory))
        }
        name => Some(attributes::flag(name)),
    }
}

/// Returns the attribute beside which LLVM IR does not allow this one; with both, the other is kept.
fn winner(attribute: FunctionParameterAttribute) -> Option<FunctionParameterAttribute> {
    match attribute {
        FunctionParameterAttribute::NoWrite => Some(FunctionParameterAttribute::NoReadWrite),
        FunctionParameterAttribute::Sext => Some(FunctionParameterAttribute::Zext),
        FunctionParameterAttribute::Sret => Some(FunctionParameterAttribute::ByVal),
        _ => None,
    }
}

/// Returns the attributes of a parameter of a type that LLVM IR allows beside each other. `memory` is the pointee.
pub(super) fn compatible_attributes(
    mx: &ModuleCx<'_>,
    found: &[FunctionParameterAttribute],
    ty: TypeId,
    memory: Option<TypeId>,
) -> Vec<Attribute> {
    let applies =
        |attribute: &&FunctionParameterAttribute| winner(**attribute).is_none_or(|winner| !found.contains(&winner));
    found.iter().filter(applies).filter_map(|&attribute| parameter_attribute(mx, attribute, ty, memory)).collect()
}

/// Returns the attributes of a parameter, or of the result of a function: `FuncParamAttr Zext` => `zeroext`, ...
fn parameter_attributes(mx: &mut ModuleCx<'_>, id: u32, pointee: Option<u32>) -> Result<Vec<Attribute>> {
    let ty = mx.type_of(id)?;
    let memory: Option<TypeId> = pointee.map(|ty| mx.ty(ty)).transpose()?;
    let decorations = mx.decorations(id).filter(|found| found.decoration == Decoration::FuncParamAttr);
    let found = decorations.filter_map(|found| found.operands.first().copied());
    let found: Vec<_> = found.map(FunctionParameterAttribute).collect();
    if found.contains(&FunctionParameterAttribute::ByVal)
        && memory.is_some_and(|memory| mx.ir.alloc_size(memory) > u64::from(u32::MAX))
        && let Some(inst) = mx.view.definition(id)
    {
        return Err(mx.unsupported(inst, "LLVM IR has no arguments of 4 GiB and more"));
    }
    let is_parameter = mx.op_of(id) == Some(Op::FunctionParameter);
    let may_have = |attribute: &FunctionParameterAttribute| {
        is_parameter || map::attributes::RETURN.iter().any(|row| row.decoration == *attribute)
    };
    let found: Vec<_> = found.into_iter().filter(may_have).collect();
    let mut list = compatible_attributes(mx, &found, ty, memory);
    if is_parameter {
        list.extend(text_attributes(mx, id, texts::PARAMETER_TEXTS));
    }
    let alignment = mx.alignment(id)?;
    if alignment > 0 && mx.ir.address_space(ty).is_some() && is_parameter {
        list.push(attributes::int("align", alignment));
    }
    Ok(list)
}
