; printf takes any number of arguments, of which pointers point to bytes; its format is in constant memory unless an
; extension allows another address space.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK:      %format = OpVariable %{{.*}} UniformConstant
; CHECK:      %[[FORMAT:.*]] = OpBitcast %_ptr_UniformConstant_uchar %format
; CHECK-NEXT: %printed = OpExtInst %uint %1 printf %[[FORMAT]] %i %d %v
; CHECK:      %[[BYTES:.*]] = OpBitcast %_ptr_CrossWorkgroup_uchar %p
; CHECK-NEXT: %again = OpExtInst %uint %1 printf %{{.*}} %[[BYTES]]
;
; RUN: sed -e 's/addrspace(2)/addrspace(1)/g' -e 's/addrspace(1) constant/addrspace(1) global/' %s > %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_relaxed_printf_string_address_space
; REFUSED-NEXT: printf with a format outside of constant memory
; REFUSED-SAME: --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space
; REFUSED-NEXT: at %printed = call
;
; RUN: llvm-spirv-rs %t.ll --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space --spirv-tools-dis | FileCheck %s --check-prefix=GLOBAL
; GLOBAL: OpExtension "SPV_EXT_relaxed_printf_string_address_space"
; GLOBAL: %printed = OpExtInst %uint %1 printf
;
; RUN: sed -e 's/, <2 x float> %%v)$/, { i32, i1 } zeroinitializer)/' %s > %t.struct.ll
; RUN: not llvm-spirv-rs %t.struct.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRUCT
; STRUCT:      InvalidInstruction: Can't translate llvm instruction:
; STRUCT-NEXT: printf cannot print a value of type { i32, i1 }

target triple = "spir64-unknown-unknown"

@format = internal addrspace(2) constant [11 x i8] c"%d %f %v2f\00"

define spir_kernel void @print(i32 %i, double %d, <2 x float> %v, ptr addrspace(1) %p) {
  %printed = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, i32 %i, double %d, <2 x float> %v)
  store i32 %i, ptr addrspace(1) %p
  %again = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, ptr addrspace(1) %p)
  ret void
}

declare spir_func i32 @printf(ptr addrspace(2), ...)
