; A builtin variable that only an unreachable block reads is not declared, with no capability and no higher version.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     ; Version: 1.0
; CHECK-NOT: OpCapability GroupNonUniform
; CHECK-NOT: BuiltIn SubgroupEqMask
; CHECK:     OpDecorate %{{.*}} BuiltIn SubgroupLocalInvocationId

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
declare spir_func i32 @_Z22get_sub_group_local_idv()

define spir_kernel void @k(i1 %which) {
  br i1 %which, label %reached, label %end

reached:
  %local = call spir_func i32 @_Z22get_sub_group_local_idv()
  br label %end

unreached:
  %mask = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
  br label %end

end:
  ret void
}
