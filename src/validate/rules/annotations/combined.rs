//! The decorations of a module together: those of one target, the targets of groups, linkage (specification, section
//! 2.16.1).

use std::cell::OnceCell;
use std::collections::hash_map::Entry;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::targets::{check_target, has_initializer, is_of_kernel_argument};
use crate::spirv::grammar::{Decoration, EnumKind, LinkageType, Op, enumerant};
use crate::spirv::view::{Decorated, Instruction};
use crate::validate::rules::cx::Cx;
use crate::validate::violation::Violations;

/// The decorations that an id may have more than once: with other operands.
fn may_repeat(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::UserSemantic
            | Decoration::FuncParamAttr
            | Decoration::CacheControlLoadINTEL
            | Decoration::CacheControlStoreINTEL
            | Decoration::FunctionRoundingModeINTEL
            | Decoration::FunctionDenormModeINTEL
            | Decoration::FunctionFloatingPointModeINTEL
            | Decoration::ArgumentAttributeINTEL
    )
}

/// Returns the decoration that excludes another one.
fn excluded_by(decoration: Decoration) -> Option<Decoration> {
    Some(match decoration {
        Decoration::Block => Decoration::BufferBlock,
        Decoration::BufferBlock => Decoration::Block,
        Decoration::Restrict => Decoration::Aliased,
        Decoration::Aliased => Decoration::Restrict,
        Decoration::RestrictPointer => Decoration::AliasedPointer,
        Decoration::AliasedPointer => Decoration::RestrictPointer,
        Decoration::StallEnableALTERA => Decoration::StallFreeALTERA,
        Decoration::StallFreeALTERA => Decoration::StallEnableALTERA,
        Decoration::RowMajor => Decoration::ColMajor,
        Decoration::ColMajor => Decoration::RowMajor,
        Decoration::FPFastMathMode => Decoration::NoContraction,
        Decoration::NoContraction => Decoration::FPFastMathMode,
        _ => return None,
    })
}

/// Checks all decorations of the module: none is repeated, none excludes another, those of groups have the right targets,
/// members are built-in variables if others are, and linkage fits definitions.
pub(in crate::validate::rules) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    let mut given = Given::default();
    for inst in cx.view.preamble() {
        match (inst.op, inst.operands) {
            (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, decoration, ..]) => {
                given.add(cx, &inst, (target, None, Decoration(decoration)), found);
                given.operands(cx, &inst, target, Decoration(decoration), found);
            }
            (
                Op::MemberDecorate | Op::MemberDecorateString | Op::MemberDecorateIdEXT,
                &[target, member, decoration, ..],
            ) => {
                given.add(cx, &inst, (target, Some(member), Decoration(decoration)), found);
            }
            (Op::GroupDecorate, &[group, ref targets @ ..]) => given.add_group(cx, &inst, group, targets, found),
            _ => {}
        }
    }
    given.built_ins.check(cx, found);
    imports(cx, &given, found);
}

/// The maximum number of pairs of a group's decoration and target that are checked in a module.
const MAX_GROUP_PAIRS: usize = 100_000;

/// A target, a member of it, and a decoration.
type DecoratedTarget = (u32, Option<u32>, Decoration);

/// The decorations of a module so far.
#[derive(Default)]
struct Given<'a> {
    /// The operands of each decoration of a target, or of a member, unless a group gives it.
    seen: FxHashMap<DecoratedTarget, Option<&'a [u32]>>,
    /// The cache levels and the widths of numbers with a decoration.
    levels: FxHashSet<(u32, Decoration, u32)>,
    groups: FxHashMap<u32, Rc<Group>>,
    /// The number of pairs of a group's decoration and target so far.
    pairs: usize,
    built_ins: BuiltInMembers<'a>,
    /// The functions that are entry points, collected at the first question.
    entry_points: OnceCell<FxHashSet<u32>>,
    /// The targets of `LinkageAttributes` with `Import`.
    imported: Vec<(u32, Instruction<'a>)>,
}

