//! Atomic operations and fences (specification, sections 3.2.24 to 3.2.26 and 3.3.18).
//!
//! `volatile` on an atomic operation has no counterpart: the instructions have no memory operands, and the memory
//! semantics `Volatile` needs the Vulkan memory model (specification, section 3.2.24). Nothing is lost for OpenCL: its
//! atomic functions all take pointers to volatile objects (OpenCL C 3.0, section 6.15.12), and consumers map these
//! instructions to them.

use smallvec::SmallVec;

use crate::analysis::addresses::strip_casts;
use crate::error::{Error, ErrorKind, WarningKind, invalid};
use crate::ir::{Ordering, RmwOp, Type, TypeKind};
use crate::lower::cx::function::memory_access::{Access, check_is_variable, load_word};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::lower::inst::atomic_loops::{Bits, Order, modified};
use crate::spirv::grammar::{MemorySemantics, Scope, StorageClass};
use crate::spirv::inst::Inst as SpirvInst;
use crate::spirv::requires::{Number, atomic_capability};

/// The memory that an atomic operation accesses.
pub(in crate::lower) struct Cell {
    pub(in crate::lower) pointer: Pointer,
    /// The type of the value in LLVM's terms; a pointer is accessed as an integer.
    pub(in crate::lower) lane: Lane,
    /// The SPIR-V type of the value in the operation.
    pub(in crate::lower) ty: SpirvType,
}

/// Returns the memory at `address`, which holds a value of type `value`.
pub(in crate::lower) fn cell<'m>(fx: &mut FunctionCx<'_, 'm>, address: Value<'m>, value: Type<'m>) -> Result<Cell> {
    let Lanes { lane, count } = fx.lanes(value)?;
    let bits = fx.mx.pointer_bits;
    match lane {
        Lane::Pointer { .. } if count == 1 => cell_of(fx, address, Lane::Int { bits, width: bits }),
        _ if count == 1 => cell_of(fx, address, lane),
        _ => Err(invalid(format!("SPIR-V has no atomic operations on {value}"))),
    }
}

/// Returns the memory at `address`, which holds one number.
pub(in crate::lower) fn cell_of<'m>(fx: &mut FunctionCx<'_, 'm>, address: Value<'m>, lane: Lane) -> Result<Cell> {
    cell_at(fx, lane, |fx| fx.pointer(before_generic(fx.mx, address)))
}

/// Returns the pointer to global or local memory that was cast to a generic pointer, or the pointer itself.
///
/// Intel's CPU runtime has no atomic operations on generic pointers, which C11's functions in OpenCL C 2.0 take.
pub(in crate::lower) fn before_generic<'m>(mx: &ModuleCx<'m>, pointer: Value<'m>) -> Value<'m> {
    let storage = |pointer: Value<'m>| pointer.ty().address_space().and_then(|space| mx.storage_class(space).ok());
    let original = strip_casts(pointer);
    match (storage(pointer), storage(original)) {
        (Some(StorageClass::Generic), Some(StorageClass::CrossWorkgroup | StorageClass::Workgroup)) => original,
        _ => pointer,
    }
}

/// Returns the memory that holds one number at the address that `pointer` emits.
fn cell_at<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    lane: Lane,
    pointer: impl FnOnce(&mut FunctionCx<'a, 'm>) -> Result<Pointer>,
) -> Result<Cell> {
    match lane {
        Lane::Int { bits: 32 | 64, .. } | Lane::Float(_) => {}
        Lane::Int { bits: 16, .. } | Lane::BFloat if has_short_atomic(fx.mx, Op::AtomicStore, lane) => {}
        Lane::Bool | Lane::Int { .. } | Lane::MultiWord { .. } | Lane::BFloat | Lane::Pointer { .. } => {
            let bits = lane.bits().unwrap_or(fx.mx.pointer_bits);
            return Err(invalid(format!(
                "expected an atomic operation on an integer of 32 or 64 bits, found {bits} bits"
            )));
        }
    }
    // The result types of other operations imply what they require; see `store` for bfloats.
    if let Some(number) = lane.number().filter(|number| *number != Number::BFloat) {
        fx.mx.out.requirements().note_atomic(Op::AtomicStore, number, 1)?;
    }
    let ty = fx.mx.lane_type(lane)?;
    let pointer = pointer(fx)?;
    check_is_variable(pointer)?;
    let pointer = fx.pointer_cast(pointer, ty)?;
    Ok(Cell { pointer, lane, ty })
}

