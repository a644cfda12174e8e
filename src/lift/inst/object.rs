//! Pipes, asynchronous copies, block accesses and motion estimation: in the OpenCL environments functions whose arguments
//! have another order than the operands.

use super::image;
use crate::error::Result;
use crate::ir::ValueId;
use crate::lift::cx::{Call, FunctionCx, ModuleCx};
use crate::map::address_space::GENERIC;
use crate::map::builtin_names::{self, Arrangement, BuiltinName, Facts};
use crate::names::{Parameter, Pointer, Qualifiers, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{Class, Scope, StorageClass, op_row};
use crate::spirv::view::Instruction;

/// Returns `true` for instructions of these families.
pub(super) fn is_object(op: Op) -> bool {
    is_pipe(op)
        || image::is_evaluation(op)
        || matches!(
            op,
            Op::GroupAsyncCopy
                | Op::GroupWaitEvents
                | Op::SubgroupImageMediaBlockReadINTEL
                | Op::SubgroupImageMediaBlockWriteINTEL
        )
}

fn is_pipe(op: Op) -> bool {
    let is_blocking = matches!(op, Op::ReadPipeBlockingALTERA | Op::WritePipeBlockingALTERA);
    is_blocking || op_row(op).is_some_and(|row| row.class == Class::Pipe)
}

/// A value and its type as a parameter.
type Argument<'a> = (ValueId, Parameter<'a>);

/// Lifts an instruction: with the arguments of OpenCL C's function if there is one.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if image::is_evaluation(inst.op) && !(fx.is_opencl() && has_parts(fx, inst)) {
        image::provide_combined(fx, inst)?;
        return fx.lift_as_call(inst);
    }
    let mut arguments = match image::is_evaluation(inst.op) {
        true => evaluation(fx, inst)?,
        false => fx.generic_operands(inst)?,
    };
    if inst.op == Op::GroupAsyncCopy {
        extend_sizes(fx, &mut arguments);
        share_pointee(fx, inst, &mut arguments)?;
    }
    let is_workgroup = fx.facts(inst).scope == Some(Scope::Workgroup);
    let is_copy = matches!(inst.op, Op::GroupAsyncCopy | Op::GroupWaitEvents);
    let Some(name) = opencl_name(fx, inst, &arguments)?.filter(|_| is_workgroup || !is_copy) else {
        if !is_copy {
            return fx.lift_as_call(inst);
        }
        let (result, parameter) = (fx.result_type(inst)?, inst.result_type().and_then(|ty| fx.parameter(ty)));
        let value = fx.call_with(inst, arguments, result, parameter)?;
        fx.set_result(inst, value);
        return Ok(());
    };
    let arguments = arranged(fx, inst, arguments)?;
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for (value, parameter) in arguments {
        call = call.argument(value, parameter);
    }
    let value = fx.call(inst, call)?;
    fx.set_result(inst, value);
    Ok(())
}

