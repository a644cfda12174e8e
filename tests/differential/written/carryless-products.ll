; Products without carries, of numbers and lanes of any width.
; values: 9

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = trunc i64 %t2 to i8
  %t4 = getelementptr i8, $G %in, i64 8
  %t5 = load i64, $G %t4, align 8
  %t6 = trunc i64 %t5 to i8
  %t7 = call i8 @llvm.clmul.i8(i8 %t3, i8 %t6)
  %t8 = zext i8 %t7 to i64
  %t9 = getelementptr i8, $G %out, i64 0
  store i64 %t8, $G %t9, align 8
  %t10 = getelementptr i8, $G %in, i64 16
  %t11 = load i64, $G %t10, align 8
  %t12 = trunc i64 %t11 to i16
  %t13 = getelementptr i8, $G %in, i64 24
  %t14 = load i64, $G %t13, align 8
  %t15 = trunc i64 %t14 to i16
  %t16 = call i16 @llvm.clmul.i16(i16 %t12, i16 %t15)
  %t17 = zext i16 %t16 to i64
  %t18 = getelementptr i8, $G %out, i64 8
  store i64 %t17, $G %t18, align 8
  %t19 = getelementptr i8, $G %in, i64 32
  %t20 = load i64, $G %t19, align 8
  %t21 = trunc i64 %t20 to i32
  %t22 = getelementptr i8, $G %in, i64 40
  %t23 = load i64, $G %t22, align 8
  %t24 = trunc i64 %t23 to i32
  %t25 = call i32 @llvm.clmul.i32(i32 %t21, i32 %t24)
  %t26 = zext i32 %t25 to i64
  %t27 = getelementptr i8, $G %out, i64 16
  store i64 %t26, $G %t27, align 8
  %t28 = getelementptr i8, $G %in, i64 48
  %t29 = load i64, $G %t28, align 8
  %t30 = getelementptr i8, $G %in, i64 56
  %t31 = load i64, $G %t30, align 8
  %t32 = call i64 @llvm.clmul.i64(i64 %t29, i64 %t31)
  %t33 = getelementptr i8, $G %out, i64 24
  store i64 %t32, $G %t33, align 8
  %t34 = getelementptr i8, $G %in, i64 64
  %t35 = load i64, $G %t34, align 8
  %t36 = trunc i64 %t35 to i5
  %t37 = getelementptr i8, $G %in, i64 72
  %t38 = load i64, $G %t37, align 8
  %t39 = trunc i64 %t38 to i5
  %t40 = call i5 @llvm.clmul.i5(i5 %t36, i5 %t39)
  %t41 = zext i5 %t40 to i64
  %t42 = getelementptr i8, $G %out, i64 32
  store i64 %t41, $G %t42, align 8
  %t43 = getelementptr i8, $G %in, i64 80
  %t44 = load i64, $G %t43, align 8
  %t45 = trunc i64 %t44 to i33
  %t46 = getelementptr i8, $G %in, i64 88
  %t47 = load i64, $G %t46, align 8
  %t48 = trunc i64 %t47 to i33
  %t49 = call i33 @llvm.clmul.i33(i33 %t45, i33 %t48)
  %t50 = zext i33 %t49 to i64
  %t51 = getelementptr i8, $G %out, i64 40
  store i64 %t50, $G %t51, align 8
  %t52 = getelementptr i8, $G %in, i64 96
  %t53 = load i64, $G %t52, align 8
  %t54 = trunc i64 %t53 to i1
  %t55 = getelementptr i8, $G %in, i64 104
  %t56 = load i64, $G %t55, align 8
  %t57 = trunc i64 %t56 to i1
  %t58 = call i1 @llvm.clmul.i1(i1 %t54, i1 %t57)
  %t59 = zext i1 %t58 to i64
  %t60 = getelementptr i8, $G %out, i64 48
  store i64 %t59, $G %t60, align 8
  %t61 = getelementptr i8, $G %out, i64 56
  store i64 0, $G %t61, align 8
  %t62 = getelementptr i8, $G %out, i64 64
  store i64 0, $G %t62, align 8
  ret void
}

