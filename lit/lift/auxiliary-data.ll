; Auxiliary data, of which the linkage is a part, is read back on request, but nothing that the lift has added already.
;
; RUN: llvm-spirv-rs %s --spirv-preserve-auxdata -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-preserve-auxdata %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 --spirv-preserve-auxdata %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR --spirv-preserve-auxdata %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK: @variable = addrspace(1) global i32 0, align 4, {{(!spirv.Decorations ![0-9]+, )?}}!list ![[#LIST:]] #[[#KEY:]]
; CHECK: declare spir_func void @g() #[[#G:]]
; CHECK: define spir_func i32 @f(i32 %x) #[[#F:]] !list ![[#LIST]] {
; CHECK: define available_externally spir_func i32 @inlined(i32 %x)
; CHECK-DAG: attributes #[[#KEY]] = { "key"="value" }
; CHECK-DAG: attributes #[[#F]] = { cold convergent nounwind memory(none) "flag" }
; CHECK-DAG: attributes #[[#G]] = { convergent nounwind "key"="value" }
; CHECK-DAG: ![[#LIST]] = !{i32 5, !"word", i64 7}

; WITHOUT-NOT: {{"key"|"flag"|!list|cold}}

target triple = "spir64-unknown-unknown"

@variable = addrspace(1) global i32 0, align 4, !list !0 #0

declare spir_func void @g() #0

define spir_func i32 @f(i32 %x) cold nounwind memory(none) "flag" !list !0 {
  call spir_func void @g()
  ret i32 %x
}

define available_externally spir_func i32 @inlined(i32 %x) {
  ret i32 %x
}

attributes #0 = { "key"="value" }
!0 = !{i32 5, !"word", i64 7}
