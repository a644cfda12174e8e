; Products and quotients of fixed-point numbers round towards minus infinity, and stop at the limits if they shall.
; shows: P4-smul.fix, P4-umul.fix, P4-sdiv.fix, P4-udiv.fix, P4-smul.fix.sat, P4-umul.fix.sat, P4-sdiv.fix.sat, P4-udiv.fix.sat
; values: 18

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i32, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i32, $G %t3, align 8
  %t5 = call i32 @llvm.smul.fix.sat.i32(i32 %t2, i32 %t4, i32 7)
  %t6 = getelementptr i8, $G %out, i64 0
  store i32 %t5, $G %t6, align 8
  %t7 = ashr i32 %t2, 16
  %t8 = ashr i32 %t4, 16
  %t9 = call i32 @llvm.smul.fix.i32(i32 %t7, i32 %t8, i32 7)
  %t10 = getelementptr i8, $G %out, i64 8
  store i32 %t9, $G %t10, align 8
  %t11 = getelementptr i8, $G %in, i64 16
  %t12 = load i32, $G %t11, align 8
  %t13 = getelementptr i8, $G %in, i64 24
  %t14 = load i32, $G %t13, align 8
  %t15 = call i32 @llvm.umul.fix.sat.i32(i32 %t12, i32 %t14, i32 13)
  %t16 = getelementptr i8, $G %out, i64 16
  store i32 %t15, $G %t16, align 8
  %t17 = lshr i32 %t12, 16
  %t18 = lshr i32 %t14, 16
  %t19 = call i32 @llvm.umul.fix.i32(i32 %t17, i32 %t18, i32 13)
  %t20 = getelementptr i8, $G %out, i64 24
  store i32 %t19, $G %t20, align 8
  %t21 = getelementptr i8, $G %in, i64 32
  %t22 = load i16, $G %t21, align 8
  %t23 = getelementptr i8, $G %in, i64 40
  %t24 = load i16, $G %t23, align 8
  %t25 = call i16 @llvm.smul.fix.sat.i16(i16 %t22, i16 %t24, i32 15)
  %t26 = getelementptr i8, $G %out, i64 32
  store i16 %t25, $G %t26, align 8
  %t27 = ashr i16 %t22, 8
  %t28 = ashr i16 %t24, 8
  %t29 = call i16 @llvm.smul.fix.i16(i16 %t27, i16 %t28, i32 15)
  %t30 = getelementptr i8, $G %out, i64 40
  store i16 %t29, $G %t30, align 8
  %t31 = getelementptr i8, $G %in, i64 48
  %t32 = load i8, $G %t31, align 8
  %t33 = getelementptr i8, $G %in, i64 56
  %t34 = load i8, $G %t33, align 8
  %t35 = call i8 @llvm.umul.fix.sat.i8(i8 %t32, i8 %t34, i32 0)
  %t36 = getelementptr i8, $G %out, i64 48
  store i8 %t35, $G %t36, align 8
  %t37 = lshr i8 %t32, 4
  %t38 = lshr i8 %t34, 4
  %t39 = call i8 @llvm.umul.fix.i8(i8 %t37, i8 %t38, i32 0)
  %t40 = getelementptr i8, $G %out, i64 56
  store i8 %t39, $G %t40, align 8
  %t41 = getelementptr i8, $G %in, i64 64
  %t42 = load i64, $G %t41, align 8
  %t43 = getelementptr i8, $G %in, i64 72
  %t44 = load i64, $G %t43, align 8
  %t45 = call i64 @llvm.smul.fix.sat.i64(i64 %t42, i64 %t44, i32 31)
  %t46 = getelementptr i8, $G %out, i64 64
  store i64 %t45, $G %t46, align 8
  %t47 = ashr i64 %t42, 32
  %t48 = ashr i64 %t44, 32
  %t49 = call i64 @llvm.smul.fix.i64(i64 %t47, i64 %t48, i32 31)
  %t50 = getelementptr i8, $G %out, i64 72
  store i64 %t49, $G %t50, align 8
  %t51 = getelementptr i8, $G %in, i64 80
  %t52 = load i32, $G %t51, align 8
  %t53 = getelementptr i8, $G %in, i64 88
  %t54 = load i32, $G %t53, align 8
  %t55 = or i32 %t54, 1
  %t56 = call i32 @llvm.sdiv.fix.sat.i32(i32 %t52, i32 %t55, i32 6)
  %t57 = getelementptr i8, $G %out, i64 80
  store i32 %t56, $G %t57, align 8
  %t58 = ashr i32 %t52, 7
  %t59 = call i32 @llvm.sdiv.fix.i32(i32 %t58, i32 %t55, i32 6)
  %t60 = getelementptr i8, $G %out, i64 88
  store i32 %t59, $G %t60, align 8
  %t61 = getelementptr i8, $G %in, i64 96
  %t62 = load i32, $G %t61, align 8
  %t63 = getelementptr i8, $G %in, i64 104
  %t64 = load i32, $G %t63, align 8
  %t65 = or i32 %t64, 1
  %t66 = call i32 @llvm.udiv.fix.sat.i32(i32 %t62, i32 %t65, i32 6)
  %t67 = getelementptr i8, $G %out, i64 96
  store i32 %t66, $G %t67, align 8
  %t68 = lshr i32 %t62, 7
  %t69 = call i32 @llvm.udiv.fix.i32(i32 %t68, i32 %t65, i32 6)
  %t70 = getelementptr i8, $G %out, i64 104
  store i32 %t69, $G %t70, align 8
  %t71 = getelementptr i8, $G %in, i64 112
  %t72 = load i16, $G %t71, align 8
  %t73 = getelementptr i8, $G %in, i64 120
  %t74 = load i16, $G %t73, align 8
  %t75 = or i16 %t74, 1
  %t76 = call i16 @llvm.sdiv.fix.sat.i16(i16 %t72, i16 %t75, i32 4)
  %t77 = getelementptr i8, $G %out, i64 112
  store i16 %t76, $G %t77, align 8
  %t78 = ashr i16 %t72, 5
  %t79 = call i16 @llvm.sdiv.fix.i16(i16 %t78, i16 %t75, i32 4)
  %t80 = getelementptr i8, $G %out, i64 120
  store i16 %t79, $G %t80, align 8
  %t81 = getelementptr i8, $G %in, i64 128
  %t82 = load i16, $G %t81, align 8
  %t83 = getelementptr i8, $G %in, i64 136
  %t84 = load i16, $G %t83, align 8
  %t85 = or i16 %t84, 1
  %t86 = call i16 @llvm.udiv.fix.sat.i16(i16 %t82, i16 %t85, i32 9)
  %t87 = getelementptr i8, $G %out, i64 128
  store i16 %t86, $G %t87, align 8
  %t88 = lshr i16 %t82, 10
  %t89 = call i16 @llvm.udiv.fix.i16(i16 %t88, i16 %t85, i32 9)
  %t90 = getelementptr i8, $G %out, i64 136
  store i16 %t89, $G %t90, align 8
  ret void
}

declare i32 @llvm.smul.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.smul.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.umul.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.umul.fix.i32(i32, i32, i32 immarg)
declare i16 @llvm.smul.fix.sat.i16(i16, i16, i32 immarg)
declare i16 @llvm.smul.fix.i16(i16, i16, i32 immarg)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32 immarg)
declare i8 @llvm.umul.fix.i8(i8, i8, i32 immarg)
declare i64 @llvm.smul.fix.sat.i64(i64, i64, i32 immarg)
declare i64 @llvm.smul.fix.i64(i64, i64, i32 immarg)
declare i32 @llvm.sdiv.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32 immarg)
declare i32 @llvm.udiv.fix.sat.i32(i32, i32, i32 immarg)
declare i32 @llvm.udiv.fix.i32(i32, i32, i32 immarg)
declare i16 @llvm.sdiv.fix.sat.i16(i16, i16, i32 immarg)
declare i16 @llvm.sdiv.fix.i16(i16, i16, i32 immarg)
declare i16 @llvm.udiv.fix.sat.i16(i16, i16, i32 immarg)
declare i16 @llvm.udiv.fix.i16(i16, i16, i32 immarg)
