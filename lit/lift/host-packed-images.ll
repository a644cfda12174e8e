; Images of packed texels as arguments of `run`.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: printf '\000\370\340\007\037\000\377\377' > %t.565
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgb:unorm565:4,1:%t.565 --arg=image:rgba:float:4,1:zeros \
; RUN:   --print=1:float | FileCheck %s --check-prefix=READ
; RUN: printf '\377\000\000\377\000\377\000\377\000\000\377\125\377\377\377\000' > %t.rgba
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgba:unorm8:4,1:%t.rgba --arg=image:rgb:unorm565:4,1:zeros \
; RUN:   --print=1:short | FileCheck %s --check-prefix=WRITE565
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgba:unorm8:4,1:%t.rgba --arg=image:rgbx:unorm555:4,1:zeros \
; RUN:   --print=1:short | FileCheck %s --check-prefix=WRITE555
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgba:unorm8:4,1:%t.rgba --arg=image:rgb:unorm101010:4,1:zeros \
; RUN:   --print=1:int | FileCheck %s --check-prefix=WRITE10
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgba:unorm8:4,1:%t.rgba --arg=image:rgba:unorm101010_2:4,1:zeros \
; RUN:   --print=1:int | FileCheck %s --check-prefix=WRITE102
; RUN: printf '\377\000\000\000\377\000\000\000\377\377\377\377' > %t.rgb
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:rgb:unorm8:4,1:%t.rgb --arg=image:rgba:float:4,1:zeros \
; RUN:   --print=1:float | FileCheck %s --check-prefix=READ
; RUN: not llvm-spirv-rs run %t.spv --global=4 --arg=image:rgba:unorm565:4,1:%t.565 --arg=image:rgba:float:4,1:zeros 2>&1 \
; RUN:   | FileCheck %s --check-prefix=ORDER

; READ: a 2D image: 1 0 0 1 0 1 0 1 0 0 1 1 1 1 1 1
; WRITE565: a 2D image: -2048 2016 31 -1
; WRITE555: a 2D image: 31744 992 31 32767
; WRITE10: a 2D image: 1072693248 1047552 1023 1073741823
; 1023 in the bits from 22, 12 and 2 on, and 3, 3, 1 and 0 in the lowest ones.
; WRITE102: a 2D image: -4194301 4190211 4093 -4
; ORDER: argument 0, {{.*}}a 2D image: expected the channel order rgb or rgbx for unorm565, found "rgba"

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)

define spir_kernel void @copy(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %at = insertelement <2 x i32> zeroinitializer, i32 %x, i32 0
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, <2 x i32> %at)
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %at, <4 x float> %texel)
  ret void
}
