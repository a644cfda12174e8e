; ROW: pointers to functions in constant expressions
; OPTIONS: --spirv-ext=+SPV_INTEL_function_pointers
; PEER: spirv-val: {{.*}}ID {{.*}} has not been defined
; PEER: validate: {{.*}}(OpConstantFunctionPointerINTEL) is defined after its use
; PEER: OpSpecConstantOp %ulong ConvertPtrToU [[POINTER:%[0-9a-z_]+]]
; PEER: [[POINTER]] = OpConstantFunctionPointerINTEL
; SPIRV-Tools does not know that this constant may refer to a function, which is defined later.
; OURS: spirv-val: {{.*}}ID {{.*}} has not been defined
; OURS-NEXT: spirv-val: {{.*}} = OpConstantFunctionPointerINTEL
; OURS-NOT: validate: {{.*}}defined
; OURS: [[POINTER:%[0-9a-z_]+]] = OpConstantFunctionPointerINTEL
; OURS: OpConvertPtrToU %ulong [[POINTER]]

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) {
  ret i32 %a
}

define spir_func i64 @g(i1 %c, <2 x i64> %b) {
entry:
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %v = phi <2 x i64> [ <i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @f to i64)>, %x ], [ %b, %entry ]
  %r = extractelement <2 x i64> %v, i64 0
  ret i64 %r
}
