; Relational functions return 1 for a true scalar and -1 for a true lane; the result width may differ from that of the
; operands.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: %[[ONES:.*]] = OpConstantComposite %v2ulong %ulong_18446744073709551615 %ulong_18446744073709551615
; CHECK:      %relations = OpFunction
; CHECK:      %[[LESS:.*]] = OpFOrdLessThan %bool %f %f
; CHECK-NEXT: %less = OpSelect %uint %[[LESS]] %uint_1 %uint_0
; CHECK-NEXT: %[[DIFFER:.*]] = OpFUnordNotEqual %v2bool %v %v
; CHECK-NEXT: %differ = OpSelect %v2ulong %[[DIFFER]] %[[ONES]] %{{.*}}
; CHECK-NEXT: %[[NAN:.*]] = OpIsNan %bool %f
; CHECK-NEXT: %nan = OpSelect %uint %[[NAN]] %uint_1 %uint_0
; CHECK-NEXT: %[[SIGN:.*]] = OpSignBitSet %v2bool %v
; CHECK-NEXT: %sign = OpSelect %v2ulong %[[SIGN]]
;
; any and all test the highest bits.
; CHECK-NEXT: %[[SIGNS:.*]] = OpSLessThan %v2bool %w %{{.*}}
; CHECK-NEXT: %[[ANY:.*]] = OpAny %bool %[[SIGNS]]
; CHECK-NEXT: %any = OpSelect %uint %[[ANY]] %uint_1 %uint_0
; CHECK-NEXT: %[[ALL:.*]] = OpSLessThan %bool %i %uint_0
; CHECK-NEXT: %all = OpSelect %uint %[[ALL]] %uint_1 %uint_0
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @relations(float %f, <2 x double> %v, <2 x i32> %w, i32 %i) {
  %less = call spir_func i32 @_Z6islessff(float %f, float %f)
  %differ = call spir_func <2 x i64> @_Z10isnotequalDv2_dS_(<2 x double> %v, <2 x double> %v)
  %nan = call spir_func i32 @_Z5isnanf(float %f)
  %sign = call spir_func <2 x i64> @_Z7signbitDv2_d(<2 x double> %v)
  %any = call spir_func i32 @_Z3anyDv2_i(<2 x i32> %w)
  %all = call spir_func i32 @_Z3alli(i32 %i)
  ret void
}

declare spir_func i32 @_Z6islessff(float, float)
declare spir_func <2 x i64> @_Z10isnotequalDv2_dS_(<2 x double>, <2 x double>)
declare spir_func i32 @_Z5isnanf(float)
declare spir_func <2 x i64> @_Z7signbitDv2_d(<2 x double>)
declare spir_func i32 @_Z3anyDv2_i(<2 x i32>)
declare spir_func i32 @_Z3alli(i32)
