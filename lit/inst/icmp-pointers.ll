; Pointers are compared for equality directly from SPIR-V 1.4 on and by their addresses before; ordered comparisons
; always use addresses.
; RUN: llvm-spirv-rs %s --spirv-max-version=1.4 --spirv-tools-dis | FileCheck %s --check-prefix=NEW
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
;
; NEW:      %eq = OpFunction %bool None %[[V1:[0-9]+]]
; NEW:      %[[V2:[0-9]+]] = OpLabel
; NEW-NEXT: %r = OpPtrEqual %bool %a %b
; NEW-NEXT: OpReturnValue %r
; NEW:      %null = OpFunction %bool None %[[V3:[0-9]+]]
; NEW:      %[[V4:[0-9]+]] = OpLabel
; NEW-NEXT: %r_0 = OpPtrNotEqual %bool %a_0 %[[V5:[0-9]+]]
; NEW-NEXT: OpReturnValue %r_0
; NEW:      %order = OpFunction %bool None %[[V1]]
; NEW:      %[[V6:[0-9]+]] = OpLabel
; NEW-NEXT: %[[V7:[0-9]+]] = OpConvertPtrToU %ulong %a_1
; NEW-NEXT: %[[V8:[0-9]+]] = OpConvertPtrToU %ulong %b_0
; NEW-NEXT: %r_1 = OpSLessThan %bool %[[V7]] %[[V8]]
; NEW-NEXT: OpReturnValue %r_1
; NEW:      %vector = OpFunction %v2bool None %[[V9:[0-9]+]]
; NEW:      %[[V10:[0-9]+]] = OpLabel
; NEW-NEXT: %[[V11:[0-9]+]] = OpConvertPtrToU %ulong %[[V12:[0-9]+]]
; NEW-NEXT: %[[V13:[0-9]+]] = OpConvertPtrToU %ulong %[[V14:[0-9]+]]
; NEW-NEXT: %[[V15:[0-9]+]] = OpIEqual %bool %[[V11]] %[[V13]]
; NEW-NEXT: %[[V16:[0-9]+]] = OpConvertPtrToU %ulong %[[V17:[0-9]+]]
; NEW-NEXT: %[[V18:[0-9]+]] = OpConvertPtrToU %ulong %[[V19:[0-9]+]]
; NEW-NEXT: %[[V20:[0-9]+]] = OpIEqual %bool %[[V16]] %[[V18]]
; NEW-NEXT: %r_2 = OpCompositeConstruct %v2bool %[[V15]] %[[V20]]
; NEW-NEXT: OpReturnValue %r_2
;
; OLD:      %eq = OpFunction %bool None %[[V1:[0-9]+]]
; OLD:      %[[V2:[0-9]+]] = OpLabel
; OLD-NEXT: %[[V3:[0-9]+]] = OpConvertPtrToU %ulong %a
; OLD-NEXT: %[[V4:[0-9]+]] = OpConvertPtrToU %ulong %b
; OLD-NEXT: %r = OpIEqual %bool %[[V3]] %[[V4]]
; OLD-NEXT: OpReturnValue %r
; OLD:      %null = OpFunction %bool None %[[V5:[0-9]+]]
; OLD:      %[[V6:[0-9]+]] = OpLabel
; OLD-NEXT: %[[V7:[0-9]+]] = OpConvertPtrToU %ulong %a_0
; OLD-NEXT: %[[V8:[0-9]+]] = OpConvertPtrToU %ulong %[[V9:[0-9]+]]
; OLD-NEXT: %r_0 = OpINotEqual %bool %[[V7]] %[[V8]]
; OLD-NEXT: OpReturnValue %r_0

target triple = "spir64-unknown-unknown"
define spir_func i1 @eq(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %r = icmp eq ptr addrspace(1) %a, %b
  ret i1 %r
}
define spir_func i1 @null(ptr addrspace(1) %a) {
  %r = icmp ne ptr addrspace(1) %a, null
  ret i1 %r
}
define spir_func i1 @order(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %r = icmp slt ptr addrspace(1) %a, %b
  ret i1 %r
}
define spir_func <2 x i1> @vector(<2 x ptr addrspace(1)> %a, <2 x ptr addrspace(1)> %b) {
  %r = icmp eq <2 x ptr addrspace(1)> %a, %b
  ret <2 x i1> %r
}
