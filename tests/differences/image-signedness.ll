; ROW: `__spirv_ImageRead`, `__spirv_ImageWrite` and the like of integers, named without SignExtend or ZeroExtend
; PEER: ; Version: 1.4
; PEER: OpImageRead {{.*}} SignExtend
; OURS: ; Version: 1.0
; OURS: OpImageRead
; OURS-NOT: SignExtend

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_iPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

define spir_func <4 x i32> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %r = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_iPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  ret <4 x i32> %r
}
