//! Equations between callers and callees.

use super::equations::{Equations, holds_pointers, operand_node};
use super::solve::Solver;
use crate::analysis::addresses::strip_constant_casts;
use crate::analysis::callees::Callees;
use crate::ir::{AttributePosition, Function, Inst, ModuleRef, Opcode, Type, Value, ValueKind};
use crate::map::intrinsics::Flow;
use crate::map::opencl_atomics::atomic;
use crate::map::opencl_objects::{BlockFunction, block_function};
use crate::names::{Scalar, TypeName, itanium};

/// Adds the equations of a call: each pointer argument is the callee's parameter, each pointer result the callee's
/// return value.
///
/// Intrinsics take pointers to anything, so their calls determine no element types; some return their argument, as it is
/// or as a pointer to bytes. Those without a row are imported like other functions, if at all.
pub(super) fn add<'m>(equations: &mut Equations<'m>, callees: &Callees<'m>, call: Inst<'m>) {
    let Some(callee) = call.called_function() else { return add_assembly(equations, call) };
    if callees.intrinsic(callee).is_none() {
        add_parameters(equations, call, callee);
    } else if callees.has_flow(call, Flow::Pointer) {
        add_returned_argument(equations, call);
    } else if callees.has_flow(call, Flow::Bytes)
        && let [Some(byte), ..] = equations.integers
    {
        equations.define(call.value(), byte);
        equations.access(call.argument(0), byte);
    }
}

/// States the types of the memory that indirect operands of inline assembly are.
fn add_assembly<'m>(equations: &mut Equations<'m>, call: Inst<'m>) {
    if call.callee().kind() != ValueKind::InlineAsm {
        return;
    }
    for (index, argument) in call.arguments().enumerate() {
        if let Some(ty) = call.type_attribute(AttributePosition::Parameter(index as u32), "elementtype") {
            equations.access(argument, ty);
        }
    }
}

fn add_returned_argument<'m>(Equations { solver, calls, .. }: &mut Equations<'m>, inst: Inst<'m>) {
    if let Some(argument) = inst.arguments().next().filter(|argument| argument.ty() == inst.ty())
        && let Some(argument) = operand_node(solver, argument)
    {
        calls.push((solver.value(inst.value()), argument));
    }
}

/// States that the first parameter of a kernel enqueued as a block points to bytes, regardless of the type that its
/// body gives it (specification, `OpEnqueueKernel`, operand Param).
pub(super) fn blocks<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions().filter(|function| function.is_declaration() && !function.is_intrinsic()) {
        let name = std::str::from_utf8(function.name()).ok();
        let Some(place) = name.and_then(block_function).map(BlockFunction::invoke) else { continue };
        let calls = function.value().uses().filter_map(Value::as_instruction);
        for call in calls.filter(|call| call.opcode() == Opcode::Call && call.argument_count() > place) {
            let kernel = strip_constant_casts(call.argument(place));
            let block = kernel.as_function().and_then(|kernel| kernel.parameters().next());
            if let Some((block, byte)) = block.filter(|block| block.ty().is_pointer()).zip(module.integer_type(8)) {
                let node = solver.value(block);
                solver.points_to(node, byte);
            }
        }
    }
}

/// States the pointees that the mangled names of declared functions give for their parameters (`_Z3fooPU3AS1Kf`: a
/// `const float`); `void` stands for bytes.
///
/// Builtins then get the types they expect, and modules agree on the type of a function that they import. A definition
/// keeps the types that its body uses, as with other translators; linkers of SPIR-V must allow the two to differ.
pub(super) fn declarations<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions().filter(|function| function.is_declaration() && !function.is_intrinsic()) {
        let Some(name) = std::str::from_utf8(function.name()).ok().and_then(itanium::parse) else { continue };
        // One parameter of the source may be several in LLVM, or none.
        if name.parameters.len() != function.parameter_count() as usize {
            continue;
        }
        let compares_bits = atomic(name.base).is_some_and(|atomic| atomic.compares_bits());
        for (parameter, declared) in function.parameters().zip(&name.parameters) {
            let element = declared.pointer().and_then(|pointer| pointer.element());
            let pointee = element.and_then(|element| match element.scalar.is_float() && compares_bits {
                true => module.integer_type(element.scalar.bits()),
                false => type_of_name(module, element),
            });
            if let Some(pointee) = pointee.filter(|_| parameter.ty().is_pointer()) {
                let node = solver.value(parameter);
                solver.points_to(node, pointee);
            }
        }
    }
}

/// Returns the type in memory of a scalar or vector of the source language.
pub(crate) fn type_of_name<'m>(module: ModuleRef<'m>, name: TypeName) -> Option<Type<'m>> {
    let scalar = match name.scalar {
        // A `bool` in memory is a byte.
        Scalar::Bool => module.integer_type(8),
        Scalar::BFloat => module.bfloat_type(),
        scalar if scalar.is_float() => module.float_type(scalar.bits()),
        scalar => module.integer_type(scalar.bits()),
    };
    module.vector_type(scalar?, name.length)
}

fn add_parameters<'m>(Equations { solver, calls, .. }: &mut Equations<'m>, inst: Inst<'m>, callee: Function<'m>) {
    for (argument, parameter) in inst.arguments().zip(callee.parameters()) {
        if !holds_pointers(parameter.ty()) || argument.ty() != parameter.ty() {
            continue;
        }
        let node = solver.value(parameter);
        if let Some(argument) = operand_node(solver, argument) {
            calls.push((node, argument));
        }
    }
    if holds_pointers(inst.ty()) {
        calls.push((solver.value(inst.value()), solver.function_return(callee)));
    }
}
