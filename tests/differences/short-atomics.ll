; ROW: atomics of 16 bits, and of vectors of them, without the extension
; RUN: $TRANSLATOR $INPUT -o $OUTPUT
; RUN: sed -e 's/half/<2 x half>/g' -e '/^;/d' $SOURCE > vector.ll; llvm-as vector.ll -o vector.bc
; RUN: $TRANSLATOR vector.bc -o vector.spv; echo "vector: $?"; spirv-dis vector.spv | grep -c OpAtomicCompareExchange
; PEER: RequiresExtension: Feature requires the following SPIR-V extension:
; PEER: vector: {{[1-9]}}
; OURS: vector: 0
; OURS-NEXT: 1
; OURS: OpAtomicCompareExchange
; OURS: OpBranchConditional

target triple = "spir64-unknown-unknown"

define spir_func half @f(ptr addrspace(1) %p, half %a) {
  %old = atomicrmw fadd ptr addrspace(1) %p, half %a monotonic
  ret half %old
}
