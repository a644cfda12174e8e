; A text of an integer is an annotation of it, and that of the decorations that the reverse direction writes is read again.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_buffer_location,+SPV_INTEL_fpga_buffer_location -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o %t.back.ll
; RUN: FileCheck %s --input-file %t.back.ll
; RUN: llvm-spirv-rs %t.back.ll --spirv-ext=+SPV_ALTERA_fpga_buffer_location,+SPV_INTEL_fpga_buffer_location --spirv-tools-dis | FileCheck %s --check-prefix=AGAIN

; CHECK-DAG: c"mine\00"
; CHECK-DAG: c"{sycl-buffer-location:5}\00"
; CHECK:     call i32 @llvm.annotation.i32.p0(i32 %a, ptr @{{[0-9]+}}, ptr poison, i32 poison)

; AGAIN-NOT: UserSemantic "{sycl
; AGAIN-DAG: OpDecorate %[[COPY:[0-9a-z]+]] UserSemantic "mine"
; AGAIN-DAG: OpDecorate %v BufferLocation{{(INTEL|ALTERA)}} 5
; AGAIN:     %[[COPY]] = OpCopyObject %uint %a

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0
@text = private unnamed_addr constant [5 x i8] c"mine\00"

define spir_func i32 @f(i32 %a) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @text, ptr null, i32 0)
  ret i32 %r
}

declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)

!0 = !{!1}
!1 = !{i32 5921, i32 5}
