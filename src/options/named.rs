//! Options by the names and values that they have on the command line.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::str::FromStr;

use super::{Contraction, DebugInfo, LlvmUse, MultiplyAdd, Optimization, Options, SpecConstants, UnknownIntrinsics};
use crate::error::{Error, ErrorKind, Result};
use crate::lift::{
    self, AddressSpaceMap, BuiltinFormat, ContractionForm, DecorationLists, Gpu, LiftOptions, LocalNames, Mangling,
    StdPointers,
};
use crate::specialize::Device;
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::{ParseVersionError, Version};
use crate::validate::Validation;
use crate::validate::environment::Environment;

/// The names of the values of an option.
pub type Names<T> = &'static [(&'static str, T)];

/// Options by name, for programs that embed the library and pass on options of their users: those of a translation to
/// SPIR-V and those of one to LLVM IR, some of which have names in common.
///
/// ```
/// use llvm_spirv_rs::{NamedOptions, Version};
///
/// let mut named = NamedOptions::default();
/// named.set("spirv-max-version", Some("1.4"))?;
/// named.set("spirv-ext", Some("+SPV_INTEL_variable_length_array"))?;
/// named.set("strip", None)?;
/// assert_eq!(named.options().max_version, Version::V1_4);
/// # Ok::<(), llvm_spirv_rs::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct NamedOptions {
    options: Options,
    /// The extensions that the lists add, whatever they start from.
    added: ExtensionSet,
    /// The extensions that the lists do not remove.
    kept: ExtensionSet,
    is_lines_only: bool,
    optimization: Optimization,
    is_mem2reg: bool,
    explicit_multiply_add: Option<MultiplyAdd>,
    validation: Validation,
    is_unvalidated: bool,
    /// The options that only a translation to LLVM IR has.
    lift: LiftOptions,
    /// The address spaces of the target of a translation to LLVM IR.
    space_target: AddressSpaceMap,
    /// The device for which function variants are selected, if they are.
    device: Device,
    selects_variants: bool,
}

/// An option: its name on the command line without dashes, and its effect.
struct OptionRow {
    name: &'static str,
    effect: Effect,
}

