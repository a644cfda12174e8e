; Arrays of dynamic length without llvm.stacksave: one of words in the entry block, one of bytes under a condition.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; A hundred numbers are dropped into as many bins as the argument says; large ones also have a byte each for a mark.
define spir_kernel void @drop(i32 %bins, ptr addrspace(1) %sums) {
entry:
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %start = trunc i64 %me to i32
  %counts = alloca i32, i32 %bins, align 16
  br label %clear

clear:
  %c = phi i32 [ 0, %entry ], [ %c.next, %clear ]
  %clear_at = getelementptr inbounds i32, ptr %counts, i32 %c
  store i32 0, ptr %clear_at, align 4
  %c.next = add nuw i32 %c, 1
  %clear.done = icmp eq i32 %c.next, %bins
  br i1 %clear.done, label %drop, label %clear

drop:
  %i = phi i32 [ 0, %clear ], [ %i.next, %drop ]
  %number = phi i32 [ %start, %clear ], [ %number.next, %drop ]
  %scaled = mul i32 %number, 1103515245
  %number.next = add i32 %scaled, 12345
  %high = lshr i32 %number.next, 16
  %bin = urem i32 %high, %bins
  %bin_at = getelementptr inbounds i32, ptr %counts, i32 %bin
  %old = load i32, ptr %bin_at, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr %bin_at, align 4
  %i.next = add nuw i32 %i, 1
  %drop.done = icmp eq i32 %i.next, 100
  br i1 %drop.done, label %choose, label %drop

choose:
  %is_large = icmp ugt i32 %bins, 4
  br i1 %is_large, label %mark, label %sum

mark:
  %wide = zext i32 %bins to i64
  %marks = alloca i8, i64 %wide, align 1
  br label %mark.loop

mark.loop:
  %m = phi i64 [ 0, %mark ], [ %m.next, %mark.loop ]
  %mark_from = getelementptr inbounds i32, ptr %counts, i64 %m
  %mark.count = load i32, ptr %mark_from, align 4
  %is_odd = trunc i32 %mark.count to i1
  %odd.byte = select i1 %is_odd, i8 7, i8 1
  %mark_at = getelementptr inbounds i8, ptr %marks, i64 %m
  store i8 %odd.byte, ptr %mark_at, align 1
  %m.next = add nuw i64 %m, 1
  %mark.done = icmp eq i64 %m.next, %wide
  br i1 %mark.done, label %mark.end, label %mark.loop

mark.end:
  %last = sub i64 %wide, 2
  %last_at = getelementptr inbounds i8, ptr %marks, i64 %last
  %last.mark = load i8, ptr %last_at, align 1
  %bonus = zext i8 %last.mark to i32
  br label %sum

sum:
  %first = phi i32 [ 0, %choose ], [ %bonus, %mark.end ]
  br label %sum.loop

sum.loop:
  %s = phi i32 [ 0, %sum ], [ %s.next, %sum.loop ]
  %so.far = phi i32 [ %first, %sum ], [ %sum.next, %sum.loop ]
  %sum_from = getelementptr inbounds i32, ptr %counts, i32 %s
  %count = load i32, ptr %sum_from, align 4
  %s.next = add nuw i32 %s, 1
  %product = mul i32 %count, %s.next
  %sum.next = add i32 %so.far, %product
  %sum.done = icmp eq i32 %s.next, %bins
  br i1 %sum.done, label %exit, label %sum.loop

exit:
  %sum_at = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 %me
  store i32 %sum.next, ptr addrspace(1) %sum_at, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
