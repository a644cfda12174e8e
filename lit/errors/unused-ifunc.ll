; An ifunc that other modules could call is omitted with a warning, one with internal linkage without it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNING < %t.txt

; CHECK-NOT: chosen

; WARNING:      warning[W010]: an ifunc is not exported: SPIR-V has no functions that are resolved at load time
; WARNING-NEXT: at @chosen
; WARNING-NEXT: --> {{.*}}unused-ifunc.ll:{{[0-9]+}}:1
; WARNING-NEXT: | @chosen = ifunc
; WARNING-NEXT: | ^
; WARNING-NOT:  {{.}}

target triple = "spirv64-unknown-unknown"

@chosen = ifunc void (), ptr @resolve
@local = internal ifunc void (), ptr @resolve

define internal ptr @resolve() {
  ret ptr null
}

define spir_kernel void @k() {
  ret void
}
