; Copies and fills that must be inline, of sizes that are no powers of two.
; shows: P4-memcpy.inline, P4-memset.inline
; values: 8

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <4 x i64>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 32
  %t4 = load i8, $G %t3, align 8
  %a = alloca [4 x i64]
  %b = alloca [4 x i64]
  store <4 x i64> %t2, ptr %a, align 8
  store [4 x i64] zeroinitializer, ptr %b
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %b, ptr %a, i64 29, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %a, i8 %t4, i64 19, i1 false)
  %t5 = load <4 x i64>, ptr %a, align 8
  %t6 = getelementptr i8, $G %out, i64 0
  store <4 x i64> %t5, $G %t6, align 8
  %t7 = load <4 x i64>, ptr %b, align 8
  %t8 = getelementptr i8, $G %out, i64 32
  store <4 x i64> %t7, $G %t8, align 8
  ret void
}

declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64 immarg, i1 immarg)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64 immarg, i1 immarg)
