; Intrinsics that the host's LLVM does not compile: interleaving by 3 to 8, matrices, strided vectors, dependence masks.

target triple = "spir64-unknown-unknown"

; For each factor: the vector is taken apart; the first part is stored, and the parts are interleaved in reverse order.
define spir_kernel void @interleave(ptr addrspace(1) %in, ptr addrspace(1) %mixed, ptr addrspace(1) %firsts) {
  %in3 = getelementptr i32, ptr addrspace(1) %in, i64 0
  %out3 = getelementptr i32, ptr addrspace(1) %mixed, i64 0
  %x3 = load <12 x i32>, ptr addrspace(1) %in3, align 4
  %parts3 = call { <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave3(<12 x i32> %x3)
  %p3.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32> } %parts3, 0
  %p3.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32> } %parts3, 1
  %p3.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32> } %parts3, 2
  %first3 = getelementptr i32, ptr addrspace(1) %firsts, i64 0
  store <4 x i32> %p3.0, ptr addrspace(1) %first3, align 4
  %mixed3 = call <12 x i32> @llvm.vector.interleave3(<4 x i32> %p3.2, <4 x i32> %p3.1, <4 x i32> %p3.0)
  store <12 x i32> %mixed3, ptr addrspace(1) %out3, align 4

  %in4 = getelementptr i32, ptr addrspace(1) %in, i64 12
  %out4 = getelementptr i32, ptr addrspace(1) %mixed, i64 12
  %x4 = load <16 x i32>, ptr addrspace(1) %in4, align 4
  %parts4 = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave4(<16 x i32> %x4)
  %p4.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts4, 0
  %p4.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts4, 1
  %p4.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts4, 2
  %p4.3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts4, 3
  %first4 = getelementptr i32, ptr addrspace(1) %firsts, i64 4
  store <4 x i32> %p4.0, ptr addrspace(1) %first4, align 4
  %mixed4 = call <16 x i32> @llvm.vector.interleave4(<4 x i32> %p4.3, <4 x i32> %p4.2, <4 x i32> %p4.1, <4 x i32> %p4.0)
  store <16 x i32> %mixed4, ptr addrspace(1) %out4, align 4

  %in5 = getelementptr i32, ptr addrspace(1) %in, i64 28
  %out5 = getelementptr i32, ptr addrspace(1) %mixed, i64 28
  %x5 = load <20 x i32>, ptr addrspace(1) %in5, align 4
  %parts5 = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave5(<20 x i32> %x5)
  %p5.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts5, 0
  %p5.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts5, 1
  %p5.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts5, 2
  %p5.3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts5, 3
  %p5.4 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts5, 4
  %first5 = getelementptr i32, ptr addrspace(1) %firsts, i64 8
  store <4 x i32> %p5.0, ptr addrspace(1) %first5, align 4
  %mixed5 = call <20 x i32> @llvm.vector.interleave5(<4 x i32> %p5.4, <4 x i32> %p5.3, <4 x i32> %p5.2, <4 x i32> %p5.1, <4 x i32> %p5.0)
  store <20 x i32> %mixed5, ptr addrspace(1) %out5, align 4

  %in6 = getelementptr i32, ptr addrspace(1) %in, i64 48
  %out6 = getelementptr i32, ptr addrspace(1) %mixed, i64 48
  %x6 = load <24 x i32>, ptr addrspace(1) %in6, align 4
  %parts6 = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave6(<24 x i32> %x6)
  %p6.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 0
  %p6.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 1
  %p6.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 2
  %p6.3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 3
  %p6.4 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 4
  %p6.5 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts6, 5
  %first6 = getelementptr i32, ptr addrspace(1) %firsts, i64 12
  store <4 x i32> %p6.0, ptr addrspace(1) %first6, align 4
  %mixed6 = call <24 x i32> @llvm.vector.interleave6(<4 x i32> %p6.5, <4 x i32> %p6.4, <4 x i32> %p6.3, <4 x i32> %p6.2, <4 x i32> %p6.1, <4 x i32> %p6.0)
  store <24 x i32> %mixed6, ptr addrspace(1) %out6, align 4

  %in7 = getelementptr i32, ptr addrspace(1) %in, i64 72
  %out7 = getelementptr i32, ptr addrspace(1) %mixed, i64 72
  %x7 = load <28 x i32>, ptr addrspace(1) %in7, align 4
  %parts7 = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave7(<28 x i32> %x7)
  %p7.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 0
  %p7.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 1
  %p7.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 2
  %p7.3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 3
  %p7.4 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 4
  %p7.5 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 5
  %p7.6 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts7, 6
  %first7 = getelementptr i32, ptr addrspace(1) %firsts, i64 16
  store <4 x i32> %p7.0, ptr addrspace(1) %first7, align 4
  %mixed7 = call <28 x i32> @llvm.vector.interleave7(<4 x i32> %p7.6, <4 x i32> %p7.5, <4 x i32> %p7.4, <4 x i32> %p7.3, <4 x i32> %p7.2, <4 x i32> %p7.1, <4 x i32> %p7.0)
  store <28 x i32> %mixed7, ptr addrspace(1) %out7, align 4

  %in8 = getelementptr i32, ptr addrspace(1) %in, i64 100
  %out8 = getelementptr i32, ptr addrspace(1) %mixed, i64 100
  %x8 = load <32 x i32>, ptr addrspace(1) %in8, align 4
  %parts8 = call { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @llvm.vector.deinterleave8(<32 x i32> %x8)
  %p8.0 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 0
  %p8.1 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 1
  %p8.2 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 2
  %p8.3 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 3
  %p8.4 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 4
  %p8.5 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 5
  %p8.6 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 6
  %p8.7 = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %parts8, 7
  %first8 = getelementptr i32, ptr addrspace(1) %firsts, i64 20
  store <4 x i32> %p8.0, ptr addrspace(1) %first8, align 4
  %mixed8 = call <32 x i32> @llvm.vector.interleave8(<4 x i32> %p8.7, <4 x i32> %p8.6, <4 x i32> %p8.5, <4 x i32> %p8.4, <4 x i32> %p8.3, <4 x i32> %p8.2, <4 x i32> %p8.1, <4 x i32> %p8.0)
  store <32 x i32> %mixed8, ptr addrspace(1) %out8, align 4
  ret void
}

