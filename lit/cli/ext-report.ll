; The report of a translation has the first instruction of each function that needs a version, a capability or an extension,
; and the type or decoration by which it needs it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_uniform_group_instructions,+SPV_KHR_subgroup_rotate --spirv-ext-report -o - | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_uniform_group_instructions,+SPV_KHR_subgroup_rotate -o %t.spv
; RUN: llvm-spirv-rs %t.spv --spirv-ext-report -o - | FileCheck %s --check-prefix=WORDS --match-full-lines
; RUN: llvm-spirv-rs %S/emit-map.ll --spirv-ext-report -o - | FileCheck %s --check-prefix=LOWEST --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-ext-report -o - 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      SPIR-V 1.3
; CHECK-NEXT: {{  }}%rotated = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %product, i32 1), in function @second
; CHECK-NEXT: capability Addresses
; CHECK-NEXT: {{  }}OpMemoryModel Physical64 OpenCL
; CHECK-NEXT: capability Linkage
; CHECK-NEXT: {{  }}function @first (OpDecorate %first LinkageAttributes "first" Export)
; CHECK-NEXT: {{  }}function @second (OpDecorate %second LinkageAttributes "second" Export)
; CHECK-NEXT: capability Kernel
; CHECK-NEXT: {{  }}%product = {{.*}}, in function @first
; CHECK-NEXT: {{  }}%product = {{.*}}, in function @second
; CHECK-NEXT: capability Int64
; CHECK-NEXT: {{  }}%wide = zext i32 %product to i64, in function @first (%{{[0-9]+}} = OpTypeInt 64 0)
; CHECK-NEXT: capability GroupNonUniformRotateKHR
; CHECK-NEXT: {{  }}%rotated = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %product, i32 1), in function @second
; CHECK-NEXT: capability GroupUniformArithmeticKHR
; CHECK-NEXT: {{  }}%product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x), in function @first
; CHECK-NEXT: {{  }}%product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x), in function @second
; CHECK-NEXT: extension SPV_KHR_subgroup_rotate
; CHECK-NEXT: {{  }}%rotated = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %product, i32 1), in function @second
; CHECK-NEXT: extension SPV_KHR_uniform_group_instructions
; CHECK-NEXT: {{  }}%product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x), in function @first
; CHECK-NEXT: {{  }}%product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x), in function @second
; CHECK-NOT:  {{.+}}

; WORDS:      capability Int64
; WORDS-NEXT: {{  }}%wide = OpUConvert %{{[0-9]+}} %product, in function %first (%{{[0-9]+}} = OpTypeInt 64 0)
; WORDS:      extension SPV_KHR_subgroup_rotate
; WORDS-NEXT: {{  }}%rotated = OpGroupNonUniformRotateKHR %{{[0-9]+}} %{{[0-9]+}} %product %{{[0-9]+}}, in function %second

; The lowest version is printed as well.
; LOWEST:      SPIR-V 1.0
; LOWEST-NEXT: {{  }}no instruction alone
; LOWEST-NEXT: capability Addresses

; REFUSED: error[E018]: RequiresExtension

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_GroupIMulKHR(i32, i32, i32)
declare spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32, i32, i32)

define spir_func i64 @first(i32 %x) {
  %product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x)
  %wide = zext i32 %product to i64
  ret i64 %wide
}

define spir_func i32 @second(i32 %x) {
  %product = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %x)
  %again = call spir_func i32 @__spirv_GroupIMulKHR(i32 2, i32 0, i32 %product)
  %rotated = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %product, i32 1)
  ret i32 %rotated
}
