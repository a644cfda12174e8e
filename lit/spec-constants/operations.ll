; An array length may be computed from specialization constants by every operation that OpSpecConstantOp supports:
; comparisons, selects, conversions to floating point and back, and a phi with the same value on every path.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/choices.ll --spirv-tools-dis | FileCheck %t/choices.ll
; RUN: llvm-spirv-rs %t/choices.ll --spec-constants=default --spirv-tools-dis | FileCheck %t/choices.ll --check-prefix=FIXED
; RUN: llvm-spirv-rs %t/numbers.ll --spirv-tools-dis | FileCheck %t/numbers.ll
; RUN: llvm-spirv-rs %t/numbers.ll --spec-constants=default --spirv-tools-dis | FileCheck %t/numbers.ll --check-prefix=FIXED
; RUN: llvm-spirv-rs %t/phis.ll --spirv-tools-dis | FileCheck %t/phis.ll
; RUN: not llvm-spirv-rs %t/differ.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=DIFFER

; DIFFER: requires SPV_INTEL_variable_length_array extension
; DIFFER: SPV_INTEL_variable_length_array

;--- choices.ll
; CHECK-NOT: VariableLengthArray
; CHECK-DAG: %[[N:[0-9]+]] = OpSpecConstant %uint 4294967291
; CHECK-DAG: %[[LESS:[0-9]+]] = OpSpecConstantOp %bool SLessThan %[[N]] %uint_9
; CHECK-DAG: %[[SMIN:[0-9]+]] = OpSpecConstantOp %uint Select %[[LESS]] %[[N]] %uint_9
; CHECK-DAG: %[[MORE:[0-9]+]] = OpSpecConstantOp %bool SGreaterThan %[[SMIN]] %uint_1
; CHECK-DAG: %[[SMAX:[0-9]+]] = OpSpecConstantOp %uint Select %[[MORE]] %[[SMIN]] %uint_1
; CHECK-DAG: OpTypeArray %uchar %[[SMAX]]
; CHECK-DAG: %[[BELOW:[0-9]+]] = OpSpecConstantOp %bool ULessThan %[[N]] %uint_9
; CHECK-DAG: %[[UMIN:[0-9]+]] = OpSpecConstantOp %uint Select %[[BELOW]] %[[N]] %uint_9
; CHECK-DAG: %[[ABOVE:[0-9]+]] = OpSpecConstantOp %bool UGreaterThan %[[UMIN]] %uint_2
; CHECK-DAG: %[[UMAX:[0-9]+]] = OpSpecConstantOp %uint Select %[[ABOVE]] %[[UMIN]] %uint_2
; CHECK-DAG: OpTypeArray %ushort %[[UMAX]]
; CHECK-DAG: %[[SIGN:[0-9]+]] = OpSpecConstantOp %bool SLessThan %[[N]] %uint_0
; CHECK-DAG: %[[MINUS:[0-9]+]] = OpSpecConstantOp %uint ISub %uint_0 %[[N]]
; CHECK-DAG: %[[ABS:[0-9]+]] = OpSpecConstantOp %uint Select %[[SIGN]] %[[MINUS]] %[[N]]
; CHECK-DAG: OpTypeArray %uint %[[ABS]]
; CHECK-DAG: %[[SAME:[0-9]+]] = OpSpecConstantOp %bool IEqual %[[ABS]] %uint_5
; CHECK-DAG: %[[EITHER:[0-9]+]] = OpSpecConstantOp %ulong Select %[[SAME]] %ulong_7 %ulong_8
; CHECK-DAG: OpTypeArray %ulong %[[EITHER]]

; FIXED-DAG: OpTypeArray %uchar %ulong_1
; FIXED-DAG: OpTypeArray %ushort %ulong_9
; FIXED-DAG: OpTypeArray %uint %ulong_5
; FIXED-DAG: OpTypeArray %ulong %ulong_7

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %n = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 -5)
  %smin = call i32 @llvm.smin.i32(i32 %n, i32 9)
  %smax = call i32 @llvm.smax.i32(i32 %smin, i32 1)
  %a = alloca i8, i32 %smax
  %umin = call i32 @llvm.umin.i32(i32 %n, i32 9)
  %umax = call i32 @llvm.umax.i32(i32 %umin, i32 2)
  %b = alloca i16, i32 %umax
  %abs = call i32 @llvm.abs.i32(i32 %n, i1 true)
  %c = alloca i32, i32 %abs
  %is = icmp eq i32 %abs, 5
  %either = select i1 %is, i64 7, i64 8
  %d = alloca i64, i64 %either
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

