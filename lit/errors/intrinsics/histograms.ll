; Histograms are refused: several lanes may update one element.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vector.histogram.add.v4p1.i32
; CHECK-NEXT: the intrinsic llvm.experimental.vector.histogram.add.v4p1.i32 cannot be translated: several lanes may update one counter; use atomic operations
; CHECK-NEXT: at   call void @llvm.experimental.vector.histogram.add.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
; CHECK-NEXT: in   function @experimental_vector_histogram_add, block %0
; CHECK-NEXT: -->  {{.*}}histograms.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vector_histogram_add(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vector.histogram.uadd.sat.v4p1.i32
; CHECK-NEXT: the intrinsic llvm.experimental.vector.histogram.uadd.sat.v4p1.i32 cannot be translated: several lanes may update one counter; use atomic operations
; CHECK-NEXT: at   call void @llvm.experimental.vector.histogram.uadd.sat.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
; CHECK-NEXT: in   function @experimental_vector_histogram_uadd_sat, block %0
; CHECK-NEXT: -->  {{.*}}histograms.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vector_histogram_uadd_sat(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vector.histogram.umax.v4p1.i32
; CHECK-NEXT: the intrinsic llvm.experimental.vector.histogram.umax.v4p1.i32 cannot be translated: several lanes may update one counter; use atomic operations
; CHECK-NEXT: at   call void @llvm.experimental.vector.histogram.umax.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
; CHECK-NEXT: in   function @experimental_vector_histogram_umax, block %0
; CHECK-NEXT: -->  {{.*}}histograms.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vector_histogram_umax(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vector.histogram.umin.v4p1.i32
; CHECK-NEXT: the intrinsic llvm.experimental.vector.histogram.umin.v4p1.i32 cannot be translated: several lanes may update one counter; use atomic operations
; CHECK-NEXT: at   call void @llvm.experimental.vector.histogram.umin.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
; CHECK-NEXT: in   function @experimental_vector_histogram_umin, block %0
; CHECK-NEXT: -->  {{.*}}histograms.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vector_histogram_umin(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
; CHECK-NEXT: | ^
; CHECK-NEXT: 4 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @experimental_vector_histogram_add(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.add(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
  ret void
}

define spir_func void @experimental_vector_histogram_uadd_sat(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.uadd.sat(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
  ret void
}

define spir_func void @experimental_vector_histogram_umax(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.umax(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
  ret void
}

define spir_func void @experimental_vector_histogram_umin(<4 x ptr addrspace(1)> %p, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.umin(<4 x ptr addrspace(1)> %p, i32 1, <4 x i1> %m)
  ret void
}
