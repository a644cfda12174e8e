; The option that an error names allows the construct under --target-env as well; there is none if the environment cannot
; have the construct.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/version.ll --target-env=spv1.2 -o %t.spv 2>&1 | FileCheck %s --check-prefix=VERSION
; RUN: not llvm-spirv-rs %t/version.ll --target-env=spv1.2 -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: not llvm-spirv-rs %t/version.ll --target-env=spv1.4 --spirv-max-version=1.2 -o %t.spv 2>&1 | FileCheck %s --check-prefix=RAISE
; RUN: llvm-spirv-rs %t/version.ll --target-env=spv1.4 --spirv-max-version=1.3 -o %t.spv
; RUN: not llvm-spirv-rs %t/add.ll --target-env=level-zero --spirv-ext=all -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEATURE
; RUN: llvm-spirv-rs %t/add.ll --target-env=level-zero:fp32-global-add --spirv-ext=all -o %t.spv
; RUN: not llvm-spirv-rs %t/bf16.ll --target-env=level-zero:fp64 -o %t.spv 2>&1 | FileCheck %s --check-prefix=ONE
; RUN: llvm-spirv-rs %t/bf16.ll --spirv-ext=+SPV_INTEL_bfloat16_conversion --target-env=level-zero:fp64,bfloat16-conversions -o %t.spv
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/device.json --spirv-ext=-all -o %t.spv 2>&1 | FileCheck %s --check-prefix=DEVICE
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/device.json --spirv-ext=-all --spirv-ext=+SPV_EXT_shader_atomic_float_add -o %t.spv
; RUN: not llvm-spirv-rs %t/debug.ll --target-env=level-zero -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=DEBUG
; RUN: not llvm-spirv-rs %t/debug.ll --target-env=level-zero -o %t.spv --spirv-debug-info-version=nonsemantic-shader-100 2>&1 | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %t/debug.ll --target-env=level-zero --debug-lines-only -o %t.spv
; RUN: llvm-spirv-rs %t/debug.ll --target-env=level-zero:SPV_KHR_non_semantic_info --spirv-debug-info-version=nonsemantic-shader-100 -o %t.spv

; VERSION: {{.*}} needs SPIR-V 1.3; the target environment does not have it{{$}}
; JSON:    "option":null
; RAISE:   {{.*}} needs SPIR-V 1.3 (allow it with --spirv-max-version=1.3)
; FEATURE: needs SPV_EXT_shader_atomic_float_add; the list of --target-env must name the feature that the device has: fp16-global-add, fp16-local-add, fp32-global-add
; ONE:     needs SPV_INTEL_bfloat16_conversion (allow it with --spirv-ext=+SPV_INTEL_bfloat16_conversion --target-env=level-zero:fp64,bfloat16-conversions)
; DEVICE:  needs SPV_EXT_shader_atomic_float_add (allow it with --spirv-ext=+SPV_EXT_shader_atomic_float_add)
; DEBUG:   the module imports OpenCL.DebugInfo.100; expected OpenCL.std {{.*}}"option":"--debug-lines-only"
; SHADER:  the module imports NonSemantic.Shader.DebugInfo.100; expected OpenCL.std {{.*}}(avoid it with --debug-lines-only)

;--- device.json
{"extensions": ["SPV_EXT_shader_atomic_float_add"]}

;--- version.ll
target triple = "spirv64-unknown-unknown"
define i1 @elected() {
  %r = call i1 @__spirv_GroupNonUniformElect(i32 3)
  ret i1 %r
}
declare i1 @__spirv_GroupNonUniformElect(i32)

;--- add.ll
target triple = "spir64-unknown-unknown"
declare spir_func float @__spirv_AtomicFAddEXT(ptr addrspace(1), i32, i32, float)
define spir_func float @f(ptr addrspace(1) %p, float %x) {
  %r = call spir_func float @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, float %x)
  ret float %r
}

;--- bf16.ll
target triple = "spir64-unknown-unknown"
declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float)
define spir_func i16 @f(float %x) {
  %r = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %x)
  ret i16 %r
}

;--- debug.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f() !dbg !3 {
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cl", directory: "/folder")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, line: 3, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 4, column: 9, scope: !3)
