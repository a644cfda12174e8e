; Parallel edges of a switch to a block with phis of checkpoints go through one common block, as for LLVM's own phis.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array --spirv-tools-dis | FileCheck %s

; CHECK:      OpSwitch %{{.*}} %other 1 %[[EDGE:[0-9]+]] 2 %[[EDGE]]
; CHECK-NEXT: %[[EDGE]] = OpLabel
; CHECK-NEXT: OpBranch %join
; CHECK:      %other = OpLabel
; CHECK:      OpRestoreMemoryINTEL %saved
; CHECK:      %[[AGAIN:[0-9]+]] = OpSaveMemoryINTEL
; CHECK:      %join = OpLabel
; CHECK-NEXT: %[[STATE:[0-9]+]] = OpPhi %{{.*}} %saved %[[EDGE]] %[[AGAIN]] %other
; CHECK:      OpRestoreMemoryINTEL %[[STATE]]

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)

define spir_func void @f(i32 %n) {
entry:
  %saved = call ptr @llvm.stacksave.p0()
  %array = alloca i32, i32 %n, align 4
  call spir_func void @use(ptr %array)
  switch i32 %n, label %other [ i32 1, label %join
                                i32 2, label %join ]
other:
  call void @llvm.stackrestore.p0(ptr %saved)
  %more = alloca i32, i32 %n, align 4
  call spir_func void @use(ptr %more)
  br label %join
join:
  call void @llvm.stackrestore.p0(ptr %saved)
  %last = alloca i32, i32 %n, align 4
  call spir_func void @use(ptr %last)
  ret void
}
