; maximum and minimum pass NaN on and know that minus zero is below zero; their reductions do the same.
; shows: P6
; values: 54

define internal i64 @is_nan(float %x) {
  %nan = fcmp uno float %x, 0.0
  %bits = bitcast float %x to i32
  %some = select i1 %nan, i32 1, i32 %bits
  %wide = zext i32 %some to i64
  ret i64 %wide
}

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load float, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load float, $G %t3, align 8
  %t5 = getelementptr i8, $G %in, i64 16
  %t6 = load float, $G %t5, align 8
  %t7 = getelementptr i8, $G %in, i64 24
  %t8 = load float, $G %t7, align 8
  %t9 = call float @llvm.maximum.f32(float %t2, float %t6)
  %t10 = call i64 @is_nan(float %t9)
  %t11 = getelementptr i8, $G %out, i64 0
  store i64 %t10, $G %t11, align 8
  %t12 = call float @llvm.maximum.f32(float %t6, float %t2)
  %t13 = call i64 @is_nan(float %t12)
  %t14 = getelementptr i8, $G %out, i64 8
  store i64 %t13, $G %t14, align 8
  %t15 = call float @llvm.maximum.f32(float %t2, float 0x7FF8000000000000)
  %t16 = call i64 @is_nan(float %t15)
  %t17 = getelementptr i8, $G %out, i64 16
  store i64 %t16, $G %t17, align 8
  %t18 = call float @llvm.maximum.f32(float 0x7FF8000000000000, float %t2)
  %t19 = call i64 @is_nan(float %t18)
  %t20 = getelementptr i8, $G %out, i64 24
  store i64 %t19, $G %t20, align 8
  %t21 = call float @llvm.maximum.f32(float %t2, float -0.0)
  %t22 = call i64 @is_nan(float %t21)
  %t23 = getelementptr i8, $G %out, i64 32
  store i64 %t22, $G %t23, align 8
  %t24 = call float @llvm.maximum.f32(float -0.0, float %t2)
  %t25 = call i64 @is_nan(float %t24)
  %t26 = getelementptr i8, $G %out, i64 40
  store i64 %t25, $G %t26, align 8
  %t27 = call float @llvm.maximum.f32(float %t2, float 0.0)
  %t28 = call i64 @is_nan(float %t27)
  %t29 = getelementptr i8, $G %out, i64 48
  store i64 %t28, $G %t29, align 8
  %t30 = call float @llvm.maximum.f32(float 0.0, float %t2)
  %t31 = call i64 @is_nan(float %t30)
  %t32 = getelementptr i8, $G %out, i64 56
  store i64 %t31, $G %t32, align 8
  %t33 = call float @llvm.maximum.f32(float %t2, float 1.0)
  %t34 = call i64 @is_nan(float %t33)
  %t35 = getelementptr i8, $G %out, i64 64
  store i64 %t34, $G %t35, align 8
  %t36 = call float @llvm.maximum.f32(float 1.0, float %t2)
  %t37 = call i64 @is_nan(float %t36)
  %t38 = getelementptr i8, $G %out, i64 72
  store i64 %t37, $G %t38, align 8
  %t39 = call float @llvm.maximum.f32(float %t2, float 0x7FF0000000000000)
  %t40 = call i64 @is_nan(float %t39)
  %t41 = getelementptr i8, $G %out, i64 80
  store i64 %t40, $G %t41, align 8
  %t42 = call float @llvm.maximum.f32(float 0x7FF0000000000000, float %t2)
  %t43 = call i64 @is_nan(float %t42)
  %t44 = getelementptr i8, $G %out, i64 88
  store i64 %t43, $G %t44, align 8
  %t45 = call float @llvm.maximum.f32(float %t4, float %t6)
  %t46 = call i64 @is_nan(float %t45)
  %t47 = getelementptr i8, $G %out, i64 96
  store i64 %t46, $G %t47, align 8
  %t48 = call float @llvm.maximum.f32(float %t6, float %t4)
  %t49 = call i64 @is_nan(float %t48)
  %t50 = getelementptr i8, $G %out, i64 104
  store i64 %t49, $G %t50, align 8
  %t51 = call float @llvm.maximum.f32(float %t4, float 0x7FF8000000000000)
  %t52 = call i64 @is_nan(float %t51)
  %t53 = getelementptr i8, $G %out, i64 112
  store i64 %t52, $G %t53, align 8
  %t54 = call float @llvm.maximum.f32(float 0x7FF8000000000000, float %t4)
  %t55 = call i64 @is_nan(float %t54)
  %t56 = getelementptr i8, $G %out, i64 120
  store i64 %t55, $G %t56, align 8
  %t57 = call float @llvm.maximum.f32(float %t4, float -0.0)
  %t58 = call i64 @is_nan(float %t57)
  %t59 = getelementptr i8, $G %out, i64 128
  store i64 %t58, $G %t59, align 8
  %t60 = call float @llvm.maximum.f32(float -0.0, float %t4)
  %t61 = call i64 @is_nan(float %t60)
  %t62 = getelementptr i8, $G %out, i64 136
  store i64 %t61, $G %t62, align 8
  %t63 = call float @llvm.maximum.f32(float %t4, float 0.0)
  %t64 = call i64 @is_nan(float %t63)
  %t65 = getelementptr i8, $G %out, i64 144
  store i64 %t64, $G %t65, align 8
  %t66 = call float @llvm.maximum.f32(float 0.0, float %t4)
  %t67 = call i64 @is_nan(float %t66)
  %t68 = getelementptr i8, $G %out, i64 152
  store i64 %t67, $G %t68, align 8
  %t69 = call float @llvm.maximum.f32(float %t4, float 1.0)
  %t70 = call i64 @is_nan(float %t69)
  %t71 = getelementptr i8, $G %out, i64 160
  store i64 %t70, $G %t71, align 8
  %t72 = call float @llvm.maximum.f32(float 1.0, float %t4)
  %t73 = call i64 @is_nan(float %t72)
  %t74 = getelementptr i8, $G %out, i64 168
  store i64 %t73, $G %t74, align 8
  %t75 = call float @llvm.maximum.f32(float %t4, float 0x7FF0000000000000)
  %t76 = call i64 @is_nan(float %t75)
  %t77 = getelementptr i8, $G %out, i64 176
  store i64 %t76, $G %t77, align 8
  %t78 = call float @llvm.maximum.f32(float 0x7FF0000000000000, float %t4)
  %t79 = call i64 @is_nan(float %t78)
  %t80 = getelementptr i8, $G %out, i64 184
  store i64 %t79, $G %t80, align 8
  %t81 = call float @llvm.minimum.f32(float %t2, float %t6)
  %t82 = call i64 @is_nan(float %t81)
  %t83 = getelementptr i8, $G %out, i64 192
  store i64 %t82, $G %t83, align 8
  %t84 = call float @llvm.minimum.f32(float %t6, float %t2)
  %t85 = call i64 @is_nan(float %t84)
  %t86 = getelementptr i8, $G %out, i64 200
  store i64 %t85, $G %t86, align 8
  %t87 = call float @llvm.minimum.f32(float %t2, float 0x7FF8000000000000)
  %t88 = call i64 @is_nan(float %t87)
  %t89 = getelementptr i8, $G %out, i64 208
  store i64 %t88, $G %t89, align 8
  %t90 = call float @llvm.minimum.f32(float 0x7FF8000000000000, float %t2)
  %t91 = call i64 @is_nan(float %t90)
  %t92 = getelementptr i8, $G %out, i64 216
  store i64 %t91, $G %t92, align 8
  %t93 = call float @llvm.minimum.f32(float %t2, float -0.0)
  %t94 = call i64 @is_nan(float %t93)
  %t95 = getelementptr i8, $G %out, i64 224
  store i64 %t94, $G %t95, align 8
  %t96 = call float @llvm.minimum.f32(float -0.0, float %t2)
  %t97 = call i64 @is_nan(float %t96)
  %t98 = getelementptr i8, $G %out, i64 232
  store i64 %t97, $G %t98, align 8
  %t99 = call float @llvm.minimum.f32(float %t2, float 0.0)
  %t100 = call i64 @is_nan(float %t99)
  %t101 = getelementptr i8, $G %out, i64 240
  store i64 %t100, $G %t101, align 8
  %t102 = call float @llvm.minimum.f32(float 0.0, float %t2)
  %t103 = call i64 @is_nan(float %t102)
  %t104 = getelementptr i8, $G %out, i64 248
  store i64 %t103, $G %t104, align 8
  %t105 = call float @llvm.minimum.f32(float %t2, float 1.0)
  %t106 = call i64 @is_nan(float %t105)
  %t107 = getelementptr i8, $G %out, i64 256
  store i64 %t106, $G %t107, align 8
  %t108 = call float @llvm.minimum.f32(float 1.0, float %t2)
  %t109 = call i64 @is_nan(float %t108)
  %t110 = getelementptr i8, $G %out, i64 264
  store i64 %t109, $G %t110, align 8
  %t111 = call float @llvm.minimum.f32(float %t2, float 0x7FF0000000000000)
  %t112 = call i64 @is_nan(float %t111)
  %t113 = getelementptr i8, $G %out, i64 272
  store i64 %t112, $G %t113, align 8
  %t114 = call float @llvm.minimum.f32(float 0x7FF0000000000000, float %t2)
  %t115 = call i64 @is_nan(float %t114)
  %t116 = getelementptr i8, $G %out, i64 280
  store i64 %t115, $G %t116, align 8
  %t117 = call float @llvm.minimum.f32(float %t4, float %t6)
  %t118 = call i64 @is_nan(float %t117)
  %t119 = getelementptr i8, $G %out, i64 288
  store i64 %t118, $G %t119, align 8
  %t120 = call float @llvm.minimum.f32(float %t6, float %t4)
  %t121 = call i64 @is_nan(float %t120)
  %t122 = getelementptr i8, $G %out, i64 296
  store i64 %t121, $G %t122, align 8
  %t123 = call float @llvm.minimum.f32(float %t4, float 0x7FF8000000000000)
  %t124 = call i64 @is_nan(float %t123)
  %t125 = getelementptr i8, $G %out, i64 304
  store i64 %t124, $G %t125, align 8
  %t126 = call float @llvm.minimum.f32(float 0x7FF8000000000000, float %t4)
  %t127 = call i64 @is_nan(float %t126)
  %t128 = getelementptr i8, $G %out, i64 312
  store i64 %t127, $G %t128, align 8
  %t129 = call float @llvm.minimum.f32(float %t4, float -0.0)
  %t130 = call i64 @is_nan(float %t129)
  %t131 = getelementptr i8, $G %out, i64 320
  store i64 %t130, $G %t131, align 8
  %t132 = call float @llvm.minimum.f32(float -0.0, float %t4)
  %t133 = call i64 @is_nan(float %t132)
  %t134 = getelementptr i8, $G %out, i64 328
  store i64 %t133, $G %t134, align 8
  %t135 = call float @llvm.minimum.f32(float %t4, float 0.0)
  %t136 = call i64 @is_nan(float %t135)
  %t137 = getelementptr i8, $G %out, i64 336
  store i64 %t136, $G %t137, align 8
  %t138 = call float @llvm.minimum.f32(float 0.0, float %t4)
  %t139 = call i64 @is_nan(float %t138)
  %t140 = getelementptr i8, $G %out, i64 344
  store i64 %t139, $G %t140, align 8
  %t141 = call float @llvm.minimum.f32(float %t4, float 1.0)
  %t142 = call i64 @is_nan(float %t141)
  %t143 = getelementptr i8, $G %out, i64 352
  store i64 %t142, $G %t143, align 8
  %t144 = call float @llvm.minimum.f32(float 1.0, float %t4)
  %t145 = call i64 @is_nan(float %t144)
  %t146 = getelementptr i8, $G %out, i64 360
  store i64 %t145, $G %t146, align 8
  %t147 = call float @llvm.minimum.f32(float %t4, float 0x7FF0000000000000)
  %t148 = call i64 @is_nan(float %t147)
  %t149 = getelementptr i8, $G %out, i64 368
  store i64 %t148, $G %t149, align 8
  %t150 = call float @llvm.minimum.f32(float 0x7FF0000000000000, float %t4)
  %t151 = call i64 @is_nan(float %t150)
  %t152 = getelementptr i8, $G %out, i64 376
  store i64 %t151, $G %t152, align 8
  %t153 = getelementptr i8, $G %in, i64 32
  %t154 = load <3 x float>, $G %t153, align 8
  %t155 = insertelement <3 x float> %t154, float 0x7FF8000000000000, i32 1
  %t156 = call float @llvm.vector.reduce.fmaximum.v3f32(<3 x float> %t155)
  %t157 = call i64 @is_nan(float %t156)
  %t158 = getelementptr i8, $G %out, i64 384
  store i64 %t157, $G %t158, align 8
  %t159 = insertelement <3 x float> %t154, float -0.0, i32 1
  %t160 = call float @llvm.vector.reduce.fmaximum.v3f32(<3 x float> %t159)
  %t161 = call i64 @is_nan(float %t160)
  %t162 = getelementptr i8, $G %out, i64 392
  store i64 %t161, $G %t162, align 8
  %t163 = insertelement <3 x float> %t154, float 0.0, i32 1
  %t164 = call float @llvm.vector.reduce.fmaximum.v3f32(<3 x float> %t163)
  %t165 = call i64 @is_nan(float %t164)
  %t166 = getelementptr i8, $G %out, i64 400
  store i64 %t165, $G %t166, align 8
  %t167 = insertelement <3 x float> %t154, float 0x7FF8000000000000, i32 1
  %t168 = call float @llvm.vector.reduce.fminimum.v3f32(<3 x float> %t167)
  %t169 = call i64 @is_nan(float %t168)
  %t170 = getelementptr i8, $G %out, i64 408
  store i64 %t169, $G %t170, align 8
  %t171 = insertelement <3 x float> %t154, float -0.0, i32 1
  %t172 = call float @llvm.vector.reduce.fminimum.v3f32(<3 x float> %t171)
  %t173 = call i64 @is_nan(float %t172)
  %t174 = getelementptr i8, $G %out, i64 416
  store i64 %t173, $G %t174, align 8
  %t175 = insertelement <3 x float> %t154, float 0.0, i32 1
  %t176 = call float @llvm.vector.reduce.fminimum.v3f32(<3 x float> %t175)
  %t177 = call i64 @is_nan(float %t176)
  %t178 = getelementptr i8, $G %out, i64 424
  store i64 %t177, $G %t178, align 8
  ret void
}

declare float @llvm.maximum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.vector.reduce.fmaximum.v3f32(<3 x float>)
declare float @llvm.vector.reduce.fminimum.v3f32(<3 x float>)
