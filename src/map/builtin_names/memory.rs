//! The functions of OpenCL C for atomics, barriers, asynchronous copies and generic pointers.

use super::{ALL, BuiltinName, Environment, Facts, Spelling};
use crate::map::opencl_atomics::{self, AtomicValue, Generation};
use crate::map::opencl_pointers::{self, GenericPointer};
use crate::map::opencl_sync;
use crate::names::Parameter;
use crate::spirv::grammar::{Op, StorageClass};

/// Returns the function for an atomic instruction, with the arguments that [`opencl_atomics::name_of`] lists.
pub(super) fn atomic(environment: Environment, op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let generation = match environment {
        Environment::OpenCl12 => Generation::Legacy,
        Environment::OpenCl20 | Environment::SpirvFriendly | Environment::Host | Environment::Gpu(_) => {
            Generation::Explicit
        }
    };
    // The flag of a flag instruction is a 32-bit integer.
    let is_flag = matches!(op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear);
    let value = facts.result.filter(|_| !is_flag).or_else(|| facts.operands.get(3).filter(|_| !is_flag));
    let base = opencl_atomics::name_of(op, generation, atomic_value(value))?;
    let unsigned = if matches!(op, Op::AtomicUMin | Op::AtomicUMax) { ALL } else { 0 };
    let mut spelling = Spelling { volatile: 0b1, ..Spelling::unsigned(unsigned) };
    let function = opencl_atomics::atomic(&base)?;
    if generation == Generation::Explicit {
        let bit = |position: Option<usize>| position.map_or(0, |position| 1 << position);
        spelling.atomic = 0b1;
        spelling.order = bit(function.order()) | bit(function.failure_order());
        spelling.scope = bit(function.scope());
    }
    Some(BuiltinName::opencl(base).spelled(spelling))
}

fn atomic_value(value: Option<&Parameter<'_>>) -> AtomicValue {
    match value.and_then(Parameter::scalar) {
        Some(scalar) if scalar.is_float() => AtomicValue::Float,
        Some(scalar) if scalar.bits() == 64 => AtomicValue::Integer64,
        Some(_) | None => AtomicValue::Integer,
    }
}

/// Returns the function for a barrier or fence, with the arguments that [`opencl_sync::name_of`] lists.
pub(super) fn barrier(environment: Environment, op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    let base = opencl_sync::name_of(op, facts.scope, environment == Environment::OpenCl20)?;
    let spelling = match op {
        Op::MemoryBarrier => Spelling { order: 0b10, ..Spelling::unsigned(0b1).scope(0b100) },
        _ => Spelling::unsigned(0b1).scope(0b10),
    };
    Some(BuiltinName::opencl(base).spelled(spelling))
}

/// Returns the function for an asynchronous copy or a generic pointer.
///
/// | instruction | function |
/// |---|---|
/// | `OpGroupAsyncCopy` | `async_work_group_strided_copy(destination, source, count, stride, event)` |
/// | `OpGroupWaitEvents` | `wait_group_events(count, events)` |
/// | `OpGenericCastToPtrExplicit` | `__to_global(pointer)` |
/// | `OpGenericPtrMemSemantics` | `get_fence(pointer)`, whose result is shifted left by 8 bits |
pub(super) fn pointer(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    Some(match op {
        Op::GroupAsyncCopy => {
            BuiltinName::opencl(opencl_pointers::STRIDED_COPY).spelled(Spelling::unsigned(ALL).constant(0b10))
        }
        Op::GroupWaitEvents => BuiltinName::opencl(opencl_pointers::WAIT_GROUP_EVENTS),
        Op::GenericCastToPtrExplicit => {
            let storage: StorageClass = facts.storage?;
            let name = opencl_pointers::generic_pointer_name(GenericPointer::Into(storage))?;
            BuiltinName::opencl(format!("__{name}")).unmangled()
        }
        Op::GenericPtrMemSemantics => {
            let base = opencl_pointers::generic_pointer_name(GenericPointer::Fence)?;
            BuiltinName::opencl(base).spelled(Spelling::default().constant(0b1).void(0b1))
        }
        _ => return None,
    })
}
