; Where a function needs many private variables, functions take one address: the variables are members of a structure,
; at aligned offsets, and one function initializes them for every kernel.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpEntryPoint Kernel %[[FIRST:[0-9]+]] "first"
; CHECK:      OpEntryPoint Kernel %[[SECOND:[0-9]+]] "second"
; CHECK-DAG:  OpDecorate %frame{{[_0-9]*}} Alignment 8
; CHECK-DAG:  %[[PAD:[_a-z0-9]+]] = OpTypeArray %uchar %ulong_3
; CHECK:      %[[STRUCT:_struct_[0-9]+]] = OpTypeStruct %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uint %uchar %[[PAD]] %uchar %[[BYTES:_ptr_Function_uchar]] %[[BYTES]] %{{[_a-z0-9]+}}{{$}}
; CHECK-DAG:  %[[POINTER:_ptr_Function__struct_[0-9]+]] = OpTypePointer Function %[[STRUCT]]

; CHECK:      %many = OpFunction %void None
; CHECK-NEXT: %[[FRAME:frame]] = OpFunctionParameter %[[POINTER]]
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[V0:v0]] = OpInBoundsAccessChain %_ptr_Function_uint %[[FRAME]] %uint_0
; CHECK:      OpStore %[[V0]] %uint_1 Aligned 4

; CHECK:      %fill = OpFunction %void None
; CHECK-NEXT: %[[FRAME:[_a-z0-9]+]] = OpFunctionParameter %[[POINTER]]
; CHECK-NEXT: %[[ALONE:[_a-z0-9]+]] = OpFunctionParameter %_ptr_Function_uint
; CHECK:      OpStore %{{[_a-z0-9]+}} %uint_16 Aligned 4
; CHECK:      %[[SELF:[0-9]+]] = OpBitcast %_ptr_Function_uchar %[[AT:[_a-z0-9]+]]
; CHECK:      OpStore %[[AT]] %[[SELF]] Aligned 8
; CHECK:      %[[OTHER:[0-9]+]] = OpBitcast %_ptr_Function_uchar %[[ALONE]]
; CHECK:      OpStore %{{[_a-z0-9]+}} %[[OTHER]] Aligned 8
; CHECK:      OpFunctionEnd

; CHECK:      %[[FIRST]] = OpFunction %void None
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %[[FRAME:[_a-z0-9]+]] = OpVariable %[[POINTER]] Function
; CHECK-NEXT: %[[ALONE:[_a-z0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpFunctionCall %void %fill %[[FRAME]] %[[ALONE]]
; CHECK-NEXT: OpStore %[[ALONE]] %uint_5 Aligned 4
; CHECK-NEXT: OpFunctionCall %void %many %[[FRAME]]
; CHECK:      %[[SECOND]] = OpFunction %void None
; CHECK:      OpFunctionCall %void %fill
; CHECK:      OpFunctionCall %void %many
; CHECK-NOT:  %fill{{[_0-9]*}} = OpFunction

target triple = "spir64-unknown-unknown"

@v0 = internal global i32 0
@v1 = internal global i32 1
@v2 = internal global i32 2
@v3 = internal global i32 3
@v4 = internal global i32 4
@v5 = internal global i32 5
@v6 = internal global i32 6
@v7 = internal global i32 7
@v8 = internal global i32 8
@v9 = internal global i32 9
@v10 = internal global i32 10
@v11 = internal global i32 11
@v12 = internal global i32 12
@v13 = internal global i32 13
@v14 = internal global i32 14
@v15 = internal global i32 15
@v16 = internal global i32 16
@byte = internal global i8 1
@aligned = internal global i8 2, align 8
@empty = internal global [0 x i32] zeroinitializer
@self = internal global ptr @self
@far = internal global ptr @alone
@alone = internal global i32 5

define internal spir_func void @many() {
  store i32 1, ptr @v0
  store i32 1, ptr @v1
  store i32 1, ptr @v2
  store i32 1, ptr @v3
  store i32 1, ptr @v4
  store i32 1, ptr @v5
  store i32 1, ptr @v6
  store i32 1, ptr @v7
  store i32 1, ptr @v8
  store i32 1, ptr @v9
  store i32 1, ptr @v10
  store i32 1, ptr @v11
  store i32 1, ptr @v12
  store i32 1, ptr @v13
  store i32 1, ptr @v14
  store i32 1, ptr @v15
  store i32 1, ptr @v16
  store i8 1, ptr @byte
  store i8 1, ptr @aligned
  store ptr null, ptr @self
  store ptr @empty, ptr @far
  ret void
}

define spir_kernel void @first() {
  call spir_func void @many()
  ret void
}

define spir_kernel void @second() {
  call spir_func void @many()
  ret void
}
