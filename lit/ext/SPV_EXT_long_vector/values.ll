; A vector of any length is one value, and without the extension a list of vectors of 16, 8, 4, 3 and 2.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

target triple = "spir64-unknown-unknown"

; CHECK-DAG: Capability LongVectorEXT
; CHECK-DAG: Extension "SPV_EXT_long_vector"
; CHECK-DAG: TypeFloat [[FLOAT:[0-9]+]] 32
; CHECK-DAG: TypeInt [[I32:[0-9]+]] 32 0
; CHECK-DAG: TypeInt [[I8:[0-9]+]] 8 0
; CHECK-DAG: TypeBool [[BOOL:[0-9]+]]
; CHECK-DAG: TypeVector [[F5:[0-9]+]] [[FLOAT]] 5
; CHECK-DAG: TypeVector [[I5:[0-9]+]] [[I32]] 5
; CHECK-DAG: TypeVector [[B20:[0-9]+]] [[I8]] 20
; CHECK-DAG: TypeVector [[TRUTHS:[0-9]+]] [[BOOL]] 5
; CHECK-DAG: TypeVector [[F7:[0-9]+]] [[FLOAT]] 7
; CHECK-DAG: TypePointer [[POINTER:[0-9]+]] 5 [[F5]]

; WITHOUT-NOT: LongVectorEXT
; WITHOUT-NOT: {{^[0-9]+ TypeVector [0-9]+ [0-9]+ (5|7|20) *$}}

; CHECK:      FunctionParameter [[POINTER]] [[P:[0-9]+]]
; CHECK-NEXT: FunctionParameter [[F5]] [[X:[0-9]+]]
; CHECK:      Load [[F5]] [[Y:[0-9]+]] [[P]] 2
; CHECK-NEXT: FAdd [[F5]] [[SUM:[0-9]+]] [[X]] [[Y]]
; CHECK-NEXT: FOrdLessThan [[TRUTHS]] [[LESS:[0-9]+]] [[X]] [[Y]]
; CHECK-NEXT: Select [[F5]] [[RESULT:[0-9]+]] [[LESS]] [[SUM]] [[X]]
; CHECK-NEXT: Store [[P]] [[RESULT]] 2
define spir_func void @arithmetic(ptr addrspace(1) %p, <5 x float> %x) {
  %y = load <5 x float>, ptr addrspace(1) %p
  %sum = fadd <5 x float> %x, %y
  %less = fcmp olt <5 x float> %x, %y
  %result = select <5 x i1> %less, <5 x float> %sum, <5 x float> %x
  store <5 x float> %result, ptr addrspace(1) %p
  ret void
}

; CHECK:      FunctionParameter [[F5]] [[X:[0-9]+]]
; CHECK-NEXT: FunctionParameter [[F5]] [[Y:[0-9]+]]
; CHECK-NEXT: FunctionParameter [[I32]] [[I:[0-9]+]]
; CHECK:      VectorShuffle [[F7]] [[MIXED:[0-9]+]] [[X]] [[Y]] 0 5 1 6 2 7 9
; CHECK-NEXT: VectorExtractDynamic [[FLOAT]] [[E:[0-9]+]] [[X]] [[I]]
; CHECK-NEXT: CompositeInsert [[F7]] {{[0-9]+}} [[E]] [[MIXED]] 6
define spir_func <7 x float> @lanes(<5 x float> %x, <5 x float> %y, i32 %i) {
  %mixed = shufflevector <5 x float> %x, <5 x float> %y, <7 x i32> <i32 0, i32 5, i32 1, i32 6, i32 2, i32 7, i32 9>
  %e = extractelement <5 x float> %x, i32 %i
  %new = insertelement <7 x float> %mixed, float %e, i32 6
  ret <7 x float> %new
}

; CHECK:      FunctionParameter [[I5]] [[X:[0-9]+]]
; CHECK:      Bitcast [[B20]] {{[0-9]+}} [[X]]
define spir_func <20 x i8> @bits(<5 x i32> %x) {
  %bytes = bitcast <5 x i32> %x to <20 x i8>
  ret <20 x i8> %bytes
}
