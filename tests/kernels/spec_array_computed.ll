; A private array whose length is computed from a specialisation constant: 2 * n + 1 elements, widened to 64 bits. The
; array stands in a block that not every work-item reaches.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @weigh(ptr addrspace(1) %sums) {
entry:
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %sum_at = getelementptr inbounds i64, ptr addrspace(1) %sums, i64 %me
  %odd = trunc i64 %me to i1
  br i1 %odd, label %skip, label %work

skip:
  store i64 -1, ptr addrspace(1) %sum_at, align 8
  ret void

work:
  %n = call i16 @_Z20__spirv_SpecConstantis(i32 7, i16 3)
  %twice = mul i16 %n, 2
  %more = add i16 %twice, 1
  %length = zext i16 %more to i64
  %array = alloca i64, i64 %length, align 8
  br label %fill

fill:
  %i = phi i64 [ 0, %work ], [ %i.next, %fill ]
  %value = xor i64 %i, %me
  %slot = getelementptr inbounds i64, ptr %array, i64 %i
  store i64 %value, ptr %slot, align 8
  %i.next = add nuw i64 %i, 1
  %filled = icmp eq i64 %i.next, %length
  br i1 %filled, label %sum, label %fill

sum:
  %j = phi i64 [ 0, %fill ], [ %j.next, %sum ]
  %total = phi i64 [ %length, %fill ], [ %total.next, %sum ]
  %j.next = add nuw i64 %j, 1
  %back = sub i64 %length, %j.next
  %from = getelementptr inbounds i64, ptr %array, i64 %back
  %read = load i64, ptr %from, align 8
  %product = mul i64 %read, %j.next
  %total.next = add i64 %total, %product
  %summed = icmp eq i64 %j.next, %length
  br i1 %summed, label %exit, label %sum

exit:
  store i64 %total.next, ptr addrspace(1) %sum_at, align 8
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare i16 @_Z20__spirv_SpecConstantis(i32, i16)
