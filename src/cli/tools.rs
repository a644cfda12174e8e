//! What the program does besides translating, and the options for that; the doc comments are what `--help` prints.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use llvm_spirv_rs::specialize::{Request, Setting};

#[derive(Debug, Subcommand)]
pub(crate) enum Tool {
    /// List the specialization constants of a SPIR-V module, or give them values
    Specialize(Specialize),
}

/// Give specialization constants of a SPIR-V module their values, and compute what depends on nothing else.
///
/// The module may come from any producer; what does not depend on these constants stays as it is.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Specialize {
    /// A SPIR-V module in either byte order, which the result keeps; `-` is standard input
    #[arg(value_name = "INPUT")]
    pub(crate) input: PathBuf,

    /// List the constants and write no module: their ids, names, types, defaults, and the functions that depend on them
    #[arg(long, conflicts_with_all = ["set", "all", "output"])]
    pub(crate) list: bool,

    /// Give the constant with this SpecId, or with this name, a value: `7=42`, `size=0x40`, `scale=1.5`, `fast=true`
    #[arg(long, value_name = "ID=VALUE")]
    pub(crate) set: Vec<Setting>,

    /// Give all other constants their defaults, so that nothing is left to choose
    #[arg(long)]
    pub(crate) all: bool,

    /// Where the result goes; `-` is standard output
    #[arg(short, value_name = "FILE", required_unless_present = "list")]
    pub(crate) output: Option<PathBuf>,

    /// Print SPIR-V assembly instead of the binary form
    #[arg(long)]
    pub(crate) spirv_tools_dis: bool,

    /// Do not check the result with SPIRV-Tools
    #[arg(long)]
    pub(crate) no_validate: bool,
}

impl Specialize {
    pub(crate) fn request(&self) -> Request {
        Request { settings: self.set.clone(), full: self.all }
    }
}
