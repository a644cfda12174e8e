//! The options of the program, one field each; the doc comments are what `--help` prints.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::builder::{BoolishValueParser, PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches, Parser, ValueEnum};
use llvm_spirv_rs::lift::LiftOptions;
use llvm_spirv_rs::{Options, Result};

use super::compat;
use super::messages::Messages;
use super::output::{ModuleForm, OutputKind};
use super::response::{self, Expanded};
use super::reverse::ReverseOptions;
use super::spec_map::MapForm;
use super::target_env;
use super::tools::Tool;
use super::translation::TranslationOptions;
use super::values::{BOOL, EXAMPLES, EXIT_STATUS, OUTPUT, SYNTAX, Usage};

const NO_EFFECT: &str = "Accepted for compatibility, without effect";

/// The options that concern the result of one input.
const ONE_RESULT: [&str; 10] = [
    "output",
    "spec_const_map",
    "emit_header",
    "emit_map",
    "to_text",
    "to_binary",
    "spirv_print_report",
    "spirv_ext_report",
    "regularize",
    "spec_const_info",
];

/// The modes that write no translation.
const NO_TRANSLATION: [&str; 8] = [
    "to_text",
    "to_binary",
    "spirv_print_report",
    "spirv_ext_report",
    "list_extensions",
    "regularize",
    "spec_const_info",
    "explain",
];

/// The options that `-h` prints; `--help` prints all.
const SHORT_HELP: [&str; 16] = [
    "batch",
    "emit_map",
    "explain",
    "help",
    "inputs",
    "optimize",
    "output",
    "output_dir",
    "reverse",
    "spirv_ext",
    "spirv_max_version",
    "spirv_target_env",
    "spirv_tools_dis",
    "target_env",
    "validate",
    "version",
];

/// Translate LLVM IR to SPIR-V for OpenCL, SYCL and Level Zero devices, and SPIR-V to LLVM IR.
#[derive(Debug, Parser)]
#[command(
    version,
    long_version = LONG_VERSION.as_str(),
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    subcommand_help_heading = "Tools",
    subcommand_value_name = "TOOL",
    after_help = format!("Examples:\n{}", example_lines()),
    after_long_help = format!("Examples:\n{}\n{SYNTAX}\nExit status: {EXIT_STATUS}", example_lines())
)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) tool: Option<Tool>,

    /// LLVM bitcode or assembly, detected from its content; `-` is standard input. Several inputs need --output-dir
    #[arg(value_name = "INPUT", default_value = "-")]
    pub(crate) inputs: Vec<PathBuf>,

    /// The output file; `-` is standard output. By default, the result goes to the folder of the input, with the
    /// extension `.spv`, or to standard output if the input is standard input or assembly is requested
    #[arg(short, value_name = "FILE", help_heading = OUTPUT)]
    pub(crate) output: Option<PathBuf>,

    /// Translate each input separately, on several threads, to a file of the same name in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ONE_RESULT, help_heading = OUTPUT)]
    pub(crate) output_dir: Option<PathBuf>,

    /// Translate the modules that this file lists, on several threads. Each line is `INPUT [OUTPUT]`; without OUTPUT,
    /// the result goes to --output-dir or the folder of the input. `#` begins a comment
    #[arg(long, value_name = "LIST", conflicts_with = "inputs", conflicts_with_all = ONE_RESULT, help_heading = OUTPUT)]
    pub(crate) batch: Option<PathBuf>,

    /// Print SPIR-V assembly instead of the binary form; =spirv-tools: with the disassembler of SPIRV-Tools
    #[arg(long, value_name = "PRINTER", num_args = 0..=1, require_equals = true, default_missing_value = "true",
          default_value = "false", hide_default_value = true, ignore_case = true, help_heading = OUTPUT)]
    spirv_tools_dis: Disassembler,

    /// Write the words of the module as text, one instruction per line (`.spt`); this is not assembly
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "spirv_tools_dis")]
    spirv_text: bool,

    /// Translate nothing; write the words of a SPIR-V module as text
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "to_binary")]
    pub(crate) to_text: bool,

    /// Translate nothing; convert the words of a SPIR-V module from text to binary
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    pub(crate) to_binary: bool,

    /// Also write a list of the specialization constants: JSON to a file named `.json`, SYCL property sets to one named
    /// `.prop`
    #[arg(long, value_name = "FILE", conflicts_with_all = NO_TRANSLATION, help_heading = OUTPUT)]
    pub(crate) spec_const_map: Option<PathBuf>,

    /// The format of the file of `--spec-const-map`, whatever its name
    #[arg(long, value_name = "FORM", value_parser = map_forms(), requires = "spec_const_map", help_heading = OUTPUT)]
    pub(crate) spec_const_map_form: Option<MapForm>,

    /// Also write the origin of each instruction as JSON: its offset, function, LLVM value and position in the source
    #[arg(long, value_name = "FILE", conflicts_with_all = NO_TRANSLATION, help_heading = OUTPUT)]
    pub(crate) emit_map: Option<PathBuf>,

    /// Translate nothing; print the declarations of a SPIR-V module: version, models, capabilities, extensions
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    pub(crate) spirv_print_report: bool,

    /// Write no module; print the version, the capabilities and the extensions of the translation, or of a SPIR-V
    /// module, each with the first instruction of every function that needs it
    #[arg(long, value_name = BOOL, help_heading = OUTPUT,
          conflicts_with_all = ["spirv_text", "spirv_tools_dis"])]
    pub(crate) spirv_ext_report: bool,

    /// Translate nothing; list the extensions with this text in their names, or all: their additions, the constructs
    /// that use them, and the translation without them
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "", help_heading = OUTPUT)]
    pub(crate) list_extensions: Option<String>,

    /// Translate nothing; write the LLVM module as bitcode (`.regularized.bc`), with some constructs that SPIR-V does
    /// not have rewritten: constant expressions, shifts of Booleans, some intrinsics, and OpenCL C functions as
    /// `__spirv_*` functions
    #[arg(short = 's', value_name = BOOL, help_heading = OUTPUT,
          conflicts_with_all = ["to_text", "to_binary", "spirv_text", "spirv_tools_dis"])]
    pub(crate) regularize: bool,

    /// Translate nothing; print the ids, sizes and types of the scalar specialization constants of a SPIR-V module.
    /// `specialize --list` prints more
    #[arg(long, value_name = BOOL, help_heading = OUTPUT, conflicts_with = "spirv_text")]
    pub(crate) spec_const_info: bool,

    #[command(flatten)]
    pub(crate) translation: TranslationOptions,

    #[command(flatten)]
    pub(crate) reverse: ReverseOptions,

    #[command(flatten)]
    pub(crate) messages: Messages,

    /// The files that the arguments were read from, and that of `--target-env`.
    #[arg(skip)]
    argument_files: Vec<PathBuf>,

    /// Explain a code or kind of error or warning, with an example, or the rule with an id of `validate`; without a
    /// code, print the list of all codes
    #[arg(long, value_name = "CODE", num_args = 0..=1, default_missing_value = "", help_heading = "Messages")]
    pub(crate) explain: Option<String>,

    /// The metadata of the LLVM module is never changed
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_erase_cl_md: Option<bool>,

    /// The expansion of `step` and `smoothstep` matters only in translations to LLVM IR
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_expand_step: Option<bool>,

    /// An error always ends in a message and an exit status
    #[arg(long, value_name = "KIND", value_parser = ["abort", "exit", "ignore"], help_heading = NO_EFFECT)]
    spirv_error_handling: Option<String>,

    /// The translation has no trace output
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_debug: Option<bool>,

    /// LLVM's own SPIR-V target is not part of this program
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_use_llvm_backend_target: Option<bool>,

    /// Constant expressions are translated in every position
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_lower_const_expr: Option<bool>,

    /// The input is always verified, and once more after `--optimize`
    #[arg(long, value_name = BOOL, help_heading = NO_EFFECT)]
    spirv_verify_regularize_passes: Option<bool>,
}

