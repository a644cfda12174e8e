; LLVM may restore a saved pointer many times; in SPIR-V each checkpoint is restored once: the next checkpoint is saved
; after the restore, and a phi selects it where paths meet (R14, R15, R26).
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s

; CHECK-NOT: warning

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)

; Two restores in a row.
; CHECK:      %twice = OpFunction
; CHECK:      %state = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NEXT: %a = OpVariableLengthArrayINTEL
; CHECK-NEXT: OpFunctionCall %void %use
; CHECK-NEXT: OpRestoreMemoryINTEL %state
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NEXT: %b = OpVariableLengthArrayINTEL
; CHECK-NEXT: OpFunctionCall %void %use
; CHECK-NEXT: OpRestoreMemoryINTEL %[[NEXT]]
; CHECK-NEXT: OpReturn
define spir_func void @twice(i32 %n) {
  %state = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %state)
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  call void @llvm.stackrestore.p0(ptr %state)
  ret void
}

; A loop that restores a pointer saved before the loop saves a checkpoint in each iteration.
; CHECK:      %loop = OpFunction
; CHECK:      OpSaveMemoryINTEL
; CHECK:      %body = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: %[[PASS:[0-9]+]] = OpPhi %_ptr_Function_uchar %state_0 %entry %[[NEXT:[0-9]+]] %body
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK:      OpRestoreMemoryINTEL %[[PASS]]
; CHECK-NEXT: %[[NEXT]] = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NOT:  {{Save|Restore}}MemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @loop(i32 %n) {
entry:
  %state = call ptr @llvm.stacksave.p0()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %state)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %done
done:
  ret void
}

; The same, with another restore after the loop: the last iteration leaves a checkpoint.
; CHECK:      %behind = OpFunction
; CHECK:      %body_0 = OpLabel
; CHECK:      %[[PASS:[0-9]+]] = OpPhi %_ptr_Function_uchar %state_1 %entry_0 %[[LEFT:[0-9]+]] %body_0
; CHECK:      OpRestoreMemoryINTEL %[[PASS]]
; CHECK-NEXT: %[[LEFT]] = OpSaveMemoryINTEL
; CHECK:      %done_0 = OpLabel
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK-NEXT: OpFunctionCall
; CHECK-NEXT: OpRestoreMemoryINTEL %[[LEFT]]
; CHECK-NEXT: OpReturn
define spir_func void @behind(i32 %n) {
entry:
  %state = call ptr @llvm.stacksave.p0()
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %state)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %done
done:
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  call void @llvm.stackrestore.p0(ptr %state)
  ret void
}

; Two nested loops: a pointer saved before both is restored in the outer loop only, and the inner loop adds no save for it.
; CHECK:      %nested = OpFunction
; CHECK:      %outer = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: %[[OUTER:[0-9]+]] = OpPhi %_ptr_Function_uchar %state_2 %entry_1 %[[AFTER:[0-9]+]] %latch
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK:      %inner = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: %own = OpSaveMemoryINTEL
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK:      OpRestoreMemoryINTEL %own
; CHECK:      %latch = OpLabel
; CHECK-NEXT: OpRestoreMemoryINTEL %[[OUTER]]
; CHECK-NEXT: %[[AFTER]] = OpSaveMemoryINTEL
; CHECK-NOT:  {{Save|Restore}}MemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @nested(i32 %n) {
entry:
  %state = call ptr @llvm.stacksave.p0()
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = alloca i8, i32 %n
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %own = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %j
  call spir_func void @use(ptr %b)
  call void @llvm.stackrestore.p0(ptr %own)
  %j.next = add i32 %j, 1
  %j.more = icmp ult i32 %j.next, %n
  br i1 %j.more, label %inner, label %latch
latch:
  call void @llvm.stackrestore.p0(ptr %state)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %outer, label %done
done:
  ret void
}

; One restore before each return: each uses the save itself. A pointer that is held in a variable, as in unoptimized
; code, is the save itself too.
; CHECK:      %ways = OpFunction
; CHECK:      %state_3 = OpSaveMemoryINTEL
; CHECK:      OpRestoreMemoryINTEL %state_3
; CHECK:      OpRestoreMemoryINTEL %state_3
; CHECK:      OpFunctionEnd
define spir_func void @ways(i32 %n) {
  %slot = alloca ptr
  %state = call ptr @llvm.stacksave.p0()
  store ptr %state, ptr %slot
  %a = alloca i8, i32 %n
  %c = icmp eq i32 %n, 7
  br i1 %c, label %left, label %right
left:
  %from = load ptr, ptr %slot
  call void @llvm.stackrestore.p0(ptr %from)
  ret void
right:
  call spir_func void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %state)
  ret void
}
