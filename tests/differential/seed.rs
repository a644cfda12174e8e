//! One seed: functions generated, evaluated on the device and on the host, as they are and optimized, and compared.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::Outcome;
use crate::device::{Build, digest};
use crate::generate::{self, Covered, Functions, INPUT_BYTES, OUTPUT_BYTES, Store};
use crate::judges::{self, Results};
use crate::peer::{Attempt, Failure, Table};
use crate::process::{run_program, validate};
use crate::random::Random;
use crate::{child, texts};

/// The number of inputs of each function.
pub(crate) const RECORDS: u32 = 32;

/// The build mode of modules that were written by hand.
const WRITTEN: Build = Build::Plain;

/// Counts over all seeds of this run.
static TRIED: Mutex<Tried> =
    Mutex::new(Tried { functions: 0, left_out: 0, values: 0, plain: 0, covered: BTreeSet::new() });

struct Tried {
    /// Functions that were compared, each as it is and optimized.
    functions: u32,
    /// Functions that LLVM cannot compile for the host.
    left_out: u32,
    /// Compared values, one for each input and level.
    values: u64,
    /// Modules that the device could not build with its optimizations.
    plain: u32,
    covered: BTreeSet<Covered>,
}

/// Runs a seed; the message of a failure names the first value that differs in each function.
pub(crate) fn run(seed: u64, count: u32) -> Outcome {
    // The device's optimizer takes most of the time of a seed; a sample of the seeds suffices for it.
    let build = if seed < 8 || seed.is_multiple_of(16) { Build::Optimized } else { Build::Plain };
    keeping(&format!("seed_{seed}"), |folder| {
        let judged = Some(Level::ALL[(seed % 2) as usize]);
        note(evaluate(folder, generate::functions(seed, count), seed, build, judged)?.functions);
        Ok(())
    })
}

/// Runs functions that were written by hand, none of which may be left out, and compares their results with the
/// recorded ones.
pub(crate) fn run_written(name: &str, functions: Functions, recorded: &Table) -> Outcome {
    let source = texts::device(&functions);
    keeping(name, |folder| {
        let evaluated = evaluate(folder, functions, 0, WRITTEN, None)?;
        if let Some(index) = evaluated.functions.stores.iter().position(Vec::is_empty) {
            return Err(format!("LLVM cannot compile @body_{index} for the host"));
        }
        for (level, ours) in Level::ALL.into_iter().zip(&evaluated.results) {
            let attempt = |translator: &Path| attempt(folder, &evaluated, level, translator);
            recorded.check(&level.program(name), &source, &evaluated.digests(ours), attempt)?;
        }
        check_optimized(folder, &evaluated)
    })
}

/// Fails if the module gives other values when the translator optimizes it first.
fn check_optimized(folder: &Path, evaluated: &Evaluated) -> Outcome {
    let mut translator = ours();
    translator.arg("--optimize");
    run_on_device(folder, &evaluated.functions, Level::AsItIs, translator, WRITTEN)
        .and_then(|results| compare(&evaluated.functions, &results, &evaluated.references))
        .map_err(|message| format!("with --optimize: {message}"))
}

/// Returns the names of the module `name` in recorded rows, as it is and optimized.
pub(crate) fn programs(name: &str) -> [String; 2] {
    Level::ALL.map(|level| level.program(name))
}

/// Returns the result of another translator's module.
fn attempt(folder: &Path, evaluated: &Evaluated, level: Level, translator: &Path) -> Attempt {
    let wrong = |complaint| (Failure::Wrong, complaint);
    let module =
        translate(folder, level, Command::new(translator)).map_err(|complaint| (Failure::Refused, complaint))?;
    validate(&module).map_err(|complaint| (Failure::Invalid, complaint))?;
    let (results, _) = child::evaluate(folder, evaluated.functions.stores.len(), WRITTEN).map_err(wrong)?;
    compare(&evaluated.functions, &results, &evaluated.references).map_err(wrong)?;
    Ok(evaluated.digests(&results))
}

/// Works in a folder of its own, which is preserved after a failure if the user asks for it.
fn keeping(name: &str, work: impl FnOnce(&Path) -> Outcome) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let outcome = work(folder.path());
    if outcome.is_err()
        && let Some(keep) = std::env::var_os("DIFFERENTIAL_KEEP")
    {
        copy(folder.path(), &PathBuf::from(keep).join(name))?;
    }
    outcome
}

