; vloadn, vstoren and their half forms: the vector length is a literal, the rounding mode the last operand.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %memory = OpFunction
; CHECK:      %four = OpExtInst %v4float %1 vloadn %n %p 4
; CHECK-NEXT: OpExtInst %void %1 vstoren %four %n %p
; CHECK-NEXT: %three = OpExtInst %v3uint %1 vloadn %n %i 3
; CHECK-NEXT: %half = OpExtInst %float %1 vload_half %n %h
; CHECK-NEXT: %halves = OpExtInst %v4float %1 vload_halfn %n %h 4
; CHECK-NEXT: %aligned = OpExtInst %v3float %1 vloada_halfn %n %h 3
; CHECK-NEXT: OpExtInst %void %1 vstore_half %half %n %h
; CHECK-NEXT: OpExtInst %void %1 vstore_half_r %half %n %h RTZ
; CHECK-NEXT: OpExtInst %void %1 vstore_halfn_r %halves %n %h RTP
; CHECK-NEXT: OpExtInst %void %1 vstorea_halfn %halves %n %h
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @memory(ptr addrspace(1) %p, ptr addrspace(2) %i, ptr addrspace(4) %h, i64 %n) {
  %four = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %n, ptr addrspace(1) %p)
  call spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float> %four, i64 %n, ptr addrspace(1) %p)
  %three = call spir_func <3 x i32> @_Z6vload3mPU3AS2Kj(i64 %n, ptr addrspace(2) %i)
  %half = call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 %n, ptr addrspace(4) %h)
  %halves = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 %n, ptr addrspace(4) %h)
  %aligned = call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 %n, ptr addrspace(4) %h)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float %half, i64 %n, ptr addrspace(4) %h)
  call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float %half, i64 %n, ptr addrspace(4) %h)
  call spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float> %halves, i64 %n, ptr addrspace(4) %h)
  call spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float> %halves, i64 %n, ptr addrspace(4) %h)
  ret void
}

declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z7vstore4Dv4_fmPU3AS1f(<4 x float>, i64, ptr addrspace(1))
declare spir_func <3 x i32> @_Z6vload3mPU3AS2Kj(i64, ptr addrspace(2))
declare spir_func float @_Z10vload_halfmPU3AS4KDh(i64, ptr addrspace(4))
declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64, ptr addrspace(4))
declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64, ptr addrspace(4))
declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float, i64, ptr addrspace(4))
declare spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float, i64, ptr addrspace(4))
declare spir_func void @_Z16vstore_half4_rtpDv4_fmPU3AS4Dh(<4 x float>, i64, ptr addrspace(4))
declare spir_func void @_Z13vstorea_half4Dv4_fmPU3AS4Dh(<4 x float>, i64, ptr addrspace(4))
