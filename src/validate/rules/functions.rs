//! Functions, their parameters and calls (specification, section 3.3.9).

use super::cx::Cx;
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::{Function, Instruction};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::Function, &[ty, _, _, function_type]) => {
            let result = signature(cx, function_type).and_then(|signature| signature.first());
            found.require(result.is_some(), inst, "OpFunction", || {
                format!("{} is not a function type", cx.name(function_type))
            });
            found.require(result.is_none_or(|&result| result == ty), inst, "OpFunction", || {
                "the result type must be the return type of the function type".to_owned()
            });
        }
        (Op::FunctionCall, &[ty, _, callee, ref arguments @ ..]) => call(cx, inst, ty, callee, arguments, found),
        _ => {}
    }
}

/// Returns the operands of an `OpTypeFunction` after its id: the return type, then the types of the parameters.
fn signature<'a>(cx: &Cx<'_, 'a>, ty: u32) -> Option<&'a [u32]> {
    cx.definition(ty).filter(|ty| ty.op == Op::TypeFunction)?.operands.get(1..)
}

/// Returns the signature of a function.
fn signature_of<'a>(cx: &Cx<'_, 'a>, function: u32) -> Option<&'a [u32]> {
    let function = cx.definition(function).filter(|inst| inst.op == Op::Function)?;
    signature(cx, *function.operands.get(3)?)
}

fn call(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, callee: u32, arguments: &[u32], found: &mut Violations) {
    let section = "OpFunctionCall";
    let Some(&[result, ref parameters @ ..]) = signature_of(cx, callee) else { return };
    found.require(ty == result, inst, section, || "the result type must be that of the function".to_owned());
    found.require(arguments.len() == parameters.len(), inst, section, || {
        format!("there are {} arguments; the function has {} parameters", arguments.len(), parameters.len())
    });
    for (index, (&argument, &parameter)) in arguments.iter().zip(parameters).enumerate() {
        // The type of a function is that of its result, not of its address.
        if cx.type_id(argument) != Some(parameter) || cx.op(argument) == Some(Op::Function) {
            let is_relied_on = !cx.fits_in_llvm(argument, parameter);
            let message = format!("argument {index} does not have the type of the parameter, {}", cx.name(parameter));
            found.add_if(is_relied_on, inst, section, message);
        }
    }
}

/// Checks the parameters of a function.
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
    let Some(inst) = cx.definition(function.id) else { return };
    let Some(&[_, ref expected @ ..]) = signature_of(cx, function.id) else { return };
    let mut count = 0;
    let head = cx.view.instructions_in(function.head.clone());
    for parameter in head.filter(|inst| inst.op == Op::FunctionParameter) {
        if let Some(&ty) = expected.get(count) {
            found.require(parameter.result_type() == Some(ty), &parameter, "OpFunctionParameter", || {
                format!("the type must be that of parameter {count} of the function type, {}", cx.name(ty))
            });
        }
        count += 1;
    }
    found.require(count == expected.len(), &inst, "OpFunctionParameter", || {
        format!("there are {count} parameters; the function type has {}", expected.len())
    });
}

/// Checks that a module without entry points can be linked.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    let is_library = cx.has(Capability::Linkage) || cx.has(Capability::GraphARM);
    if cx.view.entry_points().is_empty()
        && !is_library
        && let Some(first) = cx.view.instructions().next()
    {
        found.add_tolerated(&first, "2.16.1", "a module without OpEntryPoint requires the capability Linkage");
    }
}
