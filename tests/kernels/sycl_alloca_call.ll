; The span of sycl_alloca.ll, as a post-link stage gives it.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @run(ptr addrspace(1) %in, i64 %n, ptr addrspace(1) %out, ptr addrspace(1) %sizes) {
entry:
  %size = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 1)
  %alloca.i = alloca float, i64 %size, align 64
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  br label %fill.head

; The span holds the input from this work-item's place on, around in a circle.
fill.head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %fill.more = icmp ult i64 %i, %size
  br i1 %fill.more, label %fill, label %sum.head

fill:
  %from = add i64 %i, %me
  %circle = urem i64 %from, %n
  %in_at = getelementptr inbounds float, ptr addrspace(1) %in, i64 %circle
  %value = load float, ptr addrspace(1) %in_at, align 4
  %slot = getelementptr inbounds float, ptr %alloca.i, i64 %i
  store float %value, ptr %slot, align 4
  %i.next = add nuw i64 %i, 1
  br label %fill.head

; From the back: each element is half of the sum so far and itself.
sum.head:
  %j = phi i64 [ %size, %fill.head ], [ %j.next, %sum ]
  %total = phi float [ 0.0, %fill.head ], [ %total.next, %sum ]
  %sum.more = icmp ne i64 %j, 0
  br i1 %sum.more, label %sum, label %exit

sum:
  %j.next = sub i64 %j, 1
  %read_at = getelementptr inbounds float, ptr %alloca.i, i64 %j.next
  %read = load float, ptr %read_at, align 4
  %half = fmul float %total, 5.000000e-01
  %total.next = fadd float %half, %read
  br label %sum.head

exit:
  %out_at = getelementptr inbounds float, ptr addrspace(1) %out, i64 %me
  store float %total, ptr addrspace(1) %out_at, align 4
  %address = ptrtoint ptr %alloca.i to i64
  %beyond = and i64 %address, 63
  %size_at = getelementptr inbounds i64, ptr addrspace(1) %sizes, i64 %me
  %both = add i64 %beyond, %size
  store i64 %both, ptr addrspace(1) %size_at, align 8
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
