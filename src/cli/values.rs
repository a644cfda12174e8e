//! Items that definitions of options share: headings, names of values, named values, and errors of usage.

use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use llvm_spirv_rs::Names;
use llvm_spirv_rs::validate::Validation;

/// The heading of the options about what is written.
pub(super) const OUTPUT: &str = "Output";

/// The value name of a Boolean option in LLVM's style; see `args`.
pub(super) const BOOL: &str = "BOOL";

/// The most common tasks, and their commands.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    (
        "Translate a module to SPIR-V 1.3 with an extension",
        "llvm-spirv-rs kernel.bc --spirv-max-version=1.3 --spirv-ext=+SPV_INTEL_subgroups -o kernel.spv",
    ),
    ("Print the assembly of the translation", "llvm-spirv-rs kernel.bc --spirv-tools-dis -o -"),
    (
        "Translate SPIR-V to LLVM bitcode with functions of OpenCL C 2.0",
        "llvm-spirv-rs -r kernel.spv --spirv-target-env=CL2.0 -o kernel.bc",
    ),
    ("Check a module that another compiler has written", "llvm-spirv-rs validate kernel.spv"),
];

/// The syntax of the words of a command line.
pub(super) const SYNTAX: &str = "Long options may be written with one dash or two, and their values after `=` or, unless they \
                                 may be left out, as the next word. `@FILE` stands for the arguments in a file.";

/// The exit status, for documents.
pub(super) const EXIT_STATUS: &str = "0 for success, 1 for a failed translation, 2 for wrong usage; if the program is called \
                                      llvm-spirv, the status that the Khronos translator has for the kind of error.";

/// A command line that is wrong in a way that clap does not find.
pub(crate) struct Usage {
    pub(crate) kind: ErrorKind,
    pub(crate) message: String,
}

impl From<String> for Usage {
    fn from(message: String) -> Self {
        Self { kind: ErrorKind::ValueValidation, message }
    }
}

/// The validator of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Validator {
    /// Nothing
    None,
    /// The rules of this program
    Rules,
    /// The rules of this program, then SPIRV-Tools
    SpirvTools,
}

impl From<Validator> for Validation {
    fn from(validator: Validator) -> Self {
        match validator {
            Validator::None => Self::None,
            Validator::Rules => Self::Rules,
            Validator::SpirvTools => Self::SpirvTools,
        }
    }
}

/// The named values of an option.
pub(super) fn choice<T: Clone + Send + Sync>(names: Names<T>) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(names.iter().map(|(name, _)| *name)).try_map(|text| {
        let found = names.iter().find(|(name, _)| *name == text);
        found.map(|(_, value)| value.clone()).ok_or_else(|| format!("unknown value {text}"))
    })
}
