; SYCL's compilers name the consumer after the architecture: of a GPU, a processor, an FPGA.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed 's/spir64_gen/spir64_x86_64/' %s | llvm-spirv-rs - --spirv-tools-dis | FileCheck %s
; RUN: sed 's/spir64_gen/spir64_fpga/' %s | llvm-spirv-rs - --spirv-tools-dis | FileCheck %s
; CHECK: OpMemoryModel Physical64 OpenCL

target triple = "spir64_gen-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
