; Where the extension is allowed by name, an integer of any width up to 64 bits has its own type; `all` does not allow it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_integers --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK:     Capability ArbitraryPrecisionIntegersINTEL
; CHECK:     Extension "SPV_INTEL_arbitrary_precision_integers"
; CHECK-DAG: TypeInt [[#I17:]] 17 0
; CHECK-DAG: TypeInt [[#I40:]] 40 0
; CHECK-DAG: TypeInt [[#I32:]] 32 0
; CHECK-DAG: Constant [[#I17]] [[#MINUS:]] 131071
; CHECK-DAG: Constant [[#I40]] [[#LARGE:]] 1 128
; CHECK:     Label
; CHECK-NEXT: Load [[#I17]] [[#LOADED:]]
; CHECK-NEXT: IAdd [[#I17]] [[#SUM:]] [[#LOADED]] [[#MINUS]]
; CHECK-NEXT: Store [[#]] [[#SUM]]
; CHECK-NEXT: UConvert [[#I40]] [[#LONG:]] [[#SUM]]
; CHECK-NEXT: BitwiseXor [[#I40]] [[#RESULT:]] [[#LONG]] [[#LARGE]]
; CHECK-NEXT: SConvert [[#I32]] [[#INDEX:]] [[#SUM]]
; CHECK-NEXT: PtrAccessChain [[#]] [[#]] [[#]] [[#INDEX]]
; CHECK:     ReturnValue [[#RESULT]]

; WITHOUT-NOT: SPV_INTEL_arbitrary_precision_integers
; WITHOUT:     BitwiseAnd

target triple = "spir64-unknown-unknown"

define spir_func i40 @f(ptr addrspace(1) %at, ptr addrspace(1) %numbers) {
  %loaded = load i17, ptr addrspace(1) %at
  %sum = add i17 %loaded, -1
  store i17 %sum, ptr addrspace(1) %at
  %long = zext i17 %sum to i40
  %result = xor i40 %long, -549755813887
  %place = getelementptr i32, ptr addrspace(1) %numbers, i17 %sum
  store i32 1, ptr addrspace(1) %place
  ret i40 %result
}