enum Effect {
    /// A Boolean option, which is `true` if it has no value.
    Flag(fn(&mut NamedOptions, bool)),
    /// An option with a value.
    Value(fn(&mut NamedOptions, &str) -> Result<()>),
    /// An option whose value may be left out, and is then this one.
    Optional(&'static str, fn(&mut NamedOptions, &str) -> Result<()>),
}

use Effect::{Flag, Optional, Value};

/// Sorted by name.
#[rustfmt::skip]
const ROWS: &[OptionRow] = &[
    row("Wdebug-info", Flag(|named, is_set| named.options.warn_debug_info = is_set)),
    row("debug-lines-only", Flag(|named, is_set| named.is_lines_only = is_set)),
    row("entry", Value(|named, text| {
        named.lift.kernels.extend(text.split(',').map(str::to_owned));
        Ok(())
    })),
    row("fnvar-arch", Value(|named, text| number(text).map(|number| named.device.architecture = Some(number)))),
    row("fnvar-capabilities", Value(|named, text| numbers(text, &mut named.device.capabilities))),
    row("fnvar-category", Value(|named, text| number(text).map(|number| named.device.category = Some(number)))),
    row("fnvar-family", Value(|named, text| number(text).map(|number| named.device.family = Some(number)))),
    row("fnvar-features", Value(|named, text| numbers(text, &mut named.device.features))),
    row("fnvar-spec-enable", Flag(|named, is_set| named.selects_variants = is_set)),
    row("fnvar-target", Value(|named, text| number(text).map(|number| named.device.target = Some(number)))),
    row("lift-address-spaces", Value(|named, text| assign(&mut named.space_target, AddressSpaceMap::NAMES, text))),
    row("lift-decorations", Value(|named, text| assign(&mut named.lift.decorations, DecorationLists::NAMES, text))),
    row("lift-dialect", Value(|named, text| parsed(text, &mut named.lift.dialect))),
    row("lift-fp-contract", Value(|named, text| assign(&mut named.lift.contraction, ContractionForm::NAMES, text))),
    row("lift-keep-heads", Flag(|named, is_set| named.lift.keeps_declarations = is_set)),
    row("lift-layout", Value(|named, text| text.parse().map(|layout| named.lift.layout = layout))),
    row("lift-mangle", Value(|named, text| assign(&mut named.lift.mangling, Mangling::NAMES, text))),
    row("lift-names", Value(|named, text| assign(&mut named.lift.local_names, LocalNames::NAMES, text))),
    row("lift-pointers", Value(|named, text| assign(&mut named.lift.std_pointers, StdPointers::NAMES, text))),
    row("lift-spec", Value(|named, text| assign(&mut named.lift.spec_constants, lift::SpecConstants::NAMES, text))),
    row("lift-structured", Flag(|named, is_set| named.lift.keeps_merges = is_set)),
    row("llvm", Value(|named, text| {
        named.options.llvm = LlvmUse::parse(text).map_err(|wrong| invalid_usage(wrong.to_owned()))?;
        Ok(())
    })),
    row("module", Value(|named, text| {
        let number = text.parse().map_err(|_| invalid_usage(format!("expected the number of a module, from 1, found \"{text}\"")));
        named.options.module = Some(number?);
        Ok(())
    })),
    row("no-validate", Flag(|named, is_set| named.is_unvalidated = is_set)),
    row("opencl-version", Value(|named, text| text.parse().map(|version| named.lift.opencl_version = Some(version)))),
    row("optimize", Optional("all", |named, text| assign(&mut named.optimization, Optimization::NAMES, text))),
    row("preserve-ocl-kernel-arg-type-metadata-through-string", Flag(|named, is_set| named.options.argument_type_strings = is_set)),
    row("record-producer", Flag(|named, is_set| named.options.record_producer = is_set)),
    row("set", Value(|named, text| text.parse().map(|setting| named.lift.settings.push(setting)))),
    row("spec-constants", Value(|named, text| assign(&mut named.options.spec_constants, SpecConstants::NAMES, text))),
    row("spirv-addrspace-map", Value(|named, text| text.parse().map(|map| named.lift.address_spaces = map))),
    row("spirv-allow-extra-diexpressions", Flag(|named, is_set| named.options.more_debug_operations = is_set)),
    row("spirv-allow-unknown-intrinsics", Optional("", |named, text| {
        named.options.unknown_intrinsics = UnknownIntrinsics::from_prefixes(text);
        Ok(())
    })),
    row("spirv-builtin-format", Value(|named, text| assign(&mut named.lift.builtin_format, BuiltinFormat::NAMES, text))),
    row("spirv-debug-info-version", Value(|named, text| assign(&mut named.options.debug_info, DebugInfo::NAMES, text))),
    row("spirv-emit-function-ptr-addr-space", Flag(|named, is_set| named.options.code_section_pointers = is_set)),
    row("spirv-ext", Value(NamedOptions::apply_extensions)),
    row("spirv-ext-inst", Value(|named, text| assign(&mut named.options.multiply_add, MultiplyAdd::SETS, text))),
    row("spirv-fp-contract", Value(|named, text| assign(&mut named.options.contraction, Contraction::NAMES, text))),
    row("spirv-function-program-addrspace", Value(|named, text| {
        number(text).map(|number| named.lift.program_address_space = Some(number))
    })),
    row("spirv-gen-kernel-arg-name-md", Flag(|named, is_set| named.lift.argument_names = is_set)),
    row("spirv-max-version", Value(|named, text| parse_version(text).map(|version| named.options.max_version = version))),
    row("spirv-mem2reg", Flag(|named, is_set| named.is_mem2reg = is_set)),
    row("spirv-preserve-auxdata", Flag(|named, is_set| named.options.auxiliary_data = is_set)),
    row("spirv-replace-fmuladd-with-ocl-mad", Flag(|named, is_set| {
        named.explicit_multiply_add = Some(if is_set { MultiplyAdd::Mad } else { MultiplyAdd::Apart });
    })),
    row("spirv-target-env", Value(|named, text| assign(&mut named.lift.environment, lift::Environment::NAMES, text))),
    row("strict", Flag(|named, is_set| named.options.strict = is_set)),
    row("strip", Flag(|named, is_set| named.options.strip = is_set)),
    row("target-env", Value(|named, text| text.parse().map(|environment| named.options.environment = Some(environment)))),
    row("threads", Value(|named, text| {
        let threads = Options::parse_threads(text);
        named.options.threads = Some(threads.map_err(|wrong| invalid_usage(format!("{wrong}, found \"{text}\"")))?);
        Ok(())
    })),
    row("validate", Value(|named, text| {
        named.is_unvalidated = false;
        assign(&mut named.validation, Validation::NAMES, text)
    })),
];

const fn row(name: &'static str, effect: Effect) -> OptionRow {
    OptionRow { name, effect }
}

impl Default for NamedOptions {
    /// Returns the defaults of the command line.
    fn default() -> Self {
        Self {
            options: Options::default(),
            added: ExtensionSet::default(),
            kept: ExtensionSet::all(),
            is_lines_only: false,
            optimization: Optimization::default(),
            is_mem2reg: false,
            explicit_multiply_add: None,
            validation: Validation::default(),
            is_unvalidated: false,
            lift: LiftOptions::default(),
            space_target: AddressSpaceMap::SPIR,
            device: Device::default(),
            selects_variants: false,
        }
    }
}

impl NamedOptions {
    /// Sets an option, as `--NAME=VALUE` does on the command line, or as `--NAME` if there is no value. The last value
    /// of an option counts; lists of extensions apply one after the other.
    ///
    /// # Errors
    ///
    /// `InvalidUsage` for an unknown name or value; `UnknownExtension`, `InvalidExtensionList` and
    /// `UnknownEnvironment` as on the command line.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<()> {
        let row = ROWS.binary_search_by_key(&name, |row| row.name).map(|index| &ROWS[index]);
        let row = row.map_err(|_| unknown(name))?;
        let result = match (&row.effect, value) {
            (Flag(set), None) => {
                set(self, true);
                Ok(())
            }
            (Flag(set), Some(value)) => boolean(value).map(|value| set(self, value)),
            (Value(_), None) => Err(invalid_usage("expected a value".to_owned())),
            (Optional(default, set), None) => set(self, default),
            (Value(set) | Optional(_, set), Some(value)) => set(self, value),
        };
        result.map_err(|error| error.within(format!("the value of --{name}")))
    }

