; A funnel shift by nothing, or by a multiple of the width, moves nothing.
; shows: P7
; values: 74

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i32, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i32, $G %t3, align 8
  %t5 = getelementptr i8, $G %in, i64 16
  %t6 = load i32, $G %t5, align 8
  %t7 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 %t6)
  %t8 = getelementptr i8, $G %out, i64 0
  store i32 %t7, $G %t8, align 8
  %t9 = mul i32 %t6, 32
  %t10 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 %t9)
  %t11 = getelementptr i8, $G %out, i64 8
  store i32 %t10, $G %t11, align 8
  %t12 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 0)
  %t13 = getelementptr i8, $G %out, i64 16
  store i32 %t12, $G %t13, align 8
  %t14 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 32)
  %t15 = getelementptr i8, $G %out, i64 24
  store i32 %t14, $G %t15, align 8
  %t16 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 64)
  %t17 = getelementptr i8, $G %out, i64 32
  store i32 %t16, $G %t17, align 8
  %t18 = call i32 @llvm.fshl.i32(i32 %t2, i32 %t4, i32 5)
  %t19 = getelementptr i8, $G %out, i64 40
  store i32 %t18, $G %t19, align 8
  %t20 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 %t6)
  %t21 = getelementptr i8, $G %out, i64 48
  store i32 %t20, $G %t21, align 8
  %t22 = mul i32 %t6, 32
  %t23 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 %t22)
  %t24 = getelementptr i8, $G %out, i64 56
  store i32 %t23, $G %t24, align 8
  %t25 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 0)
  %t26 = getelementptr i8, $G %out, i64 64
  store i32 %t25, $G %t26, align 8
  %t27 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 32)
  %t28 = getelementptr i8, $G %out, i64 72
  store i32 %t27, $G %t28, align 8
  %t29 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 64)
  %t30 = getelementptr i8, $G %out, i64 80
  store i32 %t29, $G %t30, align 8
  %t31 = call i32 @llvm.fshr.i32(i32 %t2, i32 %t4, i32 5)
  %t32 = getelementptr i8, $G %out, i64 88
  store i32 %t31, $G %t32, align 8
  %t33 = getelementptr i8, $G %in, i64 24
  %t34 = load i8, $G %t33, align 8
  %t35 = getelementptr i8, $G %in, i64 32
  %t36 = load i8, $G %t35, align 8
  %t37 = getelementptr i8, $G %in, i64 40
  %t38 = load i8, $G %t37, align 8
  %t39 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 %t38)
  %t40 = getelementptr i8, $G %out, i64 96
  store i8 %t39, $G %t40, align 8
  %t41 = shl i8 %t38, 3
  %t42 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 %t41)
  %t43 = getelementptr i8, $G %out, i64 104
  store i8 %t42, $G %t43, align 8
  %t44 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 0)
  %t45 = getelementptr i8, $G %out, i64 112
  store i8 %t44, $G %t45, align 8
  %t46 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 8)
  %t47 = getelementptr i8, $G %out, i64 120
  store i8 %t46, $G %t47, align 8
  %t48 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 16)
  %t49 = getelementptr i8, $G %out, i64 128
  store i8 %t48, $G %t49, align 8
  %t50 = call i8 @llvm.fshl.i8(i8 %t34, i8 %t36, i8 3)
  %t51 = getelementptr i8, $G %out, i64 136
  store i8 %t50, $G %t51, align 8
  %t52 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 %t38)
  %t53 = getelementptr i8, $G %out, i64 144
  store i8 %t52, $G %t53, align 8
  %t54 = shl i8 %t38, 3
  %t55 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 %t54)
  %t56 = getelementptr i8, $G %out, i64 152
  store i8 %t55, $G %t56, align 8
  %t57 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 0)
  %t58 = getelementptr i8, $G %out, i64 160
  store i8 %t57, $G %t58, align 8
  %t59 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 8)
  %t60 = getelementptr i8, $G %out, i64 168
  store i8 %t59, $G %t60, align 8
  %t61 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 16)
  %t62 = getelementptr i8, $G %out, i64 176
  store i8 %t61, $G %t62, align 8
  %t63 = call i8 @llvm.fshr.i8(i8 %t34, i8 %t36, i8 3)
  %t64 = getelementptr i8, $G %out, i64 184
  store i8 %t63, $G %t64, align 8
  %t65 = getelementptr i8, $G %in, i64 48
  %t66 = load i64, $G %t65, align 8
  %t67 = getelementptr i8, $G %in, i64 56
  %t68 = load i64, $G %t67, align 8
  %t69 = getelementptr i8, $G %in, i64 64
  %t70 = load i64, $G %t69, align 8
  %t71 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 %t70)
  %t72 = getelementptr i8, $G %out, i64 192
  store i64 %t71, $G %t72, align 8
  %t73 = mul i64 %t70, 64
  %t74 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 %t73)
  %t75 = getelementptr i8, $G %out, i64 200
  store i64 %t74, $G %t75, align 8
  %t76 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 0)
  %t77 = getelementptr i8, $G %out, i64 208
  store i64 %t76, $G %t77, align 8
  %t78 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 64)
  %t79 = getelementptr i8, $G %out, i64 216
  store i64 %t78, $G %t79, align 8
  %t80 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 128)
  %t81 = getelementptr i8, $G %out, i64 224
  store i64 %t80, $G %t81, align 8
  %t82 = call i64 @llvm.fshl.i64(i64 %t66, i64 %t68, i64 63)
  %t83 = getelementptr i8, $G %out, i64 232
  store i64 %t82, $G %t83, align 8
  %t84 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 %t70)
  %t85 = getelementptr i8, $G %out, i64 240
  store i64 %t84, $G %t85, align 8
  %t86 = mul i64 %t70, 64
  %t87 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 %t86)
  %t88 = getelementptr i8, $G %out, i64 248
  store i64 %t87, $G %t88, align 8
  %t89 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 0)
  %t90 = getelementptr i8, $G %out, i64 256
  store i64 %t89, $G %t90, align 8
  %t91 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 64)
  %t92 = getelementptr i8, $G %out, i64 264
  store i64 %t91, $G %t92, align 8
  %t93 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 128)
  %t94 = getelementptr i8, $G %out, i64 272
  store i64 %t93, $G %t94, align 8
  %t95 = call i64 @llvm.fshr.i64(i64 %t66, i64 %t68, i64 63)
  %t96 = getelementptr i8, $G %out, i64 280
  store i64 %t95, $G %t96, align 8
  %t97 = getelementptr i8, $G %in, i64 72
  %t98 = load i64, $G %t97, align 8
  %t99 = trunc i64 %t98 to i17
  %t100 = getelementptr i8, $G %in, i64 80
  %t101 = load i64, $G %t100, align 8
  %t102 = trunc i64 %t101 to i17
  %t103 = getelementptr i8, $G %in, i64 88
  %t104 = load i64, $G %t103, align 8
  %t105 = trunc i64 %t104 to i17
  %t106 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 %t105)
  %t107 = getelementptr i8, $G %out, i64 288
  store i17 %t106, $G %t107, align 8
  %t108 = mul i17 %t105, 17
  %t109 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 %t108)
  %t110 = getelementptr i8, $G %out, i64 296
  store i17 %t109, $G %t110, align 8
  %t111 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 0)
  %t112 = getelementptr i8, $G %out, i64 304
  store i17 %t111, $G %t112, align 8
  %t113 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 17)
  %t114 = getelementptr i8, $G %out, i64 312
  store i17 %t113, $G %t114, align 8
  %t115 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 34)
  %t116 = getelementptr i8, $G %out, i64 320
  store i17 %t115, $G %t116, align 8
  %t117 = call i17 @llvm.fshl.i17(i17 %t99, i17 %t102, i17 9)
  %t118 = getelementptr i8, $G %out, i64 328
  store i17 %t117, $G %t118, align 8
  %t119 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 %t105)
  %t120 = getelementptr i8, $G %out, i64 336
  store i17 %t119, $G %t120, align 8
  %t121 = mul i17 %t105, 17
  %t122 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 %t121)
  %t123 = getelementptr i8, $G %out, i64 344
  store i17 %t122, $G %t123, align 8
  %t124 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 0)
  %t125 = getelementptr i8, $G %out, i64 352
  store i17 %t124, $G %t125, align 8
  %t126 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 17)
  %t127 = getelementptr i8, $G %out, i64 360
  store i17 %t126, $G %t127, align 8
  %t128 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 34)
  %t129 = getelementptr i8, $G %out, i64 368
  store i17 %t128, $G %t129, align 8
  %t130 = call i17 @llvm.fshr.i17(i17 %t99, i17 %t102, i17 9)
  %t131 = getelementptr i8, $G %out, i64 376
  store i17 %t130, $G %t131, align 8
  %t132 = getelementptr i8, $G %in, i64 96
  %t133 = load <3 x i16>, $G %t132, align 8
  %t134 = getelementptr i8, $G %in, i64 104
  %t135 = load <3 x i16>, $G %t134, align 8
  %t136 = getelementptr i8, $G %in, i64 112
  %t137 = load <3 x i16>, $G %t136, align 8
  %t138 = call <3 x i16> @llvm.fshl.v3i16(<3 x i16> %t133, <3 x i16> %t135, <3 x i16> %t137)
  %t139 = getelementptr i8, $G %out, i64 384
  store <3 x i16> %t138, $G %t139, align 8
  %t140 = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %t133, <3 x i16> %t135, <3 x i16> %t137)
  %t141 = getelementptr i8, $G %out, i64 392
  store <3 x i16> %t140, $G %t141, align 8
  %t142 = getelementptr i8, $G %in, i64 128
  %t143 = load i128, $G %t142, align 8
  %t144 = getelementptr i8, $G %in, i64 144
  %t145 = load i128, $G %t144, align 8
  %t146 = getelementptr i8, $G %in, i64 160
  %t147 = load i128, $G %t146, align 8
  %t148 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 %t147)
  %t149 = getelementptr i8, $G %out, i64 400
  store i128 %t148, $G %t149, align 8
  %t150 = mul i128 %t147, 128
  %t151 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 %t150)
  %t152 = getelementptr i8, $G %out, i64 416
  store i128 %t151, $G %t152, align 8
  %t153 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 0)
  %t154 = getelementptr i8, $G %out, i64 432
  store i128 %t153, $G %t154, align 8
  %t155 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 128)
  %t156 = getelementptr i8, $G %out, i64 448
  store i128 %t155, $G %t156, align 8
  %t157 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 1)
  %t158 = getelementptr i8, $G %out, i64 464
  store i128 %t157, $G %t158, align 8
  %t159 = call i128 @llvm.fshl.i128(i128 %t143, i128 %t145, i128 77)
  %t160 = getelementptr i8, $G %out, i64 480
  store i128 %t159, $G %t160, align 8
  %t161 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 %t147)
  %t162 = getelementptr i8, $G %out, i64 496
  store i128 %t161, $G %t162, align 8
  %t163 = mul i128 %t147, 128
  %t164 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 %t163)
  %t165 = getelementptr i8, $G %out, i64 512
  store i128 %t164, $G %t165, align 8
  %t166 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 0)
  %t167 = getelementptr i8, $G %out, i64 528
  store i128 %t166, $G %t167, align 8
  %t168 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 128)
  %t169 = getelementptr i8, $G %out, i64 544
  store i128 %t168, $G %t169, align 8
  %t170 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 1)
  %t171 = getelementptr i8, $G %out, i64 560
  store i128 %t170, $G %t171, align 8
  %t172 = call i128 @llvm.fshr.i128(i128 %t143, i128 %t145, i128 77)
  %t173 = getelementptr i8, $G %out, i64 576
  store i128 %t172, $G %t173, align 8
  ret void
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i17 @llvm.fshl.i17(i17, i17, i17)
declare i17 @llvm.fshr.i17(i17, i17, i17)
declare <3 x i16> @llvm.fshl.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
