; A rounding mode of a constrained function of mathematics is omitted with a warning, which is printed once, or with
; --strict refused; the rounding mode of a conversion is refused if SPIR-V has none, and so is that of an operation that
; only rounds.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/omitted.ll --spirv-tools-dis 2>%t.err | FileCheck %s
; RUN: FileCheck %s --input-file=%t.err --check-prefix=WARNED
; RUN: not llvm-spirv-rs %t/omitted.ll --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT
; RUN: not llvm-spirv-rs %t/rint.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=RINT
; RUN: not llvm-spirv-rs %t/lrint.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LRINT
; RUN: not llvm-spirv-rs %t/fptrunc.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FPTRUNC

; CHECK-NOT: FPRoundingMode
; CHECK:     %fma = OpExtInst %float %{{[0-9]+}} fma %x %x %x
; CHECK:     [[PRODUCT:%[0-9]+]] = OpFMul %float %fma %x
; CHECK:     %fmuladd = OpFAdd %float [[PRODUCT]] %x
; CHECK:     %sin = OpExtInst %float %{{[0-9]+}} sin %fmuladd
; CHECK:     %narrow = OpFConvert %half %sin

; WARNED:      warning[W006]: SPIR-V has the rounding mode RTZ for conversions only; the result is rounded to nearest
; WARNED-NEXT: at %fma = call float @llvm.experimental.constrained.fma.f32
; WARNED-NEXT: in function @f
; WARNED-NEXT: --> {{.*}}omitted.ll:{{[0-9]+}}:3
; WARNED-NEXT: | %fma = call
; WARNED-NEXT: | ^
; WARNED-NEXT: also SPIR-V has no rounding mode tonearestaway; {{.*}}; the result is rounded to nearest, at %narrow = call half @llvm.experimental.constrained.fptrunc.f16.f32
; WARNED-NEXT: 2 warnings: see --explain W006
; WARNED-NOT:  {{.+}}

; STRICT:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; STRICT-NEXT: SPIR-V has the rounding mode RTZ for conversions only
; STRICT-NEXT: at %fma = call float @llvm.experimental.constrained.fma.f32

; RINT:    SPIR-V has the rounding mode RTP for conversions only
; LRINT:   SPIR-V has the rounding mode RTP for conversions only
; FPTRUNC: SPIR-V has no rounding mode tonearestaway

;--- omitted.ll
target triple = "spir64-unknown-unknown"
define spir_func half @f(float %x) strictfp {
  %fma = call float @llvm.experimental.constrained.fma.f32(float %x, float %x, float %x, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %fmuladd = call float @llvm.experimental.constrained.fmuladd.f32(float %fma, float %x, float %x, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %sin = call float @llvm.experimental.constrained.sin.f32(float %fmuladd, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  %narrow = call half @llvm.experimental.constrained.fptrunc.f16.f32(float %sin, metadata !"round.tonearestaway", metadata !"fpexcept.ignore") strictfp
  ret half %narrow
}

;--- rint.ll
target triple = "spir64-unknown-unknown"
define spir_func float @f(float %x) strictfp {
  %r = call float @llvm.experimental.constrained.rint.f32(float %x, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret float %r
}

;--- lrint.ll
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(float %x) strictfp {
  %r = call i32 @llvm.experimental.constrained.lrint.i32.f32(float %x, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  ret i32 %r
}

;--- fptrunc.ll
target triple = "spir64-unknown-unknown"
define spir_func half @f(float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.tonearestaway")
  ret half %r
}
