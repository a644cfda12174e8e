; Different alignments of target and source are two sets of memory operands from SPIR-V 1.4 on, else the lower one.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=ONE
;
; CHECK: ; Version: 1.4
; CHECK: OpCopyMemorySized %to %from %uint_16 Aligned 8 Aligned 2
; CHECK: OpCopyMemorySized %to %from %uint_16 Volatile|Aligned 8 Volatile|Aligned 2
; CHECK: OpCopyMemorySized %to %from %uint_16 Aligned 8{{$}}
; ONE:   ; Version: 1.0
; ONE:   OpCopyMemorySized %to %from %uint_16 Aligned 2{{$}}
; ONE:   OpCopyMemorySized %to %from %uint_16 Volatile|Aligned 2{{$}}
; ONE:   OpCopyMemorySized %to %from %uint_16 Aligned 8{{$}}

target triple = "spir64-unknown-unknown"
define spir_func void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memcpy(ptr addrspace(1) align 8 %to, ptr addrspace(1) align 2 %from, i32 16, i1 false)
  call void @llvm.memcpy(ptr addrspace(1) align 8 %to, ptr addrspace(1) align 2 %from, i32 16, i1 true)
  call void @llvm.memcpy(ptr addrspace(1) align 8 %to, ptr addrspace(1) align 8 %from, i32 16, i1 false)
  ret void
}
