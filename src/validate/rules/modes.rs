//! Entry points, execution modes, and the memory model (specification, sections 2.16.1, 3.2.4 and 3.2.5).

use rustc_hash::{FxHashMap, FxHashSet};

use super::annotations::{TRANSFORM, allows_transform};
use super::cx::Cx;
use super::types::is_defined_constant;
use crate::spirv::grammar::{
    Capability, Decoration, EnumKind, ExecutionMode, ExecutionModel, FPFastMathMode, MemoryModel, Op, OperandKind,
    applies_to_width, enumerant,
};
use crate::spirv::view::{Annotation, Instruction, Mode, Type};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::ExecutionMode, &[_, mode, ref operands @ ..]) => {
            let mode = ExecutionMode(mode);
            found.require(!has_ids(mode), inst, "OpExecutionMode", || {
                format!("{mode:?} has ids as operands, which requires OpExecutionModeId")
            });
            if mode == ExecutionMode::LocalSize {
                work_group(inst, operands.iter().map(|&size| Some(u64::from(size))), found);
            }
        }
        (Op::ExecutionModeId, &[_, mode, ref operands @ ..]) => {
            let mode = ExecutionMode(mode);
            match has_ids(mode) {
                true => mode_ids(cx, inst, mode, operands, found),
                false => found.add(inst, "OpExecutionModeId", format!("{mode:?} has no ids as operands")),
            }
        }
        (Op::MemoryModel, &[_, model, ..]) => {
            let is_vulkan = MemoryModel(model) == MemoryModel::Vulkan;
            found.require(is_vulkan || !cx.has(Capability::VulkanMemoryModel), inst, "2.16.1", || {
                "the capability VulkanMemoryModel requires the memory model Vulkan".to_owned()
            });
        }
        _ => {}
    }
}

/// Returns `true` for a mode with ids as operands.
fn has_ids(mode: ExecutionMode) -> bool {
    enumerant(EnumKind::ExecutionMode, mode.0)
        .is_some_and(|row| row.parameters.iter().any(|kind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope)))
}

fn mode_ids(cx: &Cx<'_, '_>, inst: &Instruction<'_>, mode: ExecutionMode, operands: &[u32], found: &mut Violations) {
    if let (ExecutionMode::FPFastMathDefault, &[ty, mask]) = (mode, operands) {
        return fast_math(cx, inst, ty, mask, found);
    }
    if mode == ExecutionMode::LocalSizeId {
        work_group(inst, operands.iter().map(|&size| cx.int(size)), found);
    }
    for &id in operands {
        let is_int = matches!(cx.type_of(id), Some(Type::Int { .. }));
        found.require(is_defined_constant(cx, id) && is_int, inst, "OpExecutionModeId", || {
            format!("{} is not a constant of a scalar integer type", cx.name(id))
        });
    }
}

/// Checks that a work-group has an item.
fn work_group(inst: &Instruction<'_>, mut sizes: impl Iterator<Item = Option<u64>>, found: &mut Violations) {
    found.require(!sizes.any(|size| size == Some(0)), inst, "3.2.5", || {
        "the size of a work-group must not be 0".to_owned()
    });
}

fn fast_math(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, mask: u32, found: &mut Violations) {
    let section = "SPV_KHR_float_controls2";
    found.require(cx.op(ty) == Some(Op::TypeFloat), inst, section, || {
        "the target type must be a scalar floating-point type".to_owned()
    });
    let is_int = matches!(cx.type_of(mask), Some(Type::Int { width: 32, .. }));
    let Some(bits) = cx.int(mask).filter(|_| is_int).and_then(|bits| u32::try_from(bits).ok()) else {
        return found.add(inst, section, "the mode must be a 32-bit constant that is no specialization constant");
    };
    // All bits of the mask, and Fast, which stands for several of them.
    let known = (FPFastMathMode::AllowTransform.0 << 1) - 1;
    found.require(bits & !known == 0 && bits & FPFastMathMode::Fast.0 == 0, inst, section, || {
        "the mode must be a mask of floating-point fast-math modes without Fast".to_owned()
    });
    found.require(allows_transform(bits), inst, section, || TRANSFORM.to_owned());
}

/// Returns `true` for a mode of kernels only.
fn is_of_kernels(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::LocalSizeHint
            | ExecutionMode::LocalSizeHintId
            | ExecutionMode::VecTypeHint
            | ExecutionMode::ContractionOff
    )
}

/// The sets of modes of which an entry point has at most one; those about floating-point numbers, one for each width.
///
/// `LocalSizeHint` is apart from `LocalSize`, although section 2.16.1 has them in one set: kernels with both attributes are
/// common, translators write both modes, and consumers accept them.
#[rustfmt::skip]
const EXCLUSIVE: &[&[ExecutionMode]] = &[
    &[ExecutionMode::LocalSize, ExecutionMode::LocalSizeId],
    &[ExecutionMode::LocalSizeHint, ExecutionMode::LocalSizeHintId],
    // SPV_KHR_float_controls
    &[ExecutionMode::DenormFlushToZero, ExecutionMode::DenormPreserve],
    &[ExecutionMode::RoundingModeRTE, ExecutionMode::RoundingModeRTZ],
    // SPV_INTEL_maximum_registers
    &[ExecutionMode::MaximumRegistersINTEL, ExecutionMode::MaximumRegistersIdINTEL, ExecutionMode::NamedMaximumRegistersINTEL],
];

/// Returns the set of [`EXCLUSIVE`] with a mode.
fn exclusive(mode: ExecutionMode) -> Option<&'static [ExecutionMode]> {
    EXCLUSIVE.iter().copied().find(|set| set.contains(&mode))
}

