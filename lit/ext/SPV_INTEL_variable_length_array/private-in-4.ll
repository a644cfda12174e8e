; Where `alloca` is in address space 4, checkpoints are pointers to private memory as well.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[PRIVATE:[a-zA-Z_0-9]+]] = OpTypePointer Function %uchar
; CHECK-NOT: OpTypePointer Generic
; CHECK:     %[[#]] = OpSaveMemoryINTEL %[[PRIVATE]]
; CHECK:     %chosen = OpPhi %[[PRIVATE]]
; CHECK:     %[[FIRST:[0-9]+]] = OpPhi %[[PRIVATE]]
; CHECK:     OpRestoreMemoryINTEL %[[FIRST]]

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1-A4"
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %n) {
  %s = call ptr addrspace(4) @llvm.stacksave.p4()
  %a = alloca i32, i32 %n, align 4, addrspace(4)
  store i32 1, ptr addrspace(4) %a
  %x = load volatile i32, ptr addrspace(4) %a
  call void @llvm.stackrestore.p4(ptr addrspace(4) %s)
  %c = icmp eq i32 %n, 2
  br i1 %c, label %y, label %z
y:
  %s2 = call ptr addrspace(4) @llvm.stacksave.p4()
  %a2 = alloca i32, i32 %n, align 4, addrspace(4)
  %x2 = load volatile i32, ptr addrspace(4) %a2
  br label %z
z:
  %p = phi i32 [ %x, %0 ], [ %x2, %y ]
  %chosen = phi ptr addrspace(4) [ %s, %0 ], [ %s2, %y ]
  %a3 = alloca i32, i32 %n, align 4, addrspace(4)
  %x3 = load volatile i32, ptr addrspace(4) %a3
  call void @llvm.stackrestore.p4(ptr addrspace(4) %chosen)
  ret i32 %p
}
declare ptr addrspace(4) @llvm.stacksave.p4()
declare void @llvm.stackrestore.p4(ptr addrspace(4))
