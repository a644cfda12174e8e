//! The execution modes and decorations for metadata and string attributes of functions.
//!
//! All rows are hints for the compilers of some devices: where an extension is not allowed, the hint is omitted.

use crate::names::{Scalar, TypeName};
use crate::spirv::grammar::{Decoration, ExecutionMode, FPDenormMode, FPOperationMode, FPRoundingMode};

/// The meaning of a kind of metadata.
#[derive(Clone, Copy, Debug)]
pub struct Hint<T> {
    /// The kind of metadata.
    pub kind: &'static str,
    /// The execution mode or decoration.
    pub target: T,
    /// The number of integer operands; a hint without operands is a flag.
    pub numbers: u32,
    /// `true` if the number 0 is no hint.
    pub must_be_positive: bool,
}

const fn hint<T>(kind: &'static str, target: T, numbers: u32) -> Hint<T> {
    Hint { kind, target, numbers, must_be_positive: false }
}

const fn positive<T>(kind: &'static str, target: T) -> Hint<T> {
    Hint { kind, target, numbers: 1, must_be_positive: true }
}

/// The execution modes of kernels, by name.
#[rustfmt::skip]
pub static MODES: &[Hint<ExecutionMode>] = &[
    hint("max_global_work_dim",       ExecutionMode::MaxWorkDimINTEL,             1),
    hint("max_work_group_size",       ExecutionMode::MaxWorkgroupSizeINTEL,       3),
    hint("no_global_work_offset",     ExecutionMode::NoGlobalOffsetINTEL,         0),
    hint("num_simd_work_items",       ExecutionMode::NumSIMDWorkitemsINTEL,       1),
    hint("scheduler_target_fmax_mhz", ExecutionMode::SchedulerTargetFmaxMhzINTEL, 1),
];

/// The metadata of kernels with three sizes, one for each dimension.
pub static SIZES: [(&str, ExecutionMode); 2] =
    [("reqd_work_group_size", ExecutionMode::LocalSize), ("work_group_size_hint", ExecutionMode::LocalSizeHint)];

/// The metadata of kernels with a value of the type of `VecTypeHint`.
pub const VECTOR_HINT: &str = "vec_type_hint";

/// The metadata of kernels with the size of `SubgroupSize`; -1 is the device's primary size.
pub const SUB_GROUP_SIZE: &str = "intel_reqd_sub_group_size";

/// The metadata with the same meaning, which is not Intel's and takes precedence.
pub const NEUTRAL_SUB_GROUP_SIZE: &str = "reqd_sub_group_size";

/// The decorations of functions, by name.
#[rustfmt::skip]
pub static DECORATIONS: &[Hint<Decoration>] = &[
    positive("initiation_interval", Decoration::InitiationIntervalALTERA),
    hint("loop_fuse",       Decoration::FuseLoopsInFunctionALTERA, 2),
    hint("max_concurrency", Decoration::MaxConcurrencyALTERA,      1),
    hint("pipeline_kernel", Decoration::PipelineEnableALTERA,      1),
    hint("stall_enable",    Decoration::StallEnableALTERA,         0),
    hint("stall_free",      Decoration::StallFreeALTERA,           0),
];

/// The interfaces of a kernel, each with its option.
#[rustfmt::skip]
pub static INTERFACES: &[(&str, ExecutionMode, &str)] = &[
    ("csr",       ExecutionMode::RegisterMapInterfaceINTEL, "wait_for_done_write"),
    ("streaming", ExecutionMode::StreamingInterfaceINTEL,   "stall_free_return"),
];

