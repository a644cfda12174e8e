; Groups run on several threads; the work-items of a group take turns at barriers, with the memory of their group. The results
; are the same for any number of threads.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs run %t.spv --kernel=turns --global=20 --local=8 --arg=zeros:80 --arg=local:32 --print=0 --threads=1 \
; RUN:   | FileCheck %s --check-prefix=TURNS
; RUN: llvm-spirv-rs run %t.spv --kernel=turns --global=20 --local=8 --arg=zeros:80 --arg=local:32 --print=0 --threads=2 \
; RUN:   | FileCheck %s --check-prefix=TURNS
; RUN: llvm-spirv-rs run %t.spv --kernel=turns --global=20 --local=8 --arg=zeros:80 --arg=local:32 --print=0 \
; RUN:   | FileCheck %s --check-prefix=TURNS
; RUN: llvm-spirv-rs run %t.spv --kernel=count --global=30000 --local=3 --arg=zeros:8 --print=0 --threads=1 \
; RUN:   | FileCheck %s --check-prefix=COUNT
; RUN: llvm-spirv-rs run %t.spv --kernel=count --global=30000 --local=3 --arg=zeros:8 --print=0 --threads=7 \
; RUN:   | FileCheck %s --check-prefix=COUNT
; RUN: not llvm-spirv-rs run %t.spv --kernel=diverge --global=80 --local=8 --arg=4 --threads=3 2>&1 \
; RUN:   | FileCheck %s --check-prefix=DIVERGE
; RUN: llvm-spirv-rs run %t.spv --kernel=diverge --global=80 --local=8 --arg=8 --threads=3
; RUN: not llvm-spirv-rs run %t.spv --kernel=diverge --global=8 --arg=8 --threads=0 2>&1 | FileCheck %s --check-prefix=ZERO

; Work-item l of group g with n work-items: the sum of 100 g + r m, where m is (l + 1) mod n, for r from 1 to 4.
; TURNS: memory of int: 10 20 30 40 50 60 70 0 410 420 430 440 450 460 470 400 810 820 830 800
; COUNT: memory of int: 449985000 29999
; DIVERGE: error{{.*}} diverge: not all work-items of a group reach a barrier
; ZERO: expected a number of at least 1

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32) convergent

define spir_kernel void @turns(ptr addrspace(1) %out, ptr addrspace(3) %shared) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %local = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %own = getelementptr i32, ptr addrspace(3) %shared, i64 %local
  %next = add i64 %local, 1
  %neighbour = urem i64 %next, %size
  %other = getelementptr i32, ptr addrspace(3) %shared, i64 %neighbour
  %item = trunc i64 %local to i32
  %index = trunc i64 %group to i32
  %start = mul i32 %index, 100
  br label %loop

loop:
  %round = phi i32 [ 1, %entry ], [ %following, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %product = mul i32 %item, %round
  %value = add i32 %start, %product
  store i32 %value, ptr addrspace(3) %own
  call spir_func void @_Z7barrierj(i32 1) convergent
  %read = load i32, ptr addrspace(3) %other
  %more = add i32 %sum, %read
  call spir_func void @_Z7barrierj(i32 1) convergent
  %following = add i32 %round, 1
  %again = icmp ule i32 %following, 4
  br i1 %again, label %loop, label %end

end:
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %more, ptr addrspace(1) %to
  ret void
}

define spir_kernel void @count(ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %value = trunc i64 %id to i32
  %sum = atomicrmw add ptr addrspace(1) %out, i32 %value seq_cst
  %second = getelementptr i32, ptr addrspace(1) %out, i64 1
  %largest = atomicrmw umax ptr addrspace(1) %second, i32 %value seq_cst
  ret void
}

define spir_kernel void @diverge(i32 %limit) {
entry:
  %local = call spir_func i64 @_Z12get_local_idj(i32 0)
  %item = trunc i64 %local to i32
  %waits = icmp ult i32 %item, %limit
  br i1 %waits, label %wait, label %end

wait:
  call spir_func void @_Z7barrierj(i32 1) convergent
  br label %end

end:
  ret void
}
