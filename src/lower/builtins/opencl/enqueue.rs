//! Blocks: device-side enqueue (OpenCL C 3.0, Enqueuing Kernels).
//!
//! Clang generates a kernel for each block, with the block literal (the captured variables) and pointers to local
//! memory as parameters. SPIR-V's instructions take that kernel, so no function pointer is needed.
//!
//! The specification has the range itself (`OpEnqueueKernel`, ND Range) and the sizes of local memory as numbers.
//! Existing runtimes take pointers to them, as the functions that clang calls do, and hang or crash otherwise; so the
//! operands are pointers.

use crate::analysis::addresses::{object_of, strip_constant_casts};
use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind};
use crate::ir::{DataLayout, Function, Opcode, Type, TypeKind, ValueKind};
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{WORD, check_result, one_part, u32_argument, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::function::memory_access::{Access, load_at};
use crate::lower::cx::prelude::*;
use crate::map::opencl_objects::{BlockFunction, Leading, block_function};
use crate::spirv::grammar::StorageClass;
use crate::spirv::limits::MAX_ARGUMENTS;

pub(super) const FAMILY: Family =
    Family { find_unmangled: |name| Some(builtin(block_function(name)?)), ..Family::EMPTY };

impl BuiltinFunction for BlockFunction {
    /// `__enqueue_kernel_basic(queue, flags, range, kernel, block)` => `OpEnqueueKernel`; `__get_kernel_..._impl` likewise
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        check_result(fx, inst, WORD)?;
        let kernel_index = self.invoke();
        if inst.argument_count() != kernel_index + 2 + if self.has_sizes { 2 } else { 0 } {
            return Err(wrong_arguments(inst));
        }
        let kernel = find_kernel(inst, inst.argument(kernel_index))?;
        let sizes = if self.has_sizes { local_sizes(fx, inst, kernel_index + 2)? } else { Parts::new() };
        let pointers = match self.leading {
            // A query gives no sizes.
            Leading::Nothing | Leading::Range => None,
            Leading::Queue | Leading::QueueAndEvents => Some(sizes.len()),
        };
        check_kernel(inst, kernel, pointers)?;
        let mut operands = leading_operands(fx, inst, self.leading)?;
        let signature = fx.mx.signature(kernel)?;
        fx.callees.insert(signature.outer_id());
        operands.push(Typed::new(signature.outer_id(), signature.outer_type()));
        operands.extend(block_operands(fx, inst.argument(kernel_index + 1), self.leading)?);
        operands.extend(sizes);
        let ty = fx.type_of(inst.value())?;
        fx.op(self.op, ty, &operands).map(one_part)
    }
}

/// Returns the kernel that an argument refers to.
fn find_kernel<'m>(inst: Inst<'m>, argument: Value<'m>) -> Result<Function<'m>> {
    strip_constant_casts(argument).as_function().filter(|function| is_kernel(*function)).ok_or_else(|| {
        let message = format!(
            "cannot determine the block that is enqueued: expected the kernel of a block, found {}; write the block in \
             the call, or pass a variable that holds no other block",
            argument.describe()
        );
        Error::new(ErrorKind::InvalidInstruction, message).at(inst.value().describe())
    })
}

/// Checks that a kernel takes a block and pointers to local memory, as many as `pointers` if that is known.
fn check_kernel<'m>(inst: Inst<'m>, kernel: Function<'m>, pointers: Option<usize>) -> Result<()> {
    const LOCAL: u32 = 3;
    let mut parameters = kernel.parameters().map(|parameter| parameter.ty().kind());
    let takes_block = matches!(parameters.next(), Some(TypeKind::Pointer { .. }));
    let is_local = |kind| matches!(kind, TypeKind::Pointer { address_space: LOCAL });
    let has_count = pointers.is_none_or(|count| parameters.len() == count);
    match takes_block && has_count && parameters.all(is_local) && kernel.return_type().is_void() {
        true => Ok(()),
        false => Err(wrong_arguments(inst)),
    }
}

/// Returns the operands before the kernel; a function without events waits for none and stores none.
fn leading_operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, leading: Leading) -> Result<Parts> {
    let queue = |fx: &mut FunctionCx<'_, 'm>| -> Result<Parts> {
        Ok(Parts::from_slice(&[fx.scalar(inst.argument(0))?, u32_argument(fx, inst, inst.argument(1))?]))
    };
    match leading {
        Leading::Nothing => Ok(Parts::new()),
        Leading::Range => Ok(one_part(range_pointer(fx, inst, inst.argument(0))?)),
        Leading::Queue => {
            let (mut operands, range) = (queue(fx)?, range_pointer(fx, inst, inst.argument(2))?);
            let event = fx.mx.type_object(Op::TypeDeviceEvent)?;
            let pointer = fx.mx.type_pointer(StorageClass::Generic, event)?;
            let (count, null_event) = (fx.mx.u32_constant(0)?, fx.mx.null(pointer)?);
            operands.extend([range, count, null_event, null_event]);
            Ok(operands)
        }
        Leading::QueueAndEvents => {
            let (mut operands, range) = (queue(fx)?, range_pointer(fx, inst, inst.argument(2))?);
            let count = u32_argument(fx, inst, inst.argument(3))?;
            let event = fx.mx.type_object(Op::TypeDeviceEvent)?;
            let wait_events = fx.pointer_to(inst.argument(4), event)?;
            operands.extend([range, count, wait_events, fx.pointer_to(inst.argument(5), event)?]);
            Ok(operands)
        }
    }
}

