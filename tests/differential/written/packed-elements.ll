; Lanes that are packed into memory are elements of an array, which may have padding between them.
; shows: P4-masked.expandload, P4-masked.compressstore
; values: 4

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <4 x i32>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 16
  %t4 = load <4 x i32>, $G %t3, align 8
  %t5 = icmp slt <4 x i32> %t2, %t4
  %t6 = trunc <4 x i32> %t2 to <4 x i24>
  %t7 = trunc <4 x i32> %t4 to <4 x i24>
  %a = alloca <4 x i32>
  store <4 x i32> zeroinitializer, ptr %a
  call void @llvm.masked.compressstore.v4i24(<4 x i24> %t6, ptr align 4 %a, <4 x i1> %t5)
  %t8 = load <4 x i32>, ptr %a
  %t9 = getelementptr i8, $G %out, i64 0
  store <4 x i32> %t8, $G %t9, align 8
  store <4 x i32> %t2, ptr %a
  %t10 = call <4 x i24> @llvm.masked.expandload.v4i24(ptr align 4 %a, <4 x i1> %t5, <4 x i24> %t7)
  %t11 = zext <4 x i24> %t10 to <4 x i32>
  %t12 = getelementptr i8, $G %out, i64 16
  store <4 x i32> %t11, $G %t12, align 8
  ret void
}

declare void @llvm.masked.compressstore.v4i24(<4 x i24>, ptr, <4 x i1>)
declare <4 x i24> @llvm.masked.expandload.v4i24(ptr, <4 x i1>, <4 x i24>)
