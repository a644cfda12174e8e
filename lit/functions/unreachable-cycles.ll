; In an unreachable block instructions may be operands of each other, so that a pointer is no variable's address however
; many casts are followed. Such blocks are translated like others.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; CHECK:     %f = OpFunction
; CHECK:     OpReturn
; CHECK-NOT: OpFunctionCall
; CHECK:     OpFunctionEnd

target triple = "spir64-unknown-unknown"

@name = internal unnamed_addr addrspace(1) constant [2 x i8] c"n\00"
@default = internal addrspace(1) constant { i32 } { i32 5 }

define spir_func void @f() {
  %r = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr addrspace(1) @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @default to ptr addrspace(4)), ptr addrspace(4) null)
  ret void

called:
  %a = addrspacecast ptr %b to ptr addrspace(1)
  %b = addrspacecast ptr addrspace(1) %a to ptr
  %function = load ptr, ptr %b
  call spir_func void %function()
  br label %called

stored:
  %c = freeze ptr %d
  %d = freeze ptr %c
  store ptr addrspace(1) @name, ptr %d
  br label %stored

requested:
  %e = freeze ptr %g
  %g = freeze ptr %e
  %n = load ptr addrspace(4), ptr %g
  %s = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %n, ptr addrspace(4) %n, ptr addrspace(4) null)
  br label %requested
}

declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
