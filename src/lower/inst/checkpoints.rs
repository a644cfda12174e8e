//! `llvm.stacksave` and `llvm.stackrestore` (SPV_INTEL_variable_length_array, revision 3): emits the stack checkpoints
//! that [`crate::analysis::checkpoints`] finds.
//!
//! All checkpoints have one type, a pointer to bytes in `Function` storage. In functions that compare the ages of
//! checkpoints each has an age besides: the number of executions of `llvm.stacksave` up to it.

use std::rc::Rc;

use crate::analysis::checkpoints::{Checkpoint, CheckpointId, Restore, Untraced};
use crate::error::{Error, ErrorKind, invalid};
use crate::ir::Block;
use crate::lower::cx::forms::one_part;
use crate::lower::cx::function::control_flow::emit_phi;
use crate::lower::cx::function::families::StackCheckpoint;
use crate::lower::cx::legal::cast::cast_storage;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::spirv::grammar::StorageClass;
use crate::spirv::inst::Inst as SpirvInst;

/// Prepares the current function for its checkpoints.
///
/// # Errors
///
/// `InvalidInstruction` if a restored pointer cannot be traced back to an `llvm.stacksave`.
pub(in crate::lower) fn prepare_checkpoints(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    if let Some((restore, untraced)) = fx.facts.checkpoints.untraced {
        return Err(untraced_error(untraced).at(restore.value().describe()));
    }
    if fx.facts.checkpoints.compares_age {
        let long = fx.mx.type_int(64)?;
        let pointer = fx.mx.type_pointer(StorageClass::Function, long)?;
        let clock = fx.variable(pointer)?;
        let clock = fx.typed_pointer(clock)?;
        // Not an alloca of the LLVM module.
        fx.alloca_variables.last = None;
        let zero = fx.mx.int_constant(64, 0)?;
        fx.emit_prologue(&SpirvInst::new(Op::Store).id(clock).id(zero))?;
        fx.own.checkpoints.clock = Some(clock);
    }
    Ok(())
}

fn untraced_error(untraced: Untraced<'_>) -> Error {
    const REMEDY: &str = "restore the result of an llvm.stacksave of the same function, directly or through phi, \
                          select, casts or a variable of the function";
    let message = match untraced {
        Untraced::Value(value) => {
            format!("the restored pointer comes from `{}`, which is not an llvm.stacksave; {REMEDY}", value.describe())
        }
        Untraced::Memory(load) => format!(
            "the restored pointer comes from `{}`, and other code may write to the memory that it reads; {REMEDY} whose \
             address is used for loads and stores only",
            load.describe()
        ),
        Untraced::Undefined => format!("the restored pointer is null or undefined; {REMEDY}"),
    };
    Error::new(ErrorKind::InvalidInstruction, message)
}

/// `OpSaveMemoryINTEL` at the entry, for arrays that no checkpoint dominates.
///
/// The extension requires one that dominates every variable-length array (section "Modifications to the SPIR-V
/// Specification", `OpVariableLengthArrayINTEL`); no restore is needed, as returning from the function frees all.
pub(in crate::lower) fn save_at_entry(fx: &mut FunctionCx<'_, '_>) -> Result<()> {
    let ty = checkpoint_type(fx)?;
    let id = fx.fresh();
    fx.emit_prologue(&SpirvInst::new(Op::SaveMemoryINTEL).id(ty).id(id))
}

/// `llvm.stacksave` => `OpSaveMemoryINTEL`; without variable-length arrays there is nothing to save
pub(in crate::lower) fn stack_save<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let own = fx.pointer_type_of(inst.value())?;
    if !fx.facts.has_dynamic_allocas {
        return Ok(Parts::from_elem(fx.mx.null(own)?, 1));
    }
    let saved = save(fx)?;
    if let Some(checkpoint) = fx.facts.checkpoints.own(inst) {
        let age = match fx.own.checkpoints.clock {
            Some(clock) => Some(count_save(fx, clock)?),
            None => None,
        };
        fx.own.checkpoints.written.insert(checkpoint, StackCheckpoint { pointer: saved, age });
    }
    let space = inst.ty().address_space().ok_or_else(|| invalid("expected a pointer from llvm.stacksave"))?;
    let storage = fx.mx.storage_class(space)?;
    let byte = fx.mx.type_int(8)?;
    let pointer = Pointer::new(saved, StorageClass::Function, byte);
    let pointer = cast_storage(fx, pointer, storage)?;
    fx.bitcast(own, pointer.value()).map(one_part)
}

/// Returns the type of a checkpoint: a pointer to private memory.
fn checkpoint_type(fx: &mut FunctionCx<'_, '_>) -> Result<SpirvType> {
    let private = fx.mx.address_spaces.private();
    fx.mx.byte_pointer(private)
}

fn save(fx: &mut FunctionCx<'_, '_>) -> Result<Typed> {
    let ty = checkpoint_type(fx)?;
    fx.op(Op::SaveMemoryINTEL, ty, &[])
}

/// Returns the number of this save.
fn count_save(fx: &mut FunctionCx<'_, '_>, clock: Pointer) -> Result<Typed> {
    let one = fx.mx.int_constant(64, 1)?;
    let before = fx.load(clock)?;
    let age = fx.add(before, one)?;
    fx.emit(SpirvInst::new(Op::Store).id(clock).id(age))?;
    Ok(age)
}