/// The decorations of a group.
struct Group {
    /// Each once.
    decorations: Vec<Decoration>,
    /// `true` if one of them is `LinkageAttributes` with `Import`.
    imports: bool,
}

impl Group {
    fn new(cx: &Cx<'_, '_>, group: u32) -> Self {
        let mut seen = FxHashSet::default();
        let all = || cx.view.decorations(group);
        let imports = |decorated: Decorated<'_>| {
            let is_linkage = decorated.decoration == Decoration::LinkageAttributes;
            is_linkage && decorated.operands.last() == Some(&LinkageType::Import.0)
        };
        Self {
            decorations: all().map(|decorated| decorated.decoration).filter(|&kind| seen.insert(kind)).collect(),
            imports: all().any(imports),
        }
    }
}

impl<'a> Given<'a> {
    fn is_entry_point(&self, cx: &Cx<'_, '_>, function: u32) -> bool {
        let entries = || cx.view.entry_points().iter().map(|entry| entry.function).collect();
        self.entry_points.get_or_init(entries).contains(&function)
    }

    /// Records a decoration of a target, or of a member, and checks that it is new and that no other excludes it.
    fn add(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        (target, member, decoration): DecoratedTarget,
        found: &mut Violations,
    ) {
        let operands = match inst.op {
            Op::GroupDecorate => None,
            _ => inst.operands.get(if member.is_some() { 3 } else { 2 }..),
        };
        let first = match self.seen.entry((target, member, decoration)) {
            Entry::Vacant(entry) => {
                entry.insert(operands);
                None
            }
            Entry::Occupied(entry) => Some(*entry.get()),
        };
        let is_new = first.is_none();
        if let Some(first) = first.filter(|_| !may_repeat(decoration)) {
            let message = format!("{} has the decoration {decoration:?} already", cx.name(target));
            // With the same operands, both say the same.
            let has_none = enumerant(EnumKind::Decoration, decoration.0).is_some_and(|row| row.parameters.is_empty());
            let is_same = has_none || operands.is_some() && first == operands;
            found.add_if(!is_same, inst, "2.16.1", message);
        }
        if let Some(other) = excluded_by(decoration).filter(|&other| self.seen.contains_key(&(target, member, other))) {
            found.add(inst, "2.16.1", format!("{decoration:?} and {other:?} exclude each other"));
        }
        if member.is_some() && is_new && decoration == Decoration::BuiltIn {
            self.built_ins.add(target, *inst);
        }
    }

    /// Checks and records decorations by their operands.
    fn operands(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        target: u32,
        decoration: Decoration,
        found: &mut Violations,
    ) {
        match (decoration, inst.operands) {
            (Decoration::CacheControlLoadINTEL | Decoration::CacheControlStoreINTEL, &[_, _, level, ..]) => {
                found.require(
                    self.levels.insert((target, decoration, level)),
                    inst,
                    "SPV_INTEL_cache_controls",
                    || format!("{} has a {decoration:?} for cache level {level} already", cx.name(target)),
                );
            }
            (
                Decoration::FunctionRoundingModeINTEL
                | Decoration::FunctionDenormModeINTEL
                | Decoration::FunctionFloatingPointModeINTEL,
                &[_, _, width, ..],
            ) => {
                found.require(
                    self.levels.insert((target, decoration, width)),
                    inst,
                    "SPV_INTEL_float_controls2",
                    || format!("{} has a {decoration:?} for numbers of {width} bits already", cx.name(target)),
                );
            }
            (decoration, _) if is_of_kernel_argument(decoration) => {
                let function = cx.view.function_of(target).and_then(|index| cx.view.functions().get(index));
                let is_argument = function.is_none_or(|function| self.is_entry_point(cx, function.id));
                found.require(is_argument, inst, "SPV_ALTERA_fpga_argument_interfaces", || {
                    format!("{decoration:?} must be a decoration of a parameter of an entry point")
                });
            }
            (Decoration::LinkageAttributes, &[.., linkage]) if LinkageType(linkage) == LinkageType::Import => {
                self.imported.push((target, *inst));
            }
            _ => {}
        }
    }

