//! LLVM in a process of its own: the program `llvm-spirv-rs`, started with [`ARGUMENT`]. Whatever LLVM does there with
//! damaged bytes ends in a message here, and this process stays as it is.
//!
//! The helper reads a request from its standard input, up to the end, and writes a reply to its standard output. A number is
//! eight bytes long, the low one first; a text is preceded by its length.
//!
//! ```text
//! request  passes, name of the input, the input
//! reply    magic number, status, text, bitcode
//! ```

use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

use crate::bitcode::Current;
use crate::error::{Error, ErrorKind, Result};
use crate::options::{ModuleChange, Optimization};

/// The argument that makes a helper of the program. The number changes with the form of requests and replies.
pub const ARGUMENT: &str = "--llvm-helper=1";

const MAGIC: &[u8] = b"LLVM";

/// The status of a reply: the text is the reason why debug information was dropped, empty if none was.
const READ: u64 = 0;
/// The status of a reply: the text is that of an error, and there is no bitcode.
const REFUSED: u64 = 1;

/// The passes, by their number in a request.
const PASSES: [Optimization; 3] = [Optimization::None, Optimization::Mem2Reg, Optimization::All];

/// The number of a request to regularize the module, which the text of the change follows.
const REGULARIZATION: u64 = PASSES.len() as u64;

/// The maximum length of what a helper prints to standard error, of which a part is in a message.
const MAX_PRINTED: u64 = 64 << 10;

/// The number of times that [`stop`] asks if a program has ended: it kills the program after ten seconds.
const MAX_CHECKS: usize = 2_000;
const TIME_BETWEEN_CHECKS: Duration = Duration::from_millis(5);

/// Reads and verifies a module with LLVM, runs the requested passes, and returns it as current bitcode.
///
/// # Errors
///
/// The program does not start, LLVM refuses the module, or it fails: then the helper ends without a reply.
pub(super) fn current(program: &Path, bytes: &[u8], name: &str, change: &ModuleChange) -> Result<Current> {
    let cannot = |error| Error::io(format!("cannot read the module with {}", program.display()), error);
    let Exchange { reply, printed, status } = exchange(program, bytes, name, change).map_err(cannot)?;
    match parse_reply(&reply) {
        Some(Ok(current)) => Ok(current),
        Some(Err(message)) => Err(invalid_llvm_module(message)),
        None => Err(no_reply(program, status, &printed)),
    }
}

fn invalid_llvm_module(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidLlvmModule, message)
}

/// The result of a helper.
struct Exchange {
    reply: Vec<u8>,
    /// The text on its standard error.
    printed: Vec<u8>,
    /// Its status, unless this process ignores `SIGCHLD`: then no status is kept.
    status: Option<ExitStatus>,
}

fn exchange(program: &Path, bytes: &[u8], name: &str, change: &ModuleChange) -> io::Result<Exchange> {
    let mut command = Command::new(program);
    command.arg(ARGUMENT).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (mut child, input) = start(command)?;
    let received = send_and_receive(&mut child, input, &[&request_head(name, change), bytes]);
    if received.is_err() {
        // What it does is of no use; it may have ended.
        let _ = child.kill();
    }
    let status = child.wait();
    let (reply, printed) = received?;
    Ok(Exchange { reply, printed, status: status.ok() })
}

/// Returns the bytes of the reply, and those on standard error.
fn send_and_receive(child: &mut Child, mut input: Input, request: &[&[u8]]) -> io::Result<(Vec<u8>, Vec<u8>)> {
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let size: usize = request.iter().map(|part| part.len()).sum();
    thread::scope(|scope| {
        let send = move || {
            // A helper that ends early does not read all; its status says why.
            let _ = request.iter().try_for_each(|part| input.write_all(part));
            end(input);
        };
        thread::Builder::new().spawn_scoped(scope, send)?;
        let printer = thread::Builder::new().spawn_scoped(scope, || first_bytes(errors))?;
        let mut reply = Vec::new();
        let received = output.map_or(Ok(0), |output| output.take(max_reply(size)).read_to_end(&mut reply));
        if parse_reply(&reply).is_none() {
            stop(child);
        }
        received?;
        Ok((reply, printer.join().unwrap_or_default()))
    })
}

