; A call of OpTaskSequenceGetALTERA needs SPV_ALTERA_task_sequence.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_task_sequence --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability TaskSequenceALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_task_sequence"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpTypeTaskSequenceALTERA
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_task_sequence or SPV_ALTERA_task_sequence
; REFUSED-NEXT: OpTypeTaskSequenceALTERA needs SPV_INTEL_task_sequence or SPV_ALTERA_task_sequence (allow it with --spirv-ext=+SPV_INTEL_task_sequence)
; REFUSED-NEXT: in   function @f
; REFUSED-NEXT: -->  {{.*}}TaskSequenceGetALTERA.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | define spir_func void @f(target("spirv.TaskSequenceINTEL") %a0) {
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_TaskSequenceGetALTERA(target("spirv.TaskSequenceINTEL"))

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpTaskSequenceGetALTERA %uint %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(target("spirv.TaskSequenceINTEL") %a0) {
  %r = call spir_func i32 @__spirv_TaskSequenceGetALTERA(target("spirv.TaskSequenceINTEL") %a0)
  ret void
}
