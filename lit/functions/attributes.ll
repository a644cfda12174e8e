; Attributes of functions, parameters and results that have a SPIR-V equivalent.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_optnone --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,OPTNONE

; CHECK-DAG: OpDecorate %zeroext FuncParamAttr Zext
; CHECK-DAG: OpDecorate %signext FuncParamAttr Sext
; CHECK-DAG: OpDecorate %byval FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %byval Alignment 8
; CHECK-DAG: OpDecorate %sret FuncParamAttr Sret
; CHECK-DAG: OpDecorate %noalias FuncParamAttr NoAlias
; CHECK-DAG: OpDecorate %nocapture FuncParamAttr NoCapture
; CHECK-DAG: OpDecorate %readonly FuncParamAttr NoWrite
; CHECK-DAG: OpDecorate %readnone FuncParamAttr NoReadWrite
; CHECK-DAG: OpDecorate %result FuncParamAttr Sext
; CHECK-NOT: OpDecorate %partly FuncParamAttr
; CHECK-NOT: OpDecorate %wide

; CHECK:   %inlined = OpFunction %void Inline
; CHECK:   %apart = OpFunction %void DontInline
; PLAIN:   %untouched = OpFunction %void DontInline
; OPTNONE: %untouched = OpFunction %void DontInline|OptNone
; CHECK:   %result = OpFunction %ushort None

target triple = "spir64-unknown-unknown"

%s = type { i64, i32 }

define spir_func void @parameters(ptr sret(%s) %sret, i8 zeroext %zeroext, i16 signext %signext, ptr byval(%s) align 8 %byval,
    ptr addrspace(1) noalias %noalias, ptr addrspace(1) captures(none) %nocapture, ptr addrspace(1) readonly %readonly,
    ptr addrspace(1) readnone %readnone,
    ptr captures(address) %partly, i128 signext %wide) {
  ret void
}

define spir_func void @inlined() alwaysinline {
  ret void
}

define spir_func void @apart() noinline {
  ret void
}

define spir_func void @untouched() noinline optnone {
  ret void
}

define spir_func signext i16 @result() {
  ret i16 1
}
