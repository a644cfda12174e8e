; LLVM's verifier accepts vectors of anything as the operands of some intrinsics, and of any length; other elements and
; lengths than the operation has are errors of the call.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv -W all 2>&1 | FileCheck %s --implicit-check-not=InvalidSpirv

; CHECK:      expected floating-point numbers, found `<4 x i1>`
; CHECK-NEXT: at %r = call <4 x i1> @llvm.vp.fsub.v4i1
; CHECK:      expected integers, found `<4 x ptr>`
; CHECK-NEXT: at %r = call <4 x ptr> @llvm.vp.and.v4p0
; CHECK:      expected floating-point numbers, found `i1`
; CHECK-NEXT: at %r = call i1 @llvm.vp.reduce.fmin.v4i1
; CHECK:      expected floating-point numbers, found `<4 x i64>`
; CHECK-NEXT: at %r = call <4 x i64> @llvm.vp.sqrt.v4i64
; CHECK:      expected integers, found `<4 x float>`
; CHECK-NEXT: at %r = call <4 x float> @llvm.vp.lrint.v4f32.v4f32
; CHECK:      expected integers, found `<2 x ptr>`
; CHECK-NEXT: at %r = call <2 x ptr> @llvm.vector.partial.reduce.add.v2p0.v4p0
; CHECK:      expected integers, found `<8 x float>`
; CHECK-NEXT: at %r = call i32 @llvm.experimental.cttz.elts.i32.v8f32
; CHECK:      expected one integer, found `<2 x i8>`
; CHECK-NEXT: at %r = call <2 x i8> @llvm.experimental.cttz.elts.v2i8.v7i16
; CHECK:      expected a vector of 6 lanes as the result, found `<7 x i16>`
; CHECK-NEXT: at %r = call <7 x i16> @llvm.vector.interleave2.v7i16
; CHECK:      expected one exponent or an exponent for each number, found 5 for 1
; CHECK-NEXT: at %r = call float @llvm.ldexp.f32.v5i24
; CHECK:      expected one floating-point number, found `<2 x float>`
; CHECK-NEXT: at %r = call <2 x float> @llvm.convert.from.fp16.v2f32
; CHECK:      expected 4 numbers as the result, found 1
; CHECK-NEXT: at %r = call i32 @llvm.fptosi.sat.i32.v4f32
; CHECK:      expected 8 numbers as the result, found 4
; CHECK-NEXT: at %r = call <4 x i64> @llvm.vp.lrint.v4i64.v8f32
; CHECK:      expected 4 numbers as the exponent, found 1
; CHECK-NEXT: at %r = call { <4 x float>, i32 } @llvm.frexp.v4f32.i32
; CHECK:      expected one integer, found `<4 x i32>`
; CHECK-NEXT: at %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.v4i32
; CHECK:      expected one integer, found `<3 x i64>`
; CHECK-NEXT: at %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.v3i64
; CHECK:      expected one integer, found `<2 x i32>`
; CHECK-NEXT: at call void @llvm.memset.p0.v2i32
; CHECK:      expected one integer, found `<2 x i32>`
; CHECK-NEXT: at %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.v2i32
; CHECK:      expected one integer, found `<2 x i32>`
; CHECK-NEXT: at %r = call i32 @llvm.experimental.get.vector.length.v2i32
; CHECK:      expected one integer, found `<2 x i32>`
; CHECK-NEXT: at %r = call ptr @llvm.load.relative.v2i32
; CHECK:      expected elements of type i1, found i32
; CHECK-NEXT: at %r = call <4 x i1> @llvm.vector.partial.reduce.add.v4i1.v8i32

target triple = "spir64-unknown-unknown"

