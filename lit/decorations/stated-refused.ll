; Metadata that names no valid decoration is refused with the metadata node and the decorated value.
; RUN: sed 's/^;UNKNOWN //' %s > %t.1.ll && not llvm-spirv-rs %t.1.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: sed 's/^;FEW //' %s > %t.2.ll && not llvm-spirv-rs %t.2.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FEW
; RUN: sed 's/^;MANY //' %s > %t.3.ll && not llvm-spirv-rs %t.3.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=MANY
; RUN: sed 's/^;KIND //' %s > %t.4.ll && not llvm-spirv-rs %t.4.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=KIND
; RUN: sed 's/^;VOID //' %s > %t.5.ll && not llvm-spirv-rs %t.5.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=VOID
; RUN: sed 's/^;NULL //' %s > %t.6.ll && not llvm-spirv-rs %t.6.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NULL
; RUN: sed 's/^!0 = .*/!0 = !{!"44"}/' %s > %t.7.ll && not llvm-spirv-rs %t.7.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TEXT

; UNKNOWN:      InvalidModule: Invalid SPIR-V module: expected an enumerant of Decoration, found 99999
; UNKNOWN-NEXT: at the decoration
; UNKNOWN-NEXT: at the global variable @v
; FEW: InvalidModule: Invalid SPIR-V module: expected a constant 32-bit integer operand, found the end of the operands
; MANY: InvalidModule: Invalid SPIR-V module: expected no operands, found 1
; KIND: InvalidModule: Invalid SPIR-V module: expected a constant 32-bit integer operand, found `!"eight"`
; VOID:      InvalidModule: Invalid SPIR-V module: an instruction without a result cannot be decorated
; VOID-NEXT: at store i32 1
; NULL:      InvalidModule: Invalid SPIR-V module: expected an operand, found `null`
; NULL-NEXT: at the decoration
; TEXT:      InvalidModule: Invalid SPIR-V module: expected a list of decorations, found
; TEXT-NEXT: at the global variable @v

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, align 4, !spirv.Decorations !0

define spir_func void @f() {
;VOID store i32 1, ptr addrspace(1) @v, !spirv.Decorations !0
  ret void
}

!0 = !{!1}
;UNKNOWN !1 = !{i32 99999}
;FEW !1 = !{i32 44}
;MANY !1 = !{i32 22, i32 2}
;KIND !1 = !{i32 44, !"eight"}
;VOID !1 = !{i32 22}
;NULL !1 = !{i32 44, null}
