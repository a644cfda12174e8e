; The pointer that initializes a variable determines the pointee of that variable; a variable may initialize another. A
; pointer in an aggregate points to bytes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %number = OpVariable %[[NUMBERS:.+]] CrossWorkgroup %ushort_7
; CHECK-NEXT: %place = OpVariable %{{.+}} CrossWorkgroup %number
; CHECK:      %record = OpVariable
; CHECK-NEXT: %[[SECOND:.+]] = OpSpecConstantOp %[[FLOATS:.+]] InBoundsPtrAccessChain %record %{{.+}} %uint_1
; CHECK-NEXT: %member = OpVariable %{{.+}} CrossWorkgroup %[[SECOND]]
; CHECK-NEXT: %[[BYTES:.+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %number
; CHECK-NEXT: %[[LIST:.+]] = OpConstantComposite %{{.+}} %[[BYTES]]
; CHECK-NEXT: %list = OpVariable %{{.+}} CrossWorkgroup %[[LIST]]

; CHECK:      %[[P:.+]] = OpLoad %[[FLOATS]] %member
; CHECK-NEXT: OpLoad %float %[[P]]
; CHECK:      %[[Q:.+]] = OpLoad %[[NUMBERS]] %place
; CHECK-NEXT: OpStore %[[Q]] %ushort_1

target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

@number = addrspace(1) global i16 7
@place = addrspace(1) global ptr addrspace(1) @number
@record = addrspace(1) global %pair { i32 1, float 2.0 }
@member = addrspace(1) global ptr addrspace(1) getelementptr inbounds (%pair, ptr addrspace(1) @record, i64 0, i32 1)
@list = addrspace(1) global [1 x ptr addrspace(1)] [ptr addrspace(1) @number]

define spir_func float @f() {
  %p = load ptr addrspace(1), ptr addrspace(1) @member
  %x = load float, ptr addrspace(1) %p
  %q = load ptr addrspace(1), ptr addrspace(1) @place
  store i16 1, ptr addrspace(1) %q
  ret float %x
}