/// The version with that of LLVM, which installers read from a line of its own.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    #[cfg(feature = "llvm")]
    let reader = {
        let [major, minor, patch] = llvm_spirv_rs::linked_llvm_version();
        format!("LLVM version {major}.{minor}.{patch}")
    };
    #[cfg(not(feature = "llvm"))]
    let reader = format!("LLVM version {} (bitcode only)", llvm_spirv_rs::bitcode::NEWEST_RELEASE);
    format!("{}\n{reader}", env!("CARGO_PKG_VERSION"))
});

impl Arguments {
    /// Parses the command line, the program's name included; `--help` and `--version` are errors of clap as well.
    pub(crate) fn read(words: impl IntoIterator<Item = OsString>) -> std::result::Result<Self, clap::Error> {
        let mut command = command();
        let Expanded { words, mut files } =
            response::expand(words).map_err(|Usage { kind, message }| command.error(kind, message))?;
        let folded = compat::fold(&mut command, words.clone())?;
        let mut matches = command.try_get_matches_from_mut(folded).map_err(|mut error| {
            compat::quote_as_written(&mut error, &words);
            error
        })?;
        files.extend(device_file(&matches));
        let arguments = Self::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))?;
        Ok(Self { argument_files: files, ..arguments })
    }

    /// Returns the files that the run reads apart from its inputs.
    pub(crate) fn read_files(&self) -> impl Iterator<Item = &Path> {
        self.argument_files.iter().chain(&self.batch).map(PathBuf::as_path)
    }

    /// Returns the options about messages.
    pub(crate) fn messages(&self) -> &Messages {
        match &self.tool {
            Some(Tool::Specialize(tool)) => &tool.messages,
            Some(Tool::Validate(tool)) => &tool.messages,
            Some(Tool::View(tool)) => &tool.messages,
            Some(Tool::Run(tool)) => &tool.messages,
            Some(Tool::Generate(_)) | None => &self.messages,
        }
    }

    /// Returns the representation of the translated module.
    pub(crate) fn form(&self) -> ModuleForm {
        match (self.spirv_tools_dis, self.spirv_text) {
            (Disassembler::Own, _) => ModuleForm::Assembly,
            (Disassembler::SpirvTools, _) => ModuleForm::SpirvToolsAssembly,
            (Disassembler::None, true) => ModuleForm::Words,
            (Disassembler::None, false) => ModuleForm::Binary,
        }
    }

    /// Returns the kind of the result of a translation.
    pub(crate) fn kind(&self) -> OutputKind {
        match (self.reverse.reverse, self.reverse.assembly) {
            (false, _) => OutputKind::Module(self.form()),
            (true, false) => OutputKind::Lifted,
            (true, true) => OutputKind::Assembly,
        }
    }

    /// Returns the options of a translation to LLVM IR. Fails if an extension is unknown.
    pub(crate) fn lift_options(&self) -> Result<LiftOptions> {
        let mut options = self.reverse.options(self.translation.extension_lists(), self.translation.lift_options())?;
        options.source_map = self.emit_map.is_some();
        Ok(options)
    }

    /// Returns the options of the library. Fails if an extension is unknown.
    pub(crate) fn options(&self) -> Result<Options> {
        Ok(Options { source_map: self.emit_map.is_some(), ..self.translation.options()? })
    }
}

