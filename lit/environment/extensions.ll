; An extension is used if the options and the environment allow it: otherwise an alternative lowering is used, or an
; error names both.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/wrap.ll --spirv-max-version=1.2 --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=SAID
; RUN: llvm-spirv-rs %t/wrap.ll --spirv-max-version=1.2 --spirv-ext=all --target-env=level-zero --spirv-tools-dis | FileCheck %s --check-prefix=UNSAID
; RUN: not llvm-spirv-rs %t/clock.ll --spirv-ext=all --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefixes=REFUSED,LIST
; RUN: not llvm-spirv-rs %t/clock.ll --target-env=level-zero:SPV_KHR_shader_clock -o %t.spv 2>&1 | FileCheck %s --check-prefixes=REFUSED,OPTION
; RUN: not llvm-spirv-rs %t/clock.ll --target-env=level-zero:1.3,fp64 -o %t.spv 2>&1 | FileCheck %s --check-prefixes=REFUSED,BOTH
; RUN: llvm-spirv-rs %t/clock.ll --spirv-ext=+SPV_KHR_shader_clock --target-env=level-zero:1.3,fp64,SPV_KHR_shader_clock -o %t.spv
; RUN: llvm-spirv-rs %t/clock.ll --spirv-ext=all --target-env=level-zero:SPV_KHR_shader_clock -o %t.spv

; SAID:       OpExtension "SPV_KHR_no_integer_wrap_decoration"
; UNSAID-NOT: OpExtension
; UNSAID:     OpIAdd

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_shader_clock
; LIST-NEXT:    {{.*}} needs SPV_KHR_shader_clock (allow it with --target-env=level-zero:SPV_KHR_shader_clock)
; OPTION-NEXT:  {{.*}} needs SPV_KHR_shader_clock (allow it with --spirv-ext=+SPV_KHR_shader_clock)
; BOTH-NEXT:    {{.*}} needs SPV_KHR_shader_clock (allow it with --spirv-ext=+SPV_KHR_shader_clock --target-env=level-zero:1.3,fp64,SPV_KHR_shader_clock)

;--- wrap.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %sum = add nsw i32 %x, 1
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
;--- clock.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %p) {
  %now = call spir_func i64 @_Z17clock_read_devicev()
  store i64 %now, ptr addrspace(1) %p
  ret void
}
declare spir_func i64 @_Z17clock_read_devicev()
