//! Programs that save and restore the stack, most of them random.
//!
//! A seed determines some C programs with variable-length arrays. Clang compiles them for the host, and at four levels
//! for the device; every level must give the results of the host, without a warning and with a restore for each of
//! LLVM's. `written.c` contains programs written by hand. A seed also determines control flow graphs that restore the
//! stack in any order, as no C program does; they are interpreted in LLVM IR and in our SPIR-V ([`walks`]).
//!
//! `cargo test` runs fixed seeds; `STACK_SEEDS=100..200` runs seeds 100 to 199, and `STACK_KEEP=folder` preserves the
//! files of failing programs.

mod child;
mod generate;
mod graphs;
mod machine;
mod seed;
mod walks;

use std::io::Write;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use test_device::{Outcome, c_sources, device, process};
use test_support::{random, seeds};

fn main() -> ExitCode {
    if let Some(code) = process::work_as_child(child::work) {
        return code;
    }
    let seeds = match seeds::seeds("stack_programs", "STACK_SEEDS") {
        Ok(seeds) => seeds,
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "{message}");
            return ExitCode::from(2);
        }
    };
    let arguments = Arguments::from_args();
    let program = |seed| Trial::test(format!("programs_{seed}"), move || Ok(seed::run(seed)?));
    let graph = |seed| Trial::test(format!("graphs_{seed}"), move || Ok(walks::run(seed)?));
    let mut trials = vec![Trial::test("written", || Ok(seed::run_written()?))];
    trials.extend(seeds.into_iter().flat_map(|seed| [program(seed), graph(seed)]));
    let conclusion = libtest_mimic::run(&arguments, trials);
    process::end_workers();
    seed::report();
    conclusion.exit_code()
}
