; A saved pointer that is undefined on a path without its restore is a checkpoint like any other.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array --spirv-tools-dis | FileCheck %s

; CHECK:      %h = OpLabel
; CHECK:      %[[SAVED:[0-9]+]] = OpPhi %{{.*}} %[[NOTHING:[0-9]+]] %entry %s %body
; CHECK:      %free = OpLabel
; CHECK:      OpRestoreMemoryINTEL %[[SAVED]]
; CHECK:      %body = OpLabel
; CHECK:      %s = OpSaveMemoryINTEL

target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)
define spir_func void @f(i32 %n, i1 %c) {
entry:
  %slot = alloca ptr
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %again = icmp ne i32 %i, 0
  br i1 %again, label %free, label %body
free:
  %l = load ptr, ptr %slot
  call void @llvm.stackrestore.p0(ptr %l)
  br label %body
body:
  %s = call ptr @llvm.stacksave.p0()
  store ptr %s, ptr %slot
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %done, label %h
done:
  ret void
}