    /// Records the decorations of a group for its targets, and checks the targets.
    fn add_group(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        group: u32,
        targets: &[u32],
        found: &mut Violations,
    ) {
        let group = Rc::clone(self.groups.entry(group).or_insert_with(|| Rc::new(Group::new(cx, group))));
        // A repeated target is another message.
        let mut seen = FxHashSet::default();
        for &target in targets.iter().filter(|&&target| seen.insert(target)) {
            for &decoration in &group.decorations {
                if self.pairs == MAX_GROUP_PAIRS {
                    return;
                }
                self.pairs += 1;
                check_target(cx, inst, target, decoration, found);
                self.add(cx, inst, (target, None, decoration), found);
                let is_linkage = decoration == Decoration::LinkageAttributes;
                if is_linkage && group.imports {
                    self.imported.push((target, *inst));
                }
                found.require(!is_linkage || !self.is_entry_point(cx, target), inst, "2.16.1", || {
                    format!("{} is an entry point, which must not have LinkageAttributes", cx.name(target))
                });
            }
        }
    }
}

/// The structures with members that are built-in variables.
#[derive(Default)]
struct BuiltInMembers<'a> {
    /// The number of such members.
    counts: FxHashMap<u32, usize>,
    /// The first decoration of each structure.
    first: Vec<(u32, Instruction<'a>)>,
}

impl<'a> BuiltInMembers<'a> {
    fn add(&mut self, structure: u32, inst: Instruction<'a>) {
        let count = self.counts.entry(structure).or_default();
        if *count == 0 {
            self.first.push((structure, inst));
        }
        *count += 1;
    }

    fn check(&self, cx: &Cx<'_, '_>, found: &mut Violations) {
        if self.first.is_empty() {
            return;
        }
        for (structure, inst) in &self.first {
            let count = self.counts.get(structure).copied();
            let is_whole = cx.members(*structure).is_none_or(|members| Some(members.len()) == count);
            found.require(is_whole, inst, "2.16.1", || {
                "if a member of a structure has the decoration BuiltIn, all its members must have it".to_owned()
            });
        }
        for inst in cx.view.preamble().filter(|inst| inst.op == Op::TypeStruct) {
            let members = inst.result().and_then(|id| cx.members(id)).unwrap_or_default();
            found.require(!members.iter().any(|member| self.counts.contains_key(member)), &inst, "2.16.1", || {
                "a structure whose members have the decoration BuiltIn must not be a member of a structure".to_owned()
            });
        }
    }
}

/// Checks that imported variables have no initializers, and that functions are imported if and only if they have no body.
fn imports(cx: &Cx<'_, '_>, given: &Given<'_>, found: &mut Violations) {
    for &(target, ref inst) in &given.imported {
        let is_initialized = cx.definition(target).is_some_and(|target| has_initializer(&target));
        // The definition is that of the module that exports the variable.
        found.tolerate(!is_initialized, inst, "2.16.1", || {
            "an imported variable must not have an initializer".to_owned()
        });
    }
    let imported: FxHashSet<u32> = given.imported.iter().map(|(target, _)| *target).collect();
    // Others may be targets of groups that were not looked at.
    let are_all = given.pairs < MAX_GROUP_PAIRS;
    for function in cx.view.functions() {
        let Some(inst) = cx.definition(function.id) else { continue };
        let is_imported = imported.contains(&function.id);
        found.require(is_imported || function.has_body || !are_all, &inst, "2.16.1", || {
            "a function without a body must have LinkageAttributes with Import".to_owned()
        });
        // It is the body of the function in the module that exports it.
        found.tolerate(!(is_imported && function.has_body), &inst, "2.16.1", || {
            "a function with a body must not have LinkageAttributes with Import".to_owned()
        });
    }
}
