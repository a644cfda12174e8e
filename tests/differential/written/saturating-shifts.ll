; Shifts that stop at the largest and the smallest number.
; shows: P4-ushl.sat, P4-sshl.sat
; values: 12

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i8, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i8, $G %t3, align 8
  %t5 = and i8 %t4, 7
  %t6 = call i8 @llvm.ushl.sat.i8(i8 %t2, i8 %t5)
  %t7 = getelementptr i8, $G %out, i64 0
  store i8 %t6, $G %t7, align 8
  %t8 = getelementptr i8, $G %in, i64 16
  %t9 = load i32, $G %t8, align 8
  %t10 = getelementptr i8, $G %in, i64 24
  %t11 = load i32, $G %t10, align 8
  %t12 = and i32 %t11, 31
  %t13 = call i32 @llvm.ushl.sat.i32(i32 %t9, i32 %t12)
  %t14 = getelementptr i8, $G %out, i64 8
  store i32 %t13, $G %t14, align 8
  %t15 = getelementptr i8, $G %in, i64 32
  %t16 = load i64, $G %t15, align 8
  %t17 = getelementptr i8, $G %in, i64 40
  %t18 = load i64, $G %t17, align 8
  %t19 = and i64 %t18, 63
  %t20 = call i64 @llvm.ushl.sat.i64(i64 %t16, i64 %t19)
  %t21 = getelementptr i8, $G %out, i64 16
  store i64 %t20, $G %t21, align 8
  %t22 = getelementptr i8, $G %in, i64 48
  %t23 = load i64, $G %t22, align 8
  %t24 = trunc i64 %t23 to i20
  %t25 = getelementptr i8, $G %in, i64 56
  %t26 = load i64, $G %t25, align 8
  %t27 = trunc i64 %t26 to i20
  %t28 = and i20 %t27, 15
  %t29 = call i20 @llvm.ushl.sat.i20(i20 %t24, i20 %t28)
  %t30 = zext i20 %t29 to i64
  %t31 = getelementptr i8, $G %out, i64 24
  store i64 %t30, $G %t31, align 8
  %t32 = getelementptr i8, $G %in, i64 64
  %t33 = load <5 x i16>, $G %t32, align 8
  %t34 = getelementptr i8, $G %in, i64 80
  %t35 = load <5 x i16>, $G %t34, align 8
  %t36 = and <5 x i16> %t35, splat (i16 15)
  %t37 = call <5 x i16> @llvm.ushl.sat.v5i16(<5 x i16> %t33, <5 x i16> %t36)
  %t38 = getelementptr i8, $G %out, i64 32
  store <5 x i16> %t37, $G %t38, align 8
  %t39 = getelementptr i8, $G %in, i64 96
  %t40 = load i8, $G %t39, align 8
  %t41 = getelementptr i8, $G %in, i64 104
  %t42 = load i8, $G %t41, align 8
  %t43 = and i8 %t42, 7
  %t44 = call i8 @llvm.sshl.sat.i8(i8 %t40, i8 %t43)
  %t45 = getelementptr i8, $G %out, i64 48
  store i8 %t44, $G %t45, align 8
  %t46 = getelementptr i8, $G %in, i64 112
  %t47 = load i32, $G %t46, align 8
  %t48 = getelementptr i8, $G %in, i64 120
  %t49 = load i32, $G %t48, align 8
  %t50 = and i32 %t49, 31
  %t51 = call i32 @llvm.sshl.sat.i32(i32 %t47, i32 %t50)
  %t52 = getelementptr i8, $G %out, i64 56
  store i32 %t51, $G %t52, align 8
  %t53 = getelementptr i8, $G %in, i64 128
  %t54 = load i64, $G %t53, align 8
  %t55 = getelementptr i8, $G %in, i64 136
  %t56 = load i64, $G %t55, align 8
  %t57 = and i64 %t56, 63
  %t58 = call i64 @llvm.sshl.sat.i64(i64 %t54, i64 %t57)
  %t59 = getelementptr i8, $G %out, i64 64
  store i64 %t58, $G %t59, align 8
  %t60 = getelementptr i8, $G %in, i64 144
  %t61 = load i64, $G %t60, align 8
  %t62 = trunc i64 %t61 to i20
  %t63 = getelementptr i8, $G %in, i64 152
  %t64 = load i64, $G %t63, align 8
  %t65 = trunc i64 %t64 to i20
  %t66 = and i20 %t65, 15
  %t67 = call i20 @llvm.sshl.sat.i20(i20 %t62, i20 %t66)
  %t68 = zext i20 %t67 to i64
  %t69 = getelementptr i8, $G %out, i64 72
  store i64 %t68, $G %t69, align 8
  %t70 = getelementptr i8, $G %in, i64 160
  %t71 = load <5 x i16>, $G %t70, align 8
  %t72 = getelementptr i8, $G %in, i64 176
  %t73 = load <5 x i16>, $G %t72, align 8
  %t74 = and <5 x i16> %t73, splat (i16 15)
  %t75 = call <5 x i16> @llvm.sshl.sat.v5i16(<5 x i16> %t71, <5 x i16> %t74)
  %t76 = getelementptr i8, $G %out, i64 80
  store <5 x i16> %t75, $G %t76, align 8
  ret void
}

declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i20 @llvm.ushl.sat.i20(i20, i20)
declare <5 x i16> @llvm.ushl.sat.v5i16(<5 x i16>, <5 x i16>)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i20 @llvm.sshl.sat.i20(i20, i20)
declare <5 x i16> @llvm.sshl.sat.v5i16(<5 x i16>, <5 x i16>)
