; From version 1.6 comparisons, negations and extended instructions have FPFastMathMode as well; `nofpclass` on the result
; and on all arguments is such a hint.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=FPFastMathMode
; RUN: llvm-spirv-rs %s --spirv-max-version=1.5 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
;
; CHECK:     Version: 1.6
; CHECK-DAG: OpDecorate %less FPFastMathMode NotNaN
; CHECK-DAG: OpDecorate %negated FPFastMathMode NSZ
; CHECK-DAG: OpDecorate %root FPFastMathMode Fast
; CHECK-DAG: OpDecorate %cosine FPFastMathMode NotInf
; CHECK-DAG: OpDecorate %greater FPFastMathMode NotNaN|NotInf
;
; OLD:     Version: 1.0
; OLD-NOT: FPFastMathMode

target triple = "spir64-unknown-unknown"

define spir_func i1 @hints(float %a, float %b) {
  %less = fcmp nnan olt float %a, %b
  %negated = fneg nsz float %a
  %root = call fast float @llvm.sqrt.f32(float %a)
  %cosine = call ninf spir_func float @_Z3cosf(float %a)
  %greater = call spir_func float @_Z4fmaxff(float %a, float %b)
  %scaled = call spir_func float @_Z5ldexpfi(float %a, i32 1)
  %part = call spir_func float @_Z4fminff(float %a, float %b)
  ret i1 %less
}

declare float @llvm.sqrt.f32(float)
declare spir_func float @_Z3cosf(float)
declare spir_func nofpclass(nan inf) float @_Z4fmaxff(float nofpclass(nan inf), float nofpclass(nan inf))
; The argument may be a NaN.
declare spir_func nofpclass(nan inf) float @_Z5ldexpfi(float, i32)
; Only signaling NaNs are excluded.
declare spir_func nofpclass(snan) float @_Z4fminff(float nofpclass(nan), float nofpclass(nan))
