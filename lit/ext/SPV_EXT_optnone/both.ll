; Of both extensions for optnone, a module declares SPV_EXT_optnone if the options name both, and with `all` the older
; SPV_INTEL_optnone, which more consumers know.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_optnone,+SPV_EXT_optnone --spirv-tools-dis | FileCheck %s --check-prefix=NAMED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_optnone --spirv-ext=+SPV_EXT_optnone --spirv-tools-dis | FileCheck %s --check-prefix=NAMED
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %s --spirv-ext=all,-SPV_INTEL_optnone --spirv-tools-dis | FileCheck %s --check-prefix=NAMED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_optnone,+SPV_EXT_optnone,all --spirv-tools-dis | FileCheck %s --check-prefix=ALL

; NAMED-NOT: OpExtension
; NAMED:     OpExtension "SPV_EXT_optnone"
; NAMED-NOT: OpExtension

; ALL-NOT: OpExtension
; ALL:     OpExtension "SPV_INTEL_optnone"
; ALL-NOT: OpExtension

target triple = "spir64-unknown-unknown"

define spir_func void @f() noinline optnone {
  ret void
}
