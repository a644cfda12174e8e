; Unused intrinsics of other targets, names with the types of typed pointers, and flags of Objective-C have no effect: LLVM
; keeps them as it reads a module, so they must not be treated as constructs of older releases. A call is refused by its name,
; or becomes one of an import.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/unused.ll --spirv-tools-dis | FileCheck %s --check-prefix=UNUSED
; RUN: llvm-as %t/unused.ll -o %t/unused.bc
; RUN: llvm-spirv-rs %t/unused.bc --spirv-tools-dis | FileCheck %s --check-prefix=UNUSED
; RUN: not llvm-spirv-rs %t/used.ll 2>&1 | FileCheck %s --check-prefix=USED
; RUN: llvm-spirv-rs %t/used.ll --spirv-allow-unknown-intrinsics=llvm.amdgcn --spirv-tools-dis | FileCheck %s --check-prefix=IMPORT
; RUN: llvm-spirv-rs %t/named.ll --spirv-tools-dis | FileCheck %s --check-prefix=NAMED

; UNUSED:     OpEntryPoint Kernel %[[#K:]] "k"
; UNUSED-NOT: llvm.
; USED:       error[E008]: {{.*}}Unexpected llvm intrinsic:
; USED-NEXT:  llvm.amdgcn.workitem.id.x
; IMPORT:     OpDecorate %{{.*}} LinkageAttributes "llvm.amdgcn.workitem.id.x" Import
; NAMED:      %a = OpFunctionParameter %[[T:.*]]
; NAMED:      OpReturnValue %a

;--- unused.ll
target triple = "spir64-unknown-unknown"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.genx.svm.ld.i32.p1i32(ptr addrspace(1))
declare void @llvm.dbg.stoppoint(i32, i32, ptr)
define spir_kernel void @k(ptr addrspace(1) %p) {
  ret void
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}

;--- used.ll
target triple = "spir64-unknown-unknown"
declare i32 @llvm.amdgcn.workitem.id.x()
define spir_func i32 @f() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  ret i32 %x
}

;--- named.ll
target triple = "spir64-unknown-unknown"
%T = type { i32, float }
declare %T @llvm.ssa.copy.s_Ts(%T)
define spir_func %T @f(%T %a) {
  %r = call %T @llvm.ssa.copy.s_Ts(%T %a)
  ret %T %r
}
