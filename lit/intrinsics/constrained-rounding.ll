; Constrained arithmetic rounds to nearest or dynamically; quotients and square roots also have other rounding modes,
; with their extension. A rounding mode that SPIR-V cannot express is omitted with a warning, or with --strict refused.
; RUN: llvm-spirv-rs %s --strict --spirv-tools-dis | FileCheck %s
; RUN: sed 's/dynamic/downward/' %s | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_rounded_divide_sqrt -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s --check-prefix=ROUNDED
; RUN: sed 's/dynamic/downward/' %s > %t.down.ll && llvm-spirv-rs %t.down.ll --spirv-tools-dis 2>%t.down.err | FileCheck %s
; RUN: FileCheck %s --input-file=%t.down.err --check-prefix=WARNED
; RUN: not llvm-spirv-rs %t.down.ll --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=NEEDS
; RUN: sed 's/fdiv\(.*\)dynamic/fadd\1upward/' %s > %t.sum.ll && llvm-spirv-rs %t.sum.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SUM
; RUN: not llvm-spirv-rs %t.sum.ll --strict --spirv-ext=+SPV_INTEL_rounded_divide_sqrt -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT-SUM
; RUN: sed 's/dynamic/tonearestaway/' %s > %t.away.ll && llvm-spirv-rs %t.away.ll --spirv-ext=+SPV_INTEL_rounded_divide_sqrt -o %t.spv 2>&1 | FileCheck %s --check-prefix=AWAY
; RUN: not llvm-spirv-rs %t.away.ll --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT-AWAY
;
; CHECK-NOT:  FPRoundingMode
; CHECK:      %quotient = OpFDiv %float %a %b
; CHECK-NEXT: %root = OpExtInst %float {{.*}} sqrt %quotient
;
; NEEDS:      RequiresExtension: Feature requires the following SPIR-V extension:
; NEEDS-NEXT: SPV_INTEL_rounded_divide_sqrt
; NEEDS-NEXT: a quotient or a square root that is not rounded to nearest needs SPV_INTEL_rounded_divide_sqrt
; NEEDS-NEXT: at %quotient = call float @llvm.experimental.constrained.fdiv.f32
;
; OpCapability RoundedDivideSqrtINTEL; OpDecorate with FPRoundingMode, RTN (3) for the quotient and RTE (0) for the root.
; ROUNDED:      131089 6265
; ROUNDED:      262215 [[QUOTIENT:[0-9]+]] 39 3
; ROUNDED-SAME: 262215 [[ROOT:[0-9]+]] 39 0
;
; WARNED:      warning[W006]: a quotient or a square root that is not rounded to nearest needs SPV_INTEL_rounded_divide_sqrt (allow it with --spirv-ext=+SPV_INTEL_rounded_divide_sqrt); the result is rounded to nearest
; WARNED-NEXT: at %quotient = call float @llvm.experimental.constrained.fdiv.f32
; WARNED-NEXT: in function @f
;
; SUM:             warning[W006]: SPIR-V has the rounding mode RTP for conversions only; the result is rounded to nearest
; SUM-NEXT:        at %quotient = call float @llvm.experimental.constrained.fadd.f32
; STRICT-SUM:      InvalidInstruction: Can't translate llvm instruction:
; STRICT-SUM-NEXT: SPIR-V has the rounding mode RTP for conversions only{{$}}
; STRICT-SUM-NEXT: at %quotient = call float @llvm.experimental.constrained.fadd.f32
;
; AWAY:        warning[W006]: SPIR-V has no rounding mode tonearestaway; expected tonearest, towardzero, upward or downward; the result is rounded to nearest
; STRICT-AWAY: error[E014]: {{.*}}
; STRICT-AWAY: SPIR-V has no rounding mode tonearestaway

target triple = "spir64-unknown-unknown"
define spir_func float @f(float %a, float %b) strictfp {
  %quotient = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %root = call float @llvm.experimental.constrained.sqrt.f32(float %quotient, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  ret float %root
}
