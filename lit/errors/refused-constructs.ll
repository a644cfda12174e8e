; Each construct that docs/input.md lists as refused is an error of the listed kind.
;
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/invoke.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=INVOKE
; RUN: not llvm-spirv-rs %t/modasm.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=MODASM
; RUN: not llvm-spirv-rs %t/scalable.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=SCALABLE
; RUN: not llvm-spirv-rs %t/ifunc.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=IFUNC
; RUN: not llvm-spirv-rs %t/fp80.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=FP80
; RUN: not llvm-spirv-rs %t/fp128.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=FP128
; RUN: not llvm-spirv-rs %t/ppc.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=PPC
; RUN: not llvm-spirv-rs %t/variadic.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=VARIADIC
; RUN: not llvm-spirv-rs %t/variadiccall.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=VARIADICCALL
; RUN: not llvm-spirv-rs %t/vaarg.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=VAARG
; RUN: not llvm-spirv-rs %t/callbr.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=CALLBR
; RUN: not llvm-spirv-rs %t/targettype.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=TARGETTYPE
; RUN: not llvm-spirv-rs %t/addrspace10.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=ADDRSPACE10
; RUN: not llvm-spirv-rs %t/cast2.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=CAST2
; RUN: not llvm-spirv-rs %t/coro.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=CORO
; RUN: not llvm-spirv-rs %t/token.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=TOKEN
; RUN: not llvm-spirv-rs %t/fnptr.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=FNPTR
; RUN: not llvm-spirv-rs %t/asm.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=ASM
; RUN: not llvm-spirv-rs %t/extweak.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=EXTWEAK
; RUN: not llvm-spirv-rs %t/tls.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=TLS
; RUN: not llvm-spirv-rs %t/triple.ll -o %t/out.spv 2>&1 | FileCheck %s --check-prefix=TRIPLE

;--- invoke.ll
; INVOKE: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p { invoke void @g() to label %a unwind label %b
a: ret void
b: %l = landingpad { ptr, i32 } cleanup
 resume { ptr, i32 } %l }

;--- modasm.ll
; MODASM: error[E103]: InvalidLlvmModule:
target triple = "spir64-unknown-unknown"
module asm "nop"
define void @f() { ret void }

;--- scalable.ll
; SCALABLE: error[E010]: InvalidModule:
target triple = "spir64-unknown-unknown"
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a) { %r = add <vscale x 4 x i32> %a, %a
 ret <vscale x 4 x i32> %r }

;--- ifunc.ll
; IFUNC: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
@i = ifunc void (), ptr @r
define ptr @r() { ret ptr null }
define void @f() { call void @i()
 ret void }

;--- fp80.ll
; FP80: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
define x86_fp80 @f(x86_fp80 %a) { %r = fadd x86_fp80 %a, %a
 ret x86_fp80 %r }

;--- fp128.ll
; FP128: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
define fp128 @f(fp128 %a) { %r = fmul fp128 %a, %a
 ret fp128 %r }

;--- ppc.ll
; PPC: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
define ppc_fp128 @f(ppc_fp128 %a) { %r = fadd ppc_fp128 %a, %a
 ret ppc_fp128 %r }

;--- variadic.ll
; VARIADIC: error[E023]: UnsupportedVarArgFunction:
target triple = "spir64-unknown-unknown"
define void @f(i32 %a, ...) { ret void }

;--- variadiccall.ll
; VARIADICCALL: error[E023]: UnsupportedVarArgFunction:
target triple = "spir64-unknown-unknown"
declare void @g(i32, ...)
define void @f(i32 %a) { call void (i32, ...) @g(i32 1, i32 2)
 ret void }

;--- vaarg.ll
; VAARG: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
define i32 @f(ptr %a) { %r = va_arg ptr %a, i32
 ret i32 %r }

;--- callbr.ll
; CALLBR: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
define void @f() { callbr void asm "", "!i"() to label %a [label %b]
a: ret void
b: ret void }

;--- targettype.ll
; TARGETTYPE: error[E010]: InvalidModule:
target triple = "spir64-unknown-unknown"
define void @f(target("foo.bar") %p) { ret void }

;--- addrspace10.ll
; ADDRSPACE10: error[E010]: InvalidModule:
target triple = "spir64-unknown-unknown"
define void @f(ptr addrspace(10) %p) { store i32 0, ptr addrspace(10) %p
 ret void }

;--- cast2.ll
; CAST2: error[E010]: InvalidModule:
target triple = "spir64-unknown-unknown"
define void @f(ptr addrspace(2) %p) { %q = addrspacecast ptr addrspace(2) %p to ptr addrspace(1)
 store i32 0, ptr addrspace(1) %q
 ret void }

;--- coro.ll
; CORO: error[E008]: InvalidFunctionCall:
target triple = "spir64-unknown-unknown"
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() { %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
 ret void }

;--- token.ll
; TOKEN: error[E008]: InvalidFunctionCall:
target triple = "spir64-unknown-unknown"
define void @f() { %t = call token @llvm.source_token()
 ret void }
declare token @llvm.source_token()

;--- fnptr.ll
; FNPTR: error[E013]: FunctionPointers:
target triple = "spir64-unknown-unknown"
define void @f(ptr %p) { call void %p()
 ret void }

;--- asm.ll
; ASM: error[E018]: RequiresExtension:
target triple = "spir64-unknown-unknown"
define void @f() { call void asm "nop", ""()
 ret void }

;--- extweak.ll
; EXTWEAK: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
@w = extern_weak global i32
define ptr @f() { ret ptr @w }

;--- tls.ll
; TLS: error[E014]: InvalidInstruction:
target triple = "spir64-unknown-unknown"
@t = thread_local global i32 0
define void @f() { store i32 0, ptr @t
 ret void }

;--- triple.ll
; TRIPLE: error[E001]: InvalidTargetTriple:
target triple = "x86_64-linux-gnu"
define void @f() { ret void }
