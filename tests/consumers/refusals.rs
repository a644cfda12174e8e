//! Modules that a consumer refuses, with reasons.

use std::collections::BTreeSet;

use test_device::Outcome;

use crate::consumer::Consumer;

/// Modules that consumers refuse for one reason.
pub(crate) struct Refusal {
    consumers: &'static [Consumer],
    /// A substring of each message.
    pub(crate) says: &'static str,
    pub(crate) reason: &'static str,
    /// Set if the consumers accept the same modules in the lowest SPIR-V version that has the needed features.
    pub(crate) is_taken_when_old: bool,
    /// Names of modules, of programs in all of their builds, or patterns with one `*`.
    modules: &'static [&'static str],
}

impl Refusal {
    /// Returns `true` if the consumer crashes on the modules, possibly in some runs only.
    pub(crate) fn is_crash(&self) -> bool {
        ["SIGABRT", "SIGSEGV"].contains(&self.says)
    }
}

/// Returns the row for a module.
pub(crate) fn find(consumer: Consumer, module: &str) -> Option<&'static Refusal> {
    rows().find(|row| row.consumers.contains(&consumer) && row.modules.iter().any(|pattern| covers(pattern, module)))
}

/// Returns the first module of each row for each of its consumers.
pub(crate) fn examples(modules: &[String]) -> BTreeSet<(Consumer, &str)> {
    let is_of = |row: &Refusal, consumer: Consumer, module: &str| {
        find(consumer, module).is_some_and(|found| std::ptr::eq(found, row))
    };
    let pairs = rows().flat_map(|row| row.consumers.iter().map(move |consumer| (row, *consumer)));
    let example = |(row, consumer): (&'static Refusal, Consumer)| {
        let module = modules.iter().find(|module| is_of(row, consumer, module))?;
        Some((consumer, module.as_str()))
    };
    pairs.filter_map(example).collect()
}

/// Fails if a row names none of the modules.
pub(crate) fn check_for_stale_rows(modules: &[String]) -> Outcome {
    let mut patterns = rows().flat_map(|row| row.modules);
    match patterns.find(|pattern| !modules.iter().any(|module| covers(pattern, module))) {
        Some(pattern) => Err(format!("tests/consumers/refusals.rs has a row for {pattern}, which does not exist")),
        None => Ok(()),
    }
}

fn rows() -> impl Iterator<Item = &'static Refusal> {
    ALL.iter()
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

