; A pipe of a program: a kernel that both writes and reads it, on several threads, and another launch that reads what is left.
; Every packet comes out once.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r --spirv-target-env=host %t.spv --emit-header=%t.h -o %t.bc
; RUN: FileCheck %s --check-prefix=HEADER < %t.h
; RUN: echo '#include "%t.h"' > %t.c
; RUN: sed -n 's/^; C: //p' %s >> %t.c
; RUN: clang -Wall -Werror -Wno-override-module %t.bc %t.c -lm -o %t.exe
; RUN: %t.exe | FileCheck %s

; HEADER: struct spirv_pipe {
; HEADER: exchange
; HEADER-NEXT: 0 to: the address of a spirv_pipe: a pipe to write packets of 4 bytes
; HEADER-NEXT: 1 from: the address of a spirv_pipe: a pipe to read packets of 4 bytes
; HEADER-NEXT: 2 counts: the address of memory

; CHECK: threads 1: status 0, 40 packets left, 4000 read once, 0 reserved
; CHECK-NEXT: threads 2: status 0, 40 packets left, 4000 read once, 0 reserved
; CHECK-NEXT: threads 5: status 0, 40 packets left, 4000 read once, 0 reserved
; CHECK-NEXT: without commits: status 5

; C: #include <stdio.h>
; C: enum { ITEMS = 4000, CAPACITY = 47, START = 40 };
; C: static uint32_t packets[CAPACITY], commits[CAPACITY];
; C: static int counts[ITEMS + START];
; C: static int run(int kernel(const struct spirv_range *, void **), size_t items, uint32_t threads, struct spirv_pipe *pipe) {
; C:   int *to = counts;
; C:   void *both[] = {&pipe, &pipe, &to}, *last[] = {&pipe, &to};
; C:   struct spirv_range range = {1, {0}, {items}, {8}, NULL, threads};
; C:   return kernel(&range, kernel == exchange ? both : last);
; C: }
; C: int main(void) {
; C:   for (uint32_t threads = 1; threads < 6; threads += threads == 2 ? 3 : 1) {
; C:     for (uint32_t n = 0; n < START; ++n)
; C:       packets[n] = ITEMS + n;
; C:     for (int n = 0; n < ITEMS + START; ++n)
; C:       counts[n] = 0;
; C:     struct spirv_pipe pipe = {packets, commits, sizeof *packets, CAPACITY, 0, START};
; C:     int status = run(exchange, ITEMS, threads, &pipe), once = 0;
; C:     int left = (int)(pipe.written - pipe.read);
; C:     status |= run(drain, START, threads, &pipe);
; C:     for (int n = 0; n < ITEMS; ++n)
; C:       once += counts[n] == 1;
; C:     printf("threads %u: status %d, %d packets left, %d read once, %d reserved\n", threads, status, left, once,
; C:            (int)(pipe.reading + pipe.writing));
; C:   }
; C:   struct spirv_pipe none = {packets, NULL, sizeof *packets, CAPACITY};
; C:   printf("without commits: status %d\n", run(exchange, 8, 1, &none));
; C:   return 0;
; C: }

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
declare spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)
declare spir_func void @__commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)
declare spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId"))

; Counts the packet that a read gives. Returns `true` if there is one.
define spir_func i1 @count(target("spirv.Pipe", 0) %from, ptr addrspace(1) %counts) {
entry:
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %status = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %from, ptr addrspace(4) %any, i32 4, i32 4)
  %is_read = icmp eq i32 %status, 0
  br i1 %is_read, label %read, label %end

read:
  %value = load i32, ptr %packet
  %at = getelementptr i32, ptr addrspace(1) %counts, i32 %value
  %old = atomicrmw add ptr addrspace(1) %at, i32 1 seq_cst
  br label %end

end:
  ret i1 %is_read
}

define spir_kernel void @drain(target("spirv.Pipe", 0) %from, ptr addrspace(1) %counts) {
  %is_read = call spir_func i1 @count(target("spirv.Pipe", 0) %from, ptr addrspace(1) %counts)
  ret void
}

; Writes the number of the work-item when there is room for it, that of even ones with a reservation, and reads a packet.
define spir_kernel void @exchange(target("spirv.Pipe", 1) %to, target("spirv.Pipe", 0) %from, ptr addrspace(1) %counts) {
entry:
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %value = trunc i64 %id to i32
  store i32 %value, ptr %packet
  %odd = trunc i64 %id to i1
  br label %again

again:
  br i1 %odd, label %write, label %reserve

write:
  %status = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %to, ptr addrspace(4) %any, i32 4, i32 4)
  %is_written = icmp eq i32 %status, 0
  br i1 %is_written, label %read, label %again

reserve:
  %reserved = call spir_func target("spirv.ReserveId") @__reserve_write_pipe(target("spirv.Pipe", 1) %to, i32 1, i32 4, i32 4)
  %is_valid = call spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %reserved)
  br i1 %is_valid, label %fill, label %write

fill:
  %filled = call spir_func i32 @__write_pipe_4(target("spirv.Pipe", 1) %to, target("spirv.ReserveId") %reserved, i32 0, ptr addrspace(4) %any, i32 4, i32 4)
  call spir_func void @__commit_write_pipe(target("spirv.Pipe", 1) %to, target("spirv.ReserveId") %reserved, i32 4, i32 4)
  br label %read

read:
  %is_read = call spir_func i1 @count(target("spirv.Pipe", 0) %from, ptr addrspace(1) %counts)
  br i1 %is_read, label %end, label %read

end:
  ret void
}
