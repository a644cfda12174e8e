//! Rules about atomics: what they may be on, and where it may lie.

use crate::error::Warning;
use crate::spirv::grammar::{Class, Op, StorageClass, op_row};
use crate::spirv::view::{Instruction, Type};

use super::facts::Facts;
use super::features::{AtomicOperation, AtomicWidth, Feature, Memory};
use super::{Broken, Environment, Outcome, Report};

/// An atomic, the memory it is on, and the type of what lies there.
struct Atomic<'a> {
    inst: Instruction<'a>,
    storage: StorageClass,
    value: Type<'a>,
}

fn atomics<'f, 'a>(facts: &'f Facts<'a>) -> impl Iterator<Item = Atomic<'a>> + use<'f, 'a> {
    facts.view.bodies().filter_map(|inst| {
        let row = op_row(inst.op).filter(|row| row.class == Class::Atomic)?;
        let pointer = *inst.operands.get(if row.has_result() { 2 } else { 0 })?;
        let Type::Pointer { storage, pointee } = facts.type_of(pointer) else { return None };
        let value = match (inst.op, inst.operands) {
            (Op::AtomicStore, &[_, _, _, value]) => facts.type_of(value),
            (Op::AtomicFlagTestAndSet | Op::AtomicFlagClear, _) => {
                pointee.map_or(Type::Int { width: 32, is_signed: false }, |ty| facts.ty(ty))
            }
            (_, &[result_type, ..]) => facts.ty(result_type),
            (_, []) => return None,
        };
        Some(Atomic { inst, storage, value })
    })
}

/// Atomics are on Function, Workgroup, CrossWorkgroup and Generic memory.
pub(super) fn memory(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for Atomic { inst, storage, .. } in atomics(facts) {
        let allowed =
            [StorageClass::Function, StorageClass::Workgroup, StorageClass::CrossWorkgroup, StorageClass::Generic];
        if !allowed.contains(&storage) {
            return Err(Broken::at(inst.offset, format!("{} is on {storage} memory", inst.op)));
        }
    }
    Ok(())
}

/// Atomics are on integers of 32 bits, and of 64 where the device has them.
pub(super) fn integers(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for Atomic { inst, value, .. } in atomics(facts) {
        match value {
            Type::Int { width: 32, .. } | Type::Float { .. } => {}
            Type::Int { width: 64, .. } if environment.has(Feature::Int64Atomics) => {}
            Type::Int { width: 64, .. } => {
                let message = format!("{} is on 64 bits, which devices with int64-atomics have", inst.op);
                return Err(Broken::at(inst.offset, message));
            }
            other => return Err(Broken::at(inst.offset, format!("{} is on {}", inst.op, facts.call(other)))),
        }
    }
    Ok(())
}

/// Atomics on floating-point numbers are there by width, memory and operation.
pub(super) fn floats(facts: &Facts<'_>, environment: &Environment, report: &mut Report) -> Outcome {
    for Atomic { inst, storage, value } in atomics(facts) {
        let Type::Float { width } = value else { continue };
        let width = match width {
            16 => AtomicWidth::Half,
            32 => AtomicWidth::Single,
            _ => AtomicWidth::Double,
        };
        let operation = match inst.op {
            Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange => AtomicOperation::LoadStore,
            Op::AtomicFAddEXT => AtomicOperation::Add,
            Op::AtomicFMinEXT | Op::AtomicFMaxEXT => AtomicOperation::MinMax,
            op => return Err(Broken::at(inst.offset, format!("{op} is on {}", facts.call(value)))),
        };
        let [global, local] =
            [Memory::Global, Memory::Local].map(|memory| Feature::FloatAtomic(width, memory, operation));
        let (has, wanted) = match storage {
            StorageClass::CrossWorkgroup => (environment.has(global), global.name()),
            StorageClass::Workgroup => (environment.has(local), local.name()),
            // Where a generic pointer leads is known at run time.
            _ => (environment.has(global) || environment.has(local), format!("{} or {}", global.name(), local.name())),
        };
        if !has {
            let what = facts.call(value);
            let message = format!("{} is on {what} in {storage} memory, which devices with {wanted} have", inst.op);
            return Err(Broken::at(inst.offset, message));
        }
        if !matches!(storage, StorageClass::CrossWorkgroup | StorageClass::Workgroup) {
            let what = facts.call(value);
            let message = format!("{} is on {what} in {storage} memory, of which the guide says nothing", inst.op);
            report.warnings.push(Warning::new(message));
        }
    }
    Ok(())
}
