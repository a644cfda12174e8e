; Functions, parameters, blocks and values keep their names; entry points and linkage names are LLVM's exact names.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/names.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/kernel.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=KERNEL
; RUN: not llvm-spirv-rs %t/import.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=IMPORT
; RUN: not llvm-spirv-rs %t/returns.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=RETURNS
; RUN: not llvm-spirv-rs %t/variable.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=VARIABLE

; CHECK:     OpEntryPoint Kernel %{{.*}} "kernel.é"{{$}}
; CHECK-NOT: OpName {{.*}} "kernel
; CHECK-DAG: OpName %{{.*}} "argument one"
; CHECK-DAG: OpName %{{.*}} "entry"
; CHECK-DAG: OpName %{{.*}} "sum"
; CHECK-DAG: OpName %{{.*}} "next"
; CHECK-DAG: LinkageAttributes "f.\"quoted\"" Export
; CHECK-NOT: LinkageAttributes "" Export

; KERNEL:   InvalidLlvmModule: Invalid LLVM module: Entry point function must have a name
; IMPORT:   InvalidModule: Invalid SPIR-V module: expected a declaration that another module defines to have a name
; RETURNS:  InvalidLlvmModule: Invalid LLVM module: {{.*}} requires void return type; ptr @k
; VARIABLE: UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported in SPIR-V. SPIR-V has no functions with a variable number of arguments

;--- names.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @"kernel.\C3\A9"(ptr addrspace(1) %"argument one", i32 %n) {
entry:
  %sum = add i32 %n, 1
  store i32 %sum, ptr addrspace(1) %"argument one"
  br label %next
next:
  ret void
}
define spir_func void @"f.\22quoted\22"() {
  ret void
}
define spir_func void @0() {
  ret void
}
;--- kernel.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @0() {
  ret void
}
;--- import.ll
target triple = "spir64-unknown-unknown"
declare spir_func void @0()
define spir_kernel void @k() {
  call spir_func void @0()
  ret void
}
;--- returns.ll
target triple = "spir64-unknown-unknown"
define spir_kernel i32 @k() {
  ret i32 0
}
;--- variable.ll
target triple = "spir64-unknown-unknown"
define spir_func void @k(i32 %n, ...) {
  ret void
}
