; LLVM's verifier accepts vectors of anything as the operands of some intrinsics; other elements than the operation has are
; errors of the call.
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
; CHECK:      expected one floating-point number, found `<2 x float>`
; CHECK-NEXT: at %r = call <2 x float> @llvm.convert.from.fp16.v2f32

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

;WRONG define spir_func <2 x float> @half(i16 %a) {
;WRONG   %r = call <2 x float> @llvm.convert.from.fp16.v2f32(i16 %a)
;WRONG   ret <2 x float> %r
;WRONG }
