; nsw and nuw become decorations from SPIR-V 1.4 on or with the extension, and are dropped otherwise.
; RUN: llvm-spirv-rs %s --spirv-max-version=1.4 --spirv-tools-dis | FileCheck %s --check-prefix=NEW
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-ext=+SPV_KHR_no_integer_wrap_decoration --spirv-tools-dis | FileCheck %s --check-prefix=EXT
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD
;
; NEW: OpDecorate %add NoSignedWrap
; NEW: OpDecorate %add NoUnsignedWrap
; NEW: OpDecorate %shl NoUnsignedWrap
;
; EXT: OpExtension "SPV_KHR_no_integer_wrap_decoration"
; EXT: OpDecorate %add NoSignedWrap
; EXT: OpDecorate %add NoUnsignedWrap
; EXT: OpDecorate %shl NoUnsignedWrap
;
; OLD:      %f = OpFunction %uint None %[[V1:[0-9]+]]
; OLD:      %[[V2:[0-9]+]] = OpLabel
; OLD-NEXT: %add = OpIAdd %uint %a %b
; OLD-NEXT: %shl = OpShiftLeftLogical %uint %add %b
; OLD-NEXT: %div = OpSDiv %uint %shl %b
; OLD-NEXT: OpReturnValue %div

target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %a, i32 %b) {
  %add = add nsw nuw i32 %a, %b
  %shl = shl nuw i32 %add, %b
  %div = sdiv exact i32 %shl, %b
  ret i32 %div
}
