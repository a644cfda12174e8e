; A device global that the host accesses by name, and one that only the device accesses.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_global_variable_host_access | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpDecorate %counter HostAccessINTEL ReadWriteINTEL "_ZL7counter"
; CHECK-DAG: OpDecorate %table HostAccessINTEL ReadINTEL "_ZL5table"
; CHECK:     %counter = OpVariable %_ptr_CrossWorkgroup_{{.+}} CrossWorkgroup %{{.+}}
; CHECK:     OpAtomicIAdd

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_global_variable_host_access
; REFUSED-NEXT: {{.*}}SPV_INTEL_global_variable_host_access
; REFUSED: at the global variable @counter

target triple = "spir64-unknown-unknown"

%"class.device_global" = type { ptr addrspace(1), i32 }

@counter = internal addrspace(1) global %"class.device_global" zeroinitializer, align 8, !spirv.Decorations !0 #0
@table = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 5], align 4, !spirv.Decorations !2 #1

define spir_kernel void @kernel(i32 %i) {
  %count = getelementptr inbounds %"class.device_global", ptr addrspace(1) @counter, i64 0, i32 1
  %place = getelementptr inbounds [4 x i32], ptr addrspace(1) @table, i64 0, i32 %i
  %entry = load i32, ptr addrspace(1) %place, align 4
  %old = atomicrmw add ptr addrspace(1) %count, i32 %entry syncscope("device") monotonic, align 4
  ret void
}

attributes #0 = { "sycl-device-global-size"="16" "sycl-host-access"="3" "sycl-unique-id"="_ZL7counter" }
attributes #1 = { "sycl-device-image-scope" "sycl-host-access"="1" "sycl-unique-id"="_ZL5table" }

!0 = !{!1}
!1 = !{i32 6188, i32 3, !"_ZL7counter"}
!2 = !{!3}
!3 = !{i32 6188, i32 1, !"_ZL5table"}
