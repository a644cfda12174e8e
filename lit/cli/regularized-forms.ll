; `-s` rewrites what SPIR-V lacks, in the forms of the Khronos translator, and the result means the same.
; RUN: llvm-spirv-rs -s %s -o %t.bc
; RUN: llvm-dis %t.bc -o - | FileCheck %s
; RUN: llvm-spirv-rs %t.bc --spirv-ext=+SPV_INTEL_bfloat16_conversion -o %t.spv
; RUN: not llvm-spirv-rs -s %t.bc --llvm=never -o - 2>&1 | FileCheck %s --check-prefix=NEVER

; NEVER: error[E111]: NotBuiltIn: a regularization needs LLVM, which the options do not allow: translate the module as it is

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
target triple = "spir64-unknown-unknown"

; CHECK-NOT: @read
; CHECK: @returned = internal constant
@read = internal constant [2 x i32] [i32 1, i32 2]
@returned = internal constant [2 x i32] [i32 3, i32 4]
@id = external addrspace(1) constant <3 x i64>, align 32

; CHECK-LABEL: define spir_func i32 @constants(
; CHECK: [[COPY:%.*]] = alloca [2 x i32]
; CHECK: store [2 x i32] [i32 1, i32 2], ptr [[COPY]]
; CHECK: %at = getelementptr i32, ptr [[COPY]], i64 %i
define spir_func i32 @constants(i64 %i) {
  %at = getelementptr i32, ptr @read, i64 %i
  %value = load i32, ptr %at
  ret i32 %value
}

; The address outlives the call.
; CHECK-LABEL: define internal spir_func ptr @escapes(
; CHECK: ret ptr @returned
define internal spir_func ptr @escapes() {
  ret ptr @returned
}

define spir_func i32 @caller(i64 %index) {
  %table = call spir_func ptr @escapes()
  %element = getelementptr i32, ptr %table, i64 %index
  %value = load i32, ptr %element
  ret i32 %value
}

; A cast in both operands is one instruction, and nested ones precede their users.
; CHECK-LABEL: define spir_func i64 @expressions(
; CHECK: [[CAST:%.*]] = addrspacecast ptr addrspace(1) @id to ptr addrspace(4)
; CHECK-NEXT: [[NUMBER:%.*]] = ptrtoint ptr addrspace(4) [[CAST]] to i64
; CHECK: [[WIDE:%.*]] = load <3 x i64>, ptr addrspace(4) [[CAST]], align 32
; CHECK: [[ELEMENT:%.*]] = extractelement <3 x i64> [[WIDE]], i64 2
; CHECK: [[HIGH:%.*]] = lshr i64 [[ELEMENT]], 32
; CHECK: trunc i64 [[HIGH]] to i32
; CHECK: add i64 %wide, [[NUMBER]]
define spir_func i64 @expressions() {
  %words = load <6 x i32>, ptr addrspace(4) addrspacecast (ptr addrspace(1) @id to ptr addrspace(4)), align 32
  %word = extractelement <6 x i32> %words, i32 5
  %wide = zext i32 %word to i64
  %sum = add i64 %wide, ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @id to ptr addrspace(4)) to i64)
  ret i64 %sum
}

; CHECK-LABEL: define spir_func i64 @shifts(
; CHECK: [[BIT:%.*]] = and i32 %b, 1
; CHECK: [[COUNT:%.*]] = icmp ne i32 [[BIT]], 0
; CHECK: [[A:%.*]] = select i1 %a, i32 1, i32 0
; CHECK: [[B:%.*]] = select i1 [[COUNT]], i32 1, i32 0
; CHECK: [[SHIFTED:%.*]] = lshr i32 [[A]], [[B]]
; CHECK: icmp ne i32 [[SHIFTED]], 0
; CHECK: zext i32 [[SHIFTED]] to i64
define spir_func i64 @shifts(i1 %a, i32 %b, ptr addrspace(1) %out) {
  %count = trunc i32 %b to i1
  %shifted = shl i1 %a, %count
  %wide = zext i1 %shifted to i64
  %word = select i1 %shifted, i32 5, i32 6
  store i32 %word, ptr addrspace(1) %out
  ret i64 %wide
}

; CHECK-LABEL: define spir_func i1 @overflow(
; CHECK: call { i32, i1 } @llvm_ssub_with_overflow_i32(i32 %a, i32 %b)
define spir_func i1 @overflow(i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %overflows = extractvalue { i32, i1 } %pair, 1
  ret i1 %overflows
}

; CHECK-LABEL: define spir_func i32 @functions(
; CHECK: %mixed = call spir_func i32 @_Z16__spirv_SUDotKHRDv4_cDv4_h(<4 x i8> %b, <4 x i8> %a)
; CHECK: %packed = call spir_func i32 @_Z21__spirv_SDotAccSatKHRjjii(i32 %mixed, i32 %mixed, i32 %mixed, i32 0)
; CHECK: fmul half %h, %h
; CHECK: %bits = call spir_func zeroext i16 @_Z27__spirv_ConvertFToBF16INTELf(float %f)
define spir_func i32 @functions(<4 x i8> %a, <4 x i8> %b, half %h, float %f, ptr addrspace(1) %out) {
  %mixed = call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %a, <4 x i8> %b)
  %packed = call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %mixed, i32 %mixed, i32 %mixed)
  %product = call spir_func half @_Z3dotDhDh(half %h, half %h)
  store half %product, ptr addrspace(1) %out
  %bits = call spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float %f)
  store i16 %bits, ptr addrspace(1) %out
  ret i32 %packed
}

; CHECK: define internal { i32, i1 } @llvm_ssub_with_overflow_i32(
; CHECK: sub i32
; CHECK: icmp slt i32

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32, i32, i32)
declare spir_func half @_Z3dotDhDh(half, half)
declare spir_func zeroext i16 @_Z32intel_convert_bfloat16_as_ushortf(float)