/// Prints the counts.
pub(crate) fn report() {
    let Ok(tried) = TRIED.lock() else { return };
    let Tried { functions, left_out, values, plain, covered } = &*tried;
    let widths: BTreeSet<u32> = covered.iter().filter_map(|(_, ty)| ty.scalar.integer()).collect();
    let lengths: BTreeSet<u32> = covered.iter().filter_map(|(_, ty)| ty.lanes).collect();
    let operations: BTreeSet<&str> = covered.iter().map(|(operation, _)| operation.as_str()).collect();
    let _ = writeln!(
        std::io::stdout(),
        "{functions} functions compared, each before and after -O2 on {RECORDS} inputs: {values} values; \
         {left_out} left out because LLVM cannot compile them for the host, {plain} modules run without the device's \
         optimizations because those failed\n\
         {} operations, {} pairs of operation and type; {} of the widths 1 to 128, {} of the vector lengths 1 to 16",
        operations.len(),
        covered.len(),
        widths.range(1..=128).count(),
        lengths.range(1..=16).count(),
    );
}

/// Functions and their results at each level, on the host and on the device.
struct Evaluated {
    functions: Functions,
    references: [Vec<u8>; 2],
    results: [Vec<u8>; 2],
}

impl Evaluated {
    /// Returns a digest of the values that each function stores. Values with two correct results are left out.
    fn digests(&self, results: &[u8]) -> Vec<String> {
        let [plain, optimized] = &self.references;
        let values = |index: usize| {
            let places = (0..RECORDS as usize).flat_map(move |record| {
                self.functions.stores[index].iter().map(move |store| place(index, record, store))
            });
            places.filter(|range| plain[range.clone()] == optimized[range.clone()]).flat_map(|range| &results[range])
        };
        (0..self.functions.stores.len()).map(|index| digest(&values(index).copied().collect::<Vec<_>>())).collect()
    }
}

/// Evaluates functions by LLVM and on the device, and those of one level also on the host, on inputs from `seed`.
fn evaluate(
    folder: &Path,
    mut functions: Functions,
    seed: u64,
    build: Build,
    judged: Option<Level>,
) -> Outcome<Evaluated> {
    let inputs = inputs(seed);
    let write =
        |name: &str, bytes: &[u8]| fs::write(folder.join(name), bytes).map_err(|error| format!("{name}: {error}"));
    write("inputs", &inputs)?;
    write("driver.ll", texts::driver(functions.stores.len(), RECORDS).as_bytes())?;
    let references = references(folder, &mut functions)?;
    let mut failures = String::new();
    let results = Level::ALL.map(|level| {
        let results = run_on_device(folder, &functions, level, ours(), build);
        if judged == Some(level) {
            let host = child::evaluate(folder, functions.stores.len(), Build::Host).map(|(results, _)| results);
            judges::count(&functions, &Results { llvm: &references, device: &results, host: &host });
            if let Err(message) = host.and_then(|host| compare(&functions, &host, &references)) {
                let _ = writeln!(failures, "{} on the host: {message}", level.source());
            }
        }
        let compared = results.and_then(|results| {
            compare(&functions, &results, &references)?;
            Ok(results)
        });
        compared.unwrap_or_else(|message| {
            let _ = writeln!(failures, "{}: {message}", level.source());
            Vec::new()
        })
    });
    if failures.is_empty() { Ok(Evaluated { functions, references, results }) } else { Err(failures) }
}

/// Counts the comparison.
fn note(functions: Functions) {
    if let Ok(mut tried) = TRIED.lock() {
        let left_out = functions.stores.iter().filter(|stores| stores.is_empty()).count() as u32;
        let values: usize = functions.stores.iter().map(Vec::len).sum();
        tried.functions += functions.stores.len() as u32 - left_out;
        tried.left_out += left_out;
        tried.values += values as u64 * u64::from(RECORDS) * Level::ALL.len() as u64;
        tried.covered.extend(functions.covered);
    }
}

