; A version of OpenCL limits the version and the capabilities of a module; what it does not have is refused where it is used.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/generic.ll --target-env=opencl2.0 -o %t.spv
; RUN: not llvm-spirv-rs %t/generic.ll --target-env=opencl1.2 -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=GENERIC
; RUN: not llvm-spirv-rs validate %t.spv --target-env=opencl1.2 2>/dev/null | FileCheck %s --check-prefix=WORDS
; RUN: llvm-spirv-rs %t/version.ll --target-env=opencl2.0 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
; RUN: llvm-spirv-rs %t/version.ll --target-env=opencl2.0:1.4 --spirv-tools-dis | FileCheck %s --check-prefix=NEW
; RUN: llvm-spirv-rs %t/version.ll --target-env=spv1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
; RUN: llvm-spirv-rs %t/version.ll --target-env=opencl3.0 -o %t.new.spv
; RUN: not llvm-spirv-rs validate %t.new.spv --target-env=spv1.3 2>/dev/null | FileCheck %s --check-prefix=VERSION
; RUN: not llvm-spirv-rs %t/named-barrier.ll --target-env=opencl2.1:1.1 -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=BARRIER
; RUN: llvm-spirv-rs %t/named-barrier.ll --target-env=opencl2.2 -o %t.spv
; RUN: not llvm-spirv-rs %t/version.ll --target-env=opencl2.0:2.0 -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; GENERIC:      error[E109]: TargetEnvironment: StorageClass Generic needs the capability GenericPointer, which the target environment does not have
; GENERIC:      in function @generic

; WORDS: the target environment does not have the capability GenericPointer; it is needed by {{.*}} = OpTypePointer Generic {{.*}} (OpenCL SPIR-V Environment Specification, "Required Capabilities")
; WORDS-SAME: in function %generic

; OLD-NOT: Version: 1.4
; OLD:     OpEntryPoint Kernel %{{[0-9]+}} "version"
; OLD-NOT: NoSignedWrap
; NEW: Version: 1.4
; NEW: NoSignedWrap

; VERSION: the module has version 1.4; the target environment accepts versions up to 1.3; it is needed by OpDecorate %sum NoSignedWrap (--target-env): %sum = OpIAdd

; BARRIER:      error[E109]: TargetEnvironment: OpTypeNamedBarrier needs the capability NamedBarrier, which the target environment does not have

; UNKNOWN: unknown target environment "opencl2.0:2.0": unknown SPIR-V version `2.0`

;--- generic.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @generic(ptr addrspace(4) %p) {
  store i32 1, ptr addrspace(4) %p
  ret void
}

;--- version.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @version(ptr addrspace(1) %p, i32 %x) {
  %sum = add nsw i32 %x, 1
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

;--- named-barrier.ll
target triple = "spir64-unknown-unknown"
declare spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32)
define spir_kernel void @named() {
  %b = call spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32 1)
  ret void
}