/// Checks the execution modes of all entry points.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    modes(cx, found);
    poison(cx, found);
}

/// Checks that each entry point has each mode once, that the modes fit the execution model, and each other.
fn modes(cx: &Cx<'_, '_>, found: &mut Violations) {
    let models: FxHashMap<u32, ExecutionModel> =
        cx.view.entry_points().iter().map(|entry| (entry.function, entry.model)).collect();
    let mut seen: FxHashMap<_, Instruction<'_>> = FxHashMap::default();
    let mut chosen = FxHashMap::default();
    let (mut defaults, mut excluding) = (Vec::new(), FxHashSet::default());
    for inst in cx.view.modes().iter().map(|mode| mode.inst) {
        let &[function, mode, ref operands @ ..] = inst.operands else { continue };
        let mode = ExecutionMode(mode);
        let operand = operands.first().copied().filter(|_| applies_to_width(mode));
        let first = *seen.entry((function, mode, operand)).or_insert(inst);
        if first.offset != inst.offset {
            let is_other = (first.op, first.operands) != (inst.op, inst.operands);
            let message = format!("the entry point has the mode {mode:?} already");
            found.add_if(is_other, &inst, "OpExecutionMode", message);
        }
        let is_kernel = models.get(&function).is_none_or(|&model| model == ExecutionModel::Kernel);
        found.require(is_kernel || !is_of_kernels(mode), &inst, "3.2.5", || {
            format!("{mode:?} is a mode of kernels only")
        });
        if let Some(set) = exclusive(mode) {
            let first = *chosen.entry((function, set[0], operand)).or_insert(mode);
            found.require(first == mode, &inst, "2.16.1", || {
                format!("the entry point has the mode {first:?} already, which excludes {mode:?}")
            });
        }
        match mode {
            ExecutionMode::FPFastMathDefault => defaults.push((inst, function)),
            ExecutionMode::ContractionOff | ExecutionMode::SignedZeroInfNanPreserve => _ = excluding.insert(function),
            _ => {}
        }
    }
    for &(inst, function) in &defaults {
        found.require(!excluding.contains(&function), &inst, "SPV_KHR_float_controls2", || {
            "FPFastMathDefault excludes ContractionOff and SignedZeroInfNanPreserve".to_owned()
        });
    }
    if !defaults.is_empty() {
        let entries = defaults.iter().map(|&(_, function)| function);
        fast_decorations(cx, &reached(cx, entries), found);
    }
}

/// Checks that all entry points of a module with poison values have the mode for them.
fn poison(cx: &Cx<'_, '_>, found: &mut Violations) {
    if !cx.has(Capability::PoisonFreezeKHR) {
        return;
    }
    let is_mode = |mode: &&Mode<'_>| mode.inst.operands.get(1) == Some(&ExecutionMode::ArithmeticPoisonKHR.0);
    let with_mode: FxHashSet<u32> = cx.view.modes().iter().filter(is_mode).map(|mode| mode.function).collect();
    for entry in cx.view.entry_points() {
        found.require(with_mode.contains(&entry.function), &entry.inst, "SPV_KHR_poison_freeze", || {
            "with the capability PoisonFreezeKHR, the entry point must have the mode ArithmeticPoisonKHR".to_owned()
        });
    }
}

/// Returns the indexes of the functions that entry points call, directly or not, and of themselves.
fn reached(cx: &Cx<'_, '_>, entries: impl Iterator<Item = u32>) -> FxHashSet<usize> {
    let mut reached = FxHashSet::default();
    let mut open: Vec<u32> = entries.collect();
    while let Some(function) = open.pop() {
        let Some(index) = cx.view.function(function).filter(|&index| reached.insert(index)) else { continue };
        for inst in cx.view.instructions_in(cx.view.functions()[index].words.clone()) {
            if let (Op::FunctionCall, &[_, _, callee, ..]) = (inst.op, inst.operands) {
                open.push(callee);
            }
        }
    }
    reached
}

/// Checks that functions whose floating-point modes have a default neither have nor use results with decorations that a
/// default replaces.
fn fast_decorations(cx: &Cx<'_, '_>, functions: &FxHashSet<usize>, found: &mut Violations) {
    let mut constants = FxHashMap::default();
    for (inst, annotation) in cx.view.annotations() {
        let Annotation::Decorate { target, decoration, operands } = annotation else { continue };
        let is_replaced = match decoration {
            Decoration::NoContraction => true,
            Decoration::FPFastMathMode => operands.first().is_some_and(|mask| mask & FPFastMathMode::Fast.0 != 0),
            _ => false,
        };
        if !is_replaced {
            continue;
        }
        if let Some(function) = cx.view.function_of(target) {
            if functions.contains(&function) {
                replaced(&inst, found);
            }
        } else if cx.op(target) == Some(Op::SpecConstantOp) {
            constants.insert(target, inst);
        }
    }
    if constants.is_empty() {
        return;
    }
    let reached = cx.view.functions().iter().enumerate().filter(|(index, _)| functions.contains(index));
    for (_, function) in reached {
        for inst in cx.view.instructions_in(function.words.clone()) {
            for at in cx.view.extended_sets().ids(*inst) {
                if let Some(annotation) = constants.remove(&inst.operands[at]) {
                    replaced(&annotation, found);
                }
            }
        }
    }
}

fn replaced(annotation: &Instruction<'_>, found: &mut Violations) {
    found.add(
        annotation,
        "SPV_KHR_float_controls2",
        "FPFastMathDefault excludes NoContraction and the fast-math mode Fast",
    );
}
