; A target type that SPIR-V lacks, or one with other parameters than its own, is refused by name.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t/few.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEW
; RUN: not llvm-spirv-rs %t/many.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=MANY
; RUN: not llvm-spirv-rs %t/enumerant.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ENUMERANT
; RUN: not llvm-spirv-rs %t/null.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NULL

; UNKNOWN:      InvalidModule: Invalid SPIR-V module: the type target("spirv.Unheard") cannot be translated
; UNKNOWN-NEXT: in function @k
; FEW:          InvalidModule: Invalid SPIR-V module: {{.*}} OpTypeImage has more operands
; MANY:         InvalidModule: Invalid SPIR-V module: {{.*}} OpTypeEvent has fewer operands
; ENUMERANT:    InvalidModule: Invalid SPIR-V module: {{.*}} 77 is not a value of Dim
; NULL:         InvalidModule: Invalid SPIR-V module: {{.*}}target("spirv.Sampler"){{.*}} has no null
; NULL:         in function @k

;--- unknown.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Unheard") %a) {
  ret void
}
;--- few.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Image", void, 1) %a) {
  ret void
}
;--- many.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Event", 1) %a) {
  ret void
}
;--- enumerant.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Image", void, 77, 0, 0, 0, 0, 0, 0) %a) {
  ret void
}
;--- null.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr %a) {
  store target("spirv.Sampler") zeroinitializer, ptr %a
  ret void
}
