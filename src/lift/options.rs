//! The options of a lift.

use std::num::NonZeroUsize;
use std::str::FromStr;

use crate::error::{Error, ErrorKind, Result, Warning, WarningKind};
use crate::ir::{DataLayout, Dialect};
use crate::map::address_space::AddressSpaceMap;
use crate::map::builtin_names::Environment;
use crate::map::gpu::Gpu;
use crate::specialize::{Device, Setting, has_variants};
use crate::spirv::{Extension, ExtensionSet, Version, View};

/// The form of built-in variables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BuiltinFormat {
    /// Calls of functions.
    #[default]
    Function,
    /// Loads of global variables.
    Global,
}

/// The data layout of the result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// The layout that the Khronos translator writes.
    #[default]
    Spir,
    /// The layout that clang has for the SPIR targets: modules link with those of clang.
    Clang,
    /// The layout with this text.
    Text(Box<str>),
}

impl FromStr for Layout {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "spir" => Ok(Self::Spir),
            "clang" => Ok(Self::Clang),
            text => match DataLayout::parse(text) {
                Ok(_) => Ok(Self::Text(text.into())),
                Err(error) => {
                    let message = format!("expected spir, clang or a data layout: {error}");
                    Err(Error::new(ErrorKind::InvalidUsage, message))
                }
            },
        }
    }
}

/// The form in which LLVM IR permits to fuse multiplications and additions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ContractionForm {
    /// Named metadata, unless a kernel forbids it.
    #[default]
    Module,
    /// The flag `contract` of the operations of functions that no kernel calls which forbids it.
    Flags,
    /// None.
    Off,
}

/// The names of local values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LocalNames {
    /// The names of the module.
    #[default]
    Source,
    /// The ids of the module: `%v7`.
    Ids,
    /// None.
    None,
}

/// The numbers of address spaces in the names of functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mangling {
    /// The numbers in the result.
    #[default]
    Mapped,
    /// The numbers of LLVM's SPIR-V targets.
    Logical,
}

/// The decorations that are listed as metadata, which a translation to SPIR-V reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecorationLists {
    /// The decorations of kernels' parameters, and all where the environment is [`Environment::SpirvFriendly`].
    #[default]
    Auto,
    /// All.
    All,
    /// None.
    None,
}

/// The pointers that functions of OpenCL.std get.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StdPointers {
    /// The pointers of the module.
    #[default]
    Generic,
    /// The pointers that the module casts to generic ones: every library of OpenCL C has functions of their address spaces.
    Private,
}

/// A version of OpenCL C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenClVersion {
    /// The number before the dot.
    pub major: u32,
    /// The number after the dot.
    pub minor: u32,
}

impl FromStr for OpenClVersion {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let known = [(1, 0), (1, 1), (1, 2), (2, 0), (3, 0)];
        let found = known.into_iter().find(|(major, minor)| format!("{major}.{minor}") == text);
        found.map(|(major, minor)| Self { major, minor }).ok_or_else(|| {
            Error::new(ErrorKind::InvalidUsage, "expected a version of OpenCL C: 1.0, 1.1, 1.2, 2.0 or 3.0")
        })
    }
}

/// The translation of specialization constants without a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpecConstants {
    /// Constants with the default values.
    #[default]
    Frozen,
    /// Calls of `__spirv_SpecConstant`.
    Kept,
}

/// The options of a lift. The default is that of the program.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LiftOptions {
    /// The functions that instructions become.
    pub environment: Environment,
    /// The form of built-in variables where the environment is [`Environment::SpirvFriendly`].
    pub builtin_format: BuiltinFormat,
    /// The values of specialization constants; the others have their default values.
    pub settings: Vec<Setting>,
    /// The kernels that are lifted, with what they reach; all if it is empty.
    pub kernels: Vec<String>,
    /// The translation of the other specialization constants.
    pub spec_constants: SpecConstants,
    /// The device for which function variants are selected; `None` refuses a module that has them.
    pub device: Option<Device>,
    /// The extensions that a module may declare.
    pub extensions: ExtensionSet,
    /// The highest version that a module may have.
    pub max_version: Version,
    /// Adds the names of kernel arguments as metadata.
    pub argument_names: bool,
    /// Takes the types of kernel arguments from strings that a translation to SPIR-V left, whatever the producer of the module;
    /// without this option, only those that the Khronos translator or this one left.
    pub argument_type_strings: bool,
    /// Functions whose addresses are taken are in address space 9.
    pub function_pointer_space: bool,
    /// The numbers of the address spaces.
    pub address_spaces: AddressSpaceMap,
    /// The numbers of address spaces in the names of functions.
    pub mangling: Mangling,
    /// The address space of functions; `None` is that of private memory.
    pub program_address_space: Option<u32>,
    /// Keeps what a translation to SPIR-V cannot derive, such as declared capabilities that nothing needs, as metadata that
    /// it reads.
    pub keeps_declarations: bool,
    /// Keeps merge instructions as metadata, which a translation to SPIR-V reads.
    pub keeps_merges: bool,
    /// The release of LLVM that reads the result.
    pub dialect: Dialect,
    /// The data layout.
    pub layout: Layout,
    /// The form in which contraction is permitted.
    pub contraction: ContractionForm,
    /// The names of local values.
    pub local_names: LocalNames,
    /// The decorations that are listed as metadata.
    pub decorations: DecorationLists,
    /// The pointers that functions of OpenCL.std get.
    pub std_pointers: StdPointers,
    /// The version of OpenCL C of a module that does not have one.
    pub opencl_version: Option<OpenClVersion>,
    /// Reads auxiliary data back.
    pub auxiliary_data: bool,
    /// Makes a map from the instructions to what they became.
    pub source_map: bool,
    /// Refuses a module that breaks any rule of the specification; otherwise, a violation of a rule that the result does not
    /// depend on is a warning.
    pub strict: bool,
    /// The maximum number of threads, which are joined before a translation returns; by default that of the processors.
    /// The result does not depend on it.
    pub threads: Option<NonZeroUsize>,
    /// Checks the module first. Without, an invalid module may give invalid LLVM IR, but never undefined behavior.
    pub is_validated: bool,
    /// The environment was [`Environment::Host`], and is that whose functions the runtime has.
    pub(crate) is_for_host: bool,
    /// The environment was [`Environment::Gpu`], and is that whose functions the module defines.
    pub(crate) gpu: Option<Gpu>,
}

