//! Section 2.4, the order of a module's sections; section 2.2.1, strings; section 2.3, the bound.

use std::collections::BTreeSet;

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::grammar::{Class, op_row};
use llvm_spirv_rs::spirv::operands::{Part, parts};
use llvm_spirv_rs::{Options, Version, translate};

use crate::view::{View, result};
use crate::written::{modules, sample, settings};
use crate::{Instruction, breaks, holds, keeps};

/// Section 10, for instructions without a section of their own.
const GLOBALS: usize = 10;

const SECTIONS: usize = 13;

/// Returns the section of an instruction outside of functions, as section 2.4 of the specification numbers them (from 0).
fn section(op: Op) -> usize {
    match op {
        Op::Capability | Op::ConditionalCapabilityINTEL => 0,
        Op::Extension | Op::ConditionalExtensionINTEL => 1,
        Op::ExtInstImport => 2,
        Op::MemoryModel => 3,
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => 4,
        Op::ExecutionMode | Op::ExecutionModeId => 5,
        Op::String | Op::Source | Op::SourceContinued | Op::SourceExtension => 6,
        Op::Name | Op::MemberName => 7,
        Op::ModuleProcessed => 8,
        // They precede the annotations that name them (SPV_INTEL_memory_access_aliasing).
        Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => 9,
        _ if op_row(op).is_some_and(|row| row.class == Class::Annotation) => 9,
        _ => GLOBALS,
    }
}

/// Returns the section of each instruction; all instructions of a function have one section.
fn sections(view: &View<'_>) -> Vec<(usize, Op)> {
    let (mut sections, mut function) = (Vec::new(), None);
    for (index, inst) in view.insts.iter().enumerate() {
        if inst.op == Op::Function {
            let body = view.insts[index..].iter().take_while(|inst| inst.op != Op::FunctionEnd);
            function = Some(if body.into_iter().any(|inst| inst.op == Op::Label) { 12 } else { 11 });
        }
        sections.push((function.unwrap_or_else(|| section(inst.op)), inst.op));
        if inst.op == Op::FunctionEnd {
            function = None;
        }
    }
    sections
}

fn sections_in_order(view: &View<'_>) -> Result<usize, String> {
    let sections = sections(view);
    for pair in sections.windows(2) {
        if pair[0].0 > pair[1].0 {
            return Err(format!("{} stands before {}", pair[0].1, pair[1].1));
        }
    }
    let models = sections.iter().filter(|(_, op)| *op == Op::MemoryModel).count();
    if models != 1 {
        return Err(format!("there are {models} memory models"));
    }
    Ok(1)
}

