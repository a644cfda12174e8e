; Every lane counts in a reduction, however many there are.
; shows: P5
; values: 41

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <6 x i16>, $G %t1, align 8
  %t3 = call i16 @llvm.vector.reduce.add.v6i16(<6 x i16> %t2)
  %t4 = getelementptr i8, $G %out, i64 0
  store i16 %t3, $G %t4, align 8
  %t5 = call i16 @llvm.vector.reduce.mul.v6i16(<6 x i16> %t2)
  %t6 = getelementptr i8, $G %out, i64 8
  store i16 %t5, $G %t6, align 8
  %t7 = call i16 @llvm.vector.reduce.and.v6i16(<6 x i16> %t2)
  %t8 = getelementptr i8, $G %out, i64 16
  store i16 %t7, $G %t8, align 8
  %t9 = call i16 @llvm.vector.reduce.or.v6i16(<6 x i16> %t2)
  %t10 = getelementptr i8, $G %out, i64 24
  store i16 %t9, $G %t10, align 8
  %t11 = call i16 @llvm.vector.reduce.xor.v6i16(<6 x i16> %t2)
  %t12 = getelementptr i8, $G %out, i64 32
  store i16 %t11, $G %t12, align 8
  %t13 = call i16 @llvm.vector.reduce.smax.v6i16(<6 x i16> %t2)
  %t14 = getelementptr i8, $G %out, i64 40
  store i16 %t13, $G %t14, align 8
  %t15 = call i16 @llvm.vector.reduce.smin.v6i16(<6 x i16> %t2)
  %t16 = getelementptr i8, $G %out, i64 48
  store i16 %t15, $G %t16, align 8
  %t17 = call i16 @llvm.vector.reduce.umax.v6i16(<6 x i16> %t2)
  %t18 = getelementptr i8, $G %out, i64 56
  store i16 %t17, $G %t18, align 8
  %t19 = call i16 @llvm.vector.reduce.umin.v6i16(<6 x i16> %t2)
  %t20 = getelementptr i8, $G %out, i64 64
  store i16 %t19, $G %t20, align 8
  %t21 = getelementptr i8, $G %in, i64 16
  %t22 = load <7 x i16>, $G %t21, align 8
  %t23 = call i16 @llvm.vector.reduce.add.v7i16(<7 x i16> %t22)
  %t24 = getelementptr i8, $G %out, i64 72
  store i16 %t23, $G %t24, align 8
  %t25 = call i16 @llvm.vector.reduce.mul.v7i16(<7 x i16> %t22)
  %t26 = getelementptr i8, $G %out, i64 80
  store i16 %t25, $G %t26, align 8
  %t27 = call i16 @llvm.vector.reduce.and.v7i16(<7 x i16> %t22)
  %t28 = getelementptr i8, $G %out, i64 88
  store i16 %t27, $G %t28, align 8
  %t29 = call i16 @llvm.vector.reduce.or.v7i16(<7 x i16> %t22)
  %t30 = getelementptr i8, $G %out, i64 96
  store i16 %t29, $G %t30, align 8
  %t31 = call i16 @llvm.vector.reduce.xor.v7i16(<7 x i16> %t22)
  %t32 = getelementptr i8, $G %out, i64 104
  store i16 %t31, $G %t32, align 8
  %t33 = call i16 @llvm.vector.reduce.smax.v7i16(<7 x i16> %t22)
  %t34 = getelementptr i8, $G %out, i64 112
  store i16 %t33, $G %t34, align 8
  %t35 = call i16 @llvm.vector.reduce.smin.v7i16(<7 x i16> %t22)
  %t36 = getelementptr i8, $G %out, i64 120
  store i16 %t35, $G %t36, align 8
  %t37 = call i16 @llvm.vector.reduce.umax.v7i16(<7 x i16> %t22)
  %t38 = getelementptr i8, $G %out, i64 128
  store i16 %t37, $G %t38, align 8
  %t39 = call i16 @llvm.vector.reduce.umin.v7i16(<7 x i16> %t22)
  %t40 = getelementptr i8, $G %out, i64 136
  store i16 %t39, $G %t40, align 8
  %t41 = getelementptr i8, $G %in, i64 32
  %t42 = load <10 x i16>, $G %t41, align 8
  %t43 = call i16 @llvm.vector.reduce.add.v10i16(<10 x i16> %t42)
  %t44 = getelementptr i8, $G %out, i64 144
  store i16 %t43, $G %t44, align 8
  %t45 = call i16 @llvm.vector.reduce.mul.v10i16(<10 x i16> %t42)
  %t46 = getelementptr i8, $G %out, i64 152
  store i16 %t45, $G %t46, align 8
  %t47 = call i16 @llvm.vector.reduce.and.v10i16(<10 x i16> %t42)
  %t48 = getelementptr i8, $G %out, i64 160
  store i16 %t47, $G %t48, align 8
  %t49 = call i16 @llvm.vector.reduce.or.v10i16(<10 x i16> %t42)
  %t50 = getelementptr i8, $G %out, i64 168
  store i16 %t49, $G %t50, align 8
  %t51 = call i16 @llvm.vector.reduce.xor.v10i16(<10 x i16> %t42)
  %t52 = getelementptr i8, $G %out, i64 176
  store i16 %t51, $G %t52, align 8
  %t53 = call i16 @llvm.vector.reduce.smax.v10i16(<10 x i16> %t42)
  %t54 = getelementptr i8, $G %out, i64 184
  store i16 %t53, $G %t54, align 8
  %t55 = call i16 @llvm.vector.reduce.smin.v10i16(<10 x i16> %t42)
  %t56 = getelementptr i8, $G %out, i64 192
  store i16 %t55, $G %t56, align 8
  %t57 = call i16 @llvm.vector.reduce.umax.v10i16(<10 x i16> %t42)
  %t58 = getelementptr i8, $G %out, i64 200
  store i16 %t57, $G %t58, align 8
  %t59 = call i16 @llvm.vector.reduce.umin.v10i16(<10 x i16> %t42)
  %t60 = getelementptr i8, $G %out, i64 208
  store i16 %t59, $G %t60, align 8
  %t61 = getelementptr i8, $G %in, i64 64
  %t62 = load <12 x i16>, $G %t61, align 8
  %t63 = call i16 @llvm.vector.reduce.add.v12i16(<12 x i16> %t62)
  %t64 = getelementptr i8, $G %out, i64 216
  store i16 %t63, $G %t64, align 8
  %t65 = call i16 @llvm.vector.reduce.mul.v12i16(<12 x i16> %t62)
  %t66 = getelementptr i8, $G %out, i64 224
  store i16 %t65, $G %t66, align 8
  %t67 = call i16 @llvm.vector.reduce.and.v12i16(<12 x i16> %t62)
  %t68 = getelementptr i8, $G %out, i64 232
  store i16 %t67, $G %t68, align 8
  %t69 = call i16 @llvm.vector.reduce.or.v12i16(<12 x i16> %t62)
  %t70 = getelementptr i8, $G %out, i64 240
  store i16 %t69, $G %t70, align 8
  %t71 = call i16 @llvm.vector.reduce.xor.v12i16(<12 x i16> %t62)
  %t72 = getelementptr i8, $G %out, i64 248
  store i16 %t71, $G %t72, align 8
  %t73 = call i16 @llvm.vector.reduce.smax.v12i16(<12 x i16> %t62)
  %t74 = getelementptr i8, $G %out, i64 256
  store i16 %t73, $G %t74, align 8
  %t75 = call i16 @llvm.vector.reduce.smin.v12i16(<12 x i16> %t62)
  %t76 = getelementptr i8, $G %out, i64 264
  store i16 %t75, $G %t76, align 8
  %t77 = call i16 @llvm.vector.reduce.umax.v12i16(<12 x i16> %t62)
  %t78 = getelementptr i8, $G %out, i64 272
  store i16 %t77, $G %t78, align 8
  %t79 = call i16 @llvm.vector.reduce.umin.v12i16(<12 x i16> %t62)
  %t80 = getelementptr i8, $G %out, i64 280
  store i16 %t79, $G %t80, align 8
  %t81 = getelementptr i8, $G %in, i64 0
  %t82 = load <7 x i32>, $G %t81, align 8
  %t83 = ashr <7 x i32> %t82, splat (i32 20)
  %t84 = sitofp <7 x i32> %t83 to <7 x float>
  %t85 = call float @llvm.vector.reduce.fadd.v7f32(float 1.0, <7 x float> %t84)
  %t86 = getelementptr i8, $G %out, i64 288
  store float %t85, $G %t86, align 8
  %t87 = call float @llvm.vector.reduce.fmax.v7f32(<7 x float> %t84)
  %t88 = getelementptr i8, $G %out, i64 296
  store float %t87, $G %t88, align 8
  %t89 = call float @llvm.vector.reduce.fmin.v7f32(<7 x float> %t84)
  %t90 = getelementptr i8, $G %out, i64 304
  store float %t89, $G %t90, align 8
  %t91 = call float @llvm.vector.reduce.fmaximum.v7f32(<7 x float> %t84)
  %t92 = getelementptr i8, $G %out, i64 312
  store float %t91, $G %t92, align 8
  %t93 = call float @llvm.vector.reduce.fminimum.v7f32(<7 x float> %t84)
  %t94 = getelementptr i8, $G %out, i64 320
  store float %t93, $G %t94, align 8
  ret void
}

declare i16 @llvm.vector.reduce.add.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.mul.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.and.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.or.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.xor.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.smax.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.smin.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.umax.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.umin.v6i16(<6 x i16>)
declare i16 @llvm.vector.reduce.add.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.mul.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.and.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.or.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.xor.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.smax.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.smin.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.umax.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.umin.v7i16(<7 x i16>)
declare i16 @llvm.vector.reduce.add.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.mul.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.and.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.or.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.xor.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.smax.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.smin.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.umax.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.umin.v10i16(<10 x i16>)
declare i16 @llvm.vector.reduce.add.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.mul.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.and.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.or.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.xor.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.smax.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.smin.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.umax.v12i16(<12 x i16>)
declare i16 @llvm.vector.reduce.umin.v12i16(<12 x i16>)
declare float @llvm.vector.reduce.fadd.v7f32(float, <7 x float>)
declare float @llvm.vector.reduce.fmax.v7f32(<7 x float>)
declare float @llvm.vector.reduce.fmin.v7f32(<7 x float>)
declare float @llvm.vector.reduce.fmaximum.v7f32(<7 x float>)
declare float @llvm.vector.reduce.fminimum.v7f32(<7 x float>)
