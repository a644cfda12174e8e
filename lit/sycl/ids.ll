; SpecIds that calls or metadata of the module use are skipped, and a string that a post-link step has numbered keeps
; its SpecId (R39, R40).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %{{[0-9]+}} SpecId 0
; CHECK-DAG: OpDecorate %first SpecId 1
; CHECK-DAG: OpDecorate %known SpecId 3
; CHECK-DAG: OpDecorate %second SpecId 4

target triple = "spir64-unknown-unknown"

%id = type { i64 }
@a = internal addrspace(1) constant %id { i64 2 }
@b = internal addrspace(1) constant %id { i64 3 }
@c = internal addrspace(1) constant %id { i64 4 }
@first = private unnamed_addr constant [6 x i8] c"first\00"
@known = private unnamed_addr constant [6 x i8] c"known\00"
@second = private unnamed_addr constant [7 x i8] c"second\00"
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_func i64 @f(i32 %n) {
  %first = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @first to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @a to ptr addrspace(4)), ptr addrspace(4) null)
  %known = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @known to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @b to ptr addrspace(4)), ptr addrspace(4) null)
  %second = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @second to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @c to ptr addrspace(4)), ptr addrspace(4) null)
  %explicit = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
  %x = add i64 %first, %known
  %y = add i64 %x, %second
  %z = zext i32 %explicit to i64
  %sum = add i64 %y, %z
  ret i64 %sum
}

!sycl.specialization-constants = !{!0, !1}
!0 = !{!"known", i32 3, i32 0, i32 8, i32 -1, i32 8, i32 8}
!1 = !{!"elsewhere", i32 2, i32 0, i32 4}
