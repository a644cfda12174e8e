; getelementptr uses the packed stride of vector lanes: lanes of 24 bits are 3 bytes apart, while array elements are 4
; bytes apart.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %constant = OpFunction
; CHECK:      OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %{{.*}} %ulong_6
; CHECK:      %variable = OpFunction
; CHECK:      %[[OFFSET:[0-9]+]] = OpIMul %ulong %i %ulong_3
; CHECK:      OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %{{.*}} %[[OFFSET]]
; CHECK:      %array = OpFunction
; CHECK:      OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup__arr_uchar_ulong_4 %{{.*}} %ulong_0 %ulong_2

target triple = "spir64-unknown-unknown"

define spir_func i24 @constant(ptr addrspace(1) %p) {
  %at = getelementptr inbounds <4 x i24>, ptr addrspace(1) %p, i64 0, i64 2
  %v = load i24, ptr addrspace(1) %at
  ret i24 %v
}

define spir_func i24 @variable(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr inbounds <4 x i24>, ptr addrspace(1) %p, i64 0, i64 %i
  %v = load i24, ptr addrspace(1) %at
  ret i24 %v
}

define spir_func i24 @array(ptr addrspace(1) %p) {
  %at = getelementptr inbounds [4 x i24], ptr addrspace(1) %p, i64 0, i64 2
  %v = load i24, ptr addrspace(1) %at
  ret i24 %v
}
