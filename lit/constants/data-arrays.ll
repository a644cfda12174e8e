; Arrays of plain numbers are read from their bytes, up to the operand limit of one instruction; a longer array as a
; member of a structure is refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[BYTES:[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_4 %uchar_97 %uchar_0 %uchar_255 %uchar_10
; CHECK-DAG: %bytes = OpVariable %{{.*}} UniformConstant %[[BYTES]]
; CHECK-DAG: %[[SHORTS:[0-9]+]] = OpConstantComposite %_arr_ushort_ulong_2 %ushort_1 %ushort_65535
; CHECK-DAG: %[[ROW0:[0-9]+]] = OpConstantComposite %_arr_uint_ulong_2 %uint_1 %uint_4294967294
; CHECK-DAG: %[[ROW1:[0-9]+]] = OpConstantNull %_arr_uint_ulong_2
; CHECK-DAG: %[[ROWS:[0-9]+]] = OpConstantComposite %_arr__arr_uint_ulong_2_ulong_2 %[[ROW0]] %[[ROW1]]
; CHECK-DAG: %[[LONGS:[0-9]+]] = OpConstantComposite %_arr_ulong_ulong_2 %ulong_4294967296 %ulong_18446744073709551615
; CHECK-DAG: %[[HALVES:[0-9]+]] = OpConstantComposite %_arr_half_ulong_2 %half_0x1p_0 %half_n0x1p_1
; CHECK-DAG: %[[DOUBLES:[0-9]+]] = OpConstantComposite %_arr_double_ulong_2 %double_0_5 %double_n0
; CHECK-DAG: %[[FOUR:[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_2 %uint_3 %uint_4
; CHECK-DAG: %[[FIVE:[0-9]+]] = OpConstantComposite %_arr_uint_ulong_8 %uint_1 %uint_2 %uint_3 %uint_4 %uint_5 %[[ZERO:[a-z0-9_]+]] %[[ZERO]] %[[ZERO]]

; RUN: echo 'target triple = "spir64-unknown-unknown"' > %t.ll
; RUN: awk 'BEGIN { printf "@a = addrspace(1) constant [60000 x i32] [i32 0"; \
; RUN:   for (i = 1; i < 60000; i++) printf ", i32 %%d", i; print "]" }' >> %t.ll
; RUN: llvm-spirv-rs %t.ll -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s --check-prefix=MANY
; MANY: OpConstantComposite %_arr_uint_ulong_60000 %uint_0 %uint_1 %uint_2{{.*}} %uint_59999{{$}}

; RUN: echo 'target triple = "spir64-unknown-unknown"' > %t.ll
; RUN: awk 'BEGIN { printf "@a = addrspace(1) constant { [65533 x i8] } { [65533 x i8] c\"x"; \
; RUN:   for (i = 1; i < 65533; i++) printf "y"; print "\" }" }' >> %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      InvalidWordCount: Can't encode instruction with word count greater than 65535:
; REFUSED-NEXT: OpConstantCompositeContinuedINTEL needs SPV_INTEL_long_composites (allow it with --spirv-ext=+SPV_INTEL_long_composites)
; REFUSED-NEXT: at the global variable @a

target triple = "spir64-unknown-unknown"

@bytes = addrspace(2) constant [4 x i8] c"a\00\FF\0A"
@shorts = addrspace(2) constant [2 x i16] [i16 1, i16 -1]
@rows = addrspace(2) constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 -2], [2 x i32] zeroinitializer]
@longs = addrspace(2) constant [2 x i64] [i64 4294967296, i64 -1]
@halves = addrspace(2) constant [2 x half] [half 1.0, half -2.0]
@doubles = addrspace(2) constant [2 x double] [double 0.5, double -0.0]
@four = addrspace(2) constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@five = addrspace(2) constant <5 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5>
