//! The subcommands and their options; `--help` prints the doc comments.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::{Args, Command, Subcommand};
use llvm_spirv_rs::Options;
use llvm_spirv_rs::specialize::{Request, Setting};
use llvm_spirv_rs::validate::environment::Environment;

use super::generate::Generate;
use super::messages::Messages;
use super::run::Run;
use super::target_env;
use super::values::Validator;
use super::view::View;

#[derive(Debug, Subcommand)]
pub(crate) enum Tool {
    /// List the specialization constants of a SPIR-V module, or set them
    Specialize(Specialize),
    Validate(Validate),
    View(View),
    Run(Run),
    Generate(Generate),
}

/// Set specialization constants of a SPIR-V module, and fold the operations that depend on no others.
///
/// The module may come from any producer. Instructions that do not depend on these constants do not change.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Specialize {
    /// A SPIR-V module in either byte order, which the result keeps; `-` is standard input
    #[arg(value_name = "INPUT")]
    pub(crate) input: PathBuf,

    /// List the constants and write no module: their ids, names, types, defaults, and the functions that depend on them
    #[arg(long, conflicts_with_all = ["set", "all", "output"])]
    pub(crate) list: bool,

    /// Set the constant with this SpecId or name: `7=42`, `size=0x40`, `scale=1.5`, `fast=true`
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) set: Vec<Setting>,

    /// Replace all other constants by their defaults, so that no specialization constant remains
    #[arg(long)]
    pub(crate) all: bool,

    /// The output file; `-` is standard output
    #[arg(short, value_name = "FILE", required_unless_present_any = ["list", "spirv_tools_dis"])]
    pub(crate) output: Option<PathBuf>,

    /// Print SPIR-V assembly instead of the binary form; without `-o`, to standard output
    #[arg(long)]
    pub(crate) spirv_tools_dis: bool,

    /// Do not validate the result
    #[arg(long)]
    pub(crate) no_validate: bool,

    #[command(flatten)]
    pub(crate) messages: Messages,
}

/// Check SPIR-V modules for kernels, from any producer, against the specification and its extensions.
///
/// Prints every violation, up to 100 per module, as `FILE: RULE (SECTION)` with the instruction, and fails if there is
/// any.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Validate {
    /// SPIR-V modules in either byte order; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) inputs: Vec<PathBuf>,

    /// The validator of the modules
    #[arg(long, value_name = "BY", value_enum, default_value = "rules")]
    pub(crate) by: Validator,

    /// The maximum number of threads [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = Options::parse_threads)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// Also check the requirements of an environment; see `--target-env` of translations
    #[arg(long, value_name = "NAME[:LIST]|FILE", value_parser = target_env::parse)]
    pub(crate) target_env: Option<Environment>,

    #[command(flatten)]
    pub(crate) messages: Messages,
}

/// The similarity from which on a word is taken for the name of a tool.
const MIN_SIMILARITY: f64 = 0.7;

/// Returns the tool that an input probably stands for: its name is similar, and there is no such file.
pub(crate) fn meant(input: &Path) -> Option<String> {
    let word = input.to_str().filter(|_| !input.exists())?;
    let command = Tool::augment_subcommands(Command::new(""));
    let names = command.get_subcommands().map(|tool| tool.get_name().to_owned());
    let similarity = |name: &str| strsim::normalized_damerau_levenshtein(name, word);
    names.max_by(|a, b| similarity(a).total_cmp(&similarity(b))).filter(|name| similarity(name) >= MIN_SIMILARITY)
}

impl Specialize {
    pub(crate) fn request(&self) -> Request {
        Request { settings: self.set.clone(), full: self.all }
    }
}