    /// Returns the names of all options, sorted.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ROWS.iter().map(|row| row.name)
    }

    /// Chooses whether translations record the origin of each instruction, as `--emit-map` does: as
    /// [`Translation::source_map`](crate::Translation::source_map) or
    /// [`Lifted::source_map`](crate::Lifted::source_map).
    pub fn record_source_map(&mut self, is_recorded: bool) {
        self.options.source_map = is_recorded;
        self.lift.source_map = is_recorded;
    }

    /// Returns the options of a translation to SPIR-V.
    pub fn options(&self) -> Options {
        let mut options = self.options.clone();
        if self.is_lines_only {
            options.debug_info = DebugInfo::Lines;
        }
        options.extensions = self.extensions(&options);
        options.optimization = match self.optimization {
            Optimization::None if self.is_mem2reg => Optimization::Mem2Reg,
            requested => requested,
        };
        options.multiply_add = self.explicit_multiply_add.unwrap_or(options.multiply_add);
        options.validation = if self.is_unvalidated { Validation::None } else { self.validation };
        options
    }

    /// Returns the options of a translation to LLVM IR, in which all extensions are allowed that no list removes.
    pub fn lift_options(&self) -> LiftOptions {
        let mut options = LiftOptions {
            extensions: self.kept,
            max_version: self.options.max_version,
            argument_type_strings: self.options.argument_type_strings,
            function_pointer_space: self.options.code_section_pointers,
            auxiliary_data: self.options.auxiliary_data,
            strict: self.options.strict,
            threads: self.options.threads,
            is_validated: !self.is_unvalidated,
            device: self.selects_variants.then(|| self.device.clone()),
            ..self.lift.clone()
        };
        options.set_address_spaces(self.space_target, self.lift.address_spaces);
        options
    }

    /// Returns the options of the passes that run on the result of a translation to LLVM IR.
    pub fn pass_options(&self) -> Options {
        Options { optimization: self.optimization, llvm: self.options.llvm.clone(), ..Options::default() }
    }

    /// Applies a list to no extensions and to all of them: that shows what it does with each.
    fn apply_extensions(&mut self, list: &str) -> Result<()> {
        self.added.apply_option(list)?;
        self.kept.apply_option(list)
    }

    /// Returns the extensions that the lists, the environment and other options allow. The lists come last.
    fn extensions(&self, options: &Options) -> ExtensionSet {
        let mut base = options.environment.as_ref().map(Environment::reported_extensions).unwrap_or_default();
        if options.auxiliary_data || options.debug_info.is_non_semantic() {
            base.insert(Extension::KHR_non_semantic_info);
        }
        let mut allowed = self.added;
        base.iter().filter(|extension| self.kept.contains(*extension)).for_each(|extension| allowed.insert(extension));
        allowed
    }
}

