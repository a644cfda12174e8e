//! The options of a translation.

mod named;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Arc;

use crate::progress::Progress;
use crate::spirv::extension::ExtensionSet;
use crate::spirv::grammar::Version;
use crate::spirv::requires::CapabilitySet;
use crate::validate::Validation;
use crate::validate::environment::Environment;

pub use named::{NamedOptions, Names};

/// The features that a translation may use, and the processing of its result.
///
/// ```
/// use llvm_spirv_rs::{ExtensionSet, Options, Version};
///
/// let options = Options {
///     max_version: Version::V1_4,
///     extensions: ExtensionSet::parse_list("+SPV_INTEL_variable_length_array")?,
///     ..Options::default()
/// };
/// # Ok::<(), llvm_spirv_rs::Error>(())
/// ```
///
/// Fields may be added; with `..Options::default()` the code of a caller continues to compile.
#[derive(Clone, Debug)]
pub struct Options {
    /// The highest SPIR-V version to write. A module gets the lowest version that has everything it uses.
    pub max_version: Version,
    /// The extensions that a module may use. It declares only those that it needs.
    pub extensions: ExtensionSet,
    /// Omit what no device needs: names of values, the source language, files and lines. Names that other modules and
    /// the host use stay.
    pub strip: bool,
    /// The LLVM passes that make the module smaller before it is translated.
    pub optimization: Optimization,
    /// The process in which LLVM may run. Passes, assembly and bitcode that is older than LLVM 15 need it.
    pub llvm: LlvmUse,
    /// The number of the module to translate, from one, in a file with several. Without it, such a file is an error.
    pub module: Option<NonZeroUsize>,
    /// The validator of the finished module; an invalid module is an error.
    pub validation: Validation,
    /// Leave the memory of the LLVM module to the end of the process, as clang's `-disable-free` does: for a program
    /// that translates one module and ends.
    pub disable_free: bool,
    /// The maximum number of threads, which are joined before a translation returns; by default that of the processors.
    /// The result does not depend on it.
    pub threads: Option<NonZeroUsize>,
    /// The record of the translation's progress, for another thread.
    pub progress: Option<Arc<Progress>>,
    /// The environment that the module is for: it limits the version, the extensions and the capabilities, and a module that
    /// it does not allow is an error.
    pub environment: Option<Environment>,
    /// The kernels in which a consumer may fuse multiplications and additions.
    pub contraction: Contraction,
    /// The translation of `llvm.fmuladd`.
    pub multiply_add: MultiplyAdd,
    /// Name this translator and its version in an `OpModuleProcessed`, also in a stripped module. Needs version 1.1.
    pub record_producer: bool,
    /// The treatment of calls of intrinsics that have no translation.
    pub unknown_intrinsics: UnknownIntrinsics,
    /// Keep the source types and type qualifiers of kernel arguments as strings.
    pub argument_type_strings: bool,
    /// Keep all attributes and metadata of functions and global variables as instructions of the set
    /// NonSemantic.AuxData, which consumers may ignore. Before version 1.6 this needs SPV_KHR_non_semantic_info among
    /// the extensions.
    pub auxiliary_data: bool,
    /// Pointers into address space 9, that of functions, have the storage class `CodeSectionINTEL` of
    /// SPV_INTEL_function_pointers; otherwise `Function`, which more consumers know.
    pub code_section_pointers: bool,
    /// The translation of specialization constants.
    pub spec_constants: SpecConstants,
    /// The translation of debug information. Before version 1.6, a set for which [`DebugInfo::is_non_semantic`] returns
    /// `true` needs SPV_KHR_non_semantic_info among the extensions.
    pub debug_info: DebugInfo,
    /// Allow operations of debug expressions that OpenCL.DebugInfo.100 does not have, with the numbers of the Khronos
    /// translator.
    pub more_debug_operations: bool,
    /// Warn about debug information that is omitted or simplified: one warning per kind and module.
    pub warn_debug_info: bool,
    /// Record the origin of each instruction, for [`Translation::source_map`](crate::Translation::source_map).
    pub source_map: bool,
    /// Refuse rounding modes and execution modes that the allowed features cannot express, and unknown functions named
    /// as instructions of SPIR-V. Otherwise the modes are omitted and the functions stay imports, with a warning.
    pub strict: bool,
}

/// The translation of debug information.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// Only the file and line of each instruction.
    Lines,
    /// Lines, and instructions of the set SPIRV.debug, the predecessor of OpenCL.DebugInfo.100.
    Legacy,
    /// Lines, and instructions of the set OpenCL.DebugInfo.100.
    #[default]
    OpenCl100,
    /// Instructions of the set NonSemantic.Shader.DebugInfo.100, also for lines.
    Shader100,
    /// Instructions of the set NonSemantic.Shader.DebugInfo.200, also for lines.
    Shader200,
}

