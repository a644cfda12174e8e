; The switch from one stack to another one, for each machine: `void(ptr %from, ptr %to)`. A suspended stack is three words: the
; address at which it goes on, the stack pointer, the frame pointer. A stack that starts has the address of a function, and a
; stack pointer that is a multiple of 16. x86-64 has a return address at the start of a function, and 128 bytes below the stack
; pointer that belong to the function (the red zone), which the saved pointer is below. The compiler saves the other registers
; that a call preserves, because all of them are clobbered. The modes of floating-point numbers are those of the thread.
;
; A module does not claim to support shadow stacks (GNU_PROPERTY_X86_FEATURE_1_SHSTK), without which the loader turns them off.
; The instructions after the labels are landing pads for indirect branches; other processors ignore them.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define void @spirv_host_switch_x86_64(ptr %from, ptr %to) #0 {
  %after = call { ptr, ptr } asm sideeffect "leaq 1f(%rip), %rax\0A\09movq %rax, (%rdi)\0A\09leaq -128(%rsp), %rax\0A\09movq %rax, 8(%rdi)\0A\09movq %rbp, 16(%rdi)\0A\09movq 8(%rsi), %rsp\0A\09movq 16(%rsi), %rbp\0A\09pushq $$0\0A\09jmpq *(%rsi)\0A1:\0A\09endbr64\0A\09addq $$136, %rsp", "={rdi},={rsi},0,1,~{rax},~{rbx},~{rcx},~{rdx},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15},~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %from, ptr %to)
  ret void
}

define void @spirv_host_switch_aarch64(ptr %from, ptr %to) #0 {
  %after = call { ptr, ptr } asm sideeffect "adr x9, 1f\0A\09mov x10, sp\0A\09stp x9, x10, [x0]\0A\09str x29, [x0, #16]\0A\09ldp x16, x10, [x1]\0A\09ldr x29, [x1, #16]\0A\09mov sp, x10\0A\09br x16\0A1:\0A\09hint #36", "={x0},={x1},0,1,~{x2},~{x3},~{x4},~{x5},~{x6},~{x7},~{x8},~{x9},~{x10},~{x11},~{x12},~{x13},~{x14},~{x15},~{x16},~{x17},~{x19},~{x20},~{x21},~{x22},~{x23},~{x24},~{x25},~{x26},~{x27},~{x28},~{lr},~{v0},~{v1},~{v2},~{v3},~{v4},~{v5},~{v6},~{v7},~{v8},~{v9},~{v10},~{v11},~{v12},~{v13},~{v14},~{v15},~{v16},~{v17},~{v18},~{v19},~{v20},~{v21},~{v22},~{v23},~{v24},~{v25},~{v26},~{v27},~{v28},~{v29},~{v30},~{v31},~{memory},~{cc}"(ptr %from, ptr %to)
  ret void
}

attributes #0 = { noinline nounwind }
