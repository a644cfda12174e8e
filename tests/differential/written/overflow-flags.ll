; Sums, differences and products of every width, and of vectors, with the flag of each lane.
; shows: P4-sadd.with.overflow, P4-ssub.with.overflow, P4-smul.with.overflow
; values: 30

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i8, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i8, $G %t3, align 8
  %t5 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %t2, i8 %t4)
  %t6 = extractvalue { i8, i1 } %t5, 0
  %t7 = extractvalue { i8, i1 } %t5, 1
  %t8 = getelementptr i8, $G %out, i64 0
  store i8 %t6, $G %t8, align 8
  %t9 = zext i1 %t7 to i64
  %t10 = getelementptr i8, $G %out, i64 8
  store i64 %t9, $G %t10, align 8
  %t11 = getelementptr i8, $G %in, i64 16
  %t12 = load i32, $G %t11, align 8
  %t13 = getelementptr i8, $G %in, i64 24
  %t14 = load i32, $G %t13, align 8
  %t15 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %t12, i32 %t14)
  %t16 = extractvalue { i32, i1 } %t15, 0
  %t17 = extractvalue { i32, i1 } %t15, 1
  %t18 = getelementptr i8, $G %out, i64 16
  store i32 %t16, $G %t18, align 8
  %t19 = zext i1 %t17 to i64
  %t20 = getelementptr i8, $G %out, i64 24
  store i64 %t19, $G %t20, align 8
  %t21 = getelementptr i8, $G %in, i64 32
  %t22 = load i64, $G %t21, align 8
  %t23 = trunc i64 %t22 to i24
  %t24 = getelementptr i8, $G %in, i64 40
  %t25 = load i64, $G %t24, align 8
  %t26 = trunc i64 %t25 to i24
  %t27 = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %t23, i24 %t26)
  %t28 = extractvalue { i24, i1 } %t27, 0
  %t29 = extractvalue { i24, i1 } %t27, 1
  %t30 = zext i24 %t28 to i32
  %t31 = getelementptr i8, $G %out, i64 32
  store i32 %t30, $G %t31, align 8
  %t32 = zext i1 %t29 to i64
  %t33 = getelementptr i8, $G %out, i64 40
  store i64 %t32, $G %t33, align 8
  %t34 = getelementptr i8, $G %in, i64 48
  %t35 = load i64, $G %t34, align 8
  %t36 = getelementptr i8, $G %in, i64 56
  %t37 = load i64, $G %t36, align 8
  %t38 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %t35, i64 %t37)
  %t39 = extractvalue { i64, i1 } %t38, 0
  %t40 = extractvalue { i64, i1 } %t38, 1
  %t41 = getelementptr i8, $G %out, i64 48
  store i64 %t39, $G %t41, align 8
  %t42 = zext i1 %t40 to i64
  %t43 = getelementptr i8, $G %out, i64 56
  store i64 %t42, $G %t43, align 8
  %t44 = getelementptr i8, $G %in, i64 64
  %t45 = load <3 x i16>, $G %t44, align 8
  %t46 = getelementptr i8, $G %in, i64 72
  %t47 = load <3 x i16>, $G %t46, align 8
  %t48 = call { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16> %t45, <3 x i16> %t47)
  %t49 = extractvalue { <3 x i16>, <3 x i1> } %t48, 0
  %t50 = extractvalue { <3 x i16>, <3 x i1> } %t48, 1
  %t51 = getelementptr i8, $G %out, i64 64
  store <3 x i16> %t49, $G %t51, align 8
  %t52 = zext <3 x i1> %t50 to <3 x i8>
  %t53 = getelementptr i8, $G %out, i64 72
  store <3 x i8> %t52, $G %t53, align 8
  %t54 = getelementptr i8, $G %in, i64 80
  %t55 = load i8, $G %t54, align 8
  %t56 = getelementptr i8, $G %in, i64 88
  %t57 = load i8, $G %t56, align 8
  %t58 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %t55, i8 %t57)
  %t59 = extractvalue { i8, i1 } %t58, 0
  %t60 = extractvalue { i8, i1 } %t58, 1
  %t61 = getelementptr i8, $G %out, i64 80
  store i8 %t59, $G %t61, align 8
  %t62 = zext i1 %t60 to i64
  %t63 = getelementptr i8, $G %out, i64 88
  store i64 %t62, $G %t63, align 8
  %t64 = getelementptr i8, $G %in, i64 96
  %t65 = load i32, $G %t64, align 8
  %t66 = getelementptr i8, $G %in, i64 104
  %t67 = load i32, $G %t66, align 8
  %t68 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %t65, i32 %t67)
  %t69 = extractvalue { i32, i1 } %t68, 0
  %t70 = extractvalue { i32, i1 } %t68, 1
  %t71 = getelementptr i8, $G %out, i64 96
  store i32 %t69, $G %t71, align 8
  %t72 = zext i1 %t70 to i64
  %t73 = getelementptr i8, $G %out, i64 104
  store i64 %t72, $G %t73, align 8
  %t74 = getelementptr i8, $G %in, i64 112
  %t75 = load i64, $G %t74, align 8
  %t76 = trunc i64 %t75 to i24
  %t77 = getelementptr i8, $G %in, i64 120
  %t78 = load i64, $G %t77, align 8
  %t79 = trunc i64 %t78 to i24
  %t80 = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %t76, i24 %t79)
  %t81 = extractvalue { i24, i1 } %t80, 0
  %t82 = extractvalue { i24, i1 } %t80, 1
  %t83 = zext i24 %t81 to i32
  %t84 = getelementptr i8, $G %out, i64 112
  store i32 %t83, $G %t84, align 8
  %t85 = zext i1 %t82 to i64
  %t86 = getelementptr i8, $G %out, i64 120
  store i64 %t85, $G %t86, align 8
  %t87 = getelementptr i8, $G %in, i64 128
  %t88 = load i64, $G %t87, align 8
  %t89 = getelementptr i8, $G %in, i64 136
  %t90 = load i64, $G %t89, align 8
  %t91 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %t88, i64 %t90)
  %t92 = extractvalue { i64, i1 } %t91, 0
  %t93 = extractvalue { i64, i1 } %t91, 1
  %t94 = getelementptr i8, $G %out, i64 128
  store i64 %t92, $G %t94, align 8
  %t95 = zext i1 %t93 to i64
  %t96 = getelementptr i8, $G %out, i64 136
  store i64 %t95, $G %t96, align 8
  %t97 = getelementptr i8, $G %in, i64 144
  %t98 = load <3 x i16>, $G %t97, align 8
  %t99 = getelementptr i8, $G %in, i64 152
  %t100 = load <3 x i16>, $G %t99, align 8
  %t101 = call { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16> %t98, <3 x i16> %t100)
  %t102 = extractvalue { <3 x i16>, <3 x i1> } %t101, 0
  %t103 = extractvalue { <3 x i16>, <3 x i1> } %t101, 1
  %t104 = getelementptr i8, $G %out, i64 144
  store <3 x i16> %t102, $G %t104, align 8
  %t105 = zext <3 x i1> %t103 to <3 x i8>
  %t106 = getelementptr i8, $G %out, i64 152
  store <3 x i8> %t105, $G %t106, align 8
  %t107 = getelementptr i8, $G %in, i64 160
  %t108 = load i8, $G %t107, align 8
  %t109 = getelementptr i8, $G %in, i64 168
  %t110 = load i8, $G %t109, align 8
  %t111 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %t108, i8 %t110)
  %t112 = extractvalue { i8, i1 } %t111, 0
  %t113 = extractvalue { i8, i1 } %t111, 1
  %t114 = getelementptr i8, $G %out, i64 160
  store i8 %t112, $G %t114, align 8
  %t115 = zext i1 %t113 to i64
  %t116 = getelementptr i8, $G %out, i64 168
  store i64 %t115, $G %t116, align 8
  %t117 = getelementptr i8, $G %in, i64 176
  %t118 = load i32, $G %t117, align 8
  %t119 = getelementptr i8, $G %in, i64 184
  %t120 = load i32, $G %t119, align 8
  %t121 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %t118, i32 %t120)
  %t122 = extractvalue { i32, i1 } %t121, 0
  %t123 = extractvalue { i32, i1 } %t121, 1
  %t124 = getelementptr i8, $G %out, i64 176
  store i32 %t122, $G %t124, align 8
  %t125 = zext i1 %t123 to i64
  %t126 = getelementptr i8, $G %out, i64 184
  store i64 %t125, $G %t126, align 8
  %t127 = getelementptr i8, $G %in, i64 192
  %t128 = load i64, $G %t127, align 8
  %t129 = trunc i64 %t128 to i24
  %t130 = getelementptr i8, $G %in, i64 200
  %t131 = load i64, $G %t130, align 8
  %t132 = trunc i64 %t131 to i24
  %t133 = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %t129, i24 %t132)
  %t134 = extractvalue { i24, i1 } %t133, 0
  %t135 = extractvalue { i24, i1 } %t133, 1
  %t136 = zext i24 %t134 to i32
  %t137 = getelementptr i8, $G %out, i64 192
  store i32 %t136, $G %t137, align 8
  %t138 = zext i1 %t135 to i64
  %t139 = getelementptr i8, $G %out, i64 200
  store i64 %t138, $G %t139, align 8
  %t140 = getelementptr i8, $G %in, i64 208
  %t141 = load i64, $G %t140, align 8
  %t142 = getelementptr i8, $G %in, i64 216
  %t143 = load i64, $G %t142, align 8
  %t144 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %t141, i64 %t143)
  %t145 = extractvalue { i64, i1 } %t144, 0
  %t146 = extractvalue { i64, i1 } %t144, 1
  %t147 = getelementptr i8, $G %out, i64 208
  store i64 %t145, $G %t147, align 8
  %t148 = zext i1 %t146 to i64
  %t149 = getelementptr i8, $G %out, i64 216
  store i64 %t148, $G %t149, align 8
  %t150 = getelementptr i8, $G %in, i64 224
  %t151 = load <3 x i16>, $G %t150, align 8
  %t152 = getelementptr i8, $G %in, i64 232
  %t153 = load <3 x i16>, $G %t152, align 8
  %t154 = call { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16> %t151, <3 x i16> %t153)
  %t155 = extractvalue { <3 x i16>, <3 x i1> } %t154, 0
  %t156 = extractvalue { <3 x i16>, <3 x i1> } %t154, 1
  %t157 = getelementptr i8, $G %out, i64 224
  store <3 x i16> %t155, $G %t157, align 8
  %t158 = zext <3 x i1> %t156 to <3 x i8>
  %t159 = getelementptr i8, $G %out, i64 232
  store <3 x i8> %t158, $G %t159, align 8
  ret void
}

declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
