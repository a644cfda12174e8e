; Structures of numbers with these names become constant samplers and constant pipe storage, and loads of them give the
; object.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[SAMPLER:[0-9]+]] = OpTypeSampler
; CHECK-DAG: %[[CLAMP:[0-9]+]] = OpConstantSampler %[[SAMPLER]] Clamp 1 Linear
; CHECK-DAG: %clamp = OpVariable %{{.*}} UniformConstant %[[CLAMP]]
; CHECK-DAG: %[[NONE:[0-9]+]] = OpConstantSampler %[[SAMPLER]] None 0 Nearest
; CHECK-DAG: %none = OpVariable %{{.*}} UniformConstant %[[NONE]]
; CHECK-DAG: %[[STORAGE:.*]] = OpTypePipeStorage
; CHECK-DAG: %[[PIPE:[0-9]+]] = OpConstantPipeStorage %[[STORAGE]] 16 8 2
; CHECK-DAG: %pipe = OpVariable %{{.*}} CrossWorkgroup %[[PIPE]]
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     OpLoad %[[SAMPLER]] %clamp
; CHECK:     OpLoad %[[STORAGE]] %pipe

target triple = "spir64-unknown-unknown"

%spirv.ConstantSampler = type { i32, i32, i32 }
%spirv.ConstantPipeStorage = type { i32, i32, i32 }

@clamp = addrspace(2) constant %spirv.ConstantSampler { i32 2, i32 1, i32 1 }
@none = addrspace(2) constant %spirv.ConstantSampler zeroinitializer
@pipe = addrspace(1) constant %spirv.ConstantPipeStorage { i32 16, i32 8, i32 2 }

declare spir_func void @use(target("spirv.Sampler"), target("spirv.PipeStorage"))

define spir_kernel void @k() {
  %sampler = load target("spirv.Sampler"), ptr addrspace(2) @clamp
  %storage = load target("spirv.PipeStorage"), ptr addrspace(1) @pipe
  call spir_func void @use(target("spirv.Sampler") %sampler, target("spirv.PipeStorage") %storage)
  ret void
}
