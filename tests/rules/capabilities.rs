//! A module declares the capabilities it uses and no others: without any of them it is invalid, or it has an
//! instruction that needs the capability although SPIRV-Tools does not check it.

use std::collections::BTreeSet;

use llvm_spirv_rs::spirv::grammar::{
    Capability, Decoration, EnumKind, ExecutionMode, ImageOperands, OperandKind, StorageClass, enum_row, enumerant,
    op_row,
};
use llvm_spirv_rs::spirv::view::Type;
use llvm_spirv_rs::spirv::{InstView, Op, View};
use llvm_spirv_rs::validate::spirv_tools::check;
use llvm_spirv_rs::{Options, translate};

use crate::view;
use crate::written::modules;

/// Returns the words without the declaration of a capability.
fn without(view: &View<'_>, capability: Capability) -> Vec<u32> {
    let mut declarations = view.capabilities().filter(|(_, declared)| *declared == capability);
    let (inst, _) = declarations.next().expect("the capability is declared");
    [&view.words()[..inst.offset], &view.words()[inst.end()..]].concat()
}

fn declared(view: &View<'_>) -> Vec<Capability> {
    view.capabilities().map(|(_, capability)| capability).collect()
}

fn name(capability: Capability) -> &'static str {
    enumerant(EnumKind::Capability, capability.0).map_or("?", |row| row.name)
}

/// A predicate: `true` if an instruction needs the capability.
type Need = fn(&View<'_>, InstView<'_>) -> bool;

/// Capabilities that SPIRV-Tools does not always require, and those of most modules, for which it need not be asked.
#[rustfmt::skip]
const NEEDS: &[(Capability, Need)] = &[
    (Capability::Addresses,                   |_, inst| inst.op == Op::MemoryModel && inst.operands[0] != 0),
    (Capability::AtomicFloat16AddEXT,         |view, inst| is_atomic(view, inst, &[Op::AtomicFAddEXT], 16)),
    (Capability::AtomicFloat16MinMaxEXT,      |view, inst| is_atomic(view, inst, &[Op::AtomicFMinEXT, Op::AtomicFMaxEXT], 16)),
    (Capability::AtomicFloat32AddEXT,         |view, inst| is_atomic(view, inst, &[Op::AtomicFAddEXT], 32)),
    (Capability::AtomicFloat32MinMaxEXT,      |view, inst| is_atomic(view, inst, &[Op::AtomicFMinEXT, Op::AtomicFMaxEXT], 32)),
    (Capability::AtomicFloat64AddEXT,         |view, inst| is_atomic(view, inst, &[Op::AtomicFAddEXT], 64)),
    (Capability::AtomicFloat64MinMaxEXT,      |view, inst| is_atomic(view, inst, &[Op::AtomicFMinEXT, Op::AtomicFMaxEXT], 64)),
    (Capability::DebugInfoModuleINTEL,        |_, inst| inst.op == Op::ExtInst && inst.operands[3] == 36),
    (Capability::DotProductInput4x8Bit,       |view, inst| is_dot_of(view, inst, is_vector)),
    (Capability::DotProductInput4x8BitPacked, |view, inst| is_dot_of(view, inst, is_integer)),
    (Capability::DotProductInputAll,          |view, inst| is_dot_of(view, inst, is_vector)),
    (Capability::FPGALoopControlsALTERA,      |_, inst| inst.op == Op::LoopControlINTEL || inst.op == Op::LoopMerge && inst.operands[2] >= 1 << 16),
    (Capability::Float16,                     |_, inst| inst.op == Op::TypeFloat && inst.operands[1] == 16),
    (Capability::Float16Buffer,               |_, inst| inst.op == Op::TypeFloat && inst.operands[1] == 16),
    (Capability::Float64,                     |_, inst| inst.op == Op::TypeFloat && inst.operands[1] == 64),
    (Capability::FloatingPointModeINTEL,      |_, inst| inst.op == Op::ExecutionMode && is_float_mode(inst.operands[1])),
    (Capability::GenericPointer,              |_, inst| matches!(inst.op, Op::TypePointer | Op::TypeUntypedPointerKHR) && inst.operands[1] == StorageClass::Generic.0),
    (Capability::GroupNonUniformArithmetic,   |_, inst| (Op::GroupNonUniformIAdd.0..=Op::GroupNonUniformLogicalXor.0).contains(&inst.op.0)),
    (Capability::Groups,                      |_, inst| is_group(inst.op) || is_motion_estimation(inst.op)),
    (Capability::ImageBasic,                  |_, inst| matches!(inst.op, Op::TypeImage | Op::TypeSampler)),
    (Capability::ImageMipmap,                 |_, inst| has_level(inst)),
    (Capability::ImageReadWrite,              |_, inst| inst.op == Op::TypeImage && inst.operands[8..] == [2]),
    (Capability::Int8,                        |_, inst| inst.op == Op::TypeInt && inst.operands[1] == 8),
    (Capability::Int16,                       |_, inst| inst.op == Op::TypeInt && inst.operands[1] == 16),
    (Capability::Int64,                       |_, inst| inst.op == Op::TypeInt && inst.operands[1] == 64),
    (Capability::Kernel,                      |_, inst| inst.op == Op::MemoryModel && inst.operands[1] == 2),
    (Capability::Linkage,                     |view, inst| is_linked(inst) || inst.op == Op::MemoryModel && is_library(view)),
    (Capability::SubgroupAvcMotionEstimationINTEL,      |_, inst| is_motion_estimation(inst.op)),
    (Capability::SubgroupAvcMotionEstimationIntraINTEL, |_, inst| is_motion_estimation(inst.op)),
    (Capability::Vector16,                    |_, inst| inst.op == Op::TypeVector && inst.operands[2] > 4),
];

