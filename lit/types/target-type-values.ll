; Values of target types are loaded, stored, passed, and held in arrays and structures; they may be null if SPIR-V has a
; null for the type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %Event = OpTypeEvent
; CHECK-DAG: %[[SAMPLER:[0-9]+]] = OpTypeSampler
; CHECK-DAG: %[[NULL:[0-9]+]] = OpConstantNull %Event
; CHECK-DAG: %pair = OpTypeStruct %Event %uint
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpConstantComposite %pair %[[NULL]] %uint_3
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     %slot = OpVariable %_ptr_Function_[[SAMPLER]] Function
; CHECK:     %events = OpVariable %_ptr_Function__arr_Event_ulong_2 Function
; CHECK:     OpStore %slot %sampler Aligned 8
; CHECK:     %again = OpLoad %[[SAMPLER]] %slot Aligned 8
; CHECK:     %made = OpFunctionCall %Event %make %[[NULL]] %again
; CHECK:     %second = OpPtrAccessChain %_ptr_Function_Event %events
; CHECK:     OpStore %second %made Aligned 8
; CHECK:     OpStore %both %[[PAIR]] Aligned 8

target triple = "spir64-unknown-unknown"

%pair = type { target("spirv.Event"), i32 }

declare spir_func target("spirv.Event") @make(target("spirv.Event"), target("spirv.Sampler"))

define spir_kernel void @keep(target("spirv.Sampler") %sampler) {
  %slot = alloca target("spirv.Sampler"), align 8
  %events = alloca [2 x target("spirv.Event")], align 8
  %both = alloca %pair, align 8
  store target("spirv.Sampler") %sampler, ptr %slot, align 8
  %again = load target("spirv.Sampler"), ptr %slot, align 8
  %made = call spir_func target("spirv.Event") @make(target("spirv.Event") zeroinitializer, target("spirv.Sampler") %again)
  %second = getelementptr [2 x target("spirv.Event")], ptr %events, i64 0, i64 1
  store target("spirv.Event") %made, ptr %second, align 8
  store %pair { target("spirv.Event") zeroinitializer, i32 3 }, ptr %both, align 8
  ret void
}
