; An assertion calls a function of the device library or the C library that another module defines.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %__devicelib_assert_fail LinkageAttributes "__devicelib_assert_fail" Import
; CHECK-DAG: OpDecorate %__assert_fail LinkageAttributes "__assert_fail" Import
; CHECK:     OpPtrCastToGeneric
; CHECK:     OpFunctionCall %void %__devicelib_assert_fail %{{.+}} %{{.+}} %uint_7 %{{.+}} %{{.+}} %{{.+}} %{{.+}} %{{.+}} %{{.+}} %{{.+}}
; CHECK:     OpFunctionCall %void %__assert_fail
; CHECK:     OpUnreachable

target triple = "spir64-unknown-unknown"

@.str = private unnamed_addr addrspace(1) constant [6 x i8] c"x > 0\00", align 1
@.str.1 = private unnamed_addr addrspace(1) constant [6 x i8] c"a.cpp\00", align 1
@__PRETTY_FUNCTION__ = private unnamed_addr addrspace(1) constant [9 x i8] c"void f()\00", align 1

declare dso_local spir_func void @__devicelib_assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4), i64, i64, i64, i64, i64, i64)
declare dso_local spir_func void @__assert_fail(ptr addrspace(4), ptr addrspace(4), i32, ptr addrspace(4)) noreturn

define spir_func void @check(i32 %x, i64 %id) {
entry:
  %fine = icmp sgt i32 %x, 0
  br i1 %fine, label %next, label %fail

fail:
  tail call spir_func void @__devicelib_assert_fail(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), i32 7, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__ to ptr addrspace(4)), i64 %id, i64 0, i64 0, i64 %id, i64 0, i64 0)
  br label %next

next:
  %small = icmp slt i32 %x, 100
  br i1 %small, label %end, label %stop

stop:
  tail call spir_func void @__assert_fail(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), i32 8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__ to ptr addrspace(4)))
  unreachable

end:
  ret void
}
