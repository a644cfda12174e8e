//! The program: parses the arguments, calls the library, writes the result.
//!
//! Only this file ends the process; messages are printed by `cli::messages`, results written by `cli::output`.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, Read};
use std::mem;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use llvm_spirv_rs::lift;
use llvm_spirv_rs::lift::{LiftOptions, Lifted};
use llvm_spirv_rs::specialize::{ModuleFile, Specialized, constants, select_variants, specialize};
use llvm_spirv_rs::text;
use llvm_spirv_rs::text::assembly::{self, Disassembly};
use llvm_spirv_rs::validate::{Violation, check, is_for_shaders, spirv_tools, violations};
use llvm_spirv_rs::{
    Error, ErrorKind, Optimization, Options, Progress, Result, SourceMap, Warning, WarningKind, needs_report,
    optimize_lifted, regularize, translate, translation_needs,
};

use cli::args::{self, Arguments};
use cli::batch::{Job, in_order, jobs};
use cli::extensions::extensions;
use cli::files::{self, Output};
use cli::generate::Generate;
use cli::job_server::{Threads, threads_alone};
use cli::listing::{listing, sizes};
use cli::llvm_helper;
use cli::messages::{Denied, Messages, on_one_line};
use cli::output::{Destination, ModuleForm, OutputKind, Prepared};
use cli::progress::{self, ProgressLine};
use cli::spec_map::MapForm;
use cli::status::{CLOSED_PIPE, DENIED, SUCCESS, Statuses};
use cli::tools::{Specialize, Tool, Validate};
use cli::values::{Usage, Validator};
use cli::view::{View, Viewed, view, view_lift};
use cli::violations;

mod cli;

/// The reason why a run stops.
enum Stop {
    /// The command line is wrong, or asks for help.
    Usage(clap::Error),
    /// An option has a value that the library does not know.
    Options(Error),
    Failed(Error),
    /// A warning is an error.
    Denied,
    /// Translations of a batch failed; their messages are printed.
    Batch {
        first: Option<Error>,
        failed: usize,
        of: usize,
    },
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

impl From<Denied> for Stop {
    fn from(Denied: Denied) -> Self {
        Self::Denied
    }
}

type Run = std::result::Result<(), Stop>;

fn main() -> ExitCode {
    let words: Vec<_> = std::env::args_os().collect();
    let statuses = Statuses::for_program(words.first().map_or(OsStr::new(""), |program| program));
    if llvm_helper::is_requested(&words) {
        return ExitCode::from(llvm_helper::run().map_or_else(|error| answer_failed(&error, statuses), |()| SUCCESS));
    }
    let (run, messages) = match Arguments::read(words.iter().cloned()) {
        Ok(arguments) => (run(&arguments), arguments.messages().clone()),
        Err(error) => (Err(Stop::Usage(error)), Messages::of_refused(&words)),
    };
    let status = match run {
        Ok(()) => SUCCESS,
        Err(Stop::Usage(error)) => explain(&error, &words, &messages, statuses),
        Err(Stop::Denied) => DENIED,
        Err(Stop::Options(error)) => {
            messages.error(&error);
            statuses.wrong_option(&error)
        }
        // Who closed the pipe wants no more, as in `llvm-spirv-rs ... | head`.
        Err(Stop::Failed(error)) if is_closed_pipe(&error) => CLOSED_PIPE,
        Err(Stop::Failed(error)) => {
            messages.error(&error);
            statuses.failure(&error)
        }
        Err(Stop::Batch { first, failed, of }) => {
            messages.failures(failed, of);
            first.map_or(DENIED, |error| statuses.failure(&error))
        }
    };
    messages.sum();
    ExitCode::from(status)
}

/// Returns `true` if the reader of the output has closed it.
fn is_closed_pipe(error: &Error) -> bool {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<io::Error>());
    source.is_some_and(|source| source.kind() == io::ErrorKind::BrokenPipe)
}

/// Prints why a helper gives no answer.
fn answer_failed(error: &Error, statuses: Statuses) -> u8 {
    Messages::of_refused(&[]).error(error);
    statuses.failure(error)
}

