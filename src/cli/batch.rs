//! Several translations in one run, on several threads.

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use clap::error::ErrorKind;

use super::args::Arguments;
use super::files::{self, Output};
use super::output::{Destination, OutputKind};
use super::response;
use super::tools;
use super::values::Usage;

/// A translation: where its module comes from, and where the result goes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Job {
    pub(crate) input: PathBuf,
    pub(crate) destination: Destination,
}

impl Job {
    /// Returns the job of a run that has one input.
    pub(crate) fn sole(arguments: &Arguments, kind: OutputKind) -> Result<Self, Usage> {
        let input = sole_input(arguments)?;
        let destination = Destination::choose(input, arguments.output.as_deref(), kind)?;
        Ok(Self { input: input.to_owned(), destination })
    }

    /// Returns the output; with `-o`, it may replace the input.
    pub(crate) fn output(&self, arguments: &Arguments) -> Output<'_> {
        Output::from_input(&self.input, &self.destination, arguments.output.is_some())
    }
}

/// Returns the translations that a command line requests. Fails with a message if one of them writes a file that another
/// one reads or writes.
pub(crate) fn jobs(arguments: &Arguments) -> Result<Vec<Job>, Usage> {
    let kind = arguments.kind();
    let files = match (&arguments.batch, &arguments.output_dir, arguments.inputs.as_slice()) {
        (Some(list), _, _) => read_list(list)?,
        (None, None, _) => return Ok(vec![Job::sole(arguments, kind)?]),
        (None, Some(_), inputs) => inputs.iter().map(|input| (input.clone(), None)).collect(),
    };
    let folder = arguments.output_dir.as_deref();
    let job = |(input, output): (PathBuf, Option<PathBuf>)| {
        let output = match (&output, folder) {
            (Some(_), _) => output,
            (None, Some(folder)) => Some(in_folder(folder, &input, kind)?),
            (None, None) => Some(input.with_extension(kind.file_extension())),
        };
        let destination = Destination::choose(&input, output.as_deref(), kind)?;
        match destination {
            Destination::StandardOutput => {
                Err(format!("expected a file for the translation of {}: name another output", input.display()))
            }
            Destination::File(_) => Ok(Job { input, destination }),
        }
    };
    let jobs = files.into_iter().map(job).collect::<Result<Vec<_>, String>>()?;
    let read = jobs.iter().map(|job| &*job.input).chain(arguments.read_files());
    files::check(read, jobs.iter().map(|job| job.output(arguments)))?;
    Ok(jobs)
}

/// Returns the only input. Fails with a message if there are more.
fn sole_input(arguments: &Arguments) -> Result<&Path, Usage> {
    if let Some((input, tool)) = arguments.inputs.iter().find_map(|input| Some((input, tools::meant(input)?))) {
        let input = input.display();
        return Err(format!("there is no file `{input}`: write the name of the tool `{tool}` before its files").into());
    }
    match arguments.inputs.as_slice() {
        [] => Ok(Path::new("-")),
        [input] => Ok(input),
        [first, second, ..] => Err(Usage {
            kind: ErrorKind::TooManyValues,
            message: format!(
                "expected one input, found `{}` and `{}`: link the modules first, with llvm-link, or translate each \
                 with --output-dir",
                first.display(),
                second.display()
            ),
        }),
    }
}

/// Returns the file for the translation of `input` in a folder.
fn in_folder(folder: &Path, input: &Path, kind: OutputKind) -> Result<PathBuf, String> {
    match input.file_name() {
        Some(name) if input != Path::new("-") => Ok(folder.join(name).with_extension(kind.file_extension())),
        _ => Err(format!("expected a file name, found {}: --output-dir needs the names of inputs", input.display())),
    }
}

/// Reads the lines of a list: an input, and the output if there is another word. Words are quoted as in response files.
fn read_list(list: &Path) -> Result<Vec<(PathBuf, Option<PathBuf>)>, Usage> {
    let text = fs::read(list)
        .map_err(|error| Usage { kind: ErrorKind::Io, message: format!("cannot read {}: {error}", list.display()) })?;
    let entry = |(index, line): (usize, &[u8])| {
        let wrong = |found: &str| {
            let position = format!("{}:{}", list.display(), index + 1);
            Err(Usage::from(format!("{position}: expected an input and perhaps an output, found {found}")))
        };
        match response::split(line).as_deref() {
            Ok([]) => Ok(None),
            Ok([input]) => Ok(Some((input.into(), None))),
            Ok([input, output]) => Ok(Some((input.into(), Some(output.into())))),
            Ok(words) => wrong(&format!("{} words", words.len())),
            Err(found) => wrong(found),
        }
    };
    response::contents(&text)
        .split(|byte| *byte == b'\n')
        .enumerate()
        .map(entry)
        .filter_map(Result::transpose)
        .collect()
}

/// Does `work` for each number below `count` on at most `threads` threads, and passes the results to `finish` in order,
/// each as soon as those before it are there. If no thread can be started, the calling thread does the work.
pub(crate) fn in_order<T: Send>(
    count: usize,
    threads: NonZeroUsize,
    work: impl Fn(usize) -> T + Sync,
    finish: impl FnMut(T),
) {
    in_order_with(thread::Builder::new, count, threads, work, finish);
}

/// Does what [`in_order`] does, on threads of `builder`.
fn in_order_with<T: Send>(
    builder: impl Fn() -> thread::Builder,
    count: usize,
    threads: NonZeroUsize,
    work: impl Fn(usize) -> T + Sync,
    mut finish: impl FnMut(T),
) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let start = |sender: mpsc::Sender<(usize, T)>| {
            let (next, work) = (&next, &work);
            let run = move || {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                for number in numbers.take_while(|number| *number < count) {
                    // The receiver lives until all results are there.
                    let _ = sender.send((number, work(number)));
                }
            };
            builder().spawn_scoped(scope, run)
        };
        // The other threads do the work of one that did not start.
        let started = (0..threads.get().min(count)).map(|_| start(sender.clone())).filter(Result::is_ok).count();
        drop(sender);
        if started == 0 {
            return (0..count).for_each(|number| finish(work(number)));
        }
        let mut waiting = BTreeMap::new();
        let mut finished = 0;
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&finished) {
                finish(result);
                finished += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        for threads in [1, 2, 7] {
            let mut results = Vec::new();
            in_order(100, NonZeroUsize::new(threads).unwrap(), |number| number * number, |result| results.push(result));
            assert!(results.iter().copied().eq((0..100).map(|number| number * number)), "{threads}");
        }
        in_order(0, NonZeroUsize::MIN, |number| number, |_| panic!("nothing was to be done"));
    }

    #[test]
    fn the_caller_does_the_work_of_threads_that_do_not_start() {
        let no_thread = || thread::Builder::new().stack_size(usize::MAX / 2);
        let mut results = Vec::new();
        in_order_with(no_thread, 9, NonZeroUsize::new(3).unwrap(), |number| number, |result| results.push(result));
        assert!(results.into_iter().eq(0..9));
    }
}
