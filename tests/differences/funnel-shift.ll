; ROW: `fshl`, `fshr` by a multiple of the width
; PEER: [[BY:%[0-9a-z_]+]] = OpUMod %uint {{%[0-9a-z_]+}} %uint_32
; PEER: [[REST:%[0-9a-z_]+]] = OpISub %uint %uint_32 [[BY]]
; PEER: OpShiftRightLogical %uint {{%[0-9a-z_]+}} [[REST]]
; PEER: [[BY:%[0-9a-z_]+]] = OpUMod %uint {{%[0-9a-z_]+}} %uint_32
; PEER: [[REST:%[0-9a-z_]+]] = OpISub %uint %uint_32 [[BY]]
; PEER: OpShiftLeftLogical %uint {{%[0-9a-z_]+}} [[REST]]
; OURS: [[BY:%[0-9a-z_]+]] = OpBitwiseAnd %uint %by %uint_31
; OURS: [[REST:%[0-9a-z_]+]] = OpISub %uint %uint_31 [[BY]]
; OURS: [[HALF:%[0-9a-z_]+]] = OpShiftRightLogical %uint %b %uint_1
; OURS: OpShiftRightLogical %uint [[HALF]] [[REST]]
; OURS: [[BY:%[0-9a-z_]+]] = OpBitwiseAnd %uint %by_0 %uint_31
; OURS: [[REST:%[0-9a-z_]+]] = OpISub %uint %uint_31 [[BY]]
; OURS: [[DOUBLE:%[0-9a-z_]+]] = OpShiftLeftLogical %uint %a_0 %uint_1
; OURS: OpShiftLeftLogical %uint [[DOUBLE]] [[REST]]

target triple = "spir64-unknown-unknown"

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)

define spir_func i32 @f(i32 %a, i32 %b, i32 %by) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %by)
  ret i32 %r
}

define spir_func i32 @g(i32 %a, i32 %b, i32 %by) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %by)
  ret i32 %r
}
