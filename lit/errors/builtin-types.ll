; Builtin functions whose names do not have all of their types, with others than theirs.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --implicit-check-not=InvalidSpirv

; CHECK:      a builtin function does not take these arguments
; CHECK-NEXT: at %r = call spir_func <16 x i16> @_Z35intel_convert_as_bfloat1616_float16Dv16_t
; CHECK:      the size of a cluster must be a constant
; CHECK-NEXT: at %r = call spir_func i32 @_Z30sub_group_clustered_reduce_addij
; CHECK:      a builtin function does not return i1
; CHECK-NEXT: at %r = call spir_func i1 @__sub_group_commit_write_pipe
; CHECK:      i32 is not the type of a composite
; CHECK-NEXT: at %r = call spir_func i32 @_Z29__spirv_SpecConstantCompositev

target triple = "spir64-unknown-unknown"

;WRONG define spir_func <16 x i16> @bfloats(<16 x i16> %v) {
;WRONG   %r = call spir_func <16 x i16> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> %v)
;WRONG   ret <16 x i16> %r
;WRONG }

;WRONG declare spir_func <16 x i16> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16>)

;WRONG define spir_func i32 @cluster(i32 %x) {
;WRONG   %r = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %x, i32 undef)
;WRONG   ret i32 %r
;WRONG }

;WRONG declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)

;WRONG define spir_func i1 @commit(target("spirv.Pipe", 1) %p, target("spirv.ReserveId") %id) {
;WRONG   %r = call spir_func i1 @__sub_group_commit_write_pipe(target("spirv.Pipe", 1) %p, target("spirv.ReserveId") %id, i32 4, i32 4)
;WRONG   ret i1 %r
;WRONG }

;WRONG declare spir_func i1 @__sub_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)

;WRONG define spir_func i32 @composite() {
;WRONG   %r = call spir_func i32 @_Z29__spirv_SpecConstantCompositev()
;WRONG   ret i32 %r
;WRONG }

;WRONG declare spir_func i32 @_Z29__spirv_SpecConstantCompositev()
