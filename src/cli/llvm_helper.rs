//! The process in which LLVM reads a module for another one, with limits on its memory and time.

use std::env;
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use llvm_spirv_rs::{Error, LLVM_HELPER_ARGUMENT, LlvmUse, Result, answer_for_llvm};

/// Returns the use of LLVM in another process of this program, if it has LLVM.
pub(crate) fn this_program() -> LlvmUse {
    if cfg!(not(feature = "llvm")) {
        return LlvmUse::InProcess;
    }
    // Without `/proc` the path of the program is not known, but its name.
    let called = || env::args_os().next().map(PathBuf::from);
    LlvmUse::Helper(env::current_exe().ok().or_else(called).unwrap_or_else(|| "llvm-spirv-rs".into()))
}

/// Returns `true` if the command line asks for a helper.
pub(crate) fn is_requested(words: &[OsString]) -> bool {
    words.get(1).is_some_and(|word| word == LLVM_HELPER_ARGUMENT) && words.len() == 2
}

/// Answers the request on standard input.
pub(crate) fn run() -> Result<()> {
    let mut request = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut request);
    read.map_err(|error| Error::io("cannot read standard input", error))?;
    limits::set(request.len()).map_err(|error| Error::io("cannot limit this process", error))?;
    let reply = answer_for_llvm(&request)?;
    let written = io::stdout().lock().write_all(&reply);
    written.map_err(|error| Error::io("cannot write standard output", error))
}

#[cfg(target_os = "linux")]
mod limits {
    use std::fs;
    use std::io;

    use rustix::param::page_size;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    /// Limits the memory, the time and the stack of this process for a request of `size` bytes, and keeps a crash from
    /// leaving a file.
    pub(super) fn set(size: usize) -> io::Result<()> {
        let size = size as u64;
        // A valid module needs about twenty times its size, and a hundredth of the time.
        let memory = mapped().unwrap_or(1 << 30) + (1 << 30) + size.saturating_mul(256);
        let seconds = 10 + size / 50_000;
        [(Resource::As, memory), (Resource::Cpu, seconds), (Resource::Core, 0)].into_iter().try_for_each(lower)
    }

    /// Lowers a limit that is higher.
    fn lower((resource, limit): (Resource, u64)) -> io::Result<()> {
        let Rlimit { current, maximum } = getrlimit(resource);
        let lower = |old: Option<u64>| Some(old.map_or(limit, |old| old.min(limit)));
        // A process that goes beyond the time of `current` gets a signal of its own.
        Ok(setrlimit(resource, Rlimit { current: lower(current), maximum })?)
    }

    /// Returns the size of the address space that is in use.
    fn mapped() -> io::Result<u64> {
        let sizes = fs::read_to_string("/proc/self/statm")?;
        let pages = sizes.split_whitespace().next().and_then(|pages| pages.parse::<u64>().ok());
        pages.map(|pages| pages * page_size() as u64).ok_or_else(|| io::Error::other("unknown format of statm"))
    }
}

#[cfg(not(target_os = "linux"))]
mod limits {
    use std::io;

    /// There are no limits on this system: a crash is an error all the same.
    pub(super) fn set(_size: usize) -> io::Result<()> {
        Ok(())
    }
}
