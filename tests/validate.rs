//! The translator's validation result equals that of SPIRV-Tools for the whole module, although SPIRV-Tools gets only
//! parts of it: for all modules of the other tests, unchanged and with faults.

#![cfg(all(feature = "llvm", feature = "validate"))]

#[path = "corpus/clang.rs"]
mod clang;
#[path = "corpus/kept.rs"]
mod kept;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use llvm_spirv_rs::spirv::{Op, inst};
use llvm_spirv_rs::validate::spirv_tools::{check, check_in_parts, check_whole};
use llvm_spirv_rs::validate::{Validation, violations};
use llvm_spirv_rs::{ExtensionSet, Options, Version, translate};

/// Words before the first instruction.
const HEADER: usize = 5;

/// A module, and its name in messages.
struct Module {
    name: String,
    words: Vec<u32>,
}

/// Returns every module that a test file translates to, in a version before 1.4 and a later one, as 1.4 changed
/// interfaces.
fn modules() -> &'static [Module] {
    static MODULES: OnceLock<Vec<Module>> = OnceLock::new();
    MODULES.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut files = Vec::new();
        for folder in ["lit", "tests/kernels", "examples"] {
            add_files(&root.join(folder), &mut files);
        }
        files.sort();
        let threads = std::thread::available_parallelism().map_or(1, |count| count.get());
        let work = |files: &[PathBuf]| files.iter().flat_map(|file| translations(file)).collect::<Vec<_>>();
        let modules = std::thread::scope(|scope| {
            let shares = files.chunks(files.len().div_ceil(threads)).map(|share| scope.spawn(move || work(share)));
            let shares: Vec<_> = shares.collect();
            shares.into_iter().flat_map(|share| share.join().expect("nothing panics")).collect::<Vec<_>>()
        });
        assert!(modules.len() > 100, "only {} modules", modules.len());
        modules
    })
}

fn add_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("ll" | "cl") => files.push(path),
            _ if path.is_dir() => add_files(&path, files),
            _ => {}
        }
    }
}

/// Returns the translation of a file, or nothing if it is refused.
fn translations(file: &Path) -> Vec<Module> {
    let bytes = match file.extension() {
        Some(extension) if extension == "cl" => compile(file),
        _ => fs::read(file).expect("the file can be read"),
    };
    let translation = |max_version| {
        let options = Options {
            max_version,
            extensions: ExtensionSet::all(),
            validation: Validation::None,
            ..Options::default()
        };
        let words = translate(&bytes, "input", &options).ok()?.words;
        Some(Module { name: format!("{} in {max_version}", file.display()), words })
    };
    [Version::V1_3, Version::V1_6].into_iter().filter_map(translation).collect()
}

fn compile(file: &Path) -> Vec<u8> {
    let options = ["--target=spir64-unknown-unknown", "-x", "cl", "-cl-std=CL3.0", "-O1", "-emit-llvm", "-c"];
    let options = [&options[..], &["-Xclang", "-finclude-default-header"]].concat();
    clang::compile(&options, file).unwrap_or_else(|message| panic!("{message}"))
}

/// Returns `true` if the module is valid; all validators must agree.
#[track_caller]
fn compare(name: &str, words: &[u32]) -> bool {
    let whole = check_whole(words);
    // SPIRV-Tools stops at debug information that it does not know; the check goes on with the code.
    if whole.as_ref().is_ok_and(|result| result.as_ref().is_err_and(|violation| violation.rule.contains("DebugInfo.")))
    {
        return false;
    }
    let whole = whole.map(|result| result.is_ok()).ok();
    for (mode, result) in [("check", check(words)), ("in parts", check_in_parts(words, 1))] {
        let result = result.map(|result| result.map_err(|violation| violation.rule));
        // SPIRV-Tools does not check rules about memory checkpoints.
        if result.as_ref().is_ok_and(|result| result.as_ref().is_err_and(|rule| is_about_saved_memory(rule))) {
            return false;
        }
        let accepts = result.as_ref().map(|result| result.is_ok()).ok();
        assert_eq!(accepts, whole, "{name}, {mode}: {result:?}");
    }
    whole == Some(true)
}

fn is_about_saved_memory(rule: &str) -> bool {
    let ops = ["OpRestoreMemoryINTEL: ", "OpVariableLengthArrayINTEL: ", "OpUntypedVariableLengthArrayINTEL: "];
    ops.iter().any(|op| rule.starts_with(op))
}

