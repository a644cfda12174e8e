//! `run`: a kernel on the processor, without a runtime of OpenCL.
//!
//! The module is translated for the host and compiled by the clang of the machine, together with a program that calls the
//! kernel. That is a process of its own: a crash of the kernel is a message.

mod image;
mod npy;
mod pipe;
mod values;

use std::ffi::OsString;
use std::fs;
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use clap::Args;
use llvm_spirv_rs::lift::{
    Environment, HostArgument, HostArgumentKind, HostKernel, HostNumber, LiftOptions, Lifted, lift, parse_sampler,
};
use llvm_spirv_rs::specialize::{ModuleFile, Setting};
use llvm_spirv_rs::{Error, ErrorKind, HostCompiler, Options, Result, Warning};

use super::messages::Messages;
use super::progress::ProgressLine;

/// Run a kernel of a SPIR-V module on the host CPU, without a device or an OpenCL runtime.
///
/// The installed clang compiles the module. Groups run on several threads, the work-items of a group in turn on one; a
/// sub-group is one work-item.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Run {
    /// A SPIR-V module for 64-bit pointers
    #[arg(value_name = "MODULE")]
    pub(crate) input: PathBuf,

    /// The kernel; not needed if the module has only one
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,

    /// The number of work-items, in up to three dimensions
    #[arg(long, value_name = "N[,M[,L]]", value_parser = parse_sizes)]
    global: Sizes,

    /// The size of groups [default: what the kernel requires, or 1]
    #[arg(long, value_name = "N[,M[,L]]", value_parser = parse_sizes)]
    local: Option<Sizes>,

    /// The first work-item
    #[arg(long, value_name = "N[,M[,L]]", value_parser = parse_sizes)]
    offset: Option<Sizes>,

    /// An argument of the kernel, in the order of its parameters. Memory: `zeros:BYTES`, `random:SEED:BYTES`, numbers
    /// as in `1,0x10` or with a type as in `float:1,2.5`, or a file, which may be a numpy array (`.npy`). Local memory:
    /// `local:BYTES`. A number or vector: `7`, `1,2,3,4`. A structure: a file or `zeros`. An image:
    /// `image:ORDER:TYPE:SIZES:TEXELS` as in `image:rgba:unorm8:64,64:zeros`, with a file or `zeros` as texels. A
    /// sampler: `sampler:clamp_to_edge,linear,normalized`. A pipe: `pipe:PACKET:CAPACITY[:PACKETS]` with the type or the
    /// size of a packet, and the packets before the run, as in `pipe:int:64:1,2,3`. Sizes may end in k, M or G
    #[arg(long, value_name = "VALUE", allow_hyphen_values = true)]
    arg: Vec<String>,

    /// Write the memory, the texels or the packets of an argument to a file after the run, in numpy's format if the name
    /// ends in `.npy`; arguments are counted from 0
    #[arg(long, value_name = "INDEX=FILE", value_parser = parse_output)]
    out: Vec<(usize, PathBuf)>,

    /// Print the memory of an argument, its texels or its packets after the run, as numbers of a type of OpenCL C: `2`, `2:float`
    #[arg(long, value_name = "INDEX[:TYPE]", value_parser = parse_print)]
    print: Vec<(usize, Option<HostNumber>)>,

    /// The number of threads that run groups [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = Options::parse_threads)]
    threads: Option<NonZeroUsize>,

    /// Print the run time of the kernel
    #[arg(long)]
    time: bool,

    /// Set a specialization constant: `7=42`, `scale=1.5`, `fast=true`
    #[arg(long, value_name = "ID=VALUE")]
    set: Vec<Setting>,

    /// The compiler for LLVM's bitcode [default: clang-22 or clang]
    #[arg(long, value_name = "PROGRAM")]
    cc: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) messages: Messages,
}

/// Numbers of work-items in one to three dimensions.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sizes(Vec<u64>);

impl Sizes {
    fn in_three_dimensions(&self, other: u64) -> [u64; 3] {
        let mut sizes = [other; 3];
        sizes.iter_mut().zip(&self.0).for_each(|(to, size)| *to = *size);
        sizes
    }
}

