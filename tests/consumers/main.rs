//! Runs programs that consume SPIR-V on our modules: Intel's GPU compiler, the reader of LLVM 15, SPIRV-Tools'
//! optimizer, linter and linker.
//!
//! A trial is one module and one consumer. The modules are those of the programs of `tests/opencl`, of `examples/`, and
//! of `lit/`. A consumer that refuses a module fails the trial unless [`refusals`] lists the module with a reason; an
//! accepted module that is listed fails it as well, so the list stays correct; only a consumer that crashes on a module
//! may accept it in another run.
//!
//! By default a module goes to the consumer that its name determines ([`Consumer::of_module`]), and one module of each
//! row of [`refusals`] to the consumers of the row; `CONSUMERS=all` gives every module to every consumer. The last lines
//! printed are the counts of each consumer.

mod consumer;
mod corpus;
mod counts;
mod link;
mod refusals;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Trial};
use test_device::{Outcome, child, process, toolchain};

use consumer::{Consumer, Fate};
use corpus::{Subject, Translated, Version};
use counts::Verdict;

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
    let examples = refusals::examples(&names);
    let is_default = |subject: &Subject, consumer: Consumer| {
        subject.goes_by_default_to(consumer) || examples.contains(&(consumer, &*subject.name))
    };
    let mut trials = link::trials();
    for subject in &subjects {
        let consumers = Consumer::ALL.iter().filter(|consumer| is_full || is_default(subject, **consumer));
        trials.extend(consumers.map(|consumer| trial(subject, *consumer)));
    }
    drop(subjects);
    trials.push(Trial::test("refusals_name_modules", move || Ok(refusals::check_for_stale_rows(&names)?)));
    let code = libtest_mimic::run(&Arguments::from_args(), trials).exit_code();
    process::end_workers();
    counts::report();
    code
}

/// Returns the translator under test.
fn translator() -> PathBuf {
    toolchain::translator(env!("CARGO_BIN_EXE_llvm-spirv-rs"))
}

/// Returns the trial of a module and a consumer.
fn trial(subject: &Arc<Subject>, consumer: Consumer) -> Trial {
    let subject = Arc::clone(subject);
    Trial::test(format!("{}::{}", consumer.name(), subject.name), move || Ok(run(&subject, consumer)?))
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
