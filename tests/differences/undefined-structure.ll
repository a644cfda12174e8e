; ROW: an undefined initializer of a structure
; RUN: $TRANSLATOR $INPUT -o $OUTPUT
; RUN: grep -v '^@b\|@b$\|^;' $SOURCE | sed 's/add i32 %x, %y/add i32 %x, %x/' > alone.ll; llvm-as alone.ll -o alone.bc
; RUN: $TRANSLATOR alone.bc -o alone.spv; spirv-dis alone.spv | sed -n 's/.*OpConstantComposite/alone: &/p'
; PEER: alone: {{.*}}OpConstantComposite %s
; PEER: %a = OpVariable {{%[0-9a-z_A-Z]+}} CrossWorkgroup{{$}}
; OURS: alone: {{.*}}OpConstantComposite %s
; OURS: [[UNDEFINED:%[0-9]+]] = OpConstantComposite %s
; OURS: %a = OpVariable {{%[0-9a-z_A-Z]+}} CrossWorkgroup [[UNDEFINED]]

target triple = "spir64-unknown-unknown"

%s = type { i32, float }
%t = type { %s, i32 }

@b = addrspace(1) global %t { %s undef, i32 1 }
@a = addrspace(1) global %s undef

define spir_func i32 @f() {
  %x = load i32, ptr addrspace(1) @a
  %y = load i32, ptr addrspace(1) @b
  %r = add i32 %x, %y
  ret i32 %r
}
