; The arguments of llvm.sycl.alloca: any element type, any length width, explicit alignments, any unused buffer; each
; call has its own variable in the entry block, and each string its own SpecId (R29 to R32, R37 to R39, R42, R46).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.1.spv
; RUN: llvm-spirv-rs %s -o %t.2.spv
; RUN: cmp %t.1.spv %t.2.spv

; CHECK:     OpEntryPoint Kernel %[[K:[0-9]+]] "k"
; CHECK:     OpEntryPoint Kernel %[[OTHER:[0-9]+]] "other"
; CHECK-DAG: OpDecorate %long SpecId 0
; CHECK-DAG: OpDecorate %int SpecId 1
; CHECK-DAG: OpDecorate %short SpecId 2
; CHECK-DAG: OpDecorate %char SpecId 3
; CHECK-DAG: OpDecorate %a Alignment 8
; CHECK-DAG: OpDecorate %b Alignment 256
; CHECK-DAG: %long = OpSpecConstant %ulong 10
; CHECK-DAG: %int = OpSpecConstant %uint 120
; CHECK-DAG: %short = OpSpecConstant %ushort 1
; CHECK-DAG: %char = OpSpecConstant %uchar 200
; CHECK-DAG: %[[A:.+]] = OpTypeArray %double %long
; CHECK-DAG: %[[B:.+]] = OpTypeArray %uint %int
; CHECK-DAG: %[[C:.+]] = OpTypeArray %record %short
; CHECK-DAG: %[[D:.+]] = OpTypeArray %v4float %char
; CHECK-DAG: %[[PA:.+]] = OpTypePointer Function %[[A]]
; CHECK-DAG: %[[PB:.+]] = OpTypePointer Function %[[B]]
; CHECK-DAG: %[[PC:.+]] = OpTypePointer Function %[[C]]
; CHECK-DAG: %[[PD:.+]] = OpTypePointer Function %[[D]]

; CHECK-NOT: OpSpecConstant
; CHECK:      %[[K]] = OpFunction %void
; CHECK:      OpLabel
; CHECK-NEXT: OpVariable %[[PA]] Function
; CHECK-NEXT: OpVariable %[[PB]] Function
; CHECK-NEXT: OpVariable %[[PC]] Function
; CHECK-NEXT: OpVariable %[[PD]] Function
; CHECK-NEXT: OpVariable %[[PA]] Function
; CHECK-NOT:  OpVariable
; CHECK:      OpFunctionEnd
; CHECK:      %[[OTHER]] = OpFunction %void
; CHECK:      OpVariable %[[PA]] Function

target triple = "spir64-unknown-unknown"

%record = type { <4 x float>, i32 }
%id64 = type { i64 }
%id32 = type { i32 }
%id16 = type { %inner }
%inner = type { i16 }
%id8 = type { i8 }
@size64 = internal addrspace(1) constant %id64 { i64 10 }
@size32 = internal addrspace(1) constant %id32 { i32 120 }
@size16 = linkonce_odr addrspace(1) constant %id16 { %inner { i16 1 } }
@size8 = internal addrspace(1) constant %id8 { i8 -56 }
@s64 = private unnamed_addr constant [5 x i8] c"long\00"
@s32 = private unnamed_addr addrspace(1) constant [4 x i8] c"int\00"
@s16 = private unnamed_addr constant [6 x i8] c"short\00"
@s8 = private unnamed_addr addrspace(2) constant [5 x i8] c"char\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.f64(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), double, i64)
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.s_records(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), %record, i64)
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.v4f32(ptr addrspace(4), ptr addrspace(2), ptr addrspace(4), <4 x float>, i64)

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(4) %buffer) {
entry:
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.f64(ptr addrspace(4) addrspacecast (ptr @s64 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size64 to ptr addrspace(4)), ptr addrspace(4) null, double 0.0, i64 8)
  %c = icmp eq i32 %n, 7
  br i1 %c, label %inner, label %done
inner:
  %b = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr addrspace(1) @s32 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size32 to ptr addrspace(4)), ptr addrspace(4) %buffer, i32 undef, i64 256)
  store i32 %n, ptr %b
  %r = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.s_records(ptr addrspace(4) addrspacecast (ptr @s16 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size16 to ptr addrspace(4)), ptr addrspace(4) null, %record zeroinitializer, i64 16)
  %member = getelementptr %record, ptr %r, i64 0, i32 1
  store i32 %n, ptr %member
  %v = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.v4f32(ptr addrspace(4) addrspacecast (ptr addrspace(2) @s8 to ptr addrspace(4)), ptr addrspace(2) addrspacecast (ptr addrspace(1) @size8 to ptr addrspace(2)), ptr addrspace(4) null, <4 x float> zeroinitializer, i64 16)
  store <4 x float> zeroinitializer, ptr %v
  %again = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.f64(ptr addrspace(4) addrspacecast (ptr @s64 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size64 to ptr addrspace(4)), ptr addrspace(4) null, double 0.0, i64 8)
  store double 1.0, ptr %again
  br label %done
done:
  store double 1.0, ptr %a
  ret void
}

define spir_kernel void @other(ptr addrspace(1) %out) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.f64(ptr addrspace(4) addrspacecast (ptr @s64 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size64 to ptr addrspace(4)), ptr addrspace(4) null, double 0.0, i64 8)
  %generic = addrspacecast ptr %a to ptr addrspace(4)
  store double 1.0, ptr addrspace(4) %generic
  ret void
}
