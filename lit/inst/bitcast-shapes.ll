; A bitcast between types that SPIR-V has is one instruction; any other extracts and recombines bits (P24).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %plain = OpFunction %uint None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpBitcast %uint %a
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %lanes = OpFunction %ulong None %[[V3:[0-9]+]]
; CHECK:      %[[V4:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_0 = OpBitcast %ulong %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK:      %booleans = OpFunction %uchar None %[[V5:[0-9]+]]
; CHECK:      %[[V6:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V7:[0-9]+]] = OpCompositeExtract %bool %a_1 0
; CHECK-NEXT: %[[V8:[0-9]+]] = OpSelect %uchar %[[V7]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V9:[0-9]+]] = OpCompositeExtract %bool %a_1 1
; CHECK-NEXT: %[[V10:[0-9]+]] = OpSelect %uchar %[[V9]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V11:[0-9]+]] = OpCompositeExtract %bool %a_1 2
; CHECK-NEXT: %[[V12:[0-9]+]] = OpSelect %uchar %[[V11]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V13:[0-9]+]] = OpCompositeExtract %bool %a_1 3
; CHECK-NEXT: %[[V14:[0-9]+]] = OpSelect %uchar %[[V13]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V15:[0-9]+]] = OpCompositeExtract %bool %a_1 4
; CHECK-NEXT: %[[V16:[0-9]+]] = OpSelect %uchar %[[V15]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V17:[0-9]+]] = OpCompositeExtract %bool %a_1 5
; CHECK-NEXT: %[[V18:[0-9]+]] = OpSelect %uchar %[[V17]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V19:[0-9]+]] = OpCompositeExtract %bool %a_1 6
; CHECK-NEXT: %[[V20:[0-9]+]] = OpSelect %uchar %[[V19]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V21:[0-9]+]] = OpCompositeExtract %bool %a_1 7
; CHECK-NEXT: %[[V22:[0-9]+]] = OpSelect %uchar %[[V21]] %uchar_1 %uchar_0
; CHECK-NEXT: %[[V23:[0-9]+]] = OpShiftLeftLogical %uchar %[[V10]] %uchar_1
; CHECK-NEXT: %[[V24:[0-9]+]] = OpBitwiseOr %uchar %[[V8]] %[[V23]]
; CHECK-NEXT: %[[V25:[0-9]+]] = OpShiftLeftLogical %uchar %[[V12]] %uchar_2
; CHECK-NEXT: %[[V26:[0-9]+]] = OpBitwiseOr %uchar %[[V24]] %[[V25]]
; CHECK-NEXT: %[[V27:[0-9]+]] = OpShiftLeftLogical %uchar %[[V14]] %uchar_3
; CHECK-NEXT: %[[V28:[0-9]+]] = OpBitwiseOr %uchar %[[V26]] %[[V27]]
; CHECK-NEXT: %[[V29:[0-9]+]] = OpShiftLeftLogical %uchar %[[V16]] %uchar_4
; CHECK-NEXT: %[[V30:[0-9]+]] = OpBitwiseOr %uchar %[[V28]] %[[V29]]
; CHECK-NEXT: %[[V31:[0-9]+]] = OpShiftLeftLogical %uchar %[[V18]] %uchar_5
; CHECK-NEXT: %[[V32:[0-9]+]] = OpBitwiseOr %uchar %[[V30]] %[[V31]]
; CHECK-NEXT: %[[V33:[0-9]+]] = OpShiftLeftLogical %uchar %[[V20]] %uchar_6
; CHECK-NEXT: %[[V34:[0-9]+]] = OpBitwiseOr %uchar %[[V32]] %[[V33]]
; CHECK-NEXT: %[[V35:[0-9]+]] = OpShiftLeftLogical %uchar %[[V22]] %uchar_7
; CHECK-NEXT: %r_1 = OpBitwiseOr %uchar %[[V34]] %[[V35]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK:      %odd = OpFunction %v2ushort None %[[V36:[0-9]+]]
; CHECK:      %[[V37:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V38:[0-9]+]] = OpBitwiseAnd %uint %a_2 %uint_4095
; CHECK-NEXT: %[[V39:[0-9]+]] = OpUConvert %ushort %[[V38]]
; CHECK-NEXT: %[[V40:[0-9]+]] = OpShiftRightLogical %uint %a_2 %uint_12
; CHECK-NEXT: %[[V41:[0-9]+]] = OpUConvert %ushort %[[V40]]
; CHECK-NEXT: %r_2 = OpCompositeConstruct %v2ushort %[[V39]] %[[V41]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK:      %wide = OpFunction %v4float None %[[V42:[0-9]+]]
; CHECK:      %[[V43:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V44:[0-9]+]] = OpBitwiseAnd %ulong %[[V45:[0-9]+]] %ulong_4294967295
; CHECK-NEXT: %[[V46:[0-9]+]] = OpUConvert %uint %[[V44]]
; CHECK-NEXT: %[[V47:[0-9]+]] = OpBitcast %float %[[V46]]
; CHECK-NEXT: %[[V48:[0-9]+]] = OpShiftRightLogical %ulong %[[V45]] %ulong_32
; CHECK-NEXT: %[[V49:[0-9]+]] = OpUConvert %uint %[[V48]]
; CHECK-NEXT: %[[V50:[0-9]+]] = OpBitcast %float %[[V49]]
; CHECK-NEXT: %[[V51:[0-9]+]] = OpBitwiseAnd %ulong %[[V52:[0-9]+]] %ulong_4294967295
; CHECK-NEXT: %[[V53:[0-9]+]] = OpUConvert %uint %[[V51]]
; CHECK-NEXT: %[[V54:[0-9]+]] = OpBitcast %float %[[V53]]
; CHECK-NEXT: %[[V55:[0-9]+]] = OpShiftRightLogical %ulong %[[V52]] %ulong_32
; CHECK-NEXT: %[[V56:[0-9]+]] = OpUConvert %uint %[[V55]]
; CHECK-NEXT: %[[V57:[0-9]+]] = OpBitcast %float %[[V56]]
; CHECK-NEXT: %r_3 = OpCompositeConstruct %v4float %[[V47]] %[[V50]] %[[V54]] %[[V57]]
; CHECK-NEXT: OpReturnValue %r_3

target triple = "spir64-unknown-unknown"
define spir_func i32 @plain(float %a) {
  %r = bitcast float %a to i32
  ret i32 %r
}
define spir_func i64 @lanes(<4 x i16> %a) {
  %r = bitcast <4 x i16> %a to i64
  ret i64 %r
}
define spir_func i8 @booleans(<8 x i1> %a) {
  %r = bitcast <8 x i1> %a to i8
  ret i8 %r
}
define spir_func <2 x i12> @odd(i24 %a) {
  %r = bitcast i24 %a to <2 x i12>
  ret <2 x i12> %r
}
define spir_func <4 x float> @wide(i128 %a) {
  %r = bitcast i128 %a to <4 x float>
  ret <4 x float> %r
}
