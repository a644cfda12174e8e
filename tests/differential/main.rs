//! Random functions, evaluated by the host and by the OpenCL device through our SPIR-V, compared bit for bit.
//!
//! A seed gives some functions. LLVM compiles them for the host without optimisation, which is taken to be right; we
//! translate them as they are and after LLVM's `-O2`. `cargo test` runs a few seeds; `DIFFERENTIAL_SEEDS=100..200` runs
//! those from 100 up to 200, `DIFFERENTIAL_FUNCTIONS` says how many functions a seed has, and `DIFFERENTIAL_KEEP=folder`
//! keeps the files of seeds that fail. The modules of `written/` are evaluated in the same way; see [`written`].

mod child;
#[path = "../opencl/device.rs"]
#[allow(dead_code, reason = "the kernels of this test need less than those of the other")]
mod device;
mod generate;
mod random;
mod seed;
mod texts;
mod types;
mod written;

use std::ops::Range;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

/// The value, or in one sentence what went wrong.
type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    if words.next().is_some_and(|word| word == child::FLAG) {
        return child::main(words);
    }
    let arguments = Arguments::from_args();
    let mut trials = written::trials();
    trials.extend(seeds().map(|seed| Trial::test(format!("seed_{seed}"), move || Ok(seed::run(seed)?))));
    let conclusion = libtest_mimic::run(&arguments, trials);
    seed::report();
    conclusion.exit_code()
}

fn seeds() -> Range<u64> {
    let asked = std::env::var("DIFFERENTIAL_SEEDS").ok();
    let range = asked.as_deref().and_then(|text| text.split_once(".."));
    range.and_then(|(first, end)| Some(first.parse().ok()?..end.parse().ok()?)).unwrap_or(0..6)
}
