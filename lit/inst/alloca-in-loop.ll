; An alloca in a loop becomes a variable at the start of the function, unless its address may outlive the iteration:
; then each iteration has its own.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/kept.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %t/kept.ll --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array | FileCheck %s --check-prefix=KEPT
; RUN: llvm-spirv-rs %t/used.ll --spirv-tools-dis | FileCheck %s --check-prefix=USED

; REFUSED:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; REFUSED-NEXT: each iteration of the loop allocates a new variable
; REFUSED-NEXT: at {{.*}}%node = alloca

; KEPT-NOT: OpVariable
; KEPT:     OpSaveMemoryINTEL
; KEPT:     %loop = OpLabel
; KEPT:     OpVariableLengthArrayINTEL %{{.+}} %uint_1

; USED-NOT: OpVariableLengthArrayINTEL
; USED:     %{{[0-9]+}} = OpFunction %void
; USED:     %number = OpVariable %_ptr_Function_uint Function
; USED-NEXT: %straight = OpVariable
; USED-NOT: OpVariable
; USED:     OpFunctionEnd

;--- kept.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %last = phi ptr [ null, %entry ], [ %node, %loop ]
  %node = alloca { ptr, i32 }
  store ptr %last, ptr %node
  %number = getelementptr { ptr, i32 }, ptr %node, i32 0, i32 1
  store i32 %i, ptr %number
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %before = load ptr, ptr %node
  %its = getelementptr { ptr, i32 }, ptr %before, i32 0, i32 1
  %result = load i32, ptr %its
  store i32 %result, ptr addrspace(1) %out
  ret void
}

;--- used.ll
target triple = "spir64-unknown-unknown"

declare spir_func float @_Z6sincosfPf(float, ptr)

define internal spir_func void @increment(ptr %p) {
  %p.addr = alloca ptr
  store ptr %p, ptr %p.addr
  %a = load ptr, ptr %p.addr
  %old = load i32, ptr %a
  %new = add i32 %old, 1
  %b = load ptr, ptr %p.addr
  store i32 %new, ptr %b
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %number = alloca i32
  store i32 %i, ptr %number
  call spir_func void @increment(ptr %number)
  %sine = call spir_func float @_Z6sincosfPf(float 1.0, ptr %number)
  %next = load i32, ptr %number
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %straight = alloca ptr
  store ptr %straight, ptr %straight
  ret void
}
