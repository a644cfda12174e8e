; Masked pointers, sizes of objects, and what only tells the optimiser something.
; shows: P4-ptrmask, P4-objectsize, P4-expect.with.probability, P4-launder.invariant.group, P4-strip.invariant.group, P4-ssa.copy, P4-donothing, P4-sideeffect, P4-prefetch
; values: 6

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <4 x i64>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 32
  %t4 = load i64, $G %t3, align 8
  %t5 = and i64 %t4, 31
  %a = alloca [4 x i64], align 32
  store <4 x i64> %t2, ptr %a
  %at = getelementptr i8, ptr %a, i64 %t5
  %t6 = call ptr @llvm.ptrmask.p0.i64(ptr %at, i64 -8)
  %t7 = load i64, ptr %t6
  %t8 = getelementptr i8, $G %out, i64 0
  store i64 %t7, $G %t8, align 8
  %t9 = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 false, i1 true, i1 false)
  %t10 = getelementptr i8, $G %out, i64 8
  store i64 %t9, $G %t10, align 8
  %t11 = getelementptr i8, ptr %a, i64 5
  %t12 = call i64 @llvm.objectsize.i64.p0(ptr %t11, i1 false, i1 true, i1 false)
  %t13 = getelementptr i8, $G %out, i64 16
  store i64 %t12, $G %t13, align 8
  %t14 = extractelement <4 x i64> %t2, i32 1
  %t15 = call i64 @llvm.expect.with.probability.i64(i64 %t14, i64 0, double 9.0e-1)
  %t16 = getelementptr i8, $G %out, i64 24
  store i64 %t15, $G %t16, align 8
  call void @llvm.donothing()
  call void @llvm.sideeffect()
  call void @llvm.prefetch.p0(ptr %a, i32 0, i32 3, i32 1)
  %t17 = call ptr @llvm.launder.invariant.group.p0(ptr %a)
  %t18 = load i64, ptr %t17
  %t19 = getelementptr i8, $G %out, i64 32
  store i64 %t18, $G %t19, align 8
  %t20 = call ptr @llvm.strip.invariant.group.p0(ptr %a)
  %t21 = load i64, ptr %t20
  %t22 = getelementptr i8, $G %out, i64 40
  store i64 %t21, $G %t22, align 8
  ret void
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare i64 @llvm.expect.with.probability.i64(i64, i64, double immarg)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare i64 @llvm.ssa.copy.i64(i64 returned)
declare void @llvm.donothing()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
