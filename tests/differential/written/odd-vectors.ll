; Vectors of lengths that SPIR-V lacks, in memory, registers, calls and conversions.
; shows: P2-5xT, P2-6xi32, P2-1xT, P4-odd-vectors
; values: 12

define internal <7 x i16> @twice(<7 x i16> %v) noinline {
  %sum = add <7 x i16> %v, %v
  ret <7 x i16> %sum
}

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <5 x i32>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 32
  %t4 = load i64, $G %t3, align 8
  %t5 = and i64 %t4, 3
  %t6 = extractelement <5 x i32> %t2, i64 %t5
  %t7 = getelementptr i8, $G %out, i64 0
  store i32 %t6, $G %t7, align 8
  %t8 = extractelement <5 x i32> %t2, i32 4
  %t9 = getelementptr i8, $G %out, i64 8
  store i32 %t8, $G %t9, align 8
  %t10 = getelementptr i8, $G %in, i64 64
  %t11 = load <6 x i32>, $G %t10, align 8
  %t12 = getelementptr i8, $G %in, i64 96
  %t13 = load <6 x i32>, $G %t12, align 8
  %t14 = mul <6 x i32> %t11, %t13
  %t15 = getelementptr i8, $G %out, i64 16
  store <6 x i32> %t14, $G %t15, align 8
  %t16 = getelementptr i8, $G %in, i64 128
  %t17 = load <1 x i64>, $G %t16, align 8
  %t18 = getelementptr i8, $G %in, i64 136
  %t19 = load <1 x i64>, $G %t18, align 8
  %t20 = sub <1 x i64> %t17, %t19
  %t21 = getelementptr i8, $G %out, i64 40
  store <1 x i64> %t20, $G %t21, align 8
  %t22 = getelementptr i8, $G %in, i64 144
  %t23 = load <1 x float>, $G %t22, align 8
  %t24 = fneg <1 x float> %t23
  %t25 = getelementptr i8, $G %out, i64 48
  store <1 x float> %t24, $G %t25, align 8
  %t26 = getelementptr i8, $G %in, i64 160
  %t27 = load <7 x i16>, $G %t26, align 8
  %t28 = call <7 x i16> @twice(<7 x i16> %t27)
  %t29 = getelementptr i8, $G %out, i64 56
  store <7 x i16> %t28, $G %t29, align 8
  %t30 = trunc <7 x i16> %t27 to <7 x i8>
  %t31 = getelementptr i8, $G %out, i64 72
  store <7 x i8> %t30, $G %t31, align 8
  %t32 = getelementptr i8, $G %in, i64 176
  %t33 = load <6 x i8>, $G %t32, align 8
  %t34 = getelementptr i8, $G %in, i64 184
  %t35 = load <6 x i8>, $G %t34, align 8
  %t36 = shufflevector <6 x i8> %t33, <6 x i8> %t35, <9 x i32> <i32 11, i32 0, i32 5, i32 6, i32 3, i32 3, i32 10, i32 1, i32 9>
  %t37 = getelementptr i8, $G %out, i64 80
  store <9 x i8> %t36, $G %t37, align 8
  ret void
}
