//! Atomic instructions, barriers and fences of GPUs: LLVM's instructions with the target's synchronization scopes, and its
//! intrinsics.

use super::atomic::Atomic;
use super::sync;
use crate::error::Result;
use crate::ir::inst::{Ordering, PackedAccess, RmwOp, flags};
use crate::ir::{IntPredicate, Opcode, TypeId, ValueId};
use crate::lift::cx::FunctionCx;
use crate::map::gpu::Gpu;
use crate::spirv::Op;
use crate::spirv::grammar::{MemorySemantics, Scope};
use crate::spirv::view::Instruction;

/// The operation of each `atomicrmw` on an operand.
const OPERATIONS: &[(Op, RmwOp)] = &[
    (Op::AtomicExchange, RmwOp::Xchg),
    (Op::AtomicIAdd, RmwOp::Add),
    (Op::AtomicISub, RmwOp::Sub),
    (Op::AtomicSMin, RmwOp::Min),
    (Op::AtomicUMin, RmwOp::UMin),
    (Op::AtomicSMax, RmwOp::Max),
    (Op::AtomicUMax, RmwOp::UMax),
    (Op::AtomicAnd, RmwOp::And),
    (Op::AtomicOr, RmwOp::Or),
    (Op::AtomicXor, RmwOp::Xor),
    (Op::AtomicFAddEXT, RmwOp::FAdd),
    (Op::AtomicFMinEXT, RmwOp::FMin),
    (Op::AtomicFMaxEXT, RmwOp::FMax),
    (Op::AtomicIIncrement, RmwOp::Add),
    (Op::AtomicIDecrement, RmwOp::Sub),
    (Op::AtomicFlagTestAndSet, RmwOp::Xchg),
];

/// Returns the ordering in memory semantics; `None` if they have no order. That of semantics that are not constant is the
/// strictest one.
fn ordering(fx: &FunctionCx<'_, '_>, semantics: u32) -> Option<Ordering> {
    match fx.constant_u32(semantics) {
        Some(semantics) => sync::ordering(semantics),
        None => Some(Ordering::SequentiallyConsistent),
    }
}

/// Returns the number of the synchronization scope; that of a scope that is not constant is the whole system.
fn sync_scope(fx: &mut FunctionCx<'_, '_>, gpu: Gpu, scope: u32) -> u32 {
    let name = gpu.sync_scope(fx.constant_u32(scope).map(Scope));
    fx.ir.sync_scope(name)
}

/// Returns the ordering that an access has which only reads (`is_load`) or only writes.
fn one_sided(ordering: Ordering, is_load: bool) -> Ordering {
    match (ordering, is_load) {
        (Ordering::AcquireRelease | Ordering::Acquire, true) => Ordering::Acquire,
        (Ordering::AcquireRelease | Ordering::Release, false) => Ordering::Release,
        (Ordering::Release, true) | (Ordering::Acquire, false) => Ordering::Monotonic,
        (other, _) => other,
    }
}

/// An atomic access, with its operands as values.
struct AtomicAccess {
    ty: TypeId,
    pointer: ValueId,
    value: ValueId,
    access: PackedAccess,
    flags: u32,
}

/// `OpAtomicIAdd p scope semantics v` => `atomicrmw add ptr p, v syncscope("agent") monotonic`; loads, stores and exchanges
/// likewise
pub(super) fn atomic<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, gpu: Gpu) -> Result<()> {
    let Some(atomic) = Atomic::parse(inst.op, FunctionCx::operands(inst)) else {
        return Err(fx.invalid(inst, "expected a pointer, a scope and memory semantics"));
    };
    let pointer = fx.value(atomic.pointer)?;
    let ordering = ordering(fx, atomic.semantics).unwrap_or(Ordering::Monotonic);
    let scope = sync_scope(fx, gpu, atomic.scope);
    let value = atomic_operand(fx, inst, &atomic)?;
    let ty = match inst.result_type() {
        Some(ty) if !is_flag(inst.op) => fx.ty(ty)?,
        _ => fx.llvm_type(value),
    };
    // Atomic accesses have the alignment of their size.
    let alignment = fx.store_size(ty).next_power_of_two();
    let access = PackedAccess { alignment, ordering, scope, ..PackedAccess::default() };
    let is_volatile = fx.constant_u32(atomic.semantics).is_some_and(|bits| bits & MemorySemantics::Volatile.0 != 0);
    let flags = if is_volatile { flags::VOLATILE } else { 0 };
    let found = add_access(fx, inst, gpu, &atomic, AtomicAccess { ty, pointer, value, access, flags })?;
    let result = match inst.op {
        Op::AtomicFlagTestAndSet => {
            let zero = fx.i32(0);
            fx.icmp(IntPredicate::Ne, found, zero)
        }
        _ => found,
    };
    fx.set_result(inst, result);
    Ok(())
}

fn is_flag(op: Op) -> bool {
    matches!(op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear)
}

/// Returns the value that an atomic instruction stores or combines with memory: without an operand that of a flag, or 1.
fn atomic_operand(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, atomic: &Atomic) -> Result<ValueId> {
    match atomic.value {
        Some(value) => fx.value(value),
        None if is_flag(inst.op) || inst.op == Op::AtomicLoad => {
            Ok(fx.i32(u32::from(inst.op == Op::AtomicFlagTestAndSet)))
        }
        None => {
            let ty = fx.result_type(inst)?;
            Ok(fx.int(ty, 1))
        }
    }
}

