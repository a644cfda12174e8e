; Source language and version from named metadata, or none; of the explicit ones of linked modules, the first.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/opencl.ll --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %t/cpp.ll --spirv-tools-dis | FileCheck %s --check-prefix=CPP
; RUN: llvm-spirv-rs %t/stated.ll --spirv-tools-dis | FileCheck %s --check-prefix=STATED
; RUN: llvm-spirv-rs %t/none.ll --spirv-tools-dis | FileCheck %s --check-prefix=NONE
; RUN: llvm-spirv-rs %t/conflict.ll --spirv-tools-dis 2>&1 | FileCheck %s --check-prefix=CONFLICT
; RUN: llvm-spirv-rs %t/any.ll --spirv-tools-dis 2>&1 | FileCheck %s --check-prefix=ANY
; RUN: not llvm-spirv-rs %t/damaged.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=DAMAGED

; OPENCL-NOT:  OpExtension
; OPENCL:      OpSourceExtension "cl_khr_fp64"
; OPENCL-NEXT: OpSourceExtension "cl_khr_fp16"
; OPENCL-NEXT: OpSource OpenCL_C 102000
; OPENCL-NOT:  OpSource

; CPP:         OpSource CPP_for_OpenCL 100000
; CPP-NOT:     OpSource

; STATED:      OpSourceExtension "ext"
; STATED-NEXT: %[[FILE:[0-9]+]] = OpString "a.cl"
; STATED-NEXT: OpSource OpenCL_C 200000 %[[FILE]]
; STATED-NOT:  OpSource

; NONE:        OpSource Unknown 0
; NONE-NOT:    OpSource

; CONFLICT:    warning[W003]: the linked modules have language versions from 102000 to 200000
; CONFLICT:    OpSource OpenCL_C 200000
; CONFLICT-NOT: OpSource
; ANY-NOT:     warning
; ANY:         OpSource OpenCL_C 102000
; ANY-NOT:     OpSource
; DAMAGED:     InvalidModule: Invalid SPIR-V module: expected a 32-bit number in the metadata

;--- opencl.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!0, !0}
!opencl.used.extensions = !{!1, !2}
!opencl.used.optional.core.features = !{!3}
!0 = !{i32 1, i32 2}
!1 = !{!"cl_khr_fp64"}
!2 = !{!"cl_khr_fp16", !"cl_khr_fp64"}
!3 = !{!"cl_doubles"}
;--- cpp.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!0}
!opencl.cxx.version = !{!1}
!0 = !{i32 2, i32 0}
!1 = !{i32 1, i32 0}
;--- none.ll
target triple = "spir64-unknown-unknown"
;--- stated.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!3}
!spirv.Source = !{!1, !0, !1}
!spirv.SourceExtension = !{!2}
!0 = !{i32 4, i32 210000}
!1 = !{i32 3, i32 200000, !"a.cl"}
!2 = !{!"ext"}
!3 = !{i32 1, i32 2}
;--- conflict.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!0, !1}
!0 = !{i32 1, i32 2}
!1 = !{i32 2, i32 0}
;--- any.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!0, !1, !0}
!0 = !{i32 0, i32 0}
!1 = !{i32 1, i32 2}
;--- damaged.ll
target triple = "spir64-unknown-unknown"
!opencl.ocl.version = !{!0}
!0 = !{!"2"}
