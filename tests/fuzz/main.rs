//! Runs the fuzz targets of `fuzz/` on pseudo-random bytes, and on input that is deep, wide or cyclic on purpose.
//!
//! `FUZZ_SEEDS=100..5000 cargo test --test fuzz random_modules` runs other seeds.

use std::fs;
use std::path::Path;

use random::Random;
use test_support::{random, seeds};

use fuzz::TARGETS;

mod assembly;
#[path = "../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "it is a package of its own")]
mod fuzz;
mod modules;

fn bytes(seed: u64) -> Vec<u8> {
    let mut random = Random::new(seed);
    let length = random.between(1, 80);
    (0..length).map(|_| random.bits() as u8).collect()
}

#[track_caller]
fn run(name: &str) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).expect("there is such a target");
    let fails = |seed: &u64| std::panic::catch_unwind(|| target(&bytes(*seed))).is_err();
    let seeds = seeds::seeds(name, "FUZZ_SEEDS").unwrap_or_else(|message| panic!("{message}"));
    let failed: Vec<_> = seeds.into_iter().filter(fails).collect();
    assert!(failed.is_empty(), "seeds that fail: {failed:?}");
}

#[test]
fn random_assembly() {
    run("assembly");
}

#[test]
fn random_bitcode() {
    run("bitcode");
}

#[test]
fn random_lifts() {
    run("lift");
}

#[test]
fn random_modules() {
    run("modules");
}

#[test]
fn random_names() {
    run("names");
}

#[test]
fn random_options() {
    run("options");
}

#[test]
fn random_words() {
    run("words");
}

/// The fuzz targets and these tests are the same programs.
#[test]
fn every_target_has_a_fuzz_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/fuzz_targets");
    let mut programs: Vec<String> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("an entry").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    programs.sort();
    let targets: Vec<_> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(programs, targets);
}
