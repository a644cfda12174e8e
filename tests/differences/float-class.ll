; ROW: `llvm.is.fpclass`, quiet NaN or subnormal
; PEER: [[BITS:%[0-9a-z_]+]] = OpBitcast %uint %a
; PEER: OpUGreaterThanEqual %bool [[BITS]] %uint_2143289344
; PEER-NOT: OpLogicalOr
; PEER: OpLabel
; OURS: [[BITS:%[0-9a-z_]+]] = OpBitcast %uint %a
; OURS: OpISub %uint [[BITS]] %uint_2143289344
; OURS: OpISub %uint [[BITS]] %uint_4290772992
; OURS: OpLogicalOr

target triple = "spir64-unknown-unknown"

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

define spir_func i1 @quiet(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 2)
  ret i1 %r
}

define spir_func i1 @subnormal(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 144)
  ret i1 %r
}
