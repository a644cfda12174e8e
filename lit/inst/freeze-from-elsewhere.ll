; A frozen value may come from a caller, a callee or memory: an add that may reach it drops its no-wrap flags. Arguments
; of kernels, constant memory and functions without memory accesses do not carry such a value.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s --check-prefix=PROMISED
; RUN: sed 's/^;PASSED//' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/^;RETURNED//' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/^;STORED//' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/^;SHARED//' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/^;CALLED//' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s
;
; PROMISED: OpDecorate %sum NoSignedWrap
;
; CHECK-NOT: NoSignedWrap
; CHECK:     %sum = OpIAdd
; CHECK:     OpPtrAccessChain

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z12get_work_dimv() memory(none)
;CALLED declare spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64, ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(2) %c, i32 %a) {
  %own = freeze i32 %a
  %loaded = load i32, ptr addrspace(2) %c, align 4
  %also = freeze i32 %loaded
  %dimensions = call spir_func i32 @_Z12get_work_dimv()
  %known = freeze i32 %dimensions
  %sum = add nsw i32 %a, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %sum
  store i32 %sum, ptr addrspace(1) %q, align 4
;PASSED call spir_func void @freezes(i32 %sum)
;RETURNED %returned = call spir_func i32 @gives(i32 %sum)
;RETURNED %frozen = freeze i32 %returned
;STORED %variable = alloca i32, align 4
;STORED store i32 %sum, ptr %variable, align 4
;STORED %stored = load i32, ptr %variable, align 4
;STORED %frozen = freeze i32 %stored
;SHARED %shared = load i32, ptr addrspace(1) %p, align 4
;SHARED %frozen = freeze i32 %shared
;CALLED %pair = call spir_func <2 x i32> @_Z6vload2mPU3AS1Ki(i64 0, ptr addrspace(1) %p)
;CALLED %frozen = freeze <2 x i32> %pair
  ret void
}

;PASSED define internal spir_func void @freezes(i32 %a) {
;PASSED %frozen = freeze i32 %a
;PASSED ret void
;PASSED }

;RETURNED define internal spir_func i32 @gives(i32 %a) {
;RETURNED ret i32 %a
;RETURNED }