/// Extends the number of elements and the stride of a copy to the width of `size_t`. The scope is before them.
fn extend_sizes(fx: &mut FunctionCx<'_, '_>, arguments: &mut [Argument<'_>]) {
    let size = fx.size_type();
    let scalar = if fx.ir.int_width(size) == Some(64) { Scalar::Long } else { Scalar::Int };
    for (value, parameter) in arguments.iter_mut().skip(1) {
        if matches!(parameter, Parameter::Scalar(_)) {
            *value = fx.zext_or_trunc(*value, size);
            *parameter = Parameter::Scalar(scalar);
        }
    }
}

/// Gives an untyped pointer of a copy the pointee of the other one: the elements have one type.
fn share_pointee<'a>(fx: &FunctionCx<'_, 'a>, inst: Instruction<'a>, arguments: &mut [Argument<'a>]) -> Result<()> {
    let &[_, destination, source, ..] = FunctionCx::operands(inst) else { return Ok(()) };
    let [_, to, from, ..] = arguments else { return Ok(()) };
    let (untyped, typed) = match (fx.pointee_of(destination)?, fx.pointee_of(source)?) {
        (None, Some(_)) => (to, from),
        (Some(_), None) => (from, to),
        _ => return Ok(()),
    };
    if let (Parameter::Pointer(untyped), Parameter::Pointer(typed)) = (&mut untyped.1, &typed.1) {
        untyped.pointee = typed.pointee.clone();
    }
    Ok(())
}

fn opencl_name<'a>(
    fx: &FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    arguments: &[Argument<'a>],
) -> Result<Option<BuiltinName>> {
    let parameters: Vec<Parameter<'_>> = arguments.iter().map(|argument| argument.1.clone()).collect();
    let result = inst.result_type().and_then(|ty| fx.parameter(ty));
    let facts = Facts { result: result.as_ref(), operands: &parameters, ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    Ok(Some(name).filter(|name| name.arrangement == Arrangement::OpenCl))
}

/// Returns the arguments of OpenCL C's function.
fn arranged<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    mut arguments: Vec<Argument<'a>>,
) -> Result<Vec<Argument<'a>>> {
    let has_scope = op_row(inst.op).is_some_and(|row| row.name.starts_with("OpGroup"));
    if has_scope && !arguments.is_empty() {
        arguments.remove(0);
    }
    match inst.op {
        Op::SubgroupImageMediaBlockReadINTEL | Op::SubgroupImageMediaBlockWriteINTEL => arguments.rotate_left(1),
        op if is_pipe(op) => {
            // The packet is before its size and alignment.
            let position = arguments.len().checked_sub(3);
            if let Some((value, parameter)) = position.and_then(|position| arguments.get_mut(position))
                && let Parameter::Pointer(_) = parameter
            {
                *value = to_generic(fx, *value)?;
                *parameter = generic_bytes(fx);
            }
        }
        _ => {}
    }
    Ok(arguments)
}

/// Returns a pointer in the generic address space.
pub(super) fn to_generic(fx: &mut FunctionCx<'_, '_>, pointer: ValueId) -> Result<ValueId> {
    let space = fx.address_space(StorageClass::Generic)?;
    let ty = fx.ir.pointer_type(space);
    Ok(fx.pointer_cast(pointer, ty))
}

/// Returns a generic pointer to bytes as a parameter.
pub(super) fn generic_bytes(mx: &ModuleCx<'_>) -> Parameter<'static> {
    let qualifiers = Qualifiers { address_space: mx.options.mangled_spaces().number(GENERIC), ..Qualifiers::default() };
    Parameter::Pointer(Box::new(Pointer { pointee: Parameter::Scalar(Scalar::Char), qualifiers }))
}

/// Returns the number of images with samplers among the first operands of an evaluation.
fn image_count(op: Op) -> usize {
    let has = |word: &str| op_row(op).is_some_and(|row| row.name.contains(word));
    match (has("SingleReference"), has("DualReference")) {
        (true, _) => 2,
        (_, true) => 3,
        _ => 1,
    }
}

fn has_parts(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> bool {
    let images = inst.operands_after_result().get(..image_count(inst.op));
    images.is_some_and(|images| images.iter().all(|&id| image::image_and_sampler(fx, id).is_some()))
}

/// Returns the arguments of an evaluation: the source image, the reference images, the sampler, the other operands. Without
/// reference images the sampler is before the last operand.
fn evaluation<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<Vec<Argument<'a>>> {
    let operands = FunctionCx::operands(inst);
    let count = image_count(inst.op);
    let mut ids = Vec::with_capacity(operands.len() + 1);
    let mut source_sampler = None;
    for (index, &id) in operands.iter().enumerate() {
        match image::image_and_sampler(fx, id).filter(|_| index < count) {
            Some((image, sampler)) => {
                ids.push(image);
                source_sampler = source_sampler.or(Some(sampler));
            }
            None => ids.push(id),
        }
    }
    if let Some(sampler) = source_sampler {
        let position = if count == 1 { ids.len() - 1 } else { count };
        ids.insert(position, sampler);
    }
    ids.into_iter().map(|id| fx.id_operand(inst, id)).collect()
}
