; A called function whose name is close to that of a builtin function stays an import, and so does one whose parameters
; match no overload or whose name is not mangled; a warning names each. Unrelated names have no warning.
;
; RUN: llvm-spirv-rs %s -W all -o %t.spv 2>&1 | FileCheck %s --check-prefix=SAID --implicit-check-not=helper
; SAID:      warning[W007]: @_Z13get_globel_idj is not a builtin function (did you mean `get_global_id`?); it stays an import{{$}}
; SAID-NEXT: at %a = call
; SAID-NEXT: in function @mistakes
; SAID:      warning[W007]: @_Z3cosii does not name a builtin function: `cos` has no overload with these parameters; it stays
; SAID:      warning[W007]: @floor does not name a builtin function, which has a mangled name (_Z5floor...); it stays
;
; One warning for each function, independent of the number of calls.
; SAID-NOT:  warning[
;
; RUN: spirv-dis %t.spv | FileCheck %s
; CHECK-DAG: LinkageAttributes "_Z13get_globel_idj" Import
; CHECK-DAG: LinkageAttributes "_Z3cosii" Import
; CHECK-DAG: LinkageAttributes "floor" Import
; CHECK-DAG: LinkageAttributes "_Z6helperi" Import

target triple = "spir64-unknown-unknown"

define spir_func void @mistakes(i32 %x, double %d) {
  %a = call spir_func i64 @_Z13get_globel_idj(i32 0)
  %b = call spir_func i64 @_Z13get_globel_idj(i32 1)
  %c = call spir_func i32 @_Z3cosii(i32 %x, i32 %x)
  %e = call spir_func double @floor(double %d)
  %f = call spir_func i32 @_Z6helperi(i32 %x)
  ret void
}

declare spir_func i64 @_Z13get_globel_idj(i32)
declare spir_func i32 @_Z3cosii(i32, i32)
declare spir_func double @floor(double)
declare spir_func i32 @_Z6helperi(i32)
