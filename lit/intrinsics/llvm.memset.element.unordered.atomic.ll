; Memory that is set by atomic elements: a loop of atomic stores of the byte, repeated.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: = OpFunction %void
; CHECK: [[WIDE:%[0-9]+]] = OpUConvert %ulong %b
; CHECK: [[X:%[0-9]+]] = OpIMul %ulong [[WIDE]] %ulong_72340172838076673
; CHECK: OpAtomicStore {{%[0-9]+}} %uint_0 %uint_512 [[X]]
; CHECK: OpFunctionEnd
; CHECK: = OpFunction %void
; CHECK: OpAtomicStore {{%[0-9]+}} %uint_0 %uint_512 %uint_2880154539

target triple = "spir64-unknown-unknown"

define spir_kernel void @set(ptr addrspace(1) %p, i8 %b, i64 %n) {
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 8 %p, i8 %b, i64 %n, i32 8)
  ret void
}

define spir_kernel void @constant(ptr addrspace(1) %p) {
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 4 %p, i8 171, i64 16, i32 4)
  ret void
}
