; Synchronization scopes are numbers; an unknown scope becomes the widest one, which is correct for all others, with a
; warning.
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2> %t.warnings | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNED < %t.warnings

; CHECK:      %a = OpAtomicLoad %uint %p %uint_0 %
; CHECK-NEXT: %b = OpAtomicLoad %uint %p %uint_1 %
; CHECK-NEXT: %c = OpAtomicLoad %uint %p %uint_2 %
; CHECK-NEXT: %d = OpAtomicLoad %uint %p %uint_3 %
; CHECK-NEXT: %e = OpAtomicLoad %uint %p %uint_4 %
; CHECK-NEXT: %f = OpAtomicLoad %uint %p %uint_2 %
; CHECK-NEXT: %g = OpAtomicLoad %uint %p %uint_0 %

; WARNED:      warning[W001]: unknown synchronization scope "cluster"; the scope of all devices is used
; WARNED-NEXT: at %g = load atomic
; WARNED-NEXT: in function @scopes
; WARNED-NOT:  warning

target triple = "spir64-unknown-unknown"

define spir_func void @scopes(ptr addrspace(1) %p) {
  %a = load atomic i32, ptr addrspace(1) %p seq_cst, align 4
  %b = load atomic i32, ptr addrspace(1) %p syncscope("device") seq_cst, align 4
  %c = load atomic i32, ptr addrspace(1) %p syncscope("workgroup") seq_cst, align 4
  %d = load atomic i32, ptr addrspace(1) %p syncscope("subgroup") seq_cst, align 4
  %e = load atomic i32, ptr addrspace(1) %p syncscope("singlethread") seq_cst, align 4
  %f = load atomic i32, ptr addrspace(1) %p syncscope("workgroup-one-as") seq_cst, align 4
  %g = load atomic i32, ptr addrspace(1) %p syncscope("cluster") seq_cst, align 4
  ret void
}