/// Stops a program that gave no reply: it is about to end, so that its status says why, or it hangs or writes without end.
fn stop(child: &mut Child) {
    for _ in 0..MAX_CHECKS {
        match child.try_wait() {
            Ok(None) => thread::sleep(TIME_BETWEEN_CHECKS),
            Ok(Some(_)) | Err(_) => return,
        }
    }
    // It may have ended.
    let _ = child.kill();
}

/// The helper's standard input: a socket, because writing to one whose reader has ended is an error. Writing to a pipe would
/// send a signal, which ends a process that does not ignore it.
#[cfg(unix)]
type Input = std::os::unix::net::UnixStream;
#[cfg(not(unix))]
type Input = std::process::ChildStdin;

#[cfg(unix)]
fn start(mut command: Command) -> io::Result<(Child, Input)> {
    let (input, theirs) = Input::pair()?;
    let child = command.stdin(Stdio::from(std::os::fd::OwnedFd::from(theirs))).spawn()?;
    Ok((child, input))
}

#[cfg(not(unix))]
fn start(mut command: Command) -> io::Result<(Child, Input)> {
    let mut child = command.stdin(Stdio::piped()).spawn()?;
    let input = child.stdin.take().ok_or_else(|| io::Error::other("the program has no standard input"))?;
    Ok((child, input))
}

/// Ends the request.
#[cfg(unix)]
fn end(input: Input) {
    // A process that was started meanwhile may have the socket too.
    let _ = input.shutdown(std::net::Shutdown::Write);
}

#[cfg(not(unix))]
fn end(input: Input) {
    drop(input);
}

/// Returns the first bytes of a stream, which is read to its end.
fn first_bytes(stream: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        // The text is for a message only.
        let _ = stream.by_ref().take(MAX_PRINTED).read_to_end(&mut bytes);
        let _ = io::copy(&mut stream, &mut io::sink());
    }
    bytes
}

/// Returns the maximum size of a reply to a request.
fn max_reply(size: usize) -> u64 {
    (1 << 30) + (size as u64).saturating_mul(64)
}

/// Returns the error for a helper that ended without a reply.
fn no_reply(program: &Path, status: Option<ExitStatus>, printed: &[u8]) -> Error {
    let printed = String::from_utf8_lossy(printed);
    let says = |text: &str| printed.contains(text);
    let shown = status.map_or("unknown exit status".to_owned(), |status| status.to_string());
    let reason = if status.is_some_and(is_out_of_time) {
        "out of time".to_owned()
    } else if says("std::bad_alloc") || says("out of memory") || says("memory allocation of") {
        "out of memory".to_owned()
    } else if let Some((_, reason)) = printed.lines().find_map(|line| line.split_once("LLVM ERROR: ")) {
        reason.trim_end_matches('.').to_owned()
    } else if status.is_some_and(|status| status.code().is_none()) {
        format!("it crashed ({shown})")
    } else {
        let line = printed.lines().next().map_or(String::new(), |line| format!(": {line}"));
        let message = format!("cannot read the module with {}: it gave no reply ({shown}){line}", program.display());
        return Error::new(ErrorKind::Io, message);
    };
    invalid_llvm_module(format!("LLVM failed to process the module: {reason}"))
}

/// Returns `true` if the limit on the time of the processor ended a process.
#[cfg(target_os = "linux")]
fn is_out_of_time(status: ExitStatus) -> bool {
    const SIGXCPU: i32 = 24;
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(SIGXCPU)
}

#[cfg(not(target_os = "linux"))]
fn is_out_of_time(_status: ExitStatus) -> bool {
    false
}

/// Returns what precedes the input in a request.
fn request_head(name: &str, change: &ModuleChange) -> Vec<u8> {
    let (number, text) = match change {
        ModuleChange::Optimization(passes) => {
            (PASSES.iter().position(|known| known == passes).unwrap_or_default() as u64, "")
        }
        ModuleChange::Regularization(calls) => (REGULARIZATION, calls.as_str()),
    };
    let mut head = number.to_le_bytes().to_vec();
    push_text(&mut head, name);
    push_text(&mut head, text);
    head
}

