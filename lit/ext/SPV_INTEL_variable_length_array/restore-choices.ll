; A restore through a phi, a select, casts or variables restores the live checkpoint of the selected pointer, in any
; block (R14, R15).
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s

; CHECK-NOT: warning

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.stackrestore.p4(ptr addrspace(4))
declare spir_func void @use(ptr)

; An array in each branch, as emitted by clang -O1.
; CHECK:      %branches = OpFunction
; CHECK:      %one = OpSaveMemoryINTEL
; CHECK:      %two = OpSaveMemoryINTEL
; CHECK:      %[[CHOSEN:[0-9]+]] = OpPhi %_ptr_Function_uchar %one %left %two %right
; CHECK-NEXT: OpRestoreMemoryINTEL %[[CHOSEN]]
; CHECK-NOT:  MemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @branches(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %c = icmp eq i32 %i, 7
  br i1 %c, label %left, label %right
left:
  %one = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  br label %join
right:
  %two = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  br label %join
join:
  %either = phi ptr [ %one, %left ], [ %two, %right ]
  call void @llvm.stackrestore.p0(ptr %either)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; One of the two is restored again: its checkpoint is replaced if it was the restored one or is newer.
; CHECK:      %selected = OpFunction
; CHECK:      %first = OpSaveMemoryINTEL
; CHECK:      %second = OpSaveMemoryINTEL
; CHECK:      %[[EITHER:[0-9]+]] = OpSelect %_ptr_Function_uchar %c_0 %first %second
; CHECK-NEXT: %[[AGE:[0-9]+]] = OpSelect %ulong %c_0 %[[FIRST:[0-9]+]] %
; CHECK:      OpRestoreMemoryINTEL %[[EITHER]]
; CHECK-NEXT: %[[BEHIND:[0-9]+]] = OpSaveMemoryINTEL
; CHECK-NEXT: %[[SAME:[0-9]+]] = OpUGreaterThanEqual %bool %[[FIRST]] %[[AGE]]
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSelect %_ptr_Function_uchar %[[SAME]] %[[BEHIND]] %first
; CHECK:      OpRestoreMemoryINTEL %[[NEXT]]
; CHECK-NEXT: OpReturn
define spir_func void @selected(i32 %n) {
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %c = icmp eq i32 %n, 7
  %either = select i1 %c, ptr %first, ptr %second
  call void @llvm.stackrestore.p0(ptr %either)
  %d = alloca i8, i32 %n
  call void @llvm.stackrestore.p0(ptr %first)
  ret void
}

; Through casts.
; CHECK:      %casts = OpFunction
; CHECK:      %saved = OpSaveMemoryINTEL
; CHECK:      OpRestoreMemoryINTEL %saved
; CHECK:      OpFunctionEnd
define spir_func void @casts(i32 %n) {
  %saved = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  %generic = addrspacecast ptr %saved to ptr addrspace(4)
  call void @llvm.stackrestore.p4(ptr addrspace(4) %generic)
  ret void
}

; One variable holds two saved pointers, as in unoptimized code; it is restored after the join, and in one branch
; before that.
; CHECK:      %variable = OpFunction
; CHECK:      %outer = OpSaveMemoryINTEL
; CHECK:      %again = OpLabel
; CHECK:      %inner = OpSaveMemoryINTEL
; CHECK:      %join_0 = OpLabel
; CHECK-NEXT: %[[CHOSEN:[0-9]+]] = OpPhi %_ptr_Function_uchar %outer %{{entry_[0-9]}} %inner %again
; CHECK-NOT:  MemoryINTEL
; CHECK:      OpRestoreMemoryINTEL %[[CHOSEN]]
; CHECK-NEXT: OpReturn
define spir_func void @variable(i32 %n) {
entry:
  %slot = alloca ptr
  %outer = call ptr @llvm.stacksave.p0()
  store ptr %outer, ptr %slot
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  %c = icmp eq i32 %n, 7
  br i1 %c, label %again, label %join
again:
  %inner = call ptr @llvm.stacksave.p0()
  store ptr %inner, ptr %slot
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  br label %join
join:
  %from = load ptr, ptr %slot
  call void @llvm.stackrestore.p0(ptr %from)
  ret void
}

; In a loop with two entries, a pointer saved before the loop.
; CHECK:      %irreducible = OpFunction
; CHECK:      %before = OpSaveMemoryINTEL
; CHECK:      %x = OpLabel
; CHECK-NEXT: %[[X:[0-9]+]] = OpPhi %_ptr_Function_uchar %before %entry_{{[0-9]}} %{{[0-9]+}} %y
; CHECK:      OpRestoreMemoryINTEL %[[X]]
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSaveMemoryINTEL
; CHECK:      %y = OpLabel
; CHECK-NEXT: %{{[0-9]+}} = OpPhi %_ptr_Function_uchar %before %entry_{{[0-9]}} %[[NEXT]] %x
; CHECK:      OpFunctionEnd
define spir_func void @irreducible(i32 %n) {
entry:
  %before = call ptr @llvm.stacksave.p0()
  %c = icmp eq i32 %n, 7
  br i1 %c, label %x, label %y
x:
  %a = alloca i8, i32 %n
  call spir_func void @use(ptr %a)
  call void @llvm.stackrestore.p0(ptr %before)
  br label %y
y:
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %d = icmp eq i32 %n, 9
  br i1 %d, label %x, label %done
done:
  ret void
}

; A restore in an unreachable block is not restricted.
; CHECK:      %unreachable = OpFunction
; CHECK-NOT:  OpRestoreMemoryINTEL
; CHECK:      OpFunctionEnd
define spir_func void @unreachable(i32 %n, ptr %any) {
  %a = alloca i8, i32 %n
  ret void
dead:
  call void @llvm.stackrestore.p0(ptr %any)
  ret void
}
