; Block accesses and shuffles stay in their basic block and in their order; each declares its own capability of the
; extension.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/all.ll --spirv-ext=+SPV_INTEL_subgroups --spirv-tools-dis | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %t/shuffle.ll --spirv-ext=+SPV_INTEL_subgroups --spirv-tools-dis | FileCheck %s --check-prefix=SHUFFLE
; RUN: llvm-spirv-rs %t/block.ll --spirv-ext=+SPV_INTEL_subgroups --spirv-tools-dis | FileCheck %s --check-prefix=BLOCK
; RUN: llvm-spirv-rs %t/image.ll --spirv-ext=+SPV_INTEL_subgroups --spirv-tools-dis | FileCheck %s --check-prefix=IMAGE

; ALL:      %then = OpLabel
; ALL-NEXT: %a = OpSubgroupBlockReadINTEL %uint %p
; ALL-NEXT: %b = OpSubgroupShuffleINTEL %uint %a %x
; ALL-NEXT: %c = OpIAdd %uint %b %x
; ALL-NEXT: OpSubgroupBlockWriteINTEL %p %c
; ALL-NEXT: OpBranch %end

; SHUFFLE-NOT: BlockIOINTEL
; SHUFFLE:     OpCapability SubgroupShuffleINTEL
; SHUFFLE-NOT: BlockIOINTEL
; BLOCK-NOT:   OpCapability {{SubgroupShuffle|SubgroupImage}}
; BLOCK:       OpCapability SubgroupBufferBlockIOINTEL
; BLOCK-NOT:   OpCapability {{SubgroupShuffle|SubgroupImage}}
; IMAGE-NOT:   OpCapability {{SubgroupShuffle|SubgroupBuffer}}
; IMAGE:       OpCapability SubgroupImageBlockIOINTEL
; IMAGE-NOT:   OpCapability {{SubgroupShuffle|SubgroupBuffer}}

;--- all.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %if = icmp eq i32 %x, 0
  br i1 %if, label %then, label %end
then:
  %a = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p)
  %b = call spir_func i32 @_Z23intel_sub_group_shufflejj(i32 %a, i32 %x)
  %c = add i32 %b, %x
  call spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) %p, i32 %c)
  br label %end
end:
  ret void
}
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))
declare spir_func i32 @_Z23intel_sub_group_shufflejj(i32, i32)
declare spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1), i32)
;--- shuffle.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %x) {
  %b = call spir_func i32 @_Z23intel_sub_group_shufflejj(i32 %x, i32 %x)
  ret void
}
declare spir_func i32 @_Z23intel_sub_group_shufflejj(i32, i32)
;--- block.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p)
  ret void
}
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1))
;--- image.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %xy) {
  %a = call spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %xy)
  ret void
}
declare spir_func i32 @_Z26intel_sub_group_block_read14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
