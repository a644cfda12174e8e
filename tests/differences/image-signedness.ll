; ROW: `__spirv_ImageRead`, `__spirv_ImageWrite` and the like of integers, named without SignExtend or ZeroExtend
; PEER: ; Version: 1.4
; PEER: OpImageRead {{.*}} SignExtend
; PEER: OpImageWrite {{.*}} SignExtend
; OURS: ; Version: 1.0
; OURS: OpImageRead %v4uint %in %at{{$}}
; OURS: OpImageWrite %out %at %r{{$}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_iPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWriteIPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_iEvT_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)

define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at) {
  %r = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_iPU3AS133__spirv_Image__void_1_0_0_0_0_0_0Dv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> %at)
  call spir_func void @_Z18__spirv_ImageWriteIPU3AS133__spirv_Image__void_1_0_0_0_0_0_1Dv2_iDv4_iEvT_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %out, <2 x i32> %at, <4 x i32> %r)
  ret void
}
