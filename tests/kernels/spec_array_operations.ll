; Operations on a specialisation constant, id 0 and -5 unless the host says otherwise: as constants, as instructions, and as
; the lengths of three private arrays, which are all filled before any is read.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define internal spir_func void @fill(ptr %array, i32 %length, i32 %first) noinline {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %value = add i32 %first, %i
  %slot = getelementptr inbounds i32, ptr %array, i32 %i
  store i32 %value, ptr %slot, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %length
  br i1 %more, label %loop, label %exit

exit:
  ret void
}

define internal spir_func i32 @sum(ptr %array, i32 %length) noinline {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %total, %loop ]
  %slot = getelementptr inbounds i32, ptr %array, i32 %i
  %value = load i32, ptr %slot, align 4
  %total = add i32 %sum, %value
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %length
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %total
}

define spir_kernel void @compute(ptr addrspace(1) %constants, ptr addrspace(1) %instructions, ptr addrspace(1) %sums) {
entry:
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 -5)
  %abs = call i32 @llvm.abs.i32(i32 %n, i1 false)
  %smin = call i32 @llvm.smin.i32(i32 %n, i32 40)
  %smax = call i32 @llvm.smax.i32(i32 %smin, i32 1)
  %umin = call i32 @llvm.umin.i32(i32 %abs, i32 50)
  %umax = call i32 @llvm.umax.i32(i32 %umin, i32 2)
  %large = icmp sgt i32 %n, 8
  %either = select i1 %large, i32 7, i32 3
  %real = uitofp i32 %abs to float
  %scaled = fmul float %real, 1.5
  %rounded = fptoui float %scaled to i32
  %double = sitofp i32 %n to double
  %half = fmul double %double, 0.5
  %halved = fptosi double %half to i32
  %bits = bitcast float %real to i32
  %exponent = lshr i32 %bits, 23
  %negative = icmp slt i32 %n, 0
  %sign = zext i1 %negative to i32
  %few = call i32 @llvm.umin.i32(i32 %rounded, i32 33)
  %some = add i32 %few, 1
  %short = fptrunc double %half to float
  %short_bits = bitcast float %short to i32
  %odd = trunc i32 %n to i24
  %odd_least = call i24 @llvm.smax.i24(i24 %odd, i24 -3)
  %odd_wide = sext i24 %odd_least to i32
  br i1 %large, label %one, label %two

one:
  %first = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 -5)
  %first_more = xor i32 %first, 21
  br label %join

two:
  %second = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 -5)
  %second_more = xor i32 %second, 21
  br label %join

join:
  %same = phi i32 [ %first_more, %one ], [ %second_more, %two ]
  %c0 = call <8 x i32> @_Z29__spirv_SpecConstantCompositeiiiiiiii(i32 %smin, i32 %smax, i32 %umin, i32 %umax, i32 %abs, i32 %either, i32 %rounded, i32 %halved)
  %c1 = call <8 x i32> @_Z29__spirv_SpecConstantCompositeiiiiiiii(i32 %exponent, i32 %sign, i32 %some, i32 %short_bits, i32 %odd_wide, i32 %same, i32 %n, i32 0)
  store <8 x i32> %c0, ptr addrspace(1) %constants, align 32
  %c1_at = getelementptr inbounds <8 x i32>, ptr addrspace(1) %constants, i64 1
  store <8 x i32> %c1, ptr addrspace(1) %c1_at, align 32

  store i32 %smin, ptr addrspace(1) %instructions, align 4
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 1
  store i32 %smax, ptr addrspace(1) %p1, align 4
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 2
  store i32 %umin, ptr addrspace(1) %p2, align 4
  %p3 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 3
  store i32 %umax, ptr addrspace(1) %p3, align 4
  %p4 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 4
  store i32 %abs, ptr addrspace(1) %p4, align 4
  %p5 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 5
  store i32 %either, ptr addrspace(1) %p5, align 4
  %p6 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 6
  store i32 %rounded, ptr addrspace(1) %p6, align 4
  %p7 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 7
  store i32 %halved, ptr addrspace(1) %p7, align 4
  %p8 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 8
  store i32 %exponent, ptr addrspace(1) %p8, align 4
  %p9 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 9
  store i32 %sign, ptr addrspace(1) %p9, align 4
  %p10 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 10
  store i32 %some, ptr addrspace(1) %p10, align 4
  %p11 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 11
  store i32 %short_bits, ptr addrspace(1) %p11, align 4
  %p12 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 12
  store i32 %odd_wide, ptr addrspace(1) %p12, align 4
  %p13 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 13
  store i32 %same, ptr addrspace(1) %p13, align 4
  %p14 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 14
  store i32 %n, ptr addrspace(1) %p14, align 4
  %p15 = getelementptr inbounds i32, ptr addrspace(1) %instructions, i64 15
  store i32 0, ptr addrspace(1) %p15, align 4

  %a = alloca i32, i32 %smax, align 4
  %b = alloca i32, i32 %umax, align 4
  %c = alloca i32, i32 %some, align 4
  call spir_func void @fill(ptr %a, i32 %smax, i32 1000)
  call spir_func void @fill(ptr %b, i32 %umax, i32 2000)
  call spir_func void @fill(ptr %c, i32 %some, i32 3000)
  %sum_a = call spir_func i32 @sum(ptr %a, i32 %smax)
  %sum_b = call spir_func i32 @sum(ptr %b, i32 %umax)
  %sum_c = call spir_func i32 @sum(ptr %c, i32 %some)
  store i32 %sum_a, ptr addrspace(1) %sums, align 4
  %s1 = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 1
  store i32 %sum_b, ptr addrspace(1) %s1, align 4
  %s2 = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 2
  store i32 %sum_c, ptr addrspace(1) %s2, align 4
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare <8 x i32> @_Z29__spirv_SpecConstantCompositeiiiiiiii(i32, i32, i32, i32, i32, i32, i32, i32)
