; With untyped pointers a variable-length array is an OpUntypedVariableLengthArrayINTEL, which names its element type,
; and both extensions are declared (R5, R8).
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array,+SPV_KHR_untyped_pointers | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array,+SPV_KHR_untyped_pointers
; RUN: od -An -v -w4 -tx4 %t.spv | FileCheck %s --check-prefix=WORDS
; RUN: not llvm-spirv-rs %s -o %t.not.spv --spirv-ext=+SPV_KHR_untyped_pointers 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability UntypedVariableLengthArrayINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_variable_length_array"
; CHECK-DAG: OpExtension "SPV_KHR_untyped_pointers"
; CHECK-DAG: OpDecorate %floats Alignment 64
; CHECK-DAG: %[[POINTER:.+]] = OpTypeUntypedPointerKHR Function
; CHECK-DAG: %[[VECTOR:.+]] = OpTypePointer Function %v4float
; CHECK:     %state = OpSaveMemoryINTEL %[[POINTER]]
; CHECK-NEXT: %bytes = OpUntypedVariableLengthArrayINTEL %[[POINTER]] %uchar %n
; CHECK-NEXT: %floats = OpUntypedVariableLengthArrayINTEL %[[POINTER]] %float %n
; CHECK-NEXT: %vectors = OpVariableLengthArrayINTEL %[[VECTOR]] %n
; CHECK-NEXT: %records = OpUntypedVariableLengthArrayINTEL %[[POINTER]] %record %n
; CHECK-NEXT: %pointers = OpUntypedVariableLengthArrayINTEL %[[POINTER]] %[[POINTER]] %n
; CHECK:      OpStore %pointers %bytes
; CHECK:      OpRestoreMemoryINTEL %state

; WORDS:      00020011
; WORDS:      00001863
; WORDS:      00051864

; REFUSED:      error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; REFUSED-NEXT: Translation of llvm.stacksave intrinsic requires SPV_INTEL_variable_length_array extension
; REFUSED-NEXT: %state = call ptr @llvm.stacksave.p0()
; REFUSED-NEXT: Op{{(Untyped)?}}VariableLengthArrayINTEL needs SPV_INTEL_variable_length_array

target triple = "spir64-unknown-unknown"

%record = type { float, <2 x i32> }

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define spir_kernel void @k(i32 %n) {
  %state = call ptr @llvm.stacksave.p0()
  %bytes = alloca i8, i32 %n
  %floats = alloca float, i32 %n, align 64
  %vectors = alloca <4 x float>, i32 %n
  %records = alloca %record, i32 %n
  %pointers = alloca ptr, i32 %n
  store ptr %bytes, ptr %pointers
  store float 1.0, ptr %floats
  store <4 x float> zeroinitializer, ptr %vectors
  store i32 %n, ptr %records
  %next = getelementptr ptr, ptr %pointers, i32 1
  store ptr %floats, ptr %next
  call void @llvm.stackrestore.p0(ptr %state)
  ret void
}
