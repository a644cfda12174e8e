; Arithmetic, order and conversions of Booleans, whose one is minus one when it is signed.
; shows: P4, P23
; values: 32

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = trunc i64 %t2 to i1
  %t4 = getelementptr i8, $G %in, i64 8
  %t5 = load i64, $G %t4, align 8
  %t6 = trunc i64 %t5 to i1
  %t7 = sitofp i1 %t3 to float
  %t8 = getelementptr i8, $G %out, i64 0
  store float %t7, $G %t8, align 8
  %t9 = uitofp i1 %t3 to float
  %t10 = getelementptr i8, $G %out, i64 8
  store float %t9, $G %t10, align 8
  %t11 = sitofp i1 %t3 to double
  %t12 = getelementptr i8, $G %out, i64 16
  store double %t11, $G %t12, align 8
  %t13 = uitofp i1 %t3 to double
  %t14 = getelementptr i8, $G %out, i64 24
  store double %t13, $G %t14, align 8
  %t15 = add i1 %t3, %t6
  %t16 = zext i1 %t15 to i64
  %t17 = getelementptr i8, $G %out, i64 32
  store i64 %t16, $G %t17, align 8
  %t18 = sub i1 %t3, %t6
  %t19 = zext i1 %t18 to i64
  %t20 = getelementptr i8, $G %out, i64 40
  store i64 %t19, $G %t20, align 8
  %t21 = mul i1 %t3, %t6
  %t22 = zext i1 %t21 to i64
  %t23 = getelementptr i8, $G %out, i64 48
  store i64 %t22, $G %t23, align 8
  %t24 = and i1 %t3, %t6
  %t25 = zext i1 %t24 to i64
  %t26 = getelementptr i8, $G %out, i64 56
  store i64 %t25, $G %t26, align 8
  %t27 = or i1 %t3, %t6
  %t28 = zext i1 %t27 to i64
  %t29 = getelementptr i8, $G %out, i64 64
  store i64 %t28, $G %t29, align 8
  %t30 = xor i1 %t3, %t6
  %t31 = zext i1 %t30 to i64
  %t32 = getelementptr i8, $G %out, i64 72
  store i64 %t31, $G %t32, align 8
  %t33 = icmp eq i1 %t3, %t6
  %t34 = zext i1 %t33 to i64
  %t35 = getelementptr i8, $G %out, i64 80
  store i64 %t34, $G %t35, align 8
  %t36 = icmp ne i1 %t3, %t6
  %t37 = zext i1 %t36 to i64
  %t38 = getelementptr i8, $G %out, i64 88
  store i64 %t37, $G %t38, align 8
  %t39 = icmp ult i1 %t3, %t6
  %t40 = zext i1 %t39 to i64
  %t41 = getelementptr i8, $G %out, i64 96
  store i64 %t40, $G %t41, align 8
  %t42 = icmp ule i1 %t3, %t6
  %t43 = zext i1 %t42 to i64
  %t44 = getelementptr i8, $G %out, i64 104
  store i64 %t43, $G %t44, align 8
  %t45 = icmp ugt i1 %t3, %t6
  %t46 = zext i1 %t45 to i64
  %t47 = getelementptr i8, $G %out, i64 112
  store i64 %t46, $G %t47, align 8
  %t48 = icmp uge i1 %t3, %t6
  %t49 = zext i1 %t48 to i64
  %t50 = getelementptr i8, $G %out, i64 120
  store i64 %t49, $G %t50, align 8
  %t51 = icmp slt i1 %t3, %t6
  %t52 = zext i1 %t51 to i64
  %t53 = getelementptr i8, $G %out, i64 128
  store i64 %t52, $G %t53, align 8
  %t54 = icmp sle i1 %t3, %t6
  %t55 = zext i1 %t54 to i64
  %t56 = getelementptr i8, $G %out, i64 136
  store i64 %t55, $G %t56, align 8
  %t57 = icmp sgt i1 %t3, %t6
  %t58 = zext i1 %t57 to i64
  %t59 = getelementptr i8, $G %out, i64 144
  store i64 %t58, $G %t59, align 8
  %t60 = icmp sge i1 %t3, %t6
  %t61 = zext i1 %t60 to i64
  %t62 = getelementptr i8, $G %out, i64 152
  store i64 %t61, $G %t62, align 8
  %t63 = sext i1 %t3 to i64
  %t64 = getelementptr i8, $G %out, i64 160
  store i64 %t63, $G %t64, align 8
  %t65 = select i1 %t3, float 1.0, float 0.0
  %t66 = select i1 %t3, float -1.0, float -0.0
  %t67 = fptoui float %t65 to i1
  %t68 = zext i1 %t67 to i64
  %t69 = getelementptr i8, $G %out, i64 168
  store i64 %t68, $G %t69, align 8
  %t70 = fptosi float %t66 to i1
  %t71 = zext i1 %t70 to i64
  %t72 = getelementptr i8, $G %out, i64 176
  store i64 %t71, $G %t72, align 8
  %t73 = getelementptr i8, $G %in, i64 64
  %t74 = load <5 x i64>, $G %t73, align 8
  %t75 = trunc <5 x i64> %t74 to <5 x i1>
  %t76 = getelementptr i8, $G %in, i64 128
  %t77 = load <5 x i64>, $G %t76, align 8
  %t78 = trunc <5 x i64> %t77 to <5 x i1>
  %t79 = add <5 x i1> %t75, %t78
  %t80 = zext <5 x i1> %t79 to <5 x i16>
  %t81 = getelementptr i8, $G %out, i64 184
  store <5 x i16> %t80, $G %t81, align 8
  %t82 = mul <5 x i1> %t75, %t78
  %t83 = zext <5 x i1> %t82 to <5 x i16>
  %t84 = getelementptr i8, $G %out, i64 200
  store <5 x i16> %t83, $G %t84, align 8
  %t85 = icmp slt <5 x i1> %t75, %t78
  %t86 = zext <5 x i1> %t85 to <5 x i16>
  %t87 = getelementptr i8, $G %out, i64 216
  store <5 x i16> %t86, $G %t87, align 8
  %t88 = sitofp <5 x i1> %t75 to <5 x float>
  %t89 = getelementptr i8, $G %out, i64 232
  store <5 x float> %t88, $G %t89, align 8
  ret void
}