define internal void @body_1($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <3 x i64>, $G %t1, align 8
  %t3 = trunc <3 x i64> %t2 to <3 x i16>
  %t4 = getelementptr i8, $G %in, i64 24
  %t5 = load <3 x i64>, $G %t4, align 8
  %t6 = trunc <3 x i64> %t5 to <3 x i16>
  %t7 = call <3 x i16> @llvm.clmul.v3i16(<3 x i16> %t3, <3 x i16> %t6)
  %t8 = zext <3 x i16> %t7 to <3 x i64>
  %t9 = getelementptr i8, $G %out, i64 0
  store <3 x i64> %t8, $G %t9, align 8
  %t10 = getelementptr i8, $G %in, i64 48
  %t11 = load <2 x i64>, $G %t10, align 8
  %t12 = trunc <2 x i64> %t11 to <2 x i40>
  %t13 = getelementptr i8, $G %in, i64 64
  %t14 = load <2 x i64>, $G %t13, align 8
  %t15 = trunc <2 x i64> %t14 to <2 x i40>
  %t16 = call <2 x i40> @llvm.clmul.v2i40(<2 x i40> %t12, <2 x i40> %t15)
  %t17 = zext <2 x i40> %t16 to <2 x i64>
  %t18 = getelementptr i8, $G %out, i64 24
  store <2 x i64> %t17, $G %t18, align 8
  %t19 = getelementptr i8, $G %in, i64 80
  %t20 = load <4 x i64>, $G %t19, align 8
  %t21 = trunc <4 x i64> %t20 to <4 x i8>
  %t22 = getelementptr i8, $G %in, i64 112
  %t23 = load <4 x i64>, $G %t22, align 8
  %t24 = trunc <4 x i64> %t23 to <4 x i8>
  %t25 = call <4 x i8> @llvm.clmul.v4i8(<4 x i8> %t21, <4 x i8> %t24)
  %t26 = zext <4 x i8> %t25 to <4 x i64>
  %t27 = getelementptr i8, $G %out, i64 40
  store <4 x i64> %t26, $G %t27, align 8
  ret void
}

define internal void @body_2($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i128, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 16
  %t4 = load i128, $G %t3, align 8
  %t5 = call i128 @llvm.clmul.i128(i128 %t2, i128 %t4)
  %t6 = getelementptr i8, $G %out, i64 0
  store i128 %t5, $G %t6, align 8
  %t7 = getelementptr i8, $G %out, i64 16
  store i64 0, $G %t7, align 8
  %t8 = getelementptr i8, $G %out, i64 24
  store i64 0, $G %t8, align 8
  %t9 = getelementptr i8, $G %out, i64 32
  store i64 0, $G %t9, align 8
  %t10 = getelementptr i8, $G %out, i64 40
  store i64 0, $G %t10, align 8
  %t11 = getelementptr i8, $G %out, i64 48
  store i64 0, $G %t11, align 8
  %t12 = getelementptr i8, $G %out, i64 56
  store i64 0, $G %t12, align 8
  %t13 = getelementptr i8, $G %out, i64 64
  store i64 0, $G %t13, align 8
  ret void
}

declare <2 x i40> @llvm.clmul.v2i40(<2 x i40>, <2 x i40>)
declare <3 x i16> @llvm.clmul.v3i16(<3 x i16>, <3 x i16>)
declare <4 x i8> @llvm.clmul.v4i8(<4 x i8>, <4 x i8>)
declare i1 @llvm.clmul.i1(i1, i1)
declare i128 @llvm.clmul.i128(i128, i128)
declare i16 @llvm.clmul.i16(i16, i16)
declare i32 @llvm.clmul.i32(i32, i32)
declare i33 @llvm.clmul.i33(i33, i33)
declare i5 @llvm.clmul.i5(i5, i5)
declare i64 @llvm.clmul.i64(i64, i64)
declare i8 @llvm.clmul.i8(i8, i8)
