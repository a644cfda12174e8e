//! The sections of a module outside of its functions: dense ids, types once, few imports, and a version that is allowed.

use std::collections::BTreeSet;

use llvm_spirv_rs::spirv::{Op, View};
use llvm_spirv_rs::{Options, Version, translate};

use crate::written::{modules, sample, settings};
use crate::{breaks, holds, keeps, view};

/// The ids are the numbers from 1 to one below the bound.
fn dense(view: &View<'_>) -> Result<usize, String> {
    let bound = view.bound();
    let ids: BTreeSet<u32> = view.instructions().filter_map(|inst| inst.result()).collect();
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
    assert_eq!(dense(&view(&words)), Ok(1));
    words[3] = 1;
    assert!(dense(&view(&words)).is_err());
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
    for inst in view.instructions().filter(|inst| is_single(inst.op)) {
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
fn imports(view: &View<'_>) -> BTreeSet<String> {
    view.imports().map(|(_, name)| name).collect()
}

/// Without debug information, kernels need OpenCL.std only, with any extensions allowed.
#[test]
fn kernels_import_opencl_std_only() {
    let mut debugged = 0;
    for module in modules() {
        let mut imports = imports(&view(module.words));
        imports.remove("OpenCL.std");
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
    for source in sample(16) {
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
