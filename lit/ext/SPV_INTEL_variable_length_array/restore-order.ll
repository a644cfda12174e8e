; LLVM may restore an older saved pointer before a newer one; the newer one then refers to the checkpoint of the older
; one, so that no checkpoint is restored twice or after an older one (R15, R16).
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s

; CHECK-NOT: warning

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)

; The extension's example: the older one comes first.
; CHECK:      %older_first = OpFunction
; CHECK:      %first = OpSaveMemoryINTEL
; CHECK:      %second = OpSaveMemoryINTEL
; CHECK:      OpRestoreMemoryINTEL %first
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NEXT: %c = OpVariableLengthArrayINTEL
; CHECK-NEXT: OpRestoreMemoryINTEL %[[NEXT]]
; CHECK-NEXT: OpReturn
define spir_func void @older_first(i32 %n) {
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  call void @llvm.stackrestore.p0(ptr %first)
  %c = alloca i8, i32 %n
  call void @llvm.stackrestore.p0(ptr %second)
  ret void
}

; One path to the last restore has restored the older one.
; CHECK:      %one_path = OpFunction
; CHECK:      %first_0 = OpSaveMemoryINTEL
; CHECK:      %second_0 = OpSaveMemoryINTEL
; CHECK:      OpRestoreMemoryINTEL %first_0
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSaveMemoryINTEL %_ptr_Function_uchar
; CHECK-NEXT: OpBranch %done
; CHECK-NEXT: %done = OpLabel
; CHECK-NEXT: %[[MERGED:[0-9]+]] = OpPhi %_ptr_Function_uchar %second_0 %entry %[[NEXT]] %rare
; CHECK-NEXT: OpRestoreMemoryINTEL %[[MERGED]]
; CHECK-NEXT: OpReturn
define spir_func void @one_path(i32 %n) {
entry:
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
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

; The older one again, after the newer one stands for the same checkpoint on one path: the program compares their ages.
; CHECK:      %again = OpFunction
; CHECK:      %[[CLOCK:[0-9]+]] = OpVariable %_ptr_Function_ulong Function
; CHECK-NEXT: OpStore %[[CLOCK]] %ulong_0
; CHECK-NEXT: %first_1 = OpSaveMemoryINTEL
; CHECK-NEXT: OpLoad %ulong %[[CLOCK]]
; CHECK-NEXT: %[[FIRST:[0-9]+]] = OpIAdd %ulong
; CHECK-NEXT: OpStore %[[CLOCK]] %[[FIRST]]
; CHECK:      %second_1 = OpSaveMemoryINTEL
; CHECK-NEXT: OpLoad %ulong %[[CLOCK]]
; CHECK-NEXT: %[[SECOND:[0-9]+]] = OpIAdd %ulong
; CHECK:      OpRestoreMemoryINTEL %first_1
; CHECK-NEXT: %[[NEXT:[0-9]+]] = OpSaveMemoryINTEL
; CHECK:      %done_0 = OpLabel
; CHECK-DAG:  %[[OLD:[0-9]+]] = OpPhi %_ptr_Function_uchar %first_1 %entry_0 %[[NEXT]] %rare_0
; CHECK-DAG:  %[[OLD_AGE:[0-9]+]] = OpPhi %ulong %[[FIRST]] %entry_0 %[[FIRST]] %rare_0
; CHECK-DAG:  %[[NEW:[0-9]+]] = OpPhi %_ptr_Function_uchar %second_1 %entry_0 %[[NEXT]] %rare_0
; CHECK-DAG:  %[[NEW_AGE:[0-9]+]] = OpPhi %ulong %[[SECOND]] %entry_0 %[[FIRST]] %rare_0
; CHECK:      OpRestoreMemoryINTEL %[[NEW]]
; CHECK-NEXT: %[[BEHIND:[0-9]+]] = OpSaveMemoryINTEL
; CHECK-NEXT: %[[SAME:[0-9]+]] = OpUGreaterThanEqual %bool %[[OLD_AGE]] %[[NEW_AGE]]
; CHECK-NEXT: %[[CHOSEN:[0-9]+]] = OpSelect %_ptr_Function_uchar %[[SAME]] %[[BEHIND]] %[[OLD]]
; CHECK:      OpRestoreMemoryINTEL %[[CHOSEN]]
; CHECK-NEXT: OpReturn
define spir_func void @again(i32 %n) {
entry:
  %first = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %second = call ptr @llvm.stacksave.p0()
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %c = icmp eq i32 %n, 7
  br i1 %c, label %rare, label %done
rare:
  call void @llvm.stackrestore.p0(ptr %first)
  br label %done
done:
  %d = alloca i8, i32 %n
  call void @llvm.stackrestore.p0(ptr %second)
  %e = alloca i8, i32 %n
  call void @llvm.stackrestore.p0(ptr %first)
  ret void
}
