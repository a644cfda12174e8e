; The pointer to an argument that is copied, or that is the result, has the type of its attribute, since consumers copy that
; many bytes.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-text -o - | FileCheck %s

; CHECK: Decorate [[#CALL:]] ArgumentAttributeINTEL 0 3
; CHECK: Decorate [[#CALL]] ArgumentAttributeINTEL 1 2
; CHECK-DAG: TypeInt [[#BYTE:]] 8 0
; CHECK-DAG: TypeInt [[#LONG:]] 64 0
; CHECK-DAG: TypeVoid [[#VOID:]]
; CHECK-DAG: TypePointer [[#BYTES:]] 7 [[#BYTE]]
; CHECK-DAG: TypeStruct [[#PAIR:]]
; CHECK-DAG: TypePointer [[#PAIRS:]] 7 [[#PAIR]]
; CHECK-DAG: TypePointer [[#LONGS:]] 7 [[#LONG]]
; CHECK-DAG: TypeFunction [[#CALLEE:]] [[#VOID]] [[#PAIRS]] [[#LONGS]] [[#BYTES]]

; CHECK: Variable [[#PAIRS]] [[#RESULT:]]
; CHECK: Variable [[#LONGS]] [[#NUMBER:]]
; CHECK: Bitcast [[#BYTES]] [[#CAST:]] [[#NUMBER]]
; CHECK: FunctionPointerCallINTEL [[#VOID]] [[#CALL]] [[#]] [[#RESULT]] [[#NUMBER]] [[#CAST]]

target triple = "spir64-unknown-unknown"

%pair = type { i32, float }

define spir_func void @f(ptr %callee) {
  %result = alloca %pair
  %number = alloca i64
  call spir_func void %callee(ptr sret(%pair) %result, ptr byval(i64) %number, ptr %number)
  ret void
}
