; A cast between private, local and global memory goes through a generic pointer, and gives no usable pointer: a warning
; says where, also if the module has both steps. A null pointer may be cast, and so may a generic one, whose object may be
; in any memory.
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNED --implicit-check-not=warning[ < %t.txt

; CHECK: OpPtrCastToGeneric
; CHECK: OpGenericCastToPtr %_ptr_CrossWorkgroup
; CHECK: OpPtrCastToGeneric
; CHECK: OpGenericCastToPtr %_ptr_CrossWorkgroup

; WARNED:      warning[W025]: a pointer to private memory is cast to one to global memory
; WARNED-NEXT: at %global = addrspacecast ptr %own to ptr addrspace(1)
; WARNED-NEXT: in function @private
; WARNED-NEXT: --> {{.*}}unusable-pointers.ll:{{[0-9]+}}:3
; WARNED-NEXT: | %global = addrspacecast
; WARNED-NEXT: | ^
; WARNED-NEXT: also a pointer to local memory is cast to one to global memory, {{.*}} at %global = addrspacecast ptr addrspace(3) %shared to ptr addrspace(1)
; WARNED-NEXT: also at %global = addrspacecast ptr addrspace(4) %generic to ptr addrspace(1)

target triple = "spir64-unknown-unknown"

define spir_func void @private(i32 %x) {
  %own = alloca i32
  %global = addrspacecast ptr %own to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %global
  ret void
}

define spir_func void @local(ptr addrspace(3) %shared, i32 %x) {
  %global = addrspacecast ptr addrspace(3) %shared to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %global
  ret void
}

define spir_func void @steps(i32 %x) {
  %own = alloca i32
  %generic = addrspacecast ptr %own to ptr addrspace(4)
  %global = addrspacecast ptr addrspace(4) %generic to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %global
  %back = addrspacecast ptr addrspace(4) %generic to ptr
  store i32 %x, ptr %back
  ret void
}

define spir_func void @usable(ptr addrspace(4) %any, i32 %x, ptr addrspace(1) %out) {
  %global = addrspacecast ptr addrspace(4) %any to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %global
  %null = addrspacecast ptr null to ptr addrspace(1)
  store ptr addrspace(1) %null, ptr addrspace(1) %out
  ret void
}