/// Takes what precedes the input from a request: the name of the input and the change.
fn take_head(request: &mut &[u8]) -> Option<(String, ModuleChange)> {
    let number = take_number(request)?;
    let (name, text) = (take_text(request)?, take_text(request)?);
    let change = match number {
        REGULARIZATION => ModuleChange::Regularization(text),
        number => ModuleChange::Optimization(*PASSES.get(usize::try_from(number).ok()?)?),
    };
    Some((name, change))
}

fn push_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u64).to_le_bytes());
    bytes.extend(text.as_bytes());
}

fn take_number(bytes: &mut &[u8]) -> Option<u64> {
    let (number, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(u64::from_le_bytes(*number))
}

fn take_text(bytes: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(take_number(bytes)?).ok()?;
    let (text, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    String::from_utf8(text.to_vec()).ok()
}

/// Returns the result that a reply has, or the text of an error; `None` if the reply is not complete.
fn parse_reply(mut reply: &[u8]) -> Option<std::result::Result<Current, String>> {
    reply = reply.strip_prefix(MAGIC)?;
    let status = take_number(&mut reply)?;
    let text = take_text(&mut reply)?;
    let length = usize::try_from(take_number(&mut reply)?).ok()?;
    match status {
        READ if reply.len() == length => {
            Some(Ok(Current { bitcode: reply.to_vec(), dropped_debug_info: (!text.is_empty()).then_some(text) }))
        }
        REFUSED if reply.is_empty() => Some(Err(text)),
        _ => None,
    }
}

/// Returns the reply to a request. The process must be one that does nothing else: LLVM may end it.
///
/// # Errors
///
/// The bytes are no request. What LLVM refuses is a reply.
pub fn answer(mut request: &[u8]) -> Result<Vec<u8>> {
    let Some((name, change)) = take_head(&mut request) else {
        return Err(Error::new(ErrorKind::InvalidUsage, "expected a request of the library"));
    };
    let (status, text, bitcode) = match answer_with_llvm(request, &name, &change) {
        Ok(current) => (READ, current.dropped_debug_info.unwrap_or_default(), current.bitcode),
        Err(error) => (REFUSED, error.message().to_owned(), Vec::new()),
    };
    let mut reply = MAGIC.to_vec();
    reply.extend(status.to_le_bytes());
    push_text(&mut reply, &text);
    reply.extend((bitcode.len() as u64).to_le_bytes());
    reply.extend(bitcode);
    Ok(reply)
}

#[cfg(feature = "llvm")]
fn answer_with_llvm(bytes: &[u8], name: &str, change: &ModuleChange) -> Result<Current> {
    crate::llvm::current(bytes, name, change, crate::llvm::Process::Own)
}

#[cfg(not(feature = "llvm"))]
fn answer_with_llvm(_bytes: &[u8], _name: &str, _change: &ModuleChange) -> Result<Current> {
    let message = "the program of the option `llvm` is built without LLVM: name one that has it, or pass bitcode of LLVM \
                   15 to 24, as `clang -c -emit-llvm` or `llvm-as` write it";
    Err(Error::new(ErrorKind::NotBuiltIn, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_CHANGE: ModuleChange = ModuleChange::Optimization(Optimization::None);

    #[test]
    fn a_reply_is_complete_or_none() {
        let request = [request_head("name.ll", &NO_CHANGE), b"\x7FELF".to_vec()].concat();
        let reply = answer(&request).unwrap();
        assert!(matches!(parse_reply(&reply), Some(Err(message)) if !message.is_empty()));
        for length in 0..reply.len() {
            assert!(parse_reply(&reply[..length]).is_none(), "{length}");
            assert!(answer(&request[..length.min(10)]).is_err());
        }
        assert!(parse_reply(&[reply, vec![0]].concat()).is_none());
    }

    #[test]
    fn a_program_that_is_no_helper_is_an_error() {
        let refused = |program: &str| {
            let request = vec![b' '; 1 << 20];
            current(Path::new(program), &request, "input", &NO_CHANGE).unwrap_err()
        };
        assert_eq!(refused("/there/is/no/such/program").kind(), ErrorKind::Io);
        let error = refused("true");
        assert_eq!(error.kind(), ErrorKind::Io);
        assert!(error.message().contains("true: it gave no reply (exit status: 0)"), "{error}");
    }
}
