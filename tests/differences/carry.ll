; ROW: `llvm.uadd.with.overflow`, `llvm.usub.with.overflow`
; RUN: $TRANSLATOR $INPUT -o $OUTPUT && llvm-spirv-15 -r $OUTPUT -o read.bc; echo "read: $?"
; PEER: Unimplemented opcode 149
; PEER: [[PAIR:%[0-9a-z_]+]] = OpVariable %_ptr_Function__struct
; PEER: [[SUM:%[0-9]+]] = OpIAddCarry
; PEER: OpStore [[PAIR]] [[SUM]]
; PEER: OpLoad {{%[0-9a-z_]+}} [[PAIR]]
; PEER: OpISubBorrow
; OURS: read: 0
; OURS: [[SUM:%[0-9a-z]+]] = OpIAdd %uint %a %b
; OURS: OpULessThan %bool [[SUM]]
; OURS: OpISub %uint %a_0 %b_0
; OURS: OpULessThan %bool %a_0 %b_0

target triple = "spir64-unknown-unknown"

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)

define spir_func i1 @f(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %sum = extractvalue { i32, i1 } %pair, 0
  store i32 %sum, ptr addrspace(1) %p
  %overflow = extractvalue { i32, i1 } %pair, 1
  ret i1 %overflow
}

define spir_func i1 @g(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %difference = extractvalue { i32, i1 } %pair, 0
  store i32 %difference, ptr addrspace(1) %p
  %overflow = extractvalue { i32, i1 } %pair, 1
  ret i1 %overflow
}
