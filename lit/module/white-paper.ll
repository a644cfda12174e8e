; The example kernel of the SPIR-V white paper: it adds two inputs at an index from its work-group.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis --no-header %t.spv | FileCheck %s

; CHECK:      OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: %[[STD:[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK-NEXT: OpEntryPoint Kernel %{{[0-9]+}} "add" %[[ID:[a-zA-Z_0-9]+]]
; CHECK-DAG:  OpName %in1 "in1"
; CHECK-DAG:  OpDecorate %[[ID]] BuiltIn LocalInvocationId
; CHECK-DAG:  OpDecorate %[[ID]] Constant
; CHECK-DAG:  OpDecorate %in1 FuncParamAttr {{NoCapture|5}}
; CHECK-DAG:  OpDecorate %in2 FuncParamAttr {{NoCapture|5}}
; CHECK-DAG:  OpDecorate %out FuncParamAttr {{NoCapture|5}}
; CHECK-DAG:  %uint = OpTypeInt 32 0
; CHECK-DAG:  %ulong = OpTypeInt 64 0
; CHECK-DAG:  %[[V3:v3ulong]] = OpTypeVector %ulong 3
; CHECK-DAG:  %[[INPUT:_ptr_Input_v3ulong]] = OpTypePointer Input %[[V3]]
; CHECK-DAG:  %[[ID]] = OpVariable %[[INPUT]] Input
; CHECK:      %{{[0-9]+}} = OpFunction %void None
; CHECK-NEXT: %in1 = OpFunctionParameter %[[P:_ptr_CrossWorkgroup_uint]]
; CHECK-NEXT: %in2 = OpFunctionParameter %[[P]]
; CHECK-NEXT: %out = OpFunctionParameter %[[P]]
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[ALL:[0-9]+]] = OpLoad %[[V3]] %[[ID]]
; CHECK-NEXT: %[[FIRST:[0-9]+]] = OpCompositeExtract %ulong %[[ALL]] 0
; CHECK-NEXT: %[[ME:[a-z0-9]+]] = OpSelect %ulong %true %[[FIRST]] %ulong_0
; CHECK-NEXT: %a = OpInBoundsPtrAccessChain %[[P]] %in1 %[[ME]]
; CHECK-NEXT: %x = OpLoad %uint %a Aligned 4
; CHECK-NEXT: %b = OpInBoundsPtrAccessChain %[[P]] %in2 %[[ME]]
; CHECK-NEXT: %y = OpLoad %uint %b Aligned 4
; CHECK-NEXT: %sum = OpIAdd %uint %x %y
; CHECK-NEXT: %c = OpInBoundsPtrAccessChain %[[P]] %out %[[ME]]
; CHECK-NEXT: OpStore %c %sum Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
; CHECK-NOT:  {{.}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @add(ptr addrspace(1) nocapture %in1, ptr addrspace(1) nocapture %in2, ptr addrspace(1) nocapture %out) {
  %me = call spir_func i64 @_Z12get_local_idj(i32 0)
  %a = getelementptr inbounds i32, ptr addrspace(1) %in1, i64 %me
  %x = load i32, ptr addrspace(1) %a, align 4
  %b = getelementptr inbounds i32, ptr addrspace(1) %in2, i64 %me
  %y = load i32, ptr addrspace(1) %b, align 4
  %sum = add i32 %x, %y
  %c = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %me
  store i32 %sum, ptr addrspace(1) %c, align 4
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
