//! Operand rules of the chapter of instructions: sampled images, atomics, lifetimes, casts to and from Generic; and
//! decorations that exclude each other.

use std::collections::{BTreeMap, BTreeSet};

use llvm_spirv_rs::spirv::grammar::{Decoration, StorageClass, op_row};
use llvm_spirv_rs::spirv::{InstView, Op};

use crate::view::{View, result};
use crate::{Instruction, breaks, holds, keeps};

const WORKGROUP: u32 = StorageClass::Workgroup.0;
const CROSS_WORKGROUP: u32 = StorageClass::CrossWorkgroup.0;
const FUNCTION: u32 = StorageClass::Function.0;
const GENERIC: u32 = StorageClass::Generic.0;

/// Section 2.16.1: the result of an `OpSampledImage` is used in its block, and not by a phi or select.
fn sampled_images_stay(view: &View<'_>) -> Result<usize, String> {
    let mut uses = 0;
    for function in view.functions() {
        let mut made = BTreeMap::new();
        let blocks =
            || function.blocks.iter().flat_map(|block| (block.start..block.end).map(move |at| (block.label, at)));
        for (block, at) in blocks() {
            let inst = view.insts[at];
            if inst.op == Op::SampledImage {
                made.insert(inst.operands[1], block);
            }
        }
        for (block, at) in blocks() {
            let inst = view.insts[at];
            let homes = view.uses(inst).into_iter().filter_map(|id| made.get(&id));
            for home in homes {
                uses += 1;
                if *home != block || matches!(inst.op, Op::Phi | Op::Select) {
                    return Err(format!("{} takes a sampled image from elsewhere", inst.op));
                }
            }
        }
    }
    Ok(uses)
}

#[test]
fn sampled_images_are_used_in_their_block() {
    holds(sampled_images_stay, 50);
    let function = |body: &[Instruction<'static>]| {
        let head: [Instruction<'_>; 3] =
            [(Op::Function, &[1, 2, 0, 3]), (Op::Label, &[4]), (Op::SampledImage, &[5, 6, 7, 8])];
        [&head[..], body, &[(Op::Return, &[]), (Op::FunctionEnd, &[])]].concat()
    };
    let sample: Instruction<'_> = (Op::ImageSampleExplicitLod, &[9, 10, 6, 11, 2, 12]);
    let (jump, label): (Instruction<'_>, Instruction<'_>) = ((Op::Branch, &[13]), (Op::Label, &[13]));
    keeps(sampled_images_stay, &function(&[sample, jump, label]));
    let message = " takes a sampled image from elsewhere";
    breaks(sampled_images_stay, &function(&[jump, label, sample]), &format!("OpImageSampleExplicitLod{message}"));
    breaks(sampled_images_stay, &function(&[(Op::Select, &[5, 10, 11, 6, 6])]), &format!("OpSelect{message}"));
    breaks(sampled_images_stay, &function(&[jump, label, (Op::Phi, &[5, 10, 6, 4])]), &format!("OpPhi{message}"));
}

/// Returns the number types of an atomic.
fn atomic_numbers(op: Op) -> Option<&'static [Op]> {
    Some(match op {
        Op::AtomicLoad | Op::AtomicStore | Op::AtomicExchange => &[Op::TypeInt, Op::TypeFloat],
        Op::AtomicCompareExchange
        | Op::AtomicCompareExchangeWeak
        | Op::AtomicIIncrement
        | Op::AtomicIDecrement
        | Op::AtomicIAdd
        | Op::AtomicISub
        | Op::AtomicSMin
        | Op::AtomicUMin
        | Op::AtomicSMax
        | Op::AtomicUMax
        | Op::AtomicAnd
        | Op::AtomicOr
        | Op::AtomicXor
        | Op::AtomicFlagTestAndSet
        | Op::AtomicFlagClear => &[Op::TypeInt],
        Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => &[Op::TypeFloat],
        _ => return None,
    })
}