#[rustfmt::skip]
const ALL: &[Refusal] = &[
    Refusal {
        consumers: DG2,
        says: "Double type is not supported on this platform",
        reason: "the device has no 64-bit floating point",
        is_taken_when_old: false,
        modules: &[
            "bfloat", "cholesky", "convert", "library_conversions", "library_geometry", "library_math_double",
            "library_memory", "library_relations", "library_shuffles", "lu", "particles", "prices", "scoped_arrays",
            "sparse", "spec_numbers", "tables", "lit/builtins/opencl/atomics-float", "lit/builtins/opencl/printf",
            "lit/module/source-means-nothing", "lit/sycl/alloca-arguments",
        ],
    },
    Refusal {
        consumers: GPU,
        says: "undefined reference to `__builtin_spirv_OpImage",
        reason: "the compiler of 2022 has no SignExtend and ZeroExtend, which are part of SPIR-V 1.4",
        is_taken_when_old: true,
        modules: &["edges", "images", "lit/lift/host-images"],
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
        modules: &[
            "lit/debug/declared-definition", "lit/debug/nonsemantic-functions",
            "lit/ext/SPV_KHR_non_semantic_info/auxiliary-data-interface",
        ],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "the compiler of 2022 aborts on instructions of OpenCL.std in code for vector compute",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_vector_compute/extended-instructions"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "no GPU has the intrinsic of the test",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_vector_compute/single-lane"],
    },
    Refusal {
        consumers: &[Consumer::Dg2, Consumer::Skl, Consumer::Reader],
        says: "SIGABRT",
        reason: "the readers of 2022 abort on pointers of the storage class Private",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_vector_compute/variables"],
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
        modules: &[
            "lit/decorations/function-hints", "lit/ext/SPV_KHR_float_controls2/FPFastMathDefault",
            "lit/ext/SPV_KHR_float_controls2/contraction",
        ],
    },
    Refusal {
        consumers: GPU,
        says: "does not support the following opcode",
        reason: "the compiler of 2022 has none of these extensions",
        is_taken_when_old: false,
        modules: &[
            "lit/ext/SPV_INTEL_task_sequence/literals", "lit/ext/SPV_KHR_cooperative_matrix/workgroup",
            "lit/ext/SPV_KHR_untyped_pointers/addresses", "lit/ext/SPV_KHR_untyped_pointers/array",
            "lit/ext/SPV_KHR_untyped_pointers/lifted", "lit/ext/SPV_KHR_untyped_pointers/register-operand",
            "lit/ext/SPV_KHR_untyped_pointers/unused-byval", "lit/ext/SPV_KHR_untyped_pointers/variable-length-array",
            "lit/sycl/joint-matrix", "lit/sycl/usm",
            "lit/triton/matrix", "lit/triton/predicated", "lit/types/generic-target-types",
            "lit/intrinsics/memory-overlapping", "device_extensions", "lit/lift/extension-instructions",
            "lit/lift/task-sequences",
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
        consumers: GPU,
        says: "Total size of kernel arguments exceeds limit",
        reason: "the devices take 2,048 bytes of arguments; the kernel has 4,012",
        is_taken_when_old: false,
        modules: &["many_parameters"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "the compiler of 2022 aborts on an OpSpecConstantComposite of an OpSpecConstantOp",
        is_taken_when_old: false,
        modules: &["spec_array_operations"],
    },
    Refusal {
        consumers: GPU,
        says: "SIGABRT",
        reason: "the compiler of 2022 does not know the function parameter attribute RuntimeAligned",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_ALTERA_runtime_aligned/parameter", "lit/ext/SPV_INTEL_runtime_aligned/parameter"],
    },
    Refusal {
        consumers: READER,
        says: "SPIRVFunctionParameter::foreachAttr",
        reason: "the reader of LLVM 15 does not know the function parameter attribute RuntimeAligned",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_runtime_aligned/parameter"],
    },
    Refusal {
        consumers: GPU,
        says: "Generic pointers are not allowed as kernel argument storage class",
        reason: "the test's kernel has such a parameter",
        is_taken_when_old: false,
        modules: &["lit/builtins/opencl/block-sizes", "lit/lift/enqueued-blocks", "lit/sycl/alloca-arguments"],
    },
    Refusal {
        consumers: READER,
        says: "SIGSEGV",
        reason: "the reader of LLVM 15 takes every OpCompositeConstruct for a constant; newer ones do not",
        is_taken_when_old: false,
        modules: &[
            "base64::spir64::O2", "base64::spir64::O2::debug", "bfloat", "colors::spir64::O2",
            "colors::spir64::O2::debug", "edges::spir64::O0", "edges::spir64::O0::debug", "mandelbrot::spir64::O2",
            "library_geometry", "library_integers", "library_math_*", "mandelbrot::spir64::O2::debug", "odd_vector",
            "private_constants", "private_variables", "skinning", "lit/constants/expressions-in-functions",
            "lit/faults/functions-of-mathematics", "lit/functions/contraction-intrinsics",
            "lit/globals/private-frame", "lit/globals/private-pointers", "lit/intrinsics/power-widths",
        ],
    },
    Refusal {
        consumers: READER,
        says: "uses unknown extension",
        reason: "the extensions are newer than the reader of LLVM 15",
        is_taken_when_old: false,
        modules: &[
            "lit/debug/declared-definition", "lit/debug/nonsemantic-functions",
            "lit/decorations/annotation-operands", "lit/ext/SPV_EXT_shader_image_int64/type", "lit/builtins/opencl/barriers", "lit/builtins/opencl/float-atomic-widths",
            "lit/decorations/function-hints", "lit/decorations/parameters",
            "lit/ext/SPV_ALTERA_fpga_argument_interfaces/StableKernelArgumentALTERA",
            "lit/ext/SPV_INTEL_fpga_argument_interfaces/properties",
            "lit/ext/SPV_INTEL_subgroup_requirements/primary", "lit/ext/SPV_INTEL_task_sequence/literals",
            "lit/ext/SPV_KHR_non_semantic_info/*", "lit/ext/SPV_KHR_untyped_pointers/*",
            "lit/intrinsics/llvm.arithmetic.fence", "lit/sycl/device-global", "lit/triton/atomics",
            "lit/triton/matrix", "lit/triton/predicated", "lit/ext/SPV_ALTERA_runtime_aligned/parameter",
            "lit/ext/SPV_EXT_relaxed_printf_string_address_space/global-format",
            "lit/ext/SPV_INTEL_maximum_registers/MaximumRegistersINTEL",
            "lit/ext/SPV_KHR_float_controls2/FPFastMathDefault", "lit/ext/SPV_KHR_float_controls2/contraction",
            "lit/lift/extension-instructions", "lit/lift/task-sequences", "lit/module/all-extensions",
        ],
    },
    Refusal {
        consumers: READER,
        says: "SourceArgs.size() == OperandCount",
        reason: "the reader of LLVM 15 wants the text of a DebugSource, which is optional; newer ones do not",
        is_taken_when_old: false,
        modules: &[
            "lit/debug/fragments-of-unknown-values", "lit/debug/none-before-functions", "lit/debug/unknown-booleans",
            "lit/faults/unknown-debug-operation", "lit/lift/debug-records", "lit/lift/dialects",
        ],
    },
    Refusal {
        consumers: READER,
        says: "SIGSEGV",
        reason: "the reader of LLVM 15 crashes on an OpCompositeConstruct of values; newer ones do not",
        is_taken_when_old: false,
        modules: &["lit/ext/SPV_INTEL_vector_compute/extended-instructions"],
    },
    Refusal {
        consumers: READER,
        says: "Global variable initializer type does not match",
        reason: "the reader of LLVM 15 gives a variable of a pipe storage another type than its value",
        is_taken_when_old: false,
        modules: &["lit/constants/objects", "lit/lift/host-pipe-storage"],
    },
    Refusal {
        consumers: READER,
        says: "Attempt to redefine function",
        reason: "the reader of LLVM 15 counts the packets of both sides of a pipe with one function",
        is_taken_when_old: false,
        modules: &["lit/lift/host-pipes"],
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
        says: "getValueType(Vector1) == getValueType(Vector2)",
        reason: "the reader of LLVM 15 wants vectors of one type in a shuffle; newer ones do not",
        is_taken_when_old: false,
        modules: &["vector_intrinsics"],
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
            "lit/builtins/opencl/same-name", "lit/cli/optimize-calls", "lit/cli/optimize-keeps",
            "lit/constants/expressions-in-functions", "lit/constants/undefined", "lit/decorations/parameters",
            "lit/faults/tokens", "lit/faults/trap", "lit/functions/contraction", "lit/functions/contraction-imports",
            "lit/functions/declarations", "lit/functions/known-targets",
            "lit/julia/exceptions", "lit/spec-constants/alloca", "lit/spec-constants/defaults",
            "lit/types/generic-target-types", "lit/types/target-type-values", "lit/types/target-types",
            "lit/module/names-not-utf8", "lit/ext/SPV_INTEL_vector_compute/variables",
        ],
    },
];