/// The result of a run.
pub(crate) struct Outcome {
    pub(crate) warnings: Vec<Warning>,
    /// The text for standard output.
    pub(crate) text: String,
    /// The contents of the files of [`Run::outputs`].
    pub(crate) files: Vec<Vec<u8>>,
}

/// The program that calls the kernel.
const MAIN: &str = include_str!("main.c");

fn parse_sizes(text: &str) -> std::result::Result<Sizes, String> {
    let wrong = || "expected one to three numbers, as in 64,16".to_owned();
    let sizes: Option<Vec<u64>> = text.split(',').map(|size| size.parse().ok()).collect();
    sizes.filter(|sizes| sizes.len() <= 3).map(Sizes).ok_or_else(wrong)
}

fn parse_output(text: &str) -> std::result::Result<(usize, PathBuf), String> {
    let found = text.split_once('=').and_then(|(index, path)| Some((index.parse().ok()?, PathBuf::from(path))));
    found.ok_or_else(|| "expected the number of an argument and a file, as in 0=result.bin".to_owned())
}

fn parse_print(text: &str) -> std::result::Result<(usize, Option<HostNumber>), String> {
    let wrong = || "expected the number of an argument, as in 0, or with a type, as in 0:float".to_owned();
    let (index, ty) = match text.split_once(':') {
        Some((index, ty)) => (index, Some(ty.parse().map_err(|()| wrong())?)),
        None => (text, None),
    };
    Ok((index.parse().map_err(|_| wrong())?, ty))
}

fn wrong(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidUsage, message)
}

/// An argument, as the program gets it.
struct Passed {
    /// The letter of its kind.
    kind: char,
    /// The value, the contents of memory, or the number of bytes of local memory.
    bytes: Vec<u8>,
    size: u64,
    /// The description of an image or a pipe that the program gets before its file.
    description: String,
    /// The numbers in a pipe, if the argument says so.
    element: Option<HostNumber>,
}

impl Passed {
    /// Returns the kind of memory that is printed and written.
    fn contents(&self, argument: &HostArgument) -> HostArgumentKind {
        self.element.map_or(argument.kind, |element| HostArgumentKind::Memory(Some(element)))
    }
}

impl Run {
    /// Returns the files that the run writes.
    pub(crate) fn outputs(&self) -> impl Iterator<Item = &Path> {
        self.out.iter().map(|(_, path)| &**path)
    }

