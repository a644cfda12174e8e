//! Random functions, evaluated by LLVM, and through our SPIR-V by the OpenCL device and by the host, compared bit for bit.
//!
//! A seed determines some functions. LLVM compiles them for the host, and we translate them, as they are and after
//! LLVM's `-O2`; a value is right if either of LLVM's programs computes it. The SPIR-V of each second seed is lifted for the
//! host as it is, that of the others after `-O2`. The table at the end has the verdicts, see [`judges`]. `cargo test` runs
//! fixed seeds; `DIFFERENTIAL_SEEDS=100..200` runs seeds 100 to 199, `DIFFERENTIAL_FUNCTIONS` sets the number of functions of a
//! seed, `DIFFERENTIAL_OPTIONS` are further options for our translator, and `DIFFERENTIAL_KEEP=folder` preserves the
//! files of failing seeds. The modules of `written/` are evaluated in the same way; see [`written`].

mod child;
mod generate;
mod judges;
mod seed;
mod texts;
mod types;
mod written;

use std::env::VarError;
use std::io::Write;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};
use test_device::{Outcome, device, peer, process};
use test_support::{random, seeds};

fn main() -> ExitCode {
    if let Some(code) = process::work_as_child(child::work) {
        return code;
    }
    let (seeds, functions) = match (seeds::seeds("differential", "DIFFERENTIAL_SEEDS"), functions()) {
        (Ok(seeds), Ok(functions)) => (seeds, functions),
        (Err(message), _) | (_, Err(message)) => {
            let _ = writeln!(std::io::stderr(), "{message}");
            return ExitCode::from(2);
        }
    };
    let arguments = Arguments::from_args();
    let mut trials = written::trials();
    trials.extend(
        seeds.into_iter().map(|seed| Trial::test(format!("seed_{seed}"), move || Ok(seed::run(seed, functions)?))),
    );
    let code = peer::run(&arguments, trials, &written::RECORDED);
    process::end_workers();
    seed::report();
    judges::report();
    code
}

/// Returns the number of functions of a seed.
fn functions() -> Outcome<u32> {
    let Some(text) = asked("DIFFERENTIAL_FUNCTIONS")? else { return Ok(12) };
    let count = text.parse().ok().filter(|count| *count > 0);
    count.ok_or_else(|| format!("DIFFERENTIAL_FUNCTIONS={text}: expected a number from 1 on"))
}

/// Returns the value of an environment variable.
fn asked(name: &str) -> Outcome<Option<String>> {
    match std::env::var(name) {
        Ok(text) => Ok(Some(text)),
        Err(VarError::NotPresent) => Ok(None),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