/// Returns the memory of an operation on a vector (SPV_NV_shader_atomic_fp16_vector).
fn vector_cell<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lane: Lane) -> Result<Cell> {
    let ty = fx.type_of(inst.value())?;
    let pointer = fx.pointer(before_generic(fx.mx, inst.operand(0)))?;
    check_is_variable(pointer)?;
    Ok(Cell { pointer: fx.pointer_cast(pointer, ty)?, lane, ty })
}

/// The memory of an atomic operation in LLVM IR.
enum AtomicMemory {
    /// Memory for which SPIR-V has atomic operations.
    Cell(Cell),
    /// Memory that is accessed through an integer; see [`atomic_loops`](crate::lower::inst::atomic_loops).
    Bits(Bits),
}

/// Returns the access to the memory at `address`, which holds a value of type `ty`.
fn target<'m>(fx: &mut FunctionCx<'_, 'm>, address: Value<'m>, ty: Type<'m>) -> Result<AtomicMemory> {
    let lanes = fx.lanes(ty)?;
    match lanes {
        Lanes { lane: Lane::Pointer { .. }, count: 1 }
        | Lanes { lane: Lane::Int { bits: 32 | 64, .. } | Lane::Float(32 | 64), count: 1 } => {
            cell(fx, address, ty).map(AtomicMemory::Cell)
        }
        Lanes { lane: lane @ (Lane::Int { bits: 16, .. } | Lane::BFloat), count: 1 }
            if has_short_atomic(fx.mx, Op::AtomicStore, lane) =>
        {
            cell(fx, address, ty).map(AtomicMemory::Cell)
        }
        _ => bits(fx, address, ty).map(AtomicMemory::Bits),
    }
}

/// Returns `true` if the options allow an operation on a 16-bit integer or a bfloat (SPV_INTEL_16bit_atomics).
fn has_short_atomic(mx: &mut ModuleCx<'_>, op: Op, lane: Lane) -> bool {
    let has_type = lane != Lane::BFloat || mx.has_bfloat_type();
    let capability = lane.number().and_then(|number| atomic_capability(op, number, 1));
    has_type && capability.is_some_and(|capability| mx.out.requirements().allows_capability(capability))
}

fn bits<'m>(fx: &mut FunctionCx<'_, 'm>, address: Value<'m>, ty: Type<'m>) -> Result<Bits> {
    let lanes = fx.lanes(ty)?;
    let pointer = fx.pointer(before_generic(fx.mx, address))?;
    check_is_variable(pointer)?;
    Bits::at(fx, pointer, lanes)?.ok_or_else(|| {
        Error::new(
            ErrorKind::InvalidInstruction,
            format!("expected an atomic operation on at most 64 bits, found {ty}; protect the value with a lock"),
        )
    })
}

/// Returns a value as an operand of the operation: a pointer as an integer.
fn operand<'m>(fx: &mut FunctionCx<'_, 'm>, value: Value<'m>) -> Result<Typed> {
    let id = fx.scalar(value)?;
    if value.ty().address_space().is_none() {
        return Ok(id);
    }
    let size = fx.mx.type_size()?;
    fx.ptr_to_int(size, id)
}

/// Returns the negation of a floating-point argument of a builtin; that of a constant is a constant.
pub(in crate::lower) fn negated<'m>(fx: &mut FunctionCx<'_, 'm>, cell: &Cell, value: Value<'m>) -> Result<Typed> {
    match (cell.lane, value.float_bits().first()) {
        (Lane::Float(width), Some(bits)) if !value.ty().is_vector() => {
            fx.mx.float_constant(width, bits ^ 1 << (width - 1))
        }
        _ => {
            let value = operand(fx, value)?;
            fx.fneg(value)
        }
    }
}

/// Converts the result of the operation to the type of the LLVM instruction.
fn result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, id: Typed) -> Result<Typed> {
    if inst.ty().address_space().is_none() {
        return Ok(id);
    }
    let ty = fx.pointer_type_of(inst.value())?;
    fx.int_to_ptr(ty, id)
}

