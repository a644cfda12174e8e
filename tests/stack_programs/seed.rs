//! One seed: programs generated, run on the host, and run on the device from every level; from one level also on the
//! processor, translated back to LLVM IR.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::inst;

use crate::Outcome;
use crate::c_sources::compile_c;
use crate::child;
use crate::device::Build;
use crate::generate::{PROGRAMS, source, written};
use crate::process::{run_program, validate};

/// The number of inputs of each program.
pub(crate) const INPUTS: usize = 12;

/// The device optimizes the programs of one seed in this number.
const OPTIMISED: u64 = 16;

const LEVELS: [&str; 4] = ["O0", "O1", "O2", "O3"];

/// Counts over all seeds of this run.
static TRIED: Mutex<Tried> =
    Mutex::new(Tried { programs: 0, runs: 0, lifted: 0, restores: 0, different: 0, left_out: 0 });

#[derive(Default)]
struct Tried {
    programs: u32,
    /// Programs times levels.
    runs: u32,
    /// Programs that ran translated back.
    lifted: u32,
    /// Restores in all modules.
    restores: usize,
    /// Modules with results other than the host's, or with none.
    different: u32,
    /// LLVM's restores without one in the module.
    left_out: usize,
}

/// Runs a seed; the message of a failure names the wrong results of each level.
pub(crate) fn run(seed: u64) -> Outcome {
    let build = if seed.is_multiple_of(OPTIMISED) { Build::Optimized } else { Build::Plain };
    run_source(&format!("seed_{seed}"), &source(seed), build, LEVELS[seed as usize % LEVELS.len()])
}

/// Runs the programs written by hand.
pub(crate) fn run_written() -> Outcome {
    run_source("written", &written(), Build::Plain, LEVELS[0])
}

fn run_source(name: &str, source: &str, build: Build, lifted: &str) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let outcome = run_in(folder.path(), source, build, lifted);
    if outcome.is_err()
        && let Some(keep) = std::env::var_os("STACK_KEEP")
    {
        keep_files(folder.path(), &PathBuf::from(keep).join(name))?;
    }
    outcome
}

fn run_in(folder: &Path, source: &str, build: Build, lifted: &str) -> Outcome {
    let program = folder.join("program.c");
    fs::write(&program, source).map_err(|error| format!("{}: {error}", program.display()))?;
    let want = on_host(folder, &program)?;
    let mut complaints = Vec::new();
    for level in LEVELS {
        let outcome = check_level(folder, &program, level, &want, build)
            .and_then(|module| if level == lifted { check_lifted(&module, &want) } else { Ok(()) });
        complaints.extend(outcome.err().map(|complaint| format!("-{level}: {complaint}")));
    }
    if let Ok(mut tried) = TRIED.lock() {
        tried.programs += PROGRAMS;
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

/// Returns the results of all programs, one input after the other.
fn on_host(folder: &Path, program: &Path) -> Outcome<Vec<u32>> {
    let host = folder.join("host");
    let mut clang = Command::new("clang-22");
    clang.args(["-O1", "-w", "-DHOST"]).arg(format!("-DINPUTS={INPUTS}"));
    run_program(clang.arg(program).arg("-o").arg(&host))?;
    let output = Command::new(&host).output().map_err(|error| format!("the host's program: {error}"))?;
    if !output.status.success() {
        return Err(format!("the host's program: {}", output.status));
    }
    let numbers = String::from_utf8_lossy(&output.stdout);
    numbers.lines().map(|line| line.parse().map_err(|error| format!("the host printed {line}: {error}"))).collect()
}

/// Checks the module of a level on the device, and returns its path.
fn check_level(folder: &Path, program: &Path, level: &str, want: &[u32], build: Build) -> Outcome<PathBuf> {
    let assembly = folder.join(format!("{level}.ll"));
    compile_c(program, level, &assembly)?;
    let module = translate(&assembly)?;
    validate(&module)?;
    let left_out = check_restores(&assembly, &module);
    let got = child::evaluate(&module, build);
    let is_same = got.as_ref().is_ok_and(|got| got == want);
    if let Ok(mut tried) = TRIED.lock() {
        tried.runs += PROGRAMS;
        tried.different += u32::from(!is_same);
    }
    left_out?;
    compare(&got?, want)?;
    Ok(module)
}

/// Checks a module on the processor.
fn check_lifted(module: &Path, want: &[u32]) -> Outcome {
    let got = child::evaluate(module, Build::Host).map_err(|message| format!("lifted: {message}"))?;
    if let Ok(mut tried) = TRIED.lock() {
        tried.lifted += PROGRAMS;
        tried.different += u32::from(got != want);
    }
    compare(&got, want).map_err(|message| format!("lifted: {message}"))
}

/// Returns an error about the first result that differs.
fn compare(got: &[u32], want: &[u32]) -> Outcome {
    let differs = |place: &usize| got.get(*place) != want.get(*place);
    match (0..got.len().max(want.len())).find(differs) {
        None => Ok(()),
        Some(place) => Err(format!(
            "program {} gives {:?} instead of {:?} for input {}",
            place / INPUTS,
            got.get(place),
            want.get(place),
            place % INPUTS + 1
        )),
    }
}

/// Translates the module, which must give no warning.
fn translate(assembly: &Path) -> Outcome<PathBuf> {
    let module = assembly.with_extension("spv");
    let mut translator = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    translator.args(["--spirv-max-version=1.4", "--spirv-ext=+SPV_INTEL_variable_length_array"]);
    translator.arg(assembly).arg("-o").arg(&module);
    let output = translator.output().map_err(|error| format!("{translator:?}: {error}"))?;
    if output.status.success() && output.stderr.is_empty() {
        return Ok(module);
    }
    Err(format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)))
}

/// Fails if the module has fewer restores than the assembly.
fn check_restores(assembly: &Path, module: &Path) -> Outcome {
    let text = fs::read_to_string(assembly).map_err(|error| format!("{}: {error}", assembly.display()))?;
    // Without an array there is nothing to restore.
    let has_array = |function: &&str| function.lines().any(|line| line.contains("= alloca i32, i64 %"));
    let restores = |function: &str| function.matches("call void @llvm.stackrestore").count();
    let wanted: usize = text.split("\ndefine ").filter(has_array).map(restores).sum();
    let bytes = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let words: Vec<u32> = bytemuck::pod_collect_to_vec(&bytes);
    let is_restore =
        |inst: &llvm_spirv_rs::Result<inst::InstView<'_>>| inst.as_ref().is_ok_and(|i| i.op == Op::RestoreMemoryINTEL);
    let found = inst::iter(words.get(5..).unwrap_or_default()).filter(is_restore).count();
    if let Ok(mut tried) = TRIED.lock() {
        tried.restores += found;
        tried.left_out += wanted.saturating_sub(found);
    }
    if found < wanted { Err(format!("{found} restores instead of {wanted}")) } else { Ok(()) }
}

/// Prints the counts.
pub(crate) fn report() {
    let Ok(tried) = TRIED.lock() else { return };
    let Tried { programs, runs, lifted, restores, different, left_out } = &*tried;
    let _ = writeln!(
        std::io::stdout(),
        "{programs} programs at {} levels: {runs} runs with {INPUTS} inputs each and {lifted} translated back for the \
         processor, {restores} restores in the modules; \
         {different} modules gave other numbers than the host, {left_out} restores were left out",
        LEVELS.len(),
    );
}

fn keep_files(from: &Path, to: &Path) -> Outcome {
    let copied = fs::create_dir_all(to).and_then(|()| {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
        Ok(())
    });
    copied.map_err(|error| format!("{}: {error}", to.display()))
}
