//! The job server of `make` or `ninja`, which limits the threads of all programs that it runs together.
//!
//! A program has one thread of its own. For each other thread it reads a byte, the token, from a pipe that the variable
//! `MAKEFLAGS` names, and writes it back in the end (GNU make manual, "Sharing Job Slots with GNU make").

use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

/// The threads that a run may use.
pub(crate) struct Threads {
    count: NonZeroUsize,
    tokens: Option<(File, Vec<u8>)>,
}

/// Returns the maximum number of threads of a run that translates one module: a request, or 1 under a job server.
pub(crate) fn threads_alone(requested: Option<NonZeroUsize>) -> Option<NonZeroUsize> {
    requested.or_else(|| server().map(|_| NonZeroUsize::MIN))
}

impl Threads {
    /// Returns the number that the user requests, or that of the processors. Under a job server, it is one more than the
    /// tokens that are there now, at most one for each task; the run holds them until the value is dropped.
    pub(crate) fn new(requested: Option<NonZeroUsize>, tasks: usize) -> Self {
        let processors = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        match (requested, server()) {
            (Some(count), _) => Self { count, tokens: None },
            (None, None) => Self { count: processors, tokens: None },
            (None, Some(pipes)) => Self::granted(&pipes, processors.get().min(tasks)),
        }
    }

    /// Returns the number of threads.
    pub(crate) fn count(&self) -> NonZeroUsize {
        self.count
    }

    /// Returns the number of threads that each of several tasks may use itself, if they run side by side.
    pub(crate) fn count_for_each(&self, tasks: usize) -> NonZeroUsize {
        NonZeroUsize::new(self.count.get() / tasks.max(1)).unwrap_or(NonZeroUsize::MIN)
    }

    fn granted(pipes: &Pipes, wanted: usize) -> Self {
        let open = || Some((open_without_waiting(&pipes.read)?, File::options().write(true).open(&pipes.write).ok()?));
        let Some((mut read, write)) = open() else { return Self { count: NonZeroUsize::MIN, tokens: None } };
        let mut tokens = vec![0; wanted.saturating_sub(1)];
        // Fails if there are no tokens.
        let granted = read.read(&mut tokens).unwrap_or(0);
        tokens.truncate(granted);
        Self { count: NonZeroUsize::MIN.saturating_add(granted), tokens: Some((write, tokens)) }
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        if let Some((pipe, tokens)) = &mut self.tokens {
            // There is no remedy if the job server is gone.
            let _ = pipe.write_all(tokens);
        }
    }
}

/// Returns the pipe of the job server that runs the program, if there is one.
fn server() -> Option<Pipes> {
    pipes(&std::env::var("MAKEFLAGS").ok()?)
}

/// The ends of the job server's pipe.
#[derive(Debug, PartialEq, Eq)]
struct Pipes {
    read: PathBuf,
    write: PathBuf,
}

/// Returns the pipe that `MAKEFLAGS` names: `--jobserver-auth=fifo:PATH` or, before make 4.4, the descriptors `R,W`. The
/// last one counts. Returns `None` without a job server.
fn pipes(flags: &str) -> Option<Pipes> {
    let name = |flag: &'_ str| -> Option<String> {
        let value = flag.strip_prefix("--jobserver-auth=").or_else(|| flag.strip_prefix("--jobserver-fds="));
        value.map(str::to_owned)
    };
    let value = flags.split_whitespace().filter_map(name).next_back()?;
    let descriptor = |text: &str| Some(PathBuf::from(format!("/dev/fd/{}", text.parse::<u32>().ok()?)));
    match (value.strip_prefix("fifo:"), value.split_once(',')) {
        (Some(path), _) => Some(Pipes { read: path.into(), write: path.into() }),
        (None, Some((read, write))) => Some(Pipes { read: descriptor(read)?, write: descriptor(write)? }),
        (None, None) => None,
    }
}

/// Opens a pipe such that reading fails when it is empty.
#[cfg(unix)]
fn open_without_waiting(path: &std::path::Path) -> Option<File> {
    use std::os::unix::fs::OpenOptionsExt;
    File::options().read(true).custom_flags(libc::O_NONBLOCK).open(path).ok()
}

/// Other systems have semaphores instead of pipes.
#[cfg(not(unix))]
fn open_without_waiting(_: &std::path::Path) -> Option<File> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_job_server_counts() {
        let fifo = Pipes { read: "/tmp/a".into(), write: "/tmp/a".into() };
        assert_eq!(pipes(" -j4 --jobserver-auth=3,4 --jobserver-auth=fifo:/tmp/a"), Some(fifo));
        let numbered = Pipes { read: "/dev/fd/3".into(), write: "/dev/fd/4".into() };
        assert_eq!(pipes("k -j --jobserver-fds=3,4"), Some(numbered));
        assert_eq!(pipes("-j4 --jobserver-auth=-2,-2"), None);
        assert_eq!(pipes(""), None);
    }
}
