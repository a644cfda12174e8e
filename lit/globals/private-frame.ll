; A constant in address space 0 whose address escapes becomes a kernel variable, initialized once; called functions take
; its address as a parameter, so that the address does not change while it can be observed.
; shows: P4-as0-globals
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "kernel"
; CHECK-DAG: OpDecorate %[[EXPORTED:exported]] LinkageAttributes "exported" Export
; CHECK-DAG: %[[DATA:framed_[0-9]+]] = OpVariable %_ptr_UniformConstant__arr_uint_ulong_4 UniformConstant

; CHECK:      %pick = OpFunction %uint None
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uint
; CHECK-NEXT: %[[SCALAR:scalar]] = OpFunctionParameter %_ptr_Function_uint
; CHECK:      OpLoad %uint %[[SCALAR]] Aligned 4
; CHECK:      OpFunctionEnd

; The body of an exported function takes the addresses; a wrapper for external callers has its own structure of variables.
; CHECK:      %exported_body = OpFunction %uint None
; CHECK-NEXT: %i = OpFunctionParameter %ulong
; CHECK-NEXT: %[[FRAMED:framed]] = OpFunctionParameter %_ptr_Function__arr_uint_ulong_4
; CHECK-NEXT: %[[SCALAR:scalar_[0-9]+]] = OpFunctionParameter %_ptr_Function_uint
; CHECK:      %[[ELEMENT:[0-9]+]] = OpBitcast %_ptr_Function_uint %[[FRAMED]]
; CHECK:      OpFunctionCall %uint %pick %[[ELEMENT]] %[[SCALAR]]
; CHECK:      OpFunctionEnd
; CHECK-NEXT: %[[EXPORTED]] = OpFunction %uint None
; CHECK-NEXT: %[[I:i_[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[FRAMED:framed_[0-9]+]] = OpVariable %_ptr_Function__arr_uint_ulong_4 Function
; CHECK-NEXT: %[[SCALAR:scalar_[0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK:      OpCopyMemorySized %{{[0-9]+}} %{{[0-9]+}} %ulong_16 Aligned 4
; CHECK:      OpStore %[[SCALAR]] %uint_42 Aligned 4
; CHECK:      %[[RESULT:[0-9]+]] = OpFunctionCall %uint %exported_body %[[I]] %[[FRAMED]] %[[SCALAR]]
; CHECK-NEXT: OpReturnValue %[[RESULT]]
; CHECK-NEXT: OpFunctionEnd

; CHECK:      %[[KERNEL]] = OpFunction %void None
; CHECK:      OpLabel
; CHECK-DAG:  %[[FRAMED:framed_[0-9]+]] = OpVariable
; CHECK-DAG:  %[[SCALAR:scalar_[0-9]+]] = OpVariable
; CHECK:      %{{.*}} = OpFunctionCall %uint %exported_body %i{{.*}} %[[FRAMED]] %[[SCALAR]]
; CHECK:      %[[POINTER:[0-9]+]] = OpBitcast %_ptr_Function_uchar %[[FRAMED]]
; CHECK-NEXT: %[[PAIR:[0-9]+]] = OpCompositeConstruct %{{.*}} %[[POINTER]] %uint_3
; CHECK-NEXT: OpStore %pair %[[PAIR]] Aligned 8
; CHECK:      OpSelect %_ptr_Function_uint %c

target triple = "spir64-unknown-unknown"

@framed = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@scalar = internal constant i32 42
@other = internal alias [4 x i32], ptr @framed

define internal spir_func i32 @pick(ptr %p) {
  %v = load i32, ptr %p
  %same = icmp eq ptr %p, @scalar
  %w = load i32, ptr @scalar
  %x = select i1 %same, i32 %v, i32 %w
  ret i32 %x
}

define spir_func i32 @exported(i64 %i) {
  %v = call spir_func i32 @pick(ptr @framed)
  ret i32 %v
}

define spir_kernel void @kernel(i64 %i, i32 %n) {
  %c = icmp eq i32 %n, 0
  %v = call spir_func i32 @exported(i64 %i)
  %pair = alloca { ptr, i32 }
  store { ptr, i32 } { ptr @framed, i32 3 }, ptr %pair
  %slot = alloca i32
  %s = select i1 %c, ptr %slot, ptr @other
  %l = load i32, ptr %s
  ret void
}
