; A name that is too long after escaping is left out; SPIR-V strings have at most 65,535 bytes.
; RUN: awk 'BEGIN { name = "@\""; for (i = 0; i < 65533; ++i) name = name "\\FF"; name = name "\""; print name " = internal addrspace(1) global i32 0\ndefine spir_kernel void @k() {\n store i32 1, ptr addrspace(1) " name "\n ret void\n}" }' > %t.global
; RUN: cat %s %t.global | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s

; CHECK-NOT: OpName
; CHECK:     OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup

target triple = "spir64-unknown-unknown"
