; Only the lanes of the mask touch memory; packed lanes lie next to each other.
; shows: P4-masked.load, P4-masked.store, P4-masked.expandload, P4-masked.compressstore
; values: 12

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load <5 x i32>, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 32
  %t4 = load <5 x i32>, $G %t3, align 8
  %t5 = getelementptr i8, $G %in, i64 64
  %t6 = load <5 x i32>, $G %t5, align 8
  %t7 = icmp slt <5 x i32> %t6, %t4
  %a = alloca <5 x i32>
  store <5 x i32> %t2, ptr %a
  %t8 = call <5 x i32> @llvm.masked.load.v5i32.p0(ptr align 4 %a, <5 x i1> %t7, <5 x i32> %t4)
  %t9 = getelementptr i8, $G %out, i64 0
  store <5 x i32> %t8, $G %t9, align 8
  %t10 = call <5 x i32> @llvm.masked.expandload.v5i32(ptr align 4 %a, <5 x i1> %t7, <5 x i32> %t4)
  %t11 = getelementptr i8, $G %out, i64 24
  store <5 x i32> %t10, $G %t11, align 8
  call void @llvm.masked.store.v5i32.p0(<5 x i32> %t4, ptr align 4 %a, <5 x i1> %t7)
  %t12 = load <5 x i32>, ptr %a
  %t13 = getelementptr i8, $G %out, i64 48
  store <5 x i32> %t12, $G %t13, align 8
  store <5 x i32> %t2, ptr %a
  call void @llvm.masked.compressstore.v5i32(<5 x i32> %t4, ptr align 4 %a, <5 x i1> %t7)
  %t14 = load <5 x i32>, ptr %a
  %t15 = getelementptr i8, $G %out, i64 72
  store <5 x i32> %t14, $G %t15, align 8
  ret void
}

declare <5 x i32> @llvm.masked.load.v5i32.p0(ptr, <5 x i1>, <5 x i32>)
declare void @llvm.masked.store.v5i32.p0(<5 x i32>, ptr, <5 x i1>)
declare <5 x i32> @llvm.masked.expandload.v5i32(ptr, <5 x i1>, <5 x i32>)
declare void @llvm.masked.compressstore.v5i32(<5 x i32>, ptr, <5 x i1>)
