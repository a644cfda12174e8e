; A call whose signature differs from that of the called function is refused.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/fits.ll --spirv-tools-dis | FileCheck %s --check-prefix=FITS
; RUN: not llvm-spirv-rs %t/differs.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=DIFFERS

; FITS: %r = OpFunctionCall %uint %f %x_0 %p_0
; DIFFERS:      InvalidInstruction: Can't translate llvm instruction:
; DIFFERS-NEXT: @f is called as i64 (i64), but is i32 (i32, ptr addrspace(1)): declare it as it is called, or allow the call with --spirv-ext=+SPV_INTEL_function_pointers
; DIFFERS-NEXT: at %r = call spir_func i64 @f(i64 %x)
; DIFFERS-NEXT: in function @k

;--- fits.ll
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x, ptr addrspace(1) %p) {
  ret i32 %x
}
define spir_kernel void @k(i32 %x, ptr addrspace(1) %p) {
  %r = call spir_func i32 @f(i32 %x, ptr addrspace(1) %p)
  ret void
}
;--- differs.ll
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x, ptr addrspace(1) %p) {
  ret i32 %x
}
define spir_kernel void @k(i64 %x) {
  %r = call spir_func i64 @f(i64 %x)
  ret void
}