/// Returns the pointer to a range of work-items.
fn range_pointer<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: Value<'m>) -> Result<Typed> {
    match argument.ty().is_pointer() {
        true => Ok(fx.pointer(argument)?.value()),
        false => Err(wrong_arguments(inst)),
    }
}

/// Returns the block as a pointer to bytes, its size and its alignment.
fn block_operands<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>, leading: Leading) -> Result<[Typed; 3]> {
    let byte = fx.mx.type_int(8)?;
    let pointer = fx.pointer(argument)?;
    let bytes = fx.pointer_cast(pointer, byte)?.value();
    let literal = match object_of(argument).map(Value::kind) {
        Some(ValueKind::Instruction(inst)) => Some((inst.allocated_type(), inst.alignment())),
        Some(ValueKind::GlobalVariable(global)) => Some((global.value_type(), global.alignment())),
        _ => None,
    };
    if let Some((ty, alignment)) = literal {
        let alignment = alignment.max(least_alignment(fx.mx.layout, leading, ty));
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let size = number(fx.mx.layout.alloc_size(ty));
        let size = fx.mx.u32_constant(size)?;
        return Ok([bytes, size, fx.mx.u32_constant(number(alignment))?]);
    }
    // A block literal begins with its size and alignment.
    let ty = fx.mx.module.integer_type(32).ok_or_else(|| crate::error::invalid("the module has no type i32"))?;
    let access = Access { alignment: 4, volatile: false, nontemporal: false };
    let size = load_at(fx, ty, pointer, 0, access)?;
    let alignment = load_at(fx, ty, pointer, 4, access)?;
    Ok([bytes, size[0], alignment[0]])
}

/// Returns the least alignment of a block of a type; the Khronos translator has the preferred one in queries.
fn least_alignment<'m>(layout: &'m DataLayout, leading: Leading, ty: Type<'m>) -> u64 {
    match leading {
        Leading::Nothing | Leading::Range => layout.preferred_alignment(ty),
        Leading::Queue | Leading::QueueAndEvents => layout.abi_alignment(ty),
    }
}

/// Returns pointers to the sizes of local memory; the arguments are their number, a constant, and a pointer to the
/// first.
fn local_sizes<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, index: u32) -> Result<Parts> {
    let count = inst
        .argument(index)
        .int_zext()
        .filter(|count| *count <= MAX_ARGUMENTS as u64)
        .ok_or_else(|| wrong_arguments(inst))?;
    let size = fx.mx.type_size()?;
    let (argument, bits) = (inst.argument(index + 1), fx.mx.pointer_bits);
    if let Some(array) = array_of(argument, bits) {
        return sizes_in_array(fx, array, size, count);
    }
    let first = fx.pointer(argument)?;
    let first = fx.pointer_cast(first, size)?;
    let ty = fx.mx.type_pointer(first.storage, size)?;
    let following = (1..count).map(|element| {
        let index = fx.mx.int_constant(bits, element)?;
        fx.op(Op::InBoundsPtrAccessChain, ty, &[first.value(), index])
    });
    std::iter::once(Ok(first.value())).chain(following).take(count as usize).collect()
}

/// Returns the array of integers of `bits` whose first element a pointer is the address of, and its type.
fn array_of(pointer: Value<'_>, bits: u32) -> Option<(Value<'_>, Type<'_>)> {
    let ValueKind::Instruction(address) = pointer.kind() else { return None };
    let is_first = address.opcode() == Opcode::GetElementPtr
        && matches!(pointer.source_element_type().kind(), TypeKind::Array { element, .. } if element.integer_bits() == Some(bits))
        && pointer.operands().skip(1).all(|index| index.int_zext() == Some(0))
        && pointer.operands().len() == 3;
    is_first.then(|| (pointer.operand(0), pointer.source_element_type()))
}

/// Returns pointers to the first elements of an array, which the sizes are in.
fn sizes_in_array<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    (array, array_type): (Value<'m>, Type<'m>),
    size: SpirvType,
    count: u64,
) -> Result<Parts> {
    let (pointer, memory) = (fx.pointer(array)?, fx.mx.memory(array_type)?.ty);
    let pointer = fx.pointer_cast(pointer, memory)?;
    let (ty, bits) = (fx.mx.type_pointer(pointer.storage, size)?, fx.mx.pointer_bits);
    let first = fx.mx.int_constant(bits, 0)?;
    let address = |element| {
        let index = fx.mx.int_constant(bits, element)?;
        fx.op(Op::PtrAccessChain, ty, &[pointer.value(), first, index])
    };
    (0..count).map(address).collect()
}
