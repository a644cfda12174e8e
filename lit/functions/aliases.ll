; An alias of an exported function becomes a function that calls it. Aliases of kernels and variables are left out.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=WARNED
;
; WARNED-NOT:  @g
; WARNED:      warning[W009]: an alias is not exported: SPIR-V has no aliases of variables and kernels
; WARNED-NEXT: at @kernel
; WARNED-NEXT: --> {{.*}}aliases.ll:{{[0-9]+}}:1
; WARNED-NEXT: | @kernel = alias
; WARNED-NEXT: | ^
; WARNED-NEXT: also at @variable
; WARNED-NEXT: 2 warnings: see --explain W009
; WARNED-NOT:  {{.}}

; CHECK-DAG:  OpDecorate %f LinkageAttributes "f" Export
; CHECK-DAG:  OpDecorate %g LinkageAttributes "g" Export
; CHECK-NOT:  LinkageAttributes "own"
; CHECK:      %f = OpFunction %uint None
; CHECK:      OpFunctionEnd
; CHECK-NEXT: %{{[0-9]+}} = OpFunction %void
; CHECK:      OpFunctionCall %uint %f
; CHECK:      OpFunctionEnd
; CHECK-NEXT: %g = OpFunction %uint None
; CHECK-NEXT: %[[N:.*]] = OpFunctionParameter %uint
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[RESULT:[0-9]+]] = OpFunctionCall %uint %f %[[N]]
; CHECK-NEXT: OpReturnValue %[[RESULT]]
; CHECK-NEXT: OpFunctionEnd
; CHECK-NOT:  OpFunction{{ }}

target triple = "spir64-unknown-unknown"

@g = alias i32 (i32), ptr @f
@own = internal alias i32 (i32), ptr @g
@kernel = alias void (ptr addrspace(1)), ptr @k
@variable = alias i32, ptr addrspace(1) @number
@number = addrspace(1) global i32 5

define spir_func i32 @f(i32 %n) {
  ret i32 %n
}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = call spir_func i32 @own(i32 1)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