/// Prints clap's message. Help and version are errors of clap as well.
fn explain(error: &clap::Error, words: &[OsString], messages: &Messages, statuses: Statuses) -> u8 {
    if let Some(unread) = unread_file(error) {
        messages.error(&unread);
        return statuses.failure(&unread);
    }
    if error.use_stderr() {
        messages.usage(error, &statuses.usage_lines(words, error));
        return statuses.wrong_usage(error.kind());
    }
    match error.print() {
        Ok(()) => SUCCESS,
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => CLOSED_PIPE,
        Err(fault) => {
            let error = Error::io("cannot write standard output", fault);
            messages.error(&error);
            statuses.failure(&error)
        }
    }
}

/// Returns the error for a file that the command line names and that cannot be read: it is that of a missing input.
fn unread_file(error: &clap::Error) -> Option<Error> {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>());
    let is_unread = source.map_or(error.kind() == clap::error::ErrorKind::Io, |source| source.kind() == ErrorKind::Io);
    let message = || match source {
        Some(source) => source.message().to_owned(),
        None => on_one_line(error),
    };
    is_unread.then(|| Error::new(ErrorKind::Io, message()))
}

/// Returns the error for a command line that clap accepts but that is contradictory.
fn usage(wrong: impl Into<Usage>) -> Stop {
    let Usage { kind, message } = wrong.into();
    Stop::Usage(args::command().error(kind, message))
}

fn run(arguments: &Arguments) -> Run {
    arguments.reverse.check().map_err(usage)?;
    match &arguments.tool {
        Some(Tool::Specialize(tool)) => run_specialize(arguments, tool),
        Some(Tool::Validate(arguments)) => run_validate(arguments),
        Some(Tool::View(tool)) => run_view(arguments, tool),
        Some(Tool::Run(tool)) => run_kernel(arguments, tool),
        Some(Tool::Generate(arguments)) => run_generate(arguments),
        None if arguments.spirv_ext_report => run_needs(arguments),
        None if let Some(part) = &arguments.list_extensions => run_list(arguments, part),
        None if arguments.explain.is_some() => run_explanation(arguments.explain.as_deref().unwrap_or_default()),
        None if arguments.spec_const_info => run_spec_const_info(arguments),
        None if arguments.spirv_print_report => run_report(arguments),
        None if arguments.to_text || arguments.to_binary => run_conversion(arguments),
        None if arguments.regularize => run_regularization(arguments),
        None => run_translation(arguments),
    }
}

fn run_translation(arguments: &Arguments) -> Run {
    let jobs = jobs(arguments).map_err(usage)?;
    // If nothing is written, no folder is left.
    let _folder = match &arguments.output_dir {
        Some(folder) => Some(
            files::NewFolder::create(folder)
                .map_err(|error| Error::io(format!("cannot create the folder {}", folder.display()), error))?,
        ),
        None => None,
    };
    match jobs.as_slice() {
        [job] if arguments.batch.is_none() && arguments.reverse.reverse => run_lift(arguments, job),
        [job] if arguments.batch.is_none() => run_job(arguments, job),
        jobs => run_batch(arguments, jobs),
    }
}

