; A call of OpAtomicCompareExchange on i16 needs SPV_INTEL_16bit_atomics.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int16
; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability AtomicInt16CompareExchangeINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_16bit_atomics"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Bitcast {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} AtomicCompareExchange {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_16bit_atomics
; REFUSED-NEXT: Capability AtomicInt16CompareExchangeINTEL needs SPV_INTEL_16bit_atomics (allow it with --spirv-ext=+SPV_INTEL_16bit_atomics)
; REFUSED-NEXT: at   %r = call spir_func i16 @__spirv_AtomicCompareExchange(ptr addrspace(1) %p, i32 1, i32 0, i32 0, i16 %x, i16 %y)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: code E018, see --explain E018
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i16 @__spirv_AtomicCompareExchange(ptr addrspace(1), i32, i32, i32, i16, i16)

define spir_func i16 @f(ptr addrspace(1) %p, i16 %x, i16 %y) {
  %r = call spir_func i16 @__spirv_AtomicCompareExchange(ptr addrspace(1) %p, i32 1, i32 0, i32 0, i16 %x, i16 %y)
  ret i16 %r
}
