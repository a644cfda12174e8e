; llvm.lifetime.end becomes OpLifetimeStop, on each path to the exit.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
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

; CHECK-LABEL: %branches = OpFunction {{.*}}
; CHECK-NEXT: %c = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v_0 = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpLifetimeStart %v_0 0
; CHECK-NEXT: OpStore %v_0 %uint_1 Volatile|Aligned 4
; CHECK-NEXT: OpBranchConditional %c %one %two
; CHECK-NEXT: %one = OpLabel
; CHECK-NEXT: OpLifetimeStop %v_0 0
; CHECK-NEXT: OpReturnValue %uint_1
; CHECK-NEXT: %two = OpLabel
; CHECK-NEXT: %x_0 = OpLoad %uint %v_0 Volatile|Aligned 4
; CHECK-NEXT: OpLifetimeStop %v_0 0
; CHECK-NEXT: OpReturnValue %x_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @branches(i1 %c) {
  %v = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %v)
  store volatile i32 1, ptr %v, align 4
  br i1 %c, label %one, label %two

one:
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i32 1

two:
  %x = load volatile i32, ptr %v, align 4
  call void @llvm.lifetime.end.p0(ptr %v)
  ret i32 %x
}
