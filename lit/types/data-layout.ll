; A module without a data layout has that of its target, not LLVM's default; an explicit layout is used as it is.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/none.ll --spirv-tools-dis | FileCheck %s --check-prefix=NONE
; RUN: llvm-spirv-rs %t/none32.ll --spirv-tools-dis | FileCheck %s --check-prefix=NONE32
; RUN: llvm-spirv-rs %t/other.ll --spirv-tools-dis | FileCheck %s --check-prefix=OTHER

; In LLVM's default layout i64 is aligned to 4.
; NONE-NOT: CPacked
; NONE:     %s = OpTypeStruct %uint %ulong %v3uint %_ptr_CrossWorkgroup_uchar{{$}}
; NONE:     OpCopyMemorySized {{.*}} %ulong_48

; NONE32:   %s = OpTypeStruct %uint %_ptr_CrossWorkgroup_uchar %ulong{{$}}

; OTHER:    OpDecorate %s CPacked
; OTHER:    %s = OpTypeStruct %uint %ulong %_arr_uchar_ulong_4 %v3uint{{$}}

;--- none.ll
target triple = "spir64-unknown-unknown"
%s = type { i32, i64, <3 x i32>, ptr addrspace(1) }
@a = addrspace(1) global %s zeroinitializer
define spir_func void @f(ptr %to) {
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %to, ptr addrspace(1) align 16 @a, i64 48, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
;--- none32.ll
target triple = "spir-unknown-unknown"
%s = type { i32, ptr addrspace(1), i64 }
@a = addrspace(1) global %s zeroinitializer
;--- other.ll
target datalayout = "e-i64:32-v96:128"
target triple = "spir64-unknown-unknown"
%s = type { i32, i64, <3 x i32> }
@a = addrspace(1) global %s zeroinitializer