impl DebugInfo {
    /// Returns `true` for a set that needs SPV_KHR_non_semantic_info before version 1.6.
    pub fn is_non_semantic(self) -> bool {
        matches!(self, Self::Shader100 | Self::Shader200)
    }
}

/// The LLVM passes that make a module smaller before it is translated. They preserve its semantics, and also run on
/// functions with `optnone`.
///
/// Functions and variables that are visible to other modules stay, and so do the operations of specialization
/// constants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimization {
    /// No passes.
    #[default]
    None,
    /// LLVM's mem2reg: promotes local variables whose address is not taken to values.
    Mem2Reg,
    /// Also propagates and folds constants, removes branches with a known condition or around an instruction or two,
    /// and removes dead instructions and blocks and unused functions and variables with internal linkage.
    All,
}

/// The passes that LLVM runs on a module before it writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModuleChange {
    /// The passes.
    Optimization(Optimization),
    /// Constructs that SPIR-V lacks are rewritten; the text lists the functions of which other ones are called instead.
    Regularization(String),
}

/// The process in which LLVM may run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LlvmUse {
    /// None: a module or an option that needs LLVM is an error.
    Never,
    /// This process. LLVM trusts its input: a module that is damaged, or written to do harm, may make it end the process or
    /// take any amount of memory, stack and time.
    #[default]
    InProcess,
    /// A process of its own for each module, with limits on its memory and time: whatever LLVM does there ends in a result
    /// or an error. The path is that of the program `llvm-spirv-rs`.
    Helper(PathBuf),
}

/// The kernels that get the execution mode `ContractionOff`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contraction {
    /// A kernel gets it if LLVM forbids fusing in the kernel or a function that it calls, or if a callee is unknown.
    #[default]
    AsWritten,
    /// Every kernel gets it, no instruction overrides it, and `llvm.fmuladd` rounds twice.
    Off,
    /// No kernel gets it, even if LLVM forbids fusing.
    Fast,
}

/// The translation of `llvm.fmuladd`, which may round once or twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MultiplyAdd {
    /// `OpenCL.std mad`, for which the device chooses the fastest implementation; with [`Contraction::Off`] as
    /// [`Apart`](Self::Apart).
    #[default]
    Mad,
    /// A multiplication and an addition, which the device may fuse where the kernel allows it.
    Apart,
}

/// The translation of specialization constants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpecConstants {
    /// `OpSpecConstant` with a `SpecId`, which needs version 1.1.
    #[default]
    Native,
    /// Constants without a `SpecId` that have the default values.
    Defaults,
}

/// The treatment of calls of intrinsics that have no translation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum UnknownIntrinsics {
    /// An error.
    #[default]
    Refuse,
    /// Calls of imported functions of the same name, for intrinsics whose name starts with one of these prefixes.
    Import(Vec<String>),
}

impl UnknownIntrinsics {
    /// Returns `true` if a call of the intrinsic may become a call of an imported function.
    pub(crate) fn allows(&self, name: &[u8]) -> bool {
        match self {
            Self::Refuse => false,
            Self::Import(prefixes) => prefixes.iter().any(|prefix| name.starts_with(prefix.as_bytes())),
        }
    }
}

impl Options {
    /// Returns the highest version that both the caller and the environment allow.
    pub(crate) fn highest_version(&self) -> Version {
        let highest = self.environment.as_ref().and_then(Environment::version);
        highest.map_or(self.max_version, |highest| highest.min(self.max_version))
    }

    /// Returns the extensions that both the caller and the environment allow.
    pub(crate) fn allowed_extensions(&self) -> ExtensionSet {
        match &self.environment {
            Some(environment) => self.extensions.iter().filter(|extension| environment.takes(*extension)).collect(),
            None => self.extensions,
        }
    }
}

impl Options {
    /// Returns the capabilities that the environment allows; all if it does not limit them.
    pub(crate) fn allowed_capabilities(&self) -> Option<CapabilitySet> {
        self.environment.as_ref().and_then(Environment::capabilities)
    }
}

impl Default for Options {
    /// Returns version 1.6, no extensions, and the default validation.
    fn default() -> Self {
        Self {
            max_version: Version::V1_6,
            extensions: ExtensionSet::default(),
            code_section_pointers: false,
            strip: false,
            optimization: Optimization::default(),
            llvm: LlvmUse::default(),
            validation: Validation::default(),
            disable_free: false,
            threads: None,
            progress: None,
            environment: None,
            contraction: Contraction::default(),
            multiply_add: MultiplyAdd::default(),
            record_producer: false,
            module: None,
            unknown_intrinsics: UnknownIntrinsics::default(),
            argument_type_strings: false,
            auxiliary_data: false,
            spec_constants: SpecConstants::default(),
            debug_info: DebugInfo::default(),
            more_debug_operations: false,
            warn_debug_info: false,
            source_map: false,
            strict: false,
        }
    }
}
