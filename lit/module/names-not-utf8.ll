; SPIR-V strings are UTF-8 without zero bytes (specification, section 2.2.1). Other bytes are escaped, so that different
; names stay different, and a warning gives the name under which the host and other modules find the symbol.
; RUN: llvm-spirv-rs %s -W all -o %t.spv 2>&1 | FileCheck %s --check-prefix=WARNING
; RUN: spirv-dis --raw-id %t.spv | FileCheck %s

; WARNING-COUNT-4: warning[W012]: the name "{{.*}}" is written as `
; WARNING-NOT:     warning[

; CHECK-DAG: OpEntryPoint Kernel %{{[0-9]+}} "a\\xFF"
; CHECK-DAG: OpEntryPoint Kernel %{{[0-9]+}} "a\\x5CxFF"
; CHECK-DAG: OpEntryPoint Kernel %{{[0-9]+}} "größe"
; CHECK-DAG: OpName %{{[0-9]+}} "value\\xFE"
; CHECK-DAG: OpString "text\\x00\\xFD"
; CHECK-DAG: LinkageAttributes "f\\xFF" Import
; CHECK-DAG: LinkageAttributes "g\\xFF" Export

target triple = "spir64-unknown-unknown"

@"g\FF" = addrspace(1) global i32 0

declare spir_func void @"f\FF"(i32)

define spir_kernel void @"a\FF"(i32 %"value\FE", i32 %"other\FE") {
  call spir_func void @"f\FF"(i32 %"value\FE")
  ret void
}

define spir_kernel void @"a\\xFF"() {
  ret void
}

define spir_kernel void @"gr\C3\B6\C3\9Fe"() {
  ret void
}

!spirv.Source = !{!0}
!0 = !{i32 3, i32 102000, !"text\00\FD"}
