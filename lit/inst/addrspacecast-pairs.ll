; Private, local and global pointers are cast to Generic and back; the pointee type is fixed before the cast and does
; not change; pointers that Generic does not include are not cast (R166).
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/pairs.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/constant.ll -o %t.spv 2>&1 | FileCheck %s --check-prefixes=CONSTANT,FROM
; RUN: not llvm-spirv-rs %t/to-constant.ll -o %t.spv 2>&1 | FileCheck %s --check-prefixes=CONSTANT,TO

; CHECK:      %v = OpVariable %_ptr_Function_ulong Function
; CHECK:      %p = OpPtrCastToGeneric %_ptr_Generic_ulong %v
; CHECK:      %l = OpPtrCastToGeneric %_ptr_Generic_uint %local
; CHECK:      %g = OpPtrCastToGeneric %_ptr_Generic_float %global
; CHECK:      %back = OpGenericCastToPtr %_ptr_Function_ulong %p
; CHECK:      %local_back = OpGenericCastToPtr %_ptr_Workgroup_uint %l
; CHECK:      %global_back = OpGenericCastToPtr %_ptr_CrossWorkgroup_float %g

; CONSTANT:      error[E010]: InvalidModule: Invalid SPIR-V module: Casts from
; FROM-SAME:     constant address space to generic are illegal
; TO-SAME:       generic address space to constant are illegal
; CONSTANT-NEXT: a pointer into
; CONSTANT-NEXT: at {{.*}}addrspacecast

;--- pairs.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(3) %local, ptr addrspace(1) %global) {
  %v = alloca i64
  %p = addrspacecast ptr %v to ptr addrspace(4)
  store i64 1, ptr addrspace(4) %p
  %l = addrspacecast ptr addrspace(3) %local to ptr addrspace(4)
  store i32 1, ptr addrspace(4) %l
  %g = addrspacecast ptr addrspace(1) %global to ptr addrspace(4)
  store float 1.0, ptr addrspace(4) %g
  %back = addrspacecast ptr addrspace(4) %p to ptr
  store i64 2, ptr %back
  %local.back = addrspacecast ptr addrspace(4) %l to ptr addrspace(3)
  store i32 2, ptr addrspace(3) %local.back
  %global.back = addrspacecast ptr addrspace(4) %g to ptr addrspace(1)
  store float 2.0, ptr addrspace(1) %global.back
  ret void
}
;--- constant.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(2) %c, ptr addrspace(1) %to) {
  %g = addrspacecast ptr addrspace(2) %c to ptr addrspace(4)
  %x = load i32, ptr addrspace(4) %g
  store i32 %x, ptr addrspace(1) %to
  ret void
}
;--- to-constant.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %p, ptr addrspace(1) %to) {
  %c = addrspacecast ptr addrspace(4) %p to ptr addrspace(2)
  %x = load i32, ptr addrspace(2) %c
  store i32 %x, ptr addrspace(1) %to
  ret void
}
