//! Atomic instructions: in the OpenCL environments the functions of OpenCL C, whose arguments have another order.

use super::sync;
use crate::error::{Result, WarningKind};
use crate::ir::{Opcode, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, BuiltinName, Environment, Facts};
use crate::names::{Parameter, Pointer, Qualifiers, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::StorageClass;
use crate::spirv::view::Instruction;

/// The operands of an atomic instruction.
pub(super) struct Atomic {
    pub(super) pointer: u32,
    pub(super) scope: u32,
    pub(super) semantics: u32,
    /// Of a failed exchange.
    pub(super) failure: Option<u32>,
    pub(super) value: Option<u32>,
    pub(super) comparator: Option<u32>,
}

impl Atomic {
    pub(super) fn parse(op: Op, operands: &[u32]) -> Option<Self> {
        Some(match (op, operands) {
            (
                Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak,
                &[pointer, scope, semantics, failure, value, comparator],
            ) => Self {
                pointer,
                scope,
                semantics,
                failure: Some(failure),
                value: Some(value),
                comparator: Some(comparator),
            },
            (_, &[pointer, scope, semantics]) => {
                Self { pointer, scope, semantics, failure: None, value: None, comparator: None }
            }
            (_, &[pointer, scope, semantics, value]) => {
                Self { pointer, scope, semantics, failure: None, value: Some(value), comparator: None }
            }
            _ => return None,
        })
    }
}

/// Returns `true` for atomic instructions.
pub(super) fn is_atomic(op: Op) -> bool {
    crate::spirv::grammar::is_core_atomic(op)
        || matches!(
            op,
            Op::AtomicCompareExchangeWeak
                | Op::AtomicFlagTestAndSet
                | Op::AtomicFlagClear
                | Op::AtomicFAddEXT
                | Op::AtomicFMinEXT
                | Op::AtomicFMaxEXT
        )
}

/// `OpAtomicIAdd p scope semantics v` => `atomic_add(p, v)`, `atomic_fetch_add_explicit(p, v, order, scope)` or
/// `__spirv_AtomicIAdd(p, scope, semantics, v)`
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let Some(atomic) = Atomic::parse(inst.op, FunctionCx::operands(inst)).filter(|_| fx.is_opencl()) else {
        return fx.lift_as_call(inst);
    };
    let value = match fx.options.environment {
        Environment::OpenCl12 => legacy(fx, inst, &atomic)?,
        _ => explicit(fx, inst, &atomic)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the function for an atomic instruction.
fn name_of<'a>(fx: &FunctionCx<'_, 'a>, inst: Instruction<'a>, atomic: &Atomic) -> Result<BuiltinName> {
    let result = inst.result_type().and_then(|ty| fx.parameter(ty));
    let mut operands = vec![Parameter::Void; 3];
    if let Some(value) = atomic.value {
        operands.push(fx.parameter(fx.type_id_of(value)?).unwrap_or(Parameter::Other));
    }
    let facts = Facts { result: result.as_ref(), operands: &operands, ..Facts::default() };
    Ok(builtin_names::instruction(fx.options.environment, inst.op, &facts))
}

/// Returns the type that the memory of an atomic instruction has.
fn data_type<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    atomic: &Atomic,
) -> Result<(TypeId, Parameter<'a>)> {
    let is_flag = matches!(inst.op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear);
    let id = match (inst.result_type().filter(|_| !is_flag), atomic.value) {
        (Some(ty), _) => Some(ty),
        (None, Some(value)) => Some(fx.type_id_of(value)?),
        (None, None) => None,
    };
    match id {
        Some(id) => match fx.parameter(id) {
            Some(parameter) => Ok((fx.ty(id)?, parameter)),
            None => Err(fx.unsupported(inst, "the type has no name")),
        },
        None => Ok((fx.ir.int_type(32), Parameter::Scalar(Scalar::Int))),
    }
}

/// Returns the pointer as an argument: to the type of the data.
fn pointer_argument<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    pointer: ValueId,
    data: Parameter<'a>,
) -> (ValueId, Parameter<'a>) {
    let ty = fx.llvm_type(pointer);
    let address_space = fx.mangled_number(fx.ir.address_space(ty).unwrap_or(0));
    let qualifiers = Qualifiers { address_space, ..Qualifiers::default() };
    (pointer, Parameter::Pointer(Box::new(Pointer { pointee: data, qualifiers })))
}

/// Adds a call of a function of OpenCL C 1.2, which has neither order nor scope.
fn legacy<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, atomic: &Atomic) -> Result<ValueId> {
    if is_ordered(fx, atomic) {
        fx.warn_here(WarningKind::OmittedOrder, "the atomic functions of OpenCL C 1.2 have no memory order");
    }
    let name = name_of(fx, inst, atomic)?;
    let (ty, parameter) = data_type(fx, inst, atomic)?;
    if inst.op == Op::AtomicLoad && fx.ir.is_float(ty) {
        return float_load(fx, atomic, ty);
    }
    let pointer = fx.value(atomic.pointer)?;
    let (pointer, pointer_parameter) = pointer_argument(fx, pointer, parameter.clone());
    let has_result = inst.result_type().is_some();
    let result =
        if has_result || inst.op == Op::AtomicStore || inst.op == Op::AtomicFlagClear { ty } else { TypeId::VOID };
    let mut call = Call::new(name, result).argument(pointer, pointer_parameter);
    if let Some(comparator) = atomic.comparator {
        let comparator = fx.value(comparator)?;
        call = call.argument(comparator, parameter.clone());
    }
    match (inst.op, atomic.value) {
        (_, Some(value)) => {
            let value = fx.value(value)?;
            call = call.argument(value, parameter);
        }
        (Op::AtomicLoad | Op::AtomicFlagClear, None) => {
            let zero = fx.int(ty, 0);
            call = call.argument(zero, parameter);
        }
        (Op::AtomicFlagTestAndSet, None) => {
            let one = fx.int(ty, 1);
            call = call.argument(one, parameter);
        }
        (_, None) => {}
    }
    let value = fx.call(inst, call)?;
    flag_result(fx, inst, value)
}

