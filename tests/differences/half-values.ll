; ROW: values of type `half`
; PEER-NOT: OpCapability Float16{{$}}
; PEER: OpCapability Float16Buffer
; PEER-NOT: OpCapability Float16{{$}}
; PEER: OpFAdd
; OURS: OpCapability Float16{{$}}

target triple = "spir64-unknown-unknown"

define spir_func half @f(half %a) {
  %r = fadd half %a, %a
  ret half %r
}
