//! Blocks: kernels that kernels start (features.md G23; OpenCL C 3.0, section 6.15.17).
//!
//! Clang makes a kernel of each block, which takes the block (what it captures) and pointers to local memory. SPIR-V's
//! instructions name that kernel, so that no pointer to a function is needed.
//!
//! The specification wants the range itself (`OpEnqueueKernel`, ND Range) and the sizes of local memory as numbers. The
//! runtimes there are take pointers to them, as the functions that clang calls do, and hang or crash otherwise; so
//! pointers are what they get.

use crate::analysis::entry_points::is_kernel;
use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Function, Inst, Opcode, TypeKind, Value, ValueKind};
use crate::lower::builtins::opencl::call::{WORD, one, returns, word, wrong_arguments};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::memory_access::{Access, load_at};
use crate::map::opencl_objects::{BlockFunction, Leading};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, StorageClass};

/// `__enqueue_kernel_basic(queue, flags, range, kernel, block)` => `OpEnqueueKernel`; `__get_kernel_..._impl` likewise
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, function: BlockFunction) -> Result<Parts> {
    returns(fx, inst, WORD)?;
    let place = function.invoke();
    if inst.argument_count() != place + 2 + if function.has_sizes { 2 } else { 0 } {
        return Err(wrong_arguments(inst));
    }
    let kernel = kernel(inst, inst.argument(place))?;
    let sizes = if function.has_sizes { sizes(fx, inst, place + 2)? } else { Parts::new() };
    check(inst, kernel, sizes.len())?;
    let mut operands = leading(fx, inst, function.leading)?;
    let signature = fx.mx.signature(kernel)?;
    fx.callees.insert(signature.outer_id());
    operands.push(signature.outer_id());
    operands.extend(block(fx, inst.argument(place + 1))?);
    operands.extend(sizes);
    let ty = fx.type_of(inst.value())?;
    fx.op(function.op, ty, &operands).map(one)
}

/// The kernel that an argument is.
fn kernel<'m>(inst: Inst<'m>, argument: Value<'m>) -> Result<Function<'m>> {
    let mut value = argument;
    while let ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) = value.kind() {
        value = value.operand(0);
    }
    value.as_function().filter(|function| is_kernel(*function)).ok_or_else(|| {
        let message = format!(
            "the block that is started is not known where it is started: {} is no kernel; write the block there, or name \
             a variable that holds no other",
            argument.describe()
        );
        Error::new(ErrorKind::InvalidFunctionCall, message).at(inst.value().describe())
    })
}

/// Refuses a kernel that takes anything else than a block and as many pointers to local memory as there are sizes.
fn check<'m>(inst: Inst<'m>, kernel: Function<'m>, sizes: usize) -> Result<()> {
    const LOCAL: u32 = 3;
    let mut parameters = kernel.parameters().map(|parameter| parameter.ty().kind());
    let takes_block = matches!(parameters.next(), Some(TypeKind::Pointer { .. }));
    let is_local = |kind| matches!(kind, TypeKind::Pointer { address_space: LOCAL });
    match takes_block && parameters.len() == sizes && parameters.all(is_local) && kernel.return_type().is_void() {
        true => Ok(()),
        false => Err(wrong_arguments(inst)),
    }
}

