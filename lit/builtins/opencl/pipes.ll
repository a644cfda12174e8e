; Pipe functions in the form that clang emits: packet size and alignment are arguments, the scope of a group operation
; is the first operand.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK: OpCapability Pipes
; CHECK:      %pipes = OpFunction
; CHECK:      %read = OpReadPipe %uint %in %p %uint_16 %uint_16
; CHECK-NEXT: %written = OpWritePipe %uint %out %p %uint_16 %uint_16
; CHECK-NEXT: %id = OpReserveReadPipePackets %ReserveId %in %uint_4 %uint_16 %uint_16
; CHECK-NEXT: %valid = OpIsValidReserveId %bool %id
; CHECK-NEXT: %reserved = OpReservedReadPipe %uint %in %id %uint_1 %p %uint_16 %uint_16
; CHECK-NEXT: OpCommitReadPipe %in %id %uint_16 %uint_16
; CHECK-NEXT: %ours = OpGroupReserveWritePipePackets %ReserveId %uint_2 %out %uint_3 %uint_16 %uint_16
; CHECK-NEXT: OpGroupCommitWritePipe %uint_3 %out %ours %uint_16 %uint_16
; CHECK-NEXT: %count = OpGetNumPipePackets %uint %in %uint_16 %uint_16
; CHECK-NEXT: %most = OpGetMaxPipePackets %uint %out %uint_16 %uint_16
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @pipes(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out, ptr addrspace(4) %p) {
  %read = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %in, ptr addrspace(4) %p, i32 16, i32 16)
  %written = call spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %p, i32 16, i32 16)
  %id = call spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0) %in, i32 4, i32 16, i32 16)
  %valid = call spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId") %id)
  %reserved = call spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0) %in, target("spirv.ReserveId") %id, i32 1, ptr addrspace(4) %p, i32 16, i32 16)
  call spir_func void @__commit_read_pipe(target("spirv.Pipe", 0) %in, target("spirv.ReserveId") %id, i32 16, i32 16)
  %ours = call spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1) %out, i32 3, i32 16, i32 16)
  call spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1) %out, target("spirv.ReserveId") %ours, i32 16, i32 16)
  %count = call spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0) %in, i32 16, i32 16)
  %most = call spir_func i32 @__get_pipe_max_packets_wo(target("spirv.Pipe", 1) %out, i32 16, i32 16)
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func target("spirv.ReserveId") @__reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)
declare spir_func i1 @_Z19is_valid_reserve_id13ocl_reserveid(target("spirv.ReserveId"))
declare spir_func i32 @__read_pipe_4(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, ptr addrspace(4), i32, i32)
declare spir_func void @__commit_read_pipe(target("spirv.Pipe", 0), target("spirv.ReserveId"), i32, i32)
declare spir_func target("spirv.ReserveId") @__work_group_reserve_write_pipe(target("spirv.Pipe", 1), i32, i32, i32)
declare spir_func void @__sub_group_commit_write_pipe(target("spirv.Pipe", 1), target("spirv.ReserveId"), i32, i32)
declare spir_func i32 @__get_pipe_num_packets_ro(target("spirv.Pipe", 0), i32, i32)
declare spir_func i32 @__get_pipe_max_packets_wo(target("spirv.Pipe", 1), i32, i32)
