; Kernel arguments are numbers, vectors, structures, pointers, images and samplers; a Boolean is passed as a byte and an
; array in a structure, and types without a kernel argument are refused (R61).
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/taken.ll --target-env=level-zero:all --spirv-tools-dis 2>&1 | FileCheck %s --implicit-check-not=warning
; RUN: llvm-spirv-rs %t/array.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s --check-prefix=ARRAY
; RUN: not llvm-spirv-rs %t/event.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s -DWHAT=OpTypeEvent --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/queue.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s -DWHAT=OpTypeQueue --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/pipe.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s -DWHAT=OpTypePipe --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/private.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s "-DWHAT=a pointer to Function memory" --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/generic.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s "-DWHAT=a pointer to Generic memory" --check-prefix=REFUSED

; CHECK:      OpFunction %void
; CHECK-NEXT: %bool = OpFunctionParameter %uchar
; CHECK-NEXT: %byte = OpFunctionParameter %uchar
; CHECK-NEXT: %odd = OpFunctionParameter %uint
; CHECK-NEXT: %long = OpFunctionParameter %ulong
; CHECK-NEXT: %half = OpFunctionParameter %half
; CHECK-NEXT: %float = OpFunctionParameter %float
; CHECK-NEXT: %vector = OpFunctionParameter %v3float
; CHECK-NEXT: %structure = OpFunctionParameter %_ptr_Function__struct_
; CHECK-NEXT: %flagged = OpFunctionParameter %_ptr_Function__struct_
; CHECK-NEXT: %global = OpFunctionParameter %_ptr_CrossWorkgroup_
; CHECK-NEXT: %local = OpFunctionParameter %_ptr_Workgroup_
; CHECK-NEXT: %constant = OpFunctionParameter %_ptr_UniformConstant_
; CHECK-NEXT: %image = OpFunctionParameter %[[IMAGE:[0-9]+]]
; CHECK-NEXT: %sampler = OpFunctionParameter %[[SAMPLER:[0-9]+]]
; CHECK-NEXT: OpLabel

; ARRAY: warning[W018]: a parameter is a structure that contains an array, which the guide does not list

; REFUSED: error[E109]: TargetEnvironment: unsupported type of a parameter of the kernel k: [[WHAT]] (Level Zero SPIR-V guide, "Kernel Arguments")

;--- taken.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i1 %bool, i8 %byte, i24 %odd, i64 %long, half %half, float %float, <3 x float> %vector, ptr byval({ i32, float }) %structure, { i32, i1 } %flagged, ptr addrspace(1) %global, ptr addrspace(3) %local, ptr addrspace(2) %constant, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler) {
  ret void
}
;--- array.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k([2 x i32] %array) {
  ret void
}
;--- event.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Event") %x) {
  ret void
}
;--- queue.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Queue") %x) {
  ret void
}
;--- pipe.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Pipe", 0) %x) {
  ret void
}
;--- private.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr %x) {
  ret void
}
;--- generic.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %x) {
  ret void
}