fn inputs(seed: u64) -> Vec<u8> {
    let mut random = Random::new(!seed);
    let words = (RECORDS * INPUT_BYTES / 8) as usize;
    let mut bytes: Vec<u8> = (0..words).flat_map(|_| random.interesting().to_le_bytes()).collect();
    // The first record is all zeros, the second all ones.
    let record = INPUT_BYTES as usize;
    bytes[..record].fill(0);
    bytes[record..2 * record].fill(0xff);
    bytes
}

/// The optimization of the functions before they are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    AsItIs,
    O2,
}

impl Level {
    const ALL: [Self; 2] = [Self::AsItIs, Self::O2];

    /// Returns the name of a module at this level in recorded rows.
    fn program(self, module: &str) -> String {
        match self {
            Level::AsItIs => module.to_owned(),
            Level::O2 => format!("{module}::O2"),
        }
    }

    /// Returns the file that holds the module.
    fn source(self) -> &'static str {
        match self {
            Level::AsItIs => "device.ll",
            Level::O2 => "device.opt.ll",
        }
    }
}

/// The results of the host, for the functions as they are and optimized.
///
/// Neither is always right: LLVM's optimizer and its code generator both have bugs with vectors of odd integers, though
/// hardly the same ones. A value is right if either has it.
fn references(folder: &Path, functions: &mut Functions) -> Outcome<[Vec<u8>; 2]> {
    loop {
        fs::write(folder.join("device.ll"), texts::device(functions)).map_err(|error| format!("device.ll: {error}"))?;
        let (step, message) = match on_the_host(folder) {
            Ok(references) => return Ok(references),
            Err(failure) => failure,
        };
        // LLVM itself cannot compile some operations for the host, and its optimizer fails on some.
        let named = function_in(&message).filter(|index| !functions.stores[*index].is_empty());
        let index = match named {
            Some(index) => Some(index),
            None => culprit(folder, functions, step)?,
        };
        functions.leave_out(index.ok_or(message)?);
    }
}

/// Returns the results of the functions at each level, or the step at which LLVM failed.
fn on_the_host(folder: &Path) -> Result<[Vec<u8>; 2], (Step, String)> {
    let done = optimize(&folder.join("device.ll"), &folder.join("device.opt.ll"));
    done.map_err(|message| (Step::Optimize, message))?;
    let of = |level| reference(folder, level).map_err(|message| (Step::Compile(level), message));
    Ok([of(Level::AsItIs)?, of(Level::O2)?])
}

/// Returns the first function that LLVM alone cannot optimize, or compile for the host; `step` is the failed step.
fn culprit(folder: &Path, functions: &Functions, step: Step) -> Outcome<Option<usize>> {
    let (plain, optimized) = (folder.join("alone.ll"), folder.join("alone.opt.ll"));
    for index in (0..functions.stores.len()).filter(|index| !functions.stores[*index].is_empty()) {
        let text = texts::device(&functions.alone(index));
        fs::write(&plain, text).map_err(|error| format!("alone.ll: {error}"))?;
        let outcome = match step {
            Step::Optimize => optimize(&plain, &optimized),
            Step::Compile(Level::AsItIs) => compile_for_host(folder, &plain),
            Step::Compile(Level::O2) => {
                optimize(&plain, &optimized).and_then(|()| compile_for_host(folder, &optimized))
            }
        };
        if outcome.is_err() {
            return Ok(Some(index));
        }
    }
    Ok(None)
}

/// An LLVM tool run on the functions.
#[derive(Clone, Copy)]
enum Step {
    Optimize,
    Compile(Level),
}

fn optimize(from: &Path, to: &Path) -> Outcome {
    let mut opt = Command::new("opt-22");
    run_program(opt.args(["-O2", "-S"]).arg(from).arg("-o").arg(to))
}

fn reference(folder: &Path, level: Level) -> Outcome<Vec<u8>> {
    compile_for_host(folder, &folder.join(level.source()))?;
    let program = folder.join("host");
    let inputs = File::open(folder.join("inputs")).map_err(|error| format!("inputs: {error}"))?;
    let output =
        Command::new(program).stdin(inputs).output().map_err(|error| format!("the host's program: {error}"))?;
    if output.status.success() { Ok(output.stdout) } else { Err(format!("the host's program: {}", output.status)) }
}

