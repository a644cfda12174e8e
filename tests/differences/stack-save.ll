; ROW: `llvm.stacksave` where no later allocation has a variable size
; OPTIONS: --spirv-ext=+SPV_INTEL_variable_length_array
; PEER: OpSaveMemoryINTEL
; PEER: OpRestoreMemoryINTEL
; OURS-NOT: SPV_INTEL_variable_length_array
; OURS-NOT: OpSaveMemoryINTEL
; OURS: OpFunctionEnd

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define spir_func void @f() {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}
