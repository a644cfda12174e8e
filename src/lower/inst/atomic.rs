//! Atomic operations and fences (specification, sections 3.3.18 and 3.25 to 3.27; features.md E14 to E17).

use crate::error::Result;
use crate::llvm::{Inst, Ordering, RmwOp, Value};
use crate::spirv::Id;
use crate::spirv::grammar::{Capability, MemorySemantics, Op, Scope, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::emitter::address_space;
use crate::lower::forms::{Lane, Lanes, Parts};
use crate::lower::function_cx::{FunctionCx, Pointer};
use crate::lower::module_cx::{ModuleCx, invalid};

/// The memory an atomic operation works on.
pub(in crate::lower) struct Cell {
    pub(in crate::lower) pointer: Pointer,
    /// What the operation's value is: a pointer is worked on as an integer.
    pub(in crate::lower) lane: Lane,
    /// The type of the value as the operation sees it.
    pub(in crate::lower) ty: Id,
}

/// The memory at `address`, which holds a value of type `value`.
pub(in crate::lower) fn cell<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    address: Value<'m>,
    value: crate::llvm::Type<'m>,
) -> Result<Cell> {
    let Lanes { lane, count } = fx.mx.lanes(value)?;
    let bits = fx.mx.pointer_bits;
    match lane {
        Lane::Pointer { .. } if count == 1 => cell_of(fx, address, Lane::Int { bits, width: bits }),
        _ if count == 1 => cell_of(fx, address, lane),
        _ => Err(invalid(format!("SPIR-V has no atomic operations on {value}"))),
    }
}

/// The memory at `address`, which holds one number.
pub(in crate::lower) fn cell_of<'m>(fx: &mut FunctionCx<'_, 'm>, address: Value<'m>, lane: Lane) -> Result<Cell> {
    match lane {
        Lane::Int { bits: 32, .. } | Lane::Float(_) => {}
        Lane::Int { bits: 64, .. } => fx.mx.out.requirements().capability(Capability::Int64Atomics)?,
        Lane::Bool | Lane::Int { .. } | Lane::Wide { .. } | Lane::Pointer { .. } => {
            let bits = lane.bits().unwrap_or(fx.mx.pointer_bits);
            return Err(invalid(format!("SPIR-V has atomic operations on integers of 32 and 64 bits, not of {bits}")));
        }
    }
    let ty = fx.mx.lane_type(lane)?;
    let pointer = fx.pointer(address)?;
    let pointer = fx.recast(pointer, ty)?;
    Ok(Cell { pointer, lane, ty })
}

/// A value as the operation sees it.
fn operand<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Id> {
    let id = fx.scalar(value)?;
    if address_space(value.ty()).is_none() {
        return Ok(id);
    }
    let size = fx.mx.type_size()?;
    fx.op(Op::ConvertPtrToU, size, &[id])
}

/// A result as LLVM sees it.
fn result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, id: Id) -> Result<Id> {
    if address_space(inst.ty()).is_none() {
        return Ok(id);
    }
    let ty = fx.own_pointer_type(inst.value())?;
    fx.op(Op::ConvertUToPtr, ty, &[id])
}

/// `load atomic` => `OpAtomicLoad`
pub(super) fn load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let cell = cell(fx, inst.operand(0), inst.ty())?;
    let (scope, semantics) = (scope(fx, inst)?, semantics(fx, inst.ordering(), cell.pointer.storage)?);
    let id = fx.op(Op::AtomicLoad, cell.ty, &[cell.pointer.id, scope, semantics])?;
    Ok(Parts::from_elem(result(fx, inst, id)?, 1))
}

/// `store atomic` => `OpAtomicStore`
pub(super) fn store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let cell = cell(fx, inst.operand(1), inst.operand(0).ty())?;
    let value = operand(fx, inst.operand(0))?;
    let (scope, semantics) = (scope(fx, inst)?, semantics(fx, inst.ordering(), cell.pointer.storage)?);
    fx.emit(SpirvInst::new(Op::AtomicStore).id(cell.pointer.id).id(scope).id(semantics).id(value))
}

/// `atomicrmw` => `OpAtomicIAdd`, `OpAtomicExchange`, ...
pub(super) fn read_modify_write<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let op = match inst.rmw_operation() {
        RmwOp::Xchg => Op::AtomicExchange,
        RmwOp::Add => Op::AtomicIAdd,
        RmwOp::Sub => Op::AtomicISub,
        RmwOp::And => Op::AtomicAnd,
        RmwOp::Or => Op::AtomicOr,
        RmwOp::Xor => Op::AtomicXor,
        RmwOp::Max => Op::AtomicSMax,
        RmwOp::Min => Op::AtomicSMin,
        RmwOp::UMax => Op::AtomicUMax,
        RmwOp::UMin => Op::AtomicUMin,
        RmwOp::FAdd | RmwOp::FSub => Op::AtomicFAddEXT,
        RmwOp::FMax => Op::AtomicFMaxEXT,
        RmwOp::FMin => Op::AtomicFMinEXT,
        other @ (RmwOp::Nand
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::UIncWrap
        | RmwOp::UDecWrap
        | RmwOp::USubCond
        | RmwOp::USubSat) => {
            return Err(invalid(format!("the atomic operation {other:?} is not supported yet; use cmpxchg in a loop")));
        }
    };
    let cell = cell(fx, inst.operand(0), inst.operand(1).ty())?;
    if let Lane::Float(width) = cell.lane {
        require_float_atomics(fx.mx, op, width)?;
    }
    let mut value = operand(fx, inst.operand(1))?;
    if inst.rmw_operation() == RmwOp::FSub {
        value = fx.op(Op::FNegate, cell.ty, &[value])?;
    }
    let (scope, semantics) = (scope(fx, inst)?, semantics(fx, inst.ordering(), cell.pointer.storage)?);
    let id = fx.op(op, cell.ty, &[cell.pointer.id, scope, semantics, value])?;
    Ok(Parts::from_elem(result(fx, inst, id)?, 1))
}

