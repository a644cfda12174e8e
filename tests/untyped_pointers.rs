//! Every translated module is also translated with untyped pointers, and valid.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::grammar::op_row;
use llvm_spirv_rs::spirv::{Op, inst};
use llvm_spirv_rs::{ExtensionSet, Options, translate};

#[test]
fn violations_name_their_location() {
    let source = "target triple = \"spir64-unknown-unknown\"\n\
        define spir_func i32 @f(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n\
        define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %q) {\n  %x = load float, ptr addrspace(3) %q\n  \
        %y = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst\n  ret void\n}\n";
    let environment = Some("level-zero:SPV_KHR_untyped_pointers".parse().expect("it is an environment"));
    let extensions = ExtensionSet::parse_list("+SPV_KHR_untyped_pointers").expect("it is a list");
    let error = translate(source.as_bytes(), "it", &Options { environment, extensions, ..Options::default() });
    let error = error.expect_err("the environment has neither");
    let places: Vec<_> = error.locations().collect();
    assert!(places.iter().any(|place| place.contains("%y = atomicrmw")), "{error}: {places:?}");
}

#[test]
fn every_module_translates_with_untyped_pointers() {
    let with = |list: &str| Options { extensions: ExtensionSet::parse_list(list).unwrap(), ..Options::default() };
    let (typed, untyped) = (with("all"), with("all,+SPV_KHR_untyped_pointers"));
    let mut translated = 0;
    for path in assembly() {
        let (bytes, name) = (fs::read(&path).unwrap(), path.display().to_string());
        if translate(&bytes, &name, &typed).is_err() {
            continue;
        }
        translated += 1;
        match translate(&bytes, &name, &untyped) {
            Ok(translation) => assert_ids_are_dense(&name, &translation.words),
            Err(error) => panic!("{name}: {error}"),
        }
    }
    assert!(translated > 150, "only {translated} files are modules");
}

/// Each id below the bound is defined, also in modules without types of pointers.
#[track_caller]
fn assert_ids_are_dense(name: &str, words: &[u32]) {
    let instructions = || inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("the words are sound"));
    if !instructions().any(|inst| inst.op == Op::TypeUntypedPointerKHR) {
        return;
    }
    let results = instructions().filter_map(|inst| {
        let row = op_row(inst.op).filter(|row| row.has_result())?;
        Some(inst.operands[usize::from(row.has_result_type())])
    });
    let results: BTreeSet<u32> = results.collect();
    assert!(results.iter().copied().eq(1..words[3]), "{name}: {results:?} below {}", words[3]);
}

/// Returns the files of `lit` and of the kernels; some contain several modules and are skipped.
fn assembly() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("lit"), root.join("tests/kernels")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ll") {
                files.push(path);
            }
        }
    }
    files
}
