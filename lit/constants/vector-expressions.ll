; Lanes extracted from constant vectors of addresses, and constant vectors of such lanes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[NUMBER:[0-9]+]] = OpSpecConstantOp %ulong ConvertPtrToU %a
; CHECK-DAG: %[[BYTES:[0-9]+]] = OpSpecConstantOp %v8uchar Bitcast %[[NUMBER]]
; CHECK-DAG: %[[THIRD:[0-9]+]] = OpSpecConstantOp %uchar CompositeExtract %[[BYTES]] 2
; CHECK-DAG: %byte = OpVariable %{{.*}} CrossWorkgroup %[[THIRD]]
; CHECK-DAG: %[[FOUR:[0-9]+]] = OpConstantComposite %v4uchar %{{[0-9]+}} %[[THIRD]] %uchar_9 %{{[0-9]+}}
; CHECK-DAG: %mixed = OpVariable %{{.*}} CrossWorkgroup %[[FOUR]]

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %[[NUMBER:[0-9]+]] = OpConvertPtrToU %ulong %a
; CHECK-NEXT: %[[BYTES:[0-9]+]] = OpBitcast %v8uchar %[[NUMBER]]
; CHECK-NEXT: %[[LAST:[0-9]+]] = OpCompositeExtract %uchar %[[BYTES]] 7
; CHECK-NEXT: OpStore %out %[[LAST]]
; CHECK-NEXT: OpStore %out %{{[0-9]+}}

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1
@byte = addrspace(1) global i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @a to i64) to <8 x i8>), i32 2)
@mixed = addrspace(1) global <4 x i8> shufflevector (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @a to i64) to <8 x i8>), <8 x i8> splat (i8 9), <4 x i32> <i32 0, i32 2, i32 9, i32 5>)

define spir_kernel void @k(ptr addrspace(1) %out) {
  store i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @a to i64) to <8 x i8>), i32 7), ptr addrspace(1) %out
  store i8 extractelement (<8 x i8> bitcast (i64 ptrtoint (ptr addrspace(1) @a to i64) to <8 x i8>), i32 8), ptr addrspace(1) %out
  ret void
}
