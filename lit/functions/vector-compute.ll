; Text attributes of vector compute functions, parameters and variables, where the extension is allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_vector_compute | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; RUN: sed 's/"VCSIMTCall"="5"/"VCSIMTCall"="many"/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_vector_compute -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability VectorComputeINTEL
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} SharedLocalMemorySizeINTEL 256
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} NamedBarrierCountINTEL 8
; CHECK-DAG: OpDecorate %{{[0-9]+}} VectorComputeFunctionINTEL
; CHECK-DAG: OpDecorate %f SIMTCallINTEL 5
; CHECK-DAG: OpDecorate %f StackCallINTEL
; CHECK-DAG: OpDecorate %f VectorComputeCallableFunctionINTEL
; CHECK-DAG: OpDecorate %in FuncParamIOKindINTEL 1
; CHECK-DAG: OpDecorate %block MediaBlockIOINTEL
; CHECK-DAG: OpDecorate %v VectorComputeVariableINTEL
; CHECK-DAG: OpDecorate %v GlobalVariableOffsetINTEL 4
; CHECK:     OpFunctionEnd

; WITHOUT-NOT: INTEL

; REFUSED: InvalidModule: Invalid SPIR-V module: expected a 32-bit integer in the attribute "VCSIMTCall", found "many"
; REFUSED: in function @f

target triple = "spir64-unknown-unknown"

@v = internal addrspace(1) global i32 0, align 4 #2

define spir_kernel void @k(i32 "VCArgumentIOKind"="1" %in, i32 "VCMediaBlockIO" %block) #0 {
  %r = call spir_func i32 @f(i32 %in)
  store i32 %r, ptr addrspace(1) @v
  ret void
}

define internal spir_func i32 @f(i32 %x) #1 {
  ret i32 %x
}

attributes #0 = { "VCFunction" "VCSLMSize"="256" "VCNamedBarrierCount"="8" }
attributes #1 = { "VCSIMTCall"="5" "VCStackCall" "VCCallable" }
attributes #2 = { "VCGlobalVariable" "VCByteOffset"="4" }