fn is_linked(inst: InstView<'_>) -> bool {
    inst.op == Op::Decorate && inst.operands[1] == Decoration::LinkageAttributes.0
}

/// Returns `true` if a module has no entry point, which only one that declares Linkage may lack (specification, section
/// 2.16.1).
fn is_library(view: &View<'_>) -> bool {
    view.instructions().all(|inst| inst.op != Op::EntryPoint)
}

/// Returns `true` for a group instruction that does not need a non-uniform capability.
fn is_group(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.name.starts_with("OpGroup") && !row.name.starts_with("OpGroupNonUniform"))
}

/// Returns `true` for the modes whose capability the grammar does not name (SPV_INTEL_float_controls2).
fn is_float_mode(mode: u32) -> bool {
    [ExecutionMode::FloatingPointModeALTINTEL.0, ExecutionMode::FloatingPointModeIEEEINTEL.0].contains(&mode)
}

/// Returns `true` for an instruction of SPV_INTEL_device_side_avc_motion_estimation.
fn is_motion_estimation(op: Op) -> bool {
    op_row(op).is_some_and(|row| row.name.starts_with("OpSubgroupAvc"))
}

/// Returns `true` for an image instruction with a level of detail.
fn has_level(inst: InstView<'_>) -> bool {
    let operands = op_row(inst.op).map_or(&[][..], |row| row.operands);
    let mask = operands.iter().position(|operand| operand.kind == OperandKind::Enum(EnumKind::ImageOperands));
    mask.and_then(|mask| inst.operands.get(mask)).is_some_and(|mask| mask & ImageOperands::Lod.0 != 0)
}

fn is_atomic(view: &View<'_>, inst: InstView<'_>, ops: &[Op], bits: u32) -> bool {
    ops.contains(&inst.op)
        && matches!(view.type_of(inst.operands[1]), Some(Type::Int { width, .. } | Type::Float { width }) if width == bits)
}

/// Returns `true` for an integer dot product whose operands have such a type.
fn is_dot_of(view: &View<'_>, inst: InstView<'_>, has_type: fn(Type<'_>) -> bool) -> bool {
    let is_dot = op_row(inst.op).is_some_and(|row| row.name.contains("Dot") && row.name != "OpDot");
    is_dot && view.type_of(inst.operands[2]).is_some_and(has_type)
}

fn is_vector(ty: Type<'_>) -> bool {
    matches!(ty, Type::Vector { .. })
}

fn is_integer(ty: Type<'_>) -> bool {
    matches!(ty, Type::Int { .. })
}

/// Returns `true` if another declared capability implies this one.
fn is_implied(capability: Capability, view: &View<'_>) -> bool {
    let rows = enum_row(EnumKind::Capability).enumerants;
    let implies =
        |other: Capability| rows.iter().any(|row| row.value == other.0 && row.capabilities.contains(&capability));
    declared(view).into_iter().any(implies)
}

#[test]
fn every_declared_capability_is_needed() {
    let (mut asked_for, mut spare) = (BTreeSet::new(), Vec::new());
    for module in modules() {
        let view = view(module.words);
        let is_valid = |words: &[u32]| check(words).expect("SPIRV-Tools answers").is_ok();
        let mut unexplained = declared(&view);
        unexplained.retain(|capability| {
            let need = NEEDS.iter().find(|(known, _)| known == capability);
            // Capabilities that others imply are declared by name as well, as the Khronos translator declares them.
            !need.is_some_and(|(_, need)| view.instructions().any(|inst| need(&view, *inst)))
                && !is_implied(*capability, &view)
        });
        if unexplained.is_empty() || !is_valid(module.words) {
            continue;
        }
        for capability in unexplained {
            match NEEDS.iter().any(|(known, _)| *known == capability) || is_valid(&without(&view, capability)) {
                true => spare.push((name(capability), &module.name)),
                false => {
                    asked_for.insert(name(capability));
                }
            }
        }
    }
    assert!(spare.is_empty(), "{spare:?}");
    assert!(asked_for.len() > 40, "only {asked_for:?}");
}

/// Small kernels, with all capabilities that each declares.
#[test]
fn small_kernels_declare_few_capabilities() {
    let rows: [(&str, &[&str]); 10] = [
        ("define spir_kernel void @k() {\n ret void\n}", &[]),
        ("define spir_func void @f() {\n ret void\n}", &["Linkage"]),
        ("define spir_kernel void @k(ptr addrspace(1) %p) {\n store i32 1, ptr addrspace(1) %p\n ret void\n}", &[]),
        (
            "define spir_kernel void @k(ptr addrspace(1) %p) {\n store i8 1, ptr addrspace(1) %p\n ret void\n}",
            &["Int8"],
        ),
        ("define spir_kernel void @k(i16 %n) {\n ret void\n}", &["Int16"]),
        ("define spir_kernel void @k(i64 %n) {\n ret void\n}", &["Int64"]),
        ("define spir_kernel void @k(float %x) {\n ret void\n}", &[]),
        ("define spir_kernel void @k(double %x) {\n ret void\n}", &["Float64"]),
        ("define spir_kernel void @k(<4 x i32> %x) {\n ret void\n}", &[]),
        ("define spir_kernel void @k(<16 x i32> %x) {\n ret void\n}", &["Vector16"]),
    ];
    for (function, more) in rows {
        let source = format!("target triple = \"spir-unknown-unknown\"\n{function}\n");
        let words = translate(source.as_bytes(), "input", &Options::default()).expect("it is fine").words;
        let found: BTreeSet<_> = declared(&view(&words)).into_iter().map(name).collect();
        let expected: BTreeSet<_> = ["Addresses", "Kernel"].iter().chain(more).copied().collect();
        assert_eq!(found, expected, "{function}");
    }
}
