; An internal function without uses is omitted, and then what only such functions use. Functions of other linkage stay,
; as do those that llvm.used or each other refer to, and a kernel.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not='OpFunction %{{.*}} None'

; CHECK-NOT: "imported"
; CHECK-NOT: "hidden"
; CHECK-NOT: BuiltIn
; CHECK:     %private = OpFunction
; CHECK:     %kept = OpFunction
; CHECK:     %one = OpFunction
; CHECK:     %other = OpFunction
; CHECK:     %{{[0-9]+}} = OpFunction %void

target triple = "spir64-unknown-unknown"

@hidden = external global i32
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

define internal spir_func void @before() {
  ret void
}

define internal spir_func void @unused(i32 %n) {
  call spir_func void @before()
  call spir_func void @before()
  call spir_func void @imported()
  %hidden = load i32, ptr @hidden
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  call spir_func void @after(i64 %id)
  ret void
}

define internal spir_func void @after(i64 %n) {
  ret void
}

declare spir_func void @imported()
declare spir_func i64 @_Z13get_global_idj(i32)

define private spir_func void @private() {
  ret void
}

define internal spir_func void @kept() {
  ret void
}

define internal spir_func void @one() {
  call spir_func void @other()
  ret void
}

define internal spir_func void @other() {
  call spir_func void @one()
  ret void
}

define internal spir_kernel void @kernel() {
  ret void
}
