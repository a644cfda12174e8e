; Calls that do not match the grammar of their instruction are refused with a message that names the mismatch; an
; unknown name is an import with a warning, or with --strict an error.
; RUN: sed 's/^;ARGUMENTS //' %s > %t.1.ll && not llvm-spirv-rs %t.1.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
; RUN: sed 's/^;TOOMANY //' %s > %t.2.ll && not llvm-spirv-rs %t.2.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TOOMANY
; RUN: sed 's/^;LITERAL //' %s > %t.3.ll && not llvm-spirv-rs %t.3.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LITERAL
; RUN: sed 's/^;PARTS //' %s > %t.4.ll && not llvm-spirv-rs %t.4.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=PARTS
; RUN: sed 's/^;UNKNOWN //' %s > %t.5.ll && llvm-spirv-rs %t.5.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t.5.ll --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT
; RUN: sed 's/^;PHI //' %s > %t.6.ll && not llvm-spirv-rs %t.6.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=PHI
; RUN: sed 's/^;MASK //' %s > %t.7.ll && not llvm-spirv-rs %t.7.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=MASK
; RUN: sed 's/^;RESULT //' %s > %t.8.ll && not llvm-spirv-rs %t.8.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: sed 's/^;SHADER //' %s > %t.9.ll && not llvm-spirv-rs %t.9.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SHADER
; RUN: sed 's/^;OWN //' %s > %t.10.ll && llvm-spirv-rs %t.10.ll --strict --spirv-tools-dis | FileCheck %s --check-prefix=OWN
; RUN: sed 's/^;EXTENDED //' %s > %t.11.ll && llvm-spirv-rs %t.11.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=EXTENDED

; ARGUMENTS:      InvalidInstruction: Can't translate llvm instruction:
; ARGUMENTS-NEXT: invalid call of OpIAdd: expected a value as Operand 2, found the end of the operands
; ARGUMENTS-NEXT: call i32 @__spirv_IAdd(i32 %n)
; ARGUMENTS-NEXT: function @f
; TOOMANY: invalid call of OpSNegate: expected 1 operand, found 2
; LITERAL: invalid call of OpCompositeExtract: expected a constant 32-bit integer as Indexes, found `i32 %
; PARTS: invalid call of OpFAdd: a value of type <6 x float> is not a single value in SPIR-V
; UNKNOWN: warning[W007]: @__spirv_BitCountt is no instruction of SPIR-V (did you mean `__spirv_BitCount`?); it stays an import, which no consumer defines
; STRICT:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; STRICT-NEXT: @__spirv_BitCountt is no instruction of SPIR-V (did you mean `__spirv_BitCount`?){{$}}
; STRICT-NEXT: at %{{.*}} = call i32 @__spirv_BitCountt(i32 %n)
; STRICT-NEXT: in function @f
; EXTENDED: warning[W007]: @__spirv_ocl_sqrtt is no instruction of SPIR-V (did you mean `__spirv_ocl_sqrt`?); it stays an import, which no consumer defines
; PHI: OpPhi cannot be called: use branches and phis of LLVM IR
; MASK: invalid call of OpGroupIAdd: expected an enumerant of GroupOperation, found 77
; RESULT: invalid call of OpIAdd: the instruction has a result, but the function is void
; SHADER: OpDPdx needs capability Shader, which is not available in kernels
; OWN: LinkageAttributes "__spirv_own" Import

target triple = "spir64-unknown-unknown"

;ARGUMENTS declare i32 @__spirv_IAdd(i32)
;TOOMANY declare i32 @__spirv_SNegate(i32, i32)
;LITERAL declare float @__spirv_CompositeExtract(<4 x float>, i32)
;PARTS declare <6 x float> @__spirv_FAdd(<6 x float>, <6 x float>)
;UNKNOWN declare i32 @__spirv_BitCountt(i32)
;EXTENDED declare float @__spirv_ocl_sqrtt(float)
;PHI declare i32 @__spirv_Phi(i32)
;MASK declare i32 @__spirv_GroupIAdd(i32, i32, i32)
;RESULT declare void @__spirv_IAdd(i32, i32)
;SHADER declare float @__spirv_DPdx(float)
;OWN declare i32 @__spirv_own(i32)

define spir_func void @f(i32 %n, <4 x float> %v, <6 x float> %w, float %x) {
;ARGUMENTS call i32 @__spirv_IAdd(i32 %n)
;TOOMANY call i32 @__spirv_SNegate(i32 %n, i32 1)
;LITERAL call float @__spirv_CompositeExtract(<4 x float> %v, i32 %n)
;PARTS call <6 x float> @__spirv_FAdd(<6 x float> %w, <6 x float> %w)
;UNKNOWN call i32 @__spirv_BitCountt(i32 %n)
;EXTENDED call float @__spirv_ocl_sqrtt(float %x)
;PHI call i32 @__spirv_Phi(i32 %n)
;MASK call i32 @__spirv_GroupIAdd(i32 3, i32 77, i32 %n)
;RESULT call void @__spirv_IAdd(i32 %n, i32 %n)
;SHADER call float @__spirv_DPdx(float %x)
;OWN call i32 @__spirv_own(i32 %n)
  ret void
}
