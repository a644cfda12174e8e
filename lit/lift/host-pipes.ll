; Pipes on the host: packets come out in the order in which they went in, a full or an empty pipe refuses, the packets of a
; reservation are there when it and all earlier ones are committed. `run` prints the packets that are left.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs run %t.spv --kernel=produce --global=5 --threads=1 --arg=pipe:int:4:7 --arg=zeros:20 --print=0 --print=1 \
; RUN:   --out=0=%t.bin --out=0=%t.npy | FileCheck %s --check-prefix=PRODUCE
; RUN: llvm-spirv-rs run %t.spv --kernel=consume --global=5 --threads=1 --arg=pipe:int:4:%t.bin --arg=zeros:20 --print=0 \
; RUN:   --print=1 | FileCheck %s --check-prefix=CONSUME
; RUN: llvm-spirv-rs run %t.spv --kernel=consume --global=2 --threads=1 --arg=pipe:int:4:%t.npy --arg=zeros:8 --print=0 \
; RUN:   --print=1 | FileCheck %s --check-prefix=NUMPY
; RUN: llvm-spirv-rs run %t.spv --kernel=reserve --global=1 --arg=pipe:4:6:int:1 --arg=zeros:24 --print=0:int --print=1 \
; RUN:   | FileCheck %s --check-prefix=RESERVE
; RUN: llvm-spirv-rs run %t.spv --kernel=hold --global=1 --arg=pipe:int:8:1,2,3,4,5 --arg=zeros:24 --print=0 --print=1 \
; RUN:   | FileCheck %s --check-prefix=HOLD
; RUN: llvm-spirv-rs run %t.spv --kernel=move --global=12 --local=4 --threads=1 --arg=pipe:int:9:1,2,3,4,5,6,7,8,9 \
; RUN:   --arg=pipe:int:16 --print=0 --print=1 | FileCheck %s --check-prefix=MOVE
; RUN: not llvm-spirv-rs run %t.spv --kernel=consume --global=1 --arg=pipe:short:4:1 --arg=zeros:4 2>&1 \
; RUN:   | FileCheck %s --check-prefix=SIZE
; RUN: not llvm-spirv-rs run %t.spv --kernel=consume --global=1 --arg=pipe:int:1:1,2 --arg=zeros:4 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CAPACITY
; RUN: not llvm-spirv-rs run %t.spv --kernel=consume --global=1 --arg=zeros:4 --arg=zeros:4 2>&1 \
; RUN:   | FileCheck %s --check-prefix=WORD

; The results of `write_pipe`: 0, or -1 of the full pipe.
; PRODUCE: a pipe to write packets of 4 bytes: 7 0 3 6
; PRODUCE-NEXT: memory of int: 0 0 0 -1 -1
; CONSUME: a pipe to read packets of 4 bytes:{{$}}
; CONSUME-NEXT: memory of int: 7 0 3 6 -1
; NUMPY: a pipe to read packets of 4 bytes: 3 6
; NUMPY-NEXT: memory of int: 7 0
; The capacity; the number of packets with the second reservation committed, with the first one as well; whether two packets
; more are reserved; a packet outside of a reservation.
; RESERVE: a pipe to write packets of 4 bytes: 1 10 11 20 21
; RESERVE-NEXT: memory of int: 6 1 5 0 -1 0
; The second packet of two that are reserved; how many are left beside them, and the next one; how many with the reservation
; committed; whether three are reserved.
; HOLD: a pipe to read packets of 4 bytes: 4 5
; HOLD-NEXT: memory of int: 2 3 3 2 0 0
; Two groups of four move four packets each, the third one finds one packet and moves none.
; MOVE: a pipe to read packets of 4 bytes: 9
; MOVE-NEXT: a pipe to write packets of 4 bytes: 4 3 2 1 8 7 6 5
; SIZE: argument 0, pipe: a pipe to read packets of 4 bytes: expected packets of 4 bytes, found packets of 2 bytes
; CAPACITY: argument 0, pipe: a pipe to read packets of 4 bytes: expected at most 1 packets, found 2
; WORD: argument 0, pipe: a pipe to read packets of 4 bytes: expected a pipe as in pipe:int:64 or pipe:16:1k:packets.bin, found "zeros:4"

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
declare spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)
declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)
declare spir_func void @__commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)
declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)
declare spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId"))
declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32)
declare spir_func i32 @__get_pipe_num_packets_wo(target("spirv.Pipe", 1), i32, i32)
declare spir_func i32 @__get_pipe_max_packets_wo(target("spirv.Pipe", 1), i32, i32)
declare spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32) convergent
declare spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32) convergent
declare spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32) convergent
declare spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32) convergent

define spir_kernel void @produce(target("spirv.Pipe", 1) %pipe, ptr addrspace(1) %out) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %number = trunc i64 %id to i32
  %value = mul i32 %number, 3
  store i32 %value, ptr %packet
  %status = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %pipe, ptr addrspace(4) %any, i32 4, i32 4)
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %status, ptr addrspace(1) %to
  ret void
}

