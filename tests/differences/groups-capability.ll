; ROW: groups of pipes, SPV_KHR_uniform_group_instructions
; RUN: $TRANSLATOR --spirv-ext=+SPV_KHR_uniform_group_instructions $INPUT -o $OUTPUT
; RUN: (grep -v '^;' $SOURCE | sed -e '/^declare/,$d'; sed -n 's/^; PIPE: //p' $SOURCE) > pipe.ll
; RUN: llvm-as pipe.ll -o pipe.bc; $TRANSLATOR pipe.bc -o pipe.spv; spirv-dis pipe.spv | grep 'OpCapability Groups$\|OpGroupReserve' | sed 's/^/pipe: /'
; PEER: pipe: {{.*}}OpCapability Groups
; PEER: pipe: {{.*}}OpGroupReserveReadPipePackets
; PEER: OpCapability Groups
; PEER: OpGroupIMulKHR
; OURS-NOT: OpCapability Groups
; OURS: pipe: {{.*}}OpGroupReserveReadPipePackets
; OURS-NOT: OpCapability Groups
; OURS: OpGroupIMulKHR

; PIPE: declare spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0), i32, i32, i32)
; PIPE: define spir_kernel void @k(target("spirv.Pipe", 0) %p) {
; PIPE:   %r = call spir_func target("spirv.ReserveId") @__work_group_reserve_read_pipe(target("spirv.Pipe", 0) %p, i32 1, i32 4, i32 4)
; PIPE:   ret void
; PIPE: }
; PIPE: !opencl.ocl.version = !{!0}
; PIPE: !0 = !{i32 2, i32 0}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32, i32, i32)

define spir_func i32 @f(i32 %a) {
  %r = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 2, i32 0, i32 %a)
  ret i32 %r
}
