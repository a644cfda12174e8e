; The blocking pipe functions need SPV_INTEL_blocking_pipes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_blocking_pipes --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Pipes
; CHECK: {{[0-9]+}} Capability GenericPointer
; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability BlockingPipesINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_blocking_pipes"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} ReadPipeBlockingINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} WritePipeBlockingINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_blocking_pipes or SPV_ALTERA_blocking_pipes
; REFUSED-NEXT: OpReadPipeBlockingALTERA needs SPV_INTEL_blocking_pipes or SPV_ALTERA_blocking_pipes (allow it with --spirv-ext=+SPV_INTEL_blocking_pipes)
; REFUSED-NEXT: at   call spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0) %in, ptr addrspace(4) %packet, i32 4, i32 4)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}functions.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0) %in, ptr addrspace(4) %packet, i32 4, i32 4)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
declare spir_func void @__write_pipe_2_bl(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)

define spir_func void @f(target("spirv.Pipe", 0) %in, target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet) {
  call spir_func void @__read_pipe_2_bl(target("spirv.Pipe", 0) %in, ptr addrspace(4) %packet, i32 4, i32 4)
  call spir_func void @__write_pipe_2_bl(target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet, i32 4, i32 4)
  ret void
}
