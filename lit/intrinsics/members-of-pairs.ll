; The members of a pair that an intrinsic returns are used directly; a composite is constructed for other uses only.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %members = OpFunction
; CHECK:      %[[F:[0-9]+]] = OpExtInst %float %{{[0-9]+}} frexp %x %{{[0-9]+}}
; CHECK-NEXT: %[[E:[0-9]+]] = OpLoad %uint
; CHECK-NEXT: OpStore %p %[[F]] Aligned 4
; CHECK-NEXT: OpStore %q %[[E]] Aligned 4
; CHECK-NOT:  OpComposite
; CHECK:      %whole = OpFunction
; CHECK:      %[[F:[0-9]+]] = OpExtInst %float %{{[0-9]+}} frexp %x_0 %{{[0-9]+}}
; CHECK-NEXT: %[[E:[0-9]+]] = OpLoad %uint
; CHECK-NEXT: %pair = OpCompositeConstruct %{{.*}} %[[F]] %[[E]]
; CHECK-NEXT: OpReturnValue %pair

target triple = "spir64-unknown-unknown"
define spir_func void @members(float %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %pair = call { float, i32 } @llvm.frexp(float %x)
  %fraction = extractvalue { float, i32 } %pair, 0
  %exponent = extractvalue { float, i32 } %pair, 1
  store float %fraction, ptr addrspace(1) %p, align 4
  store i32 %exponent, ptr addrspace(1) %q, align 4
  ret void
}
define spir_func { float, i32 } @whole(float %x) {
  %pair = call { float, i32 } @llvm.frexp(float %x)
  ret { float, i32 } %pair
}
