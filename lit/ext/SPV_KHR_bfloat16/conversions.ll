; Conversions between integers and bfloats are single instructions where bfloat has a type, otherwise through float. The
; instructions convert through float themselves, which rounds integers of more than 24 bits: these are rounded to odd first.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK-NOT: BFloat16ArithmeticINTEL
; CHECK: TypeInt [[INT:[0-9]+]] 32 0
; CHECK-DAG: TypeFloat [[BFLOAT:[0-9]+]] 16 0
; CHECK-DAG: TypeFloat [[FLOAT:[0-9]+]] 32
; CHECK: FunctionParameter [[BFLOAT]] [[X:[0-9]+]]
; CHECK: FunctionParameter [[INT]] [[N:[0-9]+]]
; CHECK: FunctionParameter {{[0-9]+}} [[S:[0-9]+]]
; CHECK: ConvertFToS [[INT]] {{[0-9]+}} [[X]]
; CHECK: ConvertFToU [[INT]] {{[0-9]+}} [[X]]
; CHECK: ConvertSToF [[BFLOAT]] {{[0-9]+}} [[S]]
; CHECK: ConvertUToF [[FLOAT]] {{[0-9]+}} [[N]]
; CHECK: FConvert [[BFLOAT]]

; WITHOUT-NOT: TypeFloat {{[0-9]+}} 16
; WITHOUT: TypeFloat [[FLOAT:[0-9]+]] 32
; WITHOUT: ConvertSToF [[FLOAT]]

target triple = "spir64-unknown-unknown"

define spir_func void @f(bfloat %x, i32 %n, i16 %s) {
  %signed = fptosi bfloat %x to i32
  %unsigned = fptoui bfloat %x to i32
  %from_signed = sitofp i16 %s to bfloat
  %from_unsigned = uitofp i32 %n to bfloat
  ret void
}
