//! The options of the program, one field each; the doc comments are what `--help` prints.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{BoolishValueParser, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches, Parser};
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{
    Contraction, DebugInfo, Extension, MultiplyAdd, Names, Optimization, Options, Result, SpecConstants,
    UnknownIntrinsics, Version,
};

use super::compat;
use super::messages::Messages;
use super::output::Form;
use super::response;
use super::spec_map::MapForm;
use super::target_env;
use super::tools::{Tool, Validator};

const OUTPUT: &str = "Output";
const TARGET: &str = "Features of the module";
const CHECKS: &str = "Checks";
const NO_EFFECT: &str = "Accepted for compatibility, without effect";

/// The options that concern the result of one input.
const ONE_RESULT: [&str; 9] = [
    "output",
    "spec_const_map",
    "emit_map",
    "to_text",
    "to_binary",
    "spirv_print_report",
    "spirv_ext_report",
    "regularize",
    "spec_const_info",
];

/// The value name of a Boolean option in LLVM's style; see [`boolean`].
const BOOL: &str = "BOOL";

/// Translate LLVM IR to SPIR-V for OpenCL, SYCL and Level Zero devices.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    subcommand_help_heading = "Tools",
    subcommand_value_name = "TOOL",
    after_help = "Long options may be written with one dash or two, and their values after `=` or, unless they may be left \
                  out, as the next word. `@FILE` stands for the arguments in a file.\n\
                  Exit status: 0 for success, 1 for a failed translation, 2 for wrong usage; if the program is called \
                  llvm-spirv, the status that the Khronos translator has for the kind of error."
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) tool: Option<Tool>,

    /// LLVM bitcode or assembly, detected from its content; `-` is standard input. Several inputs need --output-dir
    #[arg(value_name = "INPUT", default_value = "-")]
    pub(crate) inputs: Vec<PathBuf>,

    /// The output file; `-` is standard output. Without this option the result goes to the folder of the input, with
    /// the extension `.spv`, and to standard output if the input is standard input or assembly is requested
    #[arg(short, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) output: Option<PathBuf>,

    /// Translate each input by itself, on several threads, to a file of the same name in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ONE_RESULT, help_heading = OUTPUT)]
    pub(crate) output_dir: Option<PathBuf>,

    /// Translate the modules that this file lists, on several threads: each line has an input and, unless it goes to
    /// --output-dir or the folder of the input, the output
    #[arg(long, value_name = "LIST", conflicts_with = "inputs", conflicts_with_all = ONE_RESULT, help_heading = OUTPUT)]
    pub(crate) batch: Option<PathBuf>,

    /// Print SPIR-V assembly instead of the binary form
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    pub(crate) spirv_tools_dis: bool,

    /// Write the words of the module as text, one instruction per line (`.spt`); this is no assembly
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "spirv_tools_dis")]
    spirv_text: bool,

    /// Translate nothing, but write the words of a SPIR-V module as text
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "to_binary")]
    pub(crate) to_text: bool,

    /// Translate nothing, but write the SPIR-V module whose words are in the input as text
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    pub(crate) to_binary: bool,

    /// Also write a list of the module's specialization constants: as JSON to a file named `.json`, as property sets
    /// of SYCL to one named `.prop`
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) spec_const_map: Option<PathBuf>,

    /// The format of that file, independent of its name
    #[arg(long, value_name = "FORM", value_parser = map_forms(), requires = "spec_const_map", help_heading = OUTPUT)]
    pub(crate) spec_const_map_form: Option<MapForm>,

    /// Also write the origin of each instruction as JSON: its offset, function, LLVM value and position in the source
    #[arg(long, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) emit_map: Option<PathBuf>,

    /// Translate nothing, but print the declarations of a SPIR-V module: version, models, capabilities, extensions
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    pub(crate) spirv_print_report: bool,

    /// Write no module, but print the version, the capabilities and the extensions of the translation, or of a SPIR-V
    /// module, each with the first instruction of every function that needs it
    #[arg(long, value_name = BOOL, help_heading = OUTPUT,
          conflicts_with_all = ["spirv_text", "spirv_tools_dis", "spec_const_map"])]
    pub(crate) spirv_ext_report: bool,

    /// Translate nothing, but list the extensions: what each adds, what uses it, and the translation without it
    #[arg(long, help_heading = OUTPUT)]
    pub(crate) list_extensions: bool,

    /// Translate nothing, but write the LLVM module as bitcode (`.regularized.bc`): every module that LLVM's verifier
    /// accepts can be translated as it is, so only `--optimize` changes it
    #[arg(short = 's', value_name = BOOL, help_heading = OUTPUT,
          conflicts_with_all = ["to_text", "to_binary", "spirv_text", "spirv_tools_dis"])]
    pub(crate) regularize: bool,

    /// Translate nothing, but print the ids, sizes and types of a SPIR-V module's scalar specialization constants;
    /// `specialize --list` prints more
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "spirv_text")]
    pub(crate) spec_const_info: bool,

    /// Omit what no device needs: names of values, the source language, files and lines
    #[arg(long, visible_alias = "strip-debug", help_heading = OUTPUT)]
    strip: bool,

    /// Run LLVM passes first that make the module smaller: `mem2reg` promotes local variables to values, `all` also
    /// propagates and folds constants, simplifies branches and removes dead code. Without a value it is `all`
    #[arg(long, value_name = "PASSES", num_args = 0..=1, require_equals = true, default_value = "none",
          default_missing_value = "all", value_parser = choice(Optimization::NAMES), help_heading = OUTPUT)]
    optimize: Optimization,

    /// As `--optimize=mem2reg`, unless `--optimize` requests more
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    spirv_mem2reg: bool,

    /// The highest SPIR-V version to write; a module gets the lowest version that has everything it uses
    #[arg(long, value_name = "VERSION", default_value = "1.6", value_parser = versions(), help_heading = TARGET)]
    spirv_max_version: Version,

    /// The environment that the module is for. It limits the version, the extensions and the capabilities, and a module
    /// that it does not allow is an error: `opencl1.2` to `opencl3.0`, `spv1.0` to `spv1.6`, `level-zero`, `level-zero:`
    /// and the features of the device, as in `level-zero:1.2,fp64,images,SPV_INTEL_optnone`, or a file `.json` with what
    /// a device reports
    #[arg(long, value_name = "NAME[:LIST]|FILE", value_parser = target_env::parse, help_heading = TARGET)]
    target_env: Option<Environment>,

    /// The extensions the module may use, applied from left to right: `+NAME`, `-NAME`, `+all` or `all`, `-all`.
    /// Without this option none may be used; a module declares only those that it needs.
    /// `all` leaves out SPV_ALTERA_arbitrary_precision_integers, SPV_AMD_weak_linkage, SPV_EXT_long_vector,
    /// SPV_INTEL_arbitrary_precision_integers, SPV_INTEL_bfloat16_arithmetic, SPV_INTEL_int4, SPV_KHR_abort,
    /// SPV_KHR_bfloat16, SPV_KHR_float_controls2, SPV_KHR_fma, SPV_KHR_poison_freeze, SPV_KHR_untyped_pointers and
    /// SPV_NV_shader_atomic_fp16_vector, which few consumers know, and which a module needs only if it names their instructions, types or modes
    #[arg(long, value_name = "LIST", help_heading = TARGET)]
    spirv_ext: Vec<String>,

    /// Keep calls of intrinsics without a translation as calls of imported functions: those with one of these prefixes,
    /// or all
    #[arg(long, value_name = "PREFIX,..", num_args = 0..=1, require_equals = true, default_missing_value = "",
          help_heading = TARGET)]
    spirv_allow_unknown_intrinsics: Option<String>,

    /// Where consumers may fuse multiplications and additions: `on` where LLVM allows it, `off` nowhere, `fast`
    /// everywhere
    #[arg(long, value_name = "MODE", default_value = "on", value_parser = choice(Contraction::NAMES), help_heading = TARGET)]
    spirv_fp_contract: Contraction,

    /// Write `llvm.fmuladd` as OpenCL's mad: the default, unless `--spirv-ext-inst=none`; otherwise as a multiplication
    /// and an addition
    #[arg(long, value_name = BOOL, help_heading = TARGET, conflicts_with = "spirv_ext_inst")]
    spirv_replace_fmuladd_with_ocl_mad: Option<bool>,

    /// The extended instruction set for LLVM intrinsics that core instructions can also express
    #[arg(long, value_name = "SET", default_value = "OpenCL.std", value_parser = choice(MultiplyAdd::SETS),
          help_heading = TARGET)]
    spirv_ext_inst: MultiplyAdd,

    /// The translation of specialization constants: `native` lets a runtime set them, `default` replaces them by their
    /// defaults
    #[arg(long, value_name = "MODE", default_value = "native", value_parser = choice(SpecConstants::NAMES), help_heading = TARGET)]
    spec_constants: SpecConstants,

    /// The instruction set of debug information, or only the lines of instructions; consumers without support for a
    /// non-semantic set ignore it
    #[arg(long, value_name = "SET", default_value = "ocl-100", value_parser = choice(DebugInfo::NAMES), help_heading = TARGET)]
    spirv_debug_info_version: DebugInfo,

    /// Write only the lines of instructions, as `--spirv-debug-info-version=lines`
    #[arg(long, help_heading = TARGET)]
    debug_lines_only: bool,

    /// Write operations of debug expressions that OpenCL.DebugInfo.100 does not have, with the numbers of the Khronos
    /// translator
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_allow_extra_diexpressions: bool,

    /// Give pointers into address space 9, that of functions, the storage class CodeSectionINTEL instead of Function
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_emit_function_ptr_addr_space: bool,

    /// Keep the types and type qualifiers of kernels' arguments as strings: `kernel_arg_type.KERNEL.TYPE,TYPE,`
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    preserve_ocl_kernel_arg_type_metadata_through_string: bool,

    /// Keep all attributes and metadata of functions and global variables, as instructions that consumers may ignore
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_preserve_auxdata: bool,

    /// The maximum number of threads; the result does not depend on it [default: that of the processors, or what the job
    /// server of make or ninja grants]
    #[arg(long, value_name = "N", help_heading = CHECKS)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// What judges the finished module: the rules of this program, or SPIRV-Tools as well
    #[arg(long, value_name = "BY", value_enum, help_heading = CHECKS)]
    validate: Option<Validator>,

    /// Do not validate the finished module, as `--validate=none`
    #[arg(long, overrides_with = "validate", help_heading = CHECKS)]
    no_validate: bool,

    /// Warn about debug information that is omitted or simplified, once per kind
    #[arg(long = "Wdebug-info", help_heading = CHECKS)]
    warn_debug_info: bool,

    /// Refuse rounding modes and execution modes that the allowed version and extensions cannot express, and unknown
    /// functions named `__spirv_*`; without this option the modes are omitted and the functions stay imports, with a
    /// warning
    #[arg(long, value_name = BOOL, help_heading = CHECKS)]
    strict: bool,

    #[command(flatten)]
    pub(crate) messages: Messages,

    /// Print what a code or kind of error or warning means, with an example; without a code, print the list
    #[arg(long, value_name = "CODE", num_args = 0..=1, default_missing_value = "", help_heading = "Messages")]
    pub(crate) explain: Option<String>,

    /// Metadata of the LLVM module is never changed
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_erase_cl_md: Option<bool>,

    /// Values of specialization constants matter only in translations to LLVM IR: `specialize --set` gives constants of
    /// a SPIR-V module their values
    #[arg(long, value_name = "ID:TYPE:VALUE ..", help_heading = NO_EFFECT)]
    spec_const: Option<String>,

    /// The expansion of `step` and `smoothstep` matters only in translations to LLVM IR
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_expand_step: Option<bool>,

    /// There is no trace of the translation
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_debug: Option<bool>,

    /// LLVM's own SPIR-V target is not part of this program
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_use_llvm_backend_target: Option<bool>,

    /// The format of built-in variables matters only in translations to LLVM IR
    #[arg(long, value_name = "FORMAT", value_parser = ["function", "global"], help_heading = NO_EFFECT)]
    spirv_builtin_format: Option<String>,

    /// The set of builtin functions matters only in translations to LLVM IR
    #[arg(long, value_name = "ENVIRONMENT", value_parser = ["CL1.2", "CL2.0", "SPV-IR"], help_heading = NO_EFFECT)]
    spirv_target_env: Option<String>,

    /// Argument names in metadata matter only in translations to LLVM IR
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_gen_kernel_arg_name_md: Option<bool>,

    /// Constant expressions are translated in every position
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_lower_const_expr: Option<bool>,

    /// The input is always verified, and once more after `--optimize`
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_verify_regularize_passes: Option<bool>,
}