#[test]
fn validation_result_matches_spirv_tools() {
    let valid = modules().iter().filter(|module| compare(&module.name, &module.words)).count();
    assert!(valid > 100, "only {valid} modules are valid");
}

#[test]
fn validation_result_of_faulty_modules_matches_spirv_tools() {
    const FAULTS: u64 = 30;
    const MAX_WORDS: usize = 5_000;
    let (mut valid, mut refused) = (0, 0);
    let small = |module: &&Module| (1..=MAX_WORDS).contains(&module.words.len());
    for (index, module) in modules().iter().filter(small).enumerate() {
        let mut random = Random(index as u64 * FAULTS + 1);
        for fault in 0..FAULTS {
            let words = with_fault(&module.words, &mut random);
            let accepts = compare(&format!("{} with fault {fault}", module.name), &words);
            *if accepts { &mut valid } else { &mut refused } += 1;
        }
    }
    assert!(valid > 100 && refused > 100, "{valid} are valid, {refused} are not");
}

/// Instructions whose operands a fault may change. SPIRV-Tools crashes on some wrong operands of others, and its result
/// for an instruction in a function does not depend on other functions.
const ABOUT_FUNCTIONS: [Op; 9] = [
    Op::Decorate,
    Op::EntryPoint,
    Op::ExecutionMode,
    Op::Function,
    Op::FunctionCall,
    Op::FunctionParameter,
    Op::Label,
    Op::Name,
    Op::Variable,
];

/// Copies a module with one instruction removed, duplicated, moved, or with one operand of another instruction.
fn with_fault(words: &[u32], random: &mut Random) -> Vec<u32> {
    let mut instructions: Vec<Vec<u32>> = inst::iter(&words[HEADER..])
        .map(|inst| inst.expect("the module is whole"))
        .map(|inst| [&[u32::from(inst.op.0) | (inst.operands.len() as u32 + 1) << 16], inst.operands].concat())
        .collect();
    let one = random.below(instructions.len());
    let other = random.below(instructions.len());
    match random.below(6) {
        0 => drop(instructions.remove(one)),
        1 => instructions.insert(one, instructions[one].clone()),
        2 => instructions.swap(one, other),
        _ => {
            let source = &instructions[other];
            let operand = source[random.below(source.len())];
            let is_about_functions = |inst: &&mut Vec<u32>| ABOUT_FUNCTIONS.contains(&Op(inst[0] as u16));
            let mut changed: Vec<_> = instructions.iter_mut().filter(is_about_functions).collect();
            let count = changed.len().max(1);
            if let Some(inst) = changed.get_mut(random.below(count)) {
                // The word before the operands contains their number.
                let place = 1 + random.below(inst.len() - 1);
                inst[place] = operand;
            }
        }
    }
    [&words[..HEADER], &instructions.concat()].concat()
}

/// A fixed pseudo-random sequence (Marsaglia, "Xorshift RNGs", 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as usize % limit
    }
}

/// The violations of a module, and their order, do not depend on the number of threads.
#[test]
fn threads_find_the_same_violations() {
    let function = |index: usize| {
        format!(
            "define spir_func i32 @f{index}(i32 %x) {{\n %a = add i32 %x, {index}\n %b = mul i32 %a, %x\n ret i32 %b\n}}\n"
        )
    };
    let source: String = (0..6_000).map(function).collect();
    let source = format!("target triple = \"spir64-unknown-unknown\"\n{source}");
    let options = Options { validation: Validation::None, ..Options::default() };
    let mut words = translate(source.as_bytes(), "functions.ll", &options).expect("it is translated").words;
    assert!(words.len() > 200_000, "only {} words: one thread checks them", words.len());
    let violations = |words: &[u32], threads| {
        let threads = NonZeroUsize::new(threads);
        violations(words, Validation::Rules, None, threads).expect("the module is checked")
    };
    assert_eq!(violations(&words, 3), []);
    // Sums become comparisons, which have another result type.
    let sums = inst::iter(&words[5..]).map_while(Result::ok).scan(5, |at, inst| {
        let start = *at;
        *at += inst.operands.len() + 1;
        Some((start, inst.op))
    });
    let sums: Vec<usize> = sums.filter(|(_, op)| *op == Op::IAdd).map(|(at, _)| at).step_by(90).collect();
    sums.iter().for_each(|&at| words[at] = words[at] & 0xFFFF_0000 | u32::from(Op::IEqual.0));
    let alone = violations(&words, 1);
    assert_eq!(alone.len(), sums.len());
    for threads in [2, 3, 8] {
        assert_eq!(violations(&words, threads), alone);
    }
}
