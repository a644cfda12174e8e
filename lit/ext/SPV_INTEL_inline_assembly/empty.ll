; Without the extension, assembly without a text leaves registers and memory as they are: an output that is tied to an input
; is that input, another is undefined. An output is nothing that an addition contracts with.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_inline_assembly | FileCheck %s --check-prefix=ASM
; RUN: sed 's/^;ODD //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=ODD

; CHECK-NOT: AsmINTEL
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} ContractionOff
; CHECK-DAG: %[[UNDEF:[0-9]+]] = OpUndef %uint
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     %m = OpFMul %float %x %x
; CHECK-NEXT: %s = OpFAdd %float %m %x
; CHECK-NEXT: OpStore %out %s Aligned 4
; CHECK-NEXT: %same = OpBitcast %_ptr_CrossWorkgroup_uint %out
; CHECK-NEXT: OpStore %same %[[UNDEF]] Aligned 4
; CHECK-NEXT: OpReturn

; ASM-COUNT-6: OpAsmCallINTEL

; ODD: inline assembly needs SPV_INTEL_inline_assembly
; ODD-NEXT: at %odd = call { i32, i32 } asm

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, float %x) {
  call void asm sideeffect "", "~{memory}"()
  call void asm sideeffect " \0A", "r,*m,~{memory}"(float %x, ptr addrspace(1) elementtype(float) %out)
  call void asm sideeffect "", "=*m,*m"(ptr addrspace(1) elementtype(float) %out, ptr addrspace(1) elementtype(float) %out)
  %m = fmul contract float %x, %x
  %n = call float asm "", "=r,0"(float %m)
  %s = fadd contract float %n, %x
  store float %s, ptr addrspace(1) %out, align 4
  %same = call ptr addrspace(1) asm "", "=r,r,0,~{cc}"(i32 1, ptr addrspace(1) %out)
  %any = call i32 asm "", "=r"()
  store i32 %any, ptr addrspace(1) %same, align 4
;ODD   %odd = call { i32, i32 } asm "", "=r,=r,0,1"(i32 1, i32 2)
  ret void
}
