; A trap in the kernel, and in functions that never return, ends its work-item; the others go on.
target triple = "spir64-unknown-unknown"

declare void @llvm.trap()
declare spir_func i64 @_Z13get_global_idj(i32)

define internal spir_func void @panic() noinline {
  call void @llvm.trap()
  unreachable
}

define internal spir_func i32 @no_number(ptr addrspace(1) %note) noinline {
  store i32 -1, ptr addrspace(1) %note, align 4
  call spir_func void @panic()
  store i32 -2, ptr addrspace(1) %note, align 4
  unreachable
}

define spir_kernel void @numbers(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  %x = load i32, ptr addrspace(1) %from, align 4
  switch i32 %x, label %good [
    i32 0, label %trap
    i32 1, label %call
  ]

trap:
  store i32 -3, ptr addrspace(1) %to, align 4
  call void @llvm.trap()
  unreachable

call:
  %none = call spir_func i32 @no_number(ptr addrspace(1) %to)
  br label %good

good:
  %result = phi i32 [ %x, %entry ], [ %none, %call ]
  store i32 %result, ptr addrspace(1) %to, align 4
  ret void
}