/// `load atomic` => `OpAtomicLoad`
pub(super) fn load<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let target = target(fx, inst.operand(0), inst.ty())?;
    let scope = scope(fx, inst)?;
    match target {
        AtomicMemory::Cell(cell) => {
            let semantics = semantics(fx, inst.ordering(), cell.pointer.storage)?;
            let id = fx.op(Op::AtomicLoad, cell.ty, &[cell.pointer.value(), scope, semantics])?;
            Ok(Parts::from_elem(result(fx, inst, id)?, 1))
        }
        AtomicMemory::Bits(bits) => {
            let semantics = semantics(fx, inst.ordering(), bits.storage())?;
            bits.load(fx, Order { scope, semantics, failure: semantics })
        }
    }
}

/// `store atomic` => `OpAtomicStore`
pub(super) fn store<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let target = target(fx, inst.operand(1), inst.operand(0).ty())?;
    let scope = scope(fx, inst)?;
    match target {
        AtomicMemory::Cell(cell) => {
            if cell.lane == Lane::BFloat {
                fx.mx.out.requirements().note_atomic(Op::AtomicStore, Number::BFloat, 1)?;
            }
            let value = operand(fx, inst.operand(0))?;
            let semantics = semantics(fx, inst.ordering(), cell.pointer.storage)?;
            fx.emit(SpirvInst::new(Op::AtomicStore).id(cell.pointer.id).id(scope).id(semantics).id(value))
        }
        AtomicMemory::Bits(bits) => {
            let order = order(fx, inst.ordering(), Ordering::Monotonic, bits.storage(), scope)?;
            let value = fx.legal(inst.operand(0))?;
            bits.update(fx, order, |_, _| Ok(value)).map(drop)
        }
    }
}

/// Returns the access to an integer of 8 to 64 bits.
fn element(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, lane: Lane) -> Result<AtomicMemory> {
    match lane {
        Lane::Int { bits: 8, .. } => {}
        Lane::Int { bits: 16, .. } if !has_short_atomic(fx.mx, Op::AtomicStore, lane) => {}
        _ => return cell_at(fx, lane, |_| Ok(pointer)).map(AtomicMemory::Cell),
    }
    let bits = Bits::at(fx, pointer, Lanes { lane, count: 1 })?;
    bits.map(AtomicMemory::Bits).ok_or_else(|| invalid("expected an integer of 8 or 16 bits"))
}

/// `load atomic unordered` of an integer of 8 to 64 bits => `OpAtomicLoad`
///
/// From constant memory, which nothing writes, it is `OpLoad`.
pub(in crate::lower) fn load_element(fx: &mut FunctionCx<'_, '_>, pointer: Pointer, lane: Lane) -> Result<Typed> {
    if pointer.storage == StorageClass::UniformConstant {
        let access = Access { alignment: u64::from(lane.bits().unwrap_or(8) / 8), volatile: false, nontemporal: false };
        return load_word(fx, pointer, access);
    }
    let (element, scope) = (element(fx, pointer, lane)?, fx.mx.u32_constant(Scope::CrossDevice.0)?);
    match element {
        AtomicMemory::Cell(cell) => {
            let semantics = semantics(fx, Ordering::Unordered, cell.pointer.storage)?;
            fx.op(Op::AtomicLoad, cell.ty, &[cell.pointer.value(), scope, semantics])
        }
        AtomicMemory::Bits(bits) => {
            let semantics = semantics(fx, Ordering::Unordered, bits.storage())?;
            Ok(bits.load(fx, Order { scope, semantics, failure: semantics })?[0])
        }
    }
}

/// `store atomic unordered` of an integer of 8 to 64 bits => `OpAtomicStore`
pub(in crate::lower) fn store_element(
    fx: &mut FunctionCx<'_, '_>,
    pointer: Pointer,
    lane: Lane,
    value: Typed,
) -> Result<()> {
    let (element, scope) = (element(fx, pointer, lane)?, fx.mx.u32_constant(Scope::CrossDevice.0)?);
    match element {
        AtomicMemory::Cell(cell) => {
            let semantics = semantics(fx, Ordering::Unordered, cell.pointer.storage)?;
            fx.emit(SpirvInst::new(Op::AtomicStore).id(cell.pointer.id).id(scope).id(semantics).id(value))
        }
        AtomicMemory::Bits(bits) => {
            let semantics = semantics(fx, Ordering::Unordered, bits.storage())?;
            let order = Order { scope, semantics, failure: semantics };
            bits.update(fx, order, |_, _| Ok(Legal::scalar(lane, value))).map(drop)
        }
    }
}

