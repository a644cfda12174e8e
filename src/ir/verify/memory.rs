//! The rules of instructions that access memory.

use super::checks::FunctionChecks;
use super::types::{MAX_ALIGNMENT, TargetUse, element_count, is_fp_or_vector};
use super::{Verdict, require};
use crate::ir::inst::{Inst, Ordering, RmwOp, flags};
use crate::ir::module::Module;
use crate::ir::opcode::Opcode;
use crate::ir::types::{Type, TypeData, TypeId};
use crate::ir::values::Value;

/// The number of the sync scope of the whole system.
const SYSTEM: u32 = 1;

/// Checks an instruction that accesses memory.
pub(super) fn check<'m>(checks: &FunctionChecks<'_, 'm>, inst: Inst<'m>) -> Verdict {
    let module = checks.facts.module;
    match inst.opcode() {
        Opcode::Alloca => check_alloca(checks, inst),
        Opcode::Load => {
            require(inst.value().operand(0).ty().is_pointer(), "Load operand must be a pointer.")?;
            check_access(inst, inst.value().ty(), "loading unsized types is not allowed")?;
            match inst.ordering() {
                Ordering::NotAtomic => check_scope(inst),
                Ordering::Release | Ordering::AcquireRelease => Err("Load cannot have Release ordering".into()),
                _ => check_atomic_type(module, inst.value().ty()),
            }
        }
        Opcode::Store => {
            require(inst.value().operand(1).ty().is_pointer(), "Store operand must be a pointer.")?;
            let ty = inst.value().operand(0).ty();
            check_access(inst, ty, "storing unsized types is not allowed")?;
            match inst.ordering() {
                Ordering::NotAtomic => check_scope(inst),
                Ordering::Acquire | Ordering::AcquireRelease => Err("Store cannot have Acquire ordering".into()),
                _ => check_atomic_type(module, ty),
            }
        }
        Opcode::Fence => require(
            matches!(
                inst.ordering(),
                Ordering::Acquire | Ordering::Release | Ordering::AcquireRelease | Ordering::SequentiallyConsistent
            ),
            "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
        ),
        Opcode::AtomicCmpXchg => check_compare_exchange(module, inst),
        Opcode::AtomicRmw => check_read_modify_write(module, inst),
        _ => require(inst.value().operand(0).ty().is_pointer(), "va_arg operand must be a pointer"),
    }
}

fn check_alloca<'m>(checks: &FunctionChecks<'_, 'm>, inst: Inst<'m>) -> Verdict {
    let ty = inst.allocated_type();
    require(ty.is_sized(), "Cannot allocate unsized type")?;
    require(!checks.facts.restricted.contains(ty, TargetUse::Local), "Alloca has illegal target extension type")?;
    require(inst.value().operand(0).ty().is_integer(), "Alloca array size must have integer type")?;
    require(inst.alignment() <= MAX_ALIGNMENT, "huge alignment values are unsupported")?;
    require(inst.value().ty().is_pointer(), "alloca must have a pointer as its result")?;
    if inst.raw_flags() & flags::SWIFT_ERROR != 0 {
        require(ty.is_pointer(), "swifterror alloca must have pointer type")?;
        require(inst.value().operand(0).int_zext() == Some(1), "swifterror alloca must not be array allocation")?;
        check_swift_error(inst.value())?;
    }
    Ok(())
}

/// Checks that a `swifterror` value is only loaded, stored to, and passed on.
pub(super) fn check_swift_error(value: Value<'_>) -> Verdict {
    for (user, operand) in value.use_slots() {
        let is_store = user.opcode() == Some(Opcode::Store);
        let is_allowed = matches!(user.opcode(), Some(Opcode::Load | Opcode::Store | Opcode::Call | Opcode::Invoke));
        require(is_allowed, "swifterror value can only be loaded and stored from, or as a swifterror argument!")?;
        require(!is_store || operand == 1, "swifterror value should be the second operand when used by stores")?;
    }
    Ok(())
}

/// Checks the type and the alignment of a load or store.
fn check_access(inst: Inst<'_>, ty: Type<'_>, message: &'static str) -> Verdict {
    require(inst.alignment() <= MAX_ALIGNMENT, "huge alignment values are unsupported")?;
    require(ty.is_sized(), message)?;
    require(!matches!(ty.data(), TypeData::X86Amx), "Cannot load/store from pointer")
}

