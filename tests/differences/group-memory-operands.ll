; ROW: a group function with `sret` and `byval` arguments
; PEER: [[MEMORY:%[0-9]+]] = OpLoad %struct_half %result
; PEER: [[VALUE:%[0-9]+]] = OpCompositeExtract %half [[MEMORY]] 0
; PEER: OpGroupNonUniformShuffle %half %uint_3 [[VALUE]] %uint_1
; OURS: [[MEMORY:%[0-9]+]] = OpBitcast %_ptr_Function_half %value
; OURS: [[VALUE:%[0-9]+]] = OpLoad %half [[MEMORY]]
; OURS: OpGroupNonUniformShuffle %half %uint_3 [[VALUE]] %uint_1

target triple = "spir64-unknown-unknown"

%struct.half = type { half }

declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_jS1_j(ptr addrspace(4) sret(%struct.half), i32, ptr byval(%struct.half), i32)

define spir_func void @f(ptr addrspace(4) %result, ptr %value) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_jS1_j(ptr addrspace(4) sret(%struct.half) %result, i32 3, ptr byval(%struct.half) %value, i32 1)
  ret void
}
