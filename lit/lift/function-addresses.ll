; Addresses of functions in constants are cast to the address space of their use.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs -r -S --spirv-emit-function-ptr-addr-space %t.spv -o - | FileCheck %s --check-prefix=CODE

; PLAIN: @table = addrspace(1) constant [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @f to ptr addrspace(4))]
; CODE:  @table = addrspace(1) constant [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(9) @f to ptr addrspace(4))]
; CODE:  define spir_func void @f(){{.*}} addrspace(9)

target triple = "spir64-unknown-unknown"

@table = addrspace(1) constant [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr @f to ptr addrspace(4))]

define spir_func void @f() {
  ret void
}
