; Shaders for Vulkan are refused by name: their modules would become libraries of kernels.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: sed -e 's/spirv64-unknown-unknown/spirv-unknown-vulkan1.3-compute/' -e 's/hlsl.shader/other/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=TRIPLE
; RUN: sed 's/hlsl.shader/other/' %s | llvm-spirv-rs - -o %t.spv

; CHECK:      InvalidModule: Invalid SPIR-V module: found a shader of HLSL, but this program translates kernels
; CHECK-NEXT: in function @main

; TRIPLE:      InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is spirv-unknown-vulkan1.3-compute
; TRIPLE-NEXT: the target triple "spirv-unknown-vulkan1.3-compute" is that of shaders for Vulkan

target triple = "spirv64-unknown-unknown"

define void @main() #0 {
  ret void
}

attributes #0 = { "hlsl.shader"="compute" "hlsl.numthreads"="1,1,1" }
