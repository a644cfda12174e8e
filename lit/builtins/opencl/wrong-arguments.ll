; A builtin function with a wrong declaration or wrong arguments is an error that names the call.
;
; RUN: split-file %s %t
;
; RUN: not llvm-spirv-rs %t/types.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TYPES
; TYPES:      InvalidInstruction: Can't translate llvm instruction:
; TYPES-NEXT: @_Z3maxii is declared as i32 (float, i32), which does not match the parameters in its mangled name
; TYPES-NEXT: at %r = call
; TYPES-NEXT: in function @f
;
; RUN: not llvm-spirv-rs %t/called.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=CALLED
; CALLED:      InvalidInstruction: Can't translate llvm instruction:
; CALLED-NEXT: @_Z3maxii is called as i32 (i32), but is i32 (i32, i32): declare it as it is called
; CALLED-NEXT: at %r = call
;
; RUN: not llvm-spirv-rs %t/count.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=COUNT
; COUNT:      InvalidInstruction: Can't translate llvm instruction:
; COUNT-NEXT: a builtin function does not take these arguments: call
; COUNT-NEXT: at call
;
; RUN: not llvm-spirv-rs %t/order.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ORDER
; ORDER:      InvalidInstruction: Can't translate llvm instruction:
; ORDER-NEXT: a builtin function does not take these arguments: %r = call
;
; RUN: not llvm-spirv-rs %t/result.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=RESULT
; RESULT:      InvalidInstruction: Can't translate llvm instruction:
; RESULT-NEXT: a builtin function does not take these arguments: %r = call

; RUN: not llvm-spirv-rs %t/gives.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=GIVES
; GIVES:      InvalidInstruction: Can't translate llvm instruction:
; GIVES-NEXT: a builtin function does not return double: %r = call
; GIVES-NEXT: at %r = call
;
; RUN: not llvm-spirv-rs %t/nothing.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NOTHING
; NOTHING:      InvalidInstruction: Can't translate llvm instruction:
; NOTHING-NEXT: a builtin function does not return i32
;
; RUN: not llvm-spirv-rs %t/space.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SPACE
; SPACE:      InvalidInstruction: Can't translate llvm instruction:
; SPACE-NEXT: @_Z6vload4mPU3AS1Kf is declared as <4 x float> (i64, ptr addrspace(3)), which does not match the parameters in its mangled name

;--- types.ll
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z3maxii(float, i32)
define spir_func i32 @f(float %x, i32 %i) {
  %r = call spir_func i32 @_Z3maxii(float %x, i32 %i)
  ret i32 %r
}

;--- called.ll
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z3maxii(i32, i32)
define spir_func i32 @f(i32 %i) {
  %r = call spir_func i32 @_Z3maxii(i32 %i)
  ret i32 %r
}

;--- count.ll
target triple = "spir64-unknown-unknown"
declare spir_func void @_Z7barrierjjj(i32, i32, i32)
define spir_func i32 @f(i32 %i) {
  call spir_func void @_Z7barrierjjj(i32 %i, i32 %i, i32 %i)
  ret i32 %i
}

;--- order.ll
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1), i32)
define spir_func i32 @f(ptr addrspace(1) %p) {
  %r = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1) %p, i32 17)
  ret i32 %r
}

;--- result.ll
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z11convert_intf(float)
define spir_func i64 @f(float %x) {
  %r = call spir_func i64 @_Z11convert_intf(float %x)
  ret i64 %r
}

;--- gives.ll
target triple = "spir64-unknown-unknown"
declare spir_func double @_Z3cosf(float)
define spir_func double @f(float %x) {
  %r = call spir_func double @_Z3cosf(float %x)
  ret double %r
}

;--- nothing.ll
target triple = "spir64-unknown-unknown"
declare spir_func i32 @_Z7vstore2Dv2_imPi(<2 x i32>, i64, ptr)
define spir_func i32 @f(<2 x i32> %x, i64 %i, ptr %p) {
  %r = call spir_func i32 @_Z7vstore2Dv2_imPi(<2 x i32> %x, i64 %i, ptr %p)
  ret i32 %r
}

;--- space.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(3))
define spir_func <4 x float> @f(i64 %i, ptr addrspace(3) %p) {
  %r = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %i, ptr addrspace(3) %p)
  ret <4 x float> %r
}
