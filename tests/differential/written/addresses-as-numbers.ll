; ptrtoaddr gives the address as a number.
; shows: P2-ptrtoaddr
; values: 1

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = and i64 %t2, 7
  %a = alloca [8 x i32]
  %at = getelementptr [8 x i32], ptr %a, i64 0, i64 %t3
  %t4 = ptrtoaddr ptr %a to i64
  %t5 = ptrtoaddr ptr %at to i64
  %t6 = sub i64 %t5, %t4
  %t7 = getelementptr i8, $G %out, i64 0
  store i64 %t6, $G %t7, align 8
  ret void
}
