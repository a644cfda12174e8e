; Functions take and return a vector of one lane as a vector; in their bodies the lane is a scalar.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

target triple = "spir64-unknown-unknown"

; CHECK: Capability LongVectorEXT
; CHECK-DAG: TypeFloat [[FLOAT:[0-9]+]] 32
; CHECK-DAG: TypeInt [[INT:[0-9]+]] 32 0
; CHECK-DAG: TypeVector [[FLOAT1:[0-9]+]] [[FLOAT]] 1
; CHECK-DAG: TypeVector [[INT1:[0-9]+]] [[INT]] 1
; CHECK: Function [[FLOAT1]] [[NEXT:[0-9]+]]
; CHECK: Function [[FLOAT1]]
; CHECK: FunctionParameter [[FLOAT1]] [[X:[0-9]+]]
; CHECK: FunctionParameter [[INT1]] [[I:[0-9]+]]
; CHECK: CompositeExtract [[FLOAT]] [[LANE:[0-9]+]] [[X]] 0
; CHECK: FAdd [[FLOAT]] [[SUM:[0-9]+]] [[LANE]] [[LANE]]
; CHECK: CompositeInsert [[FLOAT1]] [[ARGUMENT:[0-9]+]] [[SUM]] {{[0-9]+}} 0
; CHECK: FunctionCall [[FLOAT1]] [[RESULT:[0-9]+]] [[NEXT]] [[ARGUMENT]]
; CHECK: CompositeExtract [[FLOAT]] {{[0-9]+}} [[RESULT]] 0
; WITHOUT-NOT: LongVectorEXT
; WITHOUT-NOT: TypeVector

declare spir_func <1 x float> @next(<1 x float>, <1 x i32>)

define spir_func <1 x float> @f(<1 x float> %x, <1 x i32> %i) {
  %sum = fadd <1 x float> %x, %x
  %result = call spir_func <1 x float> @next(<1 x float> %sum, <1 x i32> %i)
  ret <1 x float> %result
}
