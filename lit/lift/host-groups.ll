; The operations of cl_khr_work_group_uniform_arithmetic on bits and predicates, on the host.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_uniform_group_instructions -o %t.spv
; RUN: llvm-spirv-rs run %t.spv --kernel=k --global=4 --local=4 --arg=int:12,10,0,7 --arg=int:0,0,0,0 --arg=int:0,0,0,0 \
; RUN:   --arg=int:0,0,0,0 --arg=int:0,0,0,0 --print=1 --print=2 --print=3 --print=4 | FileCheck %s

; 12 ^ 10 ^ 0 ^ 7
; CHECK:      a: memory of int: 1 1 1 1
; CHECK-NEXT: b: memory of int: 12 14 14 15
; CHECK-NEXT: c: memory of int: -1 12 8 0
; Three of the numbers are not zero.
; CHECK-NEXT: d: memory of int: 1 0 0 1

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z21work_group_reduce_xori(i32)
declare spir_func i32 @_Z28work_group_scan_inclusive_ori(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_andi(i32)
declare spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32)

define spir_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %x = load i32, ptr addrspace(1) %from
  %xor = call spir_func i32 @_Z21work_group_reduce_xori(i32 %x)
  %or = call spir_func i32 @_Z28work_group_scan_inclusive_ori(i32 %x)
  %and = call spir_func i32 @_Z29work_group_scan_exclusive_andi(i32 %x)
  %odd = call spir_func i32 @_Z37work_group_scan_inclusive_logical_xori(i32 %x)
  %to.a = getelementptr i32, ptr addrspace(1) %a, i64 %i
  store i32 %xor, ptr addrspace(1) %to.a
  %to.b = getelementptr i32, ptr addrspace(1) %b, i64 %i
  store i32 %or, ptr addrspace(1) %to.b
  %to.c = getelementptr i32, ptr addrspace(1) %c, i64 %i
  store i32 %and, ptr addrspace(1) %to.c
  %to.d = getelementptr i32, ptr addrspace(1) %d, i64 %i
  store i32 %odd, ptr addrspace(1) %to.d
  ret void
}
