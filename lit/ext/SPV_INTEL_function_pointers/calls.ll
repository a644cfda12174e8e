; Function addresses are constants, and indirect calls are OpFunctionPointerCallINTEL.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability FunctionPointersINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_function_pointers"
; CHECK-DAG: %[[TYPE:[0-9]+]] = OpTypeFunction %uint %uint
; CHECK-DAG: %[[POINTER:_ptr_Function_[0-9]+]] = OpTypePointer Function %[[TYPE]]
; CHECK-DAG: %[[ADD:[0-9]+]] = OpConstantFunctionPointerINTEL %[[POINTER]] %add_one
; CHECK-DAG: %[[TWICE:[0-9]+]] = OpConstantFunctionPointerINTEL %[[POINTER]] %twice
; CHECK-DAG: %[[ADDBYTES:[0-9]+]] = OpSpecConstantOp %_ptr_Function_uchar Bitcast %[[ADD]]
; CHECK-DAG: %table = OpVariable %{{.*}} CrossWorkgroup
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %chosen = OpSelect %[[POINTER]] %c %[[ADD]] %[[TWICE]]
; CHECK-NEXT: %a = OpFunctionPointerCallINTEL %uint %chosen %n
; CHECK:      %place = OpBitcast %_ptr_CrossWorkgroup_[[POINTER]] %{{[0-9]+}}
; CHECK-NEXT: %loaded = OpLoad %[[POINTER]] %place
; CHECK-NEXT: %b = OpFunctionPointerCallINTEL %uint %loaded %a
; CHECK:      %direct = OpFunctionCall %uint %add_one %b

; REFUSED:      FunctionPointers: Can't translate function pointer:
; REFUSED-NEXT: the address of @add_one is used, which SPIR-V cannot express without SPV_INTEL_function_pointers (allow it with --spirv-ext=+SPV_INTEL_function_pointers)
; REFUSED: at the global variable @table

target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [2 x ptr] [ptr @add_one, ptr @twice]

define internal spir_func i32 @add_one(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define internal spir_func i32 @twice(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i64 %i, i32 %which) {
  %c = icmp eq i32 %which, 0
  %chosen = select i1 %c, ptr @add_one, ptr @twice
  %a = call spir_func i32 %chosen(i32 %n)
  %place = getelementptr [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %loaded = load ptr, ptr addrspace(1) %place, align 8
  %b = call spir_func i32 %loaded(i32 %a)
  %direct = call spir_func i32 @add_one(i32 %b)
  store i32 %direct, ptr addrspace(1) %out, align 4
  ret void
}