fn run_job(arguments: &Arguments, job: &Job) -> Run {
    let form = arguments.form();
    let spec_map = map_destination(arguments).map_err(usage)?;
    let source_map = arguments.emit_map.as_deref().map(Destination::named);
    let of_spec_map = spec_map.as_ref().map(|(destination, _)| Output::from_option("--spec-const-map", destination));
    let of_source_map = source_map.as_ref().map(|destination| Output::from_option("--emit-map", destination));
    check_files(arguments, &job.input, [job.output(arguments)].into_iter().chain(of_spec_map).chain(of_source_map))?;
    let progress = Arc::<Progress>::default();
    let shown = Arc::clone(&progress);
    let line = ProgressLine::start(move || progress::of_phase(shown.phase()));
    let options = Options {
        disable_free: true,
        threads: threads_alone(arguments.translation.threads),
        progress: Some(progress),
        ..arguments.options().map_err(Stop::Options)?
    };
    let input = read(&job.input)?;
    #[cfg(feature = "llvm")]
    llvm_spirv_rs::prepare_heap(input.len());
    let translation = translate(&input, &name(&job.input), &options);
    drop(line);
    let mut translation = translation?;
    let omission = spec_map.as_ref().and_then(|(_, form)| form.omission(&translation.spec_constants));
    let warnings: Vec<_> = mem::take(&mut translation.warnings).into_iter().chain(omission).collect();
    arguments.messages.warnings(&warnings)?;
    let spec_map = spec_map.map(|(destination, form)| (destination, form.write(&translation.spec_constants)));
    let source_map = source_map.zip(translation.source_map.as_ref().map(SourceMap::json));
    let others = spec_map.into_iter().chain(source_map).map(|(destination, text)| (destination, text.into_bytes()));
    let others: Vec<_> = others.collect();
    Ok(write(&in_form(form, &translation.words)?, &job.destination, &others)?)
}

/// Returns the input and the destination of a run that has one of each.
fn sole_job(arguments: &Arguments, kind: OutputKind) -> std::result::Result<Job, Stop> {
    let job = Job::sole(arguments, kind).map_err(usage)?;
    let may_replace = arguments.output.is_some() && kind != OutputKind::Lines;
    check_files(arguments, &job.input, [Output::from_input(&job.input, &job.destination, may_replace)])?;
    Ok(job)
}

/// Fails if a run with one input would overwrite a file that it reads, or write one twice.
fn check_files<'f>(arguments: &Arguments, input: &Path, outputs: impl IntoIterator<Item = Output<'f>>) -> Run {
    files::check([input].into_iter().chain(arguments.read_files()), outputs).map_err(usage)
}

/// Performs all translations, and prints their messages in their order; fails if one of them does.
fn run_batch(arguments: &Arguments, jobs: &[Job]) -> Run {
    let mut options = arguments.options().map_err(Stop::Options)?;
    let mut lift_options = arguments.lift_options().map_err(Stop::Options)?;
    let threads = Threads::new(arguments.translation.threads, jobs.len());
    options.threads = Some(threads.count_for_each(jobs.len()));
    lift_options.threads = options.threads;
    let (mut failed, mut first) = (0, None);
    let work = |number: usize| match arguments.reverse.reverse {
        true => lift_one_of_many(arguments, &jobs[number], lift_options.clone()),
        false => run_one_of_many(arguments, &jobs[number], &options),
    };
    in_order(jobs.len(), threads.count(), work, |result| match result {
        Ok(warnings) => failed += usize::from(arguments.messages.warnings(&warnings).is_err()),
        Err(error) => {
            arguments.messages.error(&error);
            failed += 1;
            first.get_or_insert(error);
        }
    });
    if failed == 0 { Ok(()) } else { Err(Stop::Batch { first, failed, of: jobs.len() }) }
}

/// Performs a translation of a batch, and returns its warnings. If one of them is an error, nothing is written.
fn run_one_of_many(arguments: &Arguments, job: &Job, options: &Options) -> Result<Vec<Warning>> {
    let file = name(&job.input);
    let written = read(&job.input).and_then(|bytes| {
        let mut translation = translate(&bytes, &file, options)?;
        let warnings = mem::take(&mut translation.warnings).into_iter().map(|warning| warning.within_file(&file));
        let warnings: Vec<_> = warnings.collect();
        if !arguments.messages.denies(&warnings) {
            write(&in_form(arguments.form(), &translation.words)?, &job.destination, &[])?;
        }
        Ok(warnings)
    });
    written.map_err(|error| error.within_file(&file))
}