/// Returns clap's description of the command line.
pub(crate) fn command() -> Command {
    let shown = |arg: Arg| {
        let is_short = SHORT_HELP.contains(&arg.get_id().as_str());
        boolean(arg).hide_short_help(!is_short)
    };
    Arguments::command().mut_args(shown).mut_subcommands(|tool| tool.mut_args(boolean))
}

/// Returns the examples, a line for the purpose and one for the command.
fn example_lines() -> String {
    EXAMPLES.iter().map(|(purpose, command)| format!("  {purpose}:\n      {command}\n")).collect()
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

/// Returns the file of `--target-env`.
fn device_file(matches: &ArgMatches) -> Option<PathBuf> {
    let matches = matches.subcommand().map_or(matches, |(_, tool)| tool);
    // Fails for tools without the option.
    let value = matches.try_get_raw("target_env").ok()??.next()?;
    target_env::file(value).map(Path::to_owned)
}

/// The disassembler of `--spirv-tools-dis`. The names of the first two are those of a [`BOOL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Disassembler {
    #[value(name = "false", aliases = ["0", "f", "n", "no", "off"])]
    None,
    #[value(name = "true", aliases = ["1", "t", "y", "yes", "on"])]
    Own,
    SpirvTools,
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
    const OF_THE_PROGRAM: [&str; 21] = [
        "batch",
        "color",
        "diagnostic-format",
        "emit-header",
        "emit-map",
        "explain",
        "fnvar-spv-out",
        "help",
        "list-extensions",
        "output-dir",
        "spec-const",
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
    const SAMPLES: [(&str, &[&str]); 19] = [
        ("fnvar-arch", &["3"]),
        ("fnvar-capabilities", &["5,6"]),
        ("fnvar-category", &["1"]),
        ("fnvar-family", &["2"]),
        ("fnvar-features", &["7"]),
        ("fnvar-target", &["4"]),
        ("lift-dialect", &["15", "22"]),
        ("lift-layout", &["spir", "clang", "e-p:64:64"]),
        ("opencl-version", &["1.2", "3.0"]),
        ("set", &["7=42", "size=1.5"]),
        ("entry", &["f", "f,g"]),
        ("llvm", &["never", "in-process", "/usr/bin/llvm-spirv-rs"]),
        ("spirv-addrspace-map", &["0:4,4:0"]),
        ("spirv-function-program-addrspace", &["9"]),
        ("spirv-allow-unknown-intrinsics", &["", "llvm.a,llvm.b"]),
        ("spirv-ext", &["all", "+SPV_KHR_bfloat16,-SPV_INTEL_optnone"]),
        ("target-env", &["level-zero", "level-zero:1.2,fp64", "opencl2.1", "spv1.3"]),
        ("module", &["1", "2"]),
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
    fn short_help_has_options_that_exist() {
        let command = command();
        for name in SHORT_HELP.iter().filter(|name| !matches!(**name, "help" | "version")) {
            assert!(command.get_arguments().any(|arg| arg.get_id() == *name), "{name}");
        }
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
        let command_line = Arguments::read(["program", &word].map(OsString::from)).expect("clap accepts it");
        let on_command_line = command_line.options();
        let mut named = NamedOptions::default();
        named.set(name, value).unwrap_or_else(|error| panic!("{word}: {error}"));
        let mut expected = Options { disable_free: false, ..on_command_line.expect("the library accepts it") };
        // The program has a default of its own.
        if name != "llvm" {
            expected.llvm = Options::default().llvm;
        }
        assert_eq!(format!("{:?}", named.options()), format!("{expected:?}"), "{word}");
        let lift_options = command_line.lift_options().expect("the library accepts it");
        assert_eq!(format!("{:?}", named.lift_options()), format!("{lift_options:?}"), "{word}");
    }
}
