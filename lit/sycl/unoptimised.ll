; Unoptimized code keeps the name of a specialization constant in a variable, and casts the variable's address (R37,
; R44).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %[[SIZE:size[_0-9]*]] SpecId 0
; CHECK-DAG: %[[SIZE]] = OpSpecConstant %ulong 3
; CHECK:     OpStore %{{.*}} %[[SIZE]] Aligned 8

target triple = "spir64-unknown-unknown"

%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 3 }, align 8
@name = private unnamed_addr addrspace(1) constant [5 x i8] c"size\00", align 1
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out) {
  %slot = alloca ptr addrspace(4), align 8
  %place = addrspacecast ptr %slot to ptr addrspace(4)
  %string = addrspacecast ptr addrspace(1) @name to ptr addrspace(4)
  store ptr addrspace(4) %string, ptr addrspace(4) %place, align 8
  %loaded = load ptr addrspace(4), ptr addrspace(4) %place, align 8
  %default = addrspacecast ptr addrspace(1) @size to ptr addrspace(4)
  %n = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) %loaded, ptr addrspace(4) %default, ptr addrspace(4) null)
  store i64 %n, ptr addrspace(1) %out, align 8
  ret void
}