    /// Runs the kernel of a module with these bytes; `name` is that of its file.
    pub(crate) fn run(&self, bytes: &[u8], name: &str) -> Result<Outcome> {
        let words = ModuleFile::read(bytes)?.words;
        let mut options = LiftOptions::default();
        options.environment = Environment::Host;
        options.settings.clone_from(&self.set);
        options.kernels.extend(self.kernel.clone());
        let mut lifted = lift(&words, name, &options)?;
        let warnings = std::mem::take(&mut lifted.warnings);
        let kernel = self.kernel(&lifted)?;
        let (global, local) = self.sizes(kernel)?;
        let passed = self.passed(kernel)?;
        for index in self.print.iter().map(|(index, _)| index).chain(self.out.iter().map(|(index, _)| index)) {
            if passed.get(*index).is_none_or(|passed| !matches!(passed.kind, 'm' | 'i' | 'p')) {
                return Err(wrong(format!("argument {index} of {} is no memory, image or pipe", kernel.name)));
            }
        }
        let folder =
            tempfile::tempdir().map_err(|error| Error::io("cannot make a folder for temporary files", error))?;
        let (program, library) = self.compile(&lifted, folder.path())?;
        let mut command = Command::new(program);
        let groups_done = folder.path().join("groups");
        command.arg(library).arg(&kernel.name).arg(self.global.0.len().to_string());
        let offset = self.offset.as_ref().map_or([0; 3], |offset| offset.in_three_dimensions(0));
        command.args(offset.iter().chain(&global).chain(&local).map(u64::to_string));
        let result = folder.path().join("result");
        let threads = self.threads.map_or(0, |threads| threads.get().min(u32::MAX as usize));
        command.arg(&result).arg(&groups_done).arg(threads.to_string());
        let file = |index: usize| folder.path().join(format!("argument-{index}"));
        for (index, passed) in passed.iter().enumerate() {
            command.arg(match passed.kind {
                'l' => OsString::from(format!("l:{}", passed.size)),
                kind => {
                    let path = file(index);
                    fs::write(&path, &passed.bytes).map_err(|error| cannot("write", &path, error))?;
                    let mut word = OsString::from(format!("{kind}:{}", passed.description));
                    word.push(&path);
                    word
                }
            });
        }
        let progress = GroupProgress::new(kernel, global, local, groups_done);
        let line = ProgressLine::start(move || progress.text());
        let status =
            command.stdin(Stdio::null()).status().map_err(|error| Error::io("cannot run the kernel", error))?;
        drop(line);
        let seconds = finished(kernel, status, &result)?;
        let read = |index: usize| {
            let path = file(index);
            fs::read(&path).map_err(|error| cannot("read", &path, error))
        };
        let mut text = String::new();
        for &(index, ty) in &self.print {
            let argument = &kernel.arguments[index];
            let contents = passed[index].contents(argument);
            text.push_str(&values::print(&argument.to_string(), contents, ty, &read(index)?));
        }
        if self.time {
            text.push_str(&format!("{}: {seconds} s\n", kernel.name));
        }
        let mut files = Vec::new();
        for (index, path) in &self.out {
            let bytes = read(*index)?;
            let is_numpy = path.extension().is_some_and(|extension| extension == "npy");
            files.push(if is_numpy {
                npy::write(passed[*index].contents(&kernel.arguments[*index]), &bytes)
            } else {
                bytes
            });
        }
        Ok(Outcome { warnings, text, files })
    }

    fn kernel<'l>(&self, lifted: &'l Lifted) -> Result<&'l HostKernel> {
        let names = || lifted.kernels.iter().map(|kernel| &*kernel.name).collect::<Vec<_>>().join(", ");
        match (&self.kernel, &lifted.kernels[..]) {
            (Some(wanted), kernels) => kernels
                .iter()
                .find(|kernel| kernel.name == *wanted)
                .ok_or_else(|| wrong(format!("the module has no kernel {wanted}, but {}", names()))),
            (None, [kernel]) => Ok(kernel),
            (None, []) => Err(wrong("the module has no kernel")),
            (None, _) => Err(wrong(format!("choose one of the kernels with --kernel: {}", names()))),
        }
    }

    /// Returns the number of work-items and the size of groups.
    fn sizes(&self, kernel: &HostKernel) -> Result<([u64; 3], [u64; 3])> {
        let global = self.global.in_three_dimensions(1);
        let local = match (&self.local, kernel.required_size) {
            (Some(local), _) => local.in_three_dimensions(1),
            (None, Some(required)) => required,
            (None, None) => [1; 3],
        };
        if local.contains(&0) {
            return Err(wrong("groups have at least one work-item"));
        }
        if let Some(required) = kernel.required_size.filter(|required| *required != local) {
            let [x, y, z] = required;
            return Err(wrong(format!("{} needs groups of {x},{y},{z} work-items: --local={x},{y},{z}", kernel.name)));
        }
        Ok((global, local))
    }

    fn passed(&self, kernel: &HostKernel) -> Result<Vec<Passed>> {
        let (wanted, found) = (kernel.arguments.len(), self.arg.len());
        if wanted != found {
            let list: Vec<String> = kernel.arguments.iter().map(HostArgument::to_string).collect();
            return Err(wrong(format!("{} has {wanted} arguments ({}), found {found}", kernel.name, list.join(", "))));
        }
        let arguments = kernel.arguments.iter().zip(&self.arg).enumerate();
        arguments
            .map(|(index, (argument, text))| {
                passed(argument, text)
                    .map_err(|error| wrong(format!("argument {index}, {argument}: {}", error.message())))
            })
            .collect()
    }

    /// Compiles the program that calls the kernel, and the module as a library.
    fn compile(&self, lifted: &Lifted, folder: &Path) -> Result<(PathBuf, PathBuf)> {
        let (program, library) = (folder.join("run"), folder.join("kernel.so"));
        let compiler = HostCompiler::new(self.cc.clone());
        compiler.library(lifted, &library)?;
        compiler.program(MAIN, &program)?;
        Ok((program, library))
    }
}

