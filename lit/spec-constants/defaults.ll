; With --spec-constants=default every specialization constant is replaced by its default, and SPIR-V 1.0 suffices (R27,
; R48).
; RUN: llvm-spirv-rs %s --spec-constants=default --spirv-max-version=1.0 --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spec-constants=native --spirv-tools-dis | FileCheck %s --check-prefix=NATIVE
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.0 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD

; CHECK:     Version: 1.0
; CHECK-NOT: Spec
; CHECK-DAG: OpTypeArray %uint %ulong_7
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpConstantComposite %v2float %float_1 %float_2
; CHECK-DAG: %true = OpConstantTrue %bool
; CHECK-NOT: Spec
; CHECK:     OpSelect %uint %true
; CHECK:     OpFunctionCall %void %use %[[PAIR]]

; NATIVE-DAG: SpecId 0
; NATIVE-DAG: SpecId 1
; NATIVE-DAG: SpecId 2

; OLD:      RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: Decoration SpecId needs SPIR-V 1.1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %b) {
  %n = call spir_func i16 @_Z20__spirv_SpecConstantis(i32 0, i16 3)
  %twice = mul i16 %n, 2
  %odd = add i16 %twice, 1
  %array = alloca i32, i16 %odd
  %x = call spir_func float @_Z20__spirv_SpecConstantif(i32 1, float 1.0)
  %v = call spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float %x, float 2.0)
  %c = call spir_func i1 @_Z20__spirv_SpecConstantia(i32 2, i8 1)
  %s = select i1 %c, i32 %a, i32 %b
  store i32 %s, ptr %array
  call spir_func void @use(<2 x float> %v)
  ret void
}

declare spir_func void @use(<2 x float>)
declare spir_func i16 @_Z20__spirv_SpecConstantis(i32, i16)
declare spir_func float @_Z20__spirv_SpecConstantif(i32, float)
declare spir_func i1 @_Z20__spirv_SpecConstantia(i32, i8)
declare spir_func <2 x float> @_Z29__spirv_SpecConstantCompositeff(float, float)
