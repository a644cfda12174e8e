; A dot product of integers before version 1.6 needs SPV_KHR_integer_dot_product.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_integer_dot_product --spirv-max-version=1.5 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.5 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability DotProductInput4x8Bit
; CHECK-NEXT: OpCapability DotProduct
; CHECK-NEXT: OpExtension "SPV_KHR_integer_dot_product"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_integer_dot_product
; REFUSED-NEXT: Capability DotProductInput4x8Bit needs SPV_KHR_integer_dot_product or SPIR-V 1.6 (allow it with --spirv-ext=+SPV_KHR_integer_dot_product or --spirv-max-version=1.6)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_SDot(<4 x i8> %a, <4 x i8> %b)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}dot.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_SDot(<4 x i8> %a, <4 x i8> %b)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SDot(<4 x i8>, <4 x i8>)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uchar
; CHECK-NEXT: %b = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSDot %uint %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(<4 x i8> %a, <4 x i8> %b) {
  %r = call spir_func i32 @__spirv_SDot(<4 x i8> %a, <4 x i8> %b)
  ret i32 %r
}
