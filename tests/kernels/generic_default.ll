; Pointers are generic by default: the data layout has address space 4 for alloca, which makes it private memory, and 0
; generic memory.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A4-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@count = internal addrspace(4) global i32 7, align 4
@squares = internal addrspace(1) constant [4 x i32] [i32 0, i32 1, i32 4, i32 9], align 4

define internal spir_func void @add(ptr %at, i32 %n) noinline {
  %old = load i32, ptr %at, align 4
  %new = add i32 %old, %n
  store i32 %new, ptr %at, align 4
  ret void
}

; Adds squares to an element of private, local or global memory, and stores what each memory holds then.
define spir_kernel void @add_squares(ptr addrspace(1) %out, ptr addrspace(3) %group) {
  %slots = alloca [4 x i32], align 4, addrspace(4)
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  call void @llvm.memset(ptr addrspace(4) align 4 %slots, i8 0, i64 16, i1 false)
  store i32 100, ptr addrspace(3) %group, align 4
  %kind = urem i64 %me, 3
  %index = and i64 %me, 3
  %private = getelementptr inbounds i32, ptr addrspace(4) %slots, i64 %index
  %own = getelementptr inbounds [3 x i32], ptr addrspace(1) %out, i64 %me
  %from.private = addrspacecast ptr addrspace(4) %private to ptr
  %from.group = addrspacecast ptr addrspace(3) %group to ptr
  %from.global = addrspacecast ptr addrspace(1) %own to ptr
  %is.private = icmp eq i64 %kind, 0
  %is.group = icmp eq i64 %kind, 1
  %shared = select i1 %is.group, ptr %from.group, ptr %from.global
  %chosen = select i1 %is.private, ptr %from.private, ptr %shared
  %square.at = getelementptr inbounds [4 x i32], ptr addrspace(1) @squares, i64 0, i64 %index
  %square = load i32, ptr addrspace(1) %square.at, align 4
  call spir_func void @add(ptr %chosen, i32 %square)
  %counter = addrspacecast ptr addrspace(4) @count to ptr
  call spir_func void @add(ptr %counter, i32 %square)
  %count = load i32, ptr addrspace(4) @count, align 4
  %in.private = load i32, ptr addrspace(4) %private, align 4
  %in.group = load i32, ptr addrspace(3) %group, align 4
  %sum = add i32 %in.private, %in.group
  %second = getelementptr inbounds i32, ptr addrspace(1) %own, i64 1
  store i32 %sum, ptr addrspace(1) %second, align 4
  %third = getelementptr inbounds i32, ptr addrspace(1) %own, i64 2
  store i32 %count, ptr addrspace(1) %third, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
