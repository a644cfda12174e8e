; Float16Buffer allows pointers to half, which extended instructions dereference (specification, section 3.2.30). All
; other uses of half need Float16, also plain moves.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/buffer.ll --spirv-tools-dis | FileCheck %s --check-prefix=BUFFER
; RUN: llvm-spirv-rs %t/move.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/pass.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/store.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/vector.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/array.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/structure.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE
; RUN: llvm-spirv-rs %t/call.ll --spirv-tools-dis | FileCheck %s --check-prefix=VALUE

; BUFFER-NOT: OpCapability Float16{{$}}
; BUFFER:     OpCapability Float16Buffer
; BUFFER-NOT: OpCapability Float16{{$}}
; BUFFER:     %[[HALF:.*]] = OpTypeFloat 16
; BUFFER:     OpTypePointer CrossWorkgroup %[[HALF]]
; BUFFER:     OpInBoundsPtrAccessChain
; BUFFER:     vload_halfn
; BUFFER:     vstore_halfn_r

; VALUE:      OpCapability Float16{{$}}
; VALUE:      OpTypeFloat 16

;--- buffer.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS1Dh(<4 x float>, i64, ptr addrspace(1))
define spir_kernel void @buffer(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr inbounds half, ptr addrspace(1) %p, i64 %i
  %v = call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 %i, ptr addrspace(1) %at)
  call spir_func void @_Z16vstore_half4_rteDv4_fmPU3AS1Dh(<4 x float> %v, i64 0, ptr addrspace(1) %at)
  ret void
}
;--- move.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load half, ptr addrspace(1) %p
  store half %v, ptr addrspace(1) %q
  ret void
}
;--- pass.ll
target triple = "spir64-unknown-unknown"
define spir_func void @pass(half %x) {
  ret void
}
;--- store.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @store(ptr addrspace(1) %p) {
  store half 1.0, ptr addrspace(1) %p
  ret void
}
;--- vector.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @vector(ptr addrspace(1) %p) {
  %v = load <3 x half>, ptr addrspace(1) %p
  %w = shufflevector <3 x half> %v, <3 x half> %v, <3 x i32> <i32 2, i32 1, i32 0>
  store <3 x half> %w, ptr addrspace(1) %p
  ret void
}
;--- array.ll
target triple = "spir64-unknown-unknown"
@local = internal addrspace(3) global [4 x half] undef
declare spir_func float @_Z10vload_halfmPU3AS3KDh(i64, ptr addrspace(3))
define spir_kernel void @array(ptr addrspace(1) %p) {
  %v = call spir_func float @_Z10vload_halfmPU3AS3KDh(i64 0, ptr addrspace(3) @local)
  store float %v, ptr addrspace(1) %p
  ret void
}
;--- structure.ll
target triple = "spir64-unknown-unknown"
%s = type { i16, half }
define spir_kernel void @structure(ptr addrspace(1) %p) {
  %at = getelementptr %s, ptr addrspace(1) %p, i64 1, i32 0
  store i16 1, ptr addrspace(1) %at
  ret void
}
;--- call.ll
target triple = "spir64-unknown-unknown"
declare spir_func half @imported()
define spir_kernel void @call() {
  %x = call spir_func half @imported()
  ret void
}
