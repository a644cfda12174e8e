; ROW: vectors of other lengths, gathers and scatters without an extension
; RUN: $TRANSLATOR $INPUT -o $OUTPUT; echo "vectors: $?"
; RUN: (grep -v '^;' $SOURCE | sed -e '/^define/,$d'; sed -n 's/^; GATHER: //p' $SOURCE) > gather.ll
; RUN: llvm-as gather.ll -o gather.bc && $TRANSLATOR gather.bc -o gather.spv; echo "gather: $?"
; PEER: Unsupported vector type with 6 elements
; PEER: vectors: 1
; PEER: RequiresExtension: Feature requires the following SPIR-V extension:
; PEER-NEXT: SPV_INTEL_masked_gather_scatter
; OURS: vectors: 0
; OURS: gather: 0
; OURS: OpFAdd %v4float
; OURS: OpFAdd %v2float

; GATHER: declare <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)>, <2 x i1>, <2 x i32>)
; GATHER: define spir_kernel void @k(ptr addrspace(1) %p, <2 x i64> %i) {
; GATHER:   %at = getelementptr i32, ptr addrspace(1) %p, <2 x i64> %i
; GATHER:   %r = call <2 x i32> @llvm.masked.gather.v2i32.v2p1(<2 x ptr addrspace(1)> align 4 %at, <2 x i1> splat (i1 true), <2 x i32> zeroinitializer)
; GATHER:   store <2 x i32> %r, ptr addrspace(1) %p
; GATHER:   ret void
; GATHER: }

target triple = "spir64-unknown-unknown"

define spir_func <6 x float> @f(<6 x float> %a) {
  %r = fadd <6 x float> %a, %a
  ret <6 x float> %r
}
