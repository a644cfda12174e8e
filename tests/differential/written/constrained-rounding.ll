; Constrained functions that round do what the others do where the environment is the usual one.
; shows: P4-constrained-floor, P4-constrained-rint
; values: 12

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i16, $G %t1, align 8
  %t3 = sitofp i16 %t2 to float
  %t4 = fmul float %t3, 0.25
  %t5 = call float @llvm.experimental.constrained.floor.f32(float %t4, metadata !"fpexcept.ignore") strictfp
  %t6 = getelementptr i8, $G %out, i64 0
  store float %t5, $G %t6, align 8
  %t7 = call float @llvm.experimental.constrained.ceil.f32(float %t4, metadata !"fpexcept.ignore") strictfp
  %t8 = getelementptr i8, $G %out, i64 8
  store float %t7, $G %t8, align 8
  %t9 = call float @llvm.experimental.constrained.trunc.f32(float %t4, metadata !"fpexcept.ignore") strictfp
  %t10 = getelementptr i8, $G %out, i64 16
  store float %t9, $G %t10, align 8
  %t11 = call float @llvm.experimental.constrained.round.f32(float %t4, metadata !"fpexcept.ignore") strictfp
  %t12 = getelementptr i8, $G %out, i64 24
  store float %t11, $G %t12, align 8
  %t13 = call float @llvm.experimental.constrained.rint.f32(float %t4, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %t14 = getelementptr i8, $G %out, i64 32
  store float %t13, $G %t14, align 8
  %t15 = call float @llvm.experimental.constrained.nearbyint.f32(float %t4, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %t16 = getelementptr i8, $G %out, i64 40
  store float %t15, $G %t16, align 8
  %t17 = getelementptr i8, $G %in, i64 8
  %t18 = load i16, $G %t17, align 8
  %t19 = sitofp i16 %t18 to double
  %t20 = fmul double %t19, 0.25
  %t21 = call double @llvm.experimental.constrained.floor.f64(double %t20, metadata !"fpexcept.ignore") strictfp
  %t22 = getelementptr i8, $G %out, i64 48
  store double %t21, $G %t22, align 8
  %t23 = call double @llvm.experimental.constrained.ceil.f64(double %t20, metadata !"fpexcept.ignore") strictfp
  %t24 = getelementptr i8, $G %out, i64 56
  store double %t23, $G %t24, align 8
  %t25 = call double @llvm.experimental.constrained.trunc.f64(double %t20, metadata !"fpexcept.ignore") strictfp
  %t26 = getelementptr i8, $G %out, i64 64
  store double %t25, $G %t26, align 8
  %t27 = call double @llvm.experimental.constrained.round.f64(double %t20, metadata !"fpexcept.ignore") strictfp
  %t28 = getelementptr i8, $G %out, i64 72
  store double %t27, $G %t28, align 8
  %t29 = call double @llvm.experimental.constrained.rint.f64(double %t20, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %t30 = getelementptr i8, $G %out, i64 80
  store double %t29, $G %t30, align 8
  %t31 = call double @llvm.experimental.constrained.nearbyint.f64(double %t20, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %t32 = getelementptr i8, $G %out, i64 88
  store double %t31, $G %t32, align 8
  ret void
}

declare float @llvm.experimental.constrained.floor.f32(float, metadata)
declare float @llvm.experimental.constrained.ceil.f32(float, metadata)
declare float @llvm.experimental.constrained.trunc.f32(float, metadata)
declare float @llvm.experimental.constrained.round.f32(float, metadata)
declare float @llvm.experimental.constrained.rint.f32(float, metadata, metadata)
declare float @llvm.experimental.constrained.nearbyint.f32(float, metadata, metadata)
declare double @llvm.experimental.constrained.floor.f64(double, metadata)
declare double @llvm.experimental.constrained.ceil.f64(double, metadata)
declare double @llvm.experimental.constrained.trunc.f64(double, metadata)
declare double @llvm.experimental.constrained.round.f64(double, metadata)
declare double @llvm.experimental.constrained.rint.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata)
