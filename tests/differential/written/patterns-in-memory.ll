; Memory set to a pattern, and relative addresses.
; values: 10

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = and i64 %t2, 7
  %t4 = getelementptr i8, $G %in, i64 8
  %t5 = load i32, $G %t4, align 8
  %a = alloca [32 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 17, i64 32, i1 false)
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr align 4 %a, i32 %t5, i64 %t3, i1 false)
  %t6 = load <4 x i64>, ptr %a, align 8
  %t7 = getelementptr i8, $G %out, i64 0
  store <4 x i64> %t6, $G %t7, align 8
  %t8 = getelementptr i8, $G %in, i64 16
  %t9 = load i8, $G %t8, align 8
  %t10 = and i8 %t9, 3
  %t11 = getelementptr i8, $G %in, i64 24
  %t12 = load double, $G %t11, align 8
  %b = alloca [32 x i8], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 3, i64 32, i1 false)
  call void @llvm.experimental.memset.pattern.p0.f64.i8(ptr %b, double %t12, i8 %t10, i1 false)
  %t13 = load <4 x i64>, ptr %b, align 8
  %t14 = getelementptr i8, $G %out, i64 32
  store <4 x i64> %t13, $G %t14, align 8
  %t15 = getelementptr i8, $G %in, i64 32
  %t16 = load i32, $G %t15, align 8
  %t17 = and i32 %t16, 24
  %t18 = getelementptr i8, $G %in, i64 40
  %t19 = load <4 x i64>, $G %t18, align 8
  %c = alloca [48 x i8], align 8
  %t20 = getelementptr i8, ptr %c, i64 16
  store <4 x i64> %t19, ptr %t20, align 8
  %t21 = getelementptr i8, ptr %c, i64 8
  %t22 = add i32 %t17, 16
  store i32 %t22, ptr %t21, align 4
  %t23 = call ptr @llvm.load.relative.i32(ptr %c, i32 8)
  %t24 = load i64, ptr %t23, align 8
  %t25 = getelementptr i8, $G %out, i64 64
  store i64 %t24, $G %t25, align 8
  %t26 = call ptr @llvm.load.relative.i64(ptr %c, i64 8)
  %t27 = load i64, ptr %t26, align 8
  %t28 = getelementptr i8, $G %out, i64 72
  store i64 %t27, $G %t28, align 8
  ret void
}

declare ptr @llvm.load.relative.i32(ptr, i32)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare void @llvm.experimental.memset.pattern.p0.f64.i8(ptr, double, i8, i1)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