/// Adds the instruction of an atomic access; returns what memory had.
fn add_access(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    gpu: Gpu,
    atomic: &Atomic,
    parts: AtomicAccess,
) -> Result<ValueId> {
    let AtomicAccess { ty, pointer, value, access, flags } = parts;
    Ok(match inst.op {
        Op::AtomicLoad => {
            let access = PackedAccess { ordering: one_sided(access.ordering, true), ..access };
            fx.fb.access(Opcode::Load, ty, &[pointer], access, flags)
        }
        Op::AtomicStore | Op::AtomicFlagClear => {
            let access = PackedAccess { ordering: one_sided(access.ordering, false), ..access };
            fx.fb.access(Opcode::Store, TypeId::VOID, &[value, pointer], access, flags)
        }
        Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
            exchange(fx, inst, atomic, [pointer, value], (access, flags))?
        }
        op => match OPERATIONS.iter().find(|row| row.0 == op) {
            Some(&(_, operation)) => {
                fx.fb.access(Opcode::AtomicRmw, ty, &[pointer, value], PackedAccess { operation, ..access }, flags)
            }
            None => return Err(fx.unsupported(inst, format!("{gpu} has no such atomic operation"))),
        },
    })
}

/// `OpAtomicCompareExchange` => the first member of `cmpxchg ptr p, comparator, value`
fn exchange(
    fx: &mut FunctionCx<'_, '_>,
    inst: Instruction<'_>,
    atomic: &Atomic,
    [pointer, value]: [ValueId; 2],
    (access, flags): (PackedAccess, u32),
) -> Result<ValueId> {
    let (Some(comparator), Some(failure)) = (atomic.comparator, atomic.failure) else {
        return Err(fx.invalid(inst, "expected a comparator and the semantics of a failed exchange"));
    };
    let (comparator, own) = (fx.value(comparator)?, fx.llvm_type(value));
    let failure = ordering(fx, failure).unwrap_or(Ordering::Monotonic);
    let access = PackedAccess { failure_ordering: one_sided(failure, true), ..access };
    // Of numbers and pointers LLVM IR exchanges integers and pointers.
    let is_float = fx.ir.is_float(own);
    let ty = if is_float { fx.int_like(own) } else { own };
    let [comparator, value] = [comparator, value].map(|operand| fx.cast(Opcode::BitCast, operand, ty));
    let pair = fx.ir.literal_struct_type(&[ty, TypeId::I1], false);
    let pair = fx.fb.access(Opcode::AtomicCmpXchg, pair, &[pointer, comparator, value], access, flags);
    let found = fx.extract_value(inst, pair, &[0])?;
    Ok(fx.cast(Opcode::BitCast, found, own))
}

/// `OpControlBarrier` => the target's barrier, between fences where it is none itself; `OpMemoryBarrier` => `fence`
pub(super) fn barrier<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, gpu: Gpu) -> Result<()> {
    let (execution, memory, semantics) = match (inst.op, FunctionCx::operands(inst)) {
        (Op::MemoryBarrier, &[scope, semantics]) => (None, scope, semantics),
        (Op::ControlBarrier, &[execution, scope, semantics]) => (Some(execution), scope, semantics),
        _ => return Err(fx.unsupported(inst, format!("{gpu} has no barrier in two parts: use OpControlBarrier"))),
    };
    let scope = sync_scope(fx, gpu, memory);
    let ordering = ordering(fx, semantics);
    let Some(execution) = execution else {
        if let Some(ordering) = ordering {
            fence(fx, ordering, scope);
        }
        return Ok(());
    };
    let is_workgroup = match fx.constant_u32(execution).map(Scope) {
        Some(Scope::Workgroup) => true,
        Some(Scope::Subgroup) => false,
        _ => {
            let message =
                format!("{gpu} has no barrier of this execution scope: use the constants Workgroup or Subgroup");
            return Err(fx.unsupported(inst, message));
        }
    };
    let is_wide =
        !matches!(fx.constant_u32(memory).map(Scope), Some(Scope::Workgroup | Scope::Subgroup | Scope::Invocation));
    let is_ordered = gpu.target().barrier_is_fence && !is_wide;
    let fences = ordering.filter(|_| !is_ordered).map(|ordering| match ordering {
        Ordering::SequentiallyConsistent => [ordering; 2],
        _ => [Ordering::Release, Ordering::Acquire],
    });
    if let Some([before, _]) = fences {
        fence(fx, before, scope);
    }
    wait(fx, gpu, is_workgroup);
    if let Some([_, after]) = fences {
        fence(fx, after, scope);
    }
    Ok(())
}

fn fence(fx: &mut FunctionCx<'_, '_>, ordering: Ordering, scope: u32) {
    let access = PackedAccess { ordering, scope, ..PackedAccess::default() };
    fx.fb.access(Opcode::Fence, TypeId::VOID, &[], access, 0);
}

/// Adds the call of the intrinsic that waits for the other work-items of the group or of the sub-group.
fn wait(fx: &mut FunctionCx<'_, '_>, gpu: Gpu, is_workgroup: bool) {
    let target = gpu.target();
    let name = if is_workgroup { target.barrier } else { target.subgroup_barrier };
    let arguments: Vec<ValueId> = match (gpu, is_workgroup) {
        // The number of the barrier, or the mask of all lanes.
        (Gpu::Nvptx64, true) => vec![fx.i32(0)],
        (Gpu::Nvptx64, false) => vec![fx.i32(u32::MAX)],
        (Gpu::Amdgcn, _) => Vec::new(),
    };
    fx.intrinsic(name, TypeId::VOID, &arguments);
}
