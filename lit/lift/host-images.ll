; Arguments of `run` that are images and samplers.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: printf '\000\012\024\036\050\062\074\106' > %t.raw
; RUN: llvm-spirv-rs run %t.spv --global=4 --arg=image:r:uint8:8,1:%t.raw --arg=image:r:uint32:4,1:zeros \
; RUN:   --arg=sampler:clamp_to_edge --print=1:int | FileCheck %s
; RUN: not llvm-spirv-rs run %t.spv --global=4 --arg=image:r:uint8:9,1:%t.raw --arg=image:r:uint32:4,1:zeros \
; RUN:   --arg=sampler:clamp_to_edge 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not llvm-spirv-rs run %t.spv --global=4 --arg=image:cmyk:uint8:8,1:%t.raw --arg=image:r:uint32:4,1:zeros \
; RUN:   --arg=sampler:clamp_to_edge 2>&1 | FileCheck %s --check-prefix=ORDER
; RUN: not llvm-spirv-rs run %t.spv --global=4 --arg=image:r:uint8:8,1:%t.raw --arg=image:r:uint32:4,1:zeros \
; RUN:   --arg=sampler:smooth 2>&1 | FileCheck %s --check-prefix=SAMPLER
; RUN: not llvm-spirv-rs run %t.spv --global=4 --arg=image:r:uint8:8:%t.raw --arg=image:r:uint32:4,1:zeros \
; RUN:   --arg=sampler:clamp_to_edge 2>&1 | FileCheck %s --check-prefix=COUNT

; The texels at 1, 3, 5 and 7.
; CHECK: a 2D image: 10 30 50 70
; SIZE: argument 0, {{.*}}a 2D image: expected 9 bytes, found 8
; COUNT: argument 0, {{.*}}a 2D image: expected 2 sizes (width,height), found 1
; ORDER: argument 0, {{.*}}a 2D image: expected a channel order (a, {{.*}}), found "cmyk"
; SAMPLER: argument 2, {{.*}}a sampler: expected words of a sampler (clamp, {{.*}}), found "smooth"

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)

define spir_kernel void @odd(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, target("spirv.Sampler") %sampler) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %twice = mul i32 %x, 2
  %at = add i32 %twice, 1
  %source = insertelement <2 x i32> zeroinitializer, i32 %at, i32 0
  %target = insertelement <2 x i32> zeroinitializer, i32 %x, i32 0
  %texel = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %from, target("spirv.Sampler") %sampler, <2 x i32> %source)
  call spir_func void @_Z13write_imageui14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %to, <2 x i32> %target, <4 x i32> %texel)
  ret void
}
