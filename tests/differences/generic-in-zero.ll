; ROW: generic pointers in address space 0, where `alloca` is in 4 (AdaptiveCpp patches that translator)
; PEER: Casts from private/local/global address space are allowed only to generic
; OURS: %a = OpVariable %_ptr_Function_uint Function
; OURS: OpPtrCastToGeneric %_ptr_Generic_uint %p

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1-P9-A4"
target triple = "spirv64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %n) {
  %a = alloca i32, addrspace(4)
  store i32 %n, ptr addrspace(4) %a
  %g = addrspacecast ptr addrspace(1) %p to ptr
  store i32 %n, ptr %g
  ret void
}
