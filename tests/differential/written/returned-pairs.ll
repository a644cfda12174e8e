; A pair of a sum and its flag can be returned, passed on and kept.
; shows: P20
; values: 4

define internal { i32, i1 } @sum(i32 %a, i32 %b) noinline {
  %pair = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %pair
}
define internal { i64, i1 } @difference(i64 %a, i64 %b) noinline {
  %pair = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %pair
}
define internal i1 @flag({ i32, i1 } %pair) noinline {
  %flag = extractvalue { i32, i1 } %pair, 1
  ret i1 %flag
}

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i32, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i32, $G %t3, align 8
  %t5 = getelementptr i8, $G %in, i64 16
  %t6 = load i64, $G %t5, align 8
  %t7 = getelementptr i8, $G %in, i64 24
  %t8 = load i64, $G %t7, align 8
  %t9 = call { i32, i1 } @sum(i32 %t2, i32 %t4)
  %t10 = call { i64, i1 } @difference(i64 %t6, i64 %t8)
  %t11 = alloca { i32, i1 }
  store { i32, i1 } %t9, ptr %t11
  %t12 = load { i32, i1 }, ptr %t11
  %t13 = call i1 @flag({ i32, i1 } %t12)
  %t14 = zext i1 %t13 to i64
  %t15 = getelementptr i8, $G %out, i64 0
  store i64 %t14, $G %t15, align 8
  %t16 = extractvalue { i32, i1 } %t12, 0
  %t17 = zext i32 %t16 to i64
  %t18 = getelementptr i8, $G %out, i64 8
  store i64 %t17, $G %t18, align 8
  %t19 = extractvalue { i64, i1 } %t10, 0
  %t20 = getelementptr i8, $G %out, i64 16
  store i64 %t19, $G %t20, align 8
  %t21 = extractvalue { i64, i1 } %t10, 1
  %t22 = zext i1 %t21 to i64
  %t23 = getelementptr i8, $G %out, i64 24
  store i64 %t22, $G %t23, align 8
  ret void
}

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
