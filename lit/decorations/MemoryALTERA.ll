; The annotation {memory:DEFAULT} of a variable becomes MemoryALTERA where its extension is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_memory_attributes --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability FPGAMemoryAttributesALTERA
; CHECK-NEXT: OpExtension "SPV_INTEL_fpga_memory_attributes"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %text Constant
; CHECK: OpDecorate %file Constant
; CHECK: OpDecorate %v Alignment 4
; CHECK: OpDecorate %v MemoryALTERA "DEFAULT"
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Int64
; WITHOUT-NEXT: OpCapability Int8
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: OpDecorate %text Constant
; WITHOUT: OpDecorate %file Constant
; WITHOUT: OpDecorate %v Alignment 4
; WITHOUT: OpDecorate %v UserSemantic "{memory:DEFAULT}"

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [17 x i8] c"{memory:DEFAULT}\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %v %uint_7 Volatile|Aligned 4
; CHECK-NEXT: %r = OpLoad %uint %v Volatile|Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: %v = OpVariable %_ptr_Function_uint Function
; WITHOUT-NEXT: OpStore %v %uint_7 Volatile|Aligned 4
; WITHOUT-NEXT: %r = OpLoad %uint %v Volatile|Aligned 4
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %v = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %v, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  store volatile i32 7, ptr %v, align 4
  %r = load volatile i32, ptr %v, align 4
  ret i32 %r
}
