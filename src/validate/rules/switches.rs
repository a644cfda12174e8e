//! Operands of the instructions of control flow (specification, sections 3.2.22 and 3.3.17). `blocks` has the rules
//! about blocks.

use rustc_hash::FxHashSet;

use super::cx::Cx;
use crate::spirv::grammar::{AddressingModel, Capability, EnumKind, LoopControl, Op, StorageClass, bits, enumerant};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::Phi, &[ty, ..]) => phi(cx, inst, ty, found),
        (Op::Switch, &[selector, _, ref cases @ ..]) => switch(cx, inst, selector, cases, found),
        (Op::LoopMerge, &[_, _, control, ref parameters @ ..]) => {
            loop_control(inst, LoopControl(control), parameters, found);
        }
        (Op::LoopControlINTEL, &[control, ref parameters @ ..]) => {
            loop_control(inst, LoopControl(control), parameters, found);
        }
        (Op::LifetimeStart | Op::LifetimeStop, &[pointer, size]) => lifetime(cx, inst, pointer, size, found),
        _ => {}
    }
}

fn phi(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, found: &mut Violations) {
    let is_value = match cx.ty(ty) {
        Some(Type::Void) => false,
        // Section 2.16.1 excludes images and samplers, too; they are the translation of a `select` between two of them,
        // which consumers accept.
        Some(Type::Other(Op::TypeSampledImage)) => cx.has(Capability::BindlessTextureNV),
        Some(Type::Pointer { .. }) => {
            cx.addressing != Some(AddressingModel::Logical) || cx.has(Capability::VariablePointersStorageBuffer)
        }
        _ => true,
    };
    found.require(is_value, inst, "OpPhi", || {
        "the result type must not be void, a sampled image, or a logical pointer".to_owned()
    });
}

/// Checks the literals of a switch, whose number of words is known to fit the selector.
fn switch(cx: &Cx<'_, '_>, inst: &Instruction<'_>, selector: u32, cases: &[u32], found: &mut Violations) {
    let Some(Type::Int { width, is_signed }) = cx.type_of(selector) else { return };
    let words = width.div_ceil(32) as usize;
    let literals = || cases.chunks_exact(words + 1).map(|case| &case[..words]);
    let used = width % 32;
    let is_extended = |literal: &[u32]| {
        let Some(&last) = literal.last() else { return true };
        let is_negative = is_signed && last >> (used - 1) & 1 == 1;
        last >> used == if is_negative { u32::MAX >> used } else { 0 }
    };
    found.require(used == 0 || literals().all(is_extended), inst, "2.2.1", || {
        format!("the literals must be extended from the {width} bits of the selector")
    });
    let mut known = FxHashSet::default();
    let differ = literals().all(|literal| known.insert(literal));
    found.require(differ, inst, "OpSwitch", || "the literals must differ from each other".to_owned());
}

/// Checks the bits of a loop control and their parameters (specification, section 3.2.22).
fn loop_control(inst: &Instruction<'_>, control: LoopControl, parameters: &[u32], found: &mut Violations) {
    const EXCLUDED: [LoopControl; 3] = [LoopControl::Unroll, LoopControl::PeelCount, LoopControl::PartialCount];
    let has = |bit: LoopControl| control.0 & bit.0 != 0;
    for bit in EXCLUDED {
        found.require(!(has(LoopControl::DontUnroll) && has(bit)), inst, "3.2.22", || {
            format!("the loop control must not have both DontUnroll and {bit}")
        });
    }
    let multiple = LoopControl::IterationMultiple;
    let lower = bits(control.0).take_while(|&bit| bit < multiple.0);
    let counts = lower.map(|bit| enumerant(EnumKind::LoopControl, bit).map_or(0, |row| row.parameters.len()));
    let position: usize = counts.sum();
    let is_zero = has(multiple) && parameters.get(position) == Some(&0);
    found.require(!is_zero, inst, "3.2.22", || "the parameter of IterationMultiple must be at least 1".to_owned());
}

fn lifetime(cx: &Cx<'_, '_>, inst: &Instruction<'_>, pointer: u32, size: u32, found: &mut Violations) {
    let section = "OpLifetimeStart";
    let storage = cx.pointer_of(pointer).map(|(storage, _)| storage);
    found.require(storage == Some(StorageClass::Function), inst, section, || {
        "the pointer must point to Function".to_owned()
    });
    // The description requires a size of 0 for a pointer to a type other than void; compilers write the size of the object.
    found.require(size == 0 || cx.has(Capability::Addresses), inst, section, || {
        "a size requires the capability Addresses".to_owned()
    });
}
