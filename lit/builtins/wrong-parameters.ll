; A function of a builtin's name that has another number of parameters is no builtin: it stays an import.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroups --spirv-tools-dis 2>%t.log | FileCheck %s
; RUN: FileCheck %s --check-prefix=LOG < %t.log

; CHECK-DAG: OpDecorate %_Z5clampi LinkageAttributes "_Z5clampi" Import
; CHECK-DAG: OpDecorate %_Z6selecti LinkageAttributes "_Z6selecti" Import
; CHECK-DAG: OpDecorate %_Z7isequalf LinkageAttributes "_Z7isequalf" Import
; CHECK-DAG: OpDecorate %_Z23intel_sub_group_shufflei LinkageAttributes "_Z23intel_sub_group_shufflei" Import
; CHECK-DAG: OpDecorate %_Z26intel_sub_group_block_readPU3AS1Kji LinkageAttributes "_Z26intel_sub_group_block_readPU3AS1Kji" Import
; CHECK-NOT: OpExtInst

; LOG: warning[W007]: @_Z5clampi does not name a builtin function: `clamp` has no overload with these parameters; it stays an import
; LOG: @_Z6selecti does not name
; LOG: @_Z7isequalf does not name
; LOG: @_Z23intel_sub_group_shufflei does not name
; LOG: @_Z26intel_sub_group_block_readPU3AS1Kji does not name

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z5clampi(i32)
declare spir_func void @_Z6selecti(i32)
declare spir_func i32 @_Z7isequalf(float)
declare spir_func i32 @_Z23intel_sub_group_shufflei(i32)
declare spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kji(ptr addrspace(1), i32)

define spir_func i32 @f(i32 %x, float %y, ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z5clampi(i32 %x)
  call spir_func void @_Z6selecti(i32 %a)
  %b = call spir_func i32 @_Z7isequalf(float %y)
  %c = call spir_func i32 @_Z23intel_sub_group_shufflei(i32 %b)
  %d = call spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kji(ptr addrspace(1) %p, i32 %c)
  ret i32 %d
}
