; Constructors that are no kernels stay a list of functions in global memory, under the name that drivers read; without
; the extension, or with the list in another address space, no consumer would run them and they are refused.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: sed 's/appending addrspace(1)/appending/' %s > %t.private.ll
; RUN: not llvm-spirv-rs %t.private.ll --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpDecorate %[[LIST:llvm_global_ctors]] LinkageAttributes "llvm.global_ctors" Export
; CHECK-DAG: %[[INIT:[0-9]+]] = OpConstantFunctionPointerINTEL %{{[_a-zA-Z0-9]+}} %init
; CHECK-DAG: %[[BYTES:[0-9]+]] = OpSpecConstantOp %_ptr_Function_uchar Bitcast %[[INIT]]
; CHECK-DAG: %[[ENTRY:[0-9]+]] = OpConstantComposite %{{[_a-z0-9]+}} %uint_65535 %[[BYTES]] %{{[0-9]+}}
; CHECK-DAG: %[[ALL:[0-9]+]] = OpConstantComposite %{{[_a-z0-9]+}} %[[ENTRY]]
; CHECK:     %[[LIST]] = OpVariable %{{[_a-zA-Z0-9]+}} CrossWorkgroup %[[ALL]]

; REFUSED: InvalidModule: Invalid SPIR-V module: SPIR-V has no static constructors other than kernels defined in the module, found @init:
; REFUSED-SAME: with SPV_INTEL_function_pointers, a list in address space 1 may have other functions
; REFUSED: at the global variable @llvm.global_ctors

target triple = "spir64-unknown-unknown"

@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
@x = internal addrspace(1) global i32 0

define internal spir_func void @init() {
  store i32 1, ptr addrspace(1) @x
  ret void
}
