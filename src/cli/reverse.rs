//! The options of translations to LLVM IR, one field each; the doc comments are what `--help` prints.

use clap::Args;
use llvm_spirv_rs::lift::{BuiltinFormat, Environment, LiftOptions};
use llvm_spirv_rs::specialize::Setting;
use llvm_spirv_rs::{ExtensionSet, Result};

use super::args::BOOL;
use super::spec_const;
use super::translation::choice;

const REVERSE: &str = "Translation to LLVM IR";

/// What a SPIR-V module becomes.
#[derive(Args, Debug)]
pub(crate) struct ReverseOptions {
    /// Translate SPIR-V to LLVM IR: the input is a SPIR-V module, in words with
    /// `--spirv-text`, the output bitcode (`.bc`)
    #[arg(short = 'r', value_name = BOOL, help_heading = REVERSE,
          conflicts_with_all = ["to_text", "to_binary", "spirv_tools_dis", "regularize", "batch", "output_dir"])]
    pub(crate) reverse: bool,

    /// Write LLVM assembly instead of bitcode
    #[arg(short = 'S', value_name = BOOL, requires = "reverse", help_heading = REVERSE)]
    pub(crate) assembly: bool,

    /// The functions that instructions become: those of OpenCL C 1.2, of OpenCL C 2.0, or `__spirv_*` functions
    #[arg(long, value_name = "ENVIRONMENT", default_value = "CL1.2", value_parser = choice(Environment::NAMES), help_heading = REVERSE)]
    spirv_target_env: Environment,

    /// The form of built-in variables with `--spirv-target-env=SPV-IR`: calls of functions, or global variables
    #[arg(long, value_name = "FORMAT", default_value = "function", value_parser = choice(BuiltinFormat::NAMES), help_heading = REVERSE)]
    spirv_builtin_format: BuiltinFormat,

    /// Values of specialization constants, separated by blanks: the id, a type `i1` to `i64` or `f16` to `f64`, and the
    /// value
    #[arg(long, value_name = "ID:TYPE:VALUE ..", help_heading = REVERSE)]
    spec_const: Option<String>,

    /// Add the names of kernel arguments as metadata
    #[arg(long, value_name = BOOL, help_heading = REVERSE)]
    spirv_gen_kernel_arg_name_md: bool,
}

impl ReverseOptions {
    /// Returns the options of the library; `lists` are those of `--spirv-ext`, applied to all extensions.
    pub(crate) fn options(&self, lists: &[String], common: LiftOptions) -> Result<LiftOptions> {
        let mut extensions = ExtensionSet::all();
        lists.iter().try_for_each(|list| extensions.apply_option(list))?;
        let mut options = common;
        options.environment = self.spirv_target_env;
        options.builtin_format = self.spirv_builtin_format;
        options.extensions = extensions;
        options.argument_names = self.spirv_gen_kernel_arg_name_md;
        Ok(options)
    }

    /// Returns the values of `--spec-const` as settings for a module.
    pub(crate) fn settings(&self, words: &[u32]) -> Result<Vec<Setting>> {
        spec_const::settings(&spec_const::parse(self.spec_const.as_deref().unwrap_or_default())?, words)
    }
}
