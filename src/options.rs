//! What a caller may choose about a translation.

use crate::llvm::Effort;
use crate::spirv::extension::ExtensionSet;
use crate::spirv::grammar::Version;
use crate::validate::environment::Environment;

/// What a translation may use, and what happens to its result.
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
/// Fields may be added; `..Options::default()` keeps a caller compiling.
#[derive(Clone, Debug)]
pub struct Options {
    /// The highest SPIR-V version to write. A module gets the lowest version that holds what it uses.
    pub max_version: Version,
    /// The extensions a module may use. It declares those it needs and no others.
    pub extensions: ExtensionSet,
    /// Leave out what no device needs and readers like: names of values, the source's language, files and lines. What
    /// other modules and the host know things by stays.
    pub strip: bool,
    /// What LLVM does to make the module smaller before it is translated.
    pub optimization: Optimization,
    /// Check the finished module with SPIRV-Tools, and fail instead of returning an invalid one.
    pub validate: bool,
    /// The environment that the module is for: what it does not take is an error, and its version a limit.
    pub environment: Option<Environment>,
    /// Which kernels a consumer may fuse multiplications and additions in.
    pub contraction: Contraction,
    /// What `llvm.fmuladd` becomes.
    pub multiply_add: MultiplyAdd,
    /// What becomes of calls of intrinsics that have no translation.
    pub unknown_intrinsics: UnknownIntrinsics,
    /// Keep the types and type qualifiers of kernels' arguments, as the source has them, as strings.
    pub argument_type_strings: bool,
    /// Keep all attributes and metadata of functions and global variables as instructions of the set
    /// NonSemantic.AuxData, which consumers may ignore.
    pub auxiliary_data: bool,
    /// Whether specialization constants can be specialized.
    pub spec_constants: SpecConstants,
    /// What becomes of debug information.
    pub debug_info: DebugInfo,
    /// Warn of debug information that is omitted or simplified: one warning a kind and module.
    pub warn_debug_info: bool,
}

/// What becomes of debug information.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DebugInfo {
    /// Only which line of which file an instruction comes from.
    Lines,
    /// Lines, and instructions of the set OpenCL.DebugInfo.100.
    #[default]
    OpenCl100,
    /// A set that is not written yet: lines, with a warning.
    Unwritten,
}

/// What LLVM does to make a module smaller before it is translated: passes that keep what it means, also in functions
/// that ask for none.
///
/// Functions and variables that other modules may see stay, and so does everything that specialization constants are
/// made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Optimization {
    /// The module is translated as it is.
    #[default]
    None,
    /// Local variables become values, as far as nobody takes their address: LLVM's mem2reg.
    Mem2Reg,
    /// Also, constants are propagated and folded, branches that are known or go around an instruction or two are
    /// removed, and so is what nothing needs: instructions, blocks, and functions and variables of the module's own.
    All,
}

impl Optimization {
    pub(crate) fn effort(self) -> Option<Effort> {
        match self {
            Self::None => None,
            Self::Mem2Reg => Some(Effort::Promote),
            Self::All => Some(Effort::Simplify),
        }
    }
}

/// Whether kernels get the execution mode `ContractionOff`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contraction {
    /// A kernel gets it if LLVM forbids fusing somewhere in what it calls, or if that is not known.
    #[default]
    AsWritten,
    /// Every kernel gets it, and no instruction says otherwise.
    Off,
    /// No kernel gets it, whatever LLVM says.
    Fast,
}

/// What `llvm.fmuladd` becomes, which may round once or twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MultiplyAdd {
    /// `OpenCL.std mad`, which the device does in whatever way is fastest.
    #[default]
    Mad,
    /// A multiplication and an addition, which the device may fuse where the kernel allows it.
    Apart,
}

/// Whether specialization constants can be specialized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpecConstants {
    /// They are `OpSpecConstant`s with a `SpecId`, which needs version 1.1.
    #[default]
    Native,
    /// They are their defaults, like any other constant.
    Defaults,
}

/// What becomes of calls of intrinsics that have no translation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum UnknownIntrinsics {
    /// They are errors.
    #[default]
    Refuse,
    /// Those whose name starts with one of these become calls of imported functions of that name.
    Import(Vec<String>),
}

impl UnknownIntrinsics {
    /// Whether an intrinsic may stay a call.
    pub(crate) fn allows(&self, name: &[u8]) -> bool {
        match self {
            Self::Refuse => false,
            Self::Import(prefixes) => prefixes.iter().any(|prefix| name.starts_with(prefix.as_bytes())),
        }
    }
}

impl Options {
    /// The highest version that both the caller and the environment take.
    pub(crate) fn highest_version(&self) -> Version {
        let most = self.environment.as_ref().and_then(Environment::version);
        most.map_or(self.max_version, |most| most.min(self.max_version))
    }

    /// The extensions that both the caller allows and the environment takes: what can do without one then does.
    pub(crate) fn allowed_extensions(&self) -> ExtensionSet {
        match &self.environment {
            Some(environment) => self.extensions.iter().filter(|extension| environment.takes(*extension)).collect(),
            None => self.extensions,
        }
    }
}

impl Default for Options {
    /// Version 1.6, no extensions, validation if it is built in.
    fn default() -> Self {
        Self {
            max_version: Version::V1_6,
            extensions: ExtensionSet::default(),
            strip: false,
            optimization: Optimization::default(),
            validate: cfg!(feature = "validate"),
            environment: None,
            contraction: Contraction::default(),
            multiply_add: MultiplyAdd::default(),
            unknown_intrinsics: UnknownIntrinsics::default(),
            argument_type_strings: false,
            auxiliary_data: false,
            spec_constants: SpecConstants::default(),
            debug_info: DebugInfo::default(),
            warn_debug_info: false,
        }
    }
}
