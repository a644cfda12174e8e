; A definition that another one may replace is weak where SPV_AMD_weak_linkage is allowed by name, otherwise an export.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_AMD_weak_linkage --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_AMD_weak_linkage,+SPV_KHR_linkonce_odr --spirv-text -o - | FileCheck %s --check-prefix=BOTH
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK-DAG: Capability WeakLinkageAMD
; CHECK-DAG: Extension "SPV_AMD_weak_linkage"
; CHECK-DAG: LinkageAttributes "weak" WeakAMD
; CHECK-DAG: LinkageAttributes "odr" WeakAMD
; CHECK-DAG: LinkageAttributes "variable" WeakAMD
; CHECK-DAG: LinkageAttributes "common" WeakAMD
; CHECK-DAG: LinkageAttributes "strong" Export
; CHECK-DAG: LinkageAttributes "imported" Import

; BOTH-DAG: LinkageAttributes "weak" WeakAMD
; BOTH-DAG: LinkageAttributes "odr" LinkOnceODR

; WITHOUT-NOT: WeakAMD
; WITHOUT:     LinkageAttributes "weak" Export

target triple = "spir64-unknown-unknown"

@variable = weak addrspace(1) global i32 1
@common = common addrspace(1) global i32 0

define weak spir_func void @weak() {
  call spir_func void @imported()
  ret void
}

define linkonce_odr spir_func void @odr() {
  ret void
}

define spir_func void @strong() {
  ret void
}

declare extern_weak spir_func void @imported()
