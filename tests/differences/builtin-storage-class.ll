; ROW: built-in variables
; PEER: OpVariable {{%[0-9a-zA-Z_]+}} CrossWorkgroup
; OURS: OpVariable {{%[0-9a-zA-Z_]+}} Input

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32

define spir_func i64 @f() {
  %id = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId
  %x = extractelement <3 x i64> %id, i32 0
  ret i64 %x
}
