; A vector condition selects lane by lane; structures use OpSelect from SPIR-V 1.4 on and a branch before (P22).
; RUN: llvm-spirv-rs %s --spirv-max-version=1.4 --spirv-tools-dis | FileCheck %s --check-prefix=NEW
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
;
; NEW:      %vector = OpFunction %v4uint None %[[V1:[0-9]+]]
; NEW:      %[[V2:[0-9]+]] = OpLabel
; NEW-NEXT: %[[V3:[0-9]+]] = OpCompositeConstruct %v4bool %c %c %c %c
; NEW-NEXT: %r = OpSelect %v4uint %[[V3]] %a %b
; NEW-NEXT: OpReturnValue %r
; NEW:      %lanes = OpFunction %v3float None %[[V4:[0-9]+]]
; NEW:      %[[V5:[0-9]+]] = OpLabel
; NEW-NEXT: %r_0 = OpSelect %v3float %c_0 %a_0 %b_0
; NEW-NEXT: OpReturnValue %r_0
; NEW:      %structure = OpFunction %pair None %[[V6:[0-9]+]]
; NEW:      %[[V7:[0-9]+]] = OpLabel
; NEW-NEXT: %r_1 = OpSelect %pair %c_1 %a_1 %b_1
; NEW-NEXT: OpReturnValue %r_1
; NEW:      %pointer = OpFunction %_ptr_CrossWorkgroup_uchar None %[[V8:[0-9]+]]
; NEW:      %[[V9:[0-9]+]] = OpLabel
; NEW-NEXT: %r_2 = OpSelect %_ptr_CrossWorkgroup_uchar %c_2 %a_2 %b_2
; NEW-NEXT: OpReturnValue %r_2
; NEW:      %wide = OpFunction %[[S11:_struct_[0-9]+]] None %[[V10:[0-9]+]]
; NEW:      %[[V12:[0-9]+]] = OpLabel
; NEW-NEXT: %[[V13:[0-9]+]] = OpCompositeExtract %bool %c_3 0
; NEW-NEXT: %[[V14:[0-9]+]] = OpCompositeExtract %bool %c_3 1
; NEW-NEXT: %[[V15:[0-9]+]] = OpSelect %ulong %[[V13]] %[[V16:[0-9]+]] %[[V17:[0-9]+]]
; NEW-NEXT: %[[V18:[0-9]+]] = OpSelect %ulong %[[V13]] %[[V19:[0-9]+]] %[[V20:[0-9]+]]
; NEW-NEXT: %[[V21:[0-9]+]] = OpSelect %ulong %[[V14]] %[[V22:[0-9]+]] %[[V23:[0-9]+]]
; NEW-NEXT: %[[V24:[0-9]+]] = OpSelect %ulong %[[V14]] %[[V25:[0-9]+]] %[[V26:[0-9]+]]
; NEW-NEXT: %[[V27:[0-9]+]] = OpCompositeConstruct %[[S11]] %[[V15]] %[[V18]] %[[V21]] %[[V24]]
; NEW-NEXT: OpReturnValue %[[V27]]
; NEW:      %parts = OpFunction %[[S29:_struct_[0-9]+]] None %[[V28:[0-9]+]]
; NEW:      %[[V30:[0-9]+]] = OpLabel
; NEW-NEXT: %[[V31:[0-9]+]] = OpSelect %uint %c_4 %[[V32:[0-9]+]] %[[V33:[0-9]+]]
; NEW-NEXT: %[[V34:[0-9]+]] = OpSelect %bool %c_4 %[[V35:[0-9]+]] %[[V36:[0-9]+]]
; NEW-NEXT: %[[V37:[0-9]+]] = OpCompositeConstruct %[[S29]] %[[V31]] %[[V34]]
; NEW-NEXT: OpReturnValue %[[V37]]
;
; OLD:      %structure = OpFunction %pair None %[[V1:[0-9]+]]
; OLD:      %[[V2:[0-9]+]] = OpLabel
; OLD-NEXT: OpBranchConditional %c_1 %[[V3:[0-9]+]] %[[V4:[0-9]+]]
; OLD-NEXT: %[[V3]] = OpLabel
; OLD-NEXT: OpBranch %[[V4]]
; OLD-NEXT: %[[V4]] = OpLabel
; OLD-NEXT: %r_1 = OpPhi %pair %a_1 %[[V3]] %b_1 %[[V2]]
; OLD-NEXT: OpReturnValue %r_1

target triple = "spir64-unknown-unknown"
%pair = type { i32, float }
define spir_func <4 x i32> @vector(i1 %c, <4 x i32> %a, <4 x i32> %b) {
  %r = select i1 %c, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %r
}
define spir_func <3 x float> @lanes(<3 x i1> %c, <3 x float> %a, <3 x float> %b) {
  %r = select <3 x i1> %c, <3 x float> %a, <3 x float> %b
  ret <3 x float> %r
}
define spir_func %pair @structure(i1 %c, %pair %a, %pair %b) {
  %r = select i1 %c, %pair %a, %pair %b
  ret %pair %r
}
define spir_func ptr addrspace(1) @pointer(i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %r = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  ret ptr addrspace(1) %r
}
define spir_func <2 x i128> @wide(<2 x i1> %c, <2 x i128> %a, <2 x i128> %b) {
  %r = select <2 x i1> %c, <2 x i128> %a, <2 x i128> %b
  ret <2 x i128> %r
}
define spir_func { i32, i1 } @parts(i1 %c, { i32, i1 } %a, { i32, i1 } %b) {
  %r = select i1 %c, { i32, i1 } %a, { i32, i1 } %b
  ret { i32, i1 } %r
}
