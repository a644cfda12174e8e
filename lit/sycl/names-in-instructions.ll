; A string that only names a specialization constant is not translated, with casts as constants or instructions, also
; through a variable that holds its address; a string with other uses stays.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not="= OpVariable"
;
; CHECK:     OpEntryPoint Kernel %[[K:[0-9]+]] "k"
; CHECK:     OpEntryPoint Kernel %[[SLOT:[0-9]+]] "slot"
; CHECK:     OpEntryPoint Kernel %[[LOOK:[0-9]+]] "look"
; CHECK-DAG: OpDecorate %[[SIZE:size[_0-9]*]] SpecId 0
; CHECK-DAG: OpDecorate %[[SEEN:seen[_0-9]*]] SpecId 1
; CHECK-DAG: %[[SIZE]] = OpSpecConstant %ulong 3
; CHECK-DAG: %[[SEEN]] = OpSpecConstant %ulong 4
; CHECK-DAG: %seen_name = OpVariable
; CHECK:     %[[K]] = OpFunction %void
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpStore %{{.*}} %[[SIZE]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK:     %[[SLOT]] = OpFunction %void
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpStore %{{.*}} %[[SIZE]] Aligned 8
; CHECK-NEXT: OpReturn
; CHECK:     %[[LOOK]] = OpFunction %void
; CHECK:     OpPtrCastToGeneric %{{.*}} %seen_name
; CHECK:     OpStore %{{.*}} %[[SEEN]] Aligned 8

target triple = "spir64-unknown-unknown"

%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 3 }, align 8
@name = private unnamed_addr addrspace(1) constant [5 x i8] c"size\00", align 1
@seen = internal addrspace(1) constant %id { i64 4 }, align 8
@seen_name = private unnamed_addr addrspace(1) constant [5 x i8] c"seen\00", align 1
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out) {
  %string = addrspacecast ptr addrspace(1) @name to ptr addrspace(4)
  %first = getelementptr inbounds [5 x i8], ptr addrspace(4) %string, i64 0, i64 0
  %default = addrspacecast ptr addrspace(1) @size to ptr addrspace(4)
  %n = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) %first, ptr addrspace(4) %default, ptr addrspace(4) null)
  store i64 %n, ptr addrspace(1) %out, align 8
  ret void
}

define spir_kernel void @slot(ptr addrspace(1) %out) {
  %slot = alloca ptr addrspace(4), align 8
  %place = addrspacecast ptr %slot to ptr addrspace(4)
  %string = addrspacecast ptr addrspace(1) @name to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %slot)
  store ptr addrspace(4) %string, ptr addrspace(4) %place, align 8
  %loaded = load ptr addrspace(4), ptr addrspace(4) %place, align 8
  %n = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) %loaded, ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null)
  call void @llvm.lifetime.end.p0(ptr %slot)
  store i64 %n, ptr addrspace(1) %out, align 8
  ret void
}

define spir_kernel void @look(ptr addrspace(1) %out, ptr addrspace(1) %places) {
  %string = addrspacecast ptr addrspace(1) @seen_name to ptr addrspace(4)
  store ptr addrspace(4) %string, ptr addrspace(1) %places, align 8
  %default = addrspacecast ptr addrspace(1) @seen to ptr addrspace(4)
  %n = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) %string, ptr addrspace(4) %default, ptr addrspace(4) null)
  store i64 %n, ptr addrspace(1) %out, align 8
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