impl Options {
    /// Parses the value of `--threads`.
    ///
    /// # Errors
    ///
    /// The text is no number of at least 1; the error is what was expected.
    pub fn parse_threads(text: &str) -> std::result::Result<NonZeroUsize, &'static str> {
        text.parse().map_err(|_| "expected a number of at least 1")
    }
}

impl Contraction {
    /// The values of `--spirv-fp-contract`.
    pub const NAMES: Names<Self> = &[("on", Self::AsWritten), ("off", Self::Off), ("fast", Self::Fast)];
}

impl DebugInfo {
    /// The values of `--spirv-debug-info-version`.
    pub const NAMES: Names<Self> = &[
        ("ocl-100", Self::OpenCl100),
        ("lines", Self::Lines),
        ("legacy", Self::Legacy),
        ("nonsemantic-shader-100", Self::Shader100),
        ("nonsemantic-shader-200", Self::Shader200),
    ];
}

impl LlvmUse {
    /// Parses the value of `--llvm`: `never`, `in-process`, or the path of a program.
    ///
    /// # Errors
    ///
    /// The text is empty; the error is what was expected.
    pub fn parse(text: &str) -> std::result::Result<Self, &'static str> {
        match text {
            "" => Err("expected never, in-process, or the program llvm-spirv-rs"),
            "never" => Ok(Self::Never),
            "in-process" => Ok(Self::InProcess),
            program => Ok(Self::Helper(program.into())),
        }
    }
}

impl MultiplyAdd {
    /// The values of `--spirv-ext-inst`, the set of instructions that `llvm.fmuladd` may become.
    pub const SETS: Names<Self> = &[("none", Self::Apart), ("OpenCL.std", Self::Mad)];
}

impl Optimization {
    /// The values of `--optimize`.
    pub const NAMES: Names<Self> = &[("none", Self::None), ("mem2reg", Self::Mem2Reg), ("all", Self::All)];
}

impl SpecConstants {
    /// The values of `--spec-constants`.
    pub const NAMES: Names<Self> = &[("native", Self::Native), ("default", Self::Defaults)];
}

impl Validation {
    /// The values of `--validate`.
    pub const NAMES: Names<Self> = &[("none", Self::None), ("rules", Self::Rules), ("spirv-tools", Self::SpirvTools)];
}

impl BuiltinFormat {
    /// The values of `--spirv-builtin-format`.
    pub const NAMES: Names<Self> = &[("function", Self::Function), ("global", Self::Global)];
}

impl AddressSpaceMap {
    /// The values of `--lift-address-spaces`.
    pub const NAMES: Names<Self> = &[
        ("spir", Self::SPIR),
        ("amdgpu", Self::AMDGPU),
        ("nvptx", Self::NVPTX),
        ("cpu", Self::CPU),
        ("generic0", Self::GENERIC_ZERO),
    ];
}

