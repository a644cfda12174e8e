; Arguments and results of indirect calls have the legal forms of direct calls; argument attributes decorate the call. A
; call with a known target becomes a direct call.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv
; RUN: sed 's/ byval(i64)//' %s | llvm-spirv-rs - --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.refused.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      %pair = OpTypeStruct %float %uint
; CHECK:      %[[WIDE:[0-9]+]] = OpFunctionPointerCallINTEL %_struct_{{[0-9]+}} %p %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: OpCompositeExtract %v4float %[[WIDE]] 0
; CHECK-NEXT: OpCompositeExtract %v2float %[[WIDE]] 1
; CHECK:      %whole = OpFunctionPointerCallINTEL %pair %{{[0-9]+}} %uint_1
; CHECK:      OpFunctionPointerCallINTEL %void %{{[0-9]+}} %{{.+}}
; CHECK:      OpFunctionCall %void %g
; CHECK-NOT:  PointerCall

; REFUSED:      FunctionPointers: Can't translate function pointer:
; REFUSED-NEXT: a call through a pointer
; REFUSED: at %wide = call

target triple = "spir64-unknown-unknown"

%pair = type { float, i32 }

declare spir_func void @g()

define spir_func void @f(ptr %p, <6 x float> %v, ptr addrspace(1) %data, ptr %object) {
  %wide = call spir_func <6 x float> %p(<6 x float> %v)
  %whole = call spir_func %pair %p(i32 1)
  store <6 x float> %wide, ptr addrspace(1) %data, align 32
  call spir_func void %p(ptr byval(i64) %object)
  call spir_func addrspace(4) void addrspacecast (ptr @g to ptr addrspace(4))()
  ret void
}
