; Uses of specialization constants that cannot be specialized are refused at their location, with a remedy.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/two-defaults.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not llvm-spirv-rs %t/odd.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ODD
; RUN: not llvm-spirv-rs %t/variable-id.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ID
; RUN: not llvm-spirv-rs %t/variable-member.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=MEMBER
; RUN: not llvm-spirv-rs %t/unfinished.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNFINISHED
; RUN: not llvm-spirv-rs %t/alias.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ALIAS

; TWO:       InvalidInstruction: Can't translate llvm instruction:
; TWO-NEXT: a specialization constant is requested with two types or defaults
; ODD:       InvalidInstruction: Can't translate llvm instruction:
; ODD-NEXT: expected a Boolean or a number of 8, 16, 32 or 64 bits as a specialization constant, found i24
; ID:        InvalidInstruction: Can't translate llvm instruction:
; ID-NEXT: the id of a specialization constant is not a constant
; MEMBER:    InvalidInstruction: Can't translate llvm instruction:
; MEMBER-NEXT: i32 %n does not depend on constants and specialization constants only
; UNFINISHED:      InvalidInstruction: Can't translate llvm instruction:
; UNFINISHED-NEXT: @_Z27__builtin_intel_sycl_allocaPv is a builtin that a SYCL compiler replaces, and this module still calls it
; ALIAS:      InvalidInstruction: Can't translate llvm instruction:
; ALIAS-NEXT: @{{.*}}14private_alloca{{.*}} is a builtin that a SYCL compiler replaces

;--- two-defaults.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() {
  %n = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 1)
  %m = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 2)
  ret void
}
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
;--- odd.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() {
  %n = call spir_func i24 @__spirv_SpecConstant(i32 0, i24 1)
  ret void
}
declare spir_func i24 @__spirv_SpecConstant(i32, i24)
;--- variable-id.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %id) {
  %n = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 %id, i64 1)
  ret void
}
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
;--- variable-member.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %n) {
  %v = call spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32 1, i32 %n)
  ret void
}
declare spir_func <2 x i32> @_Z29__spirv_SpecConstantCompositeii(i32, i32)
;--- unfinished.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %p) {
  %n = call spir_func ptr @_Z27__builtin_intel_sycl_allocaPv(ptr addrspace(4) %p)
  ret void
}
declare spir_func ptr @_Z27__builtin_intel_sycl_allocaPv(ptr addrspace(4))
;--- alias.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %p) {
  %n = call spir_func ptr @_ZN4sycl3_V13ext6oneapi12experimental14private_allocaIfL_Z4sizeELNS0_6access9decoratedE0EEENS0_9multi_ptrIT_LNS5_13address_spaceE0EXT1_EEERNS0_14kernel_handlerE(ptr addrspace(4) %p)
  ret void
}
declare spir_func ptr @_ZN4sycl3_V13ext6oneapi12experimental14private_allocaIfL_Z4sizeELNS0_6access9decoratedE0EEENS0_9multi_ptrIT_LNS5_13address_spaceE0EXT1_EEERNS0_14kernel_handlerE(ptr addrspace(4))
