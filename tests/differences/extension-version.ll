; ROW: SPV_KHR_cooperative_matrix, SPV_KHR_subgroup_rotate, SPV_EXT_long_vector
; RUN: $TRANSLATOR --spirv-ext=+SPV_KHR_subgroup_rotate $INPUT -o $OUTPUT
; RUN: for name in matrix vector; do
; RUN:   echo 'target triple = "spir64-unknown-unknown"' > $name.ll; sed -n "s/^; $name: //p" $SOURCE >> $name.ll
; RUN:   llvm-as $name.ll -o $name.bc
; RUN:   $TRANSLATOR --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_EXT_long_vector $name.bc -o $name.spv
; RUN:   echo "$name: $(od -A n -t x4 -j 4 -N 4 $name.spv)"
; RUN: done
; PEER: matrix: 00010000
; PEER: vector: 00010000
; PEER: ; Version: 1.0
; OURS: matrix: 00010300
; OURS: vector: 00010300
; OURS: ; Version: 1.3

; matrix: define spir_kernel void @k(ptr %p) {
; matrix:   %m = load target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0), ptr %p
; matrix:   ret void
; matrix: }
; vector: define spir_func <5 x float> @f(<5 x float> %a) {
; vector:   %r = fadd <5 x float> %a, %a
; vector:   ret <5 x float> %r
; vector: }

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiii(i32, i32, i32)

define spir_func i32 @f(i32 %a, i32 %by) {
  %r = call spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiii(i32 3, i32 %a, i32 %by)
  ret i32 %r
}
