; Integers of widths that SPIR-V lacks wrap, divide, shift and compare as LLVM says.
; shows: P4-odd-iN, P4-i128
; values: 86

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = trunc i64 %t2 to i3
  %t4 = getelementptr i8, $G %in, i64 8
  %t5 = load i64, $G %t4, align 8
  %t6 = trunc i64 %t5 to i3
  %t7 = or i3 %t6, 1
  %t8 = urem i3 %t7, 3
  %t9 = add i3 %t3, %t6
  %t10 = zext i3 %t9 to i64
  %t11 = getelementptr i8, $G %out, i64 0
  store i64 %t10, $G %t11, align 8
  %t12 = mul i3 %t3, %t6
  %t13 = zext i3 %t12 to i64
  %t14 = getelementptr i8, $G %out, i64 8
  store i64 %t13, $G %t14, align 8
  %t15 = udiv i3 %t3, %t7
  %t16 = zext i3 %t15 to i64
  %t17 = getelementptr i8, $G %out, i64 16
  store i64 %t16, $G %t17, align 8
  %t18 = urem i3 %t3, %t7
  %t19 = zext i3 %t18 to i64
  %t20 = getelementptr i8, $G %out, i64 24
  store i64 %t19, $G %t20, align 8
  %t21 = lshr i3 %t3, %t8
  %t22 = zext i3 %t21 to i64
  %t23 = getelementptr i8, $G %out, i64 32
  store i64 %t22, $G %t23, align 8
  %t24 = ashr i3 %t3, %t8
  %t25 = zext i3 %t24 to i64
  %t26 = getelementptr i8, $G %out, i64 40
  store i64 %t25, $G %t26, align 8
  %t27 = shl i3 %t3, %t8
  %t28 = zext i3 %t27 to i64
  %t29 = getelementptr i8, $G %out, i64 48
  store i64 %t28, $G %t29, align 8
  %t30 = lshr i3 %t6, 1
  %t31 = or i3 %t30, 1
  %t32 = icmp slt i3 %t3, %t6
  %t33 = zext i1 %t32 to i64
  %t34 = getelementptr i8, $G %out, i64 56
  store i64 %t33, $G %t34, align 8
  %t35 = getelementptr i8, $G %in, i64 16
  %t36 = load i64, $G %t35, align 8
  %t37 = trunc i64 %t36 to i17
  %t38 = getelementptr i8, $G %in, i64 24
  %t39 = load i64, $G %t38, align 8
  %t40 = trunc i64 %t39 to i17
  %t41 = or i17 %t40, 1
  %t42 = urem i17 %t41, 3
  %t43 = add i17 %t37, %t40
  %t44 = zext i17 %t43 to i64
  %t45 = getelementptr i8, $G %out, i64 64
  store i64 %t44, $G %t45, align 8
  %t46 = mul i17 %t37, %t40
  %t47 = zext i17 %t46 to i64
  %t48 = getelementptr i8, $G %out, i64 72
  store i64 %t47, $G %t48, align 8
  %t49 = udiv i17 %t37, %t41
  %t50 = zext i17 %t49 to i64
  %t51 = getelementptr i8, $G %out, i64 80
  store i64 %t50, $G %t51, align 8
  %t52 = urem i17 %t37, %t41
  %t53 = zext i17 %t52 to i64
  %t54 = getelementptr i8, $G %out, i64 88
  store i64 %t53, $G %t54, align 8
  %t55 = lshr i17 %t37, %t42
  %t56 = zext i17 %t55 to i64
  %t57 = getelementptr i8, $G %out, i64 96
  store i64 %t56, $G %t57, align 8
  %t58 = ashr i17 %t37, %t42
  %t59 = zext i17 %t58 to i64
  %t60 = getelementptr i8, $G %out, i64 104
  store i64 %t59, $G %t60, align 8
  %t61 = shl i17 %t37, %t42
  %t62 = zext i17 %t61 to i64
  %t63 = getelementptr i8, $G %out, i64 112
  store i64 %t62, $G %t63, align 8
  %t64 = lshr i17 %t40, 1
  %t65 = or i17 %t64, 1
  %t66 = sdiv i17 %t37, %t65
  %t67 = zext i17 %t66 to i64
  %t68 = getelementptr i8, $G %out, i64 120
  store i64 %t67, $G %t68, align 8
  %t69 = icmp slt i17 %t37, %t40
  %t70 = zext i1 %t69 to i64
  %t71 = getelementptr i8, $G %out, i64 128
  store i64 %t70, $G %t71, align 8
  %t72 = getelementptr i8, $G %in, i64 32
  %t73 = load i64, $G %t72, align 8
  %t74 = trunc i64 %t73 to i24
  %t75 = getelementptr i8, $G %in, i64 40
  %t76 = load i64, $G %t75, align 8
  %t77 = trunc i64 %t76 to i24
  %t78 = or i24 %t77, 1
  %t79 = urem i24 %t78, 3
  %t80 = add i24 %t74, %t77
  %t81 = zext i24 %t80 to i64
  %t82 = getelementptr i8, $G %out, i64 136
  store i64 %t81, $G %t82, align 8
  %t83 = mul i24 %t74, %t77
  %t84 = zext i24 %t83 to i64
  %t85 = getelementptr i8, $G %out, i64 144
  store i64 %t84, $G %t85, align 8
  %t86 = udiv i24 %t74, %t78
  %t87 = zext i24 %t86 to i64
  %t88 = getelementptr i8, $G %out, i64 152
  store i64 %t87, $G %t88, align 8
  %t89 = urem i24 %t74, %t78
  %t90 = zext i24 %t89 to i64
  %t91 = getelementptr i8, $G %out, i64 160
  store i64 %t90, $G %t91, align 8
  %t92 = lshr i24 %t74, %t79
  %t93 = zext i24 %t92 to i64
  %t94 = getelementptr i8, $G %out, i64 168
  store i64 %t93, $G %t94, align 8
  %t95 = ashr i24 %t74, %t79
  %t96 = zext i24 %t95 to i64
  %t97 = getelementptr i8, $G %out, i64 176
  store i64 %t96, $G %t97, align 8
  %t98 = shl i24 %t74, %t79
  %t99 = zext i24 %t98 to i64
  %t100 = getelementptr i8, $G %out, i64 184
  store i64 %t99, $G %t100, align 8
  %t101 = lshr i24 %t77, 1
  %t102 = or i24 %t101, 1
  %t103 = sdiv i24 %t74, %t102
  %t104 = zext i24 %t103 to i64
  %t105 = getelementptr i8, $G %out, i64 192
  store i64 %t104, $G %t105, align 8
  %t106 = icmp slt i24 %t74, %t77
  %t107 = zext i1 %t106 to i64
  %t108 = getelementptr i8, $G %out, i64 200
  store i64 %t107, $G %t108, align 8
  %t109 = getelementptr i8, $G %in, i64 48
  %t110 = load i64, $G %t109, align 8
  %t111 = trunc i64 %t110 to i48
  %t112 = getelementptr i8, $G %in, i64 56
  %t113 = load i64, $G %t112, align 8
  %t114 = trunc i64 %t113 to i48
  %t115 = or i48 %t114, 1
  %t116 = urem i48 %t115, 3
  %t117 = add i48 %t111, %t114
  %t118 = zext i48 %t117 to i64
  %t119 = getelementptr i8, $G %out, i64 208
  store i64 %t118, $G %t119, align 8
  %t120 = mul i48 %t111, %t114
  %t121 = zext i48 %t120 to i64
  %t122 = getelementptr i8, $G %out, i64 216
  store i64 %t121, $G %t122, align 8
  %t123 = udiv i48 %t111, %t115
  %t124 = zext i48 %t123 to i64
  %t125 = getelementptr i8, $G %out, i64 224
  store i64 %t124, $G %t125, align 8
  %t126 = urem i48 %t111, %t115
  %t127 = zext i48 %t126 to i64
  %t128 = getelementptr i8, $G %out, i64 232
  store i64 %t127, $G %t128, align 8
  %t129 = lshr i48 %t111, %t116
  %t130 = zext i48 %t129 to i64
  %t131 = getelementptr i8, $G %out, i64 240
  store i64 %t130, $G %t131, align 8
  %t132 = ashr i48 %t111, %t116
  %t133 = zext i48 %t132 to i64
  %t134 = getelementptr i8, $G %out, i64 248
  store i64 %t133, $G %t134, align 8
  %t135 = shl i48 %t111, %t116
  %t136 = zext i48 %t135 to i64
  %t137 = getelementptr i8, $G %out, i64 256
  store i64 %t136, $G %t137, align 8
  %t138 = lshr i48 %t114, 1
  %t139 = or i48 %t138, 1
  %t140 = sdiv i48 %t111, %t139
  %t141 = zext i48 %t140 to i64
  %t142 = getelementptr i8, $G %out, i64 264
  store i64 %t141, $G %t142, align 8
  %t143 = icmp slt i48 %t111, %t114
  %t144 = zext i1 %t143 to i64
  %t145 = getelementptr i8, $G %out, i64 272
  store i64 %t144, $G %t145, align 8
  %t146 = getelementptr i8, $G %in, i64 64
  %t147 = load i128, $G %t146, align 8
  %t148 = trunc i128 %t147 to i65
  %t149 = getelementptr i8, $G %in, i64 80
  %t150 = load i128, $G %t149, align 8
  %t151 = trunc i128 %t150 to i65
  %t152 = or i65 %t151, 1
  %t153 = urem i65 %t152, 3
  %t154 = add i65 %t148, %t151
  %t155 = zext i65 %t154 to i128
  %t156 = getelementptr i8, $G %out, i64 280
  store i128 %t155, $G %t156, align 8
  %t157 = mul i65 %t148, %t151
  %t158 = zext i65 %t157 to i128
  %t159 = getelementptr i8, $G %out, i64 296
  store i128 %t158, $G %t159, align 8
  %t160 = udiv i65 %t148, %t152
  %t161 = zext i65 %t160 to i128
  %t162 = getelementptr i8, $G %out, i64 312
  store i128 %t161, $G %t162, align 8
  %t163 = urem i65 %t148, %t152
  %t164 = zext i65 %t163 to i128
  %t165 = getelementptr i8, $G %out, i64 328
  store i128 %t164, $G %t165, align 8
  %t166 = lshr i65 %t148, %t153
  %t167 = zext i65 %t166 to i128
  %t168 = getelementptr i8, $G %out, i64 344
  store i128 %t167, $G %t168, align 8
  %t169 = ashr i65 %t148, %t153
  %t170 = zext i65 %t169 to i128
  %t171 = getelementptr i8, $G %out, i64 360
  store i128 %t170, $G %t171, align 8
  %t172 = shl i65 %t148, %t153
  %t173 = zext i65 %t172 to i128
  %t174 = getelementptr i8, $G %out, i64 376
  store i128 %t173, $G %t174, align 8
  %t175 = lshr i65 %t151, 1
  %t176 = or i65 %t175, 1
  %t177 = sdiv i65 %t148, %t176
  %t178 = zext i65 %t177 to i128
  %t179 = getelementptr i8, $G %out, i64 392
  store i128 %t178, $G %t179, align 8
  %t180 = icmp slt i65 %t148, %t151
  %t181 = zext i1 %t180 to i64
  %t182 = getelementptr i8, $G %out, i64 408
  store i64 %t181, $G %t182, align 8
  %t183 = getelementptr i8, $G %in, i64 96
  %t184 = load i128, $G %t183, align 8
  %t185 = trunc i128 %t184 to i100
  %t186 = getelementptr i8, $G %in, i64 112
  %t187 = load i128, $G %t186, align 8
  %t188 = trunc i128 %t187 to i100
  %t189 = or i100 %t188, 1
  %t190 = urem i100 %t189, 3
  %t191 = add i100 %t185, %t188
  %t192 = zext i100 %t191 to i128
  %t193 = getelementptr i8, $G %out, i64 416
  store i128 %t192, $G %t193, align 8
  %t194 = mul i100 %t185, %t188
  %t195 = zext i100 %t194 to i128
  %t196 = getelementptr i8, $G %out, i64 432
  store i128 %t195, $G %t196, align 8
  %t197 = udiv i100 %t185, %t189
  %t198 = zext i100 %t197 to i128
  %t199 = getelementptr i8, $G %out, i64 448
  store i128 %t198, $G %t199, align 8
  %t200 = urem i100 %t185, %t189
  %t201 = zext i100 %t200 to i128
  %t202 = getelementptr i8, $G %out, i64 464
  store i128 %t201, $G %t202, align 8
  %t203 = lshr i100 %t185, %t190
  %t204 = zext i100 %t203 to i128
  %t205 = getelementptr i8, $G %out, i64 480
  store i128 %t204, $G %t205, align 8
  %t206 = ashr i100 %t185, %t190
  %t207 = zext i100 %t206 to i128
  %t208 = getelementptr i8, $G %out, i64 496
  store i128 %t207, $G %t208, align 8
  %t209 = shl i100 %t185, %t190
  %t210 = zext i100 %t209 to i128
  %t211 = getelementptr i8, $G %out, i64 512
  store i128 %t210, $G %t211, align 8
  %t212 = lshr i100 %t188, 1
  %t213 = or i100 %t212, 1
  %t214 = sdiv i100 %t185, %t213
  %t215 = zext i100 %t214 to i128
  %t216 = getelementptr i8, $G %out, i64 528
  store i128 %t215, $G %t216, align 8
  %t217 = icmp slt i100 %t185, %t188
  %t218 = zext i1 %t217 to i64
  %t219 = getelementptr i8, $G %out, i64 544
  store i64 %t218, $G %t219, align 8
  %t220 = getelementptr i8, $G %in, i64 128
  %t221 = load i128, $G %t220, align 8
  %t222 = getelementptr i8, $G %in, i64 144
  %t223 = load i128, $G %t222, align 8
  %t224 = or i128 %t223, 1
  %t225 = urem i128 %t224, 3
  %t226 = add i128 %t221, %t223
  %t227 = getelementptr i8, $G %out, i64 552
  store i128 %t226, $G %t227, align 8
  %t228 = mul i128 %t221, %t223
  %t229 = getelementptr i8, $G %out, i64 568
  store i128 %t228, $G %t229, align 8
  %t230 = udiv i128 %t221, %t224
  %t231 = getelementptr i8, $G %out, i64 584
  store i128 %t230, $G %t231, align 8
  %t232 = urem i128 %t221, %t224
  %t233 = getelementptr i8, $G %out, i64 600
  store i128 %t232, $G %t233, align 8
  %t234 = lshr i128 %t221, %t225
  %t235 = getelementptr i8, $G %out, i64 616
  store i128 %t234, $G %t235, align 8
  %t236 = ashr i128 %t221, %t225
  %t237 = getelementptr i8, $G %out, i64 632
  store i128 %t236, $G %t237, align 8
  %t238 = shl i128 %t221, %t225
  %t239 = getelementptr i8, $G %out, i64 648
  store i128 %t238, $G %t239, align 8
  %t240 = lshr i128 %t223, 1
  %t241 = or i128 %t240, 1
  %t242 = sdiv i128 %t221, %t241
  %t243 = getelementptr i8, $G %out, i64 664
  store i128 %t242, $G %t243, align 8
  %t244 = icmp slt i128 %t221, %t223
  %t245 = zext i1 %t244 to i64
  %t246 = getelementptr i8, $G %out, i64 680
  store i64 %t245, $G %t246, align 8
  ret void
}