impl ContractionForm {
    /// The values of `--lift-fp-contract`.
    pub const NAMES: Names<Self> = &[("module", Self::Module), ("flags", Self::Flags), ("off", Self::Off)];
}

impl LocalNames {
    /// The values of `--lift-names`.
    pub const NAMES: Names<Self> = &[("source", Self::Source), ("ids", Self::Ids), ("none", Self::None)];
}

impl DecorationLists {
    /// The values of `--lift-decorations`.
    pub const NAMES: Names<Self> = &[("auto", Self::Auto), ("all", Self::All), ("none", Self::None)];
}

impl StdPointers {
    /// The values of `--lift-pointers`.
    pub const NAMES: Names<Self> = &[("generic", Self::Generic), ("private", Self::Private)];
}

impl Mangling {
    /// The values of `--lift-mangle`.
    pub const NAMES: Names<Self> = &[("mapped", Self::Mapped), ("logical", Self::Logical)];
}

impl lift::SpecConstants {
    /// The values of `--lift-spec`.
    pub const NAMES: Names<Self> = &[("freeze", Self::Frozen), ("keep", Self::Kept)];
}

impl lift::Environment {
    /// The values of `--spirv-target-env`.
    pub const NAMES: Names<Self> = &[
        ("CL1.2", Self::OpenCl12),
        ("CL2.0", Self::OpenCl20),
        ("SPV-IR", Self::SpirvFriendly),
        ("host", Self::Host),
        ("nvptx64", Self::Gpu(Gpu::Nvptx64)),
        ("amdgcn", Self::Gpu(Gpu::Amdgcn)),
    ];
}

impl UnknownIntrinsics {
    /// Returns the treatment that `--spirv-allow-unknown-intrinsics=PREFIX,..` requests.
    pub fn from_prefixes(list: &str) -> Self {
        Self::Import(list.split(',').map(str::to_owned).collect())
    }
}

/// Assigns the value with a name.
fn assign<T: Copy>(to: &mut T, names: Names<T>, text: &str) -> Result<()> {
    let found = names.iter().find(|(name, _)| *name == text);
    let (_, value) = found.ok_or_else(|| {
        let names: Vec<_> = names.iter().map(|(name, _)| *name).collect();
        invalid_usage(format!("expected one of {}, found \"{text}\"", names.join(", ")))
    })?;
    *to = *value;
    Ok(())
}

/// Assigns a value that has a parser of its own.
fn parsed<T: FromStr<Err: Display>>(text: &str, to: &mut T) -> Result<()> {
    *to = text.parse().map_err(|error| invalid_usage(format!("{error}, found \"{text}\"")))?;
    Ok(())
}

/// Parses a number of 32 bits.
fn number(text: &str) -> Result<u32> {
    text.parse().map_err(|_| invalid_usage(format!("expected a number of 32 bits, found \"{text}\"")))
}

/// Adds the numbers of a list to another.
fn numbers(text: &str, list: &mut Vec<u32>) -> Result<()> {
    list.extend(text.split(',').map(number).collect::<Result<Vec<_>>>()?);
    Ok(())
}

fn parse_version(text: &str) -> Result<Version> {
    text.parse().map_err(|unknown: ParseVersionError| invalid_usage(unknown.to_string()))
}

/// Parses a Boolean in the spellings that the command line accepts.
fn boolean(text: &str) -> Result<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "1" | "on" | "yes" | "t" | "y" => Ok(true),
        "false" | "0" | "off" | "no" | "f" | "n" => Ok(false),
        _ => Err(invalid_usage(format!("expected true or false, found \"{text}\""))),
    }
}