; The transposed product of a matrix of 2 rows and 3 columns, `stride` apart, and one of 3 rows and 4 columns; it is stored
; with columns 6 apart. The intrinsics take private pointers only.
define spir_kernel void @multiply(ptr addrspace(1) %a, i64 %stride, ptr addrspace(1) %b, ptr addrspace(1) %result) {
  %a.copy = alloca [21 x i32], align 4
  %b.copy = alloca [12 x i32], align 4
  %stored = alloca [12 x i32], align 4
  %a.bytes = mul i64 %stride, 12
  call void @llvm.memcpy(ptr align 4 %a.copy, ptr addrspace(1) align 4 %a, i64 %a.bytes, i1 false)
  call void @llvm.memcpy(ptr align 4 %b.copy, ptr addrspace(1) align 4 %b, i64 48, i1 false)
  call void @llvm.memset(ptr align 4 %stored, i8 0, i64 48, i1 false)
  %left = call <6 x i32> @llvm.matrix.column.major.load(ptr align 4 %a.copy, i64 %stride, i1 false, i32 2, i32 3)
  %right = call <12 x i32> @llvm.matrix.column.major.load(ptr align 4 %b.copy, i64 3, i1 false, i32 3, i32 4)
  %product = call <8 x i32> @llvm.matrix.multiply(<6 x i32> %left, <12 x i32> %right, i32 2, i32 3, i32 4)
  %transposed = call <8 x i32> @llvm.matrix.transpose(<8 x i32> %product, i32 2, i32 4)
  call void @llvm.matrix.column.major.store(<8 x i32> %transposed, ptr align 4 %stored, i64 6, i1 false, i32 4, i32 2)
  call void @llvm.memcpy(ptr addrspace(1) align 4 %result, ptr align 4 %stored, i64 48, i1 false)
  ret void
}

; The same without the transposition, in floating point, with columns of no further numbers.
define spir_kernel void @multiply_floats(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %result) {
  %left = load <6 x float>, ptr addrspace(1) %a, align 4
  %right = load <12 x float>, ptr addrspace(1) %b, align 4
  %product = call <8 x float> @llvm.matrix.multiply(<6 x float> %left, <12 x float> %right, i32 2, i32 3, i32 4)
  store <8 x float> %product, ptr addrspace(1) %result, align 4
  ret void
}

; Copies the first `count` lanes that the mask has; the strides are in bytes.
define spir_kernel void @copy(ptr addrspace(1) %from, i64 %from.stride, ptr addrspace(1) %to, i64 %to.stride, i8 %bits, i32 %count) {
  %mask = bitcast i8 %bits to <8 x i1>
  %lanes = call <8 x i32> @llvm.experimental.vp.strided.load(ptr addrspace(1) align 4 %from, i64 %from.stride, <8 x i1> %mask, i32 %count)
  call void @llvm.experimental.vp.strided.store(<8 x i32> %lanes, ptr addrspace(1) align 4 %to, i64 %to.stride, <8 x i1> %mask, i32 %count)
  ret void
}

; The masks of two pointers that are `distance` bytes apart, for elements of 4 bytes.
define spir_kernel void @dependence(i64 %distance, ptr addrspace(1) %masks) {
  %at = add i64 %distance, 4096
  %from = inttoptr i64 4096 to ptr
  %to = inttoptr i64 %at to ptr
  %war = call <8 x i1> @llvm.loop.dependence.war.mask(ptr %from, ptr %to, i64 4)
  %raw = call <8 x i1> @llvm.loop.dependence.raw.mask(ptr %from, ptr %to, i64 4)
  %war.bits = bitcast <8 x i1> %war to i8
  %raw.bits = bitcast <8 x i1> %raw to i8
  store i8 %war.bits, ptr addrspace(1) %masks, align 1
  %second = getelementptr i8, ptr addrspace(1) %masks, i64 1
  store i8 %raw.bits, ptr addrspace(1) %second, align 1
  ret void
}
