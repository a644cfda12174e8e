; Lanes reversed, spliced, interleaved, taken out and put in.
; shows: P4-vector.reverse, P4-interleave2, P4-deinterleave2, P4-vector.extract, P4-vector.insert, P4-vector.splice, P4-stepvector, P4-get.active.lane.mask
; values: 27

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <6 x i32>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 32
  %t4 = load <6 x i32>, $G %t3, align 8
  %t5 = getelementptr i8, $G %in, i64 64
  %t6 = load <2 x i32>, $G %t5, align 8
  %t7 = call <6 x i32> @llvm.vector.reverse.v6i32(<6 x i32> %t2)
  %t8 = getelementptr i8, $G %out, i64 0
  store <6 x i32> %t7, $G %t8, align 8
  %t9 = call <12 x i32> @llvm.vector.interleave2.v12i32(<6 x i32> %t2, <6 x i32> %t4)
  %t10 = getelementptr i8, $G %out, i64 24
  store <12 x i32> %t9, $G %t10, align 8
  %t11 = call { <3 x i32>, <3 x i32> } @llvm.vector.deinterleave2.v6i32(<6 x i32> %t2)
  %t12 = extractvalue { <3 x i32>, <3 x i32> } %t11, 0
  %t13 = getelementptr i8, $G %out, i64 72
  store <3 x i32> %t12, $G %t13, align 8
  %t14 = extractvalue { <3 x i32>, <3 x i32> } %t11, 1
  %t15 = getelementptr i8, $G %out, i64 88
  store <3 x i32> %t14, $G %t15, align 8
  %t16 = call <2 x i32> @llvm.vector.extract.v2i32.v6i32(<6 x i32> %t2, i64 4)
  %t17 = getelementptr i8, $G %out, i64 104
  store <2 x i32> %t16, $G %t17, align 8
  %t18 = call <6 x i32> @llvm.vector.insert.v6i32.v2i32(<6 x i32> %t2, <2 x i32> %t6, i64 2)
  %t19 = getelementptr i8, $G %out, i64 112
  store <6 x i32> %t18, $G %t19, align 8
  %t20 = call <6 x i32> @llvm.vector.splice.left.v6i32(<6 x i32> %t2, <6 x i32> %t4, i32 2)
  %t21 = getelementptr i8, $G %out, i64 136
  store <6 x i32> %t20, $G %t21, align 8
  %t22 = call <6 x i32> @llvm.vector.splice.right.v6i32(<6 x i32> %t2, <6 x i32> %t4, i32 1)
  %t23 = getelementptr i8, $G %out, i64 160
  store <6 x i32> %t22, $G %t23, align 8
  %t24 = call <6 x i16> @llvm.stepvector.v6i16()
  %t25 = getelementptr i8, $G %out, i64 184
  store <6 x i16> %t24, $G %t25, align 8
  %t26 = getelementptr i8, $G %in, i64 72
  %t27 = load i64, $G %t26, align 8
  %t28 = getelementptr i8, $G %in, i64 80
  %t29 = load i64, $G %t28, align 8
  %t30 = call <7 x i1> @llvm.get.active.lane.mask.v7i1.i64(i64 %t27, i64 %t29)
  %t31 = zext <7 x i1> %t30 to <7 x i8>
  %t32 = getelementptr i8, $G %out, i64 200
  store <7 x i8> %t31, $G %t32, align 8
  %t33 = getelementptr i8, $G %in, i64 88
  %t34 = load i8, $G %t33, align 8
  %t35 = getelementptr i8, $G %in, i64 96
  %t36 = load i8, $G %t35, align 8
  %t37 = call <7 x i1> @llvm.get.active.lane.mask.v7i1.i8(i8 %t34, i8 %t36)
  %t38 = zext <7 x i1> %t37 to <7 x i8>
  %t39 = getelementptr i8, $G %out, i64 208
  store <7 x i8> %t38, $G %t39, align 8
  ret void
}

declare <6 x i32> @llvm.vector.reverse.v6i32(<6 x i32>)
declare <12 x i32> @llvm.vector.interleave2.v12i32(<6 x i32>, <6 x i32>)
declare { <3 x i32>, <3 x i32> } @llvm.vector.deinterleave2.v6i32(<6 x i32>)
declare <2 x i32> @llvm.vector.extract.v2i32.v6i32(<6 x i32>, i64 immarg)
declare <6 x i32> @llvm.vector.insert.v6i32.v2i32(<6 x i32>, <2 x i32>, i64 immarg)
declare <6 x i32> @llvm.vector.splice.left.v6i32(<6 x i32>, <6 x i32>, i32)
declare <6 x i32> @llvm.vector.splice.right.v6i32(<6 x i32>, <6 x i32>, i32)
declare <6 x i16> @llvm.stepvector.v6i16()
declare <7 x i1> @llvm.get.active.lane.mask.v7i1.i64(i64, i64)
declare <7 x i1> @llvm.get.active.lane.mask.v7i1.i8(i8, i8)
