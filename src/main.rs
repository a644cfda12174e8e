//! The program: arguments to options, a file through the library, the result to a file.
//!
//! This is the only place that prints or exits.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use llvm_spirv_rs::validate::{Disassembly, disassemble};
use llvm_spirv_rs::{Error, Result, Warning, translate};

use cli::args::{self, Arguments};
use cli::output::{Destination, Form};

mod cli;

const SUCCESS: u8 = 0;
const FAILED_TRANSLATION: u8 = 1;
const WRONG_USAGE: u8 = 2;

fn main() -> ExitCode {
    let status = match Arguments::read(std::env::args_os()) {
        Ok(arguments) => run(&arguments),
        Err(error) => explain(&error),
    };
    ExitCode::from(status)
}

/// Prints what clap has to say: help and version too reach us as errors.
fn explain(error: &clap::Error) -> u8 {
    // Nothing is left to do if the message itself cannot be written.
    let _ = error.print();
    if error.use_stderr() { WRONG_USAGE } else { SUCCESS }
}

fn run(arguments: &Arguments) -> u8 {
    let form = if arguments.spirv_tools_dis { Form::Assembly } else { Form::Binary };
    let destination = match Destination::choose(&arguments.input, arguments.output.as_deref(), form) {
        Ok(destination) => destination,
        Err(message) => return explain(&args::command().error(clap::error::ErrorKind::ValueValidation, message)),
    };
    let options = match arguments.options() {
        Ok(options) => options,
        Err(error) => return report(&error, WRONG_USAGE),
    };
    let result = read(&arguments.input)
        .and_then(|bytes| translate(&bytes, &name(&arguments.input), &options))
        .inspect(|translation| warn(&translation.warnings))
        .and_then(|translation| in_form(form, &translation.words))
        .and_then(|bytes| destination.write(&bytes));
    match result {
        Ok(()) => SUCCESS,
        Err(error) => report(&error, FAILED_TRANSLATION),
    }
}

#[expect(clippy::print_stderr, reason = "errors of the program end here")]
fn report(error: &Error, status: u8) -> u8 {
    eprintln!("error: {error}");
    status
}

#[expect(clippy::print_stderr, reason = "warnings end here")]
fn warn(warnings: &[Warning]) {
    for warning in warnings {
        eprintln!("warning: {warning}");
    }
}

fn read(input: &Path) -> Result<Vec<u8>> {
    if input == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut bytes);
        return read.map(|_| bytes).map_err(|error| Error::io("cannot read standard input", error));
    }
    fs::read(input).map_err(|error| Error::io(format!("cannot read {}", input.display()), error))
}

/// What messages call the input.
fn name(input: &Path) -> String {
    if input == Path::new("-") { "standard input".to_owned() } else { input.display().to_string() }
}

/// The bytes of the result: words in the order of this machine's bytes, or text.
fn in_form(form: Form, words: &[u32]) -> Result<Vec<u8>> {
    match form {
        Form::Binary => Ok(words.iter().flat_map(|word| word.to_ne_bytes()).collect()),
        Form::Assembly => disassemble(words, Disassembly::default()).map(String::into_bytes),
    }
}