/// A string attribute of vector compute code: its name, the decoration, and `true` if the value is the decoration's
/// operand.
pub type TextAttribute = (&'static str, Decoration, bool);

/// The attribute of the functions of vector compute code.
pub const VECTOR_COMPUTE_FUNCTION: &str = "VCFunction";

/// The attribute of the variables of vector compute code.
pub const VECTOR_COMPUTE_VARIABLE: &str = "VCGlobalVariable";

/// The string attributes of functions, by name.
#[rustfmt::skip]
pub static FUNCTION_TEXTS: &[TextAttribute] = &[
    ("VCCallable",           Decoration::VectorComputeCallableFunctionINTEL, false),
    (VECTOR_COMPUTE_FUNCTION, Decoration::VectorComputeFunctionINTEL,        false),
    ("VCSIMTCall",           Decoration::SIMTCallINTEL,                      true),
    ("VCStackCall",          Decoration::StackCallINTEL,                     false),
    ("referenced-indirectly", Decoration::ReferencedIndirectlyINTEL,         false),
];

/// The string attributes of parameters, by name.
#[rustfmt::skip]
pub static PARAMETER_TEXTS: &[TextAttribute] = &[
    ("VCArgumentIOKind",      Decoration::FuncParamIOKindINTEL,     true),
    ("VCMediaBlockIO",        Decoration::MediaBlockIOINTEL,        false),
    ("VCSingleElementVector", Decoration::SingleElementVectorINTEL, false),
];

/// The string attributes of variables, by name.
#[rustfmt::skip]
pub static VARIABLE_TEXTS: &[TextAttribute] = &[
    ("VCByteOffset",          Decoration::GlobalVariableOffsetINTEL,  true),
    (VECTOR_COMPUTE_VARIABLE, Decoration::VectorComputeVariableINTEL, false),
    ("VCSingleElementVector", Decoration::SingleElementVectorINTEL,   false),
    ("VCVolatile",            Decoration::Volatile,                   false),
];

/// The string attributes of kernels whose value is the operand of an execution mode, by name.
#[rustfmt::skip]
pub static MODE_TEXTS: &[(&str, ExecutionMode)] = &[
    ("VCNamedBarrierCount", ExecutionMode::NamedBarrierCountINTEL),
    ("VCSLMSize",           ExecutionMode::SharedLocalMemorySizeINTEL),
];

/// Returns the metadata of kernels for an execution mode.
pub fn mode_hint(mode: ExecutionMode) -> Option<&'static Hint<ExecutionMode>> {
    MODES.iter().find(|hint| hint.target == mode)
}

/// Returns the metadata of functions for a decoration.
pub fn decoration_hint(decoration: Decoration) -> Option<&'static Hint<Decoration>> {
    DECORATIONS.iter().find(|hint| hint.target == decoration)
}

/// Returns the interface of a kernel for an execution mode, and its option.
pub fn interface_of(mode: ExecutionMode) -> Option<(&'static str, &'static str)> {
    INTERFACES.iter().find(|row| row.1 == mode).map(|row| (row.0, row.2))
}

/// Returns the row of one of the tables of string attributes for a decoration.
pub fn text_of(rows: &'static [TextAttribute], decoration: Decoration) -> Option<&'static TextAttribute> {
    rows.iter().find(|row| row.1 == decoration)
}

/// Returns the string attribute of kernels whose value is the operand of an execution mode.
pub fn mode_text(mode: ExecutionMode) -> Option<&'static str> {
    MODE_TEXTS.iter().find(|row| row.1 == mode).map(|row| row.0)
}

/// Returns `true` for an execution mode of `!spirv.ExecutionMode` that is omitted with a warning where the options do
/// not allow it: the modes of floating-point numbers and the hints of kernels. The Khronos translator omits these too, but
/// not `FPFastMathDefault`: it only adds to the flags of instructions, which LLVM IR has at each instruction.
pub fn may_be_omitted(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormFlushToZero
            | ExecutionMode::DenormPreserve
            | ExecutionMode::FloatingPointModeALTINTEL
            | ExecutionMode::FloatingPointModeIEEEINTEL
            | ExecutionMode::FPFastMathDefault
            | ExecutionMode::MaxWorkDimINTEL
            | ExecutionMode::MaxWorkgroupSizeINTEL
            | ExecutionMode::NamedBarrierCountINTEL
            | ExecutionMode::NamedSubgroupSizeINTEL
            | ExecutionMode::NoGlobalOffsetINTEL
            | ExecutionMode::NumSIMDWorkitemsINTEL
            | ExecutionMode::RegisterMapInterfaceINTEL
            | ExecutionMode::RoundingModeRTE
            | ExecutionMode::RoundingModeRTNINTEL
            | ExecutionMode::RoundingModeRTPINTEL
            | ExecutionMode::RoundingModeRTZ
            | ExecutionMode::SchedulerTargetFmaxMhzINTEL
            | ExecutionMode::SharedLocalMemorySizeINTEL
            | ExecutionMode::SignedZeroInfNanPreserve
            | ExecutionMode::StreamingInterfaceINTEL
    )
}

/// The attribute with the floating-point modes of vector compute code.
pub const FLOAT_CONTROL: &str = "VCFloatControl";

/// A rounding mode in the bits [`FLOAT_ROUNDING_MASK`] of the attribute `VCFloatControl`: its bits, its execution mode,
/// and its operand of `FunctionRoundingModeINTEL`.
type FloatRounding = (u32, ExecutionMode, FPRoundingMode);

/// The bits of `VCFloatControl` with the rounding mode.
const FLOAT_ROUNDING_MASK: u32 = 0x30;