impl Default for LiftOptions {
    fn default() -> Self {
        Self {
            environment: Environment::OpenCl12,
            builtin_format: BuiltinFormat::Function,
            settings: Vec::new(),
            kernels: Vec::new(),
            spec_constants: SpecConstants::Frozen,
            device: None,
            extensions: ExtensionSet::all(),
            max_version: Version::V1_6,
            argument_names: false,
            argument_type_strings: false,
            function_pointer_space: false,
            address_spaces: AddressSpaceMap::default(),
            mangling: Mangling::Mapped,
            layout: Layout::Spir,
            contraction: ContractionForm::Module,
            local_names: LocalNames::Source,
            decorations: DecorationLists::Auto,
            std_pointers: StdPointers::Generic,
            opencl_version: None,
            program_address_space: None,
            keeps_declarations: false,
            keeps_merges: false,
            dialect: Dialect::LATEST,
            auxiliary_data: false,
            source_map: false,
            strict: false,
            threads: None,
            is_validated: true,
            is_for_host: false,
            gpu: None,
        }
    }
}

impl LiftOptions {
    /// Sets the numbers of the address spaces, those of a target or others; functions of a target are in 0.
    pub fn set_address_spaces(&mut self, target: AddressSpaceMap, other: AddressSpaceMap) {
        let is_target = other == AddressSpaceMap::SPIR && target != AddressSpaceMap::SPIR;
        self.address_spaces = if is_target { target } else { other };
        self.program_address_space = self.program_address_space.or(is_target.then_some(0));
    }

    /// Returns the numbers of the address spaces in names.
    pub(in crate::lift) fn mangled_spaces(&self) -> AddressSpaceMap {
        match self.mangling {
            Mangling::Mapped => self.address_spaces,
            Mangling::Logical => AddressSpaceMap::SPIR,
        }
    }

    /// Returns `true` if the module defines what it calls, for one machine.
    pub(in crate::lift) fn is_for_machine(&self) -> bool {
        self.is_for_host || self.gpu.is_some()
    }

    /// Checks the version and the extensions of a module, and that it is one for one device. Unknown extensions are warnings:
    /// their instructions are errors of their own.
    pub(super) fn check_heads(&self, view: &View<'_>) -> Result<Vec<Warning>> {
        if let Some(version) = view.version().filter(|version| *version > self.max_version) {
            let maximum = self.max_version;
            let message = format!(
                "incorrect SPIR-V version number {version} ({}) - it conflicts with maximum allowed version which is set \
                 to {maximum} ({})",
                version.word(),
                maximum.word()
            );
            return Err(Error::new(ErrorKind::InvalidModule, message));
        }
        let mut warnings = Vec::new();
        for (_, name) in view.extensions() {
            match Extension::by_name(&name) {
                Some(extension) if self.extensions.contains(extension) => {}
                Some(_) => {
                    let message = format!(
                        "input SPIR-V module uses extension '{name}' which were disabled by --spirv-ext option"
                    );
                    return Err(Error::new(ErrorKind::InvalidModule, message));
                }
                None => {
                    let message = format!("input SPIR-V module uses unknown extension '{name}'");
                    warnings.push(Warning::new(WarningKind::InvalidInput, message));
                }
            }
        }
        if has_variants(view) {
            let message = "Instructions from SPV_INTEL_function_variants are not convertible to LLVM IR; select the \
                           variants for a device with --fnvar-spec-enable";
            return Err(Error::new(ErrorKind::InvalidModule, message));
        }
        Ok(warnings)
    }
}
