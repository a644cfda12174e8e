; A string in an aggregate is the address of its first byte; another variable is cast.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: %[[TEXT:[0-9]+]] = OpSpecConstantOp %_ptr_UniformConstant_uchar InBoundsPtrAccessChain %text %uint_0 %uint_0
; CHECK-DAG: %[[NUMBERS:[0-9]+]] = OpSpecConstantOp %_ptr_UniformConstant_uchar Bitcast %numbers
; CHECK-DAG: OpConstantComposite %{{.*}} %[[TEXT]] %[[NUMBERS]]

target triple = "spir64-unknown-unknown"

@text = addrspace(2) constant [4 x i8] c"text"
@numbers = addrspace(2) constant [2 x i32] [i32 1, i32 2]
@pair = addrspace(2) constant { ptr addrspace(2), ptr addrspace(2) } { ptr addrspace(2) @text, ptr addrspace(2) @numbers }
