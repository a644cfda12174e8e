//! The line that shows the progress of a long run on a terminal, and is gone afterwards.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use llvm_spirv_rs::Phase;

/// The time before the line appears: most runs are shorter.
const DELAY: Duration = Duration::from_secs(1);

/// The time between two changes of the line.
const INTERVAL: Duration = Duration::from_millis(100);

/// Erases the line and returns to its start.
const ERASE: &str = "\r\x1b[K";

/// A thread that shows the line until the value is dropped.
pub(crate) struct ProgressLine {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl ProgressLine {
    /// Starts the thread if standard error is a terminal. The line has the text that the function returns each time.
    pub(crate) fn start(text: impl Fn() -> String + Send + 'static) -> Option<Self> {
        if !io::stderr().is_terminal() {
            return None;
        }
        let (stop, stopped) = mpsc::channel();
        let wait = move |time| matches!(stopped.recv_timeout(time), Err(RecvTimeoutError::Timeout));
        let thread = thread::Builder::new().spawn(move || show(text, wait, &mut io::stderr()));
        // Without a thread there is no line.
        Some(Self { stop: Some(stop), thread: thread.ok() })
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.stop.take();
        if let Some(thread) = self.thread.take() {
            // The thread does not panic.
            let _ = thread.join();
        }
    }
}

/// Shows the line while `wait`, which takes the time to wait, returns `true`; then erases it.
fn show(text: impl Fn() -> String, mut wait: impl FnMut(Duration) -> bool, terminal: &mut impl Write) {
    if !wait(DELAY) {
        return;
    }
    loop {
        let _ = write!(terminal, "{ERASE}{}", text()).and_then(|()| terminal.flush());
        if !wait(INTERVAL) {
            break;
        }
    }
    let _ = write!(terminal, "{ERASE}").and_then(|()| terminal.flush());
}

/// Returns the line for a phase of a translation.
pub(crate) fn of_phase(phase: Phase) -> String {
    match phase {
        Phase::Reading => "reading the module".to_owned(),
        Phase::Translating { done, total } => format!("translating: {done} of {total} functions"),
        Phase::Validating => "validating".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what a terminal gets from a run of so many intervals, the first of which is the delay.
    fn shown(intervals: usize) -> String {
        let mut times = Vec::new();
        let mut terminal = Vec::new();
        let wait = |time| {
            times.push(time);
            times.len() <= intervals
        };
        show(|| "a line".to_owned(), wait, &mut terminal);
        assert_eq!(times[0], DELAY);
        assert!(times[1..].iter().all(|time| *time == INTERVAL));
        String::from_utf8(terminal).unwrap()
    }

    #[test]
    fn short_runs_have_no_line() {
        assert_eq!(shown(0), "");
    }

    #[test]
    fn the_line_is_erased_at_the_end() {
        assert_eq!(shown(1), "\r\x1b[Ka line\r\x1b[K");
        assert_eq!(shown(2), "\r\x1b[Ka line\r\x1b[Ka line\r\x1b[K");
    }

    #[test]
    fn functions_are_counted() {
        assert_eq!(of_phase(Phase::Translating { done: 3, total: 7 }), "translating: 3 of 7 functions");
    }
}
