; Image writes; a kernel cannot write with a level of detail.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK:      %write = OpFunction
; CHECK:      OpImageWrite %flat %ij %f{{$}}
; CHECK-NEXT: OpImageWrite %flat %ij %v SignExtend
; CHECK-NEXT: OpImageWrite %flat %ij %v ZeroExtend
;
; RUN: sed -e 's/Dv2_iDv4_f(/Dv2_iiDv4_f(/' -e 's/, <4 x float>)$/, i32, <4 x float>)/' -e 's/, <4 x float> %%f)$/, i32 3, <4 x float> %%f)/' %s > %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LEVEL
; LEVEL:      InvalidInstruction: Can't translate llvm instruction:
; LEVEL-NEXT: found a write to a level of detail
; LEVEL-NEXT: at call spir_func void @_Z12write_imagef

target triple = "spir64-unknown-unknown"

define spir_func void @write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x float> %f, <4 x i32> %v) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x float> %f)
  call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x i32> %v)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %flat, <2 x i32> %ij, <4 x i32> %v)
  ret void
}

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
