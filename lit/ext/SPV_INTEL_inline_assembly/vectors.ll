; A vector of a length that only an extension has is one register of the assembly: with SPV_INTEL_vector_compute it is
; assembled for the call, with SPV_EXT_long_vector it is one value everywhere. Equal assembly is declared once.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly,+SPV_INTEL_vector_compute --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly,+SPV_EXT_long_vector --spirv-tools-dis | FileCheck %s --check-prefix=LONG
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability VectorAnyINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_vector_compute"
; CHECK-DAG: %[[V32:.*]] = OpTypeVector %ushort 32
; CHECK-DAG: %[[V64:.*]] = OpTypeVector %uchar 64
; CHECK:     %[[PLAIN:.*]] = OpAsmINTEL %[[V32]] %{{.*}} "mov $0, $1" "=rw,rw"
; CHECK:     %[[EFFECT:.*]] = OpAsmINTEL %[[V32]] %{{.*}} "mov $0, $1" "=rw,rw"
; CHECK-NOT: OpAsmINTEL
; CHECK:     %[[ARGUMENT:.*]] = OpCompositeConstruct %[[V64]]
; CHECK:     %[[FIRST:.*]] = OpAsmCallINTEL %[[V32]] %[[PLAIN]] %[[ARGUMENT]]
; CHECK:     OpVectorShuffle %v16ushort %[[FIRST]] %[[FIRST]] 0 1
; CHECK:     OpVectorShuffle %v16ushort %[[FIRST]] %[[FIRST]] 16 17
; CHECK:     OpAsmCallINTEL %[[V32]] %[[PLAIN]]
; CHECK:     OpAsmCallINTEL %[[V32]] %[[EFFECT]]

; LONG-DAG: OpCapability LongVectorEXT
; LONG:     OpAsmINTEL
; LONG:     %a = OpAsmCallINTEL %{{.*}} %{{.*}} %x

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_vector_compute
; REFUSED-NEXT: inline assembly with a value of type <64 x i8> needs SPV_INTEL_vector_compute or SPV_EXT_long_vector (allow it with --spirv-ext=+SPV_INTEL_vector_compute

target triple = "spir64-unknown-unknown"

define spir_func <32 x i16> @f(<64 x i8> %x) {
  %a = call <32 x i16> asm "mov $0, $1", "=rw,rw"(<64 x i8> %x)
  %b = call <32 x i16> asm "mov $0, $1", "=rw,rw"(<64 x i8> %x)
  %c = call <32 x i16> asm sideeffect "mov $0, $1", "=rw,rw"(<64 x i8> %x)
  ret <32 x i16> %a
}
