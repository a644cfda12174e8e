//! The kinds of errors and warnings, and their codes. The names and codes are stable; scripts and tests match on them.

use std::fmt;

/// Defines an enumeration with the list of its variants.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All kinds, in the order of their definition.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Returns the name of the kind.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => stringify!($variant),)*
                }
            }
        }

        impl fmt::Display for $name {
            /// Writes the name of the kind.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

kinds! {
    /// The class of an error.
    ErrorKind {
        /// A file could not be read or written.
        Io,
        /// The input has no bytes.
        EmptyInput,
        /// The input is neither LLVM bitcode nor LLVM assembly, or is damaged.
        InvalidLlvmModule,
        /// The module is well-formed LLVM IR with a type or a module-level construct that SPIR-V cannot express.
        InvalidModule,
        /// The target triple is not `spir`, `spir64`, `spirv`, `spirv32` or `spirv64`.
        InvalidTargetTriple,
        /// The target triple requires a SPIR-V version above `--spirv-max-version`.
        TripleMaxVersionIncompatible,
        /// An instruction, or a call of a builtin function, has no SPIR-V equivalent.
        InvalidInstruction,
        /// A call of an intrinsic has no SPIR-V equivalent.
        InvalidFunctionCall,
        /// A function address is used without the extension that allows it.
        FunctionPointers,
        /// A variable-argument function other than `printf`.
        UnsupportedVarArgFunction,
        /// An instruction has fewer words than its operands, or would have more than SPIR-V can encode.
        InvalidWordCount,
        /// Another encoding limit of the SPIR-V specification (section 2.17) would be exceeded.
        LimitExceeded,
        /// The construct needs an extension that the options do not allow.
        RequiresExtension,
        /// The construct needs an extension that the options do not allow and that its vendor has withdrawn.
        DeprecatedExtension,
        /// The construct needs SPIR-V 1.1, which is above `--spirv-max-version`.
        Requires1_1,
        /// The construct needs a SPIR-V version above `--spirv-max-version`.
        RequiresVersion,
        /// The option list names an extension that this program does not know.
        UnknownExtension,
        /// The option list is empty, or a name in it has no sign.
        InvalidExtensionList,
        /// A value for a specialization constant does not fit, or its name matches no constant or several.
        InvalidSpecialization,
        /// The option names an environment, or a feature of one, that this program does not know.
        UnknownEnvironment,
        /// The module is valid, but the environment that the options name does not allow it.
        TargetEnvironment,
        /// A SPIR-V module is not valid. The result of a translation always is: the error is a fault of this program.
        InvalidSpirv,
        /// The input or an option needs a feature that this build does not have, or that another option excludes.
        NotBuiltIn,
        /// An option has another name or another value than those that exist.
        InvalidUsage,
    }
}

kinds! {
    /// The class of a warning.
    WarningKind {
        /// The synchronization scope of an atomic operation is unknown.
        UnknownSyncScope,
        /// Debug information is omitted or simplified.
        OmittedDebugInfo,
        /// The linked modules have different versions of the source language.
        LanguageVersions,
        /// Constructors or destructors have different priorities.
        ConstructorOrder,
        /// An execution mode or a decoration about floating-point modes is omitted.
        OmittedMode,
        /// An operation with an explicit rounding mode is rounded to nearest.
        OmittedRounding,
        /// A function is named as an instruction of SPIR-V or a builtin function, but is neither.
        UnknownBuiltin,
        /// Metadata that is kept as auxiliary data has operands other than strings and constants.
        OmittedMetadata,
        /// An alias of a variable or kernel is not exported.
        OmittedAlias,
        /// A function is not exported.
        OmittedExport,
        /// Functions call each other in a cycle.
        Recursion,
        /// A name is not valid in SPIR-V, and is escaped.
        EscapedName,
        /// A workgroup variable has an initializer.
        WorkgroupInitializer,
        /// The default length of an array is zero.
        EmptyArray,
        /// An operation on specialization constants cannot be folded.
        UnfoldedOperation,
        /// The module exceeds a limit that every consumer accepts.
        ExceededLimit,
        /// A loop has several entries.
        IrreducibleLoop,
        /// The environment does not specify the type of a kernel's parameter.
        UnspecifiedParameter,
        /// The environment does not specify an atomic operation on this memory.
        UnspecifiedAtomic,
        /// A pointer is less aligned than the environment requires.
        LowAlignment,
        /// Specialization constants without a name are omitted from property sets.
        UnnamedConstant,
        /// A module that was not valid before its constants got values is not valid after it; or a module breaks rules that
        /// its translation to LLVM IR does not rely on; or bitcode has unknown records that may be passed over.
        InvalidInput,
        /// The rules of a module's shaders are not checked.
        UncheckedShaders,
        /// Debug information that LLVM does not accept is dropped.
        InvalidDebugInfo,
        /// A pointer to private or local memory is cast to one to other memory.
        UnusablePointer,
        /// A hint of a loop is omitted, although the options allow it.
        OmittedLoopHint,
        /// A specialization constant that should stay has its default value.
        FrozenConstant,
        /// The function of OpenCL C for an atomic operation, barrier or fence has no memory order or scope.
        OmittedOrder,
        /// Two functions or variables that others refer to have one name, and one of them gets another.
        RenamedSymbol,
    }
}

/// The facts that programs match on: the code, and the text and exit status of the Khronos translator.
struct KindRow {
    code: &'static str,
    /// The text that follows the kind in each message.
    text: &'static str,
    /// The exit status.
    status: u8,
}

/// The status of errors that the Khronos translator has no kind for.
const OTHER: u8 = 255;

impl ErrorKind {
    /// Returns the row of the kind. A code below E100 has the number of the Khronos translator for the kind.
    #[rustfmt::skip]
    fn row(self) -> KindRow {
        let row = |code, status, text| KindRow { code, text, status };
        match self {
            Self::InvalidTargetTriple => row("E001", 1, "Expects spir-unknown-unknown or spir64-unknown-unknown."),
            Self::TripleMaxVersionIncompatible => row("E003", 3, "Triple version and maximum version are incompatible."),
            Self::InvalidFunctionCall => row("E008", 8, "Unexpected llvm intrinsic:\n"),
            Self::InvalidModule => row("E010", 10, "Invalid SPIR-V module:"),
            Self::FunctionPointers => row("E013", 13, "Can't translate function pointer:\n"),
            Self::InvalidInstruction => row("E014", 14, "Can't translate llvm instruction:\n"),
            Self::InvalidWordCount => row("E015", 15, ""),
            Self::Requires1_1 => row("E016", 16, "Feature requires SPIR-V 1.1 or greater:"),
            Self::RequiresVersion => row("E017", 17, "Cannot fulfill SPIR-V version restriction:\n"),
            Self::RequiresExtension => row("E018", 18, "Feature requires the following SPIR-V extension:\n"),
            Self::UnsupportedVarArgFunction => {
                row("E023", 23, "Variadic functions other than 'printf' are not supported in SPIR-V.")
            }
            Self::DeprecatedExtension => row("E024", 24, "Feature requires the following deprecated SPIR-V extension:\n"),
            Self::Io => row("E101", 1, ""),
            Self::EmptyInput => row("E102", OTHER, "Can't translate, file is empty:"),
            // LLVM's reader ends that translator with 1.
            Self::InvalidLlvmModule => row("E103", 1, "Invalid LLVM module:"),
            Self::LimitExceeded => row("E104", OTHER, ""),
            Self::UnknownExtension => row("E105", OTHER, ""),
            Self::InvalidExtensionList => row("E106", OTHER, "Invalid value of --spirv-ext, expected format is:\n"),
            Self::InvalidSpecialization => row("E107", OTHER, ""),
            Self::UnknownEnvironment => row("E108", OTHER, ""),
            Self::TargetEnvironment => row("E109", OTHER, ""),
            // That translator's `InvalidModule`.
            Self::InvalidSpirv => row("E110", 10, ""),
            Self::NotBuiltIn => row("E111", OTHER, ""),
            // LLVM's option parser ends that translator with 1.
            Self::InvalidUsage => row("E112", 1, ""),
        }
    }

    /// Returns the code of the kind, which [`diagnostics`](crate::diagnostics) explains.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// Returns the text of the Khronos translator for this kind, empty if it has none.
    pub(super) fn text(self) -> &'static str {
        self.row().text
    }

    /// Returns the exit status of the Khronos translator for this kind of error.
    pub fn status(self) -> u8 {
        self.row().status
    }

    /// Returns `true` for a construct that other options would allow.
    pub(crate) fn is_missing_feature(self) -> bool {
        matches!(self, Self::RequiresExtension | Self::DeprecatedExtension | Self::Requires1_1 | Self::RequiresVersion)
    }
}