impl Arguments {
    /// Parses the command line, the program's name included; `--help` and `--version` are errors of clap as well.
    pub(crate) fn read(words: impl IntoIterator<Item = OsString>) -> std::result::Result<Self, clap::Error> {
        let mut command = command();
        let words = response::expand(words).map_err(|message| command.error(ErrorKind::Io, message))?;
        let folded = compat::fold(&mut command, words)?;
        let mut matches = command.try_get_matches_from_mut(folded)?;
        Self::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }

    /// Returns the options about messages.
    pub(crate) fn messages(&self) -> &Messages {
        match &self.tool {
            Some(Tool::Specialize(tool)) => &tool.messages,
            Some(Tool::Validate(tool)) => &tool.messages,
            Some(Tool::View(tool)) => &tool.messages,
            Some(Tool::Generate(_)) | None => &self.messages,
        }
    }

    /// Returns the representation of the translated module.
    pub(crate) fn form(&self) -> Form {
        match (self.spirv_tools_dis, self.spirv_text) {
            (true, _) => Form::Assembly,
            (false, true) => Form::Words,
            (false, false) => Form::Binary,
        }
    }

    /// Returns the options of the library. Fails if an extension is unknown.
    pub(crate) fn options(&self) -> Result<Options> {
        // Those that a device reports are allowed, unless a list excludes them.
        let mut extensions = self.target_env.as_ref().map(Environment::reported_extensions).unwrap_or_default();
        // These options allow the extension, unless the list excludes it.
        let debug_info = if self.debug_lines_only { DebugInfo::Lines } else { self.spirv_debug_info_version };
        if self.spirv_preserve_auxdata || debug_info.is_non_semantic() {
            extensions.insert(Extension::KHR_non_semantic_info);
        }
        self.spirv_ext.iter().try_for_each(|list| extensions.apply_option(list))?;
        Ok(Options {
            max_version: self.spirv_max_version,
            extensions,
            validation: match self.validate {
                _ if self.no_validate => Validation::None,
                Some(validator) => validator.into(),
                None => Validation::default(),
            },
            disable_free: false,
            strip: self.strip,
            code_section_pointers: self.spirv_emit_function_ptr_addr_space,
            optimization: match self.optimize {
                Optimization::None if self.spirv_mem2reg => Optimization::Mem2Reg,
                requested => requested,
            },
            threads: self.threads,
            progress: None,
            environment: self.target_env.clone(),
            contraction: self.spirv_fp_contract,
            multiply_add: match self.spirv_replace_fmuladd_with_ocl_mad {
                Some(true) => MultiplyAdd::Mad,
                Some(false) => MultiplyAdd::Apart,
                None => self.spirv_ext_inst,
            },
            argument_type_strings: self.preserve_ocl_kernel_arg_type_metadata_through_string,
            auxiliary_data: self.spirv_preserve_auxdata,
            debug_info,
            more_debug_operations: self.spirv_allow_extra_diexpressions,
            warn_debug_info: self.warn_debug_info,
            source_map: self.emit_map.is_some(),
            strict: self.strict,
            spec_constants: self.spec_constants,
            unknown_intrinsics: match &self.spirv_allow_unknown_intrinsics {
                None => UnknownIntrinsics::Refuse,
                Some(prefixes) => UnknownIntrinsics::from_prefixes(prefixes),
            },
        })
    }
}

