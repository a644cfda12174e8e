; tests/kernels/odd_width.ll
; options:
; Integers of 24 bits, which SPIR-V does not have: arithmetic, shifts, division, comparison, phis, calls, switches,
; conversions and private memory.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @calculate(ptr addrspace(1) %left, ptr addrspace(1) %right, ptr addrspace(1) %results) {
entry:
  %array = alloca [3 x i24], align 4
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %left_at = getelementptr inbounds i32, ptr addrspace(1) %left, i64 %me
  %right_at = getelementptr inbounds i32, ptr addrspace(1) %right, i64 %me
  %row = getelementptr inbounds [24 x i32], ptr addrspace(1) %results, i64 %me
  %a.word = load i32, ptr addrspace(1) %left_at, align 4
  %a = trunc i32 %a.word to i24
  ; The second argument is read as it is: three bytes of four.
  %b = load i24, ptr addrspace(1) %right_at, align 4
  %shift = and i24 %b, 15

  %add = add i24 %a, %b
  call spir_func void @put(ptr addrspace(1) %row, i32 0, i24 %add)
  %sub = sub i24 %a, %b
  call spir_func void @put(ptr addrspace(1) %row, i32 1, i24 %sub)
  %mul = mul i24 %a, %b
  call spir_func void @put(ptr addrspace(1) %row, i32 2, i24 %mul)
  %shl = shl i24 %a, %shift
  call spir_func void @put(ptr addrspace(1) %row, i32 3, i24 %shl)
  %lshr = lshr i24 %a, %shift
  call spir_func void @put(ptr addrspace(1) %row, i32 4, i24 %lshr)
  %ashr = ashr i24 %a, %shift
  call spir_func void @put(ptr addrspace(1) %row, i32 5, i24 %ashr)

  ; An even number by an odd one that is not -1 always has a quotient.
  %divisor = or i24 %b, 1
  %dividend = and i24 %a, -2
  %is_minus_one = icmp eq i24 %divisor, -1
  %signed.divisor = select i1 %is_minus_one, i24 3, i24 %divisor
  %udiv = udiv i24 %dividend, %divisor
  call spir_func void @put(ptr addrspace(1) %row, i32 6, i24 %udiv)
  %urem = urem i24 %dividend, %divisor
  call spir_func void @put(ptr addrspace(1) %row, i32 7, i24 %urem)
  %sdiv = sdiv i24 %dividend, %signed.divisor
  call spir_func void @put(ptr addrspace(1) %row, i32 8, i24 %sdiv)
  %srem = srem i24 %dividend, %signed.divisor
  call spir_func void @put(ptr addrspace(1) %row, i32 9, i24 %srem)

  %ult = icmp ult i24 %a, %b
  %ult.bit = zext i1 %ult to i24
  call spir_func void @put(ptr addrspace(1) %row, i32 10, i24 %ult.bit)
  %slt = icmp slt i24 %a, %b
  %slt.bit = zext i1 %slt to i24
  call spir_func void @put(ptr addrspace(1) %row, i32 11, i24 %slt.bit)
  %eq = icmp eq i24 %a, %b
  %eq.bit = zext i1 %eq to i24
  call spir_func void @put(ptr addrspace(1) %row, i32 12, i24 %eq.bit)
  %least = select i1 %slt, i24 %a, i24 %b
  call spir_func void @put(ptr addrspace(1) %row, i32 13, i24 %least)

  %not = xor i24 %b, -1
  %masked = and i24 %a, %not
  %wide = sext i24 %masked to i32
  %wide_at = getelementptr inbounds i32, ptr addrspace(1) %row, i64 14
  store i32 %wide, ptr addrspace(1) %wide_at, align 4
  br label %power

power:
  %round = phi i24 [ 0, %entry ], [ %round.next, %power ]
  %x = phi i24 [ %a, %entry ], [ %x.next, %power ]
  %square = mul i24 %x, %x
  %x.next = add i24 %square, %b
  %round.next = add i24 %round, 1
  %done = icmp uge i24 %round.next, 5
  br i1 %done, label %after, label %power

after:
  call spir_func void @put(ptr addrspace(1) %row, i32 15, i24 %x.next)
  %mixed = call spir_func i24 @mix(i24 %a, i24 %b)
  call spir_func void @put(ptr addrspace(1) %row, i32 16, i24 %mixed)
  %selector = and i24 %a, -8388605
  switch i24 %selector, label %other [
    i24 0, label %chosen
    i24 1, label %one
    i24 -8388606, label %two
    i24 -8388605, label %three
  ]

one:
  br label %chosen

two:
  br label %chosen

three:
  br label %chosen

other:
  br label %chosen

chosen:
  %kind = phi i24 [ 10, %after ], [ 20, %one ], [ 30, %two ], [ 40, %three ], [ 50, %other ]
  call spir_func void @put(ptr addrspace(1) %row, i32 17, i24 %kind)

  %signed.real = sitofp i24 %a to float
  %signed.real_at = getelementptr inbounds float, ptr addrspace(1) %row, i64 18
  store float %signed.real, ptr addrspace(1) %signed.real_at, align 4
  %real = uitofp i24 %a to float
  %real_at = getelementptr inbounds float, ptr addrspace(1) %row, i64 19
  store float %real, ptr addrspace(1) %real_at, align 4

  ; Through memory: three elements written and then added up.
  %first = getelementptr inbounds [3 x i24], ptr %array, i64 0, i64 0
  store i24 %add, ptr %first, align 4
  %second = getelementptr inbounds [3 x i24], ptr %array, i64 0, i64 1
  store i24 %sub, ptr %second, align 4
  %third = getelementptr inbounds i24, ptr %array, i64 2
  store i24 %a, ptr %third, align 4
  br label %sum

sum:
  %k = phi i64 [ 0, %chosen ], [ %k.next, %sum ]
  %total = phi i24 [ 0, %chosen ], [ %total.next, %sum ]
  %from = getelementptr inbounds [3 x i24], ptr %array, i64 0, i64 %k
  %read = load i24, ptr %from, align 4
  %total.next = add i24 %total, %read
  %k.next = add i64 %k, 1
  %summed = icmp eq i64 %k.next, 3
  br i1 %summed, label %exit, label %sum

exit:
  call spir_func void @put(ptr addrspace(1) %row, i32 20, i24 %total.next)
  %halved = ashr i24 %a, 1
  %halved.real = sitofp i24 %halved to float
  %back = fptosi float %halved.real to i24
  call spir_func void @put(ptr addrspace(1) %row, i32 21, i24 %back)
  %mirrored = sub i24 -1, %a
  call spir_func void @put(ptr addrspace(1) %row, i32 22, i24 %mirrored)
  %narrow = trunc i24 %a to i16
  %narrow.wide = sext i16 %narrow to i32
  %zero.wide = zext i24 %a to i64
  %doubled = shl i64 %zero.wide, 1
  %doubled.word = trunc i64 %doubled to i32
  %last = add i32 %narrow.wide, %doubled.word
  %last_at = getelementptr inbounds i32, ptr addrspace(1) %row, i64 23
  store i32 %last, ptr addrspace(1) %last_at, align 4
  ret void
}

define internal spir_func void @put(ptr addrspace(1) %row, i32 %place, i24 %value) {
  %at = getelementptr inbounds i32, ptr addrspace(1) %row, i32 %place
  %wide = zext i24 %value to i32
  store i32 %wide, ptr addrspace(1) %at, align 4
  ret void
}

define internal spir_func i24 @mix(i24 %a, i24 %b) {
  %tripled = mul i24 %a, 3
  %moved = add i24 %b, 1193046
  %mixed = xor i24 %tripled, %moved
  ret i24 %mixed
}

declare spir_func i64 @_Z13get_global_idj(i32)