/// The rounding modes, by their bits.
#[rustfmt::skip]
static FLOAT_ROUNDING: [FloatRounding; 4] = [
    (0x00, ExecutionMode::RoundingModeRTE,      FPRoundingMode::RTE),
    (0x10, ExecutionMode::RoundingModeRTPINTEL, FPRoundingMode::RTP),
    (0x20, ExecutionMode::RoundingModeRTNINTEL, FPRoundingMode::RTN),
    (0x30, ExecutionMode::RoundingModeRTZ,      FPRoundingMode::RTZ),
];

/// The modes of floating-point numbers of one width.
#[derive(Clone, Copy, Debug)]
pub struct FloatModes {
    /// The width of the numbers.
    pub width: u32,
    keeps_denormals: bool,
    is_alternative: bool,
    rounding: FloatRounding,
}

/// Returns the modes that the value of `VCFloatControl` gives the numbers of each width.
pub fn float_modes(control: u32) -> impl Iterator<Item = FloatModes> {
    let rounding = FLOAT_ROUNDING.into_iter().find(|(bits, ..)| control & FLOAT_ROUNDING_MASK == *bits);
    FLOAT_DENORMALS.into_iter().filter_map(move |(width, denormals)| {
        let (keeps_denormals, is_alternative) = (control & denormals != 0, control & FLOAT_ALTERNATIVE != 0);
        Some(FloatModes { width, keeps_denormals, is_alternative, rounding: rounding? })
    })
}

impl FloatModes {
    /// Returns the execution modes of a kernel.
    pub fn of_kernel(&self) -> [ExecutionMode; 3] {
        let denormals =
            if self.keeps_denormals { ExecutionMode::DenormPreserve } else { ExecutionMode::DenormFlushToZero };
        let mode = if self.is_alternative {
            ExecutionMode::FloatingPointModeALTINTEL
        } else {
            ExecutionMode::FloatingPointModeIEEEINTEL
        };
        [denormals, self.rounding.1, mode]
    }

    /// Returns the decorations of a function that is no kernel, each with the mode.
    pub fn of_function(&self) -> [(Decoration, u32); 3] {
        let denormals = if self.keeps_denormals { FPDenormMode::Preserve } else { FPDenormMode::FlushToZero };
        let mode = if self.is_alternative { FPOperationMode::ALT } else { FPOperationMode::IEEE };
        [
            (Decoration::FunctionDenormModeINTEL, denormals.0),
            (Decoration::FunctionRoundingModeINTEL, self.rounding.2.0),
            (Decoration::FunctionFloatingPointModeINTEL, mode.0),
        ]
    }
}

/// Returns `true` for an execution mode that `VCFloatControl` may give a kernel.
pub fn is_float_mode(mode: ExecutionMode) -> bool {
    matches!(
        mode,
        ExecutionMode::DenormPreserve
            | ExecutionMode::DenormFlushToZero
            | ExecutionMode::FloatingPointModeIEEEINTEL
            | ExecutionMode::FloatingPointModeALTINTEL
    ) || FLOAT_ROUNDING.iter().any(|row| row.1 == mode)
}

/// Returns `true` for a decoration that `VCFloatControl` gives a function.
pub fn is_float_decoration(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::FunctionDenormModeINTEL
            | Decoration::FunctionRoundingModeINTEL
            | Decoration::FunctionFloatingPointModeINTEL
    )
}

/// Returns the value of `VCFloatControl` that gives a kernel these modes, each with a width, and no others.
pub fn float_control_of_kernel(modes: &[(ExecutionMode, u32)]) -> Option<u32> {
    float_control(modes, |modes| modes.of_kernel().map(|mode| (mode, modes.width)))
}

/// Returns the value of `VCFloatControl` that gives a function these decorations, each with a width and a mode, and no
/// others.
pub fn float_control_of_function(decorations: &[(Decoration, u32, u32)]) -> Option<u32> {
    float_control(decorations, |modes| modes.of_function().map(|(decoration, mode)| (decoration, modes.width, mode)))
}

/// Returns the value of `VCFloatControl` that means exactly these modes.
fn float_control<T: PartialEq>(wanted: &[T], meaning: impl Fn(FloatModes) -> [T; 3]) -> Option<u32> {
    if wanted.len() != 3 * FLOAT_DENORMALS.len() {
        return None;
    }
    let bits = FLOAT_DENORMALS.iter().fold(FLOAT_ROUNDING_MASK | FLOAT_ALTERNATIVE, |all, (_, bit)| all | bit);
    let mut values = (0..=bits).filter(|value| value & !bits == 0);
    values.find(|value| float_modes(*value).flat_map(&meaning).all(|mode| wanted.contains(&mode)))
}

