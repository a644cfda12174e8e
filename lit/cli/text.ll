; A module as text and back: from a translation, from a module, to a file whose name is derived from the input.
; RUN: llvm-spirv-rs %s -spirv-text -o - | FileCheck %s
; RUN: rm -rf %t && mkdir %t && cp %s %t/a.ll
; RUN: llvm-spirv-rs %t/a.ll -spirv-text && llvm-spirv-rs %t/a.ll
; RUN: llvm-spirv-rs --to-text %t/a.spv -o - | diff %t/a.spt -
; RUN: llvm-spirv-rs --to-binary %t/a.spt -o - | cmp %t/a.spv -
; RUN: not llvm-spirv-rs --to-text %s -o - 2>&1 | FileCheck %s --check-prefix=BINARY
; RUN: not llvm-spirv-rs --to-binary %t/a.spv -o - 2>&1 | FileCheck %s --check-prefix=TEXT
; RUN: not llvm-spirv-rs %s -spirv-text -spirv-tools-dis 2>&1 | FileCheck %s --check-prefix=BOTH

; CHECK:      119734787 65536 393230 {{[0-9]+}} 0
; CHECK-NEXT: 2 Capability Addresses
; CHECK-NEXT: 2 Capability Linkage
; CHECK-NEXT: 2 Capability Kernel
; CHECK-NEXT: 5 ExtInstImport 1 "OpenCL.std"
; CHECK-NEXT: 3 MemoryModel 2 2
; CHECK:      3 Name [[F:[0-9]+]] "f"
; CHECK:      5 Decorate [[F]] LinkageAttributes "f" Export
; CHECK:      3 TypeFloat [[FLOAT:[0-9]+]] 32
; CHECK:      4 Constant [[FLOAT]] [[HALF:[0-9]+]] 1056964608
; CHECK:      5 Function [[FLOAT]] [[F]] 0
; CHECK-NEXT: 3 FunctionParameter [[FLOAT]] [[X:[0-9]+]]
; CHECK-EMPTY:
; CHECK-NEXT: 2 Label
; CHECK-NEXT: 7 ExtInst [[FLOAT]] [[R:[0-9]+]] 1 fmax [[X]] [[HALF]]
; CHECK-NEXT: 2 ReturnValue [[R]]
; CHECK-EMPTY:
; CHECK-NEXT: 1 FunctionEnd

; BINARY: error[E110]: InvalidSpirv: the file {{.*}}
; TEXT: error[E110]: InvalidSpirv:
; TEXT-NEXT: at line 1
; BOTH: error[E112]: the argument '--spirv-text[=<BOOL>]' cannot be used with '--spirv-tools-dis[=<PRINTER>]'

target triple = "spir64-unknown-unknown"

declare float @llvm.maxnum.f32(float, float)

define spir_func float @f(float %x) {
  %r = call float @llvm.maxnum.f32(float %x, float 0.5)
  ret float %r
}
