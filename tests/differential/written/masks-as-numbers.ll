; The lanes of a vector of Booleans are the bits of an integer, the first lane the lowest.
; shows: P24
; values: 13

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <8 x i8>, $G %t1, align 8
  %t3 = trunc <8 x i8> %t2 to <8 x i1>
  %t4 = bitcast <8 x i1> %t3 to i8
  %t5 = zext i8 %t4 to i64
  %t6 = getelementptr i8, $G %out, i64 0
  store i64 %t5, $G %t6, align 8
  %t7 = xor i8 %t4, 5
  %t8 = bitcast i8 %t7 to <8 x i1>
  %t9 = sext <8 x i1> %t8 to <8 x i8>
  %t10 = getelementptr i8, $G %out, i64 8
  store <8 x i8> %t9, $G %t10, align 8
  %t11 = getelementptr i8, $G %in, i64 16
  %t12 = load <16 x i8>, $G %t11, align 8
  %t13 = trunc <16 x i8> %t12 to <16 x i1>
  %t14 = bitcast <16 x i1> %t13 to i16
  %t15 = zext i16 %t14 to i64
  %t16 = getelementptr i8, $G %out, i64 16
  store i64 %t15, $G %t16, align 8
  %t17 = xor i16 %t14, 5
  %t18 = bitcast i16 %t17 to <16 x i1>
  %t19 = sext <16 x i1> %t18 to <16 x i8>
  %t20 = getelementptr i8, $G %out, i64 24
  store <16 x i8> %t19, $G %t20, align 8
  %t21 = getelementptr i8, $G %in, i64 32
  %t22 = load <32 x i8>, $G %t21, align 8
  %t23 = trunc <32 x i8> %t22 to <32 x i1>
  %t24 = bitcast <32 x i1> %t23 to i32
  %t25 = zext i32 %t24 to i64
  %t26 = getelementptr i8, $G %out, i64 40
  store i64 %t25, $G %t26, align 8
  %t27 = xor i32 %t24, 5
  %t28 = bitcast i32 %t27 to <32 x i1>
  %t29 = sext <32 x i1> %t28 to <32 x i8>
  %t30 = getelementptr i8, $G %out, i64 48
  store <32 x i8> %t29, $G %t30, align 8
  %t31 = getelementptr i8, $G %in, i64 64
  %t32 = load <3 x i8>, $G %t31, align 8
  %t33 = trunc <3 x i8> %t32 to <3 x i1>
  %t34 = bitcast <3 x i1> %t33 to i3
  %t35 = zext i3 %t34 to i64
  %t36 = getelementptr i8, $G %out, i64 80
  store i64 %t35, $G %t36, align 8
  %t37 = xor i3 %t34, 5
  %t38 = bitcast i3 %t37 to <3 x i1>
  %t39 = sext <3 x i1> %t38 to <3 x i8>
  %t40 = getelementptr i8, $G %out, i64 88
  store <3 x i8> %t39, $G %t40, align 8
  %t41 = getelementptr i8, $G %in, i64 72
  %t42 = load i64, $G %t41, align 8
  %t43 = bitcast i64 %t42 to <64 x i1>
  %t44 = bitcast <64 x i1> %t43 to i64
  %t45 = getelementptr i8, $G %out, i64 96
  store i64 %t44, $G %t45, align 8
  %t46 = xor i64 %t44, 5
  %t47 = bitcast i64 %t46 to <64 x i1>
  ret void
}
