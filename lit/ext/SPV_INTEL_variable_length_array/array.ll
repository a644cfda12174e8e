; An alloca with a run-time number of elements becomes an OpVariableLengthArrayINTEL of the element type and declares
; the extension, at any version; a module without such an alloca declares nothing (R1 to R4, R6, R7, R13, R20, R21).
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/types.ll --spirv-max-version=1.0 --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array | FileCheck %s
; RUN: llvm-spirv-rs %t/one.ll -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array
; RUN: od -An -v -w4 -tx4 %t.spv | FileCheck %s --check-prefix=WORDS
; RUN: od -An -v -j20 -w8 -tx4 %t.spv | FileCheck %s --check-prefix=PAIRS
; RUN: llvm-spirv-rs %t/static.ll --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array | FileCheck %s --check-prefix=STATIC
; RUN: not llvm-spirv-rs %t/one.ll -o %t.not.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/opaque.ll -o %t.not.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=OPAQUE

; CHECK:     Version: 1.0
; CHECK-DAG: OpCapability VariableLengthArrayINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_variable_length_array"
; CHECK-DAG: OpDecorate %bytes Alignment 1
; CHECK-DAG: OpDecorate %wide Alignment 64
; CHECK-DAG: OpDecorate %records Alignment 16
; CHECK-DAG: %[[BYTES:.+]] = OpTypePointer Function %uchar
; CHECK-DAG: %[[INTS:.+]] = OpTypePointer Function %uint
; CHECK-DAG: %[[FLOATS:.+]] = OpTypePointer Function %float
; CHECK-DAG: %[[VECTORS:.+]] = OpTypePointer Function %v4float
; CHECK-DAG: %record = OpTypeStruct %v4float %v2uint
; CHECK-DAG: %[[RECORDS:.+]] = OpTypePointer Function %record
; CHECK-DAG: %[[ARRAY:_arr_uint_[a-z0-9_]+]] = OpTypeArray %uint
; CHECK-DAG: %[[ARRAYS:.+]] = OpTypePointer Function %[[ARRAY]]
; CHECK-DAG: %[[POINTERS:.+]] = OpTypePointer Function %_ptr_CrossWorkgroup_float
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK:     %bytes = OpVariableLengthArrayINTEL %[[BYTES]] %n
; CHECK:     %wide = OpVariableLengthArrayINTEL %[[INTS]] %n
; CHECK:     %floats = OpVariableLengthArrayINTEL %[[FLOATS]] %n
; CHECK:     %vectors = OpVariableLengthArrayINTEL %[[VECTORS]] %n
; CHECK:     %records = OpVariableLengthArrayINTEL %[[RECORDS]] %n
; CHECK:     %arrays = OpVariableLengthArrayINTEL %[[ARRAYS]] %n
; CHECK:     %pointers = OpVariableLengthArrayINTEL %[[POINTERS]] %n
; CHECK:     OpPtrCastToGeneric %{{.*}} %floats
; CHECK:     OpFunctionCall %void %use %bytes
; CHECK:     OpStore %{{.*}} %in
; CHECK:     OpLoad %_ptr_CrossWorkgroup_float

; OpCapability 5817; the three instructions 5819, 5818, 5820 and their word counts.
; PAIRS:      00020011 000016b9
; WORDS:      07230203
; WORDS-NEXT: 00010000
; WORDS:      000316bb
; WORDS:      000416ba
; WORDS:      000216bc

; STATIC-NOT: VariableLengthArray
; STATIC-NOT: OpExtension
; STATIC:     OpVariable
; STATIC-NOT: MemoryINTEL

; REFUSED:      error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; REFUSED-NEXT: Translation of llvm.stacksave intrinsic requires SPV_INTEL_variable_length_array extension
; REFUSED-NEXT: %s = call ptr @llvm.stacksave.p0()
; REFUSED-NEXT: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array (allow it with --spirv-ext=+SPV_INTEL_variable_length_array)
; REFUSED-NEXT: at %a = alloca i32, i64 %n
; REFUSED-NEXT: in function @f

; OPAQUE:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; OPAQUE-NEXT: expected numbers, {{.*}} as elements of an array of variable length, found an opaque object
; OPAQUE-NEXT: at %a = alloca
; OPAQUE-NEXT: in function @f

;--- types.ll
target triple = "spir64-unknown-unknown"

%record = type { <4 x float>, <2 x i32> }

declare spir_func void @use(ptr)

define spir_kernel void @k(ptr addrspace(1) %in, i32 %n) {
  %bytes = alloca i8, i32 %n, align 1
  %wide = alloca i32, i32 %n, align 64
  %floats = alloca float, i32 %n
  %vectors = alloca <4 x float>, i32 %n
  %records = alloca %record, i32 %n
  %arrays = alloca [3 x i32], i32 %n
  %pointers = alloca ptr addrspace(1), i32 %n
  %generic = addrspacecast ptr %floats to ptr addrspace(4)
  store float 1.0, ptr addrspace(4) %generic
  call spir_func void @use(ptr %bytes)
  %x = getelementptr %record, ptr %records, i32 1, i32 1
  store <2 x i32> zeroinitializer, ptr %x
  %y = getelementptr [3 x i32], ptr %arrays, i32 2, i32 1
  store i32 1, ptr %y
  store i32 2, ptr %wide
  store <4 x float> zeroinitializer, ptr %vectors
  store ptr addrspace(1) %in, ptr %pointers
  %back = load ptr addrspace(1), ptr %pointers
  %v = load float, ptr addrspace(1) %back
  store float %v, ptr addrspace(1) %in
  ret void
}

;--- one.ll
target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define spir_func void @f(i64 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i64 %n
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

;--- static.ll
target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define spir_func void @f() {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i64 7
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

;--- opaque.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f(i64 %n) {
  %a = alloca target("spirv.Event"), i64 %n
  ret void
}
