//! Device-side enqueuing: ranges, blocks, and the properties of blocks.

use super::object::{generic_bytes, to_generic};
use crate::error::Result;
use crate::ir::{Opcode, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Arrangement, BuiltinName, Environment, Facts};
use crate::names::{Parameter, Pointer, Qualifiers};
use crate::spirv::Op;
use crate::spirv::grammar::StorageClass;
use crate::spirv::view::{ConstantValue, Instruction, Type};

/// Returns `true` for instructions on ranges and blocks.
pub(super) fn is_enqueue(op: Op) -> bool {
    op == Op::EnqueueKernel || op == Op::BuildNDRange || block_position(op).is_some()
}

/// Returns the position of the block's kernel among the operands of a query.
fn block_position(op: Op) -> Option<usize> {
    match op {
        Op::GetKernelNDrangeSubGroupCount | Op::GetKernelNDrangeMaxSubGroupSize => Some(1),
        Op::GetKernelWorkGroupSize | Op::GetKernelPreferredWorkGroupSizeMultiple => Some(0),
        _ => None,
    }
}

/// Lifts an instruction on ranges and blocks.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match (inst.op, block_position(inst.op)) {
        (Op::BuildNDRange, _) => range(fx, inst)?,
        (_, Some(position)) => query(fx, inst, position)?,
        _ => enqueue(fx, inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpBuildNDRange size local_size offset` => `ndrange_2D(offset, size, local_size)` or `__spirv_BuildNDRange_2D`
fn range<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let [size, local_size, offset] = fx.exactly(inst)?;
    let ty = fx.type_id_of(size)?;
    let dimensions = match fx.view.ty(ty) {
        Some(Type::Array { length, .. }) => fx.constant_u32(length),
        _ => Some(1),
    };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &Facts { dimensions, ..Facts::default() });
    let is_opencl = name.arrangement == Arrangement::OpenCl;
    let ids = if is_opencl { [offset, size, local_size] } else { [size, local_size, offset] };
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for id in ids {
        let (value, parameter) = sizes(fx, inst, id, is_opencl)?;
        call = call.argument(value, parameter);
    }
    fx.call(inst, call)
}

/// Returns the sizes of a range as an argument: an array is spelled as a pointer, and in memory if `in_memory`.
fn sizes<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    id: u32,
    in_memory: bool,
) -> Result<(ValueId, Parameter<'a>)> {
    let ty = fx.type_id_of(id)?;
    let Some(Type::Array { element, .. }) = fx.view.ty(ty) else { return fx.id_operand(inst, id) };
    let Some(pointee) = fx.parameter(element) else { return Err(fx.unsupported(inst, "the type has no name")) };
    let parameter = Parameter::Pointer(Box::new(Pointer { pointee, qualifiers: Qualifiers::default() }));
    let value = fx.value(id)?;
    Ok((if in_memory { stored(fx, value)? } else { value }, parameter))
}

/// Returns a pointer to memory of the function that holds a value.
fn stored(fx: &mut FunctionCx<'_, '_>, value: ValueId) -> Result<ValueId> {
    let ty = fx.llvm_type(value);
    let memory = fx.in_prologue(|fx| Ok(fx.alloca(ty, 0)))?;
    let alignment = fx.access_alignment(ty, 0);
    fx.fb.store(value, memory, alignment, false);
    Ok(memory)
}

/// Returns a range as an argument: a pointer to it, spelled as the structure.
fn range_argument<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, id: u32) -> Result<(ValueId, Parameter<'a>)> {
    let (value, parameter) = fx.id_operand(inst, id)?;
    Ok(match parameter {
        Parameter::Pointer(pointer) => (value, pointer.pointee),
        parameter => (stored(fx, value)?, parameter),
    })
}

/// `OpGetKernelWorkGroupSize kernel block size alignment` => `__get_kernel_work_group_size_impl(kernel, block)`
fn query<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, position: usize) -> Result<ValueId> {
    let operands = FunctionCx::operands(inst);
    let Some(&[kernel, block]) = operands.get(position..position + 2) else {
        return Err(fx.invalid(inst, "expected a kernel and a block"));
    };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &Facts::default());
    let result = fx.result_type(inst)?;
    let mut call = Call { convention: 0, ..Call::new(name, result) };
    for &id in &operands[..position] {
        let (value, parameter) = range_argument(fx, inst, id)?;
        call = call.argument(value, parameter);
    }
    let kernel = generic_kernel(fx, kernel)?;
    let block = fx.value(block)?;
    let block = to_generic(fx, block)?;
    call = call.argument(kernel, generic_bytes(fx)).argument(block, generic_bytes(fx));
    fx.call(inst, call)
}

/// Returns the kernel of a block as a generic pointer: a constant expression as clang writes it, which names the kernel.
fn generic_kernel(fx: &mut FunctionCx<'_, '_>, id: u32) -> Result<ValueId> {
    let kernel = fx.value(id)?;
    let space = fx.address_space(StorageClass::Generic)?;
    let ty = fx.ir.pointer_type(space);
    match fx.llvm_type(kernel) == ty {
        true => Ok(kernel),
        false => Ok(fx.ir.simple_expression(Opcode::AddrSpaceCast, 0, ty, &[kernel])),
    }
}

/// The operands of an `OpEnqueueKernel` before the sizes of local memory.
const FIXED: usize = 10;

/// `OpEnqueueKernel` => `__enqueue_kernel_basic` and its siblings, or `__spirv_EnqueueKernel`
fn enqueue<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let operands = FunctionCx::operands(inst);
    let Some((fixed, local_sizes)) = operands.split_first_chunk::<FIXED>() else {
        return Err(fx.invalid(inst, "expected ten operands"));
    };
    let has_events = !(is_null(fx, fixed[5]) && fx.constant(fixed[3]) == Some(0));
    let name = enqueue_name(fx, inst, operands.len(), has_events);
    if name.arrangement == Arrangement::Operands {
        return friendly(fx, inst, name);
    }
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for (index, &id) in fixed[..8].iter().enumerate() {
        let (value, parameter) = match index {
            2 => range_argument(fx, inst, id)?,
            3..=5 if !has_events => continue,
            6 => (generic_kernel(fx, id)?, generic_bytes(fx)),
            4..=7 => {
                let value = fx.value(id)?;
                (to_generic(fx, value)?, generic_bytes(fx))
            }
            _ => fx.id_operand(inst, id)?,
        };
        call = call.argument(value, parameter);
    }
    if !local_sizes.is_empty() {
        let count = fx.i32(local_sizes.len() as u32);
        let sizes = local_sizes_in_memory(fx, local_sizes)?;
        call = call.argument(count, Parameter::Other).argument(sizes, Parameter::Other);
    }
    fx.call(inst, call)
}

fn is_null(fx: &FunctionCx<'_, '_>, id: u32) -> bool {
    fx.view.constant(id).is_some_and(|constant| matches!(constant.value, ConstantValue::Null))
}

fn enqueue_name(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, count: usize, has_events: bool) -> BuiltinName {
    let environment = match fx.options.environment {
        Environment::OpenCl20 | Environment::Host | Environment::Gpu(_) => Environment::OpenCl20,
        Environment::OpenCl12 | Environment::SpirvFriendly => Environment::SpirvFriendly,
    };
    let parameters = vec![Parameter::Other; count];
    builtin_names::instruction(environment, inst.op, &Facts { operands: &parameters, has_events, ..Facts::default() })
}

/// Returns a pointer to the sizes of local memory. Operands that are pointers already are addresses in such an array.
fn local_sizes_in_memory(fx: &mut FunctionCx<'_, '_>, ids: &[u32]) -> Result<ValueId> {
    let first = fx.value(ids[0])?;
    let first_type = fx.llvm_type(first);
    if fx.ir.address_space(first_type).is_some() {
        return Ok(first);
    }
    let size_type = fx.size_type();
    let array: TypeId = fx.ir.array_type(size_type, ids.len() as u64);
    let mut value = fx.ir.poison(array);
    for (index, &id) in ids.iter().enumerate() {
        let size = fx.value(id)?;
        let size = fx.zext_or_trunc(size, size_type);
        value = fx.insert_value(value, size, &[index as u32]);
    }
    stored(fx, value)
}

/// Adds the call of `__spirv_EnqueueKernel`.
fn friendly<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, name: BuiltinName) -> Result<ValueId> {
    let result = fx.result_type(inst)?;
    let mut call = Call::new(name, result);
    for (index, &id) in FunctionCx::operands(inst).iter().enumerate() {
        let (value, parameter) = match index {
            2 => range_argument(fx, inst, id)?,
            6 => (fx.value(id)?, Parameter::Block),
            _ => fx.id_operand(inst, id)?,
        };
        call = call.argument(value, parameter);
    }
    fx.call(inst, call)
}
