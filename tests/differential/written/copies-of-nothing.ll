; Copies of no bytes do nothing, whether the length is a constant or not.
; shows: P30
; values: 13

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %a = alloca [4 x i64]
  %b = alloca [4 x i64]
  store [4 x i64] [i64 1, i64 2, i64 3, i64 4], ptr %a
  store [4 x i64] [i64 5, i64 6, i64 7, i64 8], ptr %b
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 0, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %b, i64 0, i1 false)
  call void @llvm.memset.p0.i64(ptr %a, i8 -1, i64 0, i1 false)
  %t3 = and i64 %t2, 24
  %t4 = load i64, ptr %a
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 %t3, i1 false)
  %t6 = getelementptr i64, ptr %a, i64 0
  %t7 = load i64, ptr %t6
  %t8 = getelementptr i8, $G %out, i64 8
  store i64 %t7, $G %t8, align 8
  %t9 = getelementptr i64, ptr %a, i64 1
  %t10 = load i64, ptr %t9
  %t11 = getelementptr i8, $G %out, i64 16
  store i64 %t10, $G %t11, align 8
  %t12 = getelementptr i64, ptr %a, i64 2
  %t13 = load i64, ptr %t12
  %t14 = getelementptr i8, $G %out, i64 24
  store i64 %t13, $G %t14, align 8
  %t15 = getelementptr i64, ptr %a, i64 3
  %t16 = load i64, ptr %t15
  %t17 = getelementptr i8, $G %out, i64 32
  store i64 %t16, $G %t17, align 8
  %t18 = getelementptr i8, ptr %a, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr %t18, ptr %a, i64 %t3, i1 false)
  call void @llvm.memset.p0.i64(ptr %b, i8 7, i64 %t3, i1 false)
  %t19 = getelementptr i64, ptr %a, i64 0
  %t20 = load i64, ptr %t19
  %t21 = getelementptr i8, $G %out, i64 40
  store i64 %t20, $G %t21, align 8
  %t22 = getelementptr i64, ptr %a, i64 1
  %t23 = load i64, ptr %t22
  %t24 = getelementptr i8, $G %out, i64 48
  store i64 %t23, $G %t24, align 8
  %t25 = getelementptr i64, ptr %a, i64 2
  %t26 = load i64, ptr %t25
  %t27 = getelementptr i8, $G %out, i64 56
  store i64 %t26, $G %t27, align 8
  %t28 = getelementptr i64, ptr %a, i64 3
  %t29 = load i64, ptr %t28
  %t30 = getelementptr i8, $G %out, i64 64
  store i64 %t29, $G %t30, align 8
  %t31 = getelementptr i64, ptr %b, i64 0
  %t32 = load i64, ptr %t31
  %t33 = getelementptr i8, $G %out, i64 72
  store i64 %t32, $G %t33, align 8
  %t34 = getelementptr i64, ptr %b, i64 1
  %t35 = load i64, ptr %t34
  %t36 = getelementptr i8, $G %out, i64 80
  store i64 %t35, $G %t36, align 8
  %t37 = getelementptr i64, ptr %b, i64 2
  %t38 = load i64, ptr %t37
  %t39 = getelementptr i8, $G %out, i64 88
  store i64 %t38, $G %t39, align 8
  %t40 = getelementptr i64, ptr %b, i64 3
  %t41 = load i64, ptr %t40
  %t42 = getelementptr i8, $G %out, i64 96
  store i64 %t41, $G %t42, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
