; Integers of 4 bits have their own type, and without the extension that of a byte.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_int4 --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

target triple = "spir64-unknown-unknown"

; CHECK-DAG: Capability Int4TypeINTEL
; CHECK-DAG: TypeInt [[INT4:[0-9]+]] 4 0
; CHECK-DAG: TypeVector [[PAIR:[0-9]+]] [[INT4]] 2
; CHECK-DAG: TypePointer [[POINTER:[0-9]+]] 7 [[INT4]]
; CHECK-DAG: Constant [[INT4]] [[NINE:[0-9]+]] 9

; CHECK:      Variable [[POINTER]] [[SLOT:[0-9]+]] 7
; CHECK:      Store [[SLOT]] [[NINE]]
; CHECK-NEXT: {{.*}} Load [[INT4]] [[VALUE:[0-9]+]] [[SLOT]]
; CHECK:      SConvert {{[0-9]+}} {{[0-9]+}} [[VALUE]]
define spir_func i32 @memory() {
  %slot = alloca i4
  store i4 -7, ptr %slot
  %value = load i4, ptr %slot
  %wide = sext i4 %value to i32
  ret i32 %wide
}

; CHECK:      Bitcast [[PAIR]] [[BOTH:[0-9]+]] {{[0-9]+}}
; CHECK-NEXT: {{.*}} CompositeExtract [[INT4]] {{[0-9]+}} [[BOTH]] 1
define spir_func i4 @high(i8 %byte) {
  %both = bitcast i8 %byte to <2 x i4>
  %high = extractelement <2 x i4> %both, i32 1
  ret i4 %high
}

; An index of 4 bits reaches the elements 8 to 15, so it is read as unsigned in a wider integer.
; CHECK:      UConvert {{[0-9]+}} [[INDEX:[0-9]+]] {{[0-9]+}}
; CHECK:      VectorExtractDynamic {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} [[INDEX]]
define spir_func float @element(<16 x float> %v, i4 %index) {
  %r = extractelement <16 x float> %v, i4 %index
  ret float %r
}

; WITHOUT-NOT: Int4TypeINTEL
; WITHOUT-NOT: TypeInt {{[0-9]+}} 4 0
