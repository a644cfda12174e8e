; What a translation writes with untyped pointers is read back: arrays of variable length, constant samplers in memory, and
; indirect operands of inline assembly.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers,+SPV_INTEL_variable_length_array,+SPV_INTEL_inline_assembly -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK-LABEL: define spir_kernel void @array(
; CHECK:       %a = alloca i32, i64 %n, align 4
; CHECK-NEXT:  store i32 7, ptr %a

; CHECK-LABEL: define spir_kernel void @assembly(
; CHECK:       call void asm sideeffect "", "=*m,r"(ptr addrspace(1) elementtype(i8) %p, i32 %x)

; CHECK-LABEL: define spir_kernel void @sampler(
; CHECK:       call target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
; CHECK:       store target("spirv.Sampler") %{{[0-9]+}}, ptr %[[MEMORY:[0-9]+]]
; CHECK-NEXT:  %[[CAST:[0-9]+]] = addrspacecast ptr %[[MEMORY]] to ptr addrspace(2)
; CHECK-NEXT:  %s = load target("spirv.Sampler"), ptr addrspace(2) %[[CAST]]

target triple = "spir64-unknown-unknown"

%spirv.ConstantSampler = type { i32, i32, i32 }

@clamp = internal addrspace(2) constant %spirv.ConstantSampler { i32 2, i32 1, i32 1 }

declare spir_func void @use(target("spirv.Sampler"))
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define spir_kernel void @array(ptr addrspace(1) %p, i64 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i64 %n
  store i32 7, ptr %a
  %v = load i32, ptr %a
  store i32 %v, ptr addrspace(1) %p
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

define spir_kernel void @assembly(ptr addrspace(1) %p, i32 %x) {
  call void asm sideeffect "", "=*m,r"(ptr addrspace(1) elementtype(i32) %p, i32 %x)
  ret void
}

define spir_kernel void @sampler() {
  %s = load target("spirv.Sampler"), ptr addrspace(2) @clamp
  call spir_func void @use(target("spirv.Sampler") %s)
  ret void
}