/// Returns clap's description of the command line.
pub(crate) fn command() -> Command {
    Arguments::command().mut_args(boolean)
}

/// Lets an option whose value is a [`BOOL`] be written as `--option`, `--option=true`, `--option=0` and so on.
fn boolean(arg: Arg) -> Arg {
    if arg.get_value_names().is_none_or(|names| names != [BOOL]) {
        return arg;
    }
    let defaults_to_false = matches!(arg.get_action(), ArgAction::SetTrue);
    let arg = arg
        .action(ArgAction::Set)
        .num_args(0..=1)
        .require_equals(true)
        .default_missing_value("true")
        .value_parser(BoolishValueParser::new())
        .hide_possible_values(true);
    if defaults_to_false { arg.default_value("false").hide_default_value(true) } else { arg }
}

/// `1.0` to `1.6`.
pub(super) fn versions() -> impl TypedValueParser<Value = Version> {
    PossibleValuesParser::new(["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"])
        .try_map(|text| text.parse::<Version>().map_err(|_| format!("unknown version {text}")))
}

/// The named values of an option.
fn choice<T: Clone + Send + Sync>(names: Names<T>) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names.iter().map(|(name, _)| *name)).try_map(|text| {
        let found = names.iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value.clone()).ok_or_else(|| format!("unknown value {text}"))
    })
}

