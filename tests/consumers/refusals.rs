//! The modules that a consumer does not take, and why.

use crate::Outcome;
use crate::consumer::Consumer;

/// Modules that consumers do not take for one reason.
pub(crate) struct Refusal {
    consumers: &'static [Consumer],
    /// Part of each message.
    pub(crate) says: &'static str,
    pub(crate) reason: &'static str,
    /// The consumers take the same modules in the oldest version of SPIR-V that has what they need.
    pub(crate) is_taken_when_old: bool,
    /// Names of modules, of programs in all of their builds, or patterns with one `*`.
    modules: &'static [&'static str],
}

/// Returns the row for a module.
pub(crate) fn find(consumer: Consumer, module: &str) -> Option<&'static Refusal> {
    rows().find(|row| row.consumers.contains(&consumer) && row.modules.iter().any(|pattern| covers(pattern, module)))
}

/// Fails if a row names none of the modules.
pub(crate) fn check_for_stale_rows(modules: &[String]) -> Outcome {
    let mut patterns = rows().flat_map(|row| row.modules);
    match patterns.find(|pattern| !modules.iter().any(|module| covers(pattern, module))) {
        Some(pattern) => Err(format!("tests/consumers/refusals.rs has a row for {pattern}, which is gone")),
        None => Ok(()),
    }
}

fn rows() -> impl Iterator<Item = &'static Refusal> {
    TEMPORARY.iter().chain(ALL)
}

fn covers(pattern: &str, module: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => module.starts_with(start) && module.ends_with(end),
        None => module.strip_prefix(pattern).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")),
    }
}

const GPU: &[Consumer] = &[Consumer::Dg2, Consumer::Skl];
const DG2: &[Consumer] = &[Consumer::Dg2];
const READER: &[Consumer] = &[Consumer::Reader];
const OPTIMIZER: &[Consumer] = &[Consumer::Optimizer];
const LINTER: &[Consumer] = &[Consumer::Linter];

// TEMPORARY: faults of the translator that are being mended. A row goes when its fault does.
#[rustfmt::skip]
const TEMPORARY: &[Refusal] = &[
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "(a) DebugDeclare and DebugValue without an OpLine before them",
        is_taken_when_old: false,
        modules: &["*::debug"],
    },
    Refusal {
        consumers: GPU,
        says: "undefined reference to `__builtin_spirv_OpGenericCastToPtrExplicit",
        reason: "(b) to_global and to_local with the wrong pointee",
        is_taken_when_old: false,
        modules: &["groups"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "(d) several cases of a switch that lead to one block with a phi",
        is_taken_when_old: false,
        modules: &["calculator::spir64::O2*", "interpreter::spir64::O2*", "lit/inst/phi"],
    },
    Refusal {
        consumers: READER,
        says: "PHINode should have one entry for each predecessor",
        reason: "(d) several cases of a switch that lead to one block with a phi",
        is_taken_when_old: false,
        modules: &["calculator::spir64::O2*", "interpreter::spir64::O2*", "lit/inst/phi"],
    },
];

