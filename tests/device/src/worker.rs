//! Children that do the work of many calls: the OpenCL runtime takes longer to start than most kernels to run.
//!
//! A worker gets a call as one line on its standard input stream, with tabs between the arguments, and answers with a
//! line on the same stream, which is a socket. A call that a worker does not finish is repeated in a child of its own,
//! whose outcome counts: no failure is due to the calls before it.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::Outcome;

/// The answer to a call that succeeds.
const DONE: &str = "done";

/// The answer to a call that fails.
const FAILED: &str = "failed";

/// The number of calls of a worker, which shares one time limit among them.
const MAX_CALLS: usize = 50;

/// The workers without a call, each for one thread of this process.
static IDLE: Mutex<Vec<Worker>> = Mutex::new(Vec::new());

struct Worker {
    child: Child,
    stream: BufReader<UnixStream>,
    calls: usize,
}

impl Worker {
    /// Starts a program as a worker, which may wait for this time without an answer.
    fn start(mut command: Command, limit: Duration) -> io::Result<Self> {
        let (ours, theirs) = UnixStream::pair()?;
        ours.set_read_timeout(Some(limit))?;
        let child = command.stdin(OwnedFd::from(theirs)).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        Ok(Self { child, stream: BufReader::new(ours), calls: 0 })
    }

    /// Returns `true` if the call succeeds.
    fn call(&mut self, line: &str) -> bool {
        self.calls += 1;
        let mut answer = String::new();
        let mut ask = || {
            self.stream.get_mut().write_all(line.as_bytes())?;
            self.stream.read_line(&mut answer)
        };
        ask().is_ok() && answer.trim_end() == DONE
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // A worker that has ended cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns `true` if a worker finishes the call. `command` is the program of a worker that has to be started.
pub(crate) fn finishes(arguments: &[OsString], command: impl FnOnce() -> Option<Command>, limit: Duration) -> bool {
    let Some(line) = line(arguments) else { return false };
    let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let Some(mut worker) = idle.or_else(|| Worker::start(command()?, limit).ok()) else { return false };
    let is_done = worker.call(&line);
    if is_done && worker.calls < MAX_CALLS {
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(worker);
    }
    is_done
}

/// Ends the workers.
pub(crate) fn end() {
    IDLE.lock().unwrap_or_else(PoisonError::into_inner).clear();
}

/// Returns the line of a call, if the arguments can be on one.
fn line(arguments: &[OsString]) -> Option<String> {
    let words: Option<Vec<&str>> = arguments.iter().map(|word| word.to_str()).collect();
    let words = words.filter(|words| !words.iter().any(|word| word.contains(['\t', '\n', '\r'])))?;
    Some(words.join("\t") + "\n")
}

/// Does the work of calls, in a worker, until the parent ends.
pub(crate) fn serve(work: impl Fn(&[String]) -> Outcome) -> Outcome {
    let stream = io::stdin();
    let mut answers = File::from(stream.as_fd().try_clone_to_owned().map_err(|error| error.to_string())?);
    for line in stream.lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let arguments: Vec<String> = line.split('\t').map(str::to_owned).collect();
        let answer = if work(&arguments).is_ok() { DONE } else { FAILED };
        writeln!(answers, "{answer}").map_err(|error| error.to_string())?;
    }
    Ok(())
}
