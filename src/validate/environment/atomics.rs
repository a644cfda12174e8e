//! Rules about the types and storage classes of atomic operations.

use super::facts::Facts;
use super::features::{AtomicOperation, AtomicWidth, Feature, Memory};
use super::{Environment, Report};
use crate::error::{Warning, WarningKind};
use crate::spirv::grammar::{Class, Op, StorageClass, op_row};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::{Outcome, Violation};

/// An atomic operation, the storage class of its pointer, and the type of the accessed value.
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

/// Checks that atomics access Function, Workgroup, CrossWorkgroup or Generic memory.
pub(super) fn memory(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for Atomic { inst, storage, .. } in atomics(facts) {
        let allowed =
            [StorageClass::Function, StorageClass::Workgroup, StorageClass::CrossWorkgroup, StorageClass::Generic];
        if !allowed.contains(&storage) {
            let message = format!(
                "{} accesses {storage} memory; expected Function, Workgroup, CrossWorkgroup or Generic",
                inst.op
            );
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Checks that atomics access integers of 32 bits, or of 64 bits where the device supports them.
pub(super) fn integers(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for Atomic { inst, value, .. } in atomics(facts) {
        match value {
            Type::Int { width: 32, .. } | Type::Float { .. } => {}
            Type::Int { width: 64, .. } if environment.has(Feature::Int64Atomics) => {}
            Type::Int { width: 64, .. } => {
                let message = format!("{} of a 64-bit integer requires the device feature int64-atomics", inst.op);
                return Err(Violation::at(inst.offset, message));
            }
            other => {
                let message =
                    format!("{} accesses {}; expected a 32-bit or 64-bit integer", inst.op, facts.describe(other));
                return Err(Violation::at(inst.offset, message));
            }
        }
    }
    Ok(())
}

/// Checks that the device supports floating-point atomics of the width, memory and operation.
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
            op => {
                let message = format!("{op} accesses {}; expected an integer", facts.describe(value));
                return Err(Violation::at(inst.offset, message));
            }
        };
        let [global, local] =
            [Memory::Global, Memory::Local].map(|memory| Feature::FloatAtomic(width, memory, operation));
        let (has, required) = match storage {
            StorageClass::CrossWorkgroup => (environment.has(global), global.name()),
            StorageClass::Workgroup => (environment.has(local), local.name()),
            // The memory that a generic pointer points to is known at run time.
            _ => (environment.has(global) || environment.has(local), format!("{} or {}", global.name(), local.name())),
        };
        let ty = facts.describe(value);
        if !has {
            let message = format!("{} of {ty} in {storage} memory requires the device feature {required}", inst.op);
            return Err(Violation::at(inst.offset, message));
        }
        if !matches!(storage, StorageClass::CrossWorkgroup | StorageClass::Workgroup) {
            let message = format!("{} of {ty} in {storage} memory is not specified by the guide", inst.op);
            report.warnings.push(Warning::new(WarningKind::UnspecifiedAtomic, message));
        }
    }
    Ok(())
}
