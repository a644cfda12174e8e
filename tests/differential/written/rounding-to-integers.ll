; Floats become integers by rounding halves to even or away from zero.
; shows: P4-llround, P4-lrint, P4-llrint
; values: 12

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i16, $G %t1, align 8
  %t3 = sitofp i16 %t2 to float
  %t4 = fmul float %t3, 0.25
  %t5 = call i64 @llvm.llround.i64.f32(float %t4)
  %t6 = getelementptr i8, $G %out, i64 0
  store i64 %t5, $G %t6, align 8
  %t7 = call i64 @llvm.lround.i64.f32(float %t4)
  %t8 = getelementptr i8, $G %out, i64 8
  store i64 %t7, $G %t8, align 8
  %t9 = call i32 @llvm.lround.i32.f32(float %t4)
  %t10 = getelementptr i8, $G %out, i64 16
  store i32 %t9, $G %t10, align 8
  %t11 = call i64 @llvm.lrint.i64.f32(float %t4)
  %t12 = getelementptr i8, $G %out, i64 24
  store i64 %t11, $G %t12, align 8
  %t13 = call i32 @llvm.lrint.i32.f32(float %t4)
  %t14 = getelementptr i8, $G %out, i64 32
  store i32 %t13, $G %t14, align 8
  %t15 = call i64 @llvm.llrint.i64.f32(float %t4)
  %t16 = getelementptr i8, $G %out, i64 40
  store i64 %t15, $G %t16, align 8
  %t17 = getelementptr i8, $G %in, i64 8
  %t18 = load i16, $G %t17, align 8
  %t19 = sitofp i16 %t18 to double
  %t20 = fmul double %t19, 0.25
  %t21 = call i64 @llvm.llround.i64.f64(double %t20)
  %t22 = getelementptr i8, $G %out, i64 48
  store i64 %t21, $G %t22, align 8
  %t23 = call i64 @llvm.lround.i64.f64(double %t20)
  %t24 = getelementptr i8, $G %out, i64 56
  store i64 %t23, $G %t24, align 8
  %t25 = call i32 @llvm.lround.i32.f64(double %t20)
  %t26 = getelementptr i8, $G %out, i64 64
  store i32 %t25, $G %t26, align 8
  %t27 = call i64 @llvm.lrint.i64.f64(double %t20)
  %t28 = getelementptr i8, $G %out, i64 72
  store i64 %t27, $G %t28, align 8
  %t29 = call i32 @llvm.lrint.i32.f64(double %t20)
  %t30 = getelementptr i8, $G %out, i64 80
  store i32 %t29, $G %t30, align 8
  %t31 = call i64 @llvm.llrint.i64.f64(double %t20)
  %t32 = getelementptr i8, $G %out, i64 88
  store i64 %t31, $G %t32, align 8
  ret void
}

declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.lround.i64.f32(float)
declare i32 @llvm.lround.i32.f32(float)
declare i64 @llvm.lrint.i64.f32(float)
declare i32 @llvm.lrint.i32.f32(float)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
declare i64 @llvm.lround.i64.f64(double)
declare i32 @llvm.lround.i32.f64(double)
declare i64 @llvm.lrint.i64.f64(double)
declare i32 @llvm.lrint.i32.f64(double)
declare i64 @llvm.llrint.i64.f64(double)
