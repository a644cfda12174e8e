; Messages have a code; warnings of one kind are one message unless all are asked for, may be omitted or errors, and
; messages may be JSON objects or have colors.
; RUN: llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv -W all 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %s -o %t.spv -Wno-W009 -W no-recursion 2>&1 | count 0
; RUN: rm %t.spv
; RUN: not llvm-spirv-rs %s -o %t.spv -Werror 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not ls %t.spv
; RUN: not llvm-spirv-rs %s -o %t.spv -Werror=Recursion 2>&1 | FileCheck %s --check-prefix=ONE
; RUN: llvm-spirv-rs %s -o %t.spv -Werror -Wno-W009 -Wno-W011 2>&1 | count 0
; RUN: not llvm-spirv-rs %s -o %t.spv -Wno-W009 -Wno-W011 -Werror=W011 2>&1 | FileCheck %s --check-prefix=LAST
; RUN: llvm-spirv-rs %s -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: llvm-spirv-rs %s -o %t.spv --color=always 2>&1 | FileCheck %s --check-prefix=COLOR
; RUN: not llvm-spirv-rs %s -Wno-E018 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llvm-spirv-rs %s --diagnostic-format json --wrong 2>&1 | FileCheck %s --check-prefix=USAGE
; RUN: not llvm-spirv-rs %t.none --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=UNREAD
; RUN: llvm-spirv-rs --explain w011 | FileCheck %s --check-prefix=EXPLAIN
; RUN: llvm-spirv-rs --explain | FileCheck %s --check-prefix=LIST
; RUN: not llvm-spirv-rs --explain=W999 2>&1 | FileCheck %s --check-prefix=NO

; CHECK:      warning[W009]: an alias is not exported: SPIR-V has no aliases of variables and kernels
; CHECK-NEXT: at   @one
; CHECK-NEXT: --> {{.*}}messages.ll:{{[0-9]+}}:1
; CHECK-NEXT: | @one = alias i32
; CHECK-NEXT: | ^
; CHECK-NEXT: also at @two
; CHECK-NEXT: also at @three
; CHECK-NEXT: also at @four
; CHECK-NEXT: also at @five
; CHECK-NEXT: also at @six
; CHECK-NEXT: also 1 more: -W all prints them
; CHECK-NEXT: warning[W011]: OpenCL devices need not support recursion: @k -> @f -> @f
; CHECK:      {{^}}8 warnings: see --explain CODE{{$}}
; CHECK-NOT:  {{.}}

; ALL-COUNT-7: warning[W009]: an alias is not exported

; ERROR:     error[W009]: an alias is not exported{{.*}} [-Werror=W009]{{$}}
; ERROR:     error[W011]: OpenCL devices need not support recursion{{.*}} [-Werror=W011]{{$}}
; ERROR-NOT: error[
; ERROR:     {{^}}8 errors: see --explain CODE{{$}}

; ONE: warning[W009]: an alias is not exported
; ONE: error[W011]: OpenCL devices need not support recursion{{.*}} [-Werror=W011]{{$}}
; ONE: {{^}}1 error, 7 warnings: see --explain CODE{{$}}

; LAST-NOT: W009
; LAST: error[W011]: OpenCL devices need not support recursion

; JSON:      {"severity":"warning","code":"W009","kind":"OmittedAlias","message":"an alias is not exported: SPIR-V has no aliases of variables and kernels",
; JSON-SAME: "subject":null,"option":null,"notes":["at @one"],"file":"{{[^"]*}}messages.ll",
; JSON-SAME: "place":{"file":"{{[^"]*}}messages.ll","line":{{[0-9]+}},"column":1,"function":null,"block":null,"instruction":null},"count":7}{{$}}
; JSON-NEXT: {"severity":"warning","code":"W011"
; JSON-SAME: "file":"{{[^"]*}}messages.ll","place":{"file":null,
; JSON-SAME: "count":1}{{$}}
; JSON-NOT:  {{.}}

; COLOR: {{\[1m.*\[33mwarning\[W009\]:.*\[0m .*\[1man alias is not exported}}

; UNKNOWN: no warning has the code or name `E018`: --explain lists them
; UNREAD: "kind":"Io",{{.*}}"file":"{{[^"]*}}.none","place":{
; USAGE: {"severity":"error","code":"E112","kind":"InvalidUsage","message":"unexpected argument '--wrong' found",
; USAGE-SAME: "file":null,"place":{"file":null,

; EXPLAIN:      W011 Recursion
; EXPLAIN:      Example, with this example.ll:
; EXPLAIN:      $ llvm-spirv-rs example.ll
; LIST:         E018 RequiresExtension The construct needs an extension that the options do not allow
; LIST:         W011 Recursion A kernel reaches a function that calls itself
; NO: no error, warning or rule has the code or name `W999`: --explain without a code lists them

target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i32 1
@one = alias i32, ptr addrspace(1) @g
@two = alias i32, ptr addrspace(1) @g
@three = alias i32, ptr addrspace(1) @g
@four = alias i32, ptr addrspace(1) @g
@five = alias i32, ptr addrspace(1) @g
@six = alias i32, ptr addrspace(1) @g
@seven = alias i32, ptr addrspace(1) @g

define spir_kernel void @k() {
  call spir_func void @f()
  ret void
}

define internal spir_func void @f() {
  call spir_func void @f()
  ret void
}
