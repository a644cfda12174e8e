; A generic target type becomes the instruction with its opcode; its types, constants and literals are the operands.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o - | spirv-dis --raw-id | FileCheck %s

; CHECK-DAG: [[FLOAT:%[0-9]+]] = OpTypeFloat 32
; CHECK-DAG: [[IMAGE:%[0-9]+]] = OpTypeImage {{%[0-9]+}} 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: [[INT:%[0-9]+]] = OpTypeInt 32 0
; CHECK-DAG: [[FOUR:%[0-9]+]] = OpConstant [[INT]] 4
; CHECK-DAG: [[ZERO:%[0-9]+]] = OpConstant [[INT]] 0
; CHECK-DAG: [[TWO:%[0-9]+]] = OpConstant [[INT]] 2
; CHECK-DAG: {{%[0-9]+}} = OpTypeArray [[FLOAT]] [[FOUR]]
; CHECK-DAG: {{%[0-9]+}} = OpTypeStruct [[FLOAT]] [[INT]] [[IMAGE]]
; CHECK-DAG: {{%[0-9]+}} = OpTypeCooperativeMatrixKHR [[FLOAT]] [[TWO]] [[FOUR]] [[FOUR]] [[ZERO]]

target triple = "spirv64-unknown-unknown"

%four = type target("spirv.IntegralConstant", i32, 4)
%array = type target("spirv.Type", float, %four, 28, 16, 4)
%image = type target("spirv.Type", void, target("spirv.Literal", 1), target("spirv.Literal", 0),
  target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0), target("spirv.Literal", 0),
  target("spirv.Literal", 0), 25, 0, 0)
%int = type target("spirv.Type", target("spirv.Literal", 32), target("spirv.Literal", 1), 21, 4, 4)
%struct = type target("spirv.Type", float, i32, %image, 30, 0, 0)
%matrix = type target("spirv.Type", float, target("spirv.IntegralConstant", i32, 2), %four, %four,
  target("spirv.IntegralConstant", i32, 0), 4456, 0, 0)

declare spir_func %array @array()
declare spir_func %struct @struct()
declare spir_func %int @int()
declare spir_func %matrix @matrix()

define spir_kernel void @test() !reqd_work_group_size !0 {
  %a = call spir_func %array @array()
  %s = call spir_func %struct @struct()
  %m = call spir_func %matrix @matrix()
  %i = call spir_func %int @int()
  ret void
}

!0 = !{i32 4, i32 4, i32 1}
