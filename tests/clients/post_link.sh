# The post-link stage of a SYCL toolchain: one translation for each device image of a file table, with options in a
# response file.
for kernel in first second; do
  sed "s/dot_product/$kernel/" "$EXAMPLES/dot_product.cl" > $kernel.cl
  clang -c --target=spir64 -cl-std=CL2.0 -O2 -emit-llvm $kernel.cl -o $kernel.bc
  echo "$PWD/$kernel.bc" >> images.txt
done
cat > options.rsp <<'END'
-spirv-max-version=1.4 -spirv-debug-info-version=nonsemantic-shader-200
-spirv-allow-unknown-intrinsics=llvm.genx.
-spirv-ext=-all,+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max,+SPV_KHR_no_integer_wrap_decoration,+SPV_KHR_float_controls,+SPV_KHR_expect_assume,+SPV_KHR_linkonce_odr,+SPV_INTEL_subgroups,+SPV_INTEL_media_block_io,+SPV_INTEL_device_side_avc_motion_estimation,+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_reg,+SPV_INTEL_blocking_pipes,+SPV_INTEL_function_pointers,+SPV_INTEL_kernel_attributes,+SPV_INTEL_io_pipes,+SPV_INTEL_inline_assembly,+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_float_controls2,+SPV_INTEL_vector_compute,+SPV_INTEL_fast_composite,+SPV_INTEL_variable_length_array,+SPV_INTEL_fp_fast_math_mode,+SPV_INTEL_long_composites,+SPV_INTEL_arithmetic_fence,+SPV_INTEL_global_variable_decorations,+SPV_INTEL_cache_controls,+SPV_INTEL_optnone,+SPV_KHR_bit_instructions,+SPV_KHR_uniform_group_instructions,+SPV_INTEL_tensor_float32_conversion
END
echo '[Code]' > modules.table
while read -r image; do
  llvm-spirv -o "${image%.bc}.spv" @options.rsp "$image"
  echo "${image%.bc}.spv" >> modules.table
done < images.txt
[ "$(wc -l < modules.table)" -eq 3 ]
spirv-val --target-env spv1.4 first.spv
spirv-val --target-env spv1.4 second.spv
spirv-link --create-library --target-env spv1.4 --use-highest-version first.spv second.spv -o linked.spv
