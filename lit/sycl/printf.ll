; printf of SYCL becomes OpenCL's printf; its format is in constant memory; a writable format needs an extension and may
; be in any address space.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed -e 's/^;ANY //' %s | llvm-spirv-rs - --spirv-tools-dis --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space | FileCheck %s --check-prefix=ANY
; RUN: sed -e 's/^;ANY //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: %[[TEXT:.+]] = OpBitcast %_ptr_UniformConstant_uchar
; CHECK: OpExtInst %uint %{{.+}} printf %{{.+}} %x %i

; ANY:     OpExtension "SPV_EXT_relaxed_printf_string_address_space"
; ANY:     printf
; ANY:     printf

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_relaxed_printf_string_address_space
; REFUSED-NEXT: {{.*}}SPV_EXT_relaxed_printf_string_address_space

target triple = "spir64-unknown-unknown"

@.text = internal addrspace(2) constant [7 x i8] c"%f %d\0A\00", align 1
@.other = internal addrspace(1) global [4 x i8] c"%d\0A\00", align 1

declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)
;ANY declare dso_local spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr addrspace(4), ...)

define spir_kernel void @kernel(float %x, i32 %i) {
  %printed = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @.text, float %x, i32 %i)
;ANY  %again = call spir_func i32 (ptr addrspace(4), ...) @_Z18__spirv_ocl_printfPKcz(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.other to ptr addrspace(4)), i32 %i)
  ret void
}
