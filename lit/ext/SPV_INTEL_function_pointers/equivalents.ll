; Other addresses of a function, `no_cfi @f` and `dso_local_equivalent @f`, are `@f` itself, as values and as callees. A signed
; pointer is refused by name.
;
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/values.ll --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s
; RUN: llvm-as %t/values.ll -o %t/values.bc
; RUN: llvm-spirv-rs %t/values.bc --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/values.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=OFF
; RUN: llvm-spirv-rs %t/calls.ll --spirv-tools-dis | FileCheck %s --check-prefix=CALLS
; RUN: not llvm-spirv-rs %t/signed.ll --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv 2>&1 | FileCheck %s --check-prefix=SIGNED

; CHECK: OpConstantFunctionPointerINTEL %{{[_a-zA-Z0-9]+}} %f
; CHECK: OpConstantFunctionPointerINTEL %{{[_a-zA-Z0-9]+}} %g
; CHECK: OpFunctionPointerCallINTEL
; OFF: SPV_INTEL_function_pointers

; CALLS: OpFunctionCall %uint %f
; CALLS-NEXT: OpFunctionCall %uint %f

; SIGNED: SPIR-V has no signed pointers (`ptrauth`): compile the source without pointer authentication

;--- values.ll
target triple = "spir64-unknown-unknown"
define internal i32 @f(i32 %x) {
  ret i32 %x
}
define internal i32 @g(i32 %x) {
  ret i32 7
}
define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  %r = select i1 %c, ptr no_cfi @f, ptr dso_local_equivalent @g
  %v = call i32 %r(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
;--- calls.ll
target triple = "spir64-unknown-unknown"
define internal i32 @f(i32 %x) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = call i32 no_cfi @f(i32 3)
  %w = call i32 dso_local_equivalent @f(i32 4)
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %p
  ret void
}
;--- signed.ll
target triple = "spir64-unknown-unknown"
define internal i32 @f(i32 %x) {
  ret i32 %x
}
define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  %r = select i1 %c, ptr ptrauth (ptr @f, i32 0), ptr null
  %v = call i32 %r(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