fn run_on_device(
    folder: &Path,
    functions: &Functions,
    level: Level,
    translator: Command,
    build: Build,
) -> Outcome<Vec<u8>> {
    translate(folder, level, translator)?;
    let (results, built) = child::evaluate(folder, functions.stores.len(), build)?;
    if built != build
        && let Ok(mut tried) = TRIED.lock()
    {
        tried.plain += 1;
    }
    Ok(results)
}

/// Returns our translator, or the one in `LLVM_SPIRV_RS_TRANSLATOR`, with the user's options.
fn ours() -> Command {
    let ours = env!("CARGO_BIN_EXE_llvm-spirv-rs").into();
    let mut translator = Command::new(std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or(ours));
    let options = std::env::var_os("DIFFERENTIAL_OPTIONS").unwrap_or_default();
    translator.args(options.to_string_lossy().split_whitespace());
    translator
}

/// Translates the functions to the module for the device.
fn translate(folder: &Path, level: Level, mut translator: Command) -> Outcome<PathBuf> {
    let module = folder.join("device.spv");
    run_program(translator.arg("--spirv-max-version=1.4").arg(folder.join(level.source())).arg("-o").arg(&module))?;
    Ok(module)
}

fn compile_for_host(folder: &Path, source: &Path) -> Outcome {
    let host = folder.join("host.ll");
    let text = fs::read_to_string(source).map_err(|error| format!("{}: {error}", source.display()))?;
    fs::write(&host, texts::host(&text)).map_err(|error| format!("host.ll: {error}"))?;
    let mut clang = Command::new("clang-22");
    clang.args(["-O0", "-w", "-fno-crash-diagnostics", "-x", "ir"]).arg(host).arg(folder.join("driver.ll"));
    run_program(clang.arg("-o").arg(folder.join("host")).arg("-lm"))
}

/// Returns the number of the function in which clang reports a failure.
fn function_in(message: &str) -> Option<usize> {
    // From its message, or from the stack dump of a crash.
    let (_, name) = message.split_once("In function: ").or_else(|| message.split_once("on function '@"))?;
    let name = name.strip_prefix("body_").or_else(|| name.strip_prefix('k'))?;
    let digits = name.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(name.len());
    name[..digits].parse().ok()
}

fn compare(functions: &Functions, results: &[u8], references: &[Vec<u8>; 2]) -> Outcome {
    let wanted = functions.stores.len() * RECORDS as usize * OUTPUT_BYTES as usize;
    let lengths = [results.len(), references[0].len(), references[1].len()];
    if lengths.iter().any(|length| *length != wanted) {
        return Err(format!("{lengths:?} bytes from the device and the host, {wanted} expected"));
    }
    let mut message = String::new();
    for (index, stores) in functions.stores.iter().enumerate() {
        let differs = |record: usize, store: &Store| {
            let range = place(index, record, store);
            references.iter().all(|reference| reference[range.clone()] != results[range.clone()])
        };
        // The first wrong value is the one from which later wrong values are computed.
        let wrong = |store: &&Store| (0..RECORDS as usize).find(|record| differs(*record, store));
        let first = stores.iter().find_map(|store| wrong(&store).map(|record| (store, record)));
        let Some((store, record)) = first else { continue };
        let range = place(index, record, store);
        let _ = writeln!(
            message,
            "@body_{index}, record {record}: {} is {} instead of {}",
            store.value,
            hexadecimal(&results[range.clone()]),
            hexadecimal(&references[0][range])
        );
    }
    if message.is_empty() { Ok(()) } else { Err(message) }
}

/// Returns the position among all results of a value that function `index` stores.
pub(crate) fn place(index: usize, record: usize, store: &Store) -> Range<usize> {
    let start = (index * RECORDS as usize + record) * OUTPUT_BYTES as usize + store.offset as usize;
    start..start + store.bytes as usize
}

/// Returns the bytes as one number, the last byte first.
fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().rev().fold(String::from("0x"), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn copy(from: &Path, to: &Path) -> Outcome {
    let copied = fs::create_dir_all(to).and_then(|()| {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
        Ok(())
    });
    copied.map_err(|error| format!("{}: {error}", to.display()))
}
