//! The number of instructions that the program executes for modules of several shapes, counted by valgrind: a run on a
//! busy machine has the same number. It must not exceed the recorded one by more than a tolerance.
//!
//! `BLESS=1 cargo test --test budget` records the numbers again, also for half the size: a recorded number must not be more
//! than double the one for half the size. So a number that grows faster than the module is above the recorded one, which
//! takes one run of valgrind instead of two.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

mod shapes;

/// The recorded numbers: a row for each shape, with its name, thousands of instructions of a debug build, and thousands for
/// half the size or 0.
const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/budget/recorded.tsv");

/// The tolerance in percent: other releases of LLVM and of the C library count differently.
const TOLERANCE: u64 = 5;

/// Twice the input may need 2.2 times the instructions.
const GROWTH: (u64, u64) = (22, 10);

/// A shape of modules.
struct Shape {
    name: &'static str,
    /// Writes a module of a size.
    write: fn(usize) -> String,
    /// The recorded size, or one small module.
    size: Option<usize>,
}

const SHAPES: [Shape; 9] = [
    Shape { name: "one kernel", write: shapes::kernels, size: None },
    Shape { name: "kernels", write: shapes::kernels, size: Some(200) },
    Shape { name: "one block", write: shapes::one_block, size: Some(2_000) },
    Shape { name: "loops with metadata", write: shapes::loops, size: Some(200) },
    Shape { name: "loops with the same metadata", write: shapes::loops_with_one_node, size: Some(200) },
    Shape { name: "loads with the same scopes", write: shapes::loads_with_one_list, size: Some(400) },
    Shape { name: "allocas in a loop", write: shapes::allocas, size: Some(200) },
    Shape { name: "annotations of one variable", write: shapes::annotations, size: Some(400) },
    Shape { name: "stores into one variable of an image", write: shapes::image_stores, size: Some(2_000) },
];

/// Copies the program without its symbols, which valgrind would read at each start.
fn program(folder: &Path) -> PathBuf {
    let copy = folder.join("llvm-spirv-rs");
    let status =
        Command::new("objcopy").arg("--strip-all").arg(env!("CARGO_BIN_EXE_llvm-spirv-rs")).arg(&copy).status();
    assert!(status.expect("scripts/setup installs binutils").success());
    copy
}

/// Returns thousands of instructions of a translation that is not validated.
fn thousands(program: &Path, module: &Path) -> u64 {
    let output = Command::new("valgrind")
        // Most of the program runs once: optimizing it takes longer than running it.
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", "--vex-iropt-level=0"])
        .arg(program)
        .arg("--no-validate")
        .arg(module)
        .args(["-o", "/dev/null"])
        .env_clear()
        .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
        .output()
        .expect("scripts/setup installs valgrind");
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    let total = messages.lines().find_map(|line| line.split_once("I   refs:"));
    let total = total.map(|(_, total)| total.trim().replace(',', "").parse());
    let total: u64 = total.and_then(Result::ok).unwrap_or_else(|| panic!("no number of instructions in {messages}"));
    total / 1_000
}

/// Counts the instructions for the bitcode of a module of a size: LLVM's reader of assembly is not ours to count.
fn count(program: &Path, folder: &Path, shape: &Shape, size: usize) -> u64 {
    let text = folder.join(format!("{} {size}.ll", shape.name));
    fs::write(&text, (shape.write)(size)).expect("the folder is writable");
    let bitcode = text.with_extension("bc");
    let status = Command::new("llvm-as-22").arg(&text).arg("-o").arg(&bitcode).status();
    assert!(status.expect("scripts/setup installs LLVM").success(), "{}", shape.name);
    thousands(program, &bitcode)
}

/// A row of the recorded numbers.
struct Recorded {
    name: String,
    thousands: u64,
    /// For half the size; 0 for a shape of one size.
    half: u64,
}

/// Returns the recorded numbers.
fn recorded() -> Vec<Recorded> {
    let text = fs::read_to_string(RECORDED).unwrap_or_default();
    let row = |line: &str| {
        let [name, thousands, half] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
        Some(Recorded { name: name.to_owned(), thousands: thousands.parse().ok()?, half: half.parse().ok()? })
    };
    text.lines().filter_map(row).collect()
}

/// Counts the instructions for all shapes, and also for half their sizes if asked.
fn measure(with_halves: bool) -> Vec<Recorded> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let program = program(folder.path());
    let measure = |shape: &'static Shape| {
        let thousands = count(&program, folder.path(), shape, shape.size.unwrap_or(1));
        let half = shape.size.filter(|_| with_halves).map_or(0, |size| count(&program, folder.path(), shape, size / 2));
        Recorded { name: shape.name.to_owned(), thousands, half }
    };
    thread::scope(|scope| {
        let runs: Vec<_> = SHAPES.iter().map(|shape| scope.spawn(move || measure(shape))).collect();
        runs.into_iter().map(|run| run.join().expect("a run does not panic")).collect()
    })
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "the recorded numbers are those of debug builds")]
fn translations_keep_to_their_number_of_instructions() {
    if std::env::var_os("BLESS").is_some() {
        let rows = measure(true);
        let rows: String = rows.iter().map(|row| format!("{}\t{}\t{}\n", row.name, row.thousands, row.half)).collect();
        return fs::write(RECORDED, rows).expect("the file is writable");
    }
    let recorded = recorded();
    let mut faults = Vec::new();
    for Recorded { name, thousands, .. } in measure(false) {
        let limit = recorded.iter().find(|row| row.name == name).map_or(0, |row| row.thousands);
        if thousands * 100 > limit * (100 + TOLERANCE) {
            faults.push(format!("{name}: {thousands} thousand instructions, {limit} are recorded"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn recorded_numbers_grow_with_the_size_only() {
    let recorded = recorded();
    for Shape { name, size, .. } in &SHAPES {
        let row = recorded.iter().find(|row| row.name == *name).expect("`BLESS=1 cargo test --test budget` records it");
        let is_linear = row.half > 0 && row.thousands * GROWTH.1 <= row.half * GROWTH.0;
        assert!(is_linear || size.is_none(), "{name}: {} thousand instructions, {} for half", row.thousands, row.half);
    }
}
