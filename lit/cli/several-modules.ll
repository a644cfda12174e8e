; A file with several modules is an error unless one is selected: to translate the first would lose the kernels of the others.
; RUN: split-file %s %t
; RUN: llvm-as %t/first.ll -o %t/first.bc
; RUN: llvm-as %t/second.ll -o %t/second.bc
; RUN: llvm-cat -b %t/first.bc %t/second.bc -o %t/both.bc
; RUN: not llvm-spirv-rs %t/both.bc -o %t/no.spv 2>&1 | FileCheck %s --check-prefix=SEVERAL
; RUN: not llvm-spirv-rs %t/both.bc --module=3 -o %t/no.spv 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not llvm-spirv-rs %t/both.bc --module=0 -o %t/no.spv 2>&1 | FileCheck %s --check-prefix=ZERO
; RUN: not llvm-spirv-rs %t/first.ll --module=2 -o %t/no.spv 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
; RUN: not llvm-spirv-rs -r %t/no.spv --module=1 -o %t/no.bc 2>&1 | FileCheck %s --check-prefix=REVERSE
; RUN: not ls %t/no.spv
; RUN: llvm-spirv-rs %t/both.bc --module=1 -o %t/1.spv
; RUN: llvm-spirv-rs %t/first.bc -o %t/first.spv
; RUN: cmp %t/1.spv %t/first.spv
; RUN: llvm-spirv-rs %t/both.bc --module=2 -o %t/2.spv
; RUN: llvm-spirv-rs %t/second.bc --module=1 -o %t/second.spv
; RUN: cmp %t/2.spv %t/second.spv
; The selected module is what LLVM gets, too.
; RUN: llvm-spirv-rs %t/both.bc --module=2 --optimize --spirv-tools-dis | FileCheck %s --check-prefix=OPTIMIZED

; SEVERAL: error[E103]: {{.*}}the file has 2 modules; select one with --module=1 to --module=2
; NONE: error[E103]: {{.*}}the file has no module 3; it has 2
; ASSEMBLY: error[E103]: {{.*}}the file has no module 2; assembly has one
; ZERO: error[E112]: invalid value '0' for '--module <N>'
; REVERSE: error[E112]: the argument '-r{{.*}}' cannot be used with '--module <N>'
; OPTIMIZED: OpEntryPoint Kernel %{{.*}} "second"
; OPTIMIZED-NOT: OpVariable

;--- first.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @first(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}

;--- second.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @second(ptr addrspace(1) %p, i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %y = load i32, ptr %slot
  store i32 %y, ptr addrspace(1) %p
  ret void
}
