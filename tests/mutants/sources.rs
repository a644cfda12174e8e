//! The seeds: translations of the test files, each with the options of its commands and with two fixed settings.

use std::fs;
use std::path::{Path, PathBuf};

use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::validate::spirv_tools;
use llvm_spirv_rs::{ExtensionSet, NamedOptions, Options, Version, translate};

use super::judge;
use super::module::Module;
use super::programs::programs;

/// Folders with LLVM modules. The generic modules are for the host as well, and have placeholders.
const FOLDERS: [&str; 4] = ["lit", "tests/golden", "tests/kernels", GENERIC];

const GENERIC: &str = "tests/differential/written";

/// The maximum number of words of a seed: SPIRV-Tools needs a time that is not linear for some modules.
const MAX_WORDS: usize = 20_000;

/// A file with LLVM modules.
pub(crate) struct Source {
    /// The path in the repository.
    pub(crate) name: String,
    modules: Vec<String>,
    settings: Vec<(String, Options)>,
}

/// The modules of a file, by the validation result of SPIRV-Tools.
#[derive(Default)]
pub(crate) struct Translations {
    /// Modules that SPIRV-Tools accepts.
    pub(crate) seeds: Vec<Module>,
    /// Modules that SPIRV-Tools accepts and our validator refuses.
    pub(crate) failures: Vec<String>,
    /// Modules that both validators refuse.
    pub(crate) refused_gaps: Vec<String>,
    /// The number of modules that SPIRV-Tools does not accept.
    pub(crate) gaps: usize,
}

/// Returns the files in the order of their names, and then the OpenCL programs of the tests.
pub(crate) fn sources(with_programs: bool) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in FOLDERS {
        add_files(&root.join(folder), "ll", &mut files);
    }
    files.sort();
    let programs = if with_programs { programs() } else { Vec::new() };
    let compiled = programs.into_iter().map(|(name, text)| {
        let text = String::from_utf8_lossy(&text).into_owned();
        Source { name, settings: settings(&text), modules: vec![text] }
    });
    files.iter().map(|file| read(root, file)).chain(compiled).collect()
}

fn add_files(folder: &Path, extension: &str, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            add_files(&path, extension, files);
        } else if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
}

fn read(root: &Path, file: &Path) -> Source {
    let mut text = fs::read_to_string(file).expect("the file can be read");
    if file.starts_with(root.join(GENERIC)) {
        text = format!("target triple = \"spir64-unknown-unknown\"\n{}", text.replace("$G", "ptr addrspace(1)"));
    }
    let settings = settings(&text);
    let parts: Vec<&str> = text.split("\n;--- ").collect();
    let parts = if parts.len() > 1 { &parts[1..] } else { &parts };
    // The rest of the line with the name of a part is a comment.
    let modules = parts.iter().map(|part| format!("; {part}")).collect();
    Source { name: file.strip_prefix(root).unwrap_or(file).display().to_string(), modules, settings }
}

/// Returns the settings of a file's commands, each once, and the fixed ones.
fn settings(text: &str) -> Vec<(String, Options)> {
    let fixed = |list: &str, max_version| {
        let extensions = ExtensionSet::parse_list(list).expect("it is a list");
        Options { extensions, max_version, validation: Validation::None, ..Options::default() }
    };
    let mut settings =
        vec![("all extensions".to_owned(), fixed("all", Version::V1_6)), ("1.0".to_owned(), fixed("", Version::V1_0))];
    for line in text.lines() {
        let commands = line.strip_prefix("; RUN: ").map(|commands| commands.split(" | ").collect::<Vec<_>>());
        let options = line.strip_prefix("; options:").map(|options| vec![options]);
        for command in commands.or(options).unwrap_or_default() {
            let Some((name, options)) = options_of(command) else { continue };
            if settings.iter().all(|(known, _)| *known != name) {
                settings.push((name, options));
            }
        }
    }
    settings
}

/// Returns the options of a command that translates, and their text; the default ones for a command of another program
/// without options. The options that only our program has do not change the module. `None` if there are no such options.
fn options_of(command: &str) -> Option<(String, Options)> {
    let words = shlex::split(command)?;
    let start = words.iter().position(|word| word == "llvm-spirv-rs").map_or(0, |at| at + 1);
    let is_setting =
        |word: &&String| word.starts_with('-') && *word != "-o" && *word != "-" && *word != "--spirv-tools-dis";
    let set: Vec<String> = words[start..].iter().filter(is_setting).cloned().collect();
    let mut named = NamedOptions::default();
    for word in &set {
        let word = word.trim_start_matches('-');
        let (name, value) = word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
        // The program also has this name for it.
        let name = if name == "strip-debug" { "strip" } else { name };
        if NamedOptions::names().any(|known| known == name) {
            named.set(name, value).ok()?;
        } else if start == 0 {
            return None;
        }
    }
    Some((set.join(" "), Options { validation: Validation::None, environment: None, ..named.options() }))
}

/// Returns the SPIR-V modules of a folder in the order of their names.
pub(crate) fn modules_in(folder: &Path) -> Vec<Module> {
    let mut files = Vec::new();
    add_files(folder, "spv", &mut files);
    files.sort();
    let module = |file: &PathBuf| {
        let bytes = fs::read(file).expect("the file can be read");
        let words = bytes.as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        Module::new(file.strip_prefix(folder).unwrap_or(file).display().to_string(), words)
    };
    files.iter().map(module).collect()
}

impl Source {
    /// Translates the modules of the file. Translations with equal words occur once.
    pub(crate) fn translations(&self) -> Translations {
        let mut found = Translations::default();
        for (index, module) in self.modules.iter().enumerate() {
            for (setting, options) in &self.settings {
                let Ok(translation) = translate(module.as_bytes(), &self.name, options) else { continue };
                let is_known = found.seeds.iter().any(|seed| seed.words == translation.words);
                if !is_known && translation.words.len() < MAX_WORDS {
                    found.add(format!("{} ({index}; {setting})", self.name), translation.words);
                }
            }
        }
        found
    }
}

impl Translations {
    /// Adds those of another file.
    pub(crate) fn merge(&mut self, other: Self) {
        self.seeds.extend(other.seeds);
        self.failures.extend(other.failures);
        self.refused_gaps.extend(other.refused_gaps);
        self.gaps += other.gaps;
    }

    fn add(&mut self, name: String, words: Vec<u32>) {
        let ours = judge::ours(&words).map(|violations| violations.into_iter().next());
        let refusal = match &ours {
            Ok(None) => None,
            Ok(Some(violation)) => Some(format!("{name}: {} ({:?})", violation.rule, violation.offset)),
            Err(panic) => Some(format!("{name}: panic: {panic}")),
        };
        match spirv_tools::check(&words) {
            Ok(Ok(())) => {
                self.failures.extend(refusal);
                self.seeds.extend(Some(Module::new(name, words)).filter(Module::is_seed));
            }
            Ok(Err(violation)) => self.note_gap(refusal, &violation.rule),
            Err(error) => self.note_gap(refusal, error.message()),
        }
    }

    fn note_gap(&mut self, refusal: Option<String>, message: &str) {
        self.gaps += 1;
        self.refused_gaps.extend(refusal.map(|refusal| format!("{refusal}; SPIRV-Tools: {message}")));
    }
}
