; llvm.lifetime.start becomes OpLifetimeStart with size 0, because the variable's type gives the size.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v Alignment 4
; CHECK: OpDecorate %v_0 Alignment 4

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpLifetimeStart %v 0
; CHECK-NEXT: OpStore %v %uint_1 Volatile|Aligned 4
; CHECK-NEXT: %x = OpLoad %uint %v Volatile|Aligned 4
; CHECK-NEXT: OpLifetimeStop %v 0
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %v = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %v)
  store volatile i32 1, ptr %v, align 4
  %x = load volatile i32, ptr %v, align 4
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i32 %x
}

; CHECK-LABEL: %array = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v_0 = OpVariable %_ptr_Function__arr_uint_ulong_4 Function
; CHECK-NEXT: OpLifetimeStart %v_0 0
; CHECK-NEXT: %p = OpPtrAccessChain %_ptr_Function_uint %v_0 %ulong_0 %ulong_2
; CHECK-NEXT: OpStore %p %uint_1 Volatile|Aligned 4
; CHECK-NEXT: %x_0 = OpLoad %uint %p Volatile|Aligned 4
; CHECK-NEXT: OpLifetimeStop %v_0 0
; CHECK-NEXT: OpReturnValue %x_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @array() {
  %v = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr %v)
  %p = getelementptr [4 x i32], ptr %v, i64 0, i64 2
  store volatile i32 1, ptr %p, align 4
  %x = load volatile i32, ptr %p, align 4
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i32 %x
}
