; The initializer of a workgroup variable is written, with a warning[{{W[0-9]+}}]: OpenCL C has none there.
; RUN: llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: spirv-dis %t.spv | FileCheck %s --check-prefix=MODULE
;
; CHECK-NOT:  @any
; CHECK:      warning[W013]: a workgroup variable has an initializer
; CHECK-SAME: store the value at the start of a kernel
; CHECK-NEXT: at the global variable @number
; CHECK-NEXT: --> {{.*}}initialised-in-work-group.ll:{{[0-9]+}}:1
; CHECK-NEXT: | @number = 
; CHECK-NEXT: | ^
; CHECK-NEXT: also at the global variable @zero
; CHECK-NEXT: 2 warnings: see --explain W013
; CHECK-NOT:  {{.}}
;
; MODULE-DAG: %number = OpVariable %_ptr_Workgroup_uint Workgroup %uint_5
; MODULE-DAG: %zero = OpVariable %_ptr_Workgroup_uint Workgroup %uint_0
; MODULE-DAG: %any = OpVariable %_ptr_Workgroup_uint Workgroup{{$}}

target triple = "spir64-unknown-unknown"

@number = internal addrspace(3) global i32 5
@zero = internal addrspace(3) global i32 0
@any = internal addrspace(3) global i32 undef

define spir_kernel void @read(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(3) @number
  %b = load i32, ptr addrspace(3) @zero
  %c = load i32, ptr addrspace(3) @any
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  store i32 %e, ptr addrspace(1) %p
  ret void
}
