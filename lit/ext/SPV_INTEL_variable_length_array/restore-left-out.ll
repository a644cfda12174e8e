; A restore that the extension does not allow is left out with a warning: its arrays stay, and nothing is freed twice or
; too early (R15, R16).
; RUN: llvm-spirv-rs %s -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: spirv-dis %t.spv | FileCheck %s

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)

; The extension's example: the older state comes first.
; WARN:      warning: on a path to this restore an older state is restored before, or none is saved; it is left out
; WARN-NEXT: at   call void @llvm.stackrestore.p0(ptr %second)
; WARN-NEXT: in   function @wrong_order
; CHECK:      %wrong_order = OpFunction
; CHECK:      OpRestoreMemoryINTEL %first
; CHECK-NOT:  OpRestoreMemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @wrong_order(i32 %n) {
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  call void @llvm.stackrestore.p0(ptr %first)
  call void @llvm.stackrestore.p0(ptr %second)
  ret void
}

; One way to the last restore has restored the older state.
; WARN:      warning: on a path to this restore an older state is restored before
; WARN:      in   function @one_way
; CHECK:      %one_way = OpFunction
; CHECK:      OpRestoreMemoryINTEL %first_0
; CHECK-NOT:  OpRestoreMemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @one_way(i32 %n) {
entry:
  %first = call ptr @llvm.stacksave.p0()
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %c = icmp eq i32 %n, 7
  br i1 %c, label %rare, label %done
rare:
  call void @llvm.stackrestore.p0(ptr %first)
  br label %done
done:
  call void @llvm.stackrestore.p0(ptr %second)
  ret void
}

; Two ways meet, one of which has restored the state.
; WARN:      warning: paths that meet before this restore have allocated different arrays since the state was saved
; WARN:      in   function @meeting
; CHECK:      %meeting = OpFunction
; CHECK:      OpRestoreMemoryINTEL %state
; CHECK-NEXT: OpBranch
; CHECK-NEXT: %{{.*}} = OpLabel
; CHECK-NEXT: %[[NEW:[0-9]+]] = OpSaveMemoryINTEL
; CHECK-NEXT: %c_0 = OpVariableLengthArrayINTEL
; CHECK:      OpRestoreMemoryINTEL %[[NEW]]
; CHECK:      OpFunctionEnd
define spir_func void @meeting(i32 %n) {
entry:
  %state = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %b = icmp eq i32 %n, 7
  br i1 %b, label %rare, label %done
rare:
  call void @llvm.stackrestore.p0(ptr %state)
  br label %done
done:
  %c = alloca i8, i32 %n
  call spir_func void @use(ptr %c)
  call void @llvm.stackrestore.p0(ptr %state)
  ret void
}

; Which state it is is not known.
; WARN:      warning: which llvm.stacksave the restored state comes from cannot be told; the restore is left out
; WARN-NEXT: at   call void @llvm.stackrestore.p0(ptr %either)
; WARN-NEXT: in   function @unknown
; CHECK:      %unknown = OpFunction
; CHECK-NOT:  OpRestoreMemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @unknown(i32 %n) {
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %c = icmp eq i32 %n, 7
  %either = select i1 %c, ptr %first, ptr %second
  call void @llvm.stackrestore.p0(ptr %either)
  ret void
}
; WARN-NOT: warning
