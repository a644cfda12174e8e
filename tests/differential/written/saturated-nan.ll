; A saturated conversion of a NaN is zero.
; values: 1

define internal void @body_0($G %in, $G %out) {
  %bits = load i16, $G %in, align 8
  %nan.bits = or i16 %bits, u0x7E00
  %nan = bitcast i16 %nan.bits to half
  %sum = call i32 @llvm.fptoui.sat.i32.f16(half %nan)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}

define internal void @body_1($G %in, $G %out) {
  %bits = load i16, $G %in, align 8
  %nan.bits = or i16 %bits, u0x7E00
  %nan = bitcast i16 %nan.bits to half
  %numbers = insertelement <4 x half> splat (half 3.0), half %nan, i32 2
  %all = call <4 x i32> @llvm.fptoui.sat.v4i32.v4f16(<4 x half> %numbers)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %all)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}

define internal void @body_2($G %in, $G %out) {
  %bits = load i32, $G %in, align 8
  %nan.bits = or i32 %bits, u0x7FC00000
  %nan = bitcast i32 %nan.bits to float
  %sum = call i32 @llvm.fptoui.sat.i32.f32(float %nan)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}

define internal void @body_3($G %in, $G %out) {
  %bits = load i32, $G %in, align 8
  %nan.bits = or i32 %bits, u0x7FC00000
  %nan = bitcast i32 %nan.bits to float
  %numbers = insertelement <4 x float> splat (float 3.0), float %nan, i32 2
  %all = call <4 x i32> @llvm.fptoui.sat.v4i32.v4f32(<4 x float> %numbers)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %all)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}

define internal void @body_4($G %in, $G %out) {
  %bits = load i64, $G %in, align 8
  %nan.bits = or i64 %bits, u0x7FF8000000000000
  %nan = bitcast i64 %nan.bits to double
  %sum = call i32 @llvm.fptoui.sat.i32.f64(double %nan)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}

define internal void @body_5($G %in, $G %out) {
  %bits = load i64, $G %in, align 8
  %nan.bits = or i64 %bits, u0x7FF8000000000000
  %nan = bitcast i64 %nan.bits to double
  %numbers = insertelement <4 x double> splat (double 3.0), double %nan, i32 2
  %all = call <4 x i32> @llvm.fptoui.sat.v4i32.v4f64(<4 x double> %numbers)
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %all)
  %value = zext i32 %sum to i64
  store i64 %value, $G %out, align 8
  ret void
}
