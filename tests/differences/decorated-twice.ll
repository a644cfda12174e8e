; ROW: decorations that attributes and metadata both give, or `!spirv.ParameterDecorations` and attributes
; PEER: spirv-val: {{.*}}decorated with Constant multiple times is not allowed
; PEER: OpDecorate %p FuncParamAttr NoWrite
; PEER: OpDecorate %p FuncParamAttr NoWrite
; OURS: OpDecorate %a Constant
; OURS-NOT: OpDecorate %a Constant
; OURS: OpDecorate %p FuncParamAttr NoWrite
; OURS-NOT: OpDecorate %p FuncParamAttr NoWrite

target triple = "spir64-unknown-unknown"

@a = addrspace(1) constant i32 1, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) readonly %p) !spirv.ParameterDecorations !2 {
  %r = load i32, ptr addrspace(1) @a
  %s = load i32, ptr addrspace(1) %p
  ret void
}

!0 = !{!1}
!1 = !{i32 22}
!2 = !{!3}
!3 = !{!4}
!4 = !{i32 38, i32 6}