/// The chapter "Atomic Instructions": a pointer to a storage class that supports atomics, with a pointee of the right
/// kind; values of its type; 32-bit scope and semantics.
fn atomics_fit(view: &View<'_>) -> Result<usize, String> {
    let mut count = 0;
    for inst in &view.insts {
        if let Some(numbers) = atomic_numbers(inst.op) {
            count += 1;
            atomic_fits(view, *inst, numbers).map_err(|what| format!("{} {what}", inst.op))?;
        } else if op_row(inst.op).is_some_and(|row| row.name.starts_with("OpAtomic")) {
            return Err(format!("{} is not known here", inst.op));
        }
    }
    Ok(count)
}

fn atomic_fits(view: &View<'_>, inst: InstView<'_>, numbers: &[Op]) -> Result<(), String> {
    let has_result = result(inst).is_some();
    let (pointer, rest) = match has_result {
        true => (inst.operands[2], &inst.operands[3..]),
        false => (inst.operands[0], &inst.operands[1..]),
    };
    let (storage, pointee) = view.pointer(pointer).ok_or("is on no pointer")?;
    if ![WORKGROUP, CROSS_WORKGROUP, FUNCTION, GENERIC].contains(&storage) {
        return Err(format!("is on memory of storage class {storage}"));
    }
    let is_flag = matches!(inst.op, Op::AtomicFlagTestAndSet | Op::AtomicFlagClear);
    let is_exchange = matches!(inst.op, Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak);
    let (masks, values) = rest.split_at(if is_exchange { 3 } else { 2 });
    if masks.iter().any(|mask| view.type_of(*mask).is_none_or(|ty| ty.op != Op::TypeInt || ty.operands[1] != 32)) {
        return Err("has a scope or semantics that are not of 32 bits".to_owned());
    }
    let number = match (is_flag, has_result) {
        (true, _) => pointee,
        (false, true) => Some(inst.operands[0]),
        (false, false) => view.type_id(values[0]),
    };
    let Some(number) = number else { return Ok(()) };
    if pointee.is_some_and(|pointee| pointee != number) {
        return Err("is on a pointer to another type".to_owned());
    }
    let ty = view.definition(number).ok_or("has no type")?;
    let widths: &[u32] = match ty.op {
        _ if is_flag => &[32],
        // The specification requires a scalar; for less than 32 bits drivers decide.
        _ => &[8, 16, 32, 64],
    };
    // SPV_NV_shader_atomic_fp16_vector has atomics on vectors of halves.
    let is_of_halves = ty.op == Op::TypeVector
        && view.definition(ty.operands[1]).is_some_and(|lane| lane.op == Op::TypeFloat && lane.operands[1] == 16);
    if is_of_halves && numbers.contains(&Op::TypeFloat) {
        return Ok(());
    }
    if !numbers.contains(&ty.op) || !widths.contains(&ty.operands[1]) {
        return Err(format!("is on {} of {} bits", ty.op, ty.operands.get(1).unwrap_or(&0)));
    }
    match values.iter().all(|value| view.type_id(*value) == Some(number)) {
        true => Ok(()),
        false => Err("has a value of another type".to_owned()),
    }
}

