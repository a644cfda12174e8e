; ROW: vectors of pointers, SPV_INTEL_masked_gather_scatter allowed
; RUN: $TRANSLATOR --spirv-ext=+SPV_INTEL_masked_gather_scatter $INPUT -o $OUTPUT && llvm-spirv-15 -r $OUTPUT -o read.bc; echo "read: $?"
; PEER: input SPIR-V module uses unknown extension
; PEER: OpMaskedGatherINTEL
; OURS-NOT: SPV_INTEL_masked_gather_scatter
; OURS-COUNT-4: OpLoad %uint

target triple = "spir64-unknown-unknown"

declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)

define spir_func <4 x i32> @f(<4 x ptr addrspace(1)> %p, <4 x i1> %mask, <4 x i32> %a) {
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %p, <4 x i1> %mask, <4 x i32> %a)
  ret <4 x i32> %r
}
