; Atomic operations that SPIR-V lacks are loops, of every width that LLVM allows.
; shows: P2-uinc_wrap, P2-udec_wrap, P2-usub_cond, P2-usub_sat, P4-nand, P4-fmaximum-atomics
; values: 40

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i32, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i32, $G %t3, align 8
  %s0 = alloca i32, align 8
  store i32 %t2, ptr %s0
  %t5 = atomicrmw uinc_wrap ptr %s0, i32 %t4 seq_cst
  %t6 = getelementptr i8, $G %out, i64 0
  store i32 %t5, $G %t6, align 8
  %t7 = load i32, ptr %s0
  %t8 = getelementptr i8, $G %out, i64 8
  store i32 %t7, $G %t8, align 8
  %t9 = getelementptr i8, $G %in, i64 16
  %t10 = load i32, $G %t9, align 8
  %t11 = getelementptr i8, $G %in, i64 24
  %t12 = load i32, $G %t11, align 8
  %s1 = alloca i32, align 8
  store i32 %t10, ptr %s1
  %t13 = atomicrmw udec_wrap ptr %s1, i32 %t12 seq_cst
  %t14 = getelementptr i8, $G %out, i64 16
  store i32 %t13, $G %t14, align 8
  %t15 = load i32, ptr %s1
  %t16 = getelementptr i8, $G %out, i64 24
  store i32 %t15, $G %t16, align 8
  %t17 = getelementptr i8, $G %in, i64 32
  %t18 = load i32, $G %t17, align 8
  %t19 = getelementptr i8, $G %in, i64 40
  %t20 = load i32, $G %t19, align 8
  %s2 = alloca i32, align 8
  store i32 %t18, ptr %s2
  %t21 = atomicrmw usub_cond ptr %s2, i32 %t20 seq_cst
  %t22 = getelementptr i8, $G %out, i64 32
  store i32 %t21, $G %t22, align 8
  %t23 = load i32, ptr %s2
  %t24 = getelementptr i8, $G %out, i64 40
  store i32 %t23, $G %t24, align 8
  %t25 = getelementptr i8, $G %in, i64 48
  %t26 = load i32, $G %t25, align 8
  %t27 = getelementptr i8, $G %in, i64 56
  %t28 = load i32, $G %t27, align 8
  %s3 = alloca i32, align 8
  store i32 %t26, ptr %s3
  %t29 = atomicrmw usub_sat ptr %s3, i32 %t28 seq_cst
  %t30 = getelementptr i8, $G %out, i64 48
  store i32 %t29, $G %t30, align 8
  %t31 = load i32, ptr %s3
  %t32 = getelementptr i8, $G %out, i64 56
  store i32 %t31, $G %t32, align 8
  %t33 = getelementptr i8, $G %in, i64 64
  %t34 = load i32, $G %t33, align 8
  %t35 = getelementptr i8, $G %in, i64 72
  %t36 = load i32, $G %t35, align 8
  %s4 = alloca i32, align 8
  store i32 %t34, ptr %s4
  %t37 = atomicrmw nand ptr %s4, i32 %t36 seq_cst
  %t38 = getelementptr i8, $G %out, i64 64
  store i32 %t37, $G %t38, align 8
  %t39 = load i32, ptr %s4
  %t40 = getelementptr i8, $G %out, i64 72
  store i32 %t39, $G %t40, align 8
  %t41 = getelementptr i8, $G %in, i64 80
  %t42 = load i64, $G %t41, align 8
  %t43 = getelementptr i8, $G %in, i64 88
  %t44 = load i64, $G %t43, align 8
  %s5 = alloca i64, align 8
  store i64 %t42, ptr %s5
  %t45 = atomicrmw uinc_wrap ptr %s5, i64 %t44 seq_cst
  %t46 = getelementptr i8, $G %out, i64 80
  store i64 %t45, $G %t46, align 8
  %t47 = load i64, ptr %s5
  %t48 = getelementptr i8, $G %out, i64 88
  store i64 %t47, $G %t48, align 8
  %t49 = getelementptr i8, $G %in, i64 96
  %t50 = load i64, $G %t49, align 8
  %t51 = getelementptr i8, $G %in, i64 104
  %t52 = load i64, $G %t51, align 8
  %s6 = alloca i64, align 8
  store i64 %t50, ptr %s6
  %t53 = atomicrmw udec_wrap ptr %s6, i64 %t52 seq_cst
  %t54 = getelementptr i8, $G %out, i64 96
  store i64 %t53, $G %t54, align 8
  %t55 = load i64, ptr %s6
  %t56 = getelementptr i8, $G %out, i64 104
  store i64 %t55, $G %t56, align 8
  %t57 = getelementptr i8, $G %in, i64 112
  %t58 = load i64, $G %t57, align 8
  %t59 = getelementptr i8, $G %in, i64 120
  %t60 = load i64, $G %t59, align 8
  %s7 = alloca i64, align 8
  store i64 %t58, ptr %s7
  %t61 = atomicrmw usub_cond ptr %s7, i64 %t60 seq_cst
  %t62 = getelementptr i8, $G %out, i64 112
  store i64 %t61, $G %t62, align 8
  %t63 = load i64, ptr %s7
  %t64 = getelementptr i8, $G %out, i64 120
  store i64 %t63, $G %t64, align 8
  %t65 = getelementptr i8, $G %in, i64 128
  %t66 = load i64, $G %t65, align 8
  %t67 = getelementptr i8, $G %in, i64 136
  %t68 = load i64, $G %t67, align 8
  %s8 = alloca i64, align 8
  store i64 %t66, ptr %s8
  %t69 = atomicrmw usub_sat ptr %s8, i64 %t68 seq_cst
  %t70 = getelementptr i8, $G %out, i64 128
  store i64 %t69, $G %t70, align 8
  %t71 = load i64, ptr %s8
  %t72 = getelementptr i8, $G %out, i64 136
  store i64 %t71, $G %t72, align 8
  %t73 = getelementptr i8, $G %in, i64 144
  %t74 = load i64, $G %t73, align 8
  %t75 = getelementptr i8, $G %in, i64 152
  %t76 = load i64, $G %t75, align 8
  %s9 = alloca i64, align 8
  store i64 %t74, ptr %s9
  %t77 = atomicrmw nand ptr %s9, i64 %t76 seq_cst
  %t78 = getelementptr i8, $G %out, i64 144
  store i64 %t77, $G %t78, align 8
  %t79 = load i64, ptr %s9
  %t80 = getelementptr i8, $G %out, i64 152
  store i64 %t79, $G %t80, align 8
  %t81 = getelementptr i8, $G %in, i64 160
  %t82 = load i8, $G %t81, align 8
  %t83 = getelementptr i8, $G %in, i64 168
  %t84 = load i8, $G %t83, align 8
  %s10 = alloca i8, align 8
  store i8 %t82, ptr %s10
  %t85 = atomicrmw nand ptr %s10, i8 %t84 seq_cst
  %t86 = getelementptr i8, $G %out, i64 160
  store i8 %t85, $G %t86, align 8
  %t87 = load i8, ptr %s10
  %t88 = getelementptr i8, $G %out, i64 168
  store i8 %t87, $G %t88, align 8
  %t89 = getelementptr i8, $G %in, i64 176
  %t90 = load i16, $G %t89, align 8
  %t91 = getelementptr i8, $G %in, i64 184
  %t92 = load i16, $G %t91, align 8
  %s11 = alloca i16, align 8
  store i16 %t90, ptr %s11
  %t93 = atomicrmw usub_sat ptr %s11, i16 %t92 seq_cst
  %t94 = getelementptr i8, $G %out, i64 176
  store i16 %t93, $G %t94, align 8
  %t95 = load i16, ptr %s11
  %t96 = getelementptr i8, $G %out, i64 184
  store i16 %t95, $G %t96, align 8
  %t97 = getelementptr i8, $G %in, i64 192
  %t98 = load i8, $G %t97, align 8
  %t99 = getelementptr i8, $G %in, i64 200
  %t100 = load i8, $G %t99, align 8
  %s12 = alloca i8, align 8
  store i8 %t98, ptr %s12
  %t101 = atomicrmw uinc_wrap ptr %s12, i8 %t100 seq_cst
  %t102 = getelementptr i8, $G %out, i64 192
  store i8 %t101, $G %t102, align 8
  %t103 = load i8, ptr %s12
  %t104 = getelementptr i8, $G %out, i64 200
  store i8 %t103, $G %t104, align 8
  %t105 = getelementptr i8, $G %in, i64 208
  %t106 = load i16, $G %t105, align 8
  %t107 = getelementptr i8, $G %in, i64 216
  %t108 = load i16, $G %t107, align 8
  %s13 = alloca i16, align 8
  store i16 %t106, ptr %s13
  %t109 = atomicrmw max ptr %s13, i16 %t108 seq_cst
  %t110 = getelementptr i8, $G %out, i64 208
  store i16 %t109, $G %t110, align 8
  %t111 = load i16, ptr %s13
  %t112 = getelementptr i8, $G %out, i64 216
  store i16 %t111, $G %t112, align 8
  %t113 = getelementptr i8, $G %in, i64 224
  %t114 = load i32, $G %t113, align 8
  %t115 = getelementptr i8, $G %in, i64 232
  %t116 = load i32, $G %t115, align 8
  %t117 = sitofp i32 %t114 to float
  %t118 = sitofp i32 %t116 to float
  %f00 = alloca float, align 8
  store float %t117, ptr %f00
  %t119 = atomicrmw fmaximum ptr %f00, float %t118 seq_cst
  %t120 = getelementptr i8, $G %out, i64 224
  store float %t119, $G %t120, align 8
  %t121 = load float, ptr %f00
  %t122 = getelementptr i8, $G %out, i64 232
  store float %t121, $G %t122, align 8
  %f01 = alloca float, align 8
  store float 0.0, ptr %f01
  %t123 = atomicrmw fmaximum ptr %f01, float -0.0 seq_cst
  %t124 = getelementptr i8, $G %out, i64 240
  store float %t123, $G %t124, align 8
  %t125 = load float, ptr %f01
  %t126 = getelementptr i8, $G %out, i64 248
  store float %t125, $G %t126, align 8
  %f02 = alloca float, align 8
  store float -0.0, ptr %f02
  %t127 = atomicrmw fmaximum ptr %f02, float 0.0 seq_cst
  %t128 = getelementptr i8, $G %out, i64 256
  store float %t127, $G %t128, align 8
  %t129 = load float, ptr %f02
  %t130 = getelementptr i8, $G %out, i64 264
  store float %t129, $G %t130, align 8
  %t131 = getelementptr i8, $G %in, i64 240
  %t132 = load i32, $G %t131, align 8
  %t133 = getelementptr i8, $G %in, i64 248
  %t134 = load i32, $G %t133, align 8
  %t135 = sitofp i32 %t132 to float
  %t136 = sitofp i32 %t134 to float
  %f10 = alloca float, align 8
  store float %t135, ptr %f10
  %t137 = atomicrmw fminimum ptr %f10, float %t136 seq_cst
  %t138 = getelementptr i8, $G %out, i64 272
  store float %t137, $G %t138, align 8
  %t139 = load float, ptr %f10
  %t140 = getelementptr i8, $G %out, i64 280
  store float %t139, $G %t140, align 8
  %f11 = alloca float, align 8
  store float 0.0, ptr %f11
  %t141 = atomicrmw fminimum ptr %f11, float -0.0 seq_cst
  %t142 = getelementptr i8, $G %out, i64 288
  store float %t141, $G %t142, align 8
  %t143 = load float, ptr %f11
  %t144 = getelementptr i8, $G %out, i64 296
  store float %t143, $G %t144, align 8
  %f12 = alloca float, align 8
  store float -0.0, ptr %f12
  %t145 = atomicrmw fminimum ptr %f12, float 0.0 seq_cst
  %t146 = getelementptr i8, $G %out, i64 304
  store float %t145, $G %t146, align 8
  %t147 = load float, ptr %f12
  %t148 = getelementptr i8, $G %out, i64 312
  store float %t147, $G %t148, align 8
  ret void
}
