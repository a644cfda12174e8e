//! The known extensions: what each adds, what it requires, the constructs of LLVM modules that use it, and their
//! translation without it.
//!
//! `--list-extensions` and `docs/extensions.md` show the table. Each construct names a test in `lit/` that has it with the
//! extension and without it.

use crate::spirv::grammar::Version;

use Without::{Instead, Omitted, Refused};

/// One known extension.
#[derive(Debug)]
pub struct ExtensionRow {
    /// The name in `OpExtension`.
    pub name: &'static str,
    /// The additions of the extension, as a noun phrase.
    pub adds: &'static str,
    /// The constructs that use it.
    pub uses: Uses,
    /// The lowest version that its document requires.
    pub version: Version,
    /// The extensions that its document requires.
    pub needs: &'static [&'static str],
    /// The preference of the extension.
    pub adoption: Adoption,
}

/// The preference of an allowed extension. Where several extensions provide the same, the least `Adoption` is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Adoption {
    /// The successor of another extension, which more consumers know: preferred where the extensions are listed by name,
    /// [`Alternative`](Self::Alternative) where `all` includes both.
    Successor,
    /// The only extension that provides a feature, or of several the one that most consumers know.
    Preferred,
    /// Another extension provides the same, and more consumers know that one.
    Alternative,
    /// `all` does not include the extension: a module that does not name its instructions, types or modes has a translation
    /// without it, and consumers that do not know it, as most of today's do not, reject the whole module with it. Compilers
    /// pass `all` for any consumer.
    ByName,
    /// As `ByName`, and more consumers know another extension that provides the same.
    AlternativeByName,
}

