; OpBitCount of a width that OpenCL C does not have is llvm.ctpop for the host and GPUs, which have no function for it.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_integers -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=host %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=amdgcn %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=DEVICE
; RUN: llvm-spirv-rs run %t.spv --kernel=k --global=1 --arg=ulong:18446744073709551615 --print=0 | FileCheck %s --check-prefix=VALUE

; CHECK: call i55 @llvm.ctpop.i55(i55 %narrow)
; DEVICE: call spir_func i55 @_Z8popcountDB55_(i55 %narrow)
; VALUE: memory of long: 55

target triple = "spir64-unknown-unknown"

declare i55 @llvm.ctpop.i55(i55)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load i64, ptr addrspace(1) %p
  %narrow = trunc i64 %x to i55
  %count = call i55 @llvm.ctpop.i55(i55 %narrow)
  %wide = zext i55 %count to i64
  store i64 %wide, ptr addrspace(1) %p
  ret void
}
