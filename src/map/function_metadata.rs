//! Metadata and text attributes of functions, and the execution modes and decorations that they stand for.
//!
//! All of it is hints for the compilers of some devices: where an extension is not allowed, it is left out.

use crate::spirv::grammar::{Decoration, ExecutionMode};

/// What one kind of metadata asks for.
#[derive(Clone, Copy, Debug)]
pub struct Hint<T> {
    /// The kind of metadata.
    pub kind: &'static str,
    /// What it stands for.
    pub what: T,
    /// How many numbers it has, which are the operands; one without numbers is there or not.
    pub numbers: u32,
}

const fn hint<T>(kind: &'static str, what: T, numbers: u32) -> Hint<T> {
    Hint { kind, what, numbers }
}

/// What kernels have, by name.
#[rustfmt::skip]
pub static MODES: &[Hint<ExecutionMode>] = &[
    hint("max_global_work_dim",       ExecutionMode::MaxWorkDimINTEL,             1),
    hint("max_work_group_size",       ExecutionMode::MaxWorkgroupSizeINTEL,       3),
    hint("no_global_work_offset",     ExecutionMode::NoGlobalOffsetINTEL,         0),
    hint("num_simd_work_items",       ExecutionMode::NumSIMDWorkitemsINTEL,       1),
    hint("scheduler_target_fmax_mhz", ExecutionMode::SchedulerTargetFmaxMhzINTEL, 1),
];

/// What functions have, by name.
#[rustfmt::skip]
pub static DECORATIONS: &[Hint<Decoration>] = &[
    hint("initiation_interval", Decoration::InitiationIntervalALTERA,  1),
    hint("loop_fuse",           Decoration::FuseLoopsInFunctionALTERA, 2),
    hint("max_concurrency",     Decoration::MaxConcurrencyALTERA,      1),
    hint("pipeline_kernel",     Decoration::PipelineEnableALTERA,      1),
    hint("stall_enable",        Decoration::StallEnableALTERA,         0),
    hint("stall_free",          Decoration::StallFreeALTERA,           0),
];

/// The interfaces of a kernel, and the word beside the name that says more of each.
#[rustfmt::skip]
pub static INTERFACES: &[(&str, ExecutionMode, &str)] = &[
    ("csr",       ExecutionMode::RegisterMapInterfaceINTEL, "wait_for_done_write"),
    ("streaming", ExecutionMode::StreamingInterfaceINTEL,   "stall_free_return"),
];

/// What a text attribute of vector compute code asks for: a decoration, with the number that the attribute's value is or
/// without.
pub type TextAttribute = (&'static str, Decoration, bool);

/// Of functions, by name.
#[rustfmt::skip]
pub static FUNCTION_TEXTS: &[TextAttribute] = &[
    ("VCCallable",           Decoration::VectorComputeCallableFunctionINTEL, false),
    ("VCFunction",           Decoration::VectorComputeFunctionINTEL,         false),
    ("VCSIMTCall",           Decoration::SIMTCallINTEL,                      true),
    ("VCStackCall",          Decoration::StackCallINTEL,                     false),
    ("referenced-indirectly", Decoration::ReferencedIndirectlyINTEL,         false),
];

/// Of parameters, by name.
#[rustfmt::skip]
pub static PARAMETER_TEXTS: &[TextAttribute] = &[
    ("VCArgumentIOKind",      Decoration::FuncParamIOKindINTEL,     true),
    ("VCMediaBlockIO",        Decoration::MediaBlockIOINTEL,        false),
    ("VCSingleElementVector", Decoration::SingleElementVectorINTEL, false),
];

/// Of variables, by name.
#[rustfmt::skip]
pub static VARIABLE_TEXTS: &[TextAttribute] = &[
    ("VCByteOffset",          Decoration::GlobalVariableOffsetINTEL,  true),
    ("VCGlobalVariable",      Decoration::VectorComputeVariableINTEL, false),
    ("VCSingleElementVector", Decoration::SingleElementVectorINTEL,   false),
    ("VCVolatile",            Decoration::Volatile,                   false),
];

/// Text attributes of kernels whose values are the operand of an execution mode, by name.
#[rustfmt::skip]
pub static MODE_TEXTS: &[(&str, ExecutionMode)] = &[
    ("VCNamedBarrierCount", ExecutionMode::NamedBarrierCountINTEL),
    ("VCSLMSize",           ExecutionMode::SharedLocalMemorySizeINTEL),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

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
