//! The same module gives the same words: in another process, another folder, and another environment; in several
//! threads; from bitcode.

use std::num::NonZeroUsize;
use std::path::Path;
use std::process::Command;

use llvm_spirv_rs::{Options, translate};

use crate::corpus::Source;
use crate::written::{Answer, answers, sample, sources};

fn options() -> Options {
    let [(_, options), ..] = crate::written::settings();
    options
}

fn answer(text: &[u8]) -> Answer {
    translate(text, "input", &options()).map(|done| done.words)
}

/// Returns `true` for the same words, or the same message.
fn is_same(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Err(one), Err(other)) => one.to_string() == other.to_string(),
        (one, other) => one.as_ref().ok() == other.as_ref().ok(),
    }
}

/// Runs a program and returns its output; nothing if it fails.
fn run(command: &mut Command) -> Option<Vec<u8>> {
    let output = command.output().expect("the program starts");
    output.status.success().then_some(output.stdout)
}

/// Returns the program with the extensions that [`options`] allow.
fn program(folder: &Path, file: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    command.current_dir(folder).args(["--spirv-ext=all", "--no-validate", "-o", "-", file]);
    command
}

fn bytes(words: &[u32]) -> Vec<u8> {
    bytemuck::cast_slice(words).to_vec()
}

/// Returns a sixteenth of the sources, which suffices, as each uses many tables whose order could differ.
fn some_sources() -> impl Iterator<Item = &'static Source> {
    sample(16)
}

#[test]
fn output_is_independent_of_process_folder_and_environment() {
    let here = tempfile::tempdir().expect("a temporary folder can be created");
    let elsewhere = here.path().join("other/folder");
    std::fs::create_dir_all(&elsewhere).expect("the folder can be made");
    let mut compared = 0;
    for source in some_sources() {
        std::fs::write(here.path().join("a.ll"), &source.text).expect("the file can be written");
        std::fs::write(elsewhere.join("another-name.txt"), &source.text).expect("the file can be written");
        let one = run(&mut program(here.path(), "a.ll"));
        let mut other = program(&elsewhere, "another-name.txt");
        other.env_clear().envs([("LC_ALL", "tr_TR.UTF-8"), ("TZ", "Pacific/Kiritimati"), ("HOME", "/nowhere")]);
        let other = run(&mut other);
        assert!(one == other, "{}", source.name);
        let words = answer(&source.text).ok();
        assert!(words.map(|words| bytes(&words)) == one, "{}", source.name);
        compared += usize::from(one.is_some());
    }
    assert!(compared > 50, "only {compared} modules");
}

#[test]
fn output_is_independent_of_threads() {
    /// The numbers of threads that translate one module, each for a part of the sources; the known answers are
    /// those of one for each processor.
    const COUNTS: [usize; 3] = [1, 3, 8];
    let alone: Vec<&Answer> = answers().iter().map(|[answer, ..]| answer).collect();
    assert!(alone.iter().filter(|answer| answer.is_ok()).count() > 300);
    std::thread::scope(|scope| {
        for (part, count) in COUNTS.into_iter().enumerate() {
            let alone = &alone;
            // Different modules are translated at the same time.
            scope.spawn(move || {
                let options = Options { threads: NonZeroUsize::new(count), ..options() };
                for at in (part..sources().len()).step_by(COUNTS.len()) {
                    let source = &sources()[at];
                    let answer = translate(&source.text, "input", &options).map(|done| done.words);
                    assert!(is_same(&answer, alone[at]), "{} on {count} threads", source.name);
                }
            });
        }
    });
}

/// Returns the assembly with a data layout, added if missing: LLVM's parser derives omitted alignments from the layout.
fn with_layout(text: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(text);
    let Some(at) = text.find("\ntarget triple = ").filter(|_| !text.contains("target datalayout")) else {
        return text.into_owned().into_bytes();
    };
    let triple = text[at + 1..].lines().next().unwrap_or_default();
    let pointers = if triple.contains("spir-") || triple.contains("spirv32") { "p:32:32-" } else { "" };
    let layout =
        format!("{pointers}i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1");
    format!("{}\ntarget datalayout = \"e-{layout}\"{}", &text[..at], &text[at..]).into_bytes()
}

#[test]
fn assembly_and_bitcode_give_the_same_words() {
    let mut compared = 0;
    for (source, [known, ..]) in sources().iter().zip(answers()) {
        let text = with_layout(&source.text);
        let other = (text != source.text).then(|| answer(&text));
        let Ok(words) = other.as_ref().unwrap_or(known) else { continue };
        let context = inkwell::context::Context::create();
        let buffer = inkwell::memory_buffer::MemoryBuffer::create_from_memory_range_copy(&text, "input");
        let Ok(module) = context.create_module_from_ir(buffer) else { continue };
        let bitcode = module.write_bitcode_to_memory();
        let from_bitcode = answer(bitcode.as_slice()).unwrap_or_else(|error| panic!("{}: {error}", source.name));
        assert!(*words == from_bitcode, "{}", source.name);
        compared += 1;
    }
    assert!(compared > 300, "only {compared} modules");
}