/// The element types in an operand of `VecTypeHint`, by number (specification, section 3.2.5): signed integers stand for
/// both signs.
pub static VECTOR_HINT_ELEMENTS: [Scalar; 7] =
    [Scalar::Char, Scalar::Short, Scalar::Int, Scalar::Long, Scalar::Half, Scalar::Float, Scalar::Double];

/// Returns the operand of `VecTypeHint` for an element type and the number of elements, 0 for a scalar: the reverse of
/// [`vector_hint_type`].
pub fn vector_hint(scalar: Scalar, length: u32) -> Option<u32> {
    let element = VECTOR_HINT_ELEMENTS.iter().position(|known| *known == scalar)?;
    Some(length << 16 | u32::try_from(element).ok()?)
}

/// Returns the vector type in an operand of `VecTypeHint`: the number of elements is in the high half, 0 or 1 for a
/// scalar, and the number of the element type in the low one.
pub fn vector_hint_type(operand: u32) -> Option<TypeName> {
    let scalar = *VECTOR_HINT_ELEMENTS.get((operand & 0xffff) as usize)?;
    Some(TypeName { scalar, length: (operand >> 16).max(1) })
}

/// The bit of `VCFloatControl` for the alternative floating-point mode; without it numbers are those of IEEE 754.
const FLOAT_ALTERNATIVE: u32 = 1;

/// The widths of floating-point numbers, each with the bit of `VCFloatControl` that keeps their denormals.
static FLOAT_DENORMALS: [(u32, u32); 3] = [(64, 1 << 6), (32, 1 << 7), (16, 1 << 10)];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn rows_are_found_by_their_enumerants() {
        for hint in MODES {
            assert_eq!(mode_hint(hint.target).map(|found| found.kind), Some(hint.kind));
        }
        for hint in DECORATIONS {
            assert_eq!(decoration_hint(hint.target).map(|found| found.kind), Some(hint.kind));
        }
        for (name, mode, option) in INTERFACES {
            assert_eq!(interface_of(*mode), Some((*name, *option)));
        }
        for rows in [FUNCTION_TEXTS, PARAMETER_TEXTS, VARIABLE_TEXTS] {
            for row in rows {
                assert_eq!(text_of(rows, row.1), Some(row));
            }
        }
        for (name, mode) in MODE_TEXTS {
            assert_eq!(mode_text(*mode), Some(*name));
        }
    }

    #[test]
    fn values_of_float_control_are_found_by_their_modes() {
        for value in [0, 1, 0x10, 0x31, 0x40, 0x480, 0x4f1] {
            let of_kernel: Vec<_> =
                float_modes(value).flat_map(|modes| modes.of_kernel().map(|mode| (mode, modes.width))).collect();
            assert_eq!(float_control_of_kernel(&of_kernel), Some(value));
            assert_eq!(float_control_of_kernel(&of_kernel[1..]), None);
            let of_function: Vec<_> = float_modes(value)
                .flat_map(|modes| modes.of_function().map(|(decoration, mode)| (decoration, modes.width, mode)))
                .collect();
            assert_eq!(float_control_of_function(&of_function), Some(value));
        }
        assert_eq!(float_control_of_kernel(&[(ExecutionMode::RoundingModeRTE, 32); 9]), None);
    }

    #[test]
    fn vector_hints() {
        assert_eq!(vector_hint_type(4 << 16 | 5), Some(TypeName { scalar: Scalar::Float, length: 4 }));
        assert_eq!(vector_hint_type(2), Some(TypeName { scalar: Scalar::Int, length: 1 }));
        assert_eq!(vector_hint_type(7), None);
        for scalar in VECTOR_HINT_ELEMENTS {
            assert_eq!(vector_hint(scalar, 4).and_then(vector_hint_type), Some(TypeName { scalar, length: 4 }));
        }
        assert_eq!(vector_hint(Scalar::BFloat, 1), None);
    }

    #[test]
    fn tables_are_sorted() {
        assert_ascending(MODES.iter().map(|hint| hint.kind));
        assert_ascending(DECORATIONS.iter().map(|hint| hint.kind));
        assert_ascending(INTERFACES.iter().map(|(name, ..)| name));
        for table in [FUNCTION_TEXTS, PARAMETER_TEXTS, VARIABLE_TEXTS] {
            assert_ascending(table.iter().map(|(name, ..)| name));
        }
        assert_ascending(MODE_TEXTS.iter().map(|(name, ..)| name));
    }
}
