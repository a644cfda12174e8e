; Structures keep their names; literal structures have no name; opaque structures are OpTypeOpaque; a
; structure that contains itself does so through a pointer to bytes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpName %[[PLAIN:.*]] "struct.plain"
; CHECK-DAG: OpName %[[FOO:.*]] "class.ns::Foo"
; CHECK-DAG: OpDecorate %[[LITERAL:_struct_[0-9]+]] CPacked
; CHECK-DAG: %[[PLAIN]] = OpTypeStruct %uint %float
; CHECK-DAG: %[[FOO]] = OpTypeStruct %uint
; CHECK-DAG: %[[LITERAL]] = OpTypeStruct %uchar %uint
; CHECK-DAG: %list = OpTypeStruct %uint %_ptr_CrossWorkgroup_uchar
; CHECK-DAG: OpTypeOpaque "opaque"
; CHECK-DAG: OpTypeStruct{{$}}

target triple = "spir64-unknown-unknown"

%struct.plain = type { i32, float }
%"class.ns::Foo" = type { i32 }
%list = type { i32, ptr addrspace(1) }
%opaque = type opaque

@a = addrspace(1) global %struct.plain zeroinitializer
@b = addrspace(1) global %"class.ns::Foo" zeroinitializer
@c = addrspace(1) global <{ i8, i32 }> zeroinitializer
@d = addrspace(1) global %list { i32 1, ptr addrspace(1) @b }
@e = external addrspace(1) global %opaque
@f = addrspace(1) global {} zeroinitializer

define spir_func ptr addrspace(1) @use() {
  ret ptr addrspace(1) @e
}
