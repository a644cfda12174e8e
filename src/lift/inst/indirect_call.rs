//! Calls through pointers.

use super::asm::indirect;
use crate::error::Result;
use crate::ir::builder::attributes;
use crate::ir::{Opcode, SPIR_FUNC, TypeId};
use crate::lift::cx::FunctionCx;
use crate::lift::parameters::compatible_attributes;
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute, StorageClass};
use crate::spirv::view::Instruction;

/// `OpFunctionPointerCallINTEL pointer arguments` => `call spir_func T pointer(arguments)`
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [pointer] = fx.exactly(inst)?;
    let ids = &FunctionCx::operands(inst)[1..];
    let mut arguments = fx.values(ids)?;
    let function = fx.pointee_of(pointer)?.filter(|pointee| fx.op_of(*pointee) == Some(Op::TypeFunction));
    let mut callee = fx.value(pointer)?;
    let function_type = match function {
        Some(function) => fx.function_type(inst, function)?,
        // A pointer to bytes, or an untyped one: the call has the types.
        None if fx.ir.address_space(fx.llvm_type(callee)).is_none() => {
            return Err(fx.invalid(inst, "expected a pointer to a function"));
        }
        None => {
            let space = fx.address_space(StorageClass::CodeSectionINTEL)?;
            let code = fx.ir.pointer_type(space);
            callee = fx.cast(Opcode::AddrSpaceCast, callee, code);
            let parameters: Vec<TypeId> = arguments.iter().map(|argument| fx.llvm_type(*argument)).collect();
            let result = fx.result_type(inst)?;
            fx.ir.function_type(result, &parameters, false)
        }
    };
    fx.cast_arguments(function_type, &mut arguments);
    let parameters = match function.and_then(|function| fx.view.definition(function)).map(|inst| inst.operands) {
        Some(&[_, _, ref parameters @ ..]) => parameters,
        _ => &[],
    };
    let list = call_attributes(fx, inst, ids, parameters)?;
    let (fb, ir) = fx.builders();
    let value = fb.call(ir, &indirect(callee, function_type, &arguments, SPIR_FUNC).with_attributes(list));
    let value = match inst.result_type() {
        Some(_) if fx.ir.address_space(fx.llvm_type(value)).is_some() => {
            let ty = fx.result_type(inst)?;
            fx.cast(Opcode::AddrSpaceCast, value, ty)
        }
        _ => value,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the attributes of a call; `parameters` are the types that the function is known to have.
/// `ArgumentAttributeINTEL index attribute` => the attribute of an argument
fn call_attributes(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    ids: &[u32],
    parameters: &[u32],
) -> Result<attributes::List> {
    let mut lists = vec![Vec::new(); ids.len()];
    let decorations = inst.result().into_iter().flat_map(|id| fx.decorations(id));
    for found in decorations.filter(|found| found.decoration == Decoration::ArgumentAttributeINTEL) {
        let &[index, attribute, ..] = found.operands else { continue };
        if let Some(list) = lists.get_mut(index as usize) {
            list.push(FunctionParameterAttribute(attribute));
        }
    }
    // The function may reach a barrier.
    let mut sets = vec![(attributes::FUNCTION, fx.ir.attribute_set(vec![attributes::flag("convergent")]))];
    let decorated = lists.into_iter().zip(ids).enumerate().filter(|(_, (list, _))| !list.is_empty());
    for (index, (list, &id)) in decorated {
        // The function and the call agree on the memory that they copy or fill.
        let is_by_type = |found| matches!(found, FunctionParameterAttribute::ByVal | FunctionParameterAttribute::Sret);
        let is_other = parameters.get(index).is_some_and(|&ty| fx.type_id_of(id).ok() != Some(ty));
        if is_other && list.iter().copied().any(is_by_type) {
            let message = format!("argument {index} is passed in memory, and does not have the type of the parameter");
            return Err(fx.invalid(inst, message));
        }
        let memory = fx.pointee_of(id)?.map(|ty| fx.ty(ty)).transpose()?;
        let ty = fx.type_of(id)?;
        let list = compatible_attributes(fx, &list, ty, memory);
        sets.push((attributes::parameter(index as u32), fx.ir.attribute_set(list)));
    }
    Ok(fx.ir.attribute_list(sets))
}
