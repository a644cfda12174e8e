; Without SPV_INTEL_function_pointers an indirect call with one possible target becomes a direct call, and the address of
; the function is not needed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers | FileCheck %s --check-prefix=ALLOWED
; RUN: sed 's/^;TWO //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: sed 's/^;LOOK //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=LOOK
; RUN: sed 's/^;ESCAPE //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=ESCAPE

; CHECK-NOT:  OpExtension
; CHECK:      %apply = OpFunction
; CHECK:      OpFunctionCall %uint %two %x
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %a = OpFunctionCall %uint %one %n
; CHECK:      %b = OpFunctionCall %uint %apply %{{.+}} %a
; CHECK:      %c = OpFunctionCall %uint %two %b

; ALLOWED:     %apply = OpFunction
; ALLOWED:     OpFunctionPointerCallINTEL %uint %f %x
; ALLOWED:     %a = OpFunctionPointerCallINTEL %uint %loaded %n
; ALLOWED:     %c = OpFunctionPointerCallINTEL %uint %chosen %b

; TWO:    FunctionPointers: Can't translate function pointer:
; TWO-NEXT: the address of @one is used
; TWO:    at store ptr @one
; LOOK:   FunctionPointers: Can't translate function pointer:
; LOOK-NEXT: the address of @one is used
; ESCAPE:      FunctionPointers: Can't translate function pointer:
; ESCAPE-NEXT: the address of @one is used

target triple = "spir64-unknown-unknown"

define internal spir_func i32 @one(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}

define internal spir_func i32 @two(i32 %x) {
  %r = add i32 %x, 2
  ret i32 %r
}

define internal spir_func i32 @apply(ptr %f, i32 %x) {
  %r = call spir_func i32 %f(i32 %x)
  ret i32 %r
}

declare spir_func void @escape(ptr)

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %place = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %place)
  store ptr @one, ptr %place, align 8
;TWO  store ptr @two, ptr %place, align 8
;ESCAPE  call spir_func void @escape(ptr %place)
  %generic = addrspacecast ptr %place to ptr addrspace(4)
  %loaded = load ptr, ptr addrspace(4) %generic, align 8
;LOOK  %is = icmp eq ptr %loaded, null
;LOOK  %number = zext i1 %is to i32
;LOOK  store i32 %number, ptr addrspace(1) %out, align 4
  %a = call spir_func i32 %loaded(i32 %n)
  %b = call spir_func i32 @apply(ptr @two, i32 %a)
  %small = icmp slt i32 %n, 7
  br i1 %small, label %left, label %right

left:
  br label %join

right:
  br label %join

join:
  %chosen = phi ptr [ @two, %left ], [ @two, %right ]
  %c = call spir_func i32 %chosen(i32 %b)
  store i32 %c, ptr addrspace(1) %out, align 4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
