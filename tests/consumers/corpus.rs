//! The modules for the consumers.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use tempfile::TempDir;
use test_device::Outcome;
use test_device::cases::{self, Case, Input};
use test_device::process::run_program;
use test_device::toolchain::{self, Build, Compiled, DEVICE_VERSION, Target};

use crate::consumer::Consumer;
use crate::translator;

/// The maximum SPIR-V version of a module.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Version {
    /// 1.2, which readers of 2022 support completely.
    Old,
    /// 1.4 for a program, as in `tests/opencl`; the version in the options of a lit test.
    New,
}

/// A module of the corpus.
pub(crate) struct Subject {
    pub(crate) name: String,
    source: Source,
    /// Compiled on first use.
    work: Mutex<Option<Outcome<Arc<Work>>>>,
}

enum Source {
    Case(&'static Case, &'static Build),
    /// A file of OpenCL C.
    Example(PathBuf, &'static Build),
    /// A file of `lit/`, and the options of its first command.
    Lit(PathBuf, Vec<String>),
}

/// A compiled program and its folder.
struct Work {
    folder: TempDir,
    program: Compiled,
}

/// The result of a successful translation.
pub(crate) enum Translated {
    Module(PathBuf),
    /// The module needs a newer version of SPIR-V than allowed.
    NeedsNewerVersion,
}

/// Returns the builds for consumers: 64-bit pointers, exact arithmetic, only the extensions that a program needs.
fn builds() -> impl Iterator<Item = &'static Build> {
    let is_plain = |build: &&Build| !build.is_fast && !build.allows_all && !build.is_optimized;
    Build::ALL.iter().filter(|build| build.target == Target::Spir64).filter(is_plain)
}

/// Returns every module, in a fixed order.
pub(crate) fn subjects() -> Outcome<Vec<Arc<Subject>>> {
    let mut subjects: Vec<Subject> = cases::ALL.iter().flat_map(Subject::of_case).collect();
    for file in files_below(&root().join("examples"), "cl")? {
        let name = file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let example = |build| Subject::new(format!("examples/{name}::{build}"), Source::Example(file.clone(), build));
        subjects.extend(builds().map(example));
    }
    for file in files_below(&root().join("lit"), "ll")? {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let Some(options) = options(&text).filter(|_| text.contains("spir_kernel")) else { continue };
        let name = file.strip_prefix(root()).unwrap_or(&file).with_extension("");
        subjects.push(Subject::new(name.to_string_lossy().into_owned(), Source::Lit(file.clone(), options)));
    }
    Ok(subjects.into_iter().map(Arc::new).collect())
}

impl Subject {
    fn new(name: String, source: Source) -> Self {
        Self { name, source, work: Mutex::new(None) }
    }

    fn of_case(case: &'static Case) -> Vec<Self> {
        let subject = |build: &'static Build| Self::new(format!("{}::{build}", case.name), Source::Case(case, build));
        match case.input {
            Input::OpenClC { .. } => builds().map(subject).collect(),
            Input::C | Input::Sycl | Input::Hip => Build::FOR_DRIVER.iter().map(subject).collect(),
            Input::Made(_) => vec![subject(&Build::FOR_MADE[0])],
            Input::Assembly { .. } => vec![Self::new(case.name.to_owned(), Source::Case(case, &Build::ALL[0]))],
        }
    }

    /// Returns `true` if the consumer gets this module without `CONSUMERS=all`.
    pub(crate) fn goes_by_default_to(&self, consumer: Consumer) -> bool {
        match &self.source {
            // Hundreds of kernels each, on which a compiler takes up to half a minute.
            Source::Case(Case { input: Input::Made(_), .. }, _) => {
                matches!(consumer, Consumer::Reader | Consumer::Linter)
            }
            _ => consumer == Consumer::of_module(&self.name),
        }
    }

