; A test consists of a small LLVM module, the commands to run on it, and the expected output of the commands.
;
; The first comment line of a test describes in one sentence the tested behaviour. The commands follow:
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; lit replaces `%s` by the path of the test file and `%t` by a temporary path that belongs to this test. The test fails
; if any command fails, including a command on the left of a `|`. `not` inverts the result of the command that follows:
;
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_UNHEARD_OF -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED: UnknownExtension
; REFUSED-SAME: SPV_UNHEARD_OF
;
; A test does not check that its module is valid: lit.cfg.py lets the program run SPIRV-Tools' validator on each module
; before it writes the module.
;
; FileCheck compares the output with the CHECK lines below, in their order:
;
;   CHECK         matches in any later line
;   CHECK-NEXT    matches in the next line
;   CHECK-SAME    matches in the rest of the same line
;   CHECK-DAG     matches in any order relative to neighbouring CHECK-DAG lines
;   CHECK-NOT     must not match before the next match
;   CHECK-LABEL   matches a line that occurs once, such as the first line of a function
;
; `{{regex}}` matches a regular expression, `[[NAME:regex]]` also stores the match in a variable, and `[[NAME]]` must
; match the stored text again. SPIRV-Tools names types and constants (`%uint`, `%uint_1`); values keep the names that
; they have in this module.
;
; CHECK:      OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "add_one"
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

; Each file tests one subject. The subject decides the folder:
;
;   folder           subject                                                     file name
;   ---------------  ----------------------------------------------------------  ----------------------------
;   inst             an instruction of LLVM IR                                   any
;   intrinsics       an intrinsic of LLVM; each translated one has its file      llvm.NAME.ll
;   types            a type of LLVM or of SPIR-V                                 any
;   constants        constants and constant expressions                          any
;   globals          global variables, their initializers and address spaces     any
;   functions        functions, calls, kernels and their parameters              any
;   loops            loop metadata and loop controls                             any
;   decorations      a decoration from an attribute or metadata                  DECORATION.ll
;   spec-constants   specialization constants                                    any
;   debug            debug information                                           any
;   builtins/opencl  builtin functions of OpenCL C, by their mangled names       any; every-*.ll for whole tables
;   builtins/spirv   functions and variables with __spirv_ names                 any
;   ext/SPV_X        an extension, with it and without it                        any
;   module           the whole module: version, memory model, ...                any
;   cli              options, input and output files, warnings                   any
;   errors           modules and options that are refused, and the messages      any
;   errors/intrinsics  intrinsics that are refused, a file for each reason       any
;   environment      rules of drivers (--target-env)                             any
;   faults           known faults of translators; a line `; shows: P7` names     any
;                    the row of docs/faults.md
;   julia, sycl,     modules as a compiler of this language or framework emits   any
;   triton           them
;
; The FileCheck lines of a file can be generated. Its second line must then be this one:
;
;   The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
;
; and its RUN lines must end in `| FileCheck %s --match-full-lines`, with `--check-prefix=NAME` in between if there are
; several. The command above writes the CHECK lines; read the diff, because it records the output of the program
; whether it is correct or not. Without BLESS, the same test lists intrinsics, extensions, decorations and tables of
; builtin functions that have no file. Whole modules are compared in tests/golden.
;
; `cargo test --test lit` runs all tests, `cargo test --test lit types/arrays` those with this text in their paths.
