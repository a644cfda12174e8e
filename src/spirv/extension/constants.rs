//! Constants for the extensions that code refers to: their names without `SPV_`.

#![expect(non_upper_case_globals, reason = "the extensions' own spelling")]

use super::Extension;

#[rustfmt::skip]
impl Extension {
    pub const ALTERA_arbitrary_precision_integers: Self = Self::known("SPV_ALTERA_arbitrary_precision_integers");
    pub const ALTERA_usm_storage_classes: Self = Self::known("SPV_ALTERA_usm_storage_classes");
    pub const AMD_weak_linkage: Self = Self::known("SPV_AMD_weak_linkage");
    pub const EXT_float8: Self = Self::known("SPV_EXT_float8");
    pub const EXT_image_raw10_raw12: Self = Self::known("SPV_EXT_image_raw10_raw12");
    pub const EXT_long_vector: Self = Self::known("SPV_EXT_long_vector");
    pub const EXT_ocp_microscaling_types: Self = Self::known("SPV_EXT_ocp_microscaling_types");
    pub const EXT_relaxed_printf_string_address_space: Self = Self::known("SPV_EXT_relaxed_printf_string_address_space");
    pub const EXT_shader_atomic_float16_add: Self = Self::known("SPV_EXT_shader_atomic_float16_add");
    pub const EXT_shader_atomic_float_add: Self = Self::known("SPV_EXT_shader_atomic_float_add");
    pub const EXT_shader_atomic_float_min_max: Self = Self::known("SPV_EXT_shader_atomic_float_min_max");
    pub const INTEL_arbitrary_precision_integers: Self = Self::known("SPV_INTEL_arbitrary_precision_integers");
    pub const INTEL_bfloat16_arithmetic: Self = Self::known("SPV_INTEL_bfloat16_arithmetic");
    pub const INTEL_bfloat16_conversion: Self = Self::known("SPV_INTEL_bfloat16_conversion");
    pub const INTEL_debug_module: Self = Self::known("SPV_INTEL_debug_module");
    pub const INTEL_device_barrier: Self = Self::known("SPV_INTEL_device_barrier");
    pub const INTEL_float4: Self = Self::known("SPV_INTEL_float4");
    pub const INTEL_fp_fast_math_mode: Self = Self::known("SPV_INTEL_fp_fast_math_mode");
    pub const INTEL_fp_max_error: Self = Self::known("SPV_INTEL_fp_max_error");
    pub const INTEL_function_pointers: Self = Self::known("SPV_INTEL_function_pointers");
    pub const INTEL_function_variants: Self = Self::known("SPV_INTEL_function_variants");
    pub const INTEL_hw_thread_queries: Self = Self::known("SPV_INTEL_hw_thread_queries");
    pub const INTEL_inline_assembly: Self = Self::known("SPV_INTEL_inline_assembly");
    pub const INTEL_int4: Self = Self::known("SPV_INTEL_int4");
    pub const INTEL_joint_matrix: Self = Self::known("SPV_INTEL_joint_matrix");
    pub const INTEL_long_composites: Self = Self::known("SPV_INTEL_long_composites");
    pub const INTEL_maximum_registers: Self = Self::known("SPV_INTEL_maximum_registers");
    pub const INTEL_memory_access_aliasing: Self = Self::known("SPV_INTEL_memory_access_aliasing");
    pub const INTEL_optnone: Self = Self::known("SPV_INTEL_optnone");
    pub const INTEL_rounded_divide_sqrt: Self = Self::known("SPV_INTEL_rounded_divide_sqrt");
    pub const INTEL_subgroup_matrix_multiply_accumulate_float4: Self = Self::known("SPV_INTEL_subgroup_matrix_multiply_accumulate_float4");
    pub const INTEL_subgroup_matrix_multiply_accumulate_float8: Self = Self::known("SPV_INTEL_subgroup_matrix_multiply_accumulate_float8");
    pub const INTEL_subgroup_requirements: Self = Self::known("SPV_INTEL_subgroup_requirements");
    pub const INTEL_subgroups: Self = Self::known("SPV_INTEL_subgroups");
    pub const INTEL_usm_storage_classes: Self = Self::known("SPV_INTEL_usm_storage_classes");
    pub const INTEL_variable_length_array: Self = Self::known("SPV_INTEL_variable_length_array");
    pub const INTEL_vector_compute: Self = Self::known("SPV_INTEL_vector_compute");
    pub const KHR_bfloat16: Self = Self::known("SPV_KHR_bfloat16");
    pub const KHR_bit_instructions: Self = Self::known("SPV_KHR_bit_instructions");
    pub const KHR_cooperative_matrix: Self = Self::known("SPV_KHR_cooperative_matrix");
    pub const KHR_float_controls: Self = Self::known("SPV_KHR_float_controls");
    pub const KHR_float_controls2: Self = Self::known("SPV_KHR_float_controls2");
    pub const KHR_fma: Self = Self::known("SPV_KHR_fma");
    pub const KHR_integer_dot_product: Self = Self::known("SPV_KHR_integer_dot_product");
    pub const KHR_linkonce_odr: Self = Self::known("SPV_KHR_linkonce_odr");
    pub const KHR_no_integer_wrap_decoration: Self = Self::known("SPV_KHR_no_integer_wrap_decoration");
    pub const KHR_non_semantic_info: Self = Self::known("SPV_KHR_non_semantic_info");
    pub const KHR_relaxed_extended_instruction: Self = Self::known("SPV_KHR_relaxed_extended_instruction");
    pub const KHR_shader_ballot: Self = Self::known("SPV_KHR_shader_ballot");
    pub const KHR_subgroup_rotate: Self = Self::known("SPV_KHR_subgroup_rotate");
    pub const KHR_untyped_pointers: Self = Self::known("SPV_KHR_untyped_pointers");
}
