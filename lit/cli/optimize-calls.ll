; Optimization keeps each convergent call in place, although the call does not carry the attribute of a barrier.
; RUN: llvm-spirv-rs %s --optimize --spirv-tools-dis | FileCheck %s

; CHECK:         %{{[0-9]+}} = OpFunction %void
; CHECK-COUNT-1: OpFunctionCall %{{.*}} %meet
; CHECK-NOT:     OpFunctionCall
; CHECK:         OpFunctionEnd

target triple = "spir64-unknown-unknown"

declare spir_func void @meet()

define spir_kernel void @kernel(i1 %choice, ptr addrspace(1) %out) {
entry:
  br i1 %choice, label %then, label %else

then:
  store i32 1, ptr addrspace(1) %out
  br label %both

else:
  store i32 2, ptr addrspace(1) %out
  br label %both

both:
  %known = phi i1 [ true, %then ], [ false, %else ]
  call spir_func void @meet()
  br i1 %known, label %one, label %two

one:
  store i32 3, ptr addrspace(1) %out
  ret void

two:
  store i32 4, ptr addrspace(1) %out
  ret void
}
