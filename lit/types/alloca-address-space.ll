; Where the data layout has address space 4 for alloca, it is private memory, and 0 generic memory: in variables, casts and
; arguments of builtin functions.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %shared = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_5
; CHECK-NOT:  OpVariable {{.*}} CrossWorkgroup

; CHECK:      %add = OpFunction %void
; CHECK-NEXT: %at = OpFunctionParameter %_ptr_Generic_uint

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK-NEXT: %out = OpFunctionParameter
; CHECK-NEXT: %[[N:.+]] = OpFunctionParameter
; CHECK:      %count = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: %slot = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %count %uint_7
; CHECK-NEXT: OpStore %slot %[[N]]
; CHECK:      %local = OpPtrCastToGeneric %_ptr_Generic_uint %slot
; CHECK:      OpFunctionCall %void %add %local %[[N]]
; CHECK:      %global = OpPtrCastToGeneric %_ptr_Generic_uint %out
; CHECK:      OpFunctionCall %void %add %global %[[N]]
; CHECK:      %private = OpGenericCastToPtr %_ptr_Function_uint %local
; CHECK:      %stored = OpLoad %uint %private
; CHECK-NEXT: OpStore %count %stored
; CHECK:      OpExtInst %float %{{[0-9]+}} fract %x %whole

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-A4-n8:16:32:64"
target triple = "spir64-unknown-unknown"

@count = internal addrspace(4) global i32 7
@shared = global i32 5

define internal spir_func void @add(ptr %at, i32 %n) noinline {
  %old = load i32, ptr %at, align 4
  %new = add i32 %old, %n
  store i32 %new, ptr %at, align 4
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, float %x, ptr addrspace(1) %whole.global) {
  %slot = alloca i32, align 4, addrspace(4)
  store i32 %n, ptr addrspace(4) %slot, align 4
  %local = addrspacecast ptr addrspace(4) %slot to ptr
  call spir_func void @add(ptr %local, i32 %n)
  %global = addrspacecast ptr addrspace(1) %out to ptr
  call spir_func void @add(ptr %global, i32 %n)
  %private = addrspacecast ptr %local to ptr addrspace(4)
  %stored = load i32, ptr addrspace(4) %private, align 4
  store i32 %stored, ptr addrspace(4) @count, align 4
  %whole = addrspacecast ptr addrspace(1) %whole.global to ptr
  %fraction = call spir_func float @_Z5fractfPU3AS1f(float %x, ptr %whole)
  %last = load i32, ptr addrspace(4) @count, align 4
  store i32 %last, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func float @_Z5fractfPU3AS1f(float, ptr)
