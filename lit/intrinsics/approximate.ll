; The flag afn replaces a function of float by OpenCL's native one, whose precision is that of the implementation.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK: %cos = OpExtInst %float %{{[0-9]+}} native_cos %x
; CHECK: %exp = OpExtInst %float %{{[0-9]+}} native_exp %x
; CHECK: %exp2 = OpExtInst %float %{{[0-9]+}} native_exp2 %x
; CHECK: %log = OpExtInst %float %{{[0-9]+}} native_log %x
; CHECK: %log2 = OpExtInst %float %{{[0-9]+}} native_log2 %x
; CHECK: %log10 = OpExtInst %float %{{[0-9]+}} native_log10 %x
; CHECK: %sin = OpExtInst %float %{{[0-9]+}} native_sin %x
; CHECK: %sqrt = OpExtInst %float %{{[0-9]+}} native_sqrt %x
; CHECK: %tan = OpExtInst %float %{{[0-9]+}} native_tan %x
; CHECK: %vector = OpExtInst %v2float %{{[0-9]+}} native_sin %v
; CHECK: %asin = OpExtInst %float %{{[0-9]+}} asin %x
; CHECK: %exact = OpExtInst %float %{{[0-9]+}} sin %x
; CHECK: %double = OpExtInst %{{.*}} %{{[0-9]+}} sin %d
; CHECK: %half = OpExtInst %{{.*}} %{{[0-9]+}} sin %h

target triple = "spir64-unknown-unknown"
define spir_func void @approximate(float %x, <2 x float> %v, double %d, half %h) {
  %cos = call afn float @llvm.cos(float %x)
  %exp = call afn float @llvm.exp(float %x)
  %exp2 = call afn float @llvm.exp2(float %x)
  %log = call afn float @llvm.log(float %x)
  %log2 = call afn float @llvm.log2(float %x)
  %log10 = call afn float @llvm.log10(float %x)
  %sin = call afn float @llvm.sin(float %x)
  %sqrt = call afn float @llvm.sqrt(float %x)
  %tan = call afn float @llvm.tan(float %x)
  %vector = call afn <2 x float> @llvm.sin(<2 x float> %v)
  %asin = call afn float @llvm.asin(float %x)
  %exact = call nnan nsz float @llvm.sin(float %x)
  %double = call afn double @llvm.sin(double %d)
  %half = call afn half @llvm.sin(half %h)
  ret void
}
