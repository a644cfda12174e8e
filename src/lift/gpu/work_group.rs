//! Functions of groups: the work-items exchange values through local memory, between two barriers.

use super::code::Code;
use super::sub_group::{self, Combination};
use super::{memory, work_item};
use crate::ir::builder::ModuleBuilder;
use crate::ir::{IntPredicate, Linkage, Opcode, TypeId, ValueId};
use crate::map::address_space::LOCAL;
use crate::map::gpu::Gpu;
use crate::map::opencl_groups;
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{BuiltIn, GroupOperation, Scope};

/// The number of work-items that a group has at most on both targets.
const MAX_ITEMS: u64 = 1024;

/// The size of a slot, which has a value of a work-item.
const SLOT_BYTES: u64 = 8;

/// A function that can be defined.
#[derive(Clone, Copy)]
pub(super) enum WorkGroupFunction {
    /// Returns the value of the work-item with the local id that follows it.
    Broadcast,
    /// Combines the values of all work-items, or of those before the own one.
    Combined(Combination, GroupOperation),
    /// Combines conditions.
    Vote(Combination),
}

/// Returns how the function with a name and parameters is defined; `None` if it is not.
pub(super) fn parse(name: &str, parameters: &[Parameter<'_>]) -> Option<WorkGroupFunction> {
    let group = opencl_groups::group(name).filter(|group| group.scope == Scope::Workgroup)?;
    let Some(Parameter::Scalar(first)) = parameters.first() else { return None };
    if *first == Scalar::Bool {
        return None;
    }
    let op = group.op.pick(Some(first.class()))?;
    Some(match op {
        Op::GroupBroadcast => WorkGroupFunction::Broadcast,
        Op::GroupAll => WorkGroupFunction::Vote(Combination::AND),
        Op::GroupAny => WorkGroupFunction::Vote(Combination::OR),
        op => WorkGroupFunction::Combined(sub_group::combination(op)?, group.operation?),
    })
}

/// Adds the local memory with the slots.
pub(super) fn add_slots(ir: &mut ModuleBuilder, name: &[u8], gpu: Gpu) -> ValueId {
    let word = ir.int_type(64);
    let ty = ir.array_type(word, MAX_ITEMS);
    let space = gpu.target().spaces.number(LOCAL);
    let address = ir.add_global(name, ty, Linkage::Internal, space);
    let contents = ir.poison(ty);
    if let Some(global) = ir.global_mut(address) {
        global.initializer = Some(contents);
        global.symbol.is_dso_local = true;
        global.symbol.alignment = SLOT_BYTES;
    }
    address
}

/// Defines a function of a group.
pub(super) fn define(mut code: Code<'_, '_>, function: WorkGroupFunction, slots: ValueId) {
    let parameters = code.parameters();
    let own = work_item::read(&mut code, BuiltIn::LocalInvocationIndex, 0);
    let value = match function {
        WorkGroupFunction::Vote(_) => {
            let is_true = sub_group::is_not_zero(&mut code, parameters[0]);
            code.resized(is_true, 32)
        }
        WorkGroupFunction::Broadcast | WorkGroupFunction::Combined(..) => parameters[0],
    };
    let ty = code.ty(value);
    let own_slot = slot(&mut code, slots, own);
    code.fb.store(value, own_slot, SLOT_BYTES, false);
    memory::wait(&mut code);
    let result = match function {
        WorkGroupFunction::Broadcast => {
            let index = index_of(&mut code, &parameters[1..]);
            let other = slot(&mut code, slots, index);
            code.fb.load(ty, other, SLOT_BYTES, false)
        }
        WorkGroupFunction::Combined(combination, GroupOperation::ExclusiveScan) => {
            combined(&mut code, combination, ty, slots, own)
        }
        WorkGroupFunction::Combined(combination, GroupOperation::InclusiveScan) => {
            let one = code.i64(1);
            let end = code.binary(Opcode::Add, own, one);
            combined(&mut code, combination, ty, slots, end)
        }
        WorkGroupFunction::Combined(combination, _) | WorkGroupFunction::Vote(combination) => {
            let end = work_item::items(&mut code, BuiltIn::WorkgroupSize);
            combined(&mut code, combination, ty, slots, end)
        }
    };
    memory::wait(&mut code);
    code.finish_convergent(Some(result));
}

fn slot(code: &mut Code<'_, '_>, slots: ValueId, index: ValueId) -> ValueId {
    let word = code.ir.int_type(64);
    code.fb.gep(code.ir, word, slots, &[index], 0)
}

/// Returns the index of the work-item with a local id of one to three components.
fn index_of(code: &mut Code<'_, '_>, id: &[ValueId]) -> ValueId {
    let mut index = code.i64(0);
    for (dimension, component) in (0..3).zip(id).collect::<Vec<_>>().into_iter().rev() {
        let size = work_item::read(code, BuiltIn::WorkgroupSize, dimension);
        let rows = code.binary(Opcode::Mul, index, size);
        let component = code.resized(*component, 64);
        index = code.binary(Opcode::Add, rows, component);
    }
    index
}

/// Combines the values in the slots before an index, one after the other.
fn combined(code: &mut Code<'_, '_>, combination: Combination, ty: TypeId, slots: ValueId, end: ValueId) -> ValueId {
    let (start, zero, one) = (sub_group::identity(code, combination, ty), code.i64(0), code.i64(1));
    let Some(entry) = code.fb.current_block() else { return start };
    let [head, body, after] = [(); 3].map(|()| code.fb.create_block());
    code.fb.br(head);
    code.fb.start_block(head);
    let (index, index_phi) = code.fb.phi(code.ty(zero));
    let (sum, sum_phi) = code.fb.phi(ty);
    let is_more = code.icmp(IntPredicate::Ult, index, end);
    code.fb.cond_br(is_more, body, after);
    code.fb.start_block(body);
    let other = slot(code, slots, index);
    let value = code.fb.load(ty, other, SLOT_BYTES, false);
    let next_sum = sub_group::combine(code, combination, sum, value);
    let next = code.binary(Opcode::Add, index, one);
    code.fb.br(head);
    code.fb.set_incoming(index_phi, &[(zero, entry), (next, body)]);
    code.fb.set_incoming(sum_phi, &[(start, entry), (next_sum, body)]);
    code.fb.start_block(after);
    sum
}