/// Checks that an access that is not atomic has no sync scope of its own.
fn check_scope(inst: Inst<'_>) -> Verdict {
    let scope = inst.access().scope;
    let message = match inst.opcode() {
        Opcode::Load => "Non-atomic load cannot have SynchronizationScope specified",
        _ => "Non-atomic store cannot have SynchronizationScope specified",
    };
    require(scope == SYSTEM || scope == 0, message)
}

fn check_atomic_type(module: &Module, ty: Type<'_>) -> Verdict {
    let scalar = ty.scalar();
    require(
        scalar.is_integer() || scalar.is_pointer() || scalar.is_float(),
        "atomic operand must have integer, pointer, floating point, or vector type!",
    )?;
    check_atomic_size(module, ty)
}

fn check_atomic_size(module: &Module, ty: Type<'_>) -> Verdict {
    require(!ty.is_scalable(), "atomic memory access' operand must have a fixed size")?;
    let bits = module.data_layout().size_bits(ty);
    require(bits >= 8, "atomic memory access' size must be byte-sized")?;
    require(bits.is_power_of_two(), "atomic memory access' operand must have a power-of-two size")
}

fn check_compare_exchange(module: &Module, inst: Inst<'_>) -> Verdict {
    let [pointer, expected, desired] = [0, 1, 2].map(|index| inst.value().operand(index).ty());
    require(pointer.is_pointer(), "Cmpxchg operand is not a pointer type")?;
    require(expected == desired, "cmpxchg operands must have the same type")?;
    require(expected.is_integer() || expected.is_pointer(), "cmpxchg operand must have integer or pointer type")?;
    check_atomic_size(module, expected)?;
    require(!matches!(inst.ordering(), Ordering::NotAtomic | Ordering::Unordered), "Invalid cmpxchg success ordering")?;
    require(
        matches!(inst.failure_ordering(), Ordering::Monotonic | Ordering::Acquire | Ordering::SequentiallyConsistent),
        "Invalid cmpxchg failure ordering",
    )?;
    let ty = inst.value().ty();
    let is_result = ty.is_literal()
        && !ty.is_packed()
        && ty.member_count() == 2
        && ty.member(0) == expected
        && ty.member(1).id() == TypeId::I1;
    require(is_result, "cmpxchg must have a structure of its operand type and i1 as its result")
}

fn check_read_modify_write(module: &Module, inst: Inst<'_>) -> Verdict {
    let [pointer, ty] = [0, 1].map(|index| inst.value().operand(index).ty());
    require(pointer.is_pointer(), "Atomicrmw operand is not a pointer type")?;
    require(
        !matches!(inst.ordering(), Ordering::Unordered | Ordering::NotAtomic),
        "atomicrmw instructions cannot be unordered.",
    )?;
    let is_scalable = element_count(ty).is_some_and(|(_, is_scalable)| is_scalable);
    match inst.rmw_operation() {
        RmwOp::Xchg => require(
            ty.is_integer() || ty.is_float() || ty.is_pointer(),
            "atomicrmw xchg operand must have integer or floating point type!",
        )?,
        RmwOp::FAdd
        | RmwOp::FSub
        | RmwOp::FMax
        | RmwOp::FMin
        | RmwOp::FMaximum
        | RmwOp::FMinimum
        | RmwOp::FMaximumNum
        | RmwOp::FMinimumNum => require(
            is_fp_or_vector(ty) && !is_scalable,
            "atomicrmw operand must have floating-point or fixed vector of floating-point type!",
        )?,
        RmwOp::Add
        | RmwOp::Sub
        | RmwOp::And
        | RmwOp::Nand
        | RmwOp::Or
        | RmwOp::Xor
        | RmwOp::Max
        | RmwOp::Min
        | RmwOp::UMax
        | RmwOp::UMin
        | RmwOp::UIncWrap
        | RmwOp::UDecWrap
        | RmwOp::USubCond
        | RmwOp::USubSat => require(ty.is_integer(), "atomicrmw operand must have integer type!")?,
    }
    check_atomic_size(module, ty)?;
    require(inst.value().ty() == ty, "atomicrmw must have the type of its operand")
}
