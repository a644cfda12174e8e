; Mathematical functions with one or two SPIR-V instructions, and queries with a known result.
; shows: P4-exp10, P4-sincos, P4-sincospi, P4-constrained-sin, P4-returnaddress, P4-frameaddress, P4-get.rounding, P4-fptrunc.round, P4-ssa.copy
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpDecorate %h FPRoundingMode RTP
; CHECK:      %e = OpExtInst %float %1 exp10 %a
; CHECK:      %[[SIN:[0-9]+]] = OpExtInst %float %1 sin %a
; CHECK-NEXT: %[[COS:[0-9]+]] = OpExtInst %float %1 cos %a
; CHECK-NEXT: OpStore %out %[[SIN]] Aligned 4
; CHECK-NEXT: OpStore %out %[[COS]] Aligned 4
; CHECK:      %[[SIN:[0-9]+]] = OpExtInst %v3double %1 sinpi %v
; CHECK-NEXT: %[[COS:[0-9]+]] = OpExtInst %v3double %1 cospi %v
; CHECK-NOT:  OpComposite
; CHECK:      %cs = OpExtInst %double %1 sin %d
; CHECK:      %rn = OpPtrEqual %bool %[[NULL:[0-9]+]] %[[NULL]]
; CHECK:      %fn = OpPtrEqual %bool %[[NULL]] %[[NULL]]
; CHECK:      OpStore %{{[0-9]+}} %uint_1 Aligned 4
; CHECK:      %h = OpFConvert %half %a
; CHECK:      OpStore %{{[0-9]+}} %n Aligned

target triple = "spir64-unknown-unknown"
declare float @llvm.exp10.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare { <3 x double>, <3 x double> } @llvm.sincospi.v3f64(<3 x double>)
declare double @llvm.experimental.constrained.sin.f64(double, metadata, metadata)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
declare i32 @llvm.get.rounding()
declare half @llvm.fptrunc.round.f16.f32(float, metadata)
declare i64 @llvm.ssa.copy.i64(i64 returned)
define spir_kernel void @k(ptr addrspace(1) %out, float %a, <3 x double> %v, double %d, i64 %n) {
  %e = call float @llvm.exp10.f32(float %a)
  store float %e, ptr addrspace(1) %out
  %sc = call { float, float } @llvm.sincos.f32(float %a)
  %s = extractvalue { float, float } %sc, 0
  %c = extractvalue { float, float } %sc, 1
  store float %s, ptr addrspace(1) %out
  store float %c, ptr addrspace(1) %out
  %pi = call { <3 x double>, <3 x double> } @llvm.sincospi.v3f64(<3 x double> %v)
  %sp = extractvalue { <3 x double>, <3 x double> } %pi, 0
  %cp = extractvalue { <3 x double>, <3 x double> } %pi, 1
  store <3 x double> %sp, ptr addrspace(1) %out
  store <3 x double> %cp, ptr addrspace(1) %out
  %cs = call double @llvm.experimental.constrained.sin.f64(double %d, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  store double %cs, ptr addrspace(1) %out
  %ra = call ptr @llvm.returnaddress(i32 0)
  %rn = icmp eq ptr %ra, null
  store i1 %rn, ptr addrspace(1) %out
  %fa = call ptr @llvm.frameaddress.p0(i32 0)
  %fn = icmp eq ptr %fa, null
  store i1 %fn, ptr addrspace(1) %out
  %ro = call i32 @llvm.get.rounding()
  store i32 %ro, ptr addrspace(1) %out
  %h = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !"round.upward")
  store half %h, ptr addrspace(1) %out
  %sa = call i64 @llvm.ssa.copy.i64(i64 %n)
  store i64 %sa, ptr addrspace(1) %out
  ret void
}
