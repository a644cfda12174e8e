; The target triple gives the addressing model, and may fix the SPIR-V version, which is then used exactly.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/spir.ll --spirv-tools-dis | FileCheck %s --check-prefix=P32
; RUN: llvm-spirv-rs %t/spirv32.ll --spirv-tools-dis | FileCheck %s --check-prefix=P32
; RUN: llvm-spirv-rs %t/spir64.ll --spirv-tools-dis | FileCheck %s --check-prefix=P64
; RUN: llvm-spirv-rs %t/spirv64.ll --spirv-tools-dis | FileCheck %s --check-prefix=P64
; RUN: llvm-spirv-rs %t/pinned.ll --spirv-tools-dis | FileCheck %s --check-prefix=PINNED
; RUN: not llvm-spirv-rs %t/pinned.ll --spirv-max-version=1.2 -o %t.spv 2>&1 | FileCheck %s --check-prefix=ABOVE
; RUN: not llvm-spirv-rs %t/old.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t/big.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=BIG

; P32:     Version: 1.0
; P32:     OpMemoryModel Physical32 OpenCL
; P32-NOT: Int64
; P64:     Version: 1.0
; P64:     OpMemoryModel Physical64 OpenCL
; PINNED:  Version: 1.3
; ABOVE:   TripleMaxVersionIncompatible: Triple version and maximum version are incompatible. the target triple requires SPIR-V 1.3 (allow it with --spirv-max-version=1.3)
; OLD:     RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: Decoration SpecId needs SPIR-V 1.1
; UNKNOWN:      InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is
; UNKNOWN-NEXT: the target triple is "spirv64v1.9-unknown-unknown"
; BIG:     InvalidModule: Invalid SPIR-V module: expected a little-endian data layout, found a big-endian one

;--- spir.ll
target triple = "spir-unknown-unknown"
;--- spirv32.ll
target triple = "spirv32-unknown-unknown"
;--- spir64.ll
target triple = "spir64-unknown-unknown"
;--- spirv64.ll
target triple = "spirv64-unknown-unknown"
;--- pinned.ll
target triple = "spirv64v1.3-unknown-unknown"
;--- old.ll
target triple = "spirv64v1.0-unknown-unknown"
define spir_kernel void @k() {
  %n = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 1)
  ret void
}
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
;--- unknown.ll
target triple = "spirv64v1.9-unknown-unknown"
;--- big.ll
target datalayout = "E"
target triple = "spir64-unknown-unknown"