/// Returns the instruction that performs an operation on 32-bit and 64-bit numbers.
fn direct(operation: RmwOp) -> Option<Op> {
    match operation {
        RmwOp::Xchg => Some(Op::AtomicExchange),
        RmwOp::Add => Some(Op::AtomicIAdd),
        RmwOp::Sub => Some(Op::AtomicISub),
        RmwOp::And => Some(Op::AtomicAnd),
        RmwOp::Or => Some(Op::AtomicOr),
        RmwOp::Xor => Some(Op::AtomicXor),
        RmwOp::Max => Some(Op::AtomicSMax),
        RmwOp::Min => Some(Op::AtomicSMin),
        RmwOp::UMax => Some(Op::AtomicUMax),
        RmwOp::UMin => Some(Op::AtomicUMin),
        RmwOp::FAdd | RmwOp::FSub => Some(Op::AtomicFAddEXT),
        RmwOp::FMax => Some(Op::AtomicFMaxEXT),
        RmwOp::FMin => Some(Op::AtomicFMinEXT),
        RmwOp::Nand
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::FMaximumNum
        | RmwOp::FMinimumNum
        | RmwOp::UIncWrap
        | RmwOp::UDecWrap
        | RmwOp::USubCond
        | RmwOp::USubSat => None,
    }
}

/// `atomicrmw` => `OpAtomicIAdd`, `OpAtomicExchange`, ..., or a loop around `OpAtomicCompareExchange` for an operation
/// that SPIR-V lacks or the options do not allow
pub(in crate::lower) fn read_modify_write<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let ty = inst.operand(1).ty();
    let lanes = fx.lanes(ty)?;
    let op = direct(inst.rmw_operation()).filter(|op| match lanes {
        Lanes { lane: Lane::Float(width @ (16 | 32 | 64)), count: 1 } => {
            match atomic_capability(*op, Number::Float(width), 1) {
                Some(capability) => fx.mx.out.requirements().allows_capability(capability),
                None => width != 16,
            }
        }
        Lanes { lane: Lane::Pointer { .. } | Lane::Int { bits: 32 | 64, .. }, count: 1 } => true,
        Lanes { lane: lane @ (Lane::Int { bits: 16, .. } | Lane::BFloat), count: 1 } => {
            // The negation of a bfloat is arithmetic, which its atomic operations are not.
            let negates = lane == Lane::BFloat && inst.rmw_operation() == RmwOp::FSub;
            !negates && has_short_atomic(fx.mx, *op, lane)
        }
        Lanes { lane: Lane::Float(16), count: count @ (2 | 4) } => atomic_capability(*op, Number::Float(16), count)
            .is_some_and(|capability| fx.mx.out.requirements().allows_capability(capability)),
        _ => false,
    });
    if matches!(inst.rmw_operation(), RmwOp::FAdd | RmwOp::FSub) {
        fx.record_addition(inst);
    }
    let scope = scope(fx, inst)?;
    let Some(op) = op else {
        let bits = bits(fx, inst.operand(0), ty)?;
        let order = order(fx, inst.ordering(), Ordering::Monotonic, bits.storage(), scope)?;
        let operand = fx.legal(inst.operand(1))?;
        return bits.update(fx, order, |fx, old| modified(fx, inst.rmw_operation(), old, &operand));
    };
    let cell = match lanes.count {
        1 => cell(fx, inst.operand(0), ty)?,
        _ => vector_cell(fx, inst, lanes.lane)?,
    };
    let mut value = operand(fx, inst.operand(1))?;
    if inst.rmw_operation() == RmwOp::FSub {
        value = fx.fneg(value)?;
    }
    let semantics = semantics(fx, inst.ordering(), cell.pointer.storage)?;
    let id = fx.op(op, cell.ty, &[cell.pointer.value(), scope, semantics, value])?;
    Ok(Parts::from_elem(result(fx, inst, id)?, 1))
}

