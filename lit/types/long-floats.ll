; Floating-point types longer than SPIR-V's are moved as their bits and support sign operations; all other arithmetic is
; refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed 's/fneg fp128 %a/fadd fp128 %a, %b/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=SUM
; RUN: sed 's/@llvm.fabs.f80/@llvm.sqrt.f80/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=ROOT
;
; CHECK:      %one = OpVariable
; CHECK:      %negated = OpFunction
; CHECK:      %[[HIGH:[0-9]+]] = OpBitwiseXor %ulong %{{[0-9]+}} %ulong_9223372036854775808
; CHECK:      OpFunctionEnd
; CHECK:      %size = OpFunction
; CHECK:      OpBitwiseAnd %ulong %{{[0-9]+}} %ulong_32767
; CHECK:      %chosen = OpFunction %void None
; CHECK-NOT:  OpFConvert
; CHECK:      OpFunctionEnd
;
; SUM:      InvalidInstruction: Can't translate llvm instruction:
; SUM-NEXT: expected floating-point arithmetic on 16, 32 or 64 bits, found fp128; use double
; SUM-NEXT: at %r = fadd fp128 %a, %b
;
; ROOT:      InvalidInstruction: Can't translate llvm instruction:
; ROOT-NEXT: expected floating-point arithmetic on 16, 32 or 64 bits, found x86_fp80; use double
; ROOT-NEXT: at %r = call x86_fp80 @llvm.sqrt.f80

target triple = "spir64-unknown-unknown"
@one = addrspace(1) global fp128 0xL00000000000000003FFF000000000000
define spir_func fp128 @negated(fp128 %a, fp128 %b) {
  %r = fneg fp128 %a
  ret fp128 %r
}
define spir_func x86_fp80 @size(x86_fp80 %a) {
  %r = call x86_fp80 @llvm.fabs.f80(x86_fp80 %a)
  ret x86_fp80 %r
}
define spir_func void @chosen(ptr addrspace(1) %p, i1 %c, i128 %i) {
  %x = load x86_fp80, ptr addrspace(1) %p
  %r = select i1 %c, x86_fp80 %x, x86_fp80 0xK3FFF8000000000000000
  store x86_fp80 %r, ptr addrspace(1) %p
  %f = bitcast i128 %i to fp128
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store fp128 %f, ptr addrspace(1) %q
  ret void
}
