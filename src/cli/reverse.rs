//! The options of translations to LLVM IR, one field each; the doc comments are what `--help` prints.

use std::path::PathBuf;

use clap::Args;
use clap::error::ErrorKind;
use llvm_spirv_rs::ExtensionSet;
use llvm_spirv_rs::lift::{
    AddressSpaceMap, BuiltinFormat, ContractionForm, DecorationLists, Dialect, Environment, Layout, LiftOptions,
    LocalNames, Mangling, OpenClVersion, SpecConstants, StdPointers,
};
use llvm_spirv_rs::specialize::{Device, Setting};

use super::spec_const;
use super::values::{BOOL, Usage, choice};

const REVERSE: &str = "Translation to LLVM IR";

/// The options of the translation of a SPIR-V module.
#[derive(Args, Debug)]
pub(crate) struct ReverseOptions {
    /// Translate SPIR-V to LLVM IR. The input is a SPIR-V module, with `--spirv-text` its words as text; the output is
    /// bitcode (`.bc`)
    #[arg(short = 'r', value_name = BOOL, help_heading = REVERSE,
          conflicts_with_all = ["module", "to_text", "to_binary", "spirv_tools_dis", "regularize"])]
    pub(crate) reverse: bool,

    /// Write LLVM assembly instead of bitcode
    #[arg(short = 'S', value_name = BOOL, requires = "reverse", help_heading = REVERSE)]
    pub(crate) assembly: bool,

    /// The functions that instructions become: those of OpenCL C 1.2 or 2.0, or `__spirv_*` functions; or, for a module
    /// that contains their definitions, the target: `host` is this machine, `nvptx64` and `amdgcn` are targets of LLVM
    #[arg(long, value_name = "ENVIRONMENT", default_value = "CL1.2", value_parser = choice(Environment::NAMES), help_heading = REVERSE)]
    spirv_target_env: Environment,

    /// Also write a C header that declares the kernels, with `--spirv-target-env=host`
    #[arg(long, value_name = "FILE", requires = "reverse", help_heading = REVERSE)]
    pub(crate) emit_header: Option<PathBuf>,

    /// The form of built-in variables with `--spirv-target-env=SPV-IR`: calls of functions, or global variables
    #[arg(long, value_name = "FORMAT", default_value = "function", value_parser = choice(BuiltinFormat::NAMES), help_heading = REVERSE)]
    spirv_builtin_format: BuiltinFormat,

    /// Values of specialization constants, separated by spaces: the id, a type (`i1` to `i64`, `f16` to `f64`), and the
    /// value
    #[arg(long, value_name = "ID:TYPE:VALUE ..", help_heading = REVERSE)]
    spec_const: Option<String>,

    /// The release of LLVM that can read the result
    #[arg(long, value_name = "15 .. 22", default_value = "22", help_heading = REVERSE)]
    lift_dialect: Dialect,

    /// Keep the version, the capabilities, the extensions and the source file of a module as metadata, which the
    /// translation to SPIR-V reads
    #[arg(long, value_name = BOOL, help_heading = REVERSE)]
    lift_keep_heads: bool,

    /// The translation of specialization constants that are not set: their default values, or calls of
    /// `__spirv_SpecConstant`
    #[arg(long, value_name = "WHAT", default_value = "freeze", value_parser = choice(SpecConstants::NAMES), help_heading = REVERSE)]
    lift_spec: SpecConstants,

    /// Keep merge instructions as metadata, which the translation to SPIR-V reads
    #[arg(long, value_name = BOOL, help_heading = REVERSE)]
    lift_structured: bool,

    /// Set the specialization constant with this SpecId or name: `7=42`, `scale=1.5`, `fast=true`
    #[arg(long, value_name = "ID=VALUE", help_heading = REVERSE)]
    set: Vec<Setting>,

    /// Translate only these kernels, and the functions, variables and constants that they use
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', help_heading = REVERSE)]
    entry: Vec<String>,

    /// Add the names of kernel arguments as metadata
    #[arg(long, value_name = BOOL, help_heading = REVERSE)]
    spirv_gen_kernel_arg_name_md: bool,

    /// The address spaces of the output for those of LLVM's SPIR-V targets: `0:5,4:0` puts private memory in 5 and
    /// generic memory in 0
    #[arg(long, value_name = "FROM:TO,..", default_value = "", hide_default_value = true, help_heading = REVERSE)]
    spirv_addrspace_map: AddressSpaceMap,

    /// Use the address spaces of a target, with functions in 0; `generic0` has generic memory in 0 and private memory
    /// in 4
    #[arg(long, value_name = "TARGET", default_value = "spir", value_parser = choice(AddressSpaceMap::NAMES), help_heading = REVERSE)]
    lift_address_spaces: AddressSpaceMap,

    /// The address spaces in mangled names: those of the output, or those of LLVM's SPIR-V targets
    #[arg(long, value_name = "WHICH", default_value = "mapped", value_parser = choice(Mangling::NAMES), help_heading = REVERSE)]
    lift_mangle: Mangling,

    /// The data layout: that of the Khronos translator, that of clang, or the given one
    #[arg(long, value_name = "spir | clang | LAYOUT", default_value = "spir", help_heading = REVERSE)]
    lift_layout: Layout,

    /// How the module permits fusing multiplications and additions: by metadata of the module, by flags of operations,
    /// or not at all
    #[arg(long, value_name = "FORM", default_value = "module", value_parser = choice(ContractionForm::NAMES), help_heading = REVERSE)]
    lift_fp_contract: ContractionForm,

    /// The names of local values: those of the module, ids (`%v7`), or none
    #[arg(long, value_name = "NAMES", default_value = "source", value_parser = choice(LocalNames::NAMES), help_heading = REVERSE)]
    lift_names: LocalNames,

    /// The decorations to list as metadata: all, none, or with `auto` those of kernel parameters, and all with
    /// `--spirv-target-env=SPV-IR`
    #[arg(long, value_name = "WHICH", default_value = "auto", value_parser = choice(DecorationLists::NAMES), help_heading = REVERSE)]
    lift_decorations: DecorationLists,

    /// The pointer arguments of OpenCL.std functions: as in the module, or before their cast to a generic pointer, for
    /// libraries without functions on generic pointers
    #[arg(long, value_name = "WHICH", default_value = "generic", value_parser = choice(StdPointers::NAMES), help_heading = REVERSE)]
    lift_pointers: StdPointers,

    /// The version of OpenCL C, for modules that do not declare one
    #[arg(long, value_name = "1.0 .. 3.0", help_heading = REVERSE)]
    opencl_version: Option<OpenClVersion>,

    /// The address space of functions [default: that of private memory]
    #[arg(long, value_name = "N", help_heading = REVERSE)]
    spirv_function_program_addrspace: Option<u32>,

    /// Select the function variants (`SPV_INTEL_function_variants`) for the device that the other `--fnvar-*` options
    /// describe. A property that is not given matches every variant
    #[arg(long, value_name = BOOL, help_heading = REVERSE)]
    fnvar_spec_enable: bool,

    /// The category of the device
    #[arg(long, value_name = "N", help_heading = REVERSE)]
    fnvar_category: Option<u32>,

    /// The family of the device within its category
    #[arg(long, value_name = "N", help_heading = REVERSE)]
    fnvar_family: Option<u32>,

    /// The architecture of the device within its family
    #[arg(long, value_name = "N", help_heading = REVERSE)]
    fnvar_arch: Option<u32>,

    /// The target of the device's compiler
    #[arg(long, value_name = "N", help_heading = REVERSE)]
    fnvar_target: Option<u32>,

    /// The features of the target
    #[arg(long, value_name = "N,..", value_delimiter = ',', help_heading = REVERSE)]
    fnvar_features: Vec<u32>,

    /// The capabilities of the device
    #[arg(long, value_name = "N,..", value_delimiter = ',', help_heading = REVERSE)]
    fnvar_capabilities: Vec<u32>,

    /// Also write the module with the selected variants to a file
    #[arg(long, value_name = "FILE", help_heading = REVERSE)]
    pub(crate) fnvar_spv_out: Option<PathBuf>,
}