#[rustfmt::skip]
const ALL: &[Refusal] = &[
    Refusal {
        consumers: DG2,
        says: "Double type is not supported on this platform",
        reason: "the device has no 64-bit floating point",
        is_taken_when_old: false,
        modules: &[
            "bfloat", "cholesky", "convert", "library_conversions", "library_geometry", "library_math_double", "library_memory",
            "library_relations", "library_shuffles", "lu", "particles", "prices", "scoped_arrays", "sparse",
            "spec_numbers", "tables",
            "lit/builtins/opencl/atomics-float", "lit/builtins/opencl/printf", "lit/module/source-means-nothing",
            "lit/sycl/alloca-arguments",
        ],
    },
    Refusal {
        consumers: GPU,
        says: "undefined reference to `__builtin_spirv_OpImage",
        reason: "the compiler of 2022 has no SignExtend and ZeroExtend, which are part of SPIR-V 1.4",
        is_taken_when_old: true,
        modules: &["edges", "images"],
    },
    Refusal {
        consumers: GPU,
        says: "does not support the following opcode: 40",
        reason: "the compiler of 2022 has no OpPtrEqual and OpPtrNotEqual, which are part of SPIR-V 1.4",
        is_taken_when_old: true,
        modules: &["lit/globals/private-frame"],
    },
    Refusal {
        consumers: GPU,
        says: "does not support the following opcode: 40",
        reason: "as before; in SPIR-V 1.2 other refusals follow",
        is_taken_when_old: false,
        modules: &["private_constants", "sycl::spir64::O0", "lit/faults/functions-of-mathematics"],
    },
    Refusal {
        consumers: GPU,
        says: "exit status: 1",
        reason: "the compiler of 2022 has no GroupNonUniformArithmetic",
        is_taken_when_old: false,
        modules: &["sycl::spir64::O2"],
    },
    Refusal {
        consumers: GPU,
        says: "exit status: 1",
        reason: "the compiler of 2022 takes no SPIR-V 1.6",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_KHR_non_semantic_info/auxiliary-data-interface"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "the compiler aborts on enqueued blocks, whoever translates",
        is_taken_when_old: false,
        modules: &["blocks"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "the compiler aborts on addresses taken apart by OpSpecConstantOp CompositeExtract",
        is_taken_when_old: false,
        modules: &["lit/constants/vector-expressions"],
    },
    Refusal {
        consumers: GPU,
        says: "does not support the following opcode: 331",
        reason: "the compiler of 2022 has no OpExecutionModeId",
        is_taken_when_old: false,
        modules: &["lit/decorations/function-hints"],
    },
    Refusal {
        consumers: GPU,
        says: "does not support the following opcode",
        reason: "the compiler of 2022 has none of these extensions",
        is_taken_when_old: false,
        modules: &[
            "lit/ext/SPV_INTEL_task_sequence/literals", "lit/ext/SPV_KHR_cooperative_matrix/workgroup",
            "lit/ext/SPV_KHR_untyped_pointers/variable-length-array", "lit/intrinsics/llvm.memmove",
            "lit/sycl/joint-matrix", "lit/sycl/usm", "lit/triton/matrix", "lit/triton/predicated",
            "lit/types/generic-target-types",
        ],
    },
    Refusal {
        consumers: GPU,
        says: "undefined reference to `__builtin_spirv_OpAtomicFAddEXT_p1f16",
        reason: "the compiler of 2022 adds no halves atomically",
        is_taken_when_old: false,
        modules: &["lit/builtins/opencl/float-atomic-widths", "lit/triton/atomics"],
    },
    Refusal {
        consumers: &[Consumer::Skl],
        says: "Generic pointers are not allowed as kernel argument storage class",
        reason: "the test's kernel has such a parameter",
        is_taken_when_old: false,
        modules: &["lit/sycl/alloca-arguments"],
    },
    Refusal {
        consumers: READER,
        says: "llvm::Constant",
        reason: "the reader of LLVM 15 takes every OpCompositeConstruct for a constant; newer ones do not",
        is_taken_when_old: false,
        modules: &[
            "base64::spir64::O2", "base64::spir64::O2::debug", "bfloat", "colors::spir64::O2",
            "colors::spir64::O2::debug", "edges::spir64::O0", "edges::spir64::O0::debug", "mandelbrot::spir64::O2",
            "library_geometry", "library_integers", "library_math_*",
            "mandelbrot::spir64::O2::debug", "odd_vector", "private_constants", "private_variables", "skinning",
            "lit/builtins/opencl/math", "lit/builtins/opencl/work-groups", "lit/cli/multiply-add",
            "lit/constants/expressions-in-functions", "lit/ext/SPV_INTEL_arbitrary_precision_integers/exact",
            "lit/faults/functions-of-mathematics", "lit/faults/helpers", "lit/functions/contraction-intrinsics",
            "lit/functions/parts", "lit/globals/private-frame", "lit/globals/private-pointers",
            "lit/inst/bitcast-shapes", "lit/inst/float-arithmetic", "lit/inst/icmp-pointers",
            "lit/inst/integer-odd-vectors", "lit/inst/pointer-casts", "lit/inst/select", "lit/inst/wide-add-subtract",
            "lit/inst/wide-divide", "lit/inst/wide-float", "lit/inst/wide-multiply", "lit/inst/wide-resize",
            "lit/inst/wide-shift", "lit/intrinsics/llvm.powi", "lit/julia/numbers", "lit/triton/odd", "lit/types/long-floats",
        ],
    },
    Refusal {
        consumers: READER,
        says: "uses unknown extension",
        reason: "the extensions are newer than the reader of LLVM 15",
        is_taken_when_old: false,
        modules: &[
            "hip::spir64::O0", "lit/builtins/opencl/barriers", "lit/builtins/opencl/block-access",
            "lit/builtins/opencl/clock", "lit/builtins/opencl/float-atomic-widths", "lit/decorations/cache-controls",
            "lit/decorations/function-hints", "lit/decorations/parameters",
            "lit/ext/SPV_INTEL_bfloat16_arithmetic/arithmetic",
            "lit/ext/SPV_INTEL_fpga_argument_interfaces/properties",
            "lit/ext/SPV_INTEL_subgroup_requirements/primary", "lit/ext/SPV_INTEL_task_sequence/literals",
            "lit/ext/SPV_KHR_bfloat16/dot", "lit/ext/SPV_KHR_bfloat16/type",
            "lit/ext/SPV_KHR_non_semantic_info/*", "lit/ext/SPV_KHR_untyped_pointers/*",
            "lit/intrinsics/llvm.arithmetic.fence", "lit/sycl/device-global", "lit/triton/atomics",
            "lit/triton/matrix", "lit/triton/predicated",
        ],
    },
    Refusal {
        consumers: READER,
        says: "SourceArgs.size() == OperandCount",
        reason: "the reader of LLVM 15 wants the text of a DebugSource, which is optional; newer ones do not",
        is_taken_when_old: false,
        modules: &[
            "lit/cli/warnings", "lit/debug/arrays", "lit/debug/circles", "lit/debug/composites",
            "lit/debug/enumerations", "lit/debug/globals", "lit/debug/left-out", "lit/debug/modules",
            "lit/debug/odd-nodes", "lit/debug/scopes", "lit/debug/static-members", "lit/debug/templates",
            "lit/debug/types", "lit/debug/values-of-other-blocks", "lit/debug/variables",
            "lit/faults/unknown-debug-operation",
        ],
    },
    Refusal {
        consumers: READER,
        says: "Unimplemented opcode 149",
        reason: "the reader of LLVM 15 has no OpIAddCarry",
        is_taken_when_old: false,
        modules: &["lit/builtins/spirv/structures"],
    },
    Refusal {
        consumers: READER,
        says: "FunctionParameterAttribute",
        reason: "the reader of LLVM 15 does not know NoReadWrite",
        is_taken_when_old: false,
        modules: &["lit/functions/attributes"],
    },
    Refusal {
        consumers: READER,
        says: "unsupported constant expression",
        reason: "LLVM 22 reads no such constant expression of LLVM 15",
        is_taken_when_old: false,
        modules: &["lit/constants/expressions-in-memory"],
    },
    Refusal {
        consumers: READER,
        says: "cast<Ty>() argument of incompatible type",
        reason: "the reader of LLVM 15 wants an image and a sampler joined where it samples, not an OpTypeSampledImage",
        is_taken_when_old: false,
        modules: &["lit/builtins/spirv/masks"],
    },
    Refusal {
        consumers: READER,
        says: "Global variable initializer type does not match",
        reason: "the reader of LLVM 15 gives a variable of a pipe storage another type than its value",
        is_taken_when_old: false,
        modules: &["lit/constants/objects"],
    },
    Refusal {
        consumers: READER,
        says: "invalid linkage for intrinsic global variable",
        reason: "llvm.global_ctors has a linkage in LLVM IR that SPIR-V has not",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_function_pointers/constructors"],
    },
    Refusal {
        consumers: READER,
        says: "isTypeImage()",
        reason: "the test decorates a number, where the reader of LLVM 15 expects an image",
        is_taken_when_old: false,
        modules: &["lit/functions/vector-compute"],
    },
    Refusal {
        consumers: READER,
        says: "Not implemented",
        reason: "the reader of LLVM 15 does not read all of these types",
        is_taken_when_old: false,
        modules: &["lit/types/target-types"],
    },
    Refusal {
        consumers: OPTIMIZER,
        says: "SIGSEGV",
        reason: "--eliminate-dead-branches crashes where a constant condition skips a block without a merge instruction",
        is_taken_when_old: false,
        modules: &["lit/cli/optimize"],
    },
    Refusal {
        consumers: OPTIMIZER,
        says: "The Signedness in OpTypeInt must always be 0",
        reason: "the optimizer makes a signed type for indices of debug information, which kernels cannot have",
        is_taken_when_old: false,
        modules: &["blocks::spir64::O0::debug"],
    },
    Refusal {
        consumers: OPTIMIZER,
        says: "CPUBlockToKernelMapper",
        reason: "the runtime of the device aborts on the block; not yet isolated",
        is_taken_when_old: false,
        modules: &["blocks::spir64::O2::debug"],
    },
    Refusal {
        consumers: LINTER,
        says: "SIGSEGV",
        reason: "the linter crashes on every function without a body",
        is_taken_when_old: false,
        modules: &[
            "lit/builtins/opencl/atomics-no-overload", "lit/builtins/opencl/misspelled",
            "lit/builtins/opencl/same-name", "lit/cli/optimize-calls", "lit/cli/optimize-keeps",
            "lit/cli/unknown-intrinsics", "lit/constants/expressions-in-functions", "lit/constants/undefined",
            "lit/decorations/cache-controls", "lit/decorations/parameters",
            "lit/ext/SPV_INTEL_variable_length_array/placement",
            "lit/ext/SPV_INTEL_variable_length_array/restore-again",
            "lit/ext/SPV_INTEL_variable_length_array/restore-left-out",
            "lit/ext/SPV_KHR_non_semantic_info/auxiliary-data", "lit/faults/tokens", "lit/faults/trap",
            "lit/functions/contraction", "lit/functions/declarations", "lit/julia/exceptions",
            "lit/spec-constants/alloca", "lit/spec-constants/defaults", "lit/sycl/assert", "lit/sycl/libdevice",
            "lit/types/generic-target-types", "lit/types/target-type-values", "lit/types/target-types",
        ],
    },
];
