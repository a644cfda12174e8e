; A generic pointer as one to the memory of the result, or null.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/casts.ll --spirv-tools-dis | FileCheck %s
; RUN: llvm-as -disable-verify %t/global.ll -o %t/global.bc
; RUN: not llvm-spirv-rs %t/global.bc 2>&1 | FileCheck %s --check-prefix=OTHER
; RUN: not llvm-spirv-rs %t/constant.ll 2>&1 | FileCheck %s --check-prefix=OTHER

; CHECK-DAG: %[[GLOBAL:[a-zA-Z0-9_]+]] = OpTypePointer CrossWorkgroup %uchar
; CHECK-DAG: %[[LOCAL:[a-zA-Z0-9_]+]] = OpTypePointer Workgroup %uchar
; CHECK-DAG: %[[PRIVATE:[a-zA-Z0-9_]+]] = OpTypePointer Function %uchar
; CHECK: OpGenericCastToPtrExplicit %[[GLOBAL]] %{{.+}} CrossWorkgroup
; CHECK: OpGenericCastToPtrExplicit %[[LOCAL]] %{{.+}} Workgroup
; CHECK: OpGenericCastToPtrExplicit %[[PRIVATE]] %{{.+}} Function
; OTHER: expected a generic pointer, and a result in private, local or global memory

;--- casts.ll
target triple = "spirv64-unknown-unknown"
declare ptr addrspace(1) @llvm.spv.generic.cast.to.ptr.explicit.p1(ptr addrspace(4))
declare ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4))
declare ptr @llvm.spv.generic.cast.to.ptr.explicit.p0(ptr addrspace(4))
define spir_func void @f(ptr addrspace(4) %p) {
  %g = call ptr addrspace(1) @llvm.spv.generic.cast.to.ptr.explicit.p1(ptr addrspace(4) %p)
  store i8 1, ptr addrspace(1) %g
  %l = call ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(4) %p)
  store i8 2, ptr addrspace(3) %l
  %q = call ptr @llvm.spv.generic.cast.to.ptr.explicit.p0(ptr addrspace(4) %p)
  store i8 3, ptr %q
  ret void
}

;--- global.ll
target triple = "spirv64-unknown-unknown"
declare ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(1))
define spir_func i1 @f(ptr addrspace(1) %p) {
  %l = call ptr addrspace(3) @llvm.spv.generic.cast.to.ptr.explicit.p3(ptr addrspace(1) %p)
  %n = icmp eq ptr addrspace(3) %l, null
  ret i1 %n
}

;--- constant.ll
target triple = "spirv64-unknown-unknown"
declare ptr addrspace(2) @llvm.spv.generic.cast.to.ptr.explicit.p2(ptr addrspace(4))
define spir_func i1 @f(ptr addrspace(4) %p) {
  %l = call ptr addrspace(2) @llvm.spv.generic.cast.to.ptr.explicit.p2(ptr addrspace(4) %p)
  %n = icmp eq ptr addrspace(2) %l, null
  ret i1 %n
}
