; A private array whose length is a specialisation constant, id 0 and 16 unless the host says otherwise.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @fill_and_sum(ptr addrspace(1) %sums, ptr addrspace(1) %lengths) {
entry:
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %start = uitofp i64 %me to float
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 16)
  %array = alloca float, i32 %n, align 4
  br label %fill.head

; Element i is i / 2 plus the number of the work-item.
fill.head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %fill ]
  %fill.more = icmp slt i32 %i, %n
  br i1 %fill.more, label %fill, label %sum.head

fill:
  %i.real = sitofp i32 %i to float
  %half = fmul float %i.real, 5.000000e-01
  %value = fadd float %half, %start
  %slot = getelementptr inbounds float, ptr %array, i32 %i
  store float %value, ptr %slot, align 4
  %i.next = add nsw i32 %i, 1
  br label %fill.head

; Neighbours are taken from each other on the way back, so that every element is read twice.
sum.head:
  %j = phi i32 [ %n, %fill.head ], [ %j.next, %sum ]
  %total = phi float [ 0.000000e+00, %fill.head ], [ %total.next, %sum ]
  %sum.more = icmp sgt i32 %j, 0
  br i1 %sum.more, label %sum, label %exit

sum:
  %j.next = add nsw i32 %j, -1
  %from = getelementptr inbounds float, ptr %array, i32 %j.next
  %read = load float, ptr %from, align 4
  %mirror = sub nsw i32 %n, %j
  %other_from = getelementptr inbounds float, ptr %array, i32 %mirror
  %other = load float, ptr %other_from, align 4
  %doubled = fmul float %other, 2.000000e+00
  %both = fadd float %read, %doubled
  %total.next = fadd float %total, %both
  br label %sum.head

exit:
  %sum_at = getelementptr inbounds float, ptr addrspace(1) %sums, i64 %me
  store float %total, ptr addrspace(1) %sum_at, align 4
  %length_at = getelementptr inbounds i32, ptr addrspace(1) %lengths, i64 %me
  store i32 %n, ptr addrspace(1) %length_at, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
