; Tests for classes of floating-point numbers, mixed classes and negative numbers among them.
; shows: P2, P3
; values: 48

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load float, $G %t1, align 8
  %t3 = call i1 @llvm.is.fpclass.f32(float %t2, i32 519)
  %t4 = zext i1 %t3 to i64
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  %t6 = call i1 @llvm.is.fpclass.f32(float %t2, i32 3)
  %t7 = zext i1 %t6 to i64
  %t8 = getelementptr i8, $G %out, i64 8
  store i64 %t7, $G %t8, align 8
  %t9 = call i1 @llvm.is.fpclass.f32(float %t2, i32 2)
  %t10 = zext i1 %t9 to i64
  %t11 = getelementptr i8, $G %out, i64 16
  store i64 %t10, $G %t11, align 8
  %t12 = call i1 @llvm.is.fpclass.f32(float %t2, i32 1)
  %t13 = zext i1 %t12 to i64
  %t14 = getelementptr i8, $G %out, i64 24
  store i64 %t13, $G %t14, align 8
  %t15 = call i1 @llvm.is.fpclass.f32(float %t2, i32 144)
  %t16 = zext i1 %t15 to i64
  %t17 = getelementptr i8, $G %out, i64 32
  store i64 %t16, $G %t17, align 8
  %t18 = call i1 @llvm.is.fpclass.f32(float %t2, i32 16)
  %t19 = zext i1 %t18 to i64
  %t20 = getelementptr i8, $G %out, i64 40
  store i64 %t19, $G %t20, align 8
  %t21 = call i1 @llvm.is.fpclass.f32(float %t2, i32 128)
  %t22 = zext i1 %t21 to i64
  %t23 = getelementptr i8, $G %out, i64 48
  store i64 %t22, $G %t23, align 8
  %t24 = call i1 @llvm.is.fpclass.f32(float %t2, i32 1020)
  %t25 = zext i1 %t24 to i64
  %t26 = getelementptr i8, $G %out, i64 56
  store i64 %t25, $G %t26, align 8
  %t27 = call i1 @llvm.is.fpclass.f32(float %t2, i32 516)
  %t28 = zext i1 %t27 to i64
  %t29 = getelementptr i8, $G %out, i64 64
  store i64 %t28, $G %t29, align 8
  %t30 = call i1 @llvm.is.fpclass.f32(float %t2, i32 96)
  %t31 = zext i1 %t30 to i64
  %t32 = getelementptr i8, $G %out, i64 72
  store i64 %t31, $G %t32, align 8
  %t33 = call i1 @llvm.is.fpclass.f32(float %t2, i32 612)
  %t34 = zext i1 %t33 to i64
  %t35 = getelementptr i8, $G %out, i64 80
  store i64 %t34, $G %t35, align 8
  %t36 = call i1 @llvm.is.fpclass.f32(float %t2, i32 504)
  %t37 = zext i1 %t36 to i64
  %t38 = getelementptr i8, $G %out, i64 88
  store i64 %t37, $G %t38, align 8
  %t39 = call i1 @llvm.is.fpclass.f32(float %t2, i32 0)
  %t40 = zext i1 %t39 to i64
  %t41 = getelementptr i8, $G %out, i64 96
  store i64 %t40, $G %t41, align 8
  %t42 = call i1 @llvm.is.fpclass.f32(float %t2, i32 1023)
  %t43 = zext i1 %t42 to i64
  %t44 = getelementptr i8, $G %out, i64 104
  store i64 %t43, $G %t44, align 8
  %t45 = call i1 @llvm.is.fpclass.f32(float %t2, i32 508)
  %t46 = zext i1 %t45 to i64
  %t47 = getelementptr i8, $G %out, i64 112
  store i64 %t46, $G %t47, align 8
  %t48 = call i1 @llvm.is.fpclass.f32(float %t2, i32 264)
  %t49 = zext i1 %t48 to i64
  %t50 = getelementptr i8, $G %out, i64 120
  store i64 %t49, $G %t50, align 8
  %t51 = getelementptr i8, $G %in, i64 8
  %t52 = load double, $G %t51, align 8
  %t53 = call i1 @llvm.is.fpclass.f64(double %t52, i32 519)
  %t54 = zext i1 %t53 to i64
  %t55 = getelementptr i8, $G %out, i64 128
  store i64 %t54, $G %t55, align 8
  %t56 = call i1 @llvm.is.fpclass.f64(double %t52, i32 3)
  %t57 = zext i1 %t56 to i64
  %t58 = getelementptr i8, $G %out, i64 136
  store i64 %t57, $G %t58, align 8
  %t59 = call i1 @llvm.is.fpclass.f64(double %t52, i32 2)
  %t60 = zext i1 %t59 to i64
  %t61 = getelementptr i8, $G %out, i64 144
  store i64 %t60, $G %t61, align 8
  %t62 = call i1 @llvm.is.fpclass.f64(double %t52, i32 1)
  %t63 = zext i1 %t62 to i64
  %t64 = getelementptr i8, $G %out, i64 152
  store i64 %t63, $G %t64, align 8
  %t65 = call i1 @llvm.is.fpclass.f64(double %t52, i32 144)
  %t66 = zext i1 %t65 to i64
  %t67 = getelementptr i8, $G %out, i64 160
  store i64 %t66, $G %t67, align 8
  %t68 = call i1 @llvm.is.fpclass.f64(double %t52, i32 16)
  %t69 = zext i1 %t68 to i64
  %t70 = getelementptr i8, $G %out, i64 168
  store i64 %t69, $G %t70, align 8
  %t71 = call i1 @llvm.is.fpclass.f64(double %t52, i32 128)
  %t72 = zext i1 %t71 to i64
  %t73 = getelementptr i8, $G %out, i64 176
  store i64 %t72, $G %t73, align 8
  %t74 = call i1 @llvm.is.fpclass.f64(double %t52, i32 1020)
  %t75 = zext i1 %t74 to i64
  %t76 = getelementptr i8, $G %out, i64 184
  store i64 %t75, $G %t76, align 8
  %t77 = call i1 @llvm.is.fpclass.f64(double %t52, i32 516)
  %t78 = zext i1 %t77 to i64
  %t79 = getelementptr i8, $G %out, i64 192
  store i64 %t78, $G %t79, align 8
  %t80 = call i1 @llvm.is.fpclass.f64(double %t52, i32 96)
  %t81 = zext i1 %t80 to i64
  %t82 = getelementptr i8, $G %out, i64 200
  store i64 %t81, $G %t82, align 8
  %t83 = call i1 @llvm.is.fpclass.f64(double %t52, i32 612)
  %t84 = zext i1 %t83 to i64
  %t85 = getelementptr i8, $G %out, i64 208
  store i64 %t84, $G %t85, align 8
  %t86 = call i1 @llvm.is.fpclass.f64(double %t52, i32 504)
  %t87 = zext i1 %t86 to i64
  %t88 = getelementptr i8, $G %out, i64 216
  store i64 %t87, $G %t88, align 8
  %t89 = call i1 @llvm.is.fpclass.f64(double %t52, i32 0)
  %t90 = zext i1 %t89 to i64
  %t91 = getelementptr i8, $G %out, i64 224
  store i64 %t90, $G %t91, align 8
  %t92 = call i1 @llvm.is.fpclass.f64(double %t52, i32 1023)
  %t93 = zext i1 %t92 to i64
  %t94 = getelementptr i8, $G %out, i64 232
  store i64 %t93, $G %t94, align 8
  %t95 = call i1 @llvm.is.fpclass.f64(double %t52, i32 508)
  %t96 = zext i1 %t95 to i64
  %t97 = getelementptr i8, $G %out, i64 240
  store i64 %t96, $G %t97, align 8
  %t98 = call i1 @llvm.is.fpclass.f64(double %t52, i32 264)
  %t99 = zext i1 %t98 to i64
  %t100 = getelementptr i8, $G %out, i64 248
  store i64 %t99, $G %t100, align 8
  %t101 = getelementptr i8, $G %in, i64 16
  %t102 = load half, $G %t101, align 8
  %t103 = call i1 @llvm.is.fpclass.f16(half %t102, i32 519)
  %t104 = zext i1 %t103 to i64
  %t105 = getelementptr i8, $G %out, i64 256
  store i64 %t104, $G %t105, align 8
  %t106 = call i1 @llvm.is.fpclass.f16(half %t102, i32 3)
  %t107 = zext i1 %t106 to i64
  %t108 = getelementptr i8, $G %out, i64 264
  store i64 %t107, $G %t108, align 8
  %t109 = call i1 @llvm.is.fpclass.f16(half %t102, i32 2)
  %t110 = zext i1 %t109 to i64
  %t111 = getelementptr i8, $G %out, i64 272
  store i64 %t110, $G %t111, align 8
  %t112 = call i1 @llvm.is.fpclass.f16(half %t102, i32 1)
  %t113 = zext i1 %t112 to i64
  %t114 = getelementptr i8, $G %out, i64 280
  store i64 %t113, $G %t114, align 8
  %t115 = call i1 @llvm.is.fpclass.f16(half %t102, i32 144)
  %t116 = zext i1 %t115 to i64
  %t117 = getelementptr i8, $G %out, i64 288
  store i64 %t116, $G %t117, align 8
  %t118 = call i1 @llvm.is.fpclass.f16(half %t102, i32 16)
  %t119 = zext i1 %t118 to i64
  %t120 = getelementptr i8, $G %out, i64 296
  store i64 %t119, $G %t120, align 8
  %t121 = call i1 @llvm.is.fpclass.f16(half %t102, i32 128)
  %t122 = zext i1 %t121 to i64
  %t123 = getelementptr i8, $G %out, i64 304
  store i64 %t122, $G %t123, align 8
  %t124 = call i1 @llvm.is.fpclass.f16(half %t102, i32 1020)
  %t125 = zext i1 %t124 to i64
  %t126 = getelementptr i8, $G %out, i64 312
  store i64 %t125, $G %t126, align 8
  %t127 = call i1 @llvm.is.fpclass.f16(half %t102, i32 516)
  %t128 = zext i1 %t127 to i64
  %t129 = getelementptr i8, $G %out, i64 320
  store i64 %t128, $G %t129, align 8
  %t130 = call i1 @llvm.is.fpclass.f16(half %t102, i32 96)
  %t131 = zext i1 %t130 to i64
  %t132 = getelementptr i8, $G %out, i64 328
  store i64 %t131, $G %t132, align 8
  %t133 = call i1 @llvm.is.fpclass.f16(half %t102, i32 612)
  %t134 = zext i1 %t133 to i64
  %t135 = getelementptr i8, $G %out, i64 336
  store i64 %t134, $G %t135, align 8
  %t136 = call i1 @llvm.is.fpclass.f16(half %t102, i32 504)
  %t137 = zext i1 %t136 to i64
  %t138 = getelementptr i8, $G %out, i64 344
  store i64 %t137, $G %t138, align 8
  %t139 = call i1 @llvm.is.fpclass.f16(half %t102, i32 0)
  %t140 = zext i1 %t139 to i64
  %t141 = getelementptr i8, $G %out, i64 352
  store i64 %t140, $G %t141, align 8
  %t142 = call i1 @llvm.is.fpclass.f16(half %t102, i32 1023)
  %t143 = zext i1 %t142 to i64
  %t144 = getelementptr i8, $G %out, i64 360
  store i64 %t143, $G %t144, align 8
  %t145 = call i1 @llvm.is.fpclass.f16(half %t102, i32 508)
  %t146 = zext i1 %t145 to i64
  %t147 = getelementptr i8, $G %out, i64 368
  store i64 %t146, $G %t147, align 8
  %t148 = call i1 @llvm.is.fpclass.f16(half %t102, i32 264)
  %t149 = zext i1 %t148 to i64
  %t150 = getelementptr i8, $G %out, i64 376
  store i64 %t149, $G %t150, align 8
  ret void
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare i1 @llvm.is.fpclass.f16(half, i32 immarg)
