; A pointer in an initializer is the variable itself: untyped pointers need no cast.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpSpecConstantOp
; CHECK:     %[[BOTH:[0-9]+]] = OpConstantComposite %{{.*}} %a %b
; CHECK:     %table = OpVariable %{{.*}} CrossWorkgroup %[[BOTH]]

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i16 0
@b = addrspace(1) global i32 0
@table = addrspace(1) global [2 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) @b]
