; Integer types have no signedness, and a capability is declared with the first use of its width. Other widths are held
; zero-extended in the next wider type, or in several words.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/plain.ll --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN
; RUN: llvm-spirv-rs %t/all.ll --spirv-tools-dis | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %t/odd.ll --spirv-tools-dis | FileCheck %s --check-prefix=ODD

; PLAIN-NOT: OpCapability Int
; PLAIN:     %uint = OpTypeInt 32 0

; ALL-DAG: OpCapability Int8
; ALL-DAG: OpCapability Int16
; ALL-DAG: OpCapability Int64
; ALL-DAG: OpTypeBool
; ALL-DAG: OpTypeInt 8 0
; ALL-DAG: OpTypeInt 16 0
; ALL-DAG: OpTypeInt 32 0
; ALL-DAG: OpTypeInt 64 0
; ALL-NOT: OpTypeInt {{[0-9]+}} 1

; ODD:      %odd = OpFunction
; ODD-NEXT: %a = OpFunctionParameter %uchar
; ODD-NEXT: %b = OpFunctionParameter %ushort
; ODD-NEXT: %c = OpFunctionParameter %uint
; ODD-NEXT: %d = OpFunctionParameter %ulong
; ODD-NEXT: OpFunctionParameter %ulong
; ODD-NEXT: OpFunctionParameter %ulong
; ODD-NEXT: OpLabel
; ODD-NEXT: %[[SUM:[0-9]+]] = OpIAdd %uint %c %c
; ODD-NEXT: %{{.*}} = OpBitwiseAnd %uint %[[SUM]] %uint_16777215

;--- plain.ll
target triple = "spir-unknown-unknown"
define spir_kernel void @plain(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
;--- all.ll
target triple = "spir-unknown-unknown"
define spir_func void @all(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e) {
  ret void
}
;--- odd.ll
target triple = "spir-unknown-unknown"
define spir_func i24 @odd(i4 %a, i9 %b, i24 %c, i48 %d, i65 %e) {
  %sum = add i24 %c, %c
  ret i24 %sum
}
