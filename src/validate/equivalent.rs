//! What SPIRV-Tools need not be shown to judge a module: most entry points of a module of many kernels.
//!
//! For each entry point it walks everything before the first function, and looks the entry point of each execution mode
//! up among all: with the number of kernels its time grows as the square. So it is shown one kernel of each list of
//! execution modes. What it asks about the others is answered elsewhere, or is the same for all:
//!
//! - What depends on the entry point itself is checked by [`entry_points`](super::entry_points).
//! - What depends on its execution modes is the same for two entry points with the same list of modes. Numbers that
//!   nobody looks at, such as the hint of a work-group's size, do not make lists different.
//! - What depends on all that it reaches (an instruction only some execution models have, a decoration that some
//!   execution mode rules out) is about shaders and about few modes. Modules in which this can matter are shown whole;
//!   [`is_about_kernels`] finds them, in doubt too many.

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

/// The entry points and execution modes that need not be shown, in order; `None` if the module has to be shown whole.
pub(super) fn left_out(view: &View<'_>) -> Option<Vec<Range<usize>>> {
    let kernels_only = view.entry_points().iter().all(|entry| entry.model == ExecutionModel::Kernel);
    if !kernels_only || !stand_together(view) || !view.instructions().all(|inst| is_about_kernels(*inst)) {
        return None;
    }
    let mut lists: FxHashMap<u32, Vec<Vec<u32>>> = FxHashMap::default();
    for mode in view.modes() {
        lists.entry(mode.function).or_default().push(what_counts(mode));
    }
    let (mut seen, mut lists_seen) = (FxHashSet::default(), FxHashSet::default());
    let mut shown = FxHashSet::default();
    let mut left_out = Vec::new();
    for entry in view.entry_points() {
        let mut list = lists.remove(&entry.function).unwrap_or_default();
        list.sort_unstable();
        if seen.insert(entry.function) && lists_seen.insert(list) {
            shown.insert(entry.function);
        } else {
            left_out.push(entry.inst.range());
        }
    }
    let modes = view.modes().iter().filter(|mode| !shown.contains(&mode.function));
    left_out.extend(modes.map(|mode| mode.inst.range()));
    left_out.sort_unstable_by_key(|range| range.start);
    Some(left_out)
}

/// Whether the execution modes follow the entry points with nothing between. The first entry point is always shown, and
/// where it stands SPIRV-Tools checks.
fn stand_together(view: &View<'_>) -> bool {
    let entry_points = view.entry_points().iter().map(|entry| entry.inst.range());
    let ranges: Vec<_> = entry_points.chain(view.modes().iter().map(|mode| mode.inst.range())).collect();
    ranges.windows(2).all(|pair| pair[0].end == pair[1].start)
}

/// `words` without some instructions.
pub(super) fn without<'a>(words: &'a [u32], left_out: &[Range<usize>]) -> Cow<'a, [u32]> {
    if left_out.is_empty() {
        return Cow::Borrowed(words);
    }
    let mut rest = Vec::with_capacity(words.len());
    let mut at = 0;
    for range in left_out {
        rest.extend_from_slice(&words[at..range.start]);
        at = range.end;
    }
    rest.extend_from_slice(&words[at..]);
    Cow::Owned(rest)
}

/// Where the word at `offset` of [`without`] stands in the module it was made from.
pub(super) fn original_offset(left_out: &[Range<usize>], offset: usize) -> usize {
    left_out.iter().fold(offset, |offset, range| if range.start <= offset { offset + range.len() } else { offset })
}

/// The words of an execution mode that SPIRV-Tools' answer depends on, without its entry point.
fn what_counts(mode: &Mode<'_>) -> Vec<u32> {
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

/// Whether no rule about an instruction looks at the entry points that reach it.
fn is_about_kernels(inst: InstView<'_>) -> bool {
    let operand = |index: usize| inst.operands.get(index).copied().unwrap_or(u32::MAX);
    match inst.op {
        // Entry points of another kind, and a third kind of execution mode.
        Op::ConditionalEntryPointINTEL => false,
        Op::ExecutionMode | Op::ExecutionModeId => {
            let mode = ExecutionMode(operand(1));
            // What the entry point reaches must not have the fast mode's old spelling.
            mode != ExecutionMode::FPFastMathDefault && is_open_to_kernels(mode)
        }
        Op::TypePointer => is_open_to_kernels(StorageClass(operand(1))),
        Op::Variable | Op::UntypedVariableKHR => is_open_to_kernels(StorageClass(operand(2))),
        Op::TypeImage => is_open_to_kernels(Dim(operand(2))),
        // Rules about what an interface may hold beside other things.
        Op::Decorate => Decoration(operand(1)) != Decoration::Block,
        Op::MemberDecorate => Decoration(operand(2)) != Decoration::BuiltIn,
        // Decorations that are not where one would look for them.
        Op::DecorationGroup | Op::GroupDecorate | Op::GroupMemberDecorate => false,
        // Sets that know fragments, or entry points by name.
        Op::ExtInstImport => inst
            .string(1)
            .is_some_and(|(name, _)| name != b"GLSL.std.450" && !name.starts_with(b"NonSemantic.ClspvReflection")),
        op => op_row(op).is_some_and(|row| !need_shader(row.capabilities)),
    }
}

fn is_open_to_kernels<E: Enumerant>(value: E) -> bool {
    enumerant(E::KIND, value.value()).is_some_and(|row| !need_shader(row.capabilities))
}

/// Whether each of some capabilities, of which one is needed, brings `Shader` with it.
fn need_shader(capabilities: &[Capability]) -> bool {
    !capabilities.is_empty() && capabilities.iter().all(|&capability| implies_shader(capability))
}

fn implies_shader(capability: Capability) -> bool {
    let implied = || enumerant(EnumKind::Capability, capability.0).map_or(&[][..], |row| row.capabilities);
    capability == Capability::Shader || implied().iter().any(|&implied| implies_shader(implied))
}
