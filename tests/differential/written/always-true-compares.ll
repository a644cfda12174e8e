; fcmp true and fcmp false know their answer, of vectors too.
; shows: P2-fcmp-true
; values: 3

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load float, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load float, $G %t3, align 8
  %t5 = fcmp true float %t2, %t4
  %t6 = zext i1 %t5 to i64
  %t7 = getelementptr i8, $G %out, i64 0
  store i64 %t6, $G %t7, align 8
  %t8 = fcmp false float %t2, %t4
  %t9 = zext i1 %t8 to i64
  %t10 = getelementptr i8, $G %out, i64 8
  store i64 %t9, $G %t10, align 8
  %t11 = getelementptr i8, $G %in, i64 64
  %t12 = load <5 x double>, $G %t11, align 8
  %t13 = getelementptr i8, $G %in, i64 128
  %t14 = load <5 x double>, $G %t13, align 8
  %t15 = fcmp true <5 x double> %t12, %t14
  %t16 = zext <5 x i1> %t15 to <5 x i8>
  %t17 = getelementptr i8, $G %out, i64 16
  store <5 x i8> %t16, $G %t17, align 8
  ret void
}
