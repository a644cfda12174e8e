; On request, LLVM passes reduce the module before the translation, also in functions with optnone.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs %s --optimize=none --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs %s --optimize=mem2reg --spirv-tools-dis | FileCheck %s --check-prefix=VALUES
; RUN: llvm-spirv-rs %s -spirv-mem2reg --spirv-tools-dis | FileCheck %s --check-prefix=VALUES
; RUN: llvm-spirv-rs %s --optimize --spirv-tools-dis | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %s --optimize=all --spirv-mem2reg --spirv-tools-dis | FileCheck %s --check-prefix=ALL
; RUN: not llvm-spirv-rs %s --optimize=loops -o - 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; PLAIN:       OpName %unused_variable
; PLAIN:       %{{[0-9]+}} = OpFunction %void
; PLAIN-COUNT-3: OpVariable %{{.*}} Function
; PLAIN:       %unused_function = OpFunction

; Allocas become SSA values, and nothing else changes.
; VALUES:      OpName %unused_variable
; VALUES:      %{{[0-9]+}} = OpFunction %void
; VALUES-NOT:  OpVariable
; VALUES:      OpIMul %{{.*}} %uint_6 %uint_7
; VALUES:      OpBranchConditional
; VALUES:      %unused_function = OpFunction

; Constants are folded, a branch with a known condition is removed, one around a subtraction becomes a select, and dead
; code is removed. Exported symbols stay.
; ALL-NOT:     unused
; ALL:         OpDecorate %exported_variable LinkageAttributes "exported_variable" Export
; ALL:         OpDecorate %exported_function LinkageAttributes "exported_function" Export
; ALL:         %{{[0-9]+}} = OpFunction %void
; ALL-NEXT:    %in = OpFunctionParameter
; ALL-NEXT:    %out = OpFunctionParameter
; ALL-NEXT:    OpLabel
; ALL-NEXT:    [[X:%.*]] = OpLoad %uint %in
; ALL-NEXT:    [[NEGATIVE:%.*]] = OpSLessThan %bool [[X]] %uint_0
; ALL-NEXT:    [[NEGATED:%.*]] = OpISub %uint %uint_0 [[X]]
; ALL-NEXT:    [[MAGNITUDE:%.*]] = OpSelect %uint [[NEGATIVE]] [[NEGATED]] [[X]]
; ALL-NEXT:    [[SUM:%.*]] = OpIAdd %uint [[MAGNITUDE]] %uint_42
; ALL-NEXT:    OpStore %out [[SUM]]
; ALL-NEXT:    OpReturn
; ALL-NEXT:    OpFunctionEnd
; ALL:         %exported_function = OpFunction
; ALL-NOT:     unused

; UNKNOWN: error[E112]: invalid value 'loops' for '--optimize[=<PASSES>]'

target triple = "spir64-unknown-unknown"

@unused_variable = internal addrspace(2) constant i32 1
@exported_variable = addrspace(1) global i32 1

define spir_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) noinline optnone {
  %six = alloca i32
  %magnitude = alloca i32
  %unread = alloca i32
  store i32 6, ptr %six
  %x = load i32, ptr addrspace(1) %in
  store i32 %x, ptr %magnitude
  %is_negative = icmp slt i32 %x, 0
  br i1 %is_negative, label %negate, label %next

negate:
  %before = load i32, ptr %magnitude
  %negated = sub i32 0, %before
  store i32 %negated, ptr %magnitude
  br label %next

next:
  %unread_product = mul i32 %x, 11
  store i32 %unread_product, ptr %unread
  %factor = load i32, ptr %six
  %product = mul i32 %factor, 7
  %is_known = icmp eq i32 %product, 42
  br i1 %is_known, label %end, label %never

never:
  store i32 13, ptr addrspace(1) %out
  br label %end

end:
  %after = load i32, ptr %magnitude
  %sum = add i32 %after, %product
  store i32 %sum, ptr addrspace(1) %out
  ret void
}

define private spir_func i32 @unused_function(i32 %x) noinline optnone {
  %twice = shl i32 %x, 1
  ret i32 %twice
}

define spir_func i32 @exported_function(i32 %x) {
  ret i32 %x
}
