; A test is a small module with the commands to run on it and the lines that must come out.
;
; The first comment line of a test says what it shows. Then come the commands:
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; lit replaces %s by the path of this file, and %t by a path of its own for files the test writes. A command that
; fails fails the test, and so does any command before a `|`. `not` in front of a command turns its result around:
;
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_UNHEARD_OF -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED: UnknownExtension
; REFUSED-SAME: SPV_UNHEARD_OF
;
; Nothing has to be said about validity: the program gives each module to SPIRV-Tools' validator before it writes it.
;
; FileCheck then reads the output and looks for the lines below, in this order. CHECK finds its text in any later
; line, CHECK-NEXT in the next line, CHECK-SAME in the rest of the line, CHECK-DAG in any order with its neighbours, and
; CHECK-NOT must find nothing before the next match. `[[NAME:regex]]` remembers what it matched, `[[NAME]]` wants it again,
; `{{regex}}` matches without remembering. The names of types and constants come from SPIRV-Tools, those of values from
; this module.
;
; CHECK:      OpEntryPoint Kernel %[[KERNEL:[a-z_]+]] "add_one"
; CHECK:      %[[KERNEL]] = OpFunction %void
; CHECK-NEXT: %at = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK:      %old = OpLoad %uint %at Aligned 4
; CHECK-NEXT: %new = OpIAdd %uint %old %uint_1
; CHECK-NEXT: OpStore %at %new Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NOT:  OpFunction{{ }}

target triple = "spir64-unknown-unknown"

define spir_kernel void @add_one(ptr addrspace(1) %at) {
  %old = load i32, ptr addrspace(1) %at, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %at, align 4
  ret void
}

; One subject a file, in the folder of its room:
;
;   inst        an instruction of LLVM IR             intrinsics   llvm.* functions
;   types       types and constants                   builtins     OpenCL and __spirv_ functions
;   decorations what attributes and metadata become   ext/SPV_X    what needs an extension, with a RUN line
;   environment what drivers do not take              debug        what is said of the source
;   cli         options and files                                  that fails because it is not allowed
;   errors      what is refused, and how it is said
;   faults      what translators have got wrong: a row of docs/faults.md, named in a line `; shows: P7`
;
; `cargo test --test lit` runs all tests; LIT_FILTER=regex selects some by path.