/// The constructs that use an extension.
#[derive(Clone, Copy, Debug)]
pub enum Uses {
    /// Constructs of LLVM modules.
    By(&'static [Use]),
    /// No LLVM module needs the extension, for this reason.
    None(&'static str),
}

/// A construct of LLVM modules that uses an extension.
#[derive(Clone, Copy, Debug)]
pub struct Use {
    /// The construct, as a noun phrase.
    pub construct: &'static str,
    /// Its translation where the extension is not allowed.
    pub without: Without,
    /// Its test, a file of the extension's folder in `lit/ext`, or a path in `lit/`.
    pub test: &'static str,
}

impl Use {
    /// Returns the path of the test in `lit/`.
    pub fn path(&self, extension: &str) -> String {
        if self.test.contains('/') { self.test.to_owned() } else { format!("ext/{extension}/{}", self.test) }
    }
}

/// The translation of a construct without its extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Without {
    /// An error that names the construct and the extension.
    Refused,
    /// Nothing: the construct is a hint.
    Omitted,
    /// Other instructions with the same results.
    Instead(&'static str),
}

/// Returns the row of an extension that LLVM modules use: from SPIR-V 1.0 on, without others, and preferred.
const fn by(name: &'static str, adds: &'static str, uses: &'static [Use]) -> ExtensionRow {
    ExtensionRow { name, adds, uses: Uses::By(uses), version: Version::V1_0, needs: &[], adoption: Adoption::Preferred }
}

/// Returns the row of an extension that no LLVM module needs.
const fn none(name: &'static str, adds: &'static str, reason: &'static str) -> ExtensionRow {
    ExtensionRow { uses: Uses::None(reason), ..by(name, adds, &[]) }
}

const fn construct(construct: &'static str, without: Without, test: &'static str) -> Use {
    Use { construct, without, test }
}

impl ExtensionRow {
    const fn since(self, version: Version) -> Self {
        Self { version, ..self }
    }

    const fn needing(self, needs: &'static [&'static str]) -> Self {
        Self { needs, ..self }
    }

    const fn successor(self) -> Self {
        Self { adoption: Adoption::Successor, ..self }
    }

    const fn alternative(self) -> Self {
        Self { adoption: Adoption::Alternative, ..self }
    }

    const fn by_name(self) -> Self {
        Self { adoption: Adoption::ByName, ..self }
    }

    const fn alternative_by_name(self) -> Self {
        Self { adoption: Adoption::AlternativeByName, ..self }
    }
}

/// The known extensions, by name.
#[rustfmt::skip]
pub static EXTENSIONS: &[ExtensionRow] = &[
    by("SPV_ALTERA_arbitrary_precision_fixed_point", "arithmetic on fixed-point numbers of any width", &[
        construct("`__spirv_Fixed*INTEL`, `__spirv_Fixed*ALTERA`", Refused, "FixedCosALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_arbitrary_precision_floating_point", "arithmetic on floating-point numbers of any width", &[
        construct("`__spirv_ArbitraryFloat*INTEL`, `__spirv_ArbitraryFloat*ALTERA`", Refused, "ArbitraryFloatCosINTEL.ll"),
    ]).alternative(),
    by("SPV_ALTERA_arbitrary_precision_integers", "integer types of any width", &[
        construct("integers of other widths than 8, 16, 32 and 64", Instead("masked arithmetic in a wider integer"), "widths.ll"),
        construct("such integers as operands of instructions that take their exact width", Refused, "exact.ll"),
    ]).alternative_by_name(),
    by("SPV_ALTERA_blocking_pipes", "pipe accesses that wait", &[
        construct("`__read_pipe_2_bl`, `__write_pipe_2_bl`", Refused, "functions.ll"),
        construct("`__spirv_ReadPipeBlockingINTEL`, `__spirv_WritePipeBlockingINTEL`", Refused, "ReadPipeBlockingALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_argument_interfaces", "interfaces of kernel arguments in hardware", &[
        construct("its decorations in `spirv.ParameterDecorations`", Refused, "StableKernelArgumentALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_buffer_location", "the memory interface of a pointer", &[
        construct("`BufferLocationINTEL` in decoration metadata", Refused, "BufferLocationALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_cluster_attributes", "the scheduling of a function in clusters", &[
        construct("`StallEnableINTEL`, `StallFreeINTEL` in decoration metadata", Refused, "StallFreeALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_dsp_control", "the use of DSP blocks by a function", &[
        construct("`MathOpDSPModeINTEL` in decoration metadata", Refused, "MathOpDSPModeALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_invocation_pipelining_attributes", "the pipelining of calls of a function", &[
        construct("its decorations in decoration metadata", Refused, "MaxConcurrencyALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_latency_control", "latencies between memory accesses", &[
        construct("`LatencyControlLabelINTEL` in decoration metadata", Refused, "LatencyControlLabelALTERA.ll"),
        construct("`LatencyControlConstraintINTEL` in decoration metadata", Refused, "LatencyControlConstraintALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_loop_controls", "hints for loops in hardware", &[
        construct("loop metadata `llvm.loop.ii.count`, `llvm.loop.coalesce.*`, `llvm.loop.intel.*` and others", Omitted, "initiation-interval.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_memory_accesses", "the hardware of memory accesses", &[
        construct("its decorations in decoration metadata", Refused, "PrefetchALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_memory_attributes", "the hardware of variables and members", &[
        construct("its decorations in decoration metadata", Refused, "MergeALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_fpga_reg", "a register between two operations", &[
        construct("`__spirv_FPGARegINTEL`", Refused, "FPGARegALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_global_variable_fpga_decorations", "the initialization of global variables in hardware", &[
        construct("`InitModeINTEL`, `ImplementInRegisterMapINTEL` in decoration metadata", Refused, "ImplementInRegisterMapALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_io_pipes", "pipes to devices outside", &[
        construct("`IOPipeStorageINTEL` in decoration metadata", Refused, "IOPipeStorageALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_loop_fuse", "the fusion of the loops of a function", &[
        construct("`FuseLoopsInFunctionINTEL` in decoration metadata", Refused, "FuseLoopsInFunctionALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_runtime_aligned", "pointer arguments that the runtime aligns", &[
        construct("kernel metadata `kernel_arg_runtime_aligned`", Omitted, "parameter.ll"),
    ]).alternative_by_name(),
    by("SPV_ALTERA_task_sequence", "functions that run concurrently", &[
        construct("`__spirv_TaskSequence*INTEL`, `__spirv_TaskSequence*ALTERA`", Refused, "TaskSequenceGetALTERA.ll"),
    ]).alternative(),
    by("SPV_ALTERA_usm_storage_classes", "storage classes of device and host memory", &[
        construct("`__spirv_CrossWorkgroupCastToPtrINTEL`, `__spirv_PtrCastToCrossWorkgroupINTEL`", Refused, "CrossWorkgroupCastToPtrALTERA.ll"),
    ]).alternative(),
    by("SPV_AMD_shader_ballot", "group operations in non-uniform control flow", &[
        construct("`__spirv_Group*NonUniformAMD`", Refused, "GroupFAddNonUniformAMD.ll"),
    ]),
    by("SPV_AMD_weak_linkage", "definitions that an exported one replaces", &[
        construct("definitions with linkage `weak`, `weak_odr`, `linkonce`, `linkonce_odr` or `common`", Instead("linkage `Export`"), "linkage.ll"),
    ]).by_name(),
    none("SPV_ARM_cooperative_matrix_layouts", "blocked memory layouts of cooperative matrices", "the layout of a matrix is a constant operand, from which no capability follows").since(Version::V1_6),
    by("SPV_ARM_core_builtins", "numbers of cores and warps", &[
        construct("variables `__spirv_BuiltInCoreIDARM` and others", Refused, "builtin.ll"),
    ]),
    none("SPV_ARM_graph", "graphs of tensor operations", "its instructions need tensors, for which LLVM has no type").needing(&["SPV_ARM_tensors"]),
    none("SPV_ARM_tensors", "tensors", "LLVM has no type for tensors"),
    by("SPV_EXT_arithmetic_fence", "values whose arithmetic is not reordered", &[
        construct("`llvm.arithmetic.fence`", Instead("the operand, and no flags that permit to reorder it"), "intrinsics/llvm.arithmetic.fence.ll"),
        construct("`__spirv_ArithmeticFenceEXT`", Refused, "ArithmeticFenceEXT.ll"),
    ]),
    by("SPV_EXT_cooperative_matrix_maintenance1", "conversions, reductions and functions of elements of cooperative matrices", &[
        construct("`__spirv_CooperativeMatrixTransposeEXT` and others", Refused, "CooperativeMatrixTransposeEXT.ll"),
    ]),
    by("SPV_EXT_float8", "the floating-point formats E4M3 and E5M2", &[
        construct("`__builtin_spirv_ConvertFP16ToE4M3EXT` and others", Refused, "conversions.ll"),
        construct("`SaturatedToLargestFloat8NormalConversionEXT` in decoration metadata", Refused, "SaturatedToLargestFloat8NormalConversionEXT.ll"),
    ]),
    by("SPV_EXT_image_raw10_raw12", "the image channel data types `UnsignedIntRaw10EXT` and `UnsignedIntRaw12EXT`", &[
        construct("comparisons of `get_image_channel_data_type` with these types", Refused, "compare.ll"),
    ]),
    by("SPV_EXT_long_vector", "vectors of any length", &[
        construct("vectors of other lengths than 2, 3, 4, 8 and 16", Instead("several shorter vectors"), "values.ll"),
    ]).since(Version::V1_3).by_name(),
    by("SPV_EXT_ocp_microscaling_types", "the floating-point formats E2M1, E2M3, E3M2 and E8M0", &[
        construct("`__builtin_spirv_ConvertFP16ToE2M1EXT` and others", Refused, "conversions.ll"),
        construct("`__spirv_BitcastExtractEXT`", Refused, "BitcastExtractEXT.ll"),
    ]).needing(&["SPV_EXT_float8"]),
    by("SPV_EXT_optnone", "functions that are not optimized", &[
        construct("attribute `optnone`", Omitted, "attribute.ll"),
    ]).successor(),
    by("SPV_EXT_relaxed_printf_string_address_space", "formats of printf in any memory", &[
        construct("`printf` with a format outside constant memory", Refused, "global-format.ll"),
    ]),
    by("SPV_EXT_replicated_composites", "composites of one repeated value", &[
        construct("`__spirv_CompositeConstructReplicateEXT`", Refused, "CompositeConstructReplicateEXT.ll"),
    ]),
    by("SPV_EXT_shader_atomic_float16_add", "atomic additions of halves", &[
        construct("`atomicrmw fadd` and `fsub` on half", Instead("a compare-and-exchange loop"), "half.ll"),
        construct("`atomic_fetch_add` and `__spirv_AtomicFAddEXT` on half", Refused, "AtomicFAddEXT.ll"),
    ]).needing(&["SPV_EXT_shader_atomic_float_add"]),
    by("SPV_EXT_shader_atomic_float_add", "atomic additions of floats and doubles", &[
        construct("`atomicrmw fadd` and `fsub` on float and double", Instead("a compare-and-exchange loop"), "atomicrmw.ll"),
        construct("`atomic_fetch_add` on float and double", Refused, "builtins/opencl/atomics-float.ll"),
        construct("`__spirv_AtomicFAddEXT`", Refused, "AtomicFAddEXT.ll"),
    ]),
    by("SPV_EXT_shader_atomic_float_min_max", "atomic minima and maxima of floating-point numbers", &[
        construct("`atomicrmw fmin`, `fmax` and the like", Instead("a compare-and-exchange loop"), "atomicrmw.ll"),
        construct("`atomic_fetch_min`, `atomic_fetch_max` on float and double", Refused, "builtins/opencl/atomics-float.ll"),
        construct("`__spirv_AtomicFMinEXT`, `__spirv_AtomicFMaxEXT`", Refused, "AtomicFMaxEXT.ll"),
    ]),
    by("SPV_EXT_shader_image_int64", "images of 64-bit integers", &[
        construct("types `spirv.Image` and `spirv.SampledImage` of `i64`", Refused, "type.ll"),
    ]),
    by("SPV_EXT_shader_subgroup_partitioned", "operations on parts of a sub-group", &[
        construct("`__spirv_GroupNonUniformPartitionEXT`", Refused, "GroupNonUniformPartitionEXT.ll"),
    ]).since(Version::V1_3),
    by("SPV_EXT_split_barrier", "barriers of two halves, arrive and wait", &[
        construct("`__spirv_ControlBarrierArriveEXT`, `__spirv_ControlBarrierWaitEXT`", Refused, "ControlBarrierArriveEXT.ll"),
    ]).alternative(),
    none("SPV_GOOGLE_decorate_string", "decorations with strings before version 1.4", "the decorations with strings that kernels have need version 1.4 or SPV_GOOGLE_hlsl_functionality1, which has the instructions as well"),
    by("SPV_GOOGLE_hlsl_functionality1", "semantics of HLSL before version 1.4", &[
        construct("annotations and `UserSemantic` in decoration metadata", Refused, "semantic.ll"),
    ]),
    by("SPV_INTEL_16bit_atomics", "atomics on 16-bit integers and bfloats", &[
        construct("`atomicrmw`, `cmpxchg`, atomic `load` and `store` of i16 and bfloat", Instead("a compare-and-exchange loop on 32 bits"), "instructions.ll"),
        construct("`__spirv_Atomic*` on i16", Instead("a compare-and-exchange loop on 32 bits"), "compare-exchange.ll"),
    ]).by_name(),
    by("SPV_INTEL_2d_block_io", "loads, stores and prefetches of blocks of matrices", &[
        construct("`__spirv_Subgroup2DBlock*INTEL`", Refused, "Subgroup2DBlockLoadINTEL.ll"),
    ]),
    by("SPV_INTEL_arbitrary_precision_fixed_point", "arithmetic on fixed-point numbers of any width", &[
        construct("`__spirv_Fixed*INTEL`", Refused, "FixedCosALTERA.ll"),
    ]),
    by("SPV_INTEL_arbitrary_precision_floating_point", "arithmetic on floating-point numbers of any width", &[
        construct("`__spirv_ArbitraryFloat*INTEL`", Refused, "ArbitraryFloatCosINTEL.ll"),
    ]),
    by("SPV_INTEL_arbitrary_precision_integers", "integer types of any width", &[
        construct("integers of other widths than 8, 16, 32 and 64", Instead("masked arithmetic in a wider integer"), "widths.ll"),
        construct("such integers as operands of instructions that take their exact width", Refused, "exact.ll"),
    ]).by_name(),
    // SPIRV-Tools does not know this name.
    by("SPV_INTEL_arithmetic_fence", "values whose arithmetic is not reordered, by an older name", &[
        construct("`llvm.arithmetic.fence`", Instead("the operand, and no flags that permit to reorder it"), "intrinsic.ll"),
        construct("`__spirv_ArithmeticFenceEXT`", Refused, "ArithmeticFenceEXT.ll"),
    ]).alternative(),
    by("SPV_INTEL_bfloat16_arithmetic", "arithmetic on bfloats", &[
        construct("arithmetic and comparisons of bfloat", Instead("arithmetic in float with correct rounding"), "arithmetic.ll"),
        construct("builtin functions on bfloat", Refused, "function.ll"),
    ]).needing(&["SPV_KHR_bfloat16"]).by_name(),
    by("SPV_INTEL_bfloat16_conversion", "conversions between float and bfloat as a 16-bit integer", &[
        construct("`intel_convert_bfloat16_as_ushort`, `intel_convert_as_bfloat16_float`", Refused, "builtins/opencl/bfloat.ll"),
        construct("`__spirv_ConvertFToBF16INTEL`, `__spirv_ConvertBF16ToFINTEL`", Refused, "ConvertBF16ToFINTEL.ll"),
    ]),
    by("SPV_INTEL_bindless_images", "images and samplers from handles", &[
        construct("`__spirv_ConvertHandleTo*INTEL`", Refused, "ConvertHandleToImageINTEL.ll"),
    ]),
    by("SPV_INTEL_blocking_pipes", "pipe accesses that wait", &[
        construct("`__read_pipe_2_bl`, `__write_pipe_2_bl`", Refused, "functions.ll"),
        construct("`__spirv_ReadPipeBlockingINTEL`, `__spirv_WritePipeBlockingINTEL`", Refused, "ReadPipeBlockingALTERA.ll"),
    ]),
    by("SPV_INTEL_cache_controls", "the caches that an access uses", &[
        construct("`CacheControlLoadINTEL` in decoration metadata", Refused, "CacheControlLoadINTEL.ll"),
        construct("`CacheControlStoreINTEL` in decoration metadata", Refused, "CacheControlStoreINTEL.ll"),
        construct("both in annotations", Refused, "decorations/cache-controls.ll"),
    ]),
    by("SPV_INTEL_complex_float_mul_div", "products and quotients of complex numbers", &[
        construct("`__spirv_ComplexFMulINTEL`, `__spirv_ComplexFDivINTEL`", Refused, "ComplexFDivINTEL.ll"),
    ]),
    by("SPV_INTEL_debug_module", "modules of the source language in debug information", &[
        construct("metadata `DIModule`", Omitted, "module.ll"),
    ]),
    by("SPV_INTEL_device_barrier", "barriers of all work-items of the device", &[
        construct("`barrier` and `__spirv_ControlBarrier` with Device scope", Instead("a barrier without the capability, which few devices have"), "device-scope.ll"),
        construct("scopes that are no constants", Instead("a barrier without the capability, which few devices have"), "scope.ll"),
    ]),
    by("SPV_INTEL_device_side_avc_motion_estimation", "motion estimation of video", &[
        construct("`intel_sub_group_avc_*`", Refused, "builtins/opencl/motion.ll"),
        construct("`__spirv_SubgroupAvc*INTEL`, types `spirv.Avc*INTEL`", Refused, "null.ll"),
    ]),
    none("SPV_INTEL_fast_composite", "a calling convention of vector compute code", "it has no instruction, and no published grammar has its execution mode"),
    by("SPV_INTEL_float4", "the floating-point format E2M1 with an encoding of its own", &[
        construct("`__builtin_spirv_ConvertFP16ToE2M1INTEL` and others", Refused, "conversions.ll"),
    ]),
    by("SPV_INTEL_float_controls2", "rounding modes towards infinity, modes of single functions", &[
        construct("execution modes `RoundingModeRTPINTEL`, `RoundingModeRTNINTEL`", Omitted, "RoundingModeRTNINTEL.ll"),
        construct("execution modes `FloatingPointModeALTINTEL`, `FloatingPointModeIEEEINTEL`", Omitted, "FloatingPointModeIEEEINTEL.ll"),
        construct("`FunctionDenormModeINTEL` in decoration metadata", Refused, "FunctionDenormModeINTEL.ll"),
        construct("`FunctionFloatingPointModeINTEL` in decoration metadata", Refused, "FunctionFloatingPointModeINTEL.ll"),
        construct("`FunctionRoundingModeINTEL` in decoration metadata", Refused, "FunctionRoundingModeINTEL.ll"),
        construct("attribute `VCFloatControl`", Omitted, "ext/SPV_INTEL_vector_compute/float-control.ll"),
    ]),
    by("SPV_INTEL_fp_conversions", "conversions with clamping or stochastic rounding", &[
        construct("`__builtin_spirv_ClampConvert*`, `__builtin_spirv_StochasticRound*`", Refused, "conversions.ll"),
        construct("`__spirv_ClampConvertFToFINTEL` and others", Refused, "ClampConvertFToFINTEL.ll"),
    ]),
    by("SPV_INTEL_fp_fast_math_mode", "fast-math flags for contraction and reassociation", &[
        construct("flags `contract` and `reassoc`", Omitted, "contract.ll"),
    ]),
    by("SPV_INTEL_fp_max_error", "the greatest error of an operation", &[
        construct("metadata `!fpmath`", Omitted, "fpmath.ll"),
        construct("`llvm.fpbuiltin.*`", Refused, "fpbuiltin.ll"),
        construct("`FPMaxErrorDecorationINTEL` in decoration metadata", Refused, "FPMaxErrorDecorationINTEL.ll"),
    ]),
    by("SPV_INTEL_fpga_argument_interfaces", "interfaces of kernel arguments in hardware", &[
        construct("its decorations in `spirv.ParameterDecorations`", Refused, "properties.ll"),
    ]),
    by("SPV_INTEL_fpga_buffer_location", "the memory interface of a pointer", &[
        construct("`BufferLocationINTEL` in decoration metadata", Refused, "BufferLocationALTERA.ll"),
        construct("kernel metadata `kernel_arg_buffer_location`", Omitted, "decorations/function-hints.ll"),
    ]),
    by("SPV_INTEL_fpga_cluster_attributes", "the scheduling of a function in clusters", &[
        construct("function metadata `stall_enable`, `stall_free`", Omitted, "decorations/function-hints.ll"),
        construct("`StallEnableINTEL`, `StallFreeINTEL` in decoration metadata", Refused, "StallFreeALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_dsp_control", "the use of DSP blocks by a function", &[
        construct("function metadata `prefer_dsp`", Omitted, "decorations/function-hints.ll"),
        construct("`MathOpDSPModeINTEL` in decoration metadata", Refused, "MathOpDSPModeALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_invocation_pipelining_attributes", "the pipelining of calls of a function", &[
        construct("function metadata `initiation_interval`, `max_concurrency`, `pipeline_kernel`", Omitted, "decorations/function-hints.ll"),
        construct("its decorations in decoration metadata", Refused, "MaxConcurrencyALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_latency_control", "latencies between memory accesses", &[
        construct("its decorations in decoration metadata", Refused, "LatencyControlLabelALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_loop_controls", "hints for loops in hardware", &[
        construct("loop metadata `llvm.loop.ii.count`", Omitted, "initiation-interval.ll"),
        construct("loop metadata `llvm.loop.intel.loopcount_min`, `_max`, `_avg`", Omitted, "loop-count.ll"),
        construct("loop metadata `llvm.loop.coalesce.*`, `llvm.loop.fusion.disable`, `llvm.loop.max_concurrency.count`, `llvm.loop.max_interleaving.count`, `llvm.loop.intel.*`", Omitted, "loops/every-hint.ll"),
        construct("loop metadata `llvm.loop.parallel_access_indices`", Omitted, "loops/parallel-access-indices.ll"),
    ]),
    by("SPV_INTEL_fpga_memory_accesses", "the hardware of memory accesses", &[
        construct("annotations `{params:..}{cache-size:..}` of pointers", Omitted, "decorations/annotations.ll"),
        construct("its decorations in decoration metadata", Refused, "PrefetchALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_memory_attributes", "the hardware of variables and members", &[
        construct("annotations `{memory:..}`, `{numbanks:..}` and others", Omitted, "decorations/annotations.ll"),
        construct("its decorations in decoration metadata", Refused, "MergeALTERA.ll"),
    ]),
    by("SPV_INTEL_fpga_reg", "a register between two operations", &[
        construct("annotation `__builtin_intel_fpga_reg`", Omitted, "decorations/annotations.ll"),
        construct("`__spirv_FPGARegINTEL`", Refused, "FPGARegALTERA.ll"),
    ]),
    by("SPV_INTEL_function_pointers", "addresses of functions and indirect calls", &[
        construct("indirect calls, functions as values", Refused, "calls.ll"),
        construct("pointers into address space 9, with `--spirv-emit-function-ptr-addr-space`", Refused, "address-space.ll"),
        construct("attribute `referenced-indirectly`", Omitted, "referenced-indirectly.ll"),
        construct("`llvm.global_ctors`, `llvm.global_dtors`", Refused, "constructors.ll"),
    ]),
    by("SPV_INTEL_function_variants", "variants of functions for devices", &[
        construct("`ConditionalINTEL` in decoration metadata", Refused, "ConditionalINTEL.ll"),
    ]),
    by("SPV_INTEL_global_variable_decorations", "the initialization of global variables, by an older name", &[
        construct("`InitModeINTEL`, `ImplementInCSRINTEL`, `HostAccessINTEL` in decoration metadata", Refused, "InitModeINTEL.ll"),
    ]),
    by("SPV_INTEL_global_variable_fpga_decorations", "the initialization of global variables in hardware", &[
        construct("`InitModeINTEL`, `ImplementInRegisterMapINTEL` in decoration metadata", Refused, "ImplementInRegisterMapALTERA.ll"),
    ]),
    by("SPV_INTEL_global_variable_host_access", "the host's accesses to global variables", &[
        construct("`HostAccessINTEL` in decoration metadata", Refused, "HostAccessINTEL.ll"),
    ]),
    by("SPV_INTEL_hw_thread_queries", "numbers of hardware threads", &[
        construct("variable `__spirv_BuiltInGlobalHWThreadIDINTEL`", Refused, "GlobalHWThreadID.ll"),
        construct("variable `__spirv_BuiltInSubDeviceIDINTEL`", Refused, "SubDeviceID.ll"),
    ]),
    by("SPV_INTEL_inline_assembly", "inline assembly", &[
        construct("`call asm`", Refused, "asm.ll"),
        construct("`ClobberINTEL` in decoration metadata", Refused, "ClobberINTEL.ll"),
    ]),
    by("SPV_INTEL_int4", "integers of 4 bits", &[
        construct("`i4` values", Instead("masked arithmetic on bytes"), "values.ll"),
        construct("cooperative matrices of `i4`", Refused, "matrix.ll"),
    ]).by_name(),
    by("SPV_INTEL_io_pipes", "pipes to devices outside", &[
        construct("variable metadata `io_pipe_id`", Omitted, "decorations/function-hints.ll"),
        construct("`IOPipeStorageINTEL` in decoration metadata", Refused, "IOPipeStorageALTERA.ll"),
    ]),
    by("SPV_INTEL_joint_matrix", "further operations on cooperative matrices", &[
        construct("`__spirv_CooperativeMatrixPrefetchINTEL`, `__spirv_CooperativeMatrixLoadCheckedINTEL` and others", Refused, "CooperativeMatrixPrefetchINTEL.ll"),
        construct("`__spirv_JointMatrixGetElementCoordINTEL`", Refused, "CooperativeMatrixGetElementCoordINTEL.ll"),
        construct("conversions of components to bfloat and TF32", Refused, "component-conversions.ll"),
        construct("the packed layout of a matrix in memory", Instead("the layout without its capability, as the Khronos translator has it"), "packed-layout.ll"),
    ]).needing(&["SPV_KHR_cooperative_matrix"]),
    by("SPV_INTEL_kernel_attributes", "execution modes of kernels", &[
        construct("function metadata `max_work_group_size`, `max_global_work_dim` and others", Omitted, "sycl/kernel-attributes.ll"),
        construct("its execution modes in `!spirv.ExecutionMode`", Omitted, "MaxWorkDimINTEL.ll"),
    ]),
    by("SPV_INTEL_long_composites", "instructions with more operands than their word count can express", &[
        construct("structures and constants of more than 65532 members", Refused, "long.ll"),
    ]),
    by("SPV_INTEL_loop_fuse", "the fusion of the loops of a function", &[
        construct("function metadata `loop_fuse`", Omitted, "decorations/function-hints.ll"),
        construct("`FuseLoopsInFunctionINTEL` in decoration metadata", Refused, "FuseLoopsInFunctionALTERA.ll"),
    ]),
    none("SPV_INTEL_masked_gather_scatter", "vectors of pointers and their masked accesses", "a vector of pointers is a list of pointers, whose accesses are exact without the extension"),
    by("SPV_INTEL_maximum_registers", "the number of registers of a kernel", &[
        construct("function metadata `RegisterAllocMode`", Instead("decoration `UserSemantic` where the version has it"), "decorations/UserSemantic-registers.ll"),
        construct("its execution modes in `!spirv.ExecutionMode`", Refused, "MaximumRegistersINTEL.ll"),
    ]),
    by("SPV_INTEL_media_block_io", "loads and stores of blocks of images", &[
        construct("`intel_sub_group_media_block_*`", Refused, "functions.ll"),
        construct("`__spirv_SubgroupImageMediaBlock*INTEL`", Refused, "SubgroupImageMediaBlockReadINTEL.ll"),
    ]),
    by("SPV_INTEL_memory_access_aliasing", "sets of accesses that do not alias", &[
        construct("metadata `!alias.scope`, `!noalias`", Omitted, "accesses.ll"),
    ]),
    none("SPV_INTEL_optimization_hints", "assumptions and expected values", "SPV_KHR_expect_assume has its instructions"),
    by("SPV_INTEL_optnone", "functions that are not optimized", &[
        construct("attribute `optnone`", Omitted, "attribute.ll"),
    ]),
    by("SPV_INTEL_predicated_io", "loads and stores with a condition", &[
        construct("`__spirv_PredicatedLoadINTEL`, `__spirv_PredicatedStoreINTEL`", Refused, "PredicatedLoadINTEL.ll"),
    ]),
    by("SPV_INTEL_rounded_divide_sqrt", "quotients and square roots with an explicit rounding mode", &[
        construct("`llvm.experimental.constrained.fdiv` and `sqrt` with a rounding mode", Omitted, "quotient.ll"),
    ]),
    by("SPV_INTEL_runtime_aligned", "pointer arguments that the runtime aligns", &[
        construct("kernel metadata `kernel_arg_runtime_aligned`", Omitted, "parameter.ll"),
    ]).by_name(),
    by("SPV_INTEL_shader_integer_functions2", "differences, averages and products of integers without overflow", &[
        construct("`__spirv_AbsISubINTEL` and others", Refused, "AbsISubINTEL.ll"),
    ]),
    by("SPV_INTEL_sigmoid", "the sigmoid function", &[
        construct("`__spirv_FSigmoidINTEL`", Refused, "FSigmoidINTEL.ll"),
    ]),
    by("SPV_INTEL_split_barrier", "barriers of two halves, arrive and wait", &[
        construct("`intel_work_group_barrier_arrive`, `intel_work_group_barrier_wait`", Refused, "functions.ll"),
        construct("`__spirv_ControlBarrierArriveINTEL`, `__spirv_ControlBarrierWaitINTEL`", Refused, "ControlBarrierWaitEXT.ll"),
    ]),
    by("SPV_INTEL_subgroup_buffer_prefetch", "prefetches of blocks", &[
        construct("`intel_sub_group_block_prefetch_*`", Refused, "builtins/opencl/block-access.ll"),
        construct("`__spirv_SubgroupBlockPrefetchINTEL`", Refused, "SubgroupBlockPrefetchINTEL.ll"),
    ]),
    by("SPV_INTEL_subgroup_matrix_multiply_accumulate", "products of matrices of a sub-group", &[
        construct("`__spirv_SubgroupMatrixMultiplyAccumulateINTEL`", Refused, "SubgroupMatrixMultiplyAccumulateINTEL.ll"),
    ]),
    by("SPV_INTEL_subgroup_matrix_multiply_accumulate_float4", "such products of 4-bit floating-point numbers", &[
        construct("`__spirv_SubgroupMatrixMultiplyAccumulateINTEL` with these operands", Refused, "float4.ll"),
    ]).needing(&["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    by("SPV_INTEL_subgroup_matrix_multiply_accumulate_float8", "such products of 8-bit floating-point numbers", &[
        construct("`__spirv_SubgroupMatrixMultiplyAccumulateINTEL` with these operands", Refused, "float8.ll"),
    ]).needing(&["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    by("SPV_INTEL_subgroup_requirements", "the primary sub-group size", &[
        construct("kernel metadata `intel_reqd_sub_group_size` with -1", Instead("no size"), "primary.ll"),
    ]),
    by("SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate", "products of scaled matrices of a sub-group", &[
        construct("`__spirv_SubgroupScaledMatrixMultiplyAccumulateINTEL`", Refused, "scaled.ll"),
    ]).needing(&["SPV_INTEL_subgroup_matrix_multiply_accumulate"]),
    by("SPV_INTEL_subgroups", "shuffles, block loads and block stores of a sub-group", &[
        construct("`intel_sub_group_shuffle*`, `intel_sub_group_block_*`", Refused, "builtins/opencl/block-access.ll"),
        construct("`__spirv_Subgroup*INTEL`", Refused, "SubgroupShuffleINTEL.ll"),
    ]),
    by("SPV_INTEL_task_sequence", "functions that run concurrently", &[
        construct("`__spirv_TaskSequence*INTEL`", Refused, "literals.ll"),
    ]),
    by("SPV_INTEL_tensor_float32_conversion", "conversions from float to TF32", &[
        construct("`__spirv_RoundFToTF32INTEL`", Refused, "RoundFToTF32INTEL.ll"),
    ]),
    by("SPV_INTEL_ternary_bitwise_function", "bitwise functions of three operands", &[
        construct("`__spirv_BitwiseFunctionINTEL`", Refused, "BitwiseFunctionINTEL.ll"),
    ]),
    none("SPV_INTEL_token_type", "a type of tokens", "LLVM's tokens are no values in SPIR-V"),
    by("SPV_INTEL_unstructured_loop_controls", "hints for loops that OpLoopMerge cannot express", &[
        construct("loop metadata of a loop whose header does not leave it", Omitted, "early-exit.ll"),
        construct("loop metadata of a loop that neither header nor latch leaves", Instead("`OpLoopMerge`"), "unconditional-header.ll"),
    ]),
    by("SPV_INTEL_usm_storage_classes", "storage classes of device and host memory", &[
        construct("pointers into address spaces 5 and 6", Instead("storage class `CrossWorkgroup`"), "sycl/usm.ll"),
        construct("`__spirv_CrossWorkgroupCastToPtrINTEL`, `__spirv_PtrCastToCrossWorkgroupINTEL`", Refused, "CrossWorkgroupCastToPtrALTERA.ll"),
    ]),
    by("SPV_INTEL_variable_length_array", "arrays in private memory whose length is known at run time", &[
        construct("`alloca` with a length that is not constant", Refused, "array.ll"),
        construct("`llvm.stacksave`, `llvm.stackrestore`", Omitted, "checkpoints.ll"),
    ]),
    by("SPV_INTEL_vector_compute", "functions of vector compute code", &[
        construct("attributes `VCFunction`, `VCCallable` and others", Omitted, "functions/vector-compute.ll"),
        construct("variables with the attribute `VCGlobalVariable` in address space 0", Instead("local variables of the kernels"), "variables.ll"),
        construct("vectors of any length in such code", Instead("several shorter vectors"), "long-vectors.ll"),
        construct("its decorations in decoration metadata", Refused, "SIMTCallINTEL.ll"),
    ]),
    by("SPV_KHR_abort", "the end of a work-item with a message", &[
        construct("`llvm.trap`, `llvm.ubsantrap`", Instead("a return from the kernel, or a memory fault"), "trap.ll"),
        construct("`__spirv_AbortKHR`", Refused, "AbortKHR.ll"),
    ]).needing(&["SPV_KHR_constant_data"]).by_name(),
    by("SPV_KHR_bfloat16", "the type bfloat", &[
        construct("bfloat values", Instead("16-bit integers, and arithmetic in float with correct rounding"), "type.ll"),
        construct("conversions between bfloat and integers", Instead("conversions through float"), "conversions.ll"),
        construct("`dot` of bfloats", Refused, "dot.ll"),
    ]).by_name(),
    by("SPV_KHR_bit_instructions", "bit fields and reversal of bits", &[
        construct("`llvm.bitreverse`", Instead("shifts and masks"), "intrinsics/llvm.bitreverse.ll"),
        construct("`bit_reverse`, `bitfield_insert`, `bitfield_extract_*`", Refused, "builtins/opencl/bits.ll"),
        construct("`__spirv_BitReverse`, `__spirv_BitFieldInsert` and others", Refused, "BitReverse.ll"),
    ]),
    by("SPV_KHR_constant_data", "constants of bytes and strings", &[
        construct("`UTFEncodedKHR` in decoration metadata", Refused, "UTFEncodedKHR.ll"),
    ]),
    by("SPV_KHR_cooperative_matrix", "matrices that a sub-group or work-group shares", &[
        construct("type `spirv.CooperativeMatrixKHR`, `__spirv_CooperativeMatrix*KHR`", Refused, "workgroup.ll"),
        construct("`__spirv_VectorExtractDynamic`, `__spirv_VectorInsertDynamic` of a matrix", Refused, "VectorExtractDynamic.ll"),
    ]).since(Version::V1_3),
    by("SPV_KHR_expect_assume", "assumptions and expected values", &[
        construct("`llvm.assume`", Omitted, "intrinsics/llvm.assume.ll"),
        construct("`llvm.expect`", Instead("the operand"), "intrinsics/llvm.expect.ll"),
        construct("`llvm.expect.with.probability`", Instead("the operand"), "intrinsics/llvm.expect.with.probability.ll"),
        construct("`__spirv_ExpectKHR`, `__spirv_AssumeTrueKHR`", Refused, "ExpectKHR.ll"),
    ]),
    by("SPV_KHR_float_controls", "denormals, rounding modes, signed zeros, infinities and NaNs of a kernel", &[
        construct("its execution modes in `!spirv.ExecutionMode`", Omitted, "widths.ll"),
    ]),
    by("SPV_KHR_float_controls2", "fast-math flags of any instruction, and their defaults", &[
        construct("flags `contract`, `reassoc` and `fast`", Omitted, "flags.ll"),
        construct("execution mode `FPFastMathDefault`", Omitted, "FPFastMathDefault.ll"),
    ]).since(Version::V1_2).by_name(),
    by("SPV_KHR_fma", "multiplication and addition with one rounding", &[
        construct("`llvm.fma`, `fma`", Instead("`OpenCL.std fma`"), "fma.ll"),
        construct("`__spirv_FmaKHR`", Refused, "FmaKHR.ll"),
    ]).by_name(),
    by("SPV_KHR_integer_dot_product", "dot products of integers", &[
        construct("`dot`, `dot_acc_sat` of vectors of bytes", Instead("multiplications and additions"), "builtins/opencl/integer-dot.ll"),
        construct("`__spirv_SDot` and others", Refused, "dot.ll"),
    ]),
    by("SPV_KHR_linkonce_odr", "linkage of functions that several modules define", &[
        construct("functions and variables with linkage `linkonce_odr`", Instead("linkage `Export`"), "linkage.ll"),
    ]),
    by("SPV_KHR_no_integer_wrap_decoration", "arithmetic that does not wrap", &[
        construct("flags `nsw` and `nuw`", Omitted, "flags.ll"),
    ]),
    by("SPV_KHR_non_semantic_info", "instruction sets that change no results, which some consumers refuse", &[
        construct("`--spirv-preserve-auxdata`", Refused, "auxiliary-data.ll"),
        construct("`--spirv-debug-info-version=nonsemantic-shader-*`", Refused, "debug-information.ll"),
    ]),
    by("SPV_KHR_poison_freeze", "poison and its removal", &[
        construct("`freeze`", Instead("a value that is the same for all uses"), "faults/freeze.ll"),
        construct("`poison`", Instead("an undefined value"), "poison.ll"),
        construct("`__spirv_FreezeKHR`", Refused, "FreezeKHR.ll"),
    ]).by_name(),
    by("SPV_KHR_relaxed_extended_instruction", "extended instructions with operands that are defined later", &[
        construct("types in debug information of the sets `NonSemantic.Shader.DebugInfo`", Instead("types without member functions, whose members refer to a declaration"), "debug-information.ll"),
    ]),
    by("SPV_KHR_shader_ballot", "votes of a sub-group as a mask", &[
        construct("`__spirv_SubgroupBallotKHR` and others", Refused, "SubgroupBallotKHR.ll"),
    ]),
    by("SPV_KHR_shader_clock", "clocks of sub-groups and devices", &[
        construct("`llvm.readcyclecounter`", Instead("0"), "intrinsics/llvm.readcyclecounter.ll"),
        construct("`llvm.readsteadycounter`", Instead("0"), "intrinsics/llvm.readsteadycounter.ll"),
        construct("`clock_read_device` and others", Refused, "builtins/opencl/clock.ll"),
        construct("`__spirv_ReadClockKHR`", Refused, "ReadClockKHR.ll"),
    ]),
    by("SPV_KHR_subgroup_rotate", "rotations of values in a sub-group", &[
        construct("`sub_group_rotate`, `sub_group_clustered_rotate`", Refused, "functions.ll"),
        construct("`__spirv_GroupNonUniformRotateKHR`", Refused, "GroupNonUniformRotateKHR.ll"),
    ]).since(Version::V1_3),
    by("SPV_KHR_subgroup_vote", "votes of a sub-group", &[
        construct("`__spirv_SubgroupAllKHR` and others", Refused, "SubgroupAllKHR.ll"),
    ]),
    by("SPV_KHR_uniform_group_instructions", "products and bitwise and logical reductions of a group", &[
        construct("`__spirv_GroupFMulKHR` and others", Refused, "GroupFMulKHR.ll"),
    ]),
    by("SPV_KHR_untyped_pointers", "pointers without a pointee type", &[
        construct("pointers", Instead("typed pointers, inferred over the whole module"), "module.ll"),
        construct("`__spirv_UntypedAccessChainKHR` and others", Instead("the typed instruction, or refused if there is none"), "calls.ll"),
    ]).by_name(),
    by("SPV_NV_cooperative_matrix2", "reductions and functions of elements of cooperative matrices", &[
        construct("`__spirv_CooperativeMatrixReduceNV` and others", Refused, "reduce.ll"),
    ]).since(Version::V1_6),
    none("SPV_NV_cooperative_matrix_decode_vector", "loads of matrices through a decoding function of vectors", "its operands need tensors, for which LLVM has no type").since(Version::V1_6),
    none("SPV_NV_cooperative_vector", "vectors that several work-items multiply by matrices", "LLVM has no type for cooperative vectors").since(Version::V1_6),
    by("SPV_NV_shader_atomic_fp16_vector", "atomics on vectors of 2 or 4 halves", &[
        construct("`atomicrmw fadd`, `fsub`, `fmin` and `fmax` on vectors of 2 or 4 halves", Instead("a compare-and-exchange loop"), "atomicrmw.ll"),
        construct("`__spirv_AtomicFAddEXT` and others on such vectors", Refused, "add.ll"),
    ]).by_name(),
    by("SPV_NV_shader_subgroup_partitioned", "operations on parts of a sub-group", &[
        construct("`__spirv_GroupNonUniformPartitionNV`", Refused, "GroupNonUniformPartitionEXT.ll"),
    ]).since(Version::V1_3),
    none("SPV_NV_tensor_addressing", "layouts and views of tensors", "LLVM has no type for tensors").since(Version::V1_6),
    none("SPV_QCOM_cooperative_matrix_conversion", "conversions between matrices and arrays", "its arrays have a length that is a specialization constant").since(Version::V1_3),
    none("SPV_QCOM_multiple_wait_queues", "pipes with several queues", "it has no instruction that kernels may contain"),
    by("SPV_VALVE_mixed_float_dot_product", "dot products of short floating-point numbers", &[
        construct("`__spirv_FDot2MixAcc16VALVE` and others", Refused, "FDot2MixAcc16VALVE.ll"),
    ]),
];