/// `llvm.stackrestore` => `OpRestoreMemoryINTEL` of the saved pointer's live checkpoint, and `OpSaveMemoryINTEL` if the
/// stack may be restored to there again
pub(in crate::lower) fn stack_restore<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    if !fx.facts.has_dynamic_allocas {
        return Ok(());
    }
    let Restore { checkpoint, resaved, newer } =
        fx.facts.checkpoints.restore(inst).cloned().ok_or_else(|| invalid("this restore has no checkpoint"))?;
    let restored = written(fx, checkpoint)?;
    fx.emit(SpirvInst::new(Op::RestoreMemoryINTEL).id(restored.pointer))?;
    if let Some(resaved) = resaved {
        let pointer = save(fx)?;
        fx.own.checkpoints.written.insert(resaved, StackCheckpoint { pointer, age: restored.age });
    }
    newer.into_iter().try_for_each(|checkpoint| choose_newer(fx, checkpoint))
}

/// [`Checkpoint::Newer`] => `OpSelect` by the ages of both
fn choose_newer(fx: &mut FunctionCx<'_, '_>, checkpoint: CheckpointId) -> Result<()> {
    let Checkpoint::Newer { restored, resaved, old } = *fx.facts.checkpoints.get(checkpoint) else {
        return Err(invalid("this checkpoint is not chosen by its age"));
    };
    let (restored, resaved, old) = (written(fx, restored)?, written(fx, resaved)?, written(fx, old)?);
    let (Some(limit), Some(age)) = (restored.age, old.age) else {
        return Err(invalid("a checkpoint has no age"));
    };
    let is_newer = fx.icmp_uge(age, limit)?;
    let chosen = select(fx, is_newer, StackCheckpoint { age: Some(limit), ..resaved }, old)?;
    fx.own.checkpoints.written.insert(checkpoint, chosen);
    Ok(())
}

fn select(
    fx: &mut FunctionCx<'_, '_>,
    condition: Typed,
    yes: StackCheckpoint,
    no: StackCheckpoint,
) -> Result<StackCheckpoint> {
    let pointer = fx.select(condition, yes.pointer, no.pointer)?;
    let age = match (yes.age, no.age) {
        (Some(yes), Some(no)) => Some(fx.select(condition, yes, no)?),
        _ => None,
    };
    Ok(StackCheckpoint { pointer, age })
}

/// `select` among saved pointers => `OpSelect` among their live checkpoints, beside that of the pointers themselves
pub(in crate::lower) fn select_checkpoint<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let Some(checkpoint) = fx.facts.checkpoints.own(inst) else { return Ok(()) };
    let Checkpoint::Select(condition, [yes, no]) = *fx.facts.checkpoints.get(checkpoint) else { return Ok(()) };
    let condition = fx.scalar(condition)?;
    let (yes, no) = (written(fx, yes)?, written(fx, no)?);
    let chosen = select(fx, condition, yes, no)?;
    fx.own.checkpoints.written.insert(checkpoint, chosen);
    Ok(())
}

/// [`Checkpoint::Merge`] => `OpPhi`, at the head of its block
pub(in crate::lower) fn lower_merges<'m>(fx: &mut FunctionCx<'_, 'm>, block: Block<'m>) -> Result<()> {
    let facts = Rc::clone(&fx.facts);
    for &checkpoint in facts.checkpoints.merges(block) {
        let ty = checkpoint_type(fx)?;
        let pointer = emit_phi(fx, block, ty)?;
        let age = match fx.own.checkpoints.clock {
            Some(_) => {
                let long = fx.mx.type_int(64)?;
                Some(emit_phi(fx, block, long)?)
            }
            None => None,
        };
        fx.own.checkpoints.written.insert(checkpoint, StackCheckpoint { pointer, age });
    }
    Ok(())
}

/// Returns the operands that the current block contributes to the `OpPhi`s of [`lower_merges`] in a successor.
pub(in crate::lower) fn merge_operands<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    block: Block<'m>,
    successor: Block<'m>,
) -> Result<Parts> {
    let mut parts = Parts::new();
    let facts = Rc::clone(&fx.facts);
    for &checkpoint in facts.checkpoints.merges(successor) {
        let operand = match facts.checkpoints.get(checkpoint) {
            Checkpoint::Merge(operands) => operands.get(&block).copied(),
            _ => None,
        };
        let operand = operand.ok_or_else(|| invalid("a checkpoint lacks an operand for one of its predecessors"))?;
        let StackCheckpoint { pointer, age } = written(fx, operand)?;
        parts.push(pointer);
        parts.extend(age);
    }
    Ok(parts)
}

/// Returns the ids of a checkpoint that was emitted before.
fn written(fx: &mut FunctionCx<'_, '_>, checkpoint: CheckpointId) -> Result<StackCheckpoint> {
    if let Checkpoint::Undefined = fx.facts.checkpoints.get(checkpoint) {
        let ty = checkpoint_type(fx)?;
        let pointer = fx.mx.undef(ty)?;
        let age = match fx.own.checkpoints.clock {
            Some(_) => Some(fx.mx.int_constant(64, 0)?),
            None => None,
        };
        return Ok(StackCheckpoint { pointer, age });
    }
    fx.own
        .checkpoints
        .written
        .get(&checkpoint)
        .copied()
        .ok_or_else(|| invalid("a checkpoint is restored before it is saved"))
}
