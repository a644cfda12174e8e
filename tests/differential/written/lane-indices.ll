; values: 2
; Indices of lanes that are not constant: those of few bits into vectors of many lanes, those into vectors that are
; several in SPIR-V, and those of no lane in results that a select discards.
define void @body_0($G %in, $G %out) {
  %byte = load i8, $G %in
  %index = and i8 %byte, 7
  %once = insertelement <320 x i8> zeroinitializer, i8 1, i32 3
  %lanes = insertelement <320 x i8> %once, i8 2, i32 259
  %lane = extractelement <320 x i8> %lanes, i8 %index
  %wide = zext i8 %lane to i64
  store i64 %wide, $G %out
  %changed = insertelement <320 x i8> %lanes, i8 9, i8 %index
  %far = extractelement <320 x i8> %changed, i32 256
  %near = extractelement <320 x i8> %changed, i32 0
  %a = zext i8 %far to i64
  %b = zext i8 %near to i64
  %shifted = shl i64 %a, 8
  %both = or i64 %shifted, %b
  %second = getelementptr i8, $G %out, i64 8
  store i64 %both, $G %second
  ret void
}

define void @body_1($G %in, $G %out) {
  %vector = load <5 x i32>, $G %in, align 4
  %at = getelementptr i8, $G %in, i64 20
  %word = load i32, $G %at
  %low = and i32 %word, 3
  %index = add i32 %low, 1
  %changed = insertelement <5 x i32> %vector, i32 77, i32 %index
  %sum = call i32 @llvm.vector.reduce.xor.v5i32(<5 x i32> %changed)
  %first = extractelement <5 x i32> %changed, i32 0
  %lane = extractelement <5 x i32> %vector, i32 %index
  %a = zext i32 %sum to i64
  %b = zext i32 %first to i64
  %shifted = shl i64 %b, 32
  %both = or i64 %shifted, %a
  store i64 %both, $G %out
  %c = zext i32 %lane to i64
  %second = getelementptr i8, $G %out, i64 8
  store i64 %c, $G %second
  ret void
}

define void @body_2($G %in, $G %out) {
  %vector = load <4 x i16>, $G %in, align 2
  %at = getelementptr i8, $G %in, i64 20
  %word = load i64, $G %at, align 4
  %index = and i64 %word, 7
  %is_lane = icmp ult i64 %index, 4
  %changed = insertelement <4 x i16> %vector, i16 77, i64 %index
  %chosen = select i1 %is_lane, <4 x i16> %changed, <4 x i16> %vector
  store <4 x i16> %chosen, $G %out
  %lane = extractelement <4 x i16> %vector, i64 %index
  %other = select i1 %is_lane, i16 %lane, i16 5
  %wide = zext i16 %other to i64
  %second = getelementptr i8, $G %out, i64 8
  store i64 %wide, $G %second
  ret void
}

define void @body_3($G %in, $G %out) {
  %vector = load <7 x i16>, $G %in, align 2
  %at = getelementptr i8, $G %in, i64 20
  %byte = load i8, $G %at
  %index = urem i8 %byte, 7
  %lane = extractelement <7 x i16> %vector, i8 %index
  %changed = insertelement <7 x i16> %vector, i16 %lane, i8 1
  %again = insertelement <7 x i16> %changed, i16 3, i8 %index
  %sum = call i16 @llvm.vector.reduce.add.v7i16(<7 x i16> %again)
  %a = zext i16 %lane to i64
  %b = zext i16 %sum to i64
  store i64 %a, $G %out
  %second = getelementptr i8, $G %out, i64 8
  store i64 %b, $G %second
  ret void
}

declare i32 @llvm.vector.reduce.xor.v5i32(<5 x i32>)
declare i16 @llvm.vector.reduce.add.v7i16(<7 x i16>)