/// Performs a translation to LLVM IR of a batch, as [`run_one_of_many`] does.
fn lift_one_of_many(arguments: &Arguments, job: &Job, mut options: LiftOptions) -> Result<Vec<Warning>> {
    let file = name(&job.input);
    let written = words_to_lift(arguments, &job.input, &mut options).and_then(|words| {
        let lifted = lift(&words, &file, &options)?;
        let mut lifted = optimize_lifted(lifted, &file, &arguments.translation.pass_options())?;
        let warnings = mem::take(&mut lifted.warnings).into_iter().map(|warning| warning.within_file(&file));
        let warnings: Vec<_> = warnings.collect();
        if !arguments.messages.denies(&warnings) {
            write(&lifted_bytes(arguments, &lifted)?, &job.destination, &[])?;
        }
        Ok(warnings)
    });
    written.map_err(|error| error.within_file(&file))
}

fn run_report(arguments: &Arguments) -> Run {
    let Job { input, destination } = sole_job(arguments, OutputKind::Lines)?;
    let module = ModuleFile::read(&read(&input)?).map_err(|error| not_binary(&error));
    let text = module.and_then(|module| llvm_spirv_rs::report(&module.words));
    let text = text.map_err(|error| error.within_file(&name(&input)))?;
    Ok(destination.write(text.as_bytes())?)
}

/// Returns the error for a report of a file that is no module, with the line of the Khronos translator first.
fn not_binary(error: &Error) -> Error {
    let line = "Invalid SPIR-V binary: \"InvalidMagicNumber: Invalid Magic Number.\"";
    Error::new(error.kind(), format!("{line}\n  {}", error.message()))
}

/// Prints what a module, or the translation of one, needs.
fn run_needs(arguments: &Arguments) -> Run {
    let Job { input, destination } = sole_job(arguments, OutputKind::Lines)?;
    let options = arguments.options().map_err(Stop::Options)?;
    let bytes = read(&input)?;
    let name = name(&input);
    let text = match ModuleFile::read(&bytes) {
        Ok(module) => needs_report(&module.words).map_err(|error| error.within_file(&name))?,
        Err(_) => {
            let (text, warnings) = translation_needs(&bytes, &name, &options)?;
            arguments.messages.warnings(&warnings)?;
            text
        }
    };
    Ok(destination.write(text.as_bytes())?)
}

/// Prints the known extensions.
fn run_list(arguments: &Arguments, part: &str) -> Run {
    let text = extensions(part).map_err(usage)?;
    let destination = match &arguments.output {
        Some(path) => Destination::named(path),
        None => Destination::StandardOutput,
    };
    Ok(destination.write(text.as_bytes())?)
}

/// Prints the scalar specialization constants of a SPIR-V module.
fn run_spec_const_info(arguments: &Arguments) -> Run {
    let Job { input, destination } = sole_job(arguments, OutputKind::Lines)?;
    let module = ModuleFile::read(&read(&input)?);
    let constants = module.and_then(|module| constants(&module.words));
    let constants = constants.map_err(|error| error.within_file(&name(&input)))?;
    Ok(destination.write(sizes(&constants).as_bytes())?)
}

/// Writes the LLVM module as bitcode.
fn run_regularization(arguments: &Arguments) -> Run {
    let Job { input, destination } = sole_job(arguments, OutputKind::Bitcode)?;
    let options = arguments.options().map_err(Stop::Options)?;
    let (bitcode, warnings) = regularize(&read(&input)?, &name(&input), &options)?;
    arguments.messages.warnings(&warnings)?;
    Ok(destination.write(&bitcode)?)
}

