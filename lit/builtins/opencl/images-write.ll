; Image writes. With cl_khr_mipmap_image_writes, a level of detail stands before the texel: it becomes the operand Lod,
; which needs ImageMipmap, unless it is constant zero.
;
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/write.ll --spirv-tools-dis | FileCheck %s --implicit-check-not=ImageMipmap
; CHECK:      %write = OpFunction
; CHECK:      OpImageWrite %flat %ij %f{{$}}
; CHECK-NEXT: OpImageWrite %flat %ij %v SignExtend{{$}}
; CHECK-NEXT: OpImageWrite %flat %ij %v ZeroExtend{{$}}
; CHECK-NEXT: OpImageWrite %flat %ij %f{{$}}
;
; RUN: llvm-spirv-rs %t/level.ll --spirv-tools-dis | FileCheck %s --check-prefix=LEVEL
; LEVEL:      OpCapability ImageMipmap
; LEVEL:      OpImageWrite %flat %ij %f Lod %uint_3
; LEVEL-NEXT: OpImageWrite %flat %ij %v Lod|SignExtend %l
; LEVEL-NEXT: OpImageWrite %flat %ij %v Lod|ZeroExtend %l

;--- write.ll
target triple = "spir64-unknown-unknown"

define spir_func void @write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 %l, <4 x float> %f, <4 x i32> %v) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x float> %f)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x i32> %v)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x i32> %v)
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 0, <4 x float> %f)
  ret void
}

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x float>)

;--- level.ll
target triple = "spir64-unknown-unknown"

define spir_func void @level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 %l, <4 x float> %f, <4 x i32> %v) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 3, <4 x float> %f)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iiDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 %l, <4 x i32> %v)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iiDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, i32 %l, <4 x i32> %v)
  ret void
}

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x float>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iiDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iiDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x i32>)
