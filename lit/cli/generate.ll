; The man page and the completions of shells have all options.
; RUN: llvm-spirv-rs generate man | FileCheck %s --check-prefix=MAN
; RUN: llvm-spirv-rs generate man specialize | FileCheck %s --check-prefix=TOOL
; RUN: not llvm-spirv-rs generate man cake 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: llvm-spirv-rs generate bash --program=llvm-spirv | FileCheck %s --check-prefix=LINK
; RUN: llvm-spirv-rs generate bash > %t.bash && bash -n %t.bash && FileCheck %s < %t.bash
; RUN: llvm-spirv-rs generate zsh | FileCheck %s
; RUN: llvm-spirv-rs generate fish | FileCheck %s --check-prefix=FISH
; RUN: bash -c '. %t.bash; COMP_WORDS=(it validate --thr); COMP_CWORD=2; _llvm_spirv_rs it --thr validate; echo $COMPREPLY' | FileCheck %s --check-prefix=COMPLETED
; RUN: bash -c '. %t.bash; for words in "--spirv-ext +SPV_KHR_bit" "--target-env opencl1" "--explain E01" "-W no-W02"; do set -- $words; COMP_WORDS=(it $1 $2); COMP_CWORD=2; _llvm_spirv_rs it $2 $1; echo ${COMPREPLY[@]}; done' | FileCheck %s --check-prefix=VALUES
; RUN: not llvm-spirv-rs generate bash '--program=a b' 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not llvm-spirv-rs generate bash validate 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: not llvm-spirv-rs generate man --program=a 2>&1 | FileCheck %s --check-prefix=PAGE
; RUN: not llvm-spirv-rs generate cake 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; MAN:      .TH llvm-spirv-rs 1
; MAN:      .SH SYNOPSIS
; MAN-SAME: {{$}}
; MAN-NEXT: \fBllvm\-spirv\-rs\fR [\fB\-o\fR \fIFILE\fR]
; MAN-SAME: [\fB\-\-spirv\-max\-version\fR=\fIVERSION\fR]
; MAN-SAME: [\fIINPUT\fR...]
; MAN-NEXT: .br
; MAN-NEXT: \fBllvm\-spirv\-rs\fR \fITOOL\fR ...
; MAN:      \fB\-\-spirv\-max\-version\fR
; MAN:      .SH "EXIT STATUS"
; MAN-NEXT: 0 for success

; TOOL:      .TH llvm-spirv-rs-specialize 1
; TOOL:      \fBllvm\-spirv\-rs specialize\fR [\fB\-\-list\fR] [\fB\-\-set\fR=\fIID=VALUE\fR...]
; TOOL-SAME: \fIINPUT\fR{{$}}
; TOOL:      .SH "EXIT STATUS"

; NONE: error[E112]: invalid value 'cake' for '[TOOL]': there is no tool of this name
; COMPLETED: {{^}}--threads{{$}}
; VALUES: {{^}}+SPV_KHR_bit_instructions{{$}}
; VALUES-NEXT: {{^}}opencl1.2{{$}}
; VALUES-NEXT: {{^}}E010 E013 E014 E015 E016 E017 E018{{$}}
; VALUES-NEXT: {{^}}no-W020 no-W021
; NAME: error[E112]: invalid value 'a b' for '--program <NAME>': expected letters, digits, `-`, `_`, `.` and `+`
; ALL: error[E112]: the completions have all tools: leave out `validate`
; PAGE: error[E112]: --program is for the completions of shells
; CHECK: --spirv-max-version
; LINK: complete -F {{.*}} llvm-spirv{{$}}
; FISH: -l spirv-max-version
; UNKNOWN: error[E112]: invalid value 'cake' for '<DOCUMENT>'
