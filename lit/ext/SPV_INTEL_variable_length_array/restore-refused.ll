; A restored pointer that is not known to come from an llvm.stacksave of the function is refused, with its location and
; a remedy: no restore is left out (R14).
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/parameter.ll -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=PARAMETER
; RUN: not llvm-spirv-rs %t/memory.ll -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=MEMORY
; RUN: not llvm-spirv-rs %t/escapes.ll -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=ESCAPES
; RUN: not llvm-spirv-rs %t/null.ll -o %t.spv --spirv-ext=+SPV_INTEL_variable_length_array 2>&1 | FileCheck %s --check-prefix=NULL

; PARAMETER:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; PARAMETER-NEXT: the restored pointer comes from `ptr %saved`, which is not an llvm.stacksave; restore the result of an llvm.stacksave of the same function
; PARAMETER-NEXT: at call void @llvm.stackrestore.p0(ptr %either)
; PARAMETER-NEXT: in function @f

; MEMORY:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; MEMORY-NEXT: the restored pointer comes from `%saved = load ptr{{.*}}`, and other code may write to the memory that it reads; restore {{.*}} or a variable of the function whose address is used for loads and stores only
; MEMORY-NEXT: at call void @llvm.stackrestore.p0(ptr %saved)
; MEMORY-NEXT: in function @f

; ESCAPES:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; ESCAPES-NEXT: {{.*}} other code may write to the memory that it reads
; ESCAPES-NEXT: at call void @llvm.stackrestore.p0(ptr %from)

; NULL:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; NULL-NEXT: the restored pointer is null or undefined
; NULL-NEXT: at call void @llvm.stackrestore.p0(ptr null)

;--- parameter.ll
target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define spir_func void @f(i32 %n, ptr %saved) {
  %own = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  %c = icmp eq i32 %n, 7
  %either = select i1 %c, ptr %saved, ptr %own
  call void @llvm.stackrestore.p0(ptr %either)
  ret void
}

;--- memory.ll
target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define spir_func void @f(i32 %n, ptr %place) {
  %own = call ptr @llvm.stacksave.p0()
  store ptr %own, ptr %place
  %a = alloca i8, i32 %n
  %saved = load ptr, ptr %place
  call void @llvm.stackrestore.p0(ptr %saved)
  ret void
}

;--- escapes.ll
target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)
define spir_func void @f(i32 %n) {
  %slot = alloca ptr
  %own = call ptr @llvm.stacksave.p0()
  store ptr %own, ptr %slot
  call spir_func void @use(ptr %slot)
  %a = alloca i8, i32 %n
  %from = load ptr, ptr %slot
  call void @llvm.stackrestore.p0(ptr %from)
  ret void
}

;--- null.ll
target triple = "spir64-unknown-unknown"
declare void @llvm.stackrestore.p0(ptr)
define spir_func void @f(i32 %n) {
  %a = alloca i8, i32 %n
  call void @llvm.stackrestore.p0(ptr null)
  ret void
}
