; A report of a module's declarations as text, for both byte orders; other input is refused.
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration -o %t.spv
; RUN: llvm-spirv-rs --spirv-print-report %t.spv | FileCheck %s
; RUN: llvm-spirv-rs -spirv-print-report %t.spv -o %t.txt
; RUN: FileCheck %s < %t.txt
; RUN: not llvm-spirv-rs --spirv-print-report %s 2>&1 | FileCheck %s --check-prefix=TEXT

; CHECK:      SPIR-V module report:
; CHECK-NEXT:  Version: 1.0
; CHECK-NEXT:  Memory model: OpenCL
; CHECK-NEXT:  Addressing model: Physical64
; CHECK-NEXT:  Number of capabilities: 3
; CHECK-DAG:    Capability: Addresses
; CHECK-DAG:    Capability: Kernel
; CHECK-DAG:    Capability: Linkage
; CHECK-NEXT:  Number of extensions: 1
; CHECK-NEXT:   Extension: SPV_KHR_no_integer_wrap_decoration
; CHECK-NEXT:  Number of extended instruction sets: 1
; CHECK-NEXT:   Extended Instruction Set: OpenCL.std
; CHECK-NOT:   {{.}}

; TEXT: error[E110]: InvalidSpirv: Invalid SPIR-V binary: "InvalidMagicNumber: Invalid Magic Number."
; TEXT-NEXT: the file {{.*}}; expected

target triple = "spir64-unknown-unknown"

declare float @llvm.sqrt.f32(float)

define spir_func i32 @f(i32 %x, float %y) {
  %r = add nsw i32 %x, 1
  %s = call float @llvm.sqrt.f32(float %y)
  ret i32 %r
}
