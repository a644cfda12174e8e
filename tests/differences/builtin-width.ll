; ROW: 64-bit work-item functions on a 32-bit target
; PEER: OpTypeVector %ulong 3
; OURS: OpTypeVector %uint 3
; OURS: OpUConvert %ulong

target triple = "spir-unknown-unknown"

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)

define spir_func i64 @f() {
  %x = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  ret i64 %x
}
