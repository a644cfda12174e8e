; A getelementptr without indices is its base: no address computation is emitted, but its element type is used.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %h = OpVariable %{{.*}} CrossWorkgroup %g
; CHECK-NOT: AccessChain
; CHECK: %[[SAME:[0-9]+]] = OpBitcast %{{.*}}ulong %p
; CHECK-NEXT: OpStore %[[SAME]] %i
; CHECK-NEXT: %[[LANE:[0-9]+]] = OpBitcast %{{.*}}uint %p
; CHECK: %[[FLOAT:[0-9]+]] = OpBitcast %{{.*}}float %[[LANE]]
; CHECK-NEXT: OpStore %[[FLOAT]] %float_1
; CHECK-NOT: AccessChain

target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

@g = addrspace(1) global %pair zeroinitializer
@h = addrspace(1) global ptr addrspace(1) getelementptr (%pair, ptr addrspace(1) @g)

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %same = getelementptr inbounds %pair, ptr addrspace(1) %p
  store i64 %i, ptr addrspace(1) %same, align 8
  %lanes = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %same, i32 0
  %addresses = getelementptr i32, <2 x ptr addrspace(1)> %lanes
  %first = extractelement <2 x ptr addrspace(1)> %addresses, i32 0
  store float 1.0, ptr addrspace(1) %first
  ret void
}