/// Translates SPIR-V to LLVM IR.
fn run_lift(arguments: &Arguments, job: &Job) -> Run {
    if arguments.emit_map.is_some() && arguments.translation.pass_options().optimization != Optimization::None {
        return Err(usage(
            "--emit-map with -r has the instructions before --optimize: leave one of them out".to_owned(),
        ));
    }
    let named = |path: &Option<PathBuf>| path.as_deref().map(Destination::named);
    let (selected, map) = (named(&arguments.reverse.fnvar_spv_out), named(&arguments.emit_map));
    let outputs = selected.iter().map(|selected| Output::from_option("--fnvar-spv-out", selected));
    let outputs = outputs.chain(map.iter().map(|map| Output::from_option("--emit-map", map)));
    let header = named(&arguments.reverse.emit_header);
    let outputs = outputs.chain(header.iter().map(|header| Output::from_option("--emit-header", header)));
    check_files(arguments, &job.input, outputs.chain([job.output(arguments)]))?;
    let mut options = arguments.lift_options().map_err(Stop::Options)?;
    let name = name(&job.input);
    let mut words = words_to_lift(arguments, &job.input, &mut options)?;
    let mut others = Vec::new();
    if let (Some(destination), Some(device)) = (selected, &options.device) {
        let settings = mem::take(&mut options.settings);
        let variants = select_variants(&words, device, &settings).map_err(|error| error.within_file(&name))?;
        let warnings = variants.warnings.into_iter().map(|warning| warning.about_file(&name));
        arguments.messages.warnings(&warnings.collect::<Vec<_>>())?;
        others.push((destination, in_form(ModuleForm::Binary, &variants.words)?.into_owned()));
        words = variants.words;
        options.device = None;
    }
    let lifted = lift(&words, &name, &options)?;
    let lifted = optimize_lifted(lifted, &name, &arguments.translation.pass_options())?;
    arguments.messages.warnings(&lifted.warnings)?;
    let text = lifted.source_map.as_ref().map(SourceMap::json);
    others.extend(map.zip(text.map(String::into_bytes)));
    others.extend(header.map(|header| (header, lifted.header().into_bytes())));
    Ok(write(&lifted_bytes(arguments, &lifted)?, &job.destination, &others)?)
}

/// Reads a SPIR-V module, and adds the values of `--spec-const` to the options.
fn words_to_lift(arguments: &Arguments, input: &Path, options: &mut LiftOptions) -> Result<Vec<u32>> {
    let bytes = read(input)?;
    let words = match arguments.form() {
        ModuleForm::Words => text::parse(&bytes),
        ModuleForm::Binary | ModuleForm::Assembly | ModuleForm::SpirvToolsAssembly => {
            ModuleFile::read(&bytes).map(|module| module.words)
        }
    };
    let settings = words.and_then(|words| Ok((arguments.reverse.settings(&words)?, words)));
    let (settings, words) = settings.map_err(|error| error.within_file(&name(input)))?;
    options.settings.extend(settings);
    Ok(words)
}

/// Returns the bitcode or the assembly of a lift.
fn lifted_bytes(arguments: &Arguments, lifted: &Lifted) -> Result<Vec<u8>> {
    if arguments.reverse.assembly { Ok(lifted.text().into_bytes()) } else { lifted.bitcode() }
}

/// Prints the explanation of a code.
fn run_explanation(code: &str) -> Run {
    let text = cli::messages::explanation(code).map_err(usage)?;
    Ok(Destination::StandardOutput.write(text.as_bytes())?)
}

/// Prints a document about the program.
fn run_generate(arguments: &Generate) -> Run {
    let command = args::command();
    arguments.check(&command).map_err(usage)?;
    let text = arguments.text(command).map_err(|error| Error::io("cannot write the document", error))?;
    Ok(Destination::StandardOutput.write(&text)?)
}

/// Converts words to text, or back.
fn run_conversion(arguments: &Arguments) -> Run {
    let form = if arguments.to_text { ModuleForm::Words } else { ModuleForm::Binary };
    let Job { input, destination } = sole_job(arguments, OutputKind::Module(form))?;
    let bytes = read(&input)?;
    let words =
        if arguments.to_text { ModuleFile::read(&bytes).map(|module| module.words) } else { text::parse(&bytes) };
    let converted = words.and_then(|words| in_form(form, &words).map(Cow::into_owned));
    Ok(destination.write(&converted.map_err(|error| error.within_file(&name(&input)))?)?)
}

