//! Omission of instructions that do not change the validation result: most entry points of a module of many kernels.
//!
//! For each entry point SPIRV-Tools visits everything before the first function, and for each execution mode it searches
//! all entry points: its time is quadratic in the number of kernels. Therefore it gets one kernel of each list of
//! execution modes. The rules about the others are checked elsewhere, or have the same result for all:
//!
//! - Rules about the entry point itself are checked by [`entry_points`](crate::validate::entry_points).
//! - Rules about execution modes have the same result for two entry points with the same list of modes. Operands that
//!   no rule reads, such as the hint of a work-group's size, do not make lists different.
//! - Rules about all instructions that an entry point reaches (an instruction of some execution models only, a decoration
//!   that some execution mode excludes) are about shaders and about few modes. Modules in which they can matter are
//!   passed whole; [`is_about_kernels`] finds them conservatively.

use std::borrow::Cow;
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::spirv::View;
use crate::spirv::grammar::{
    Capability, Decoration, Dim, EnumKind, Enumerant, ExecutionMode, ExecutionModel, Op, StorageClass, enumerant,
    op_row,
};
use crate::spirv::inst::InstView;
use crate::spirv::view::Mode;

/// Returns the entry points and execution modes that can be omitted, in order; `None` if nothing can be omitted.
pub(super) fn omitted(view: &View<'_>) -> Option<Vec<Range<usize>>> {
    let kernels_only = view.entry_points().iter().all(|entry| entry.model == ExecutionModel::Kernel);
    if !kernels_only || !are_contiguous(view) || !view.instructions().all(|inst| is_about_kernels(*inst)) {
        return None;
    }
    let mut lists: FxHashMap<u32, Vec<Vec<u32>>> = FxHashMap::default();
    for mode in view.modes() {
        lists.entry(mode.function).or_default().push(relevant_words(mode));
    }
    let (mut seen, mut lists_seen) = (FxHashSet::default(), FxHashSet::default());
    let mut shown = FxHashSet::default();
    let mut omitted = Vec::new();
    for entry in view.entry_points() {
        let mut list = lists.remove(&entry.function).unwrap_or_default();
        list.sort_unstable();
        if seen.insert(entry.function) && lists_seen.insert(list) {
            shown.insert(entry.function);
        } else {
            omitted.push(entry.inst.range());
        }
    }
    let modes = view.modes().iter().filter(|mode| !shown.contains(&mode.function));
    omitted.extend(modes.map(|mode| mode.inst.range()));
    omitted.sort_unstable_by_key(|range| range.start);
    Some(omitted)
}

/// Returns `true` if the execution modes follow the entry points with nothing between. The first entry point is never
/// omitted, and SPIRV-Tools checks its position.
fn are_contiguous(view: &View<'_>) -> bool {
    let entry_points = view.entry_points().iter().map(|entry| entry.inst.range());
    let ranges: Vec<_> = entry_points.chain(view.modes().iter().map(|mode| mode.inst.range())).collect();
    ranges.windows(2).all(|pair| pair[0].end == pair[1].start)
}

/// Returns `words` without some instructions.
pub(super) fn without<'a>(words: &'a [u32], omitted: &[Range<usize>]) -> Cow<'a, [u32]> {
    if omitted.is_empty() {
        return Cow::Borrowed(words);
    }
    let mut rest = Vec::with_capacity(words.len());
    let mut at = 0;
    for range in omitted {
        rest.extend_from_slice(&words[at..range.start]);
        at = range.end;
    }
    rest.extend_from_slice(&words[at..]);
    Cow::Owned(rest)
}

/// Converts an offset in the result of [`without`] to the offset in the original module.
pub(super) fn original_offset(omitted: &[Range<usize>], offset: usize) -> usize {
    omitted.iter().fold(offset, |offset, range| if range.start <= offset { offset + range.len() } else { offset })
}

/// Returns the words of an execution mode that the result of SPIRV-Tools depends on, without its entry point.
fn relevant_words(mode: &Mode<'_>) -> Vec<u32> {
    let op = u32::from(mode.inst.op.0);
    let &[_, kind, ref numbers @ ..] = mode.inst.operands else { return vec![op] };
    let length = numbers.len() as u32;
    match ExecutionMode(kind) {
        _ if mode.inst.op != Op::ExecutionMode => [&[op, kind], numbers].concat(),
        // No dimension may be zero.
        ExecutionMode::LocalSize => {
            let product = numbers.iter().fold(1, |product: u32, &size| product.wrapping_mul(size));
            vec![op, kind, length, u32::from(product == 0)]
        }
        ExecutionMode::LocalSizeHint
        | ExecutionMode::VecTypeHint
        | ExecutionMode::SubgroupSize
        | ExecutionMode::SubgroupsPerWorkgroup
        | ExecutionMode::SharedLocalMemorySizeINTEL
        | ExecutionMode::MaxWorkgroupSizeINTEL
        | ExecutionMode::MaxWorkDimINTEL
        | ExecutionMode::NumSIMDWorkitemsINTEL
        | ExecutionMode::SchedulerTargetFmaxMhzINTEL
        | ExecutionMode::NamedBarrierCountINTEL
        | ExecutionMode::MaximumRegistersINTEL => vec![op, kind, length],
        _ => [&[op, kind], numbers].concat(),
    }
}

/// Returns `true` if no rule about an instruction depends on the entry points that reach it.
fn is_about_kernels(inst: InstView<'_>) -> bool {
    let operand = |index: usize| inst.operands.get(index).copied().unwrap_or(u32::MAX);
    match inst.op {
        // Entry points of another kind, and a third kind of execution mode.
        Op::ConditionalEntryPointINTEL => false,
        Op::ExecutionMode | Op::ExecutionModeId => {
            let mode = ExecutionMode(operand(1));
            // The functions that the entry point reaches must not use the deprecated fast-math mode `Fast`.
            mode != ExecutionMode::FPFastMathDefault && is_open_to_kernels(mode)
        }
        Op::TypePointer => is_open_to_kernels(StorageClass(operand(1))),
        Op::Variable | Op::UntypedVariableKHR => is_open_to_kernels(StorageClass(operand(2))),
        Op::TypeImage => is_open_to_kernels(Dim(operand(2))),
        // Rules about combinations of variables in an interface.
        Op::Decorate => Decoration(operand(1)) != Decoration::Block,
        Op::MemberDecorate => Decoration(operand(2)) != Decoration::BuiltIn,
        // Decorations through groups, which are not resolved here.
        Op::DecorationGroup | Op::GroupDecorate | Op::GroupMemberDecorate => false,
        // Sets with instructions for fragment shaders, or with references to entry points by name.
        Op::ExtInstImport => inst
            .string(1)
            .is_some_and(|(name, _)| name != b"GLSL.std.450" && !name.starts_with(b"NonSemantic.ClspvReflection")),
        op => op_row(op).is_some_and(|row| !need_shader(row.capabilities)),
    }
}

fn is_open_to_kernels<E: Enumerant>(value: E) -> bool {
    enumerant(E::KIND, value.value()).is_some_and(|row| !need_shader(row.capabilities))
}

/// Returns `true` if each of the capabilities, of which one is needed, implies `Shader`.
fn need_shader(capabilities: &[Capability]) -> bool {
    !capabilities.is_empty() && capabilities.iter().all(|&capability| implies_shader(capability))
}

fn implies_shader(capability: Capability) -> bool {
    let implied = || enumerant(EnumKind::Capability, capability.0).map_or(&[][..], |row| row.capabilities);
    capability == Capability::Shader || implied().iter().any(|&implied| implies_shader(implied))
}
