; Attributes and metadata of functions and variables are preserved on request, for a translation back to LLVM IR.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-preserve-auxdata 2>%t.warning | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNING < %t.warning
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-preserve-auxdata --spirv-max-version=1.4 2>/dev/null | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-preserve-auxdata --spirv-max-version=1.4 --spirv-ext=-SPV_KHR_non_semantic_info -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK-DAG: %[[SET:.+]] = OpExtInstImport "NonSemantic.AuxData"
; CHECK-DAG: %[[KEY:.+]] = OpString "key"
; CHECK-DAG: %[[VALUE:.+]] = OpString "value"
; CHECK-DAG: %[[FLAG:.+]] = OpString "flag"
; CHECK-DAG: %[[NOUNWIND:.+]] = OpString "nounwind"
; CHECK-DAG: %[[MEMORY:.+]] = OpString "memory(none)"
; CHECK-DAG: %[[LIST:.+]] = OpString "list"
; CHECK-DAG: %[[WORD:.+]] = OpString "word"
; CHECK-DAG: OpExtInst %void %[[SET]] 3 %variable %[[KEY]] %[[VALUE]]
; CHECK-DAG: OpExtInst %void %[[SET]] 2 %variable %[[LIST]] %uint_5 %[[WORD]] %ulong_7
; CHECK:     %f = OpFunction
; CHECK:     OpFunctionEnd
; CHECK-DAG: OpExtInst %void %[[SET]] 1 %f %[[NOUNWIND]]
; CHECK-DAG: OpExtInst %void %[[SET]] 1 %f %[[MEMORY]]
; CHECK-DAG: OpExtInst %void %[[SET]] 1 %f %[[FLAG]]
; CHECK-DAG: OpExtInst %void %[[SET]] 0 %f %[[LIST]] %uint_5 %[[WORD]] %ulong_7
; CHECK-DAG: OpExtInst %void %[[SET]] 1 %g %[[KEY]] %[[VALUE]]
; CHECK-NOT: "nested"

; WARNING:  !nested is omitted
; WARNING:  at @f

; REFUSED:  RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_non_semantic_info
; REFUSED-NEXT: NonSemantic.AuxData needs SPV_KHR_non_semantic_info or SPIR-V 1.6

; WITHOUT-NOT: AuxData

target triple = "spir64-unknown-unknown"

@variable = addrspace(1) global i32 0, align 4, !list !0 #0

declare spir_func void @g() #0

define spir_func i32 @f(i32 %x) nounwind memory(none) "flag" !list !0 !nested !1 !spirv.Decorations !2 {
  call spir_func void @g()
  ret i32 %x
}

attributes #0 = { "key"="value" }
!0 = !{i32 5, !"word", i64 7}
!1 = !{!0}
!2 = !{}
