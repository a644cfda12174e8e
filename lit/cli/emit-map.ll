; The origins of all instructions are written as JSON, with the module or not at all.
; RUN: llvm-spirv-rs %s -o %t.spv --emit-map=%t.json
; RUN: FileCheck %s --input-file=%t.json
; RUN: llvm-spirv-rs %s -o %t.plain.spv && cmp %t.spv %t.plain.spv
; RUN: not llvm-spirv-rs %s -o %t.spv --emit-map=%t.spv 2>&1 | FileCheck %s --check-prefix=SAME
; RUN: not llvm-spirv-rs %s -o %t.none.spv --emit-map=%t.no/map.json
; RUN: not ls %t.none.spv

; CHECK:      "files": [],
; CHECK-NEXT: "instructions": [
; CHECK-NEXT: {"offset":5,"opcode":"OpCapability","function":null,"value":null,"source":null},
; CHECK:      "opcode":"OpFunction","function":"f","value":"define i32 @f(i32 %x) {","source":null},
; CHECK:      "opcode":"OpIAdd","function":"f","value":"%y = add i32 %x, 1","source":null},
; CHECK-NEXT: "opcode":"OpReturnValue","function":"f","value":"ret i32 %y","source":null},
; SAME: error[E112]: the result from {{.*}} and the result of --emit-map both go to {{.*}}.spv: name another output

target triple = "spir64-unknown-unknown"

define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
