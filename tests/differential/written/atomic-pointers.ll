; Pointers are loaded, stored, exchanged and compared atomically.
; shows: P25
; values: 6

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %one = alloca i64
  %two = alloca i64
  %slot = alloca ptr
  store i64 11, ptr %one
  store i64 %t2, ptr %two
  store ptr %one, ptr %slot
  %t3 = atomicrmw xchg ptr %slot, ptr %two seq_cst
  %t4 = load i64, ptr %t3
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  %t6 = load atomic ptr, ptr %slot seq_cst, align 8
  %t7 = load i64, ptr %t6
  %t8 = getelementptr i8, $G %out, i64 8
  store i64 %t7, $G %t8, align 8
  %t9 = cmpxchg ptr %slot, ptr %two, ptr %one seq_cst seq_cst
  %t10 = extractvalue { ptr, i1 } %t9, 1
  %t11 = zext i1 %t10 to i64
  %t12 = getelementptr i8, $G %out, i64 16
  store i64 %t11, $G %t12, align 8
  %t13 = extractvalue { ptr, i1 } %t9, 0
  %t14 = load i64, ptr %t13
  %t15 = getelementptr i8, $G %out, i64 24
  store i64 %t14, $G %t15, align 8
  %t16 = cmpxchg weak ptr %slot, ptr %two, ptr null seq_cst seq_cst
  %t17 = extractvalue { ptr, i1 } %t16, 1
  %t18 = zext i1 %t17 to i64
  %t19 = getelementptr i8, $G %out, i64 32
  store i64 %t18, $G %t19, align 8
  store atomic ptr %two, ptr %slot release, align 8
  %t20 = load ptr, ptr %slot
  %t21 = load i64, ptr %t20
  %t22 = getelementptr i8, $G %out, i64 40
  store i64 %t21, $G %t22, align 8
  ret void
}
