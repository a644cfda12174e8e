//! Calls through function pointers and of inline assembly.

use crate::spirv::grammar::Op;
use crate::spirv::view::{Instruction, Type};
use crate::validate::rules::composites::logically_match;
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::Operation;
use crate::validate::violation::Violations;

pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    match (it.op, it.operands) {
        (Op::FunctionPointerCallINTEL, &[pointer, ref arguments @ ..]) => {
            pointer_call(cx, it, pointer, arguments, found)
        }
        (Op::AsmINTEL, &[ty, target, ..]) => assembly(cx, it, ty, target, found),
        (Op::AsmCallINTEL, &[assembly, ref arguments @ ..]) => {
            let definition = cx.definition(assembly).filter(|definition| definition.op == Op::AsmINTEL);
            it.require(definition.is_some(), found, || format!("{} is no OpAsmINTEL", cx.name(assembly)));
            if let Some(&[_, _, ty, ..]) = definition.map(|definition| definition.operands) {
                call(cx, it, ty, arguments, found);
            }
        }
        (Op::AbortKHR, &[ty, message, ..]) => {
            let is_match = cx.type_id(message).is_some_and(|message| logically_match(cx, ty, message));
            it.require(is_match, found, || "the message type must logically match the type of the message".to_owned());
            let is_concrete = !matches!(cx.component(ty), Some(Type::Void | Type::Bool | Type::Image | Type::Sampler));
            it.require(is_concrete, found, || "the message type must be a concrete type".to_owned());
        }
        _ => {}
    }
}

/// Checks a call by the rules of SPV_INTEL_function_pointers. An untyped pointer says nothing about the function.
fn pointer_call(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: u32, arguments: &[u32], found: &mut Violations) {
    match cx.type_of(pointer) {
        Some(Type::Pointer { pointee: None, .. }) => {}
        Some(Type::Pointer { pointee: Some(ty), .. }) if cx.op(ty) == Some(Op::TypeFunction) => {
            call(cx, it, ty, arguments, found);
        }
        // LLVM's back end calls a pointer to bytes.
        other => {
            let is_pointer = matches!(other, Some(Type::Pointer { .. }));
            found.add_if(!is_pointer, &it.inst, it.section(), format!("{} is no function pointer", cx.name(pointer)));
        }
    }
}

/// Checks a call of what has a function type.
fn call(cx: &Cx<'_, '_>, it: &Operation<'_>, ty: u32, arguments: &[u32], found: &mut Violations) {
    let Some(&[_, result, ref parameters @ ..]) = cx.definition(ty).map(|inst: Instruction<'_>| inst.operands) else {
        return;
    };
    if let Some(ty) = it.ty.filter(|ty| *ty != result) {
        // An address of a function, perhaps as bytes: a translation to LLVM IR casts it.
        let is_relied_on = !(cx.are_one_in_llvm(ty, result) || cx.are_addresses_of_code(ty, result));
        found.add_if(is_relied_on, &it.inst, it.section(), "the result type must be the return type of the function");
    }
    it.require(arguments.len() == parameters.len(), found, || {
        format!("the call has {} arguments; the function has {} parameters", arguments.len(), parameters.len())
    });
    for (&argument, &parameter) in arguments.iter().zip(parameters) {
        if cx.type_id(argument) != Some(parameter) || cx.op(argument) == Some(Op::Function) {
            let is_relied_on = !cx.fits_in_llvm(argument, parameter);
            let message = format!("{} does not have the type of its parameter", cx.name(argument));
            found.add_if(is_relied_on, &it.inst, it.section(), message);
        }
    }
}

/// Checks a declaration by the rules of SPV_INTEL_inline_assembly.
fn assembly(cx: &Cx<'_, '_>, it: &Operation<'_>, ty: u32, target: u32, found: &mut Violations) {
    match cx.definition(ty).map(|definition| (definition.op, definition.operands)) {
        Some((Op::TypeFunction, &[_, result, ..])) => {
            it.require(it.ty == Some(result), found, || {
                "the result type must be that of the assembly's type".to_owned()
            });
        }
        _ => {
            it.require(false, found, || "the type of the assembly must be an OpTypeFunction".to_owned());
        }
    }
    it.require(cx.op(target) == Some(Op::AsmTargetINTEL), found, || {
        format!("{} is no OpAsmTargetINTEL", cx.name(target))
    });
}
