; ROW: 64-bit images
; OPTIONS-PEER: --spirv-ext=+SPV_INTEL_bindless_images
; OPTIONS-OURS: --spirv-ext=+SPV_INTEL_bindless_images,+SPV_EXT_shader_image_int64
; PEER: spirv-val: {{.*}}Capability Int64ImageEXT is required when using Sampled Type of 64-bit int
; OURS: OpCapability Int64ImageEXT

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Image", i64, 2, 0, 0, 0, 0, 0, 0) @_Z33__spirv_ConvertHandleToImageINTELl(i64)

define spir_func void @f(i64 %handle) {
  %image = call spir_func target("spirv.Image", i64, 2, 0, 0, 0, 0, 0, 0) @_Z33__spirv_ConvertHandleToImageINTELl(i64 %handle)
  ret void
}