#[test]
fn atomics_have_supported_types_and_storage_classes() {
    holds(atomics_fit, 500);
    let module = |storage: u32, pointee: u32, atomic: Instruction<'_>| {
        let types: [Instruction<'_>; 6] = [
            (Op::TypeInt, &[1, 32, 0]),
            (Op::TypeFloat, &[2, 32]),
            (Op::TypePointer, &[3, storage, pointee]),
            (Op::Undef, &[3, 4]),
            (Op::Constant, &[1, 5, 1]),
            (Op::Constant, &[2, 6, 1]),
        ];
        let mut words = crate::words(&types);
        words.extend(&crate::words(&[atomic])[5..]);
        atomics_fit(&View::new(&words)).map(drop)
    };
    let says = |message: &str| Err(message.to_owned());
    let add: Instruction<'_> = (Op::AtomicIAdd, &[1, 9, 4, 5, 5, 5]);
    assert_eq!(module(WORKGROUP, 1, add), Ok(()));
    assert_eq!(module(0, 1, add), says("OpAtomicIAdd is on memory of storage class 0"));
    assert_eq!(module(GENERIC, 2, add), says("OpAtomicIAdd is on a pointer to another type"));
    let on_float: Instruction<'_> = (Op::AtomicIAdd, &[2, 9, 4, 5, 5, 6]);
    assert_eq!(module(GENERIC, 2, on_float), says("OpAtomicIAdd is on OpTypeFloat of 32 bits"));
    assert_eq!(module(GENERIC, 2, (Op::AtomicExchange, &[2, 9, 4, 5, 5, 6])), Ok(()));
    let mixed: Instruction<'_> = (Op::AtomicExchange, &[2, 9, 4, 5, 5, 5]);
    assert_eq!(module(GENERIC, 2, mixed), says("OpAtomicExchange has a value of another type"));
    assert_eq!(module(GENERIC, 2, (Op::AtomicStore, &[4, 5, 5, 6])), Ok(()));
    let scope: Instruction<'_> = (Op::AtomicStore, &[4, 6, 5, 6]);
    assert_eq!(module(GENERIC, 2, scope), says("OpAtomicStore has a scope or semantics that are not of 32 bits"));
    assert_eq!(
        module(GENERIC, 2, (Op::AtomicFlagClear, &[4, 5, 5])),
        says("OpAtomicFlagClear is on OpTypeFloat of 32 bits")
    );
}

/// `OpLifetimeStart`, `OpLifetimeStop`: a pointer to a variable; size 0 unless the pointer is untyped.
fn lifetimes_fit(view: &View<'_>) -> Result<usize, String> {
    let mut count = 0;
    for inst in view.insts.iter().filter(|inst| matches!(inst.op, Op::LifetimeStart | Op::LifetimeStop)) {
        count += 1;
        let (storage, pointee) = view.pointer(inst.operands[0]).ok_or("a lifetime of no pointer")?;
        if storage != FUNCTION {
            return Err(format!("a lifetime in memory of storage class {storage}"));
        }
        let is_typed = pointee.and_then(|pointee| view.definition(pointee)).is_some_and(|ty| ty.op != Op::TypeVoid);
        if is_typed && inst.operands[1] != 0 {
            return Err(format!("{} has a size and a pointee", inst.op));
        }
    }
    Ok(count)
}

#[test]
fn lifetimes_of_typed_pointers_have_size_zero() {
    holds(lifetimes_fit, 500);
    let module = |storage: u32, pointee: u32, size: u32| {
        let words = crate::words(&[
            (Op::TypeInt, &[1, 8, 0]),
            (Op::TypeVoid, &[2]),
            (Op::TypePointer, &[3, storage, pointee]),
            (Op::Undef, &[3, 4]),
            (Op::LifetimeStart, &[4, size]),
        ]);
        lifetimes_fit(&View::new(&words)).map(drop)
    };
    assert_eq!(module(FUNCTION, 1, 0), Ok(()));
    assert_eq!(module(FUNCTION, 2, 4), Ok(()));
    assert_eq!(module(FUNCTION, 1, 4), Err("OpLifetimeStart has a size and a pointee".to_owned()));
    assert_eq!(module(GENERIC, 1, 0), Err("a lifetime in memory of storage class 8".to_owned()));
}

/// The chapter "Conversion Instructions": between Generic and one of three storage classes, with the same pointee.
fn generic_casts_fit(view: &View<'_>) -> Result<usize, String> {
    let mut count = 0;
    for inst in &view.insts {
        let (op, operand) = match inst.op {
            Op::SpecConstantOp => (Op(inst.operands[2] as u16), 3),
            op => (op, 2),
        };
        let is_generic = matches!(op, Op::PtrCastToGeneric | Op::GenericCastToPtr | Op::GenericCastToPtrExplicit);
        if !is_generic {
            continue;
        }
        count += 1;
        let (Some(to), Some(from)) = (view.pointer(inst.operands[1]), view.pointer(inst.operands[operand])) else {
            return Err(format!("{op} is on no pointers"));
        };
        let (generic, other) = if op == Op::PtrCastToGeneric { (to.0, from.0) } else { (from.0, to.0) };
        if generic != GENERIC || ![WORKGROUP, CROSS_WORKGROUP, FUNCTION].contains(&other) {
            return Err(format!("{op} from storage class {} to {}", from.0, to.0));
        }
        if to.1 != from.1 {
            return Err(format!("{op} changes the pointee"));
        }
        if op == Op::GenericCastToPtrExplicit && inst.operands[3] != to.0 {
            return Err(format!("{op} names another storage class than its type"));
        }
    }
    Ok(count)
}

