; ldexp and canonicalize give the very number; so do conversions of half bits.
; shows: P4-canonicalize, P4-ldexp, P4-convert.to.fp16, P4-convert.from.fp16
; values: 7

define internal i64 @bits(double %x) {
  %nan = fcmp uno double %x, 0.0
  %bits = bitcast double %x to i64
  %some = select i1 %nan, i64 1, i64 %bits
  ret i64 %some
}

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load float, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i8, $G %t3, align 8
  %t5 = sext i8 %t4 to i32
  %t6 = call float @llvm.ldexp.f32.i32(float %t2, i32 %t5)
  %t7 = fpext float %t6 to double
  %t8 = call i64 @bits(double %t7)
  %t9 = getelementptr i8, $G %out, i64 0
  store i64 %t8, $G %t9, align 8
  %t10 = getelementptr i8, $G %in, i64 16
  %t11 = load i32, $G %t10, align 8
  %t12 = sitofp i32 %t11 to float
  %t13 = call float @llvm.canonicalize.f32(float %t12)
  %t14 = fpext float %t13 to double
  %t15 = call i64 @bits(double %t14)
  %t16 = getelementptr i8, $G %out, i64 8
  store i64 %t15, $G %t16, align 8
  %t17 = getelementptr i8, $G %in, i64 24
  %t18 = load double, $G %t17, align 8
  %t19 = getelementptr i8, $G %in, i64 32
  %t20 = load i8, $G %t19, align 8
  %t21 = sext i8 %t20 to i32
  %t22 = call double @llvm.ldexp.f64.i32(double %t18, i32 %t21)
  %t23 = call i64 @bits(double %t22)
  %t24 = getelementptr i8, $G %out, i64 16
  store i64 %t23, $G %t24, align 8
  %t25 = getelementptr i8, $G %in, i64 40
  %t26 = load i32, $G %t25, align 8
  %t27 = sitofp i32 %t26 to double
  %t28 = call double @llvm.canonicalize.f64(double %t27)
  %t29 = call i64 @bits(double %t28)
  %t30 = getelementptr i8, $G %out, i64 24
  store i64 %t29, $G %t30, align 8
  %t31 = getelementptr i8, $G %in, i64 48
  %t32 = load i16, $G %t31, align 8
  %t33 = call float @llvm.convert.from.fp16.f32(i16 %t32)
  %t34 = fpext float %t33 to double
  %t35 = call i64 @bits(double %t34)
  %t36 = getelementptr i8, $G %out, i64 32
  store i64 %t35, $G %t36, align 8
  %t37 = call double @llvm.convert.from.fp16.f64(i16 %t32)
  %t38 = call i64 @bits(double %t37)
  %t39 = getelementptr i8, $G %out, i64 40
  store i64 %t38, $G %t39, align 8
  %t40 = getelementptr i8, $G %in, i64 56
  %t41 = load i32, $G %t40, align 8
  %t42 = sitofp i32 %t41 to float
  %t43 = call i16 @llvm.convert.to.fp16.f32(float %t42)
  %t44 = getelementptr i8, $G %out, i64 48
  store i16 %t43, $G %t44, align 8
  ret void
}

declare float @llvm.ldexp.f32.i32(float, i32)
declare float @llvm.canonicalize.f32(float)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.canonicalize.f64(double)
declare float @llvm.convert.from.fp16.f32(i16)
declare double @llvm.convert.from.fp16.f64(i16)
declare i16 @llvm.convert.to.fp16.f32(float)
