; llvm.experimental.convergence.loop emits nothing in its loop.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %g LinkageAttributes "g" Import
; CHECK-LABEL: %g = OpFunction {{.*}}
; CHECK-NEXT: OpFunctionEnd

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %c = OpFunctionParameter %bool
; CHECK-NEXT: %entry = OpLabel
; CHECK-NEXT: OpBranch %loop
; CHECK-NEXT: %loop = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionCall %void %g
; CHECK-NEXT: OpBranchConditional %c %loop %exit
; CHECK-NEXT: %exit = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i1 %c) convergent {
entry:
  %outer = call token @llvm.experimental.convergence.entry()
  br label %loop

loop:
  %inner = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %outer) ]
  call void @g() [ "convergencectrl"(token %inner) ]
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

declare spir_func void @g() convergent