fn run_specialize(all: &Arguments, arguments: &Specialize) -> Run {
    let form = if arguments.spirv_tools_dis { ModuleForm::Assembly } else { ModuleForm::Binary };
    let kind = if arguments.list { OutputKind::Lines } else { OutputKind::Module(form) };
    let destination = Destination::choose(&arguments.input, arguments.output.as_deref(), kind).map_err(usage)?;
    check_files(all, &arguments.input, [Output::from_input(&arguments.input, &destination, true)])?;
    let in_file = |error: Error| error.within_file(&name(&arguments.input));
    let module = ModuleFile::read(&read(&arguments.input)?).map_err(in_file)?;
    if arguments.list {
        let text = constants(&module.words).map(|constants| listing(&constants)).map_err(in_file)?;
        return Ok(destination.write(text.as_bytes())?);
    }
    let about_file = |warning: Warning| warning.about_file(&name(&arguments.input));
    let Specialized { words, warnings } = specialize(&module.words, &arguments.request()).map_err(in_file)?;
    arguments.messages.warnings(&warnings.into_iter().map(about_file).collect::<Vec<_>>())?;
    if !arguments.no_validate {
        let warning = validate(&words, &module.words).map_err(in_file)?.map(about_file);
        arguments.messages.warnings(warning.as_slice())?;
    }
    let bytes = match form {
        // In the byte order of the input file.
        ModuleForm::Binary => ModuleFile { words, ..module }.bytes(),
        ModuleForm::Assembly | ModuleForm::SpirvToolsAssembly | ModuleForm::Words => {
            in_form(form, &words).map(Cow::into_owned).map_err(in_file)?
        }
    };
    Ok(destination.write(&bytes)?)
}

/// Runs a kernel, and writes what it has written.
fn run_kernel(all: &Arguments, arguments: &cli::run::Run) -> Run {
    let destinations: Vec<_> = arguments.outputs().map(Destination::named).collect();
    let outputs = destinations.iter().map(|destination| Output::from_option("--out", destination));
    check_files(all, &arguments.input, outputs)?;
    let name = name(&arguments.input);
    let outcome = arguments.run(&read(&arguments.input)?, &name).map_err(|error| error.within_file(&name))?;
    arguments.messages.warnings(&outcome.warnings)?;
    let files = destinations.into_iter().zip(outcome.files).collect::<Vec<_>>();
    Ok(write(outcome.text.as_bytes(), &Destination::StandardOutput, &files)?)
}

/// Writes the page of a module, and fails if the module is refused.
fn run_view(all: &Arguments, arguments: &View) -> Run {
    let output = Some(arguments.output.as_path());
    let destination = Destination::choose(&arguments.input, output, OutputKind::Lines).map_err(usage)?;
    check_files(all, &arguments.input, [Output::from_input(&arguments.input, &destination, false)])?;
    let options = arguments.options().map_err(Stop::Options)?;
    let (bytes, name) = (read(&arguments.input)?, name(&arguments.input));
    let viewed = match ModuleFile::read(&bytes) {
        Ok(module) => {
            view_lift(&module.words, &name, &arguments.lift_options().map_err(Stop::Options)?, arguments.lazy)?
        }
        Err(_) => view(&bytes, &name, &options, arguments.lazy)?,
    };
    let Viewed { page, error, warnings } = viewed;
    destination.write(page.as_bytes())?;
    arguments.messages.warnings(&warnings)?;
    error.map_or(Ok(()), |error| Err(error.into()))
}

/// Prints the violations of modules, and fails if there are any. A file that is no module is one of those that are not
/// valid.
fn run_validate(arguments: &Validate) -> Run {
    let (mut invalid, mut denied) = (0, false);
    for input in &arguments.inputs {
        let file = name(input);
        let (violations, warning) = match judge(arguments, input) {
            Ok(judged) => judged,
            // The sum says no more about one file.
            Err(error) if arguments.inputs.len() == 1 => return Err(error.into()),
            Err(error) => {
                arguments.messages.error(&error);
                invalid += 1;
                continue;
            }
        };
        denied |= arguments.messages.warnings(warning.as_slice()).is_err();
        let text = violations::lines(&file, &violations, arguments.messages.format());
        Destination::StandardOutput.write(text.as_bytes())?;
        invalid += usize::from(!violations.is_empty());
    }
    match invalid {
        0 if denied => Err(Stop::Denied),
        0 => Ok(()),
        _ => {
            let message = format!("{invalid} of {} modules are not valid", arguments.inputs.len());
            Err(Error::new(ErrorKind::InvalidSpirv, message).into())
        }
    }
}

