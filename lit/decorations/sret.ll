; FuncParamAttr Sret is valid on the first parameter only; an sret parameter after the object pointer of a method is a
; plain pointer.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %result FuncParamAttr Sret
; CHECK-DAG: OpDecorate %[[IMPORTED:[0-9]+]] FuncParamAttr Sret
; CHECK-NOT: FuncParamAttr
; CHECK:     %[[IMPORTED]] = OpFunctionParameter %_ptr_Function_pair
; CHECK:     OpFunctionParameter %_ptr_Function_pair

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

declare spir_func void @far(ptr sret(%pair))
declare spir_func void @far_method(ptr, ptr sret(%pair))

define spir_func void @function(ptr sret(%pair) %result) {
  call spir_func void @far(ptr sret(%pair) %result)
  ret void
}

define spir_func void @method(ptr %this, ptr sret(%pair) align 8 %second) {
  call spir_func void @far_method(ptr %this, ptr sret(%pair) %second)
  ret void
}
