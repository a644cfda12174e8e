; --spec-const-map lists the specialization constants for a runtime as JSON or as SYCL property sets, which encode six
; bits in a letter; a failed translation writes no list (R41).
; RUN: rm -rf %t && mkdir %t
; RUN: llvm-spirv-rs %s -o %t/a.spv --spec-const-map=%t/a.json
; RUN: FileCheck %s --match-full-lines --strict-whitespace --check-prefix=JSON < %t/a.json
; RUN: llvm-spirv-rs %s -o %t/a.spv --spec-const-map=%t/a.prop 2>&1 | FileCheck %s --check-prefix=OMITTED
; RUN: FileCheck %s --match-full-lines --check-prefix=PROP < %t/a.prop
; RUN: llvm-spirv-rs %s -o %t/a.spv --spec-const-map=%t/a.txt --spec-const-map-form=prop
; RUN: cmp %t/a.prop %t/a.txt
; RUN: llvm-spirv-rs %s -o %t/a.spv --spec-const-map=- --spec-const-map-form=json | cmp - %t/a.json
; RUN: not llvm-spirv-rs %s -o %t/b.spv --spec-const-map=%t/b.txt 2>&1 | FileCheck %s --check-prefix=UNCLEAR
; RUN: not llvm-spirv-rs %s -o %t/b.json --spec-const-map=%t/b.json 2>&1 | FileCheck %s --check-prefix=SAME
; RUN: not llvm-spirv-rs %s -o %t/b.spv --spec-const-map=%t/b.json --spirv-max-version=1.0
; RUN: not llvm-spirv-rs %s -o %t/b.spv --spec-const-map=%t/nowhere/b.json
; RUN: not llvm-spirv-rs %s -o %t/nowhere/b.spv --spec-const-map=%t/b.json
; RUN: ls %t | count 4

; OMITTED: warning[W021]: property sets name constants by strings; constants with ids only are omitted: 9{{$}}

;      JSON:{
; JSON-NEXT:  "specialization_constants": [
; JSON-NEXT:    {
; JSON-NEXT:      "string": "si\"ze",
; JSON-NEXT:      "id": 0,
; JSON-NEXT:      "offset": 0,
; JSON-NEXT:      "size": 8,
; JSON-NEXT:      "type": "i64",
; JSON-NEXT:      "default": "0x0000000000000003"
; JSON-NEXT:    },
; JSON-NEXT:    {
; JSON-NEXT:      "string": "pair",
; JSON-NEXT:      "id": 1,
; JSON-NEXT:      "offset": 0,
; JSON-NEXT:      "size": 4,
; JSON-NEXT:      "type": "float",
; JSON-NEXT:      "default": "0x3fc00000"
; JSON-NEXT:    },
; JSON-NEXT:    {
; JSON-NEXT:      "string": "pair",
; JSON-NEXT:      "id": 2,
; JSON-NEXT:      "offset": 4,
; JSON-NEXT:      "size": 1,
; JSON-NEXT:      "type": "i8",
; JSON-NEXT:      "default": "0x07"
; JSON-NEXT:    },
; JSON-NEXT:    {
; JSON-NEXT:      "string": null,
; JSON-NEXT:      "id": 9,
; JSON-NEXT:      "offset": 0,
; JSON-NEXT:      "size": 1,
; JSON-NEXT:      "type": "bool",
; JSON-NEXT:      "default": "0x01"
; JSON-NEXT:    }
; JSON-NEXT:  ]
; JSON-NEXT:}

; 96 bits: 0, 0, 8. 288 bits: 1, 0, 4; 2, 4, 1; 0xFFFFFFFF, 5, 3. The defaults are 128 bits: 3; 1.5, 7 and three bytes.
;      PROP:[SYCL/specialization constants]
; PROP-NEXT:si"ze=2|gBAAAAAAAAAAAAAAAAAAAgAAAAA
; PROP-NEXT:pair=2|gEAAAAAAAAQAAAAAAAAAAQAAAAgAAAAAEAAAAEAAAAw/////FAAAAMAAAAA
; PROP-NEXT:[SYCL/specialization constants default values]
; PROP-NEXT:all=2|ACAAAAAAAAwAAAAAAAAAAAAAA/zBAAAA

; UNCLEAR: error[E112]: expected a file named .json or .prop, found {{.*}}b.txt: choose the format with --spec-const-map-form
; SAME: error[E112]: the result from {{.*}} and the result of --spec-const-map both go to {{.*}}b.json: name another output

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%size_id = type { i64 }
%pair_id = type { %pair }
%pair = type { float, i8 }
@size = internal addrspace(1) constant %size_id { i64 3 }
@pair = internal addrspace(1) constant %pair_id { %pair { float 1.5, i8 7 } }
@size.name = private unnamed_addr constant [6 x i8] c"si\22ze\00"
@pair.name = private unnamed_addr constant [5 x i8] c"pair\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
declare spir_func %pair @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func i1 @_Z20__spirv_SpecConstantib(i32, i1)

define spir_kernel void @k(ptr addrspace(1) %out) {
  %array = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @size.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 4)
  %pair = call spir_func %pair @_Z40__sycl_getComposite2020SpecConstantValueI4pairET_PKcPKvS5_(ptr addrspace(4) addrspacecast (ptr @pair.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) null)
  %flag = call spir_func i1 @_Z20__spirv_SpecConstantib(i32 9, i1 true)
  %x = extractvalue %pair %pair, 0
  %y = select i1 %flag, float %x, float 0.0
  store float %y, ptr addrspace(1) %out
  ret void
}