;--- numbers.ll
; CHECK-NOT: VariableLengthArray
; CHECK-DAG: %[[N:[0-9]+]] = OpSpecConstant %uint 10
; CHECK-DAG: %[[FLOAT:[0-9]+]] = OpSpecConstantOp %float ConvertUToF %[[N]]
; CHECK-DAG: %[[SCALED:[0-9]+]] = OpSpecConstantOp %float FMul %[[FLOAT]] %float_1_5
; CHECK-DAG: %[[ROUND:[0-9]+]] = OpSpecConstantOp %uint ConvertFToU %[[SCALED]]
; CHECK-DAG: OpTypeArray %uchar %[[ROUND]]
; CHECK-DAG: %[[LONG:[0-9]+]] = OpSpecConstantOp %double ConvertSToF %[[N]]
; CHECK-DAG: %[[BITS:[0-9]+]] = OpSpecConstantOp %ulong Bitcast %[[LONG]]
; CHECK-DAG: %[[FLIPPED:[0-9]+]] = OpSpecConstantOp %ulong BitwiseXor %[[BITS]] %ulong_9223372036854775808
; CHECK-DAG: %[[NEGATED:[0-9]+]] = OpSpecConstantOp %double Bitcast %[[FLIPPED]]
; CHECK-DAG: %[[MINUS:[0-9]+]] = OpSpecConstantOp %double FSub %double_n2_5 %[[NEGATED]]
; CHECK-DAG: %[[SHORT:[0-9]+]] = OpSpecConstantOp %float FConvert %[[MINUS]]
; CHECK-DAG: %[[SIGNED:[0-9]+]] = OpSpecConstantOp %ushort ConvertFToS %[[SHORT]]
; CHECK-DAG: OpTypeArray %ushort %[[SIGNED]]
; CHECK-DAG: %[[BITS:[0-9]+]] = OpSpecConstantOp %uint Bitcast %[[FLOAT]]
; CHECK-DAG: %[[HIGH:[0-9]+]] = OpSpecConstantOp %uint ShiftRightLogical %[[BITS]] %uint_23
; CHECK-DAG: OpTypeArray %uint %[[HIGH]]

; FIXED-DAG: OpTypeArray %uchar %ulong_15
; FIXED-DAG: OpTypeArray %ushort %ulong_7
; FIXED-DAG: OpTypeArray %uint %ulong_130

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %n = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %converted = uitofp i32 %n to float
  %scaled = fmul float %converted, 1.5
  %round = fptoui float %scaled to i32
  %a = alloca i8, i32 %round
  %long = sitofp i32 %n to double
  %negated = fneg double %long
  %minus = fsub double -2.5, %negated
  %short = fptrunc double %minus to float
  %signed = fptosi float %short to i16
  %b = alloca i16, i16 %signed
  %bits = bitcast float %converted to i32
  %high = lshr i32 %bits, 23
  %c = alloca i32, i32 %high
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

;--- phis.ll
; CHECK-NOT: VariableLengthArray
; CHECK-DAG: %[[N:[0-9]+]] = OpSpecConstant %uint 10
; CHECK-DAG: %[[MORE:[0-9]+]] = OpSpecConstantOp %uint IAdd %[[N]] %uint_1
; CHECK-DAG: OpTypeArray %uchar %[[MORE]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i1 %c) {
  br i1 %c, label %one, label %two
one:
  %n = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %x = add i32 %n, 1
  br label %join
two:
  %m = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %y = add i32 %m, 1
  br label %join
join:
  %length = phi i32 [ %x, %one ], [ %y, %two ]
  %a = alloca i8, i32 %length
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

;--- differ.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i1 %c) {
  br i1 %c, label %one, label %two
one:
  %n = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %x = icmp slt i32 %n, 8
  %a = zext i1 %x to i32
  br label %join
two:
  %m = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 10)
  %y = icmp sgt i32 %m, 8
  %b = zext i1 %y to i32
  br label %join
join:
  %length = phi i32 [ %a, %one ], [ %b, %two ]
  %v = alloca i8, i32 %length
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
