; ROW: `--spirv-preserve-auxdata` without such data
; OPTIONS: --spirv-preserve-auxdata
; PEER: ; Version: 1.6
; PEER: OpExtInstImport "NonSemantic.AuxData"
; OURS: ; Version: 1.0
; OURS-NOT: NonSemantic.AuxData

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @a
  ret i32 %r
}
