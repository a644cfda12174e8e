; An undefined structure is a composite of undefined members, except for a workgroup variable, which has no initializer;
; another undefined value needs no initializer.
;
; RUN: llvm-spirv-rs %s -Werror --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: %[[UNDEF:[0-9]+]] = OpUndef %uint
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpConstantComposite %{{.*}} %[[UNDEF]] %[[UNDEF]]
; CHECK-DAG: %pair = OpVariable %{{.*}} UniformConstant %[[PAIR]]
; CHECK-DAG: %number = OpVariable %{{.*}} UniformConstant{{$}}
; CHECK-DAG: %shared = OpVariable %{{.*}} Workgroup{{$}}

target triple = "spir64-unknown-unknown"

@pair = addrspace(2) constant { i32, i32 } undef
@number = addrspace(2) constant i32 undef
@shared = addrspace(3) global { i32, i32 } undef