/// Returns `true` if an atomic instruction orders other accesses to memory, or may do so at run time.
fn is_ordered(fx: &FunctionCx<'_, '_>, atomic: &Atomic) -> bool {
    fx.constant_u32(atomic.semantics).is_none_or(|semantics| sync::ordering(semantics).is_some())
}

/// An atomic load of a floating-point number, which OpenCL C 1.2 does not have => a volatile load
fn float_load(fx: &mut FunctionCx<'_, '_>, atomic: &Atomic, ty: TypeId) -> Result<ValueId> {
    let pointer = fx.value(atomic.pointer)?;
    let alignment = fx.access_alignment(ty, 0);
    Ok(fx.fb.load(ty, pointer, alignment, true))
}

/// Returns the result of a flag instruction: whether the flag was set.
fn flag_result<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, value: ValueId) -> Result<ValueId> {
    if inst.op != Op::AtomicFlagTestAndSet || fx.llvm_type(value) == TypeId::I1 {
        return Ok(value);
    }
    // A flag is 0 or 1.
    Ok(fx.cast(crate::ir::Opcode::Trunc, value, TypeId::I1))
}

/// Adds a call of a function of OpenCL C 2.0, on a generic pointer.
fn explicit<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, atomic: &Atomic) -> Result<ValueId> {
    let name = name_of(fx, inst, atomic)?;
    let (ty, parameter) = data_type(fx, inst, atomic)?;
    let pointer = generic(fx, atomic.pointer)?;
    let (pointer, pointer_parameter) = pointer_argument(fx, pointer, parameter.clone());
    let result = match inst.result_type() {
        Some(_) if inst.op == Op::AtomicFlagTestAndSet || atomic.comparator.is_some() => TypeId::I1,
        Some(_) => ty,
        None => TypeId::VOID,
    };
    let mut call = Call::new(name, result).argument(pointer, pointer_parameter);
    let expected = match atomic.comparator {
        Some(comparator) => Some(expected_memory(fx, comparator, ty)?),
        None => None,
    };
    if let Some(expected) = expected {
        let (expected, expected_parameter) = pointer_argument(fx, expected, parameter.clone());
        call = call.argument(expected, expected_parameter);
    }
    match (inst.op, atomic.value) {
        (_, Some(value)) => {
            let value = fx.value(value)?;
            call = call.argument(value, parameter);
        }
        (Op::AtomicIIncrement | Op::AtomicIDecrement, None) => {
            let one = fx.int(ty, 1);
            call = call.argument(one, parameter);
        }
        (_, None) => {}
    }
    let word = || Parameter::Scalar(Scalar::Int);
    let scope = sync::scope(fx, inst, atomic.scope)?;
    let order = sync::order(fx, atomic.semantics)?;
    call = call.argument(order, word());
    if let Some(failure) = atomic.failure {
        let failure = sync::order(fx, failure)?;
        call = call.argument(failure, word());
    }
    call = call.argument(scope, word());
    let value = fx.call(inst, call)?;
    if let Some(expected) = expected {
        let alignment = fx.access_alignment(ty, 0);
        return Ok(fx.fb.load(ty, expected, alignment, false));
    }
    flag_result(fx, inst, value)
}

/// Returns a pointer in the generic address space.
fn generic(fx: &mut FunctionCx<'_, '_>, pointer: u32) -> Result<ValueId> {
    let pointer = fx.value(pointer)?;
    cast_to_generic(fx, pointer)
}

fn cast_to_generic(fx: &mut FunctionCx<'_, '_>, pointer: ValueId) -> Result<ValueId> {
    let space = fx.address_space(StorageClass::Generic)?;
    let ty = fx.ir.pointer_type(space);
    let cast = fx.cast(Opcode::AddrSpaceCast, pointer, ty);
    if cast != pointer {
        let (fb, ir) = fx.builders();
        let name = [fb.name(ir, pointer), b".as"].concat();
        fb.set_name(ir, cast, &name);
    }
    Ok(cast)
}

/// Stores the comparator of an exchange to memory of the function; returns a generic pointer to it.
fn expected_memory(fx: &mut FunctionCx<'_, '_>, comparator: u32, ty: TypeId) -> Result<ValueId> {
    let comparator = fx.value(comparator)?;
    let memory = fx.in_prologue(|fx| Ok(fx.alloca(ty, 0)))?;
    let (fb, ir) = fx.builders();
    fb.set_name(ir, memory, b"expected");
    let alignment = fx.access_alignment(ty, 0);
    fx.fb.store(comparator, memory, alignment, false);
    cast_to_generic(fx, memory)
}