/// The capability depends on the width (SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float16_add,
/// SPV_EXT_shader_atomic_float_min_max).
pub(in crate::lower) fn require_float_atomics(mx: &mut ModuleCx<'_>, op: Op, width: u32) -> Result<()> {
    let capability = match (op, width) {
        (Op::AtomicFAddEXT, 64) => Capability::AtomicFloat64AddEXT,
        (Op::AtomicFAddEXT, 16) => Capability::AtomicFloat16AddEXT,
        (Op::AtomicFAddEXT, _) => Capability::AtomicFloat32AddEXT,
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, 64) => Capability::AtomicFloat64MinMaxEXT,
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, 16) => Capability::AtomicFloat16MinMaxEXT,
        (Op::AtomicFMaxEXT | Op::AtomicFMinEXT, _) => Capability::AtomicFloat32MinMaxEXT,
        _ => return Ok(()),
    };
    mx.out.requirements().capability(capability)
}

/// `cmpxchg` => `OpAtomicCompareExchange` and the comparison that says whether it stored
pub(super) fn compare_exchange<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let cell = cell(fx, inst.operand(0), inst.operand(1).ty())?;
    let (comparator, value) = (operand(fx, inst.operand(1))?, operand(fx, inst.operand(2))?);
    let storage = cell.pointer.storage;
    let scope = scope(fx, inst)?;
    let equal = semantics(fx, inst.success_ordering(), storage)?;
    let unequal = semantics(fx, inst.failure_ordering(), storage)?;
    let operands = [cell.pointer.id, scope, equal, unequal, value, comparator];
    let old = fx.op(Op::AtomicCompareExchange, cell.ty, &operands)?;
    let boolean = fx.mx.type_bool()?;
    let stored = fx.op(Op::IEqual, boolean, &[old, comparator])?;
    let old = if address_space(inst.operand(1).ty()).is_some() {
        let space = address_space(inst.operand(1).ty()).unwrap_or(0);
        let ty = fx.mx.byte_pointer(space)?;
        fx.op(Op::ConvertUToPtr, ty, &[old])?
    } else {
        old
    };
    Ok(Parts::from_slice(&[old, stored]))
}

/// `fence` => `OpMemoryBarrier` over all memory that work-items share
pub(super) fn fence<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let scope = scope(fx, inst)?;
    let semantics = semantics(fx, inst.ordering(), StorageClass::Generic)?;
    fx.emit(SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics))
}

/// `syncscope("...")` => a constant of the scope (clang's names for OpenCL's memory scopes)
fn scope<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Id> {
    let scope = match inst.sync_scope() {
        "" | "all_svm_devices" => Scope::CrossDevice,
        "device" | "agent" => Scope::Device,
        "workgroup" => Scope::Workgroup,
        "subgroup" | "wavefront" => Scope::Subgroup,
        "singlethread" | "work_item" => Scope::Invocation,
        other => return Err(invalid(format!("the synchronisation scope {other:?} has no counterpart in SPIR-V"))),
    };
    fx.mx.u32_constant(scope.0)
}

/// An ordering, with the storage class whose memory it orders (specification, section 3.25).
fn semantics(fx: &mut FunctionCx<'_, '_>, ordering: Ordering, storage: StorageClass) -> Result<Id> {
    let order = match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => MemorySemantics::Relaxed,
        Ordering::Acquire => MemorySemantics::Acquire,
        Ordering::Release => MemorySemantics::Release,
        Ordering::AcquireRelease => MemorySemantics::AcquireRelease,
        Ordering::SequentiallyConsistent => MemorySemantics::SequentiallyConsistent,
    };
    fx.mx.u32_constant((order | memory_ordered(order, storage)).0)
}

/// The memory that an operation on memory of a storage class orders; a relaxed one orders none.
pub(in crate::lower) fn memory_ordered(order: MemorySemantics, storage: StorageClass) -> MemorySemantics {
    match storage {
        _ if order == MemorySemantics::Relaxed => MemorySemantics::Relaxed,
        StorageClass::Workgroup => MemorySemantics::WorkgroupMemory,
        StorageClass::Generic => MemorySemantics::WorkgroupMemory | MemorySemantics::CrossWorkgroupMemory,
        StorageClass::Function => MemorySemantics::Relaxed,
        _ => MemorySemantics::CrossWorkgroupMemory,
    }
}