/// The operands in front of the kernel; without events, there are none to wait for and nowhere to put one.
fn leading<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, leading: Leading) -> Result<Parts> {
    let queue = |fx: &mut FunctionCx<'_, 'm>| -> Result<Parts> {
        Ok(Parts::from_slice(&[fx.scalar(inst.argument(0))?, word(fx, inst, inst.argument(1))?]))
    };
    match leading {
        Leading::Nothing => Ok(Parts::new()),
        Leading::Range => Ok(one(range(fx, inst, inst.argument(0))?)),
        Leading::Queue => {
            let (mut operands, range) = (queue(fx)?, range(fx, inst, inst.argument(2))?);
            let event = fx.mx.out.intern(Op::TypeDeviceEvent, None, &[])?;
            let pointer = fx.mx.type_pointer(StorageClass::Generic, event)?;
            let (count, nowhere) = (fx.mx.u32_constant(0)?, fx.mx.null(pointer)?);
            operands.extend([range, count, nowhere, nowhere]);
            Ok(operands)
        }
        Leading::QueueAndEvents => {
            let (mut operands, range) = (queue(fx)?, range(fx, inst, inst.argument(2))?);
            let count = word(fx, inst, inst.argument(3))?;
            let event = fx.mx.out.intern(Op::TypeDeviceEvent, None, &[])?;
            let waited_for = fx.pointer_to(inst.argument(4), event)?;
            operands.extend([range, count, waited_for, fx.pointer_to(inst.argument(5), event)?]);
            Ok(operands)
        }
    }
}

/// The range that an argument points to, as a pointer to it.
fn range<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, argument: Value<'m>) -> Result<Id> {
    match argument.ty().is_pointer() {
        true => Ok(fx.pointer(argument)?.id),
        false => Err(wrong_arguments(inst)),
    }
}

/// The block as a pointer to bytes, its size and its alignment.
fn block<'m>(fx: &mut FunctionCx<'_, 'm>, argument: Value<'m>) -> Result<[Id; 3]> {
    let byte = fx.mx.type_int(8)?;
    let pointer = fx.pointer(argument)?;
    let bytes = fx.pointer_cast(pointer, byte)?.id;
    let literal = match object(argument).map(Value::kind) {
        Some(ValueKind::Instruction(inst)) => Some((inst.allocated_type(), inst.alignment())),
        Some(ValueKind::GlobalVariable(global)) => Some((global.value_type(), u64::from(global.alignment()))),
        _ => None,
    };
    if let Some((ty, alignment)) = literal {
        let alignment = alignment.max(fx.mx.layout.abi_alignment(ty));
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let size = fx.mx.u32_constant(number(fx.mx.layout.alloc_size(ty)))?;
        return Ok([bytes, size, fx.mx.u32_constant(number(alignment))?]);
    }
    // Every block begins with both numbers.
    let ty = fx.mx.module.integer_type(32).ok_or_else(|| crate::lower::cx::module::invalid("there is no i32"))?;
    let access = Access { alignment: 4, volatile: false, nontemporal: false };
    let size = load_at(fx, ty, pointer, 0, access)?;
    let alignment = load_at(fx, ty, pointer, 4, access)?;
    Ok([bytes, size[0], alignment[0]])
}

/// The variable that a pointer is the address of, if its definition says so.
fn object(pointer: Value<'_>) -> Option<Value<'_>> {
    let mut value = pointer;
    loop {
        match value.kind() {
            ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) => value = value.operand(0),
            ValueKind::Instruction(inst) => match inst.opcode() {
                Opcode::AddrSpaceCast | Opcode::BitCast => value = inst.operand(0),
                Opcode::Alloca => return Some(value),
                _ => return None,
            },
            ValueKind::GlobalVariable(_) => return Some(value),
            _ => return None,
        }
    }
}

/// The sizes of local memory, as a pointer to each: a constant says how many there are, a pointer where.
fn sizes<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, place: u32) -> Result<Parts> {
    /// No function has more parameters (specification, section 2.17).
    const MAX: u64 = 255;
    let count = inst.argument(place).int_zext().filter(|count| *count <= MAX).ok_or_else(|| wrong_arguments(inst))?;
    let size = fx.mx.type_size()?;
    let (first, bits) = (fx.pointer(inst.argument(place + 1))?, fx.mx.pointer_bits);
    let first = fx.pointer_cast(first, size)?;
    let ty = fx.mx.type_pointer(first.storage, size)?;
    let following = (1..count).map(|index| {
        let index = fx.mx.int_constant(bits, index)?;
        fx.op(Op::InBoundsPtrAccessChain, ty, &[first.id, index])
    });
    std::iter::once(Ok(first.id)).chain(following).take(count as usize).collect()
}