impl WarningKind {
    /// Returns the code of the kind, which [`diagnostics`](crate::diagnostics) explains.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownSyncScope => "W001",
            Self::OmittedDebugInfo => "W002",
            Self::LanguageVersions => "W003",
            Self::ConstructorOrder => "W004",
            Self::OmittedMode => "W005",
            Self::OmittedRounding => "W006",
            Self::UnknownBuiltin => "W007",
            Self::OmittedMetadata => "W008",
            Self::OmittedAlias => "W009",
            Self::OmittedExport => "W010",
            Self::Recursion => "W011",
            Self::EscapedName => "W012",
            Self::WorkgroupInitializer => "W013",
            Self::EmptyArray => "W014",
            Self::UnfoldedOperation => "W015",
            Self::ExceededLimit => "W016",
            Self::IrreducibleLoop => "W017",
            Self::UnspecifiedParameter => "W018",
            Self::UnspecifiedAtomic => "W019",
            Self::LowAlignment => "W020",
            Self::UnnamedConstant => "W021",
            Self::InvalidInput => "W022",
            Self::UncheckedShaders => "W023",
            Self::InvalidDebugInfo => "W024",
            Self::UnusablePointer => "W025",
            Self::OmittedLoopHint => "W026",
            Self::FrozenConstant => "W027",
            Self::OmittedOrder => "W028",
            Self::RenamedSymbol => "W029",
        }
    }
}
