; Phis and selects of pointers that form a cycle have a cast at each access, because their pointee differs: otherwise
; Intel's graphics compiler does not terminate. Other phis and selects have the accessed pointee, and so do the initial
; values of the cycle.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %cycle = OpFunction %void
; CHECK-NEXT: %a = OpFunctionParameter %_ptr_Workgroup_float
; CHECK-NEXT: %b = OpFunctionParameter %_ptr_Workgroup_float
; CHECK:      %p = OpPhi %_ptr_Workgroup_uchar
; CHECK-NEXT: %q = OpPhi %_ptr_Workgroup_uchar
; CHECK-NEXT: %r = OpSelect %_ptr_Workgroup_uchar %c %q %p
; CHECK-NEXT: %[[FLOATS:[0-9]+]] = OpBitcast %_ptr_Workgroup_float %r
; CHECK-NEXT: OpStore %[[FLOATS]] %float_1 Aligned 4
; CHECK:      %after = OpSelect %_ptr_Workgroup_uchar %c %r %{{.*}}
; CHECK:      %steps = OpFunction %void
; CHECK:      %s = OpPhi %_ptr_Workgroup_float
; CHECK:      %bytes = OpFunction %void
; CHECK:      %x = OpPhi %_ptr_CrossWorkgroup_ushort
; CHECK-NEXT: %y = OpPhi %_ptr_CrossWorkgroup_ushort
; CHECK-NEXT: %[[BYTES:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %y
; CHECK-NEXT: OpStore %[[BYTES]] %uchar_1 Aligned 1
; CHECK:      %unread = OpFunction %_ptr_CrossWorkgroup_float
; CHECK:      %v = OpPhi %_ptr_CrossWorkgroup_float
; CHECK-NEXT: %w = OpPhi %_ptr_CrossWorkgroup_float

target triple = "spir64-unknown-unknown"

define spir_func void @cycle(ptr addrspace(3) %a, ptr addrspace(3) %b, i1 %c) {
entry:
  store float 0.0, ptr addrspace(3) %a
  store float 0.0, ptr addrspace(3) %b
  br label %loop

loop:
  %p = phi ptr addrspace(3) [ %a, %entry ], [ %r, %loop ]
  %q = phi ptr addrspace(3) [ %b, %entry ], [ %p, %loop ]
  %r = select i1 %c, ptr addrspace(3) %q, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %r
  br i1 %c, label %loop, label %exit

exit:
  %after = select i1 %c, ptr addrspace(3) %r, ptr addrspace(3) %a
  store float 2.0, ptr addrspace(3) %after
  ret void
}

define spir_func void @steps(ptr addrspace(3) %a, i1 %c) {
entry:
  br label %loop

loop:
  %s = phi ptr addrspace(3) [ %a, %entry ], [ %t, %loop ]
  %t = getelementptr float, ptr addrspace(3) %s, i64 1
  store float 1.0, ptr addrspace(3) %s
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define spir_func void @bytes(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) {
entry:
  br label %loop

loop:
  %x = phi ptr addrspace(1) [ %a, %entry ], [ %y, %loop ]
  %y = phi ptr addrspace(1) [ %b, %entry ], [ %x, %loop ]
  store i8 1, ptr addrspace(1) %y
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define spir_func ptr addrspace(1) @unread(ptr addrspace(1) %a, ptr addrspace(1) %b, i1 %c) {
entry:
  store float 0.0, ptr addrspace(1) %a
  br label %loop

loop:
  %v = phi ptr addrspace(1) [ %a, %entry ], [ %w, %loop ]
  %w = phi ptr addrspace(1) [ %b, %entry ], [ %v, %loop ]
  br i1 %c, label %loop, label %exit

exit:
  ret ptr addrspace(1) %w
}
