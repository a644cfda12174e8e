; Vectors of pointers are made, selected from and followed.
; shows: P4-vectors-of-pointers
; values: 9

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <4 x i64>, $G %t1, align 8
  %t3 = icmp slt <4 x i64> %t2, zeroinitializer
  %a = alloca [8 x i64]
  store [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8], ptr %a
  %t4 = and <4 x i64> %t2, splat (i64 7)
  %t5 = getelementptr i64, ptr %a, <4 x i64> %t4
  %t6 = getelementptr i64, ptr %a, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %t7 = select <4 x i1> %t3, <4 x ptr> %t5, <4 x ptr> %t6
  %t8 = extractelement <4 x ptr> %t7, i32 0
  %t9 = load i64, ptr %t8
  %t10 = getelementptr i8, $G %out, i64 0
  store i64 %t9, $G %t10, align 8
  %t11 = extractelement <4 x ptr> %t7, i32 1
  %t12 = load i64, ptr %t11
  %t13 = getelementptr i8, $G %out, i64 8
  store i64 %t12, $G %t13, align 8
  %t14 = extractelement <4 x ptr> %t7, i32 2
  %t15 = load i64, ptr %t14
  %t16 = getelementptr i8, $G %out, i64 16
  store i64 %t15, $G %t16, align 8
  %t17 = extractelement <4 x ptr> %t7, i32 3
  %t18 = load i64, ptr %t17
  %t19 = getelementptr i8, $G %out, i64 24
  store i64 %t18, $G %t19, align 8
  %t20 = icmp eq <4 x ptr> %t7, %t6
  %t21 = zext <4 x i1> %t20 to <4 x i8>
  %t22 = getelementptr i8, $G %out, i64 32
  store <4 x i8> %t21, $G %t22, align 8
  %m = alloca <4 x ptr>
  store <4 x ptr> %t7, ptr %m
  %t23 = load <4 x ptr>, ptr %m
  %t24 = ptrtoint <4 x ptr> %t23 to <4 x i64>
  %t25 = ptrtoint <4 x ptr> %t6 to <4 x i64>
  %t26 = sub <4 x i64> %t24, %t25
  %t27 = getelementptr i8, $G %out, i64 40
  store <4 x i64> %t26, $G %t27, align 8
  ret void
}