/// The groups that a running kernel has finished.
struct GroupProgress {
    kernel: String,
    total: u64,
    /// The file in which the program counts them, as a `size_t`.
    done: PathBuf,
}

impl GroupProgress {
    fn new(kernel: &HostKernel, global: [u64; 3], local: [u64; 3], done: PathBuf) -> Self {
        let groups = global.iter().zip(local).map(|(global, local)| global.div_ceil(local));
        Self { kernel: kernel.name.clone(), total: groups.fold(1, u64::saturating_mul), done }
    }

    fn text(&self) -> String {
        let Self { kernel, total, .. } = self;
        let bytes = fs::read(&self.done).ok().and_then(|bytes| bytes.try_into().ok());
        let done = u64::from_ne_bytes(bytes.unwrap_or_default());
        let percent = u128::from(done) * 100 / u128::from(*total).max(1);
        format!("running {kernel}: {percent} %, {done} of {total} groups")
    }
}

fn cannot(act: &str, path: &Path, error: io::Error) -> Error {
    Error::io(format!("cannot {act} {}", path.display()), error)
}

fn passed(argument: &HostArgument, text: &str) -> Result<Passed> {
    let of = |kind, bytes| Passed { kind, bytes, size: 0, description: String::new(), element: None };
    Ok(match argument.kind {
        HostArgumentKind::Memory(element) => of('m', values::memory(element, text)?),
        HostArgumentKind::Local => {
            let size = values::size(text.strip_prefix("local:").unwrap_or(text))?;
            Passed { size, ..of('l', Vec::new()) }
        }
        HostArgumentKind::Number(number) => of('v', values::number(number, text)?),
        HostArgumentKind::Bytes(size) => of('v', values::bytes(size, text)?),
        HostArgumentKind::Sampler => match text.strip_prefix("sampler:") {
            Some(words) => of('v', parse_sampler(words)?.to_ne_bytes().to_vec()),
            None => of('v', values::number(HostNumber::new(false, 64, 1), text)?),
        },
        HostArgumentKind::Image(kind) => {
            let image = image::parse(kind, text)?;
            Passed { description: image.description, ..of('i', image.texels) }
        }
        HostArgumentKind::Pipe(kind) => {
            let pipe = pipe::parse(kind, text)?;
            Passed { description: pipe.description, element: pipe.element, ..of('p', pipe.packets) }
        }
        // The enumeration may grow.
        _ => return Err(wrong("arguments of this kind are for programs that call the kernel: see --emit-header")),
    })
}

/// Returns the time that a run took in seconds, as the program wrote it.
fn finished(kernel: &HostKernel, status: ExitStatus, result: &Path) -> Result<String> {
    let failed = |why: &str| Error::new(ErrorKind::TargetEnvironment, format!("{}: {why}", kernel.name));
    if !status.success() {
        return Err(failed(&format!("the kernel ended with {status}")));
    }
    let text = fs::read_to_string(result).map_err(|error| cannot("read", result, error))?;
    let found = text.trim_end().split_once(' ').and_then(|(status, seconds)| Some((status.parse().ok()?, seconds)));
    let (status, seconds) = found.ok_or_else(|| failed("the run has no result"))?;
    kernel.check(status)?;
    Ok(seconds.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_the_share_of_the_groups() {
        let folder = tempfile::tempdir().unwrap();
        let mut progress = GroupProgress { kernel: "k".to_owned(), total: 12, done: folder.path().join("groups") };
        assert_eq!(progress.text(), "running k: 0 %, 0 of 12 groups");
        fs::write(&progress.done, 3_u64.to_ne_bytes()).unwrap();
        assert_eq!(progress.text(), "running k: 25 %, 3 of 12 groups");
        progress.total = 0;
        fs::write(&progress.done, []).unwrap();
        assert_eq!(progress.text(), "running k: 0 %, 0 of 0 groups");
    }
}
