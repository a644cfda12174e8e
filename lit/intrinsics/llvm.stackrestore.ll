; llvm.stackrestore becomes OpRestoreMemoryINTEL where it releases variable-length arrays.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability VariableLengthArrayINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_variable_length_array"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %a Alignment 4

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %n = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %s = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NEXT: %a = OpVariableLengthArrayINTEL %_ptr_Function_uint %n
; CHECK-NEXT: OpStore %a %uint_1 Volatile|Aligned 4
; CHECK-NEXT: %x = OpLoad %uint %a Volatile|Aligned 4
; CHECK-NEXT: OpRestoreMemoryINTEL %s
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(i64 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i64 %n, align 4
  store volatile i32 1, ptr %a, align 4
  %x = load volatile i32, ptr %a, align 4
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %x
}

; CHECK-LABEL: %unused = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %uint_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @unused() {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 1
}
