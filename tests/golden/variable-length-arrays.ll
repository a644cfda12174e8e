; tests/kernels/dynamic_array.ll
; options: --spirv-ext=+SPV_INTEL_variable_length_array
; Arrays whose length is known only when the kernel runs, three times in a loop and each time given back: the device must
; not run out of memory, and what a round leaves behind must not reach the next.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Every work-item has its own length. A round fills the array from the front with squares and adds it up from the back.
define spir_kernel void @fold(ptr addrspace(1) %lengths, i32 %rounds, ptr addrspace(1) %sums) {
entry:
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %length_at = getelementptr inbounds i32, ptr addrspace(1) %lengths, i64 %me
  %length = load i32, ptr addrspace(1) %length_at, align 4
  %n = zext i32 %length to i64
  br label %round

round:
  %r = phi i32 [ 0, %entry ], [ %r.next, %round.end ]
  %total = phi i32 [ 0, %entry ], [ %sum.all, %round.end ]
  %saved = call ptr @llvm.stacksave.p0()
  %array = alloca i32, i64 %n, align 4
  br label %fill.head

fill.head:
  %i = phi i64 [ 0, %round ], [ %i.next, %fill ]
  %fill.more = icmp ult i64 %i, %n
  br i1 %fill.more, label %fill, label %sum.head

fill:
  %i.narrow = trunc i64 %i to i32
  %square = mul i32 %i.narrow, %i.narrow
  %value = add i32 %square, %r
  %slot = getelementptr inbounds i32, ptr %array, i64 %i
  store i32 %value, ptr %slot, align 4
  %i.next = add nuw i64 %i, 1
  br label %fill.head

sum.head:
  %j = phi i64 [ 0, %fill.head ], [ %j.next, %sum ]
  %sum.all = phi i32 [ %total, %fill.head ], [ %sum.next, %sum ]
  %sum.more = icmp ult i64 %j, %n
  br i1 %sum.more, label %sum, label %round.end

sum:
  %j.next = add nuw i64 %j, 1
  %back = sub i64 %n, %j.next
  %from = getelementptr inbounds i32, ptr %array, i64 %back
  %read = load i32, ptr %from, align 4
  %weight = trunc i64 %j.next to i32
  %weighted = mul i32 %read, %weight
  %sum.next = add i32 %sum.all, %weighted
  br label %sum.head

round.end:
  call void @llvm.stackrestore.p0(ptr %saved)
  %r.next = add nuw i32 %r, 1
  %again = icmp ult i32 %r.next, %rounds
  br i1 %again, label %round, label %exit

exit:
  %sum_at = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 %me
  store i32 %sum.all, ptr addrspace(1) %sum_at, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