fn unknown(name: &str) -> Error {
    /// The similarity from which on a name is suggested.
    const MIN_SIMILARITY: f64 = 0.7;
    let similarity = |known: &str| strsim::normalized_damerau_levenshtein(known, name);
    let closest = NamedOptions::names().max_by(|a, b| similarity(a).total_cmp(&similarity(b)));
    let near = closest.filter(|known| similarity(known) >= MIN_SIMILARITY);
    let suggestion = near.map(|known| format!("; the closest name is \"{known}\"")).unwrap_or_default();
    invalid_usage(format!("unknown option \"{name}\"{suggestion}"))
}

fn invalid_usage(message: String) -> Error {
    Error::new(ErrorKind::InvalidUsage, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted() {
        assert!(ROWS.is_sorted_by(|a, b| a.name < b.name));
    }

    #[track_caller]
    fn fails(name: &str, value: Option<&str>, kind: ErrorKind, message_part: &str) {
        let error = NamedOptions::default().set(name, value).expect_err("it is refused");
        assert_eq!(error.kind(), kind, "{error}");
        assert!(error.to_string().contains(message_part), "{error}");
    }

    #[test]
    fn unknown_names_and_values_are_errors() {
        fails("spirv-extt", Some("all"), ErrorKind::InvalidUsage, "the closest name is \"spirv-ext\"");
        fails("spirv-fp-contract", Some("slow"), ErrorKind::InvalidUsage, "expected one of on, off, fast");
        fails("spirv-max-version", Some("9.9"), ErrorKind::InvalidUsage, "9.9");
        fails("spirv-max-version", None, ErrorKind::InvalidUsage, "expected a value");
        fails("threads", Some("0"), ErrorKind::InvalidUsage, "expected a number of at least 1, found \"0\"");
        fails("strip", Some("maybe"), ErrorKind::InvalidUsage, "expected true or false");
        fails("spirv-ext", Some("+SPV_KHR_nothing"), ErrorKind::UnknownExtension, "SPV_KHR_nothing");
        fails("target-env", Some("moon"), ErrorKind::UnknownEnvironment, "moon");
    }

    #[test]
    fn only_near_names_are_suggested() {
        for name in ["", "o", "s", "W", "emit-map"] {
            let error = NamedOptions::default().set(name, None).expect_err("it is unknown");
            assert_eq!(error.message(), format!("unknown option \"{name}\""));
        }
    }

    #[test]
    fn the_documentation_lists_the_options() {
        let text = include_str!("../../docs/libraries.md");
        let (_, list) = text.split_once("<!-- options -->\n").expect("the list has its mark");
        let list = list.split("\n\n").next().unwrap_or_default();
        let listed: Vec<_> = list.split('`').skip(1).step_by(2).collect();
        assert_eq!(listed, NamedOptions::names().collect::<Vec<_>>());
    }

    #[cfg(feature = "json")]
    #[test]
    fn an_object_describes_a_device() {
        let mut named = NamedOptions::default();
        let device = r#"{"version": "1.2", "extensions": ["SPV_INTEL_optnone"], "capabilities": ["Kernel", 5]}"#;
        named.set("target-env", Some(device)).expect("it is known");
        let options = named.options();
        assert!(options.extensions.contains(Extension::INTEL_optnone));
        assert_eq!(options.highest_version(), Version::V1_2);
        fails("target-env", Some("{\"versoin\": \"1.2\"}"), ErrorKind::UnknownEnvironment, "unknown field `versoin`");
        fails("target-env", Some("{"), ErrorKind::UnknownEnvironment, "the device: EOF");
    }

    /// The order of two options makes no difference.
    #[test]
    fn lists_exclude_extensions_that_other_options_allow() {
        let list = ("spirv-ext", Some("-SPV_KHR_non_semantic_info"));
        let auxiliary_data = ("spirv-preserve-auxdata", None);
        for order in [[list, auxiliary_data], [auxiliary_data, list]] {
            let mut named = NamedOptions::default();
            order.into_iter().try_for_each(|(name, value)| named.set(name, value)).unwrap();
            assert!(named.options().extensions.is_empty());
        }
        let mut named = NamedOptions::default();
        named.set("spirv-preserve-auxdata", None).unwrap();
        assert!(named.options().extensions.contains(Extension::KHR_non_semantic_info));
    }
}
