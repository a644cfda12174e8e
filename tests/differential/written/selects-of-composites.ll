; One Boolean selects between vectors, structures and arrays as a whole.
; shows: P22
; values: 11

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = trunc i64 %t2 to i1
  %t4 = getelementptr i8, $G %in, i64 16
  %t5 = load <4 x i32>, $G %t4, align 8
  %t6 = getelementptr i8, $G %in, i64 32
  %t7 = load <4 x i32>, $G %t6, align 8
  %t8 = select i1 %t3, <4 x i32> %t5, <4 x i32> %t7
  %t9 = getelementptr i8, $G %out, i64 0
  store <4 x i32> %t8, $G %t9, align 8
  %t10 = getelementptr i8, $G %in, i64 48
  %t11 = load <3 x i16>, $G %t10, align 8
  %t12 = getelementptr i8, $G %in, i64 56
  %t13 = load <3 x i16>, $G %t12, align 8
  %t14 = select i1 %t3, <3 x i16> %t11, <3 x i16> %t13
  %t15 = getelementptr i8, $G %out, i64 16
  store <3 x i16> %t14, $G %t15, align 8
  %t16 = getelementptr i8, $G %in, i64 64
  %t17 = load <6 x float>, $G %t16, align 8
  %t18 = getelementptr i8, $G %in, i64 96
  %t19 = load <6 x float>, $G %t18, align 8
  %t20 = select i1 %t3, <6 x float> %t17, <6 x float> %t19
  %t21 = getelementptr i8, $G %out, i64 24
  store <6 x float> %t20, $G %t21, align 8
  %t22 = getelementptr i8, $G %in, i64 128
  %t23 = load i64, $G %t22, align 8
  %t24 = getelementptr i8, $G %in, i64 136
  %t25 = load i64, $G %t24, align 8
  %t26 = trunc i64 %t25 to i32
  %t27 = insertvalue { i64, i32 } poison, i64 %t23, 0
  %t28 = insertvalue { i64, i32 } %t27, i32 %t26, 1
  %t29 = insertvalue { i64, i32 } %t28, i64 7, 0
  %t30 = select i1 %t3, { i64, i32 } %t28, { i64, i32 } %t29
  %t31 = extractvalue { i64, i32 } %t30, 0
  %t32 = getelementptr i8, $G %out, i64 48
  store i64 %t31, $G %t32, align 8
  %t33 = extractvalue { i64, i32 } %t30, 1
  %t34 = getelementptr i8, $G %out, i64 56
  store i32 %t33, $G %t34, align 8
  %t35 = insertvalue [2 x i64] poison, i64 %t23, 0
  %t36 = insertvalue [2 x i64] %t35, i64 %t25, 1
  %t37 = insertvalue [2 x i64] %t36, i64 7, 0
  %t38 = select i1 %t3, [2 x i64] %t36, [2 x i64] %t37
  %t39 = extractvalue [2 x i64] %t38, 0
  %t40 = getelementptr i8, $G %out, i64 64
  store i64 %t39, $G %t40, align 8
  %t41 = extractvalue [2 x i64] %t38, 1
  %t42 = getelementptr i8, $G %out, i64 72
  store i64 %t41, $G %t42, align 8
  %t43 = alloca i64
  %t44 = alloca i64
  store i64 %t23, ptr %t43
  store i64 %t25, ptr %t44
  %t45 = select i1 %t3, ptr %t43, ptr %t44
  %t46 = load i64, ptr %t45
  %t47 = getelementptr i8, $G %out, i64 80
  store i64 %t46, $G %t47, align 8
  ret void
}