    /// Returns the case whose results on a device check the module.
    pub(crate) fn case(&self) -> Option<&'static Case> {
        match &self.source {
            Source::Case(case, _) => Some(case),
            Source::Example(..) | Source::Lit(..) => None,
        }
    }

    /// Returns the module of at most the given version; the file lives as long as `self`.
    pub(crate) fn translate(&self, version: Version) -> Outcome<Translated> {
        let work = self.work()?;
        let module = work.folder.path().join(format!("{}.spv", version.number()));
        if module.exists() {
            return Ok(Translated::Module(module));
        }
        // Several consumers ask at the same time; none may see a partly written module.
        let folder = tempfile::tempdir_in(work.folder.path()).map_err(|error| format!("no folder: {error}"))?;
        let unfinished = folder.path().join("kernel.spv");
        match self.translate_to(&work.program, version, &unfinished, folder.path()) {
            Err(message) if version == Version::Old && needs_newer_version(&message) => {
                return Ok(Translated::NeedsNewerVersion);
            }
            outcome => outcome?,
        }
        std::fs::rename(&unfinished, &module).map_err(|error| format!("{}: {error}", module.display()))?;
        Ok(Translated::Module(module))
    }

    fn translate_to(&self, program: &Compiled, version: Version, module: &Path, folder: &Path) -> Outcome {
        let translator = translator();
        match &self.source {
            Source::Case(case @ Case { input: Input::Hip, .. }, build) => {
                toolchain::make_module(case, build, &translator, folder).map(drop)
            }
            Source::Case(_, build) | Source::Example(_, build) => {
                toolchain::translate(program, build, version.number(), &translator, module)
            }
            Source::Lit(_, options) => {
                let mut translate = Command::new(translator);
                translate.arg(&program.file).args(options);
                if version == Version::Old {
                    translate.arg(format!("--spirv-max-version={}", version.number()));
                }
                run_program(translate.arg("-o").arg(module))
            }
        }
    }

    fn work(&self) -> Outcome<Arc<Work>> {
        let mut work = self.work.lock().map_err(|_| format!("another trial of {} failed", self.name))?;
        work.get_or_insert_with(|| self.compile().map(Arc::new)).clone()
    }

    fn compile(&self) -> Outcome<Work> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
        let program = match &self.source {
            Source::Case(Case { input: Input::Hip, .. }, _) => Compiled { file: PathBuf::new(), extensions: None },
            Source::Case(case, build) => toolchain::compile_case(case, build, folder.path())?,
            Source::Example(file, build) => {
                let bitcode = folder.path().join("kernel.bc");
                toolchain::compile(file, "CL3.0", build, &bitcode)?;
                Compiled { file: bitcode, extensions: None }
            }
            Source::Lit(file, _) => Compiled { file: file.clone(), extensions: None },
        };
        Ok(Work { folder, program })
    }
}

impl Version {
    /// Returns the spelling in the options of translator and validator.
    pub(crate) fn number(self) -> &'static str {
        match self {
            Self::Old => "1.2",
            Self::New => DEVICE_VERSION,
        }
    }
}

/// Returns the options of the first command that translates the whole file, or `None` if the command does more than
/// write a module.
fn options(text: &str) -> Option<Vec<String>> {
    let command = text.lines().find_map(|line| line.strip_prefix("; RUN: llvm-spirv-rs %s "))?;
    let words = command.split_whitespace().take_while(|word| !word.contains('>') && !["|", "&&"].contains(word));
    let mut words = words.filter(|word| *word != "--spirv-tools-dis");
    let mut options = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "-o" => drop(words.next()),
            // A file written by the test itself, or the text form.
            _ if word.contains('%') || word.contains("spirv-text") => return None,
            _ => options.push(word.trim_matches(['\'', '"']).to_owned()),
        }
    }
    Some(options)
}

fn needs_newer_version(message: &str) -> bool {
    ["Requires1_1", "RequiresVersion", "RequiresExtension"].iter().any(|kind| message.contains(kind))
}

/// Returns `true` if the module has an entry point.
pub(crate) fn has_kernel(module: &Path) -> Outcome<bool> {
    const ENTRY_POINT: u32 = 15;
    has_instruction(module, |words| words[0] & 0xffff == ENTRY_POINT)
}

/// Returns `true` if the module has code for vector compute.
pub(crate) fn is_for_vector_compute(module: &Path) -> Outcome<bool> {
    const CAPABILITY: u32 = 2 << 16 | 17;
    const VECTOR_COMPUTE_INTEL: u32 = 5617;
    has_instruction(module, |words| words.starts_with(&[CAPABILITY, VECTOR_COMPUTE_INTEL]))
}

/// Returns `true` if the words from one of the instructions on satisfy a condition.
fn has_instruction(module: &Path, condition: impl Fn(&[u32]) -> bool) -> Outcome<bool> {
    let words = read_words(module)?;
    let mut rest = words.get(5..).unwrap_or_default();
    while let Some(first) = rest.first() {
        if condition(rest) {
            return Ok(true);
        }
        rest = rest.get((*first >> 16).max(1) as usize..).unwrap_or_default();
    }
    Ok(false)
}

/// Returns the version of a module, or the given one if that is newer.
pub(crate) fn newest_of(module: &Path, version: Version) -> Outcome<String> {
    let word = read_words(module)?.get(1).copied().unwrap_or_default();
    let own = format!("{}.{}", word >> 16 & 0xff, word >> 8 & 0xff);
    Ok(own.max(version.number().to_owned()))
}

fn read_words(module: &Path) -> Outcome<Vec<u32>> {
    let bytes = std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    Ok(bytemuck::pod_collect_to_vec(&bytes))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the files below a folder with this extension, in a fixed order.
fn files_below(folder: &Path, extension: &str) -> Outcome<Vec<PathBuf>> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            files.extend(files_below(&path, extension)?);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