impl ReverseOptions {
    /// Returns the options of the library; `lists` are those of `--spirv-ext`, applied to all extensions.
    pub(crate) fn options(&self, lists: &[String], common: LiftOptions) -> llvm_spirv_rs::Result<LiftOptions> {
        let mut extensions = ExtensionSet::all();
        lists.iter().try_for_each(|list| extensions.apply_option(list))?;
        let mut options = common;
        options.environment = self.spirv_target_env;
        options.builtin_format = self.spirv_builtin_format;
        options.extensions = extensions;
        options.argument_names = self.spirv_gen_kernel_arg_name_md;
        options.program_address_space = self.spirv_function_program_addrspace;
        options.set_address_spaces(self.lift_address_spaces, self.spirv_addrspace_map);
        options.mangling = self.lift_mangle;
        options.layout.clone_from(&self.lift_layout);
        options.contraction = self.lift_fp_contract;
        options.local_names = self.lift_names;
        options.decorations = self.lift_decorations;
        options.std_pointers = self.lift_pointers;
        options.opencl_version = self.opencl_version;
        options.dialect = self.lift_dialect;
        options.keeps_declarations = self.lift_keep_heads;
        options.settings.clone_from(&self.set);
        options.kernels.clone_from(&self.entry);
        options.spec_constants = self.lift_spec;
        options.keeps_merges = self.lift_structured;
        options.device = self.fnvar_spec_enable.then(|| self.device());
        Ok(options)
    }

