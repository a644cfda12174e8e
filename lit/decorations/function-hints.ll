; FPGA hints on functions, arguments and pipes where their extensions are allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_fpga_dsp_control,+SPV_INTEL_fpga_invocation_pipelining_attributes,+SPV_INTEL_fpga_buffer_location,+SPV_INTEL_runtime_aligned,+SPV_INTEL_kernel_attributes,+SPV_INTEL_maximum_registers,+SPV_INTEL_io_pipes | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_loop_fuse -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s --check-prefix=FUSE
; RUN: sed 's/!{i32 64}/!{!"many"}/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_maximum_registers -o %t.spv 2>&1 | FileCheck %s --check-prefix=REGISTERS
; RUN: sed 's/!{i32 10}/!{!"ten"}/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_fpga_invocation_pipelining_attributes -o %t.spv 2>&1 | FileCheck %s --check-prefix=INTERVAL
; RUN: sed 's/!{i32 10}/!{i32 0}/' %s | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_fpga_invocation_pipelining_attributes --spirv-tools-dis | FileCheck %s --check-prefix=ZERO

; CHECK:     OpEntryPoint Kernel %[[K:[0-9]+]] "k"
; CHECK:     OpEntryPoint Kernel %[[L:[0-9]+]] "l"
; CHECK:     OpEntryPoint Kernel %[[M:[0-9]+]] "m"
; CHECK-DAG: OpExecutionMode %[[K]] RegisterMapInterface{{INTEL|ALTERA}} 1
; CHECK-DAG: OpExecutionMode %[[K]] MaximumRegistersINTEL 64
; CHECK-DAG: OpExecutionMode %[[L]] StreamingInterface{{INTEL|ALTERA}} 0
; CHECK-DAG: OpExecutionMode %[[L]] NamedMaximumRegistersINTEL AutoINTEL
; CHECK-DAG: OpExecutionMode %[[L]] NoGlobalOffset{{INTEL|ALTERA}}
; CHECK-DAG: OpExecutionModeId %[[M]] MaximumRegistersIdINTEL %uint_32
; CHECK-DAG: OpDecorate %[[K]] StallEnable{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %[[K]] MathOpDSPMode{{INTEL|ALTERA}} 1 0
; CHECK-DAG: OpDecorate %[[L]] StallFree{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %[[L]] MathOpDSPMode{{INTEL|ALTERA}} 1 1
; CHECK-DAG: OpDecorate %[[K]] InitiationInterval{{INTEL|ALTERA}} 10
; CHECK-DAG: OpDecorate %[[K]] MaxConcurrency{{INTEL|ALTERA}} 12
; CHECK-DAG: OpDecorate %[[K]] PipelineEnable{{INTEL|ALTERA}} 0
; CHECK-DAG: OpDecorate %a BufferLocation{{INTEL|ALTERA}} 3
; CHECK-DAG: OpDecorate %b FuncParamAttr RuntimeAligned{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %pipe IOPipeStorage{{INTEL|ALTERA}} 5
; CHECK-NOT: OpDecorate %{{[bc]}} BufferLocation
; CHECK-NOT: OpDecorate %[[M]] StallEnable
; CHECK:     OpFunctionEnd

; WITHOUT-NOT: {{INTEL|ALTERA}}

; OpDecorate, of five words, number 5907, depth 3, independent.
; FUSE: 327751 {{[0-9]+}} 5907 3 1

; REGISTERS: InvalidModule: Invalid SPIR-V module: !RegisterAllocMode has no register count named many
; INTERVAL:  InvalidModule: Invalid SPIR-V module: expected a 32-bit integer operand in !initiation_interval

; An initiation interval of 0 cycles says nothing.
; ZERO-NOT: InitiationInterval
; ZERO:     OpDecorate %{{[0-9]+}} MaxConcurrency{{INTEL|ALTERA}} 12
; ZERO-NOT: InitiationInterval

target triple = "spir64-unknown-unknown"

%spirv.ConstantPipeStorage = type { i32, i32, i32 }

@pipe = addrspace(1) constant %spirv.ConstantPipeStorage { i32 16, i32 16, i32 1 }, align 4, !io_pipe_id !0

define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %c) !ip_interface !1 !RegisterAllocMode !2 !stall_enable !3 !prefer_dsp !3 !initiation_interval !4 !max_concurrency !5 !pipeline_kernel !6 !loop_fuse !7 !kernel_arg_buffer_location !8 !kernel_arg_runtime_aligned !9 {
  ret void
}

define spir_kernel void @l() !ip_interface !10 !RegisterAllocMode !11 !stall_free !3 !prefer_dsp !3 !propagate_dsp_preference !3 !no_global_work_offset !12 {
  ret void
}

define spir_kernel void @m() !RegisterAllocMode !13 !stall_enable !6 {
  ret void
}

!0 = !{i32 5}
!1 = !{!"csr", !"wait_for_done_write"}
!2 = !{i32 64}
!3 = !{i32 1}
!4 = !{i32 10}
!5 = !{i32 12}
!6 = !{i32 0}
!7 = !{i32 3, i32 1}
!8 = !{i32 3, i32 -1, i32 4}
!9 = !{i1 false, i1 true, i1 true}
!10 = !{!"streaming"}
!11 = !{!"AutoINTEL"}
!12 = !{}
!13 = !{!14}
!14 = !{i32 32}
