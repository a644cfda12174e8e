; Kernels among the constructors and destructors of globals become initializer and finalizer entry points; other
; functions are refused.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/kernels.ll --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %t/order.ll --spirv-tools-dis 2> %t/warnings | FileCheck %s --check-prefix=ORDER
; RUN: FileCheck %s --check-prefix=WARNED < %t/warnings
; RUN: not llvm-spirv-rs %t/kernels.ll --spirv-max-version=1.0 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: not llvm-spirv-rs %t/function.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not llvm-spirv-rs %t/function.ll --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: sed 's/ctors/dtors/' %t/function.ll > %t/destructor.ll
; RUN: not llvm-spirv-rs %t/destructor.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=DESTRUCTOR

; CHECK:     Version: 1.1
; CHECK:     OpEntryPoint Kernel %[[FIRST:[0-9]+]] "first"
; CHECK:     OpEntryPoint Kernel %[[LAST:[0-9]+]] "last"
; CHECK-DAG: OpExecutionMode %[[FIRST]] Initializer
; CHECK-DAG: OpExecutionMode %[[LAST]] Finalizer
; CHECK-NOT: OpVariable

; ORDER:      OpEntryPoint Kernel %[[A:[0-9]+]] "a"
; ORDER:      OpEntryPoint Kernel %[[B:[0-9]+]] "b"
; ORDER:      OpExecutionMode %[[B]] Initializer
; ORDER-NEXT: OpExecutionMode %[[A]] Initializer

; WARNED:      warning[W004]: SPIR-V does not specify the order of several constructors or destructors
; WARNED-NEXT: at @llvm.global_ctors

; OLD:      error[E016]: Requires1_1: Feature requires SPIR-V 1.1 or greater: Initializer/Finalizer Execution Mode
; OLD-NEXT: ExecutionMode Initializer needs SPIR-V 1.1 (allow it with --spirv-max-version=1.1)

; FUNCTION:      InvalidModule: Invalid SPIR-V module: SPIR-V has no static constructors other than kernels defined in the module, found @first: initialize the variables with constants, or in a kernel; with SPV_INTEL_function_pointers, a list in address space 1 may have other functions
; FUNCTION-NEXT: at the global variable @llvm.global_ctors

; DESTRUCTOR:      SPIR-V has no static destructors other than kernels defined in the module, found @first: clean up in a kernel;
; DESTRUCTOR: at the global variable @llvm.global_dtors

;--- kernels.ll
target triple = "spir64-unknown-unknown"
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr addrspace(1) }] [{ i32, ptr, ptr addrspace(1) } { i32 65535, ptr @first, ptr addrspace(1) null }]
@llvm.global_dtors = appending addrspace(1) global [1 x { i32, ptr, ptr addrspace(1) }] [{ i32, ptr, ptr addrspace(1) } { i32 65535, ptr @last, ptr addrspace(1) null }]
define spir_kernel void @first() {
  ret void
}
define spir_kernel void @last() {
  ret void
}
;--- order.ll
target triple = "spir64-unknown-unknown"
@llvm.global_ctors = appending addrspace(1) global [2 x { i32, ptr, ptr addrspace(1) }] [{ i32, ptr, ptr addrspace(1) } { i32 65535, ptr @a, ptr addrspace(1) null }, { i32, ptr, ptr addrspace(1) } { i32 101, ptr @b, ptr addrspace(1) null }]
define spir_kernel void @a() {
  ret void
}
define spir_kernel void @b() {
  ret void
}
;--- function.ll
target triple = "spir64-unknown-unknown"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]
define internal spir_func void @first() {
  ret void
}
