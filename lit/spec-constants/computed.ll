; An array length computed from specialization constants becomes an expression of specialization constants in the type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-opt --set-spec-const-default-value "5:7" --freeze-spec-const --fold-spec-const-op-composite %t.spv -o - \
; RUN:   | spirv-dis - | FileCheck %s --check-prefix=SEVEN

; CHECK-NOT: OpExtension
; CHECK-DAG: %[[N:[0-9]+]] = OpSpecConstant %ushort 3
; CHECK-DAG: %[[WIDE:[0-9]+]] = OpSpecConstantOp %ulong UConvert %[[N]]
; CHECK-DAG: %[[TWICE:[0-9]+]] = OpSpecConstantOp %ulong IMul %[[WIDE]] %ulong_2
; CHECK-DAG: %[[ODD:[0-9]+]] = OpSpecConstantOp %ulong IAdd %[[TWICE]] %ulong_1
; CHECK-DAG: OpTypeArray %uchar %[[ODD]]
; CHECK-DAG: %[[NARROW:[0-9]+]] = OpSpecConstantOp %uint UConvert %[[ODD]]
; CHECK-DAG: %[[SHIFTED:[0-9]+]] = OpSpecConstantOp %uint ShiftLeftLogical %[[NARROW]] %uint_2
; CHECK-DAG: OpTypeArray %float %[[SHIFTED]]

; SEVEN-DAG: OpConstant %ushort 7
; SEVEN-DAG: OpTypeArray %uchar %ulong_15
; SEVEN-DAG: OpTypeArray %float %uint_60

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) {
  %n = call spir_func i16 @_Z20__spirv_SpecConstantis(i32 5, i16 3)
  %wide = zext i16 %n to i64
  %twice = mul i64 %wide, 2
  %odd = add i64 %twice, 1
  %bytes = alloca i8, i64 %odd, align 1
  %narrow = trunc i64 %odd to i32
  %frozen = freeze i32 %narrow
  %shifted = shl i32 %frozen, 2
  %floats = alloca float, i32 %shifted, align 4
  ret void
}

declare spir_func i16 @_Z20__spirv_SpecConstantis(i32, i16)
