; A frozen value is the same at each use: partly undefined constants, selects of undefined values, and values computed
; from them; no OpUndef, which may differ between uses, is in such a module (R164).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=OpUndef

; CHECK-DAG: %[[ZERO:uint_0]] = OpConstant %uint 0
; CHECK-DAG: %[[HALF:[0-9]+]] = OpConstantComposite %v2uint %[[ZERO]] %uint_5
; CHECK-DAG: %[[NOTHING:[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uchar
; CHECK:      OpLabel
; CHECK-NEXT: %[[C:[0-9]+]] = OpINotEqual %bool %c %uchar_0
; CHECK-NEXT: OpStore %v %[[HALF]]
; CHECK-NEXT: OpStore %v %[[HALF]]
; CHECK-NEXT: OpStore %q %[[NOTHING]]
; CHECK-NEXT: OpStore %q %[[NOTHING]]
; CHECK-NEXT: %choice = OpSelect %uint %[[C]] %{{.+}} %a
; CHECK-NEXT: OpBitwiseXor %uint %choice %choice
; CHECK:      %way = OpPhi
; CHECK-NEXT: OpBitwiseXor %uint %way %way
; CHECK:      %lane = OpCompositeInsert
; CHECK-NEXT: OpStore %v %lane
; CHECK-NEXT: OpStore %v %lane
; CHECK-NEXT: %moved = OpVectorShuffle
; CHECK-NEXT: OpStore %v %moved
; CHECK-NEXT: OpStore %v %moved
; CHECK-NEXT: OpStore %p %[[ZERO]]
; CHECK-NEXT: OpStore %p %[[ZERO]]
; CHECK:      OpFunctionEnd
; CHECK:      OpReturnValue %[[ZERO]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %v, ptr addrspace(1) %q, i32 %a, <2 x i32> %pair, i1 %c) {
entry:
  %constant = freeze <2 x i32> <i32 undef, i32 5>
  store volatile <2 x i32> %constant, ptr addrspace(1) %v
  store volatile <2 x i32> %constant, ptr addrspace(1) %v
  %pointer = freeze ptr addrspace(1) poison
  store volatile ptr addrspace(1) %pointer, ptr addrspace(1) %q
  store volatile ptr addrspace(1) %pointer, ptr addrspace(1) %q
  %choice = select i1 %c, i32 undef, i32 %a
  %chosen = freeze i32 %choice
  %none = xor i32 %chosen, %chosen
  store volatile i32 %none, ptr addrspace(1) %p
  br i1 %c, label %left, label %right
left:
  br label %right
right:
  %way = phi i32 [ undef, %entry ], [ %a, %left ]
  %met = freeze i32 %way
  %zero = xor i32 %met, %met
  store volatile i32 %zero, ptr addrspace(1) %p
  %lane = insertelement <2 x i32> undef, i32 %a, i32 0
  %inserted = freeze <2 x i32> %lane
  store volatile <2 x i32> %inserted, ptr addrspace(1) %v
  store volatile <2 x i32> %inserted, ptr addrspace(1) %v
  %moved = shufflevector <2 x i32> %pair, <2 x i32> undef, <2 x i32> <i32 0, i32 3>
  %shuffled = freeze <2 x i32> %moved
  store volatile <2 x i32> %shuffled, ptr addrspace(1) %v
  store volatile <2 x i32> %shuffled, ptr addrspace(1) %v
  %structure = freeze { i32, i1 } undef
  %member = extractvalue { i32, i1 } %structure, 0
  store volatile i32 %member, ptr addrspace(1) %p
  store volatile i32 %member, ptr addrspace(1) %p
  ret void
}

; A value frozen by the caller is undefined in other functions.
define spir_func i32 @undefined() {
  ret i32 undef
}
