; Clocks as one 64-bit integer or two 32-bit words.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_shader_clock --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_shader_clock
;
; CHECK: OpReadClockKHR %ulong %uint_1
; CHECK: OpReadClockKHR %v2uint %uint_3

target triple = "spir64-unknown-unknown"

define spir_func void @clocks() {
  %device = call spir_func i64 @_Z17clock_read_devicev()
  %words = call spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv()
  ret void
}

declare spir_func i64 @_Z17clock_read_devicev()
declare spir_func <2 x i32> @_Z25clock_read_hilo_sub_groupv()
