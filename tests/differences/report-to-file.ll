; ROW: `--spirv-print-report`, `--spec-const-info` with `-o FILE`
; RUN: $TRANSLATOR $INPUT -o module.spv; $TRANSLATOR --spirv-print-report module.spv -o report; test -e report && echo file
; RUN: $TRANSLATOR --spec-const-info module.spv -o constants; test -e constants && echo file || true
; PEER: Number of capabilities: 2
; PEER-NOT: {{^}}file
; OURS-NOT: Number of capabilities
; OURS: {{^}}file
; OURS: {{^}}file

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