/// Returns the violations of a module, and a warning if rules were not checked. Fails if the file is no module.
fn judge(arguments: &Validate, input: &Path) -> Result<(Vec<Violation>, Option<Warning>)> {
    let file = name(input);
    let in_file = |error: Error| error.within_file(&file);
    let words = read(input).and_then(|bytes| ModuleFile::read(&bytes)).map_err(in_file)?.words;
    let violations = violations(&words, arguments.by.into(), arguments.target_env.as_ref(), arguments.threads);
    let is_unchecked = is_for_shaders(&words) && arguments.by == Validator::Rules;
    let warning = is_unchecked.then(|| {
        let message = format!("{file}: the rules of shaders are checked with --by=spirv-tools only");
        Warning::new(WarningKind::UncheckedShaders, message).about_file(&file)
    });
    Ok((violations.map_err(in_file)?, warning))
}

/// Fails if a module is not valid but was valid before. A module that was not valid before only gets a warning: devices
/// may accept it all the same.
fn validate(words: &[u32], before: &[u32]) -> Result<Option<Warning>> {
    let violation = |words: &[u32]| check(words).into_iter().next();
    let Some(new) = violation(words) else { return Ok(None) };
    let Some(old) = violation(before) else { return Err(new.into()) };
    let message = format!("the module is not valid, and the input was not valid either: {}", old.rule);
    Ok(Some(Warning::new(WarningKind::InvalidInput, message)))
}

/// Returns the file for the list of specialization constants, and its format. Fails with a message if the format is
/// unknown.
fn map_destination(arguments: &Arguments) -> std::result::Result<Option<(Destination, MapForm)>, String> {
    let Some(path) = &arguments.spec_const_map else { return Ok(None) };
    let form = arguments.spec_const_map_form.or_else(|| MapForm::from_path(path)).ok_or_else(|| {
        format!(
            "expected a file named .json or .prop, found {}: choose the format with --spec-const-map-form",
            path.display()
        )
    })?;
    Ok(Some((Destination::named(path), form)))
}

/// Writes the module, and the other files: all or none.
fn write(bytes: &[u8], destination: &Destination, others: &[(Destination, Vec<u8>)]) -> Result<()> {
    let others = others.iter().map(|(destination, bytes)| destination.prepare(bytes));
    let prepared = others.chain([destination.prepare(bytes)]).collect::<Result<Vec<_>>>()?;
    // What can still fail precedes what replaces an old file.
    let (in_place, beside): (Vec<_>, Vec<_>) = prepared.into_iter().partition(Prepared::is_in_place);
    in_place.into_iter().chain(beside).try_for_each(Prepared::finish)
}

fn read(input: &Path) -> Result<Vec<u8>> {
    if input == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_to_end(&mut bytes);
        return read.map(|_| bytes).map_err(|error| Error::io("cannot read standard input", error));
    }
    let unread = |error| Error::io(format!("cannot read {}", input.display()), error).about_file(&name(input));
    fs::read(input).map_err(unread)
}

/// Returns the name of the input for messages.
fn name(input: &Path) -> String {
    if input == Path::new("-") { "standard input".to_owned() } else { input.display().to_string() }
}

/// Returns the bytes of the result: words in native byte order, or text.
fn in_form(form: ModuleForm, words: &[u32]) -> Result<Cow<'_, [u8]>> {
    let printed = |text: Result<String>| text.map(|text| text.into_bytes().into());
    match form {
        ModuleForm::Binary => Ok(bytemuck::cast_slice(words).into()),
        ModuleForm::Words => text::print(words).map(Cow::Owned),
        ModuleForm::Assembly => printed(assembly::module(words, Disassembly::default())),
        ModuleForm::SpirvToolsAssembly => printed(spirv_tools::disassemble(words, Disassembly::default())),
    }
}
