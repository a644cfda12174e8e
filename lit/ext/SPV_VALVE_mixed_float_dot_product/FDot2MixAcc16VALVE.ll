; A call of OpFDot2MixAcc16VALVE needs SPV_VALVE_mixed_float_dot_product.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_VALVE_mixed_float_dot_product --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Float16Buffer
; CHECK: {{[0-9]+}} Capability Float16
; CHECK: {{[0-9]+}} Capability DotProductFloat16AccFloat16VALVE
; CHECK: {{[0-9]+}} Extension "SPV_VALVE_mixed_float_dot_product"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} FDot2MixAcc16VALVE {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_VALVE_mixed_float_dot_product
; REFUSED-NEXT: OpFDot2MixAcc16VALVE needs SPV_VALVE_mixed_float_dot_product (allow it with --spirv-ext=+SPV_VALVE_mixed_float_dot_product)
; REFUSED-NEXT: at   %r = call spir_func half @__spirv_FDot2MixAcc16VALVE(<2 x half> %a0, <2 x half> %a1, half %a2)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}FDot2MixAcc16VALVE.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func half @__spirv_FDot2MixAcc16VALVE(<2 x half> %a0, <2 x half> %a1, half %a2)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func half @__spirv_FDot2MixAcc16VALVE(<2 x half>, <2 x half>, half)

define spir_func void @f(<2 x half> %a0, <2 x half> %a1, half %a2) {
  %r = call spir_func half @__spirv_FDot2MixAcc16VALVE(<2 x half> %a0, <2 x half> %a1, half %a2)
  ret void
}