#[test]
fn sections_are_in_order() {
    holds(sections_in_order, 800);
    let full: BTreeSet<usize> =
        modules().iter().flat_map(|module| sections(&View::new(module.words))).map(|(section, _)| section).collect();
    assert!((0..SECTIONS).all(|section| full.contains(&section)), "only {full:?} are in any module");
    let model: Instruction<'_> = (Op::MemoryModel, &[2, 2]);
    keeps(sections_in_order, &[(Op::Capability, &[4]), model, (Op::TypeVoid, &[1])]);
    breaks(sections_in_order, &[model, (Op::Capability, &[4])], "OpMemoryModel stands before OpCapability");
    breaks(sections_in_order, &[(Op::TypeVoid, &[1]), model], "OpTypeVoid stands before OpMemoryModel");
    let definition: [Instruction<'_>; 3] = [(Op::Function, &[1, 2, 0, 3]), (Op::Label, &[4]), (Op::FunctionEnd, &[])];
    let declaration: [Instruction<'_>; 2] = [(Op::Function, &[1, 5, 0, 3]), (Op::FunctionEnd, &[])];
    keeps(sections_in_order, &[&[model], &declaration[..], &definition[..]].concat());
    breaks(sections_in_order, &[&[model], &definition[..], &declaration[..]].concat(), "OpFunctionEnd stands before");
}

/// The target of a decoration is defined after it; decoration groups may come in between.
fn decorations_first(view: &View<'_>) -> Result<usize, String> {
    let mut count = 0;
    for (index, inst) in view.insts.iter().enumerate() {
        let is_decoration =
            op_row(inst.op).is_some_and(|row| row.class == Class::Annotation) && result(*inst).is_none();
        if !is_decoration {
            continue;
        }
        count += 1;
        let target = inst.operands[0];
        match view.index_of(target) {
            Some(place) if place > index || view.insts[place].op == Op::DecorationGroup => {}
            Some(_) => return Err(format!("%{target} is defined before its decoration")),
            None => return Err(format!("%{target} is decorated, and defined nowhere")),
        }
    }
    Ok(count)
}

#[test]
fn decorations_precede_their_targets() {
    holds(decorations_first, 5_000);
    let decoration: Instruction<'_> = (Op::Decorate, &[1, 19]);
    keeps(decorations_first, &[decoration, (Op::TypeVoid, &[1])]);
    breaks(decorations_first, &[(Op::TypeVoid, &[1]), decoration], "%1 is defined before its decoration");
    breaks(decorations_first, &[decoration], "%1 is decorated, and defined nowhere");
}

/// Returns the bytes of the string that starts at a word, up to its zero byte; the rest of its last word must be zero.
fn string(words: &[u32]) -> Result<Vec<u8>, &'static str> {
    let mut bytes = Vec::new();
    for word in words {
        let four = word.to_le_bytes();
        match four.iter().position(|byte| *byte == 0) {
            None => bytes.extend(four),
            Some(end) if four[end..].iter().all(|byte| *byte == 0) => {
                bytes.extend(&four[..end]);
                return Ok(bytes);
            }
            Some(_) => return Err("is not padded with zeros"),
        }
    }
    Err("has no end")
}

fn strings(view: &View<'_>) -> Result<Vec<Vec<u8>>, String> {
    let mut found = Vec::new();
    for inst in &view.insts {
        let mut starts = Vec::new();
        parts(inst.op, inst.operands, |at, part| starts.extend((part == Part::String).then_some(at)));
        for start in starts {
            let bytes = string(&inst.operands[start..]).map_err(|what| format!("a string of {} {what}", inst.op))?;
            if std::str::from_utf8(&bytes).is_err() {
                return Err(format!("a string of {} is not UTF-8: {}", inst.op, bytes.escape_ascii()));
            }
            found.push(bytes);
        }
    }
    Ok(found)
}

#[test]
fn strings_are_utf8_and_terminated() {
    let rule = |view: &View<'_>| strings(view).map(|strings| strings.len());
    holds(rule, 10_000);
    let all: Vec<_> = modules().iter().flat_map(|module| strings(&View::new(module.words)).expect("seen")).collect();
    for rest in 0..4 {
        assert!(all.iter().filter(|text| text.len() % 4 == rest).count() > 100, "lengths of {rest} beyond whole words");
    }
    assert!(all.iter().any(|text| !text.is_ascii()), "no string is more than ASCII");
    keeps(rule, &[(Op::Name, &[1, 0x0063_6261])]);
    breaks(rule, &[(Op::Name, &[1, 0x6463_6261])], "a string of OpName has no end");
    breaks(rule, &[(Op::Name, &[1, 0x6100_6261])], "a string of OpName is not padded with zeros");
    breaks(rule, &[(Op::Name, &[1, 0x0000_00FF])], "a string of OpName is not UTF-8");
}

/// The ids are the numbers from 1 to one below the bound.
fn dense(view: &View<'_>) -> Result<usize, String> {
    let bound = view.words[3];
    let ids: BTreeSet<u32> = view.insts.iter().filter_map(|inst| result(*inst)).collect();
    match (1..bound).find(|id| !ids.contains(id)) {
        Some(id) => Err(format!("%{id} is nothing, below the bound {bound}")),
        None if ids.last().map_or(1, |last| last + 1) != bound => Err(format!("the bound {bound} is too low")),
        None => Ok(ids.len()),
    }
}

#[test]
fn ids_are_dense() {
    holds(dense, 100_000);
    breaks(dense, &[(Op::TypeVoid, &[1])], "%2 is nothing, below the bound 1000");
    let mut words = crate::words(&[(Op::TypeVoid, &[1])]);
    words[3] = 2;
    assert_eq!(dense(&View::new(&words)), Ok(1));
    words[3] = 1;
    assert!(dense(&View::new(&words)).is_err());
}

/// Types that are not aggregates are declared once (section 2.8); structures, arrays and wrappers of objects may be
/// declared several times.
fn types_once(view: &View<'_>) -> Result<usize, String> {
    let is_single = |op: Op| {
        matches!(
            op,
            Op::TypeVoid
                | Op::TypeBool
                | Op::TypeInt
                | Op::TypeFloat
                | Op::TypeVector
                | Op::TypePointer
                | Op::TypeUntypedPointerKHR
                | Op::TypeFunction
                | Op::TypeImage
                | Op::TypeSampler
                | Op::TypeSampledImage
                | Op::TypeEvent
        )
    };
    let mut types = BTreeSet::new();
    for inst in view.insts.iter().filter(|inst| is_single(inst.op)) {
        if !types.insert((inst.op, &inst.operands[1..])) {
            return Err(format!("{} %{} is there already", inst.op, inst.operands[0]));
        }
    }
    Ok(types.len())
}

#[test]
fn types_are_declared_once() {
    holds(types_once, 10_000);
    keeps(types_once, &[(Op::TypeInt, &[1, 32, 0]), (Op::TypeInt, &[2, 64, 0]), (Op::TypeFloat, &[3, 32])]);
    keeps(types_once, &[(Op::TypeStruct, &[1]), (Op::TypeStruct, &[2])]);
    breaks(types_once, &[(Op::TypeInt, &[1, 32, 0]), (Op::TypeInt, &[2, 32, 0])], "OpTypeInt %2 is there already");
    breaks(types_once, &[(Op::TypeFunction, &[1, 9]), (Op::TypeFunction, &[2, 9])], "OpTypeFunction %2");
}

/// Returns the extended instruction sets that a module imports.
fn imports(view: &View<'_>) -> BTreeSet<Vec<u8>> {
    let imports = view.insts.iter().filter(|inst| inst.op == Op::ExtInstImport);
    imports.filter_map(|inst| inst.string(1)).map(|(name, _)| name).collect()
}

/// Without debug information, kernels need OpenCL.std only, with any extensions allowed.
#[test]
fn kernels_import_opencl_std_only() {
    let mut debugged = 0;
    for module in modules() {
        let mut imports = imports(&View::new(module.words));
        imports.remove(&b"OpenCL.std"[..]);
        let has_debug_information = module.source.windows(15).any(|text| text == b"!DICompileUnit(");
        debugged += usize::from(has_debug_information && !imports.is_empty());
        assert!(imports.is_empty() || has_debug_information, "{} imports more than OpenCL.std", module.name);
    }
    assert!(debugged > 10, "only {debugged} modules import a set for debug information");
}

/// A module's version is at most the highest allowed one, or the module is refused.
#[test]
fn versions_are_at_most_the_allowed_version() {
    let [(_, all), ..] = settings();
    let mut found = BTreeSet::new();
    for source in sample(5) {
        for minor in 0..=6 {
            let max_version: Version = format!("1.{minor}").parse().expect("it is a version");
            let options = Options { max_version, ..all.clone() };
            let Ok(translation) = translate(&source.text, "input", &options) else { continue };
            let version = translation.words[1];
            assert!(version <= max_version.word(), "{}: {version:#x} instead of 1.{minor}", source.name);
            found.insert(version);
        }
    }
    assert!(found.len() > 3, "only versions {found:x?}");
}
