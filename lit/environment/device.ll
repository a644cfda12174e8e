; A file describes a device: its extensions are allowed, and its capabilities choose among translations.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/float.json --spirv-tools-dis | FileCheck %s --check-prefix=INSTRUCTION
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/double.json --spirv-tools-dis | FileCheck %s --check-prefix=LOOP
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/float.json --spirv-ext=-SPV_EXT_shader_atomic_float_add --spirv-tools-dis | FileCheck %s --check-prefix=LOOP
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/untyped.json --spirv-tools-dis | FileCheck %s --check-prefix=LOOP
; RUN: llvm-spirv-rs %t/add.ll --target-env=%t/untyped.json --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s --check-prefix=UNTYPED
; RUN: not llvm-spirv-rs %t/call.ll --target-env=%t/double.json -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/call.ll --target-env=%t/untyped.json --spirv-ext=+SPV_EXT_shader_atomic_float_add -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=EXTENSION
; RUN: llvm-spirv-rs %t/call.ll --spirv-ext=+SPV_EXT_shader_atomic_float_add -o %t.spv
; RUN: llvm-spirv-rs validate %t.spv --target-env=%t/float.json
; RUN: not llvm-spirv-rs validate %t.spv --target-env=%t/double.json 2>/dev/null | FileCheck %s --check-prefix=WORDS
; RUN: not llvm-spirv-rs validate %t.spv --target-env=%t/untyped.json 2>/dev/null | FileCheck %s --check-prefix=NAMES
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/wrong.json -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=WRONG
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/extension.json -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=NEAR
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/capability.json -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/none.json -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not llvm-spirv-rs %t/add.ll --target-env=%t/add.ll -o %t.no.spv 2>&1 | FileCheck %s --check-prefix=NAME

; INSTRUCTION: OpCapability AtomicFloat32AddEXT
; INSTRUCTION: OpAtomicFAddEXT
; LOOP-NOT:    OpExtension
; LOOP:        OpAtomicCompareExchange
; UNTYPED:     OpTypeUntypedPointerKHR

; REFUSED:      error[E109]: TargetEnvironment: the target environment does not have the capability AtomicFloat32AddEXT
; REFUSED-NEXT: at %r = call
; REFUSED-NEXT: in function @f

; EXTENSION:      error[E018]: RequiresExtension
; EXTENSION:      needs SPV_EXT_shader_atomic_float_add; the target environment does not have it
; EXTENSION-NEXT: at %r = call
; EXTENSION-NEXT: in function @f

; WORDS: the target environment does not have the capability AtomicFloat32AddEXT (device of doubles): %r = OpAtomicFAddEXT
; NAMES: the target environment does not have the extension SPV_EXT_shader_atomic_float_add (device {{.*}}untyped.json): %r = OpAtomicFAddEXT

; WRONG: wrong.json: unknown field `versoin`
; NEAR:  extension.json: unknown extension SPV_KHR_expect_asume (similar: SPV_KHR_expect_assume): correct the name, or allow it with `"allow_unknown": true`
; UNKNOWN: capability.json: unknown capability Kernl: correct the name
; NONE:  cannot read {{.*}}none.json
; NAME:  the name of a file that describes a device must end in .json

;--- float.json
{"version": "1.4", "extensions": ["SPV_EXT_shader_atomic_float_add", "SPV_NEW_unheard_of"],
 "capabilities": ["Addresses", "Linkage", "Kernel", "Int8", 6033, "Unheard"], "allow_unknown": true}

;--- double.json
{"name": "of doubles", "extensions": ["SPV_EXT_shader_atomic_float_add"],
 "capabilities": ["Addresses", "Linkage", "Kernel", "Int8", "AtomicFloat64AddEXT"]}

;--- untyped.json
{"extensions": ["SPV_KHR_untyped_pointers"]}

;--- wrong.json
{"versoin": "1.4"}

;--- extension.json
{"extensions": ["SPV_KHR_expect_asume"]}

;--- capability.json
{"capabilities": ["Addresses", 6033, "4", "Kernl"]}

;--- add.ll
target triple = "spir64-unknown-unknown"
define spir_func float @f(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, float %x monotonic
  ret float %r
}

;--- call.ll
target triple = "spir64-unknown-unknown"
declare spir_func float @__spirv_AtomicFAddEXT(ptr addrspace(1), i32, i32, float)
define spir_func float @f(ptr addrspace(1) %p, float %x) {
  %r = call spir_func float @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, float %x)
  ret float %r
}
