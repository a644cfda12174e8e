; A constant in address space 0 whose address is only used for address computations, loads and copies becomes a
; UniformConstant variable, and so do all pointers derived from it. The same holds for a variable without stores, and
; for one that another module also defines, because a private variable cannot be imported.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: Export
; CHECK-DAG: OpDecorate %table Constant
; CHECK-DAG: OpDecorate %table Alignment 4
; CHECK:     %[[TABLE:[0-9]+]] = OpConstantComposite %_arr_uint_ulong_4 %uint_7 %uint_8 %uint_9 %uint_10
; CHECK:     %table = OpVariable %_ptr_UniformConstant__arr_uint_ulong_4 UniformConstant %[[TABLE]]

; CHECK:     %elsewhere = OpVariable %{{.*}} UniformConstant %uint_9
; CHECK:     %unwritten = OpVariable %{{.*}} UniformConstant
; CHECK:     %read = OpFunction %uint
; CHECK:     %at = OpInBoundsPtrAccessChain %_ptr_UniformConstant_uint %table %ulong_0 %i
; CHECK:     OpLoad %uint %at Aligned 4
; CHECK:     %[[EXPRESSION:[0-9]+]] = OpPtrAccessChain %_ptr_UniformConstant_ushort %record %ulong_0 %uint_1 %ulong_2
; CHECK:     OpLoad %ushort %[[EXPRESSION]] Aligned 2
; CHECK-NOT: OpPtrCastToGeneric
; CHECK:     OpCopyMemorySized %copy %table %ulong_16 Aligned 4
; CHECK:     OpFunctionEnd

target triple = "spir64-unknown-unknown"

@table = private unnamed_addr constant [4 x i32] [i32 7, i32 8, i32 9, i32 10], align 4
@record = constant { i8, [3 x i16] } { i8 1, [3 x i16] [i16 2, i16 3, i16 4] }
@second = alias i32, getelementptr (i32, ptr @table, i64 1)
@unwritten = internal global [2 x i32] [i32 1, i32 2]
@elsewhere = available_externally constant i32 9
@never = internal constant i32 5
@llvm.used = appending global [2 x ptr] [ptr @table, ptr @never], section "llvm.metadata"

define private spir_func i32 @read(i64 %i) {
  %at = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %i
  %a = load i32, ptr %at, align 4
  %b = load i16, ptr getelementptr ({ i8, [3 x i16] }, ptr @record, i64 0, i32 1, i64 2), align 2
  %c = load i32, ptr addrspace(4) addrspacecast (ptr @table to ptr addrspace(4)), align 4
  %d = load i32, ptr @second, align 4
  %f = load i32, ptr @elsewhere, align 4
  %e = load i32, ptr @unwritten, align 4
  %copy = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 @table, i64 16, i1 false)
  ret i32 %a
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