    fn device(&self) -> Device {
        let mut device = Device::default();
        device.category = self.fnvar_category;
        device.family = self.fnvar_family;
        device.architecture = self.fnvar_arch;
        device.target = self.fnvar_target;
        device.features.clone_from(&self.fnvar_features);
        device.capabilities.clone_from(&self.fnvar_capabilities);
        device
    }

    /// Returns `true` if the module is for one machine.
    fn is_for_machine(&self) -> bool {
        matches!(self.spirv_target_env, Environment::Host | Environment::Gpu(_))
    }

    /// Returns an option with a value that a module for one machine cannot have.
    fn determined(&self) -> Option<&'static str> {
        let given = [
            ("--lift-address-spaces", self.lift_address_spaces != AddressSpaceMap::SPIR),
            ("--lift-dialect", self.lift_dialect != Dialect::LATEST),
            ("--lift-layout", self.lift_layout != Layout::default()),
            ("--lift-mangle", self.lift_mangle != Mangling::default()),
            ("--lift-spec=keep", self.lift_spec != SpecConstants::default()),
            ("--spirv-addrspace-map", self.spirv_addrspace_map != AddressSpaceMap::default()),
            ("--spirv-builtin-format", self.spirv_builtin_format != BuiltinFormat::default()),
            ("--spirv-function-program-addrspace", self.spirv_function_program_addrspace.is_some()),
        ];
        given.into_iter().find(|(_, is_given)| *is_given).map(|(option, _)| option)
    }

    /// Checks the options that need others.
    pub(crate) fn check(&self) -> Result<(), Usage> {
        let chooses = !self.set.is_empty() || !self.entry.is_empty();
        let is_described = self.device() != Device::default() || self.fnvar_spv_out.is_some();
        if let Some(option) = self.determined().filter(|_| self.is_for_machine()) {
            let message = format!("{option} is determined by --spirv-target-env=host, nvptx64 or amdgcn");
            return Err(Usage { kind: ErrorKind::ArgumentConflict, message });
        }
        let message = if self.emit_header.is_some() && self.spirv_target_env != Environment::Host {
            "--emit-header needs --spirv-target-env=host"
        } else if (self.fnvar_spec_enable || is_described) && !self.reverse {
            "--fnvar-xxx flags can be used only with -r"
        } else if chooses && !self.reverse {
            "--set and --entry can be used only with -r; the tool `specialize` has --set, too"
        } else if is_described && !self.fnvar_spec_enable {
            "--fnvar-xxx flags need to be enabled with --fnvar-spec-enable"
        } else if self.fnvar_category.is_none() && (self.fnvar_family.is_some() || self.fnvar_arch.is_some()) {
            "--fnvar-family and --fnvar-arch need --fnvar-category"
        } else if self.fnvar_family.is_none() && self.fnvar_arch.is_some() {
            "--fnvar-arch needs --fnvar-family"
        } else if self.fnvar_target.is_none() && !self.fnvar_features.is_empty() {
            "--fnvar-features needs --fnvar-target"
        } else {
            return Ok(());
        };
        Err(Usage { kind: ErrorKind::MissingRequiredArgument, message: message.to_owned() })
    }

    /// Returns the values of `--spec-const` as settings for a module.
    pub(crate) fn settings(&self, words: &[u32]) -> llvm_spirv_rs::Result<Vec<Setting>> {
        spec_const::settings(&spec_const::parse(self.spec_const.as_deref().unwrap_or_default())?, words)
    }
}
