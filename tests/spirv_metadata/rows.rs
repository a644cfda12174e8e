//! Targets of decorations, and enumerants that metadata cannot express.

/// The target of a decoration.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    Variable,
    Function,
    Parameter,
    /// An integer addition.
    Sum,
    /// A conversion of a float to an integer.
    Conversion,
    /// A floating-point multiplication.
    Product,
    /// An address computation.
    Address,
    /// No target that metadata can be attached to, for this reason.
    Nothing(#[expect(dead_code, reason = "for the reader of the row")] &'static str),
}

use Target::{Address, Conversion, Function, Nothing, Parameter, Product, Sum, Variable};

/// Decorations with their targets, and with their operands where arbitrary ones are invalid.
#[rustfmt::skip]
pub(crate) static DECORATIONS: &[(&str, Target, &str)] = &[
    ("SpecId",                     Nothing("a call of __spirv_SpecConstant says it"), ""),
    ("CPacked",                    Nothing("structure types have it; LLVM says it of its own types"), ""),
    ("NonWritable",                Nothing("images and buffers of shaders have it"), ""),
    ("NonReadable",                Nothing("images and buffers of shaders have it"), ""),
    ("BuiltIn",                    Variable, ", i32 28"),
    ("UniformId",                  Variable, ", i32 2"),
    ("Restrict",                   Parameter, ""),
    ("Aliased",                    Parameter, ""),
    ("SaturatedConversion",        Conversion, ""),
    ("FuncParamAttr",              Parameter, ", i32 5"),
    ("FPRoundingMode",             Conversion, ", i32 1"),
    ("FPFastMathMode",             Product, ", i32 3"),
    ("LinkageAttributes",          Function, ", !\"f\", i32 0"),
    ("Alignment",                  Parameter, ", i32 16"),
    ("MaxByteOffset",              Parameter, ""),
    ("AlignmentId",                Parameter, ""),
    ("MaxByteOffsetId",            Parameter, ""),
    ("NoSignedWrap",               Sum, ""),
    ("NoUnsignedWrap",             Sum, ""),
    ("NoContraction",              Product, ""),
    ("SIMTCallINTEL",              Function, ""),
    ("ReferencedIndirectlyINTEL",  Function, ""),
    ("VectorComputeFunctionINTEL", Function, ""),
    ("StackCallINTEL",             Function, ""),
    ("FunctionRoundingModeINTEL",  Function, ", i32 64, i32 1"),
    ("FunctionDenormModeINTEL",    Function, ", i32 64, i32 1"),
    ("FunctionFloatingPointModeINTEL", Function, ", i32 64, i32 1"),
    ("StallEnableALTERA",          Function, ""),
    ("StallFreeALTERA",            Function, ""),
    ("FuseLoopsInFunctionALTERA",  Function, ""),
    ("MathOpDSPModeALTERA",        Function, ""),
    ("InitiationIntervalALTERA",   Function, ""),
    ("MaxConcurrencyALTERA",       Function, ""),
    ("PipelineEnableALTERA",       Function, ""),
    ("FPMaxErrorDecorationINTEL",  Product, ""),
    ("CacheControlLoadINTEL",      Address, ", i32 0, i32 1"),
    ("CacheControlStoreINTEL",     Address, ", i32 0, i32 1"),
    ("BankBitsALTERA",             Variable, ", i32 3, i32 2, i32 1"),
];

/// Execution modes with their operands where arbitrary ones are invalid, or none if metadata cannot express the mode.
#[rustfmt::skip]
pub(crate) static MODES: &[(&str, Option<&str>)] = &[
    ("FPFastMathDefault", Some(", float undef, i32 0")),
];