#[test]
fn casts_to_and_from_generic_preserve_the_pointee() {
    holds(generic_casts_fit, 500);
    let module = |from: (u32, u32), to: (u32, u32), cast: Instruction<'_>| {
        let mut words = crate::words(&[
            (Op::TypeInt, &[1, 8, 0]),
            (Op::TypeInt, &[2, 32, 0]),
            (Op::TypePointer, &[3, from.0, from.1]),
            (Op::TypePointer, &[4, to.0, to.1]),
            (Op::Undef, &[3, 5]),
        ]);
        words.extend(&crate::words(&[cast])[5..]);
        generic_casts_fit(&View::new(&words)).map(drop)
    };
    let (to_generic, from_generic): (Instruction<'_>, Instruction<'_>) =
        ((Op::PtrCastToGeneric, &[4, 6, 5]), (Op::GenericCastToPtr, &[4, 6, 5]));
    let says = |message: &str| Err(message.to_owned());
    assert_eq!(module((WORKGROUP, 1), (GENERIC, 1), to_generic), Ok(()));
    assert_eq!(module((GENERIC, 2), (FUNCTION, 2), from_generic), Ok(()));
    assert_eq!(module((0, 1), (GENERIC, 1), to_generic), says("OpPtrCastToGeneric from storage class 0 to 8"));
    assert_eq!(module((GENERIC, 1), (GENERIC, 1), to_generic), says("OpPtrCastToGeneric from storage class 8 to 8"));
    assert_eq!(module((WORKGROUP, 1), (GENERIC, 2), to_generic), says("OpPtrCastToGeneric changes the pointee"));
    assert_eq!(
        module((WORKGROUP, 1), (GENERIC, 1), from_generic),
        says("OpGenericCastToPtr from storage class 4 to 8")
    );
    let explicit: Instruction<'_> = (Op::GenericCastToPtrExplicit, &[4, 6, 5, 5]);
    assert_eq!(module((GENERIC, 1), (CROSS_WORKGROUP, 1), explicit), Ok(()));
    let message = "OpGenericCastToPtrExplicit names another storage class than its type";
    assert_eq!(module((GENERIC, 1), (FUNCTION, 1), explicit), says(message));
}

/// The decorations Restrict and Aliased: at most one of them.
fn aliasing_is_clear(view: &View<'_>) -> Result<usize, String> {
    let decorated = |decoration: Decoration| {
        let is_it = move |inst: &&InstView<'_>| inst.op == Op::Decorate && inst.operands[1] == decoration.0;
        view.insts.iter().filter(is_it).map(|inst| inst.operands[0]).collect::<BTreeSet<_>>()
    };
    let (restrict, aliased) = (decorated(Decoration::Restrict), decorated(Decoration::Aliased));
    match restrict.intersection(&aliased).next() {
        Some(id) => Err(format!("%{id} is Restrict and Aliased")),
        None => Ok(restrict.len() + aliased.len()),
    }
}

#[test]
fn restrict_and_aliased_exclude_each_other() {
    holds(aliasing_is_clear, 2);
    let (restrict, aliased): (Instruction<'_>, Instruction<'_>) = ((Op::Decorate, &[1, 19]), (Op::Decorate, &[1, 20]));
    keeps(aliasing_is_clear, &[restrict, (Op::Decorate, &[2, 20])]);
    breaks(aliasing_is_clear, &[restrict, aliased], "%1 is Restrict and Aliased");
}
