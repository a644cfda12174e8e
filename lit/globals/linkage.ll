; Definitions are exported, declarations imported; internal symbols have no linkage.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_linkonce_odr --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,ODR

; ODR:   OpExtension "SPV_KHR_linkonce_odr"
; PLAIN-NOT: OpExtension

; CHECK-DAG: OpDecorate %external LinkageAttributes "external" Export
; CHECK-DAG: OpDecorate %weak LinkageAttributes "weak" Export
; CHECK-DAG: OpDecorate %common LinkageAttributes "common" Export
; PLAIN-DAG: OpDecorate %once LinkageAttributes "once" Export
; ODR-DAG:   OpDecorate %once LinkageAttributes "once" LinkOnceODR
; CHECK-DAG: OpDecorate %declared LinkageAttributes "declared" Import
; CHECK-DAG: OpDecorate %maybe LinkageAttributes "maybe" Import
; CHECK-DAG: OpDecorate %elsewhere LinkageAttributes "elsewhere" Import
; CHECK-DAG: OpDecorate %{{.*}} LinkageAttributes "na\"me{{.+}}" Export
; CHECK-DAG: OpDecorate %unused LinkageAttributes "unused" Import
; CHECK-NOT: LinkageAttributes "own"
; CHECK-NOT: LinkageAttributes "hidden"

; A common variable is initialized to zero. A variable that another module defines is initialized there.
; CHECK-DAG: %common = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup %uint_0
; CHECK-DAG: %elsewhere = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup{{$}}
; CHECK-DAG: %local = OpVariable %_ptr_Workgroup_uint Workgroup %uint_0
; CHECK-DAG: %nothing = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup{{$}}

target triple = "spir64-unknown-unknown"

@external = addrspace(1) global i32 1
@weak = weak addrspace(1) global i32 2
@common = common addrspace(1) global i32 0
@once = linkonce_odr addrspace(1) global i32 3
@declared = external addrspace(1) global i32
@maybe = extern_weak addrspace(1) global i32
@elsewhere = available_externally addrspace(1) global i32 4
@own = internal addrspace(1) global i32 5
@hidden = private unnamed_addr addrspace(2) constant i32 6
@"na\22me\C3\A9" = addrspace(1) global i32 7
@unused = external addrspace(1) global i32
@local = internal addrspace(3) global i32 0
@nothing = internal addrspace(1) global i32 undef

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) @declared
  %b = load i32, ptr addrspace(1) @maybe
  %c = load i32, ptr addrspace(1) @elsewhere
  ret void
}
