//! Runs programs that consume SPIR-V on our modules: Intel's GPU compiler, the reader of LLVM 15, SPIRV-Tools'
//! optimizer, linter and linker.
//!
//! A trial is one module and one consumer. The modules are those of the programs of `tests/opencl`, of `examples/`, and
//! of `lit/`. A consumer that refuses a module fails the trial unless [`refusals`] lists the module with a reason; an
//! accepted module that is listed fails it as well, so the list stays correct; only a consumer that crashes on a module
//! may accept it in another run.
//!
//! By default each consumer gets the programs in one or two builds (see [`Consumer::takes_by_default`]), and of the modules
//! with one build a part that their names determine (see [`Consumer::samples`]); `CONSUMERS=all` gives every build to every
//! consumer. The last lines printed are the counts of each consumer.

#[path = "../opencl/c_sources.rs"]
mod c_sources;
#[path = "../opencl/cases/mod.rs"]
#[allow(dead_code, reason = "the lists of cases for further builds are for the test on the device")]
mod cases;
#[path = "../opencl/child.rs"]
mod child;
#[path = "../corpus/clang.rs"]
mod clang;
#[path = "../opencl/compare.rs"]
mod compare;
mod consumer;
mod corpus;
mod counts;
#[path = "../opencl/device.rs"]
mod device;
#[path = "../opencl/library/mod.rs"]
mod library;
mod link;
#[path = "../opencl/process.rs"]
mod process;
mod refusals;
#[path = "../opencl/toolchain.rs"]
#[allow(dead_code, reason = "the test on the device validates modules and records sources")]
mod toolchain;

use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Trial};

use cases::Case;
use consumer::{Consumer, Fate};
use corpus::{Subject, Translated, Version};
use counts::Verdict;

/// The value, or a message about the failure.
type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    if let Some(code) = process::work_as_child(child::work) {
        return code;
    }
    let is_full = match std::env::var("CONSUMERS").as_deref() {
        Ok("all") => true,
        Err(std::env::VarError::NotPresent) => false,
        other => {
            let _ = writeln!(std::io::stderr(), "CONSUMERS is {other:?}: expected `all`, or no such variable");
            return ExitCode::from(2);
        }
    };
    let subjects = match corpus::subjects() {
        Ok(subjects) => subjects,
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "{message}");
            return ExitCode::FAILURE;
        }
    };
    let names: Vec<String> = subjects.iter().map(|subject| subject.name.clone()).collect();
    let mut trials = vec![Trial::test("refusals_name_modules", move || Ok(refusals::check_for_stale_rows(&names)?))];
    trials.extend(link::trials());
    trials.extend(subjects.iter().flat_map(|subject| self::trials(subject, is_full)));
    drop(subjects);
    let code = libtest_mimic::run(&Arguments::from_args(), trials).exit_code();
    counts::report();
    code
}

/// Returns the trials of a module, one for each consumer.
fn trials(subject: &Arc<Subject>, is_full: bool) -> Vec<Trial> {
    let consumers = Consumer::ALL.iter().copied();
    let consumers = consumers.filter(|consumer| is_full || subject.goes_by_default_to(*consumer));
    let trial = |consumer: Consumer| {
        let subject = Arc::clone(subject);
        Trial::test(format!("{}::{}", consumer.name(), subject.name), move || Ok(run(&subject, consumer)?))
    };
    consumers.map(trial).collect()
}

fn run(subject: &Subject, consumer: Consumer) -> Outcome {
    let verdict = judge(subject, consumer)?;
    counts::add(consumer, verdict);
    Ok(())
}

/// Runs the consumer on the module and compares the outcome with the list.
fn judge(subject: &Subject, consumer: Consumer) -> Outcome<Verdict> {
    let row = refusals::find(consumer, &subject.name);
    let module = match subject.translate(consumer.version())? {
        Translated::Module(module) => module,
        Translated::NeedsNewerVersion => return Ok(Verdict::NotForIt),
    };
    match (consumer.take(subject, &module)?, row) {
        (Fate::Taken, None) => Ok(Verdict::Taken),
        (Fate::Taken, Some(row)) if row.is_crash() => Ok(Verdict::Taken),
        (Fate::Taken, Some(row)) => Err(format!(
            "{} is accepted, but tests/consumers/refusals.rs lists it as refused: {}",
            subject.name, row.reason
        )),
        (Fate::Refused(message), None) => Err(message),
        (Fate::NotForIt, _) => Ok(Verdict::NotForIt),
        (Fate::Refused(message), Some(row)) if message.contains(row.says) => {
            if row.is_taken_when_old {
                check_old_module(subject, consumer)?;
            }
            Ok(Verdict::Listed)
        }
        (Fate::Refused(message), Some(row)) => {
            Err(format!("tests/consumers/refusals.rs expects a message with {:?}, found:\n{message}", row.says))
        }
    }
}

/// Fails if the consumer refuses the module in a lower version of SPIR-V.
fn check_old_module(subject: &Subject, consumer: Consumer) -> Outcome {
    let Translated::Module(module) = subject.translate(Version::Old)? else {
        return Err(format!("{} needs a newer version of SPIR-V than {}", subject.name, Version::Old.number()));
    };
    match consumer.take(subject, &module)? {
        Fate::Taken => Ok(()),
        Fate::Refused(message) => Err(format!("in SPIR-V {}:\n{message}", Version::Old.number())),
        Fate::NotForIt => Err(format!("{} is not for {}", subject.name, consumer.name())),
    }
}

/// Returns the case that a child runs.
fn find_case(name: &str) -> Option<&'static Case> {
    cases::ALL.iter().chain([&link::CASE]).find(|case| case.name == name)
}
