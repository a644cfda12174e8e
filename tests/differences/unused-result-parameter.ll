; ROW: unused `sret` parameter, SPV_KHR_untyped_pointers allowed
; OPTIONS: --spirv-ext=+SPV_KHR_untyped_pointers
; PEER: spirv-val: {{.*}}Expected input and Result Type to point to the same type: PtrCastToGeneric
; OURS: [[UNTYPED:%[0-9]+]] = OpBitcast %_ptr_Function %result
; OURS: OpPtrCastToGeneric %_ptr_Generic [[UNTYPED]]

target triple = "spir64-unknown-unknown"

%empty = type {}

declare spir_func void @g(ptr addrspace(4) sret(%empty))

define spir_func void @f(ptr sret(%empty) %result) {
  %generic = addrspacecast ptr %result to ptr addrspace(4)
  call spir_func void @g(ptr addrspace(4) sret(%empty) %generic)
  ret void
}