/// `cmpxchg` => `OpAtomicCompareExchange` and a comparison for the success flag
pub(in crate::lower) fn compare_exchange<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let ty = inst.operand(1).ty();
    let target = target(fx, inst.operand(0), ty)?;
    let scope = scope(fx, inst)?;
    let (success, failure) = (inst.success_ordering(), inst.failure_ordering());
    let cell = match target {
        AtomicMemory::Cell(cell) => cell,
        AtomicMemory::Bits(bits) => {
            let order = order(fx, success, failure, bits.storage(), scope)?;
            let (comparator, value) = (fx.legal(inst.operand(1))?, fx.legal(inst.operand(2))?);
            return bits.compare_exchange(fx, order, &comparator, &value);
        }
    };
    let (comparator, value) = (operand(fx, inst.operand(1))?, operand(fx, inst.operand(2))?);
    let Order { semantics, failure, .. } = order(fx, success, failure, cell.pointer.storage, scope)?;
    let operands = [cell.pointer.value(), scope, semantics, failure, value, comparator];
    let old = fx.op(Op::AtomicCompareExchange, cell.ty, &operands)?;
    let stored = fx.icmp_eq(old, comparator)?;
    let old = match ty.address_space() {
        // Inside aggregates every pointer is a pointer to i8.
        Some(space) => {
            let ty = fx.mx.byte_pointer(space)?;
            fx.int_to_ptr(ty, old)?
        }
        None => old,
    };
    Ok(Parts::from_slice(&[old, stored]))
}

/// An operation on integers, `__spirv_AtomicX(pointer, scope, semantics, ...)`, of 8 bits, or of 16 that the options do not
/// allow => the loop of the same operation in LLVM IR; `None` for other calls
pub(in crate::lower) fn narrow_call<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Option<Parts>> {
    let arguments: SmallVec<[Value<'m>; 6]> = inst.arguments().collect();
    let &[address, scope, semantics, ref values @ ..] = arguments.as_slice() else { return Ok(None) };
    let ty = match (op, values) {
        (Op::AtomicStore, [value]) => value.ty(),
        _ => inst.ty(),
    };
    let is_number = |value: Value<'_>| value.ty().kind() == TypeKind::Integer(32);
    if !is_narrow(fx.mx, op, ty) || !address.ty().is_pointer() || !is_number(scope) || !is_number(semantics) {
        return Ok(None);
    }
    let (scope, semantics) = (fx.scalar(scope)?, fx.scalar(semantics)?);
    let order = Order { scope, semantics, failure: fx.mx.u32_constant(MemorySemantics::Relaxed.0)? };
    let lanes = fx.lanes(ty)?;
    let parts = match (op, values) {
        (Op::AtomicLoad, []) => bits(fx, address, ty)?.load(fx, order)?,
        (Op::AtomicStore, &[value]) => {
            let value = fx.legal(value)?;
            bits(fx, address, ty)?.update(fx, order, |_, _| Ok(value))?;
            Parts::new()
        }
        (Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak, &[unequal, value, comparator])
            if is_number(unequal) && value.ty() == ty && comparator.ty() == ty =>
        {
            let order = Order { failure: fx.scalar(unequal)?, ..order };
            let (value, comparator) = (fx.legal(value)?, fx.legal(comparator)?);
            let mut old = bits(fx, address, ty)?.compare_exchange(fx, order, &comparator, &value)?;
            old.truncate(1);
            old
        }
        (Op::AtomicIIncrement | Op::AtomicIDecrement, []) => {
            let operation = if op == Op::AtomicIIncrement { RmwOp::Add } else { RmwOp::Sub };
            let one = lanewise::number(fx, lanes, lanewise::Number::Small(1))?;
            bits(fx, address, ty)?.update(fx, order, |fx, old| modified(fx, operation, old, &one))?
        }
        (op, &[value]) if value.ty() == ty => {
            let Some(operation) = RmwOp::all().find(|operation| direct(*operation) == Some(op)) else {
                return Ok(None);
            };
            let value = fx.legal(value)?;
            bits(fx, address, ty)?.update(fx, order, |fx, old| modified(fx, operation, old, &value))?
        }
        _ => return Ok(None),
    };
    Ok(Some(parts))
}

/// Returns `true` if an atomic operation on a type needs a loop because the type has less than 32 bits.
fn is_narrow(mx: &mut ModuleCx<'_>, op: Op, ty: Type<'_>) -> bool {
    match ty.kind() {
        TypeKind::Integer(8) => true,
        TypeKind::Integer(bits @ 16) => !has_short_atomic(mx, op, Lane::Int { bits, width: bits }),
        _ => false,
    }
}

/// `fence` => `OpMemoryBarrier` over all memory that work-items share
pub(in crate::lower) fn fence<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<()> {
    let scope = scope(fx, inst)?;
    let semantics = semantics(fx, inst.ordering(), StorageClass::Generic)?;
    fx.emit(SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics))
}