define spir_kernel void @consume(target("spirv.Pipe", 0) %pipe, ptr addrspace(1) %out) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i32 -1, ptr %packet
  %status = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %pipe, ptr addrspace(4) %any, i32 4, i32 4)
  %value = load i32, ptr %packet
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %value, ptr addrspace(1) %to
  ret void
}

define spir_func void @put(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %id, i32 %at, i32 %value) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  store i32 %value, ptr %packet
  %status = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %id, i32 %at, ptr addrspace(4) %any, i32 4, i32 4)
  ret void
}

define spir_kernel void @reserve(target("spirv.Pipe", 1) %pipe, ptr addrspace(1) %out) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %a = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %pipe, i32 2, i32 4, i32 4)
  %b = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %pipe, i32 2, i32 4, i32 4)
  %c = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %pipe, i32 2, i32 4, i32 4)
  call spir_func void @put(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %b, i32 1, i32 21)
  call spir_func void @put(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %b, i32 0, i32 20)
  call spir_func void @put(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %a, i32 0, i32 10)
  call spir_func void @put(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %a, i32 1, i32 11)
  %outside = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %a, i32 2, ptr addrspace(4) %any, i32 4, i32 4)
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %b, i32 4, i32 4)
  %one = call spir_func i32 @__get_pipe_num_packets_wo(target("spirv.Pipe", 1) %pipe, i32 4, i32 4)
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %pipe, target("spirv.ReserveId") %a, i32 4, i32 4)
  %both = call spir_func i32 @__get_pipe_num_packets_wo(target("spirv.Pipe", 1) %pipe, i32 4, i32 4)
  %most = call spir_func i32 @__get_pipe_max_packets_wo(target("spirv.Pipe", 1) %pipe, i32 4, i32 4)
  %is_valid = call spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %c)
  %valid = zext i1 %is_valid to i32
  %at1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %at3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %at4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %most, ptr addrspace(1) %out
  store i32 %one, ptr addrspace(1) %at1
  store i32 %both, ptr addrspace(1) %at2
  store i32 %valid, ptr addrspace(1) %at3
  store i32 %outside, ptr addrspace(1) %at4
  ret void
}

define spir_kernel void @hold(target("spirv.Pipe", 0) %pipe, ptr addrspace(1) %out) {
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %a = call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %pipe, i32 2, i32 4, i32 4)
  %read = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %pipe, target("spirv.ReserveId") %a, i32 1, ptr addrspace(4) %any, i32 4, i32 4)
  %second = load i32, ptr %packet
  %beside = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %pipe, i32 4, i32 4)
  %status = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %pipe, ptr addrspace(4) %any, i32 4, i32 4)
  %next = load i32, ptr %packet
  call spir_func void @__commit_read_pipe(target("spirv.Pipe", 0) %pipe, target("spirv.ReserveId") %a, i32 4, i32 4)
  %left = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %pipe, i32 4, i32 4)
  %b = call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %pipe, i32 3, i32 4, i32 4)
  %is_valid = call spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %b)
  %valid = zext i1 %is_valid to i32
  %at1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  %at2 = getelementptr i32, ptr addrspace(1) %out, i64 2
  %at3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  %at4 = getelementptr i32, ptr addrspace(1) %out, i64 4
  store i32 %second, ptr addrspace(1) %out
  store i32 %beside, ptr addrspace(1) %at1
  store i32 %next, ptr addrspace(1) %at2
  store i32 %left, ptr addrspace(1) %at3
  store i32 %valid, ptr addrspace(1) %at4
  ret void
}

define spir_kernel void @move(target("spirv.Pipe", 0) %from, target("spirv.Pipe", 1) %to) {
entry:
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %local = call spir_func i64 @_Z12get_local_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %index = trunc i64 %local to i32
  %count = trunc i64 %size to i32
  %r = call spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0) %from, i32 %count, i32 4, i32 4) convergent
  %is_valid = call spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %r)
  br i1 %is_valid, label %move, label %end

move:
  %w = call spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1) %to, i32 %count, i32 4, i32 4) convergent
  %read = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %from, target("spirv.ReserveId") %r, i32 %index, ptr addrspace(4) %any, i32 4, i32 4)
  %last = sub i32 %count, 1
  %other = sub i32 %last, %index
  %written = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %to, target("spirv.ReserveId") %w, i32 %other, ptr addrspace(4) %any, i32 4, i32 4)
  call spir_func void @__work_group_commit_read_pipe(target("spirv.Pipe", 0) %from, target("spirv.ReserveId") %r, i32 4, i32 4) convergent
  call spir_func void @__work_group_commit_write_pipe(target("spirv.Pipe", 1) %to, target("spirv.ReserveId") %w, i32 4, i32 4) convergent
  br label %end

end:
  ret void
}
