; Integers that are only Booleans are not converted: the result of a function that is truncated, the argument that is
; extended.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %only = OpFunction
; CHECK:      %signs = OpSignBitSet %v4bool %v
; CHECK-NEXT: %r = OpSelect %v4uint %signs %a %b
; CHECK-NEXT: %less = OpFOrdLessThan %v4bool %v %v
; CHECK-NEXT: %any = OpAny %bool %less
; CHECK:      %both = OpFunction
; CHECK:      [[SIGNS:%[0-9]+]] = OpSignBitSet %v4bool %v_0
; CHECK-NEXT: %signs_0 = OpSelect %v4uchar [[SIGNS]]
; CHECK:      OpBitwiseAnd %v4uchar %signs_0
; CHECK:      %less_0 = OpFOrdLessThan %v4bool %v_0 %v_0
; CHECK:      %wide = OpSelect %v4uchar %less_0
; CHECK:      %any_0 = OpAny %bool
; CHECK:      %scope = OpFunction
; CHECK:      [[SCOPE:%[0-9a-z_]+]] = OpSelect %uint %c
; CHECK:      OpGroupAll %bool [[SCOPE]] %c

target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @only(<4 x float> %v, <4 x i32> %a, <4 x i32> %b, ptr addrspace(1) %p) {
  %signs = call spir_func <4 x i8> @_Z18__spirv_SignBitSetDv4_f(<4 x float> %v)
  %bits = trunc <4 x i8> %signs to <4 x i1>
  %r = select <4 x i1> %bits, <4 x i32> %a, <4 x i32> %b
  %less = fcmp olt <4 x float> %v, %v
  %wide = sext <4 x i1> %less to <4 x i8>
  %any = call spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8> %wide)
  %word = zext i1 %any to i32
  store i32 %word, ptr addrspace(1) %p, align 4
  ret <4 x i32> %r
}

define spir_func <4 x i32> @both(<4 x float> %v, <4 x i32> %a, <4 x i32> %b, ptr addrspace(1) %p) {
  %signs = call spir_func <4 x i8> @_Z18__spirv_SignBitSetDv4_f(<4 x float> %v)
  store <4 x i8> %signs, ptr addrspace(1) %p, align 4
  %bits = trunc <4 x i8> %signs to <4 x i1>
  %r = select <4 x i1> %bits, <4 x i32> %a, <4 x i32> %b
  %less = fcmp olt <4 x float> %v, %v
  %wide = sext <4 x i1> %less to <4 x i8>
  store <4 x i8> %wide, ptr addrspace(1) %p, align 4
  %any = call spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8> %wide)
  %word = zext i1 %any to i32
  store i32 %word, ptr addrspace(1) %p, align 4
  ret <4 x i32> %r
}

define spir_func i1 @scope(i1 %c) {
  %group = zext i1 %c to i32
  %all = call spir_func i1 @_Z16__spirv_GroupAllib(i32 %group, i1 %c)
  ret i1 %all
}

declare spir_func i1 @_Z16__spirv_GroupAllib(i32, i1)
declare spir_func <4 x i8> @_Z18__spirv_SignBitSetDv4_f(<4 x float>)
declare spir_func i1 @_Z11__spirv_AnyDv4_c(<4 x i8>)
