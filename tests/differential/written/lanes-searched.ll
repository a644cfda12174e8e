; Lanes found by value or mask, sums and products of some of them, and how many there are.
; values: 8

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <8 x i8>, $G %t1, align 8
  %t3 = and <8 x i8> %t2, splat (i8 7)
  %t4 = getelementptr i8, $G %in, i64 8
  %t5 = load <3 x i8>, $G %t4, align 8
  %t6 = and <3 x i8> %t5, splat (i8 7)
  %t7 = getelementptr i8, $G %in, i64 16
  %t8 = load i8, $G %t7, align 8
  %t9 = bitcast i8 %t8 to <8 x i1>
  %t10 = call <8 x i1> @llvm.experimental.vector.match.v8i8.v3i8(<8 x i8> %t3, <3 x i8> %t6, <8 x i1> %t9)
  %t11 = bitcast <8 x i1> %t10 to i8
  %t12 = zext i8 %t11 to i64
  %t13 = getelementptr i8, $G %out, i64 0
  store i64 %t12, $G %t13, align 8
  %t14 = getelementptr i8, $G %in, i64 24
  %t15 = load <5 x i32>, $G %t14, align 8
  %t16 = getelementptr i8, $G %in, i64 56
  %t17 = load i32, $G %t16, align 8
  %t18 = getelementptr i8, $G %in, i64 64
  %t19 = load i8, $G %t18, align 8
  %t20 = trunc i8 %t19 to i5
  %t21 = bitcast i5 %t20 to <5 x i1>
  %t22 = call i32 @llvm.experimental.vector.extract.last.active.v5i32(<5 x i32> %t15, <5 x i1> %t21, i32 %t17)
  %t23 = zext i32 %t22 to i64
  %t24 = getelementptr i8, $G %out, i64 8
  store i64 %t23, $G %t24, align 8
  %t25 = getelementptr i8, $G %in, i64 72
  %t26 = load <3 x half>, $G %t25, align 8
  %t27 = getelementptr i8, $G %in, i64 80
  %t28 = load i16, $G %t27, align 8
  %t29 = bitcast i16 %t28 to half
  %t30 = call half @llvm.experimental.vector.extract.last.active.v3f16(<3 x half> %t26, <3 x i1> zeroinitializer, half %t29)
  %t31 = bitcast half %t30 to i16
  %t32 = zext i16 %t31 to i64
  %t33 = getelementptr i8, $G %out, i64 16
  store i64 %t32, $G %t33, align 8
  %t34 = getelementptr i8, $G %in, i64 88
  %t35 = load <4 x i32>, $G %t34, align 8
  %t36 = getelementptr i8, $G %in, i64 104
  %t37 = load <8 x i32>, $G %t36, align 8
  %t38 = call <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32> %t35, <8 x i32> %t37)
  %t39 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %t38)
  %t40 = zext i32 %t39 to i64
  %t41 = getelementptr i8, $G %out, i64 24
  store i64 %t40, $G %t41, align 8
  %t42 = getelementptr i8, $G %in, i64 136
  %t43 = load <2 x i8>, $G %t42, align 8
  %t44 = getelementptr i8, $G %in, i64 144
  %t45 = load <8 x i8>, $G %t44, align 8
  %t46 = sitofp <2 x i8> %t43 to <2 x double>
  %t47 = sitofp <8 x i8> %t45 to <8 x double>
  %t48 = call reassoc <2 x double> @llvm.vector.partial.reduce.fadd.v2f64.v8f64(<2 x double> %t46, <8 x double> %t47)
  %t49 = extractelement <2 x double> %t48, i64 0
  %t50 = extractelement <2 x double> %t48, i64 1
  %t51 = fadd double %t49, %t50
  %t52 = fptosi double %t51 to i64
  %t53 = getelementptr i8, $G %out, i64 32
  store i64 %t52, $G %t53, align 8
  %t54 = getelementptr i8, $G %in, i64 152
  %t55 = load <6 x i8>, $G %t54, align 8
  %t56 = and <6 x i8> %t55, splat (i8 3)
  %t57 = sitofp <6 x i8> %t56 to <6 x double>
  %t58 = call double @llvm.vector.reduce.fmul.v6f64(double 3.0, <6 x double> %t57)
  %t59 = getelementptr i8, $G %out, i64 40
  store double %t58, $G %t59, align 8
  %t60 = getelementptr i8, $G %in, i64 160
  %t61 = load i64, $G %t60, align 8
  %t62 = and i64 %t61, 4095
  %t63 = call i32 @llvm.experimental.get.vector.length.i64(i64 %t62, i32 5, i1 false)
  %t64 = zext i32 %t63 to i64
  %t65 = getelementptr i8, $G %out, i64 48
  store i64 %t64, $G %t65, align 8
  %t66 = getelementptr i8, $G %in, i64 168
  %t67 = load i8, $G %t66, align 8
  %t68 = call i32 @llvm.experimental.get.vector.length.i8(i8 %t67, i32 300, i1 false)
  %t69 = zext i32 %t68 to i64
  %t70 = getelementptr i8, $G %out, i64 56
  store i64 %t69, $G %t70, align 8
  ret void
}

declare <2 x double> @llvm.vector.partial.reduce.fadd.v2f64.v8f64(<2 x double>, <8 x double>)
declare <4 x i32> @llvm.vector.partial.reduce.add.v4i32.v8i32(<4 x i32>, <8 x i32>)
declare <8 x i1> @llvm.experimental.vector.match.v8i8.v3i8(<8 x i8>, <3 x i8>, <8 x i1>)
declare double @llvm.vector.reduce.fmul.v6f64(double, <6 x double>)
declare half @llvm.experimental.vector.extract.last.active.v3f16(<3 x half>, <3 x i1>, half)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i32 @llvm.experimental.get.vector.length.i8(i8, i32, i1)
declare i32 @llvm.experimental.vector.extract.last.active.v5i32(<5 x i32>, <5 x i1>, i32)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
