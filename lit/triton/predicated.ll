; Masked loads and stores: as branches, as SPIR-V's predicated instructions, and as LLVM's masked intrinsics.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s
; RUN: grep -v Predicated %s | llvm-spirv-rs - --spirv-tools-dis | FileCheck %s --check-prefix=PORTABLE
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; OpPredicatedLoadINTEL of six words, and OpPredicatedStoreINTEL of four with the loaded value.
; CHECK: 399474 {{[0-9]+}} [[LOADED:[0-9]+]] [[POINTER:[0-9]+]] [[MASK:[0-9]+]] {{[0-9]+}} 268403 [[POINTER]] [[LOADED]] [[MASK]]

; PORTABLE-NOT: OpExtension
; PORTABLE:     OpBranchConditional %mask
; PORTABLE:     %value = OpPhi %uint %loaded

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_predicated_io
; REFUSED-NEXT: OpPredicatedLoadINTEL needs SPV_INTEL_predicated_io

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1Kjbj(ptr addrspace(1), i1, i32)
declare spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1jjb(ptr addrspace(1), i32, i1)
declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>)

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n, <4 x i32> %masks) {
  %mask = icmp slt i32 %n, 100
  %direct = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1Kjbj(ptr addrspace(1) %p, i1 %mask, i32 0)
  call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1jjb(ptr addrspace(1) %p, i32 %direct, i1 %mask)
  br i1 %mask, label %load, label %join

load:
  %loaded = load i32, ptr addrspace(1) %p, align 4
  br label %join

join:
  %value = phi i32 [ %loaded, %load ], [ 0, %0 ]
  br i1 %mask, label %store, label %end

store:
  store i32 %value, ptr addrspace(1) %p, align 4
  br label %end

end:
  %lanes = icmp slt <4 x i32> %masks, splat (i32 7)
  %vector = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 4 %p, <4 x i1> %lanes, <4 x float> zeroinitializer)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %vector, ptr addrspace(1) align 4 %p, <4 x i1> %lanes)
  ret void
}
