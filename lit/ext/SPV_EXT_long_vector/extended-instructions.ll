; The instructions of OpenCL.std take vectors of 2, 3, 4, 8 and 16 components only (OpenCL extended instruction set,
; section 2): other vectors are split, and constructed from the results.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector,+SPV_KHR_fma --spirv-text -o - | FileCheck %s --check-prefix=CORE

target triple = "spir64-unknown-unknown"

; CHECK-DAG: TypeFloat [[FLOAT:[0-9]+]] 32
; CHECK-DAG: TypeInt [[I32:[0-9]+]] 32 0
; CHECK-DAG: TypeVector [[F5:[0-9]+]] [[FLOAT]] 5
; CHECK-DAG: TypeVector [[F4:[0-9]+]] [[FLOAT]] 4
; CHECK-DAG: TypeVector [[F3:[0-9]+]] [[FLOAT]] 3
; CHECK-DAG: TypeVector [[F7:[0-9]+]] [[FLOAT]] 7
; CHECK-DAG: TypeVector [[I3:[0-9]+]] [[I32]] 3
; CHECK-DAG: TypeVector [[I4:[0-9]+]] [[I32]] 4

; CHECK:      FunctionParameter [[F5]] [[X:[0-9]+]]
; CHECK:      VectorShuffle [[F4]] [[LOW:[0-9]+]] [[X]] [[X]] 0 1 2 3
; CHECK-NEXT: CompositeExtract [[FLOAT]] [[HIGH:[0-9]+]] [[X]] 4
; CHECK-NEXT: ExtInst [[F4]] [[A:[0-9]+]] 1 sqrt [[LOW]]
; CHECK-NEXT: ExtInst [[FLOAT]] [[B:[0-9]+]] 1 sqrt [[HIGH]]
; CHECK-NEXT: CompositeExtract [[FLOAT]] [[E0:[0-9]+]] [[A]] 0
; CHECK-NEXT: CompositeExtract [[FLOAT]] [[E1:[0-9]+]] [[A]] 1
; CHECK-NEXT: CompositeExtract [[FLOAT]] [[E2:[0-9]+]] [[A]] 2
; CHECK-NEXT: CompositeExtract [[FLOAT]] [[E3:[0-9]+]] [[A]] 3
; CHECK-NEXT: CompositeConstruct [[F5]] {{[0-9]+}} [[E0]] [[E1]] [[E2]] [[E3]] [[B]]
define spir_func <5 x float> @root(<5 x float> %x) {
  %root = call <5 x float> @llvm.sqrt.v5f32(<5 x float> %x)
  ret <5 x float> %root
}

; CHECK:      FunctionParameter [[F7]] [[X:[0-9]+]]
; CHECK-NEXT: FunctionParameter [[I7:[0-9]+]] [[N:[0-9]+]]
; CHECK-DAG:  VectorShuffle [[F3]] [[X1:[0-9]+]] [[X]] [[X]] 4 5 6
; CHECK-DAG:  VectorShuffle [[I3]] [[N1:[0-9]+]] [[N]] [[N]] 4 5 6
; CHECK:      ExtInst [[F4]] {{[0-9]+}} 1 ldexp
; CHECK-NEXT: ExtInst [[F3]] {{[0-9]+}} 1 ldexp [[X1]] [[N1]]
define spir_func <7 x float> @scaled(<7 x float> %x, <7 x i32> %n) {
  %scaled = call <7 x float> @llvm.ldexp.v7f32.v7i32(<7 x float> %x, <7 x i32> %n)
  ret <7 x float> %scaled
}

; The second result is in memory, in vectors of these lengths as well.
; CHECK:      FunctionParameter [[F7]] [[X:[0-9]+]]
; CHECK:      ExtInst [[F4]] {{[0-9]+}} 1 frexp
; CHECK-NEXT: Load [[I4]]
; CHECK-NEXT: ExtInst [[F3]] {{[0-9]+}} 1 frexp
; CHECK-NEXT: Load [[I3]]
; CHECK:      CompositeConstruct [[F7]]
; CHECK:      CompositeConstruct [[I7]]
define spir_func <7 x i32> @exponents(<7 x float> %x) {
  %both = call { <7 x float>, <7 x i32> } @llvm.frexp.v7f32.v7i32(<7 x float> %x)
  %exponents = extractvalue { <7 x float>, <7 x i32> } %both, 1
  ret <7 x i32> %exponents
}

; An instruction of the core takes them.
; CHECK-COUNT-2: ExtInst {{[0-9]+}} {{[0-9]+}} 1 fma
; CORE:      TypeVector [[F5:[0-9]+]] {{[0-9]+}} 5
; CORE:      FmaKHR [[F5]]
define spir_func <5 x float> @fused(<5 x float> %x) {
  %fused = call <5 x float> @llvm.fma.v5f32(<5 x float> %x, <5 x float> %x, <5 x float> %x)
  ret <5 x float> %fused
}
