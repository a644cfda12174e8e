//! The options of translations, one field each; the doc comments are what `--help` prints.

use std::num::NonZeroUsize;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use llvm_spirv_rs::lift::LiftOptions;
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{
    Contraction, DebugInfo, Extension, LlvmUse, MultiplyAdd, Optimization, Options, Result, SpecConstants,
    UnknownIntrinsics, Version,
};

use super::job_server::threads_alone;
use super::llvm_helper;
use super::target_env;
use super::values::{BOOL, OUTPUT, Validator, choice};

const TARGET: &str = "Features of the module";
const CHECKS: &str = "Checks";

/// The options of the translation of a module, whatever is done with the result.
#[derive(Args, Debug)]
pub(crate) struct TranslationOptions {
    /// Omit information that no device needs: debug information, names of values, the source language, files and lines
    #[arg(long, visible_alias = "strip-debug", help_heading = OUTPUT)]
    strip: bool,

    /// First run LLVM passes that make the module smaller: `mem2reg` promotes local variables to values; `all` also
    /// propagates and folds constants, simplifies branches and removes dead code. Without a value, it is `all`
    #[arg(long, value_name = "PASSES", num_args = 0..=1, require_equals = true, default_value = "none",
          default_missing_value = "all", value_parser = choice(Optimization::NAMES), help_heading = OUTPUT)]
    optimize: Optimization,

    /// The same as `--optimize=mem2reg`, unless `--optimize` requests more
    #[arg(long, value_name = BOOL, help_heading = OUTPUT)]
    spirv_mem2reg: bool,

    /// The process in which LLVM reads assembly and bitcode before LLVM 15, and runs passes: `never`, `in-process` for
    /// trusted input, or the path of an `llvm-spirv-rs` that runs as a separate process with limits on memory and time
    /// [default: this program]
    #[arg(long, value_name = "USE", value_parser = parse_llvm_use, help_heading = CHECKS)]
    llvm: Option<LlvmUse>,

    /// The highest SPIR-V version to write; a module gets the lowest version that has everything it uses
    #[arg(long, value_name = "VERSION", default_value = "1.6", value_parser = versions(), help_heading = TARGET)]
    spirv_max_version: Version,

    /// The target environment. It limits the version, the extensions and the capabilities, and a module that it does
    /// not allow is an error. It is `opencl1.2` to `opencl3.0`, also with the highest version of SPIR-V, as in
    /// `opencl2.1:1.3`; `spv1.0` to `spv1.6`; `level-zero`, also with the features of the device, as in
    /// `level-zero:1.2,fp64,images,SPV_INTEL_optnone`; or a `.json` file with the properties that a device reports
    #[arg(long, value_name = "NAME[:LIST]|FILE", value_parser = target_env::parse, help_heading = TARGET)]
    target_env: Option<Environment>,

    /// The extensions that the module may use, applied from left to right: `+NAME`, `-NAME`, `+all` or `all`, `-all`.
    /// The default is none; a module declares only those that it needs.
    /// `all` leaves out SPV_ALTERA_arbitrary_precision_integers, SPV_ALTERA_runtime_aligned, SPV_AMD_weak_linkage,
    /// SPV_EXT_long_vector, SPV_INTEL_16bit_atomics, SPV_INTEL_arbitrary_precision_integers,
    /// SPV_INTEL_bfloat16_arithmetic, SPV_INTEL_int4, SPV_INTEL_runtime_aligned, SPV_KHR_abort, SPV_KHR_bfloat16,
    /// SPV_KHR_float_controls2, SPV_KHR_fma, SPV_KHR_poison_freeze, SPV_KHR_untyped_pointers and
    /// SPV_NV_shader_atomic_fp16_vector, which few consumers know. A module needs one of them only if it names its
    /// instructions, types or modes
    #[arg(long, value_name = "LIST", help_heading = TARGET)]
    spirv_ext: Vec<String>,

    /// Translate calls of unsupported intrinsics to calls of imported functions: of the intrinsics with one of these
    /// prefixes, or of all
    #[arg(long, value_name = "PREFIX,..", num_args = 0..=1, require_equals = true, default_missing_value = "",
          help_heading = TARGET)]
    spirv_allow_unknown_intrinsics: Option<String>,

    /// Let consumers fuse multiplications and additions: `on` where LLVM allows it, `off` never, `fast` always
    #[arg(long, value_name = "MODE", default_value = "on", value_parser = choice(Contraction::NAMES), help_heading = TARGET)]
    spirv_fp_contract: Contraction,

    /// Translate `llvm.fmuladd` to OpenCL's `mad`, which is the default unless `--spirv-ext-inst=none`, or to a
    /// multiplication and an addition, as always with `--spirv-fp-contract=off`
    #[arg(long, value_name = BOOL, help_heading = TARGET, conflicts_with = "spirv_ext_inst")]
    spirv_replace_fmuladd_with_ocl_mad: Option<bool>,

    /// The extended instruction set for LLVM intrinsics that core instructions can also express
    #[arg(long, value_name = "SET", default_value = "OpenCL.std", value_parser = choice(MultiplyAdd::SETS),
          help_heading = TARGET)]
    spirv_ext_inst: MultiplyAdd,

    /// The translation of specialization constants: `native` lets a runtime set them, `default` replaces them by their
    /// default values
    #[arg(long, value_name = "MODE", default_value = "native", value_parser = choice(SpecConstants::NAMES), help_heading = TARGET)]
    spec_constants: SpecConstants,

    /// The instruction set for debug information, or only the lines of instructions. Consumers ignore non-semantic sets
    /// that they do not support
    #[arg(long, value_name = "SET", default_value = "ocl-100", value_parser = choice(DebugInfo::NAMES), help_heading = TARGET)]
    spirv_debug_info_version: DebugInfo,

    /// The same as `--spirv-debug-info-version=lines`
    #[arg(long, help_heading = TARGET)]
    debug_lines_only: bool,

    /// Write operations of debug expressions that OpenCL.DebugInfo.100 does not have, with the numbers of the Khronos
    /// translator
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_allow_extra_diexpressions: bool,

    /// Use the storage class CodeSectionINTEL instead of Function for pointers to functions (address space 9)
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_emit_function_ptr_addr_space: bool,

    /// Keep the types and type qualifiers of kernel arguments as strings: `kernel_arg_type.KERNEL.TYPE,TYPE,`
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    preserve_ocl_kernel_arg_type_metadata_through_string: bool,

    /// Keep all attributes and metadata of functions and global variables, as instructions that consumers may ignore
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    spirv_preserve_auxdata: bool,

    /// The module to translate in a file with several, from 1
    #[arg(long, value_name = "N", help_heading = TARGET)]
    module: Option<NonZeroUsize>,

    /// Name this program and its version in an OpModuleProcessed
    #[arg(long, value_name = BOOL, help_heading = TARGET)]
    record_producer: bool,

    /// The maximum number of threads; the result does not depend on it [default: the number of processors, or as many
    /// as the job server of make or ninja grants]
    #[arg(long, value_name = "N", value_parser = Options::parse_threads, help_heading = CHECKS)]
    pub(crate) threads: Option<NonZeroUsize>,

    /// The validator of the finished module: the rules of this program, or SPIRV-Tools as well
    #[arg(long, value_name = "BY", value_enum, help_heading = CHECKS)]
    validate: Option<Validator>,

    /// Do not validate the finished module; the same as `--validate=none`
    #[arg(long, overrides_with = "validate", help_heading = CHECKS)]
    no_validate: bool,

    /// Warn about debug information that is omitted or simplified, once per kind
    #[arg(long = "Wdebug-info", help_heading = CHECKS)]
    warn_debug_info: bool,

    /// Refuse rounding modes and execution modes that the allowed version and extensions cannot express, and unknown
    /// functions named `__spirv_*`. By default, such modes are omitted and such functions become imports, with a
    /// warning. With `-r`, refuse a module that violates any rule of the specification, even one that does not affect
    /// the result
    #[arg(long, value_name = BOOL, help_heading = CHECKS)]
    strict: bool,
}

