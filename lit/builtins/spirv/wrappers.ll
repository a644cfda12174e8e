; A class with one number as its only member, passed through memory, is translated as the number; so is a result of such
; a class.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_bfloat16_conversion | FileCheck %s

; CHECK-DAG: %class_half = OpTypeStruct %half
; CHECK: [[VALUE:%[0-9]+]] = OpLoad %half
; CHECK: [[RESULT:%[0-9]+]] = OpGroupNonUniformShuffle %half %uint_3 [[VALUE]] %lane
; CHECK: OpStore {{%[0-9]+}} [[RESULT]] Aligned 2
; CHECK: [[BITS:%[0-9]+]] = OpLoad %ushort
; CHECK: %wide = OpConvertBF16ToFINTEL %float [[BITS]]

target triple = "spir64-unknown-unknown"

%class.half = type { half }
%class.bfloat16 = type { i16 }

declare spir_func float @__spirv_ConvertBF16ToFINTEL(ptr byval(%class.bfloat16))
declare spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_jS1_j(ptr addrspace(4) sret(%class.half) align 2, i32, ptr byval(%class.half) align 2, i32)

define spir_func void @f(ptr addrspace(4) %out, ptr %in, ptr %narrow, i32 %lane) {
  call spir_func void @_Z30__spirv_GroupNonUniformShuffleI4halfET_jS1_j(ptr addrspace(4) sret(%class.half) align 2 %out, i32 3, ptr byval(%class.half) align 2 %in, i32 %lane)
  %wide = call spir_func float @__spirv_ConvertBF16ToFINTEL(ptr byval(%class.bfloat16) %narrow)
  ret void
}
