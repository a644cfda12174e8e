; llvm.sycl.alloca becomes a variable whose length is a specialization constant, which its first two arguments name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %size SpecId 0
; CHECK: OpDecorate [[M0:%[0-9]+]] Alignment 4
; CHECK: OpDecorate %a Alignment 4
; CHECK: %size = OpSpecConstant %uint 5

target triple = "spir64-unknown-unknown"

%id = type { i32 }
@size = internal addrspace(1) constant %id { i32 5 }
@name = private unnamed_addr constant [5 x i8] c"size\00"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[M0]] = OpVariable %_ptr_Function__arr_uint_size Function
; CHECK-NEXT: %a = OpBitcast %_ptr_Function_uint [[M0]]
; CHECK-NEXT: OpStore %a %uint_1 Volatile|Aligned 4
; CHECK-NEXT: %x = OpLoad %uint %a Volatile|Aligned 4
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %a = call ptr @llvm.sycl.alloca.p0.p0.p1.p4.i32(ptr @name, ptr addrspace(1) @size, ptr addrspace(4) null, i32 0, i64 4)
  store volatile i32 1, ptr %a, align 4
  %x = load volatile i32, ptr %a, align 4
  ret i32 %x
}

declare ptr @llvm.sycl.alloca.p0.p0.p1.p4.i32(ptr, ptr addrspace(1), ptr addrspace(4), i32, i64)