fn map_forms() -> impl TypedValueParser<Value = MapForm> {
    PossibleValuesParser::new(["json", "prop"]).map(|text| match text.as_str() {
        "prop" => MapForm::Properties,
        _ => MapForm::Json,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvm_spirv_rs::NamedOptions;

    /// Options of the program itself: what it reads, writes and prints.
    const OF_THE_PROGRAM: [&str; 18] = [
        "batch",
        "color",
        "diagnostic-format",
        "emit-map",
        "explain",
        "help",
        "list-extensions",
        "output-dir",
        "spec-const-info",
        "spec-const-map",
        "spec-const-map-form",
        "spirv-ext-report",
        "spirv-print-report",
        "spirv-text",
        "spirv-tools-dis",
        "to-binary",
        "to-text",
        "version",
    ];

    /// Values for options that have no list of them.
    #[rustfmt::skip]
    const SAMPLES: [(&str, &[&str]); 4] = [
        ("spirv-allow-unknown-intrinsics", &["", "llvm.a,llvm.b"]),
        ("spirv-ext", &["all", "+SPV_KHR_bfloat16,-SPV_INTEL_optnone"]),
        ("target-env", &["level-zero", "level-zero:1.2,fp64", "opencl2.1", "spv1.3"]),
        ("threads", &["1", "12"]),
    ];

    #[test]
    fn names_of_the_library_are_those_of_the_command_line() {
        let command = command();
        let longs = command.get_arguments().filter(|arg| arg.get_help_heading() != Some(NO_EFFECT));
        let mut longs: Vec<_> = longs.filter_map(Arg::get_long).collect();
        longs.retain(|name| !OF_THE_PROGRAM.contains(name));
        longs.sort_unstable();
        assert_eq!(longs, NamedOptions::names().collect::<Vec<_>>());
    }

    #[test]
    fn options_by_name_have_the_effect_of_the_command_line() {
        let command = command();
        for name in NamedOptions::names() {
            let arg = command.get_arguments().find(|arg| arg.get_long() == Some(name)).expect("it is an option");
            let listed: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
            let samples = SAMPLES.iter().find(|(sampled, _)| *sampled == name).map_or(&[][..], |(_, values)| values);
            let takes_values = arg.get_action().takes_values();
            let listed = listed.iter().map(String::as_str).filter(|_| takes_values);
            listed.chain(samples.iter().copied()).for_each(|value| assert_same(name, Some(value)));
            if !takes_values || arg.get_num_args().is_some_and(|range| range.min_values() == 0) {
                assert_same(name, None);
            }
        }
    }

    #[track_caller]
    fn assert_same(name: &str, value: Option<&str>) {
        let word = value.map_or_else(|| format!("--{name}"), |value| format!("--{name}={value}"));
        let on_command_line =
            Arguments::read(["program", &word].map(OsString::from)).expect("clap accepts it").options();
        let mut named = NamedOptions::default();
        named.set(name, value).unwrap_or_else(|error| panic!("{word}: {error}"));
        let expected = Options { disable_free: false, ..on_command_line.expect("the library accepts it") };
        assert_eq!(format!("{:?}", named.options()), format!("{expected:?}"), "{word}");
    }
}