impl TranslationOptions {
    /// Returns the values of `--spirv-ext`, in order.
    pub(crate) fn extension_lists(&self) -> &[String] {
        &self.spirv_ext
    }

    /// Returns the options of a translation to LLVM IR that the two directions share.
    pub(crate) fn lift_options(&self) -> LiftOptions {
        let mut options = LiftOptions::default();
        options.max_version = self.spirv_max_version;
        options.argument_type_strings = self.preserve_ocl_kernel_arg_type_metadata_through_string;
        options.function_pointer_space = self.spirv_emit_function_ptr_addr_space;
        options.auxiliary_data = self.spirv_preserve_auxdata;
        options.is_validated = !self.no_validate;
        options.strict = self.strict;
        options.threads = threads_alone(self.threads);
        options
    }

    fn llvm_use(&self) -> LlvmUse {
        self.llvm.clone().unwrap_or_else(llvm_helper::this_program)
    }

    /// Returns the options of the passes that run on the result of a translation to LLVM IR: `--spirv-mem2reg` is one of
    /// translations to SPIR-V alone.
    pub(crate) fn pass_options(&self) -> Options {
        Options { optimization: self.optimize, llvm: self.llvm_use(), ..Options::default() }
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
            llvm: self.llvm_use(),
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
            record_producer: self.record_producer,
            module: self.module,
            debug_info,
            more_debug_operations: self.spirv_allow_extra_diexpressions,
            warn_debug_info: self.warn_debug_info,
            source_map: false,
            strict: self.strict,
            spec_constants: self.spec_constants,
            unknown_intrinsics: match &self.spirv_allow_unknown_intrinsics {
                None => UnknownIntrinsics::Refuse,
                Some(prefixes) => UnknownIntrinsics::from_prefixes(prefixes),
            },
        })
    }
}

fn parse_llvm_use(text: &str) -> std::result::Result<LlvmUse, &'static str> {
    LlvmUse::parse(text)
}

/// `1.0` to `1.6`.
fn versions() -> impl TypedValueParser<Value = Version> {
    PossibleValuesParser::new(["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"])
        .try_map(|text| text.parse::<Version>().map_err(|_| format!("unknown version {text}")))
}
