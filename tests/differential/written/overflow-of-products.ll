; The flag of an unsigned product is that of the product, also when a factor is zero.
; shows: P1
; values: 11

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i8, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i8, $G %t3, align 8
  %t5 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %t2, i8 %t4)
  %t6 = extractvalue { i8, i1 } %t5, 0
  %t7 = getelementptr i8, $G %out, i64 0
  store i8 %t6, $G %t7, align 8
  %t8 = extractvalue { i8, i1 } %t5, 1
  %t9 = zext i1 %t8 to i64
  %t10 = getelementptr i8, $G %out, i64 8
  store i64 %t9, $G %t10, align 8
  %t11 = getelementptr i8, $G %in, i64 16
  %t12 = load i32, $G %t11, align 8
  %t13 = getelementptr i8, $G %in, i64 24
  %t14 = load i32, $G %t13, align 8
  %t15 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %t12, i32 %t14)
  %t16 = extractvalue { i32, i1 } %t15, 0
  %t17 = getelementptr i8, $G %out, i64 16
  store i32 %t16, $G %t17, align 8
  %t18 = extractvalue { i32, i1 } %t15, 1
  %t19 = zext i1 %t18 to i64
  %t20 = getelementptr i8, $G %out, i64 24
  store i64 %t19, $G %t20, align 8
  %t21 = getelementptr i8, $G %in, i64 32
  %t22 = load i64, $G %t21, align 8
  %t23 = getelementptr i8, $G %in, i64 40
  %t24 = load i64, $G %t23, align 8
  %t25 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %t22, i64 %t24)
  %t26 = extractvalue { i64, i1 } %t25, 0
  %t27 = getelementptr i8, $G %out, i64 32
  store i64 %t26, $G %t27, align 8
  %t28 = extractvalue { i64, i1 } %t25, 1
  %t29 = zext i1 %t28 to i64
  %t30 = getelementptr i8, $G %out, i64 40
  store i64 %t29, $G %t30, align 8
  %t31 = getelementptr i8, $G %in, i64 48
  %t32 = load i64, $G %t31, align 8
  %t33 = trunc i64 %t32 to i17
  %t34 = getelementptr i8, $G %in, i64 56
  %t35 = load i64, $G %t34, align 8
  %t36 = trunc i64 %t35 to i17
  %t37 = call { i17, i1 } @llvm.umul.with.overflow.i17(i17 %t33, i17 %t36)
  %t38 = extractvalue { i17, i1 } %t37, 0
  %t39 = getelementptr i8, $G %out, i64 48
  store i17 %t38, $G %t39, align 8
  %t40 = extractvalue { i17, i1 } %t37, 1
  %t41 = zext i1 %t40 to i64
  %t42 = getelementptr i8, $G %out, i64 56
  store i64 %t41, $G %t42, align 8
  %t43 = getelementptr i8, $G %in, i64 64
  %t44 = load i128, $G %t43, align 8
  %t45 = getelementptr i8, $G %in, i64 80
  %t46 = load i128, $G %t45, align 8
  %t47 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %t44, i128 %t46)
  %t48 = extractvalue { i128, i1 } %t47, 0
  %t49 = getelementptr i8, $G %out, i64 64
  store i128 %t48, $G %t49, align 8
  %t50 = extractvalue { i128, i1 } %t47, 1
  %t51 = zext i1 %t50 to i64
  %t52 = getelementptr i8, $G %out, i64 80
  store i64 %t51, $G %t52, align 8
  ret void
}

declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i17, i1 } @llvm.umul.with.overflow.i17(i17, i17)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
