; A variable in address space 0, thread-local or not, exists once for each work-item: it becomes a kernel variable,
; initialized once, and every function that uses it takes its address. Its value is preserved between calls.
; shows: P4-as0-globals, P4-thread-local, P4-threadlocal.address
; RUN: llvm-spirv-rs %s -W all --spirv-tools-dis 2> %t.warnings | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNED < %t.warnings

; CHECK-NOT: LinkageAttributes
; CHECK-NOT: OpVariable {{.*}} UniformConstant

; CHECK:      OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "kernel"
; CHECK:      OpEntryPoint Kernel %[[OTHER:[0-9]+]] "other"
; CHECK:      %next = OpFunction %uint None
; CHECK-NEXT: %[[COUNTER:counter]] = OpFunctionParameter %_ptr_Function_uint
; CHECK:      %old = OpLoad %uint %[[COUNTER]] Aligned 4
; CHECK:      OpStore %[[COUNTER]] %new Aligned 4
; CHECK:      OpFunctionEnd

; CHECK:      %twice = OpFunction %uint None
; CHECK-NEXT: %[[COUNTER:counter_[0-9]+]] = OpFunctionParameter %_ptr_Function_uint
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %a = OpFunctionCall %uint %next %[[COUNTER]]
; CHECK-NEXT: %b = OpFunctionCall %uint %next %[[COUNTER]]

; CHECK:      %[[KERNEL]] = OpFunction %void None
; CHECK:      OpLabel
; CHECK-NEXT: %[[COUNTER:counter_[0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: %[[OWN:own]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %[[COUNTER]] %uint_7 Aligned 4
; CHECK-NEXT: OpStore %[[OWN]] %uint_0 Aligned 4
; CHECK:      OpFunctionCall %uint %twice %[[COUNTER]]
; CHECK:      OpAtomicIAdd %uint %[[OWN]]

; An undefined initial value is not stored.
; CHECK:      %[[OTHER]] = OpFunction %void None
; CHECK:      OpLabel
; CHECK-NEXT: %scratch = OpVariable %_ptr_Function__arr_uchar_ulong_3 Function
; CHECK-NEXT: OpBitcast
; CHECK-NEXT: %[[AT:at]] = OpInBoundsPtrAccessChain
; CHECK-NEXT: OpStore %[[AT]]

; WARNED:      warning[W010]: @next is not exported: the values that it writes to @counter in private memory (address space 0)
; WARNED-SAME: would be lost between calls
; WARNED:      warning[W010]: @second is not exported
; WARNED-NOT:  warning[

target triple = "spir64-unknown-unknown"

@counter = global i32 7
@own = internal thread_local global i32 0
@scratch = internal global [3 x i8] undef
@second = alias i32 (), ptr @next

define spir_func i32 @next() {
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  ret i32 %old
}

define linkonce_odr spir_func i32 @twice() {
  %a = call spir_func i32 @next()
  %b = call spir_func i32 @next()
  %sum = add i32 %a, %b
  ret i32 %sum
}

define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %sum = call spir_func i32 @twice()
  store i32 %sum, ptr addrspace(1) %out
  %own = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %before = atomicrmw add ptr %own, i32 1 monotonic
  ret void
}

define spir_kernel void @other(i64 %i, i8 %v) {
  %at = getelementptr inbounds i8, ptr @scratch, i64 %i
  store i8 %v, ptr %at
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)