/// `syncscope("...")` => a constant of the scope (clang's names for OpenCL's memory scopes), the widest for an unknown
/// name
fn scope<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Typed> {
    // "one-as" does not require an order among address spaces; a stronger order is allowed.
    let name = inst.sync_scope();
    let name = name.strip_suffix("one-as").map_or(name, |name| name.trim_end_matches('-'));
    let scope = match name {
        "" | "system" | "all_svm_devices" => Scope::CrossDevice,
        "device" | "agent" => Scope::Device,
        "workgroup" => Scope::Workgroup,
        "subgroup" | "wavefront" => Scope::Subgroup,
        "singlethread" | "work_item" => Scope::Invocation,
        // Narrower scopes depend on the target; all devices are correct for every target.
        other => {
            let message = format!("unknown synchronization scope {other:?}; the scope of all devices is used");
            fx.warn(inst, WarningKind::UnknownSyncScope, &message);
            Scope::CrossDevice
        }
    };
    fx.mx.u32_constant(scope.0)
}

/// Returns the memory semantics of a successful exchange, which must be at least as strong as those of a failed one
/// (specification, `OpAtomicCompareExchange`); LLVM does not require that.
fn order(
    fx: &mut FunctionCx<'_, '_>,
    success: Ordering,
    failure: Ordering,
    storage: StorageClass,
    scope: Typed,
) -> Result<Order> {
    let success = match (success, failure) {
        (Ordering::Release | Ordering::AcquireRelease, Ordering::Acquire) => Ordering::AcquireRelease,
        (Ordering::SequentiallyConsistent, _) | (_, Ordering::SequentiallyConsistent) => {
            Ordering::SequentiallyConsistent
        }
        (_, Ordering::Acquire) => Ordering::Acquire,
        (other, _) => other,
    };
    Ok(Order { scope, semantics: semantics(fx, success, storage)?, failure: semantics(fx, failure, storage)? })
}

/// Returns the memory semantics of an ordering for an access to a storage class (specification, section 3.2.24).
///
/// An ordering above `monotonic` is one of all memory (LangRef, Atomic Memory Ordering Constraints), so it has the storage
/// classes that work-items share, whatever the pointer.
fn semantics(fx: &mut FunctionCx<'_, '_>, ordering: Ordering, storage: StorageClass) -> Result<Typed> {
    let order = match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => {
            return fx.mx.u32_constant(memory_accessed(storage).0);
        }
        Ordering::Acquire => MemorySemantics::Acquire,
        Ordering::Release => MemorySemantics::Release,
        Ordering::AcquireRelease => MemorySemantics::AcquireRelease,
        Ordering::SequentiallyConsistent => MemorySemantics::SequentiallyConsistent,
    };
    fx.mx.u32_constant((order | memory_accessed(StorageClass::Generic)).0)
}

/// Returns the memory semantics for the memory that a pointer of a storage class may point to.
pub(in crate::lower) fn memory_accessed(storage: StorageClass) -> MemorySemantics {
    match storage {
        StorageClass::Workgroup => MemorySemantics::WorkgroupMemory,
        StorageClass::Generic => MemorySemantics::WorkgroupMemory | MemorySemantics::CrossWorkgroupMemory,
        StorageClass::Function => MemorySemantics::Relaxed,
        _ => MemorySemantics::CrossWorkgroupMemory,
    }
}