;WRONG define spir_func <4 x i1> @float_of_booleans(<4 x i1> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x i1> @llvm.vp.fsub.v4i1(<4 x i1> %a, <4 x i1> %a, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x i1> %r
;WRONG }

;WRONG define spir_func <4 x ptr> @integers_of_pointers(<4 x ptr> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x ptr> @llvm.vp.and.v4p0(<4 x ptr> %a, <4 x ptr> %a, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x ptr> %r
;WRONG }

;WRONG define spir_func i1 @reduction(i1 %s, <4 x i1> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call i1 @llvm.vp.reduce.fmin.v4i1(i1 %s, <4 x i1> %a, <4 x i1> %m, i32 %n)
;WRONG   ret i1 %r
;WRONG }

;WRONG define spir_func <4 x i64> @float_of_integers(<4 x i64> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x i64> @llvm.vp.sqrt.v4i64(<4 x i64> %a, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x i64> %r
;WRONG }

;WRONG define spir_func <4 x float> @rounded_to_floats(<4 x float> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x float> @llvm.vp.lrint.v4f32.v4f32(<4 x float> %a, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x float> %r
;WRONG }

;WRONG define spir_func <2 x ptr> @partial(<2 x ptr> %s, <4 x ptr> %a) {
;WRONG   %r = call <2 x ptr> @llvm.vector.partial.reduce.add.v2p0.v4p0(<2 x ptr> %s, <4 x ptr> %a)
;WRONG   ret <2 x ptr> %r
;WRONG }

;WRONG define spir_func i32 @zeros(<8 x float> %a) {
;WRONG   %r = call i32 @llvm.experimental.cttz.elts.i32.v8f32(<8 x float> %a, i1 false)
;WRONG   ret i32 %r
;WRONG }

;WRONG define spir_func <2 x i8> @zeros_as_vector(<7 x i16> %a) {
;WRONG   %r = call <2 x i8> @llvm.experimental.cttz.elts.v2i8.v7i16(<7 x i16> %a, i1 false)
;WRONG   ret <2 x i8> %r
;WRONG }

;WRONG define spir_func <7 x i16> @odd(<3 x i16> %a) {
;WRONG   %r = call <7 x i16> @llvm.vector.interleave2.v7i16(<3 x i16> %a, <3 x i16> %a)
;WRONG   ret <7 x i16> %r
;WRONG }

;WRONG define spir_func float @exponents(float %a, <5 x i24> %b) {
;WRONG   %r = call float @llvm.ldexp.f32.v5i24(float %a, <5 x i24> %b)
;WRONG   ret float %r
;WRONG }

;WRONG define spir_func <2 x float> @half(i16 %a) {
;WRONG   %r = call <2 x float> @llvm.convert.from.fp16.v2f32(i16 %a)
;WRONG   ret <2 x float> %r
;WRONG }

;WRONG define spir_func i32 @saturated(<4 x float> %a) {
;WRONG   %r = call i32 @llvm.fptosi.sat.i32.v4f32(<4 x float> %a)
;WRONG   ret i32 %r
;WRONG }

;WRONG define spir_func <4 x i64> @rounded_to_fewer(<8 x float> %a, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x i64> @llvm.vp.lrint.v4i64.v8f32(<8 x float> %a, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x i64> %r
;WRONG }

;WRONG define spir_func { <4 x float>, i32 } @exponent_of_a_vector(<4 x float> %a) {
;WRONG   %r = call { <4 x float>, i32 } @llvm.frexp.v4f32.i32(<4 x float> %a)
;WRONG   ret { <4 x float>, i32 } %r
;WRONG }

;WRONG define spir_func <4 x i1> @mask(<4 x i32> %a) {
;WRONG   %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.v4i32(<4 x i32> %a, <4 x i32> %a)
;WRONG   ret <4 x i1> %r
;WRONG }

;WRONG define spir_func <4 x i32> @strided(ptr %p, <3 x i64> %stride, <4 x i1> %m, i32 %n) {
;WRONG   %r = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.v3i64(ptr %p, <3 x i64> %stride, <4 x i1> %m, i32 %n)
;WRONG   ret <4 x i32> %r
;WRONG }

;WRONG define spir_func void @size(ptr %p, <2 x i32> %size) {
;WRONG   call void @llvm.memset.p0.v2i32(ptr %p, i8 0, <2 x i32> %size, i1 false)
;WRONG   ret void
;WRONG }

;WRONG define spir_func <4 x float> @matrix(ptr %p, <2 x i32> %stride) {
;WRONG   %r = call <4 x float> @llvm.matrix.column.major.load.v4f32.v2i32(ptr %p, <2 x i32> %stride, i1 false, i32 2, i32 2)
;WRONG   ret <4 x float> %r
;WRONG }

;WRONG define spir_func i32 @length(<2 x i32> %n) {
;WRONG   %r = call i32 @llvm.experimental.get.vector.length.v2i32(<2 x i32> %n, i32 4, i1 false)
;WRONG   ret i32 %r
;WRONG }

;WRONG define spir_func ptr @relative(ptr %p, <2 x i32> %offset) {
;WRONG   %r = call ptr @llvm.load.relative.v2i32(ptr %p, <2 x i32> %offset)
;WRONG   ret ptr %r
;WRONG }

;WRONG define spir_func <4 x i1> @partial_of_others(<4 x i1> %s, <8 x i32> %a) {
;WRONG   %r = call <4 x i1> @llvm.vector.partial.reduce.add.v4i1.v8i32(<4 x i1> %s, <8 x i32> %a)
;WRONG   ret <4 x i1> %r
;WRONG }
