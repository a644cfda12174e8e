; Arrays stay at their location in the code: in branches, in loops, after their lengths. Each is dominated by a save:
; one is added at the entry if the code has none (R12, R17, R18, R19, R22).
; shows: P32
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s

; CHECK-NOT: warning

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare spir_func void @use(ptr)
declare spir_func i64 @_Z13get_global_idj(i32)

; CHECK:      %entry_block = OpFunction
; CHECK:      OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK-NEXT: OpVariableLengthArrayINTEL
define spir_func void @entry_block(i32 %n) {
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  ret void
}

; CHECK:      %branch = OpFunction
; CHECK:      %entry = OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK:      %some = OpLabel
; CHECK-NEXT: %length = OpIMul
; CHECK-NEXT: OpVariableLengthArrayINTEL %{{.+}} %length
; CHECK-NOT:  MemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @branch(i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %c = icmp ult i64 %id, 7
  br i1 %c, label %some, label %done
some:
  %length = mul i32 %n, 3
  %a = alloca i8, i32 %length
  call void @llvm.lifetime.start.p0(ptr %a)
  call spir_func void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  br label %done
done:
  ret void
}

; A save in one branch does not dominate the other branch.
; CHECK:      %other_way = OpFunction
; CHECK:      %entry_0 = OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK:      %saving = OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @other_way(i32 %n) {
entry:
  %c = icmp ult i32 %n, 7
  br i1 %c, label %saving, label %joined
saving:
  %s = call ptr @llvm.stacksave.p0()
  br label %joined
joined:
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  ret void
}

; In a loop with its own save and restore, nothing is added; the restore before the return is preserved.
; CHECK:      %loop = OpFunction
; CHECK:      %entry_1 = OpLabel
; CHECK-NEXT: OpBranch
; CHECK-NEXT: %body = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: %s_0 = OpSaveMemoryINTEL
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK:      %again = OpLabel
; CHECK-NEXT: OpRestoreMemoryINTEL %s_0
; CHECK-NEXT: OpBranch %body
; CHECK-NEXT: %done_0 = OpLabel
; CHECK-NEXT: OpRestoreMemoryINTEL %s_0
; CHECK-NEXT: OpReturn
define spir_func void @loop(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %i
  call spir_func void @use(ptr %a)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %again, label %done
again:
  call void @llvm.stackrestore.p0(ptr %s)
  br label %body
done:
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}
