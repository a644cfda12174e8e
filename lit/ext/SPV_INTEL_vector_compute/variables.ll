; A variable of vector compute code in private memory is a module-scope variable, which keeps its decorations.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-allow-unknown-intrinsics=llvm.genx --spirv-ext=+SPV_INTEL_vector_compute | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-allow-unknown-intrinsics=llvm.genx | FileCheck %s --check-prefix=WITHOUT
; RUN: sed '/%%again/s/@v/%%local/' %s | not llvm-spirv-rs - --spirv-allow-unknown-intrinsics=llvm.genx --spirv-ext=+SPV_INTEL_vector_compute -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpDecorate %v VectorComputeVariableINTEL
; CHECK-DAG: OpDecorate %v GlobalVariableOffsetINTEL 4
; CHECK-DAG: OpDecorate %v Volatile
; CHECK-DAG: %v = OpVariable %_ptr_Private_uint Private
; CHECK:     %[[VLOAD:.+]] = OpFunction %uint
; CHECK:     OpFunctionParameter %_ptr_Private_uint
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     OpFunctionCall %uint %[[VLOAD]] %v
; CHECK:     OpStore %v %x

; WITHOUT-NOT: INTEL
; WITHOUT:     %v = OpVariable %_ptr_Function_uint Function

; An intrinsic has one type, so all pointers to it have one storage class.
; REFUSED:      Global variable cannot have Function storage class
; REFUSED:      the address of a variable of vector compute code in private memory (address space 0) can be used by loads
; REFUSED-SAME: remove SPV_INTEL_vector_compute from --spirv-ext

target triple = "spir64-unknown-unknown"

@v = internal global i32 undef, align 4 "VCGlobalVariable" "VCByteOffset"="4" "VCVolatile"

declare i32 @llvm.genx.vload.p0(ptr)

define spir_kernel void @k(i32 %x, ptr addrspace(1) %to) "VCFunction" {
  %local = alloca i32, align 4
  %loaded = call i32 @llvm.genx.vload.p0(ptr @v)
  %again = call i32 @llvm.genx.vload.p0(ptr @v)
  store i32 %x, ptr @v, align 4
  store i32 %loaded, ptr addrspace(1) %to, align 4
  ret void
}
