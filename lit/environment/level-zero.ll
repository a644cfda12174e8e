; An environment refuses modules that violate its guide, with the section of the guide and the location in the input;
; features that the guide does not list have a warning.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/fine.ll --target-env=level-zero --spirv-tools-dis | FileCheck %s --check-prefix=FINE
; RUN: not llvm-spirv-rs %t/double.ll --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefix=DOUBLE
; RUN: llvm-spirv-rs %t/double.ll --target-env=level-zero:fp64 -o %t.spv
; RUN: not llvm-spirv-rs %t/generic.ll --target-env=level-zero:all -o %t.spv 2>&1 | FileCheck %s --check-prefix=GENERIC
; RUN: not llvm-spirv-rs %t/long.ll --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefix=LONG
; RUN: llvm-spirv-rs %t/long.ll --target-env=level-zero:int64-atomics -o %t.spv
; RUN: llvm-spirv-rs %t/narrow.ll --target-env=level-zero -o %t.spv
; RUN: not llvm-spirv-rs %t/recursion.ll --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefix=RECURSION
; RUN: llvm-spirv-rs %t/loop.ll --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefix=LOOP
; RUN: not llvm-spirv-rs %t/vote.ll --target-env=level-zero:1.2,subgroups -o %t.spv 2>&1 | FileCheck %s --check-prefix=VOTE
; RUN: llvm-spirv-rs %t/vote.ll --target-env=level-zero:1.3,subgroups -o %t.spv
; RUN: not llvm-spirv-rs %t/small.ll --target-env=level-zero -o %t.spv 2>&1 | FileCheck %s --check-prefix=SMALL
; RUN: not llvm-spirv-rs %t/fine.ll --target-env=vulkan -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t/fine.ll --target-env=level-zero:fp128 -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEATURE

; FINE: OpEntryPoint Kernel %{{.*}} "fine"

; DOUBLE:      error[E109]: TargetEnvironment: capability Float64 requires the device feature fp64
; DOUBLE-SAME: (Level Zero SPIR-V guide, "Required Capabilities")
; DOUBLE-NEXT: at %old = OpLoad %{{[0-9]+}} %p
; DOUBLE-NEXT: at %old = load double, ptr addrspace(1) %p
; DOUBLE-NEXT: in function @double

; GENERIC:      error[E109]: TargetEnvironment: unsupported type of a parameter of the kernel generic: a pointer to Generic memory
; GENERIC-SAME: "Kernel Arguments"
; GENERIC-NEXT: at %p = OpFunctionParameter
; GENERIC-NEXT: in function @generic

; LONG:      error[E109]: TargetEnvironment: OpAtomicIAdd of a 64-bit integer requires the device feature int64-atomics
; LONG-SAME: "Validation Rules"
; LONG:      atomicrmw add
; LONG-NEXT: in function @long

; RECURSION:      error[E109]: TargetEnvironment: the kernel start calls recursive functions: f -> g -> f
; RECURSION:      in function @g

; LOOP: warning[W017]: the control flow is irreducible: a loop has several entries, which drivers may reject
; LOOP-NEXT: in function odd
; LOOP-NEXT: in the Level Zero SPIR-V guide, "Validation Rules"

; VOTE:  RequiresVersion:
; SMALL: TargetEnvironment: the addressing model is Physical32; expected Physical64: translate for a 64-bit target

; UNKNOWN: unknown target environment "vulkan"; expected opencl1.2, opencl2.0, opencl2.1, opencl2.2, opencl3.0, level-zero, or spv1.0 to spv1.6
; FEATURE: unknown item "fp128" of a Level Zero environment

;--- fine.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @fine(ptr addrspace(1) %p, ptr byval({ i32, i64 }) %s, <4 x float> %v) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  ret void
}
;--- double.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @double(ptr addrspace(1) %p) {
  %old = load double, ptr addrspace(1) %p
  %sum = fadd double %old, 1.0
  store double %sum, ptr addrspace(1) %p
  ret void
}
;--- generic.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @generic(ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) %p
  ret void
}
;--- long.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @long(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i64 1 seq_cst
  ret void
}
;--- narrow.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @narrow(ptr addrspace(1) %p) {
  %old = atomicrmw xchg ptr addrspace(1) %p, i16 1 seq_cst
  ret void
}
;--- recursion.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @start() {
  call spir_func void @f()
  ret void
}
define spir_func void @f() {
  call spir_func void @g()
  ret void
}
define spir_func void @g() {
  call spir_func void @f()
  ret void
}
;--- loop.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @odd(ptr addrspace(1) %p, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  store volatile i32 1, ptr addrspace(1) %p
  br label %b
b:
  %more = load volatile i32, ptr addrspace(1) %p
  %again = icmp eq i32 %more, 7
  br i1 %again, label %a, label %end
end:
  ret void
}
;--- vote.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @vote(ptr addrspace(1) %p, i32 %n) {
  %r = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32)
;--- small.ll
target triple = "spir-unknown-unknown"
define spir_kernel void @small() {
  ret void
}
