; An error has the position of its instruction in the source, or else that of the function; the line is shown if the
; file can be read, from the folder of the compilation, or if debug information holds it.
; RUN: split-file %s %t
; RUN: sed "s#FOLDER#%t#" %t/in.ll > %t/absolute.ll
; RUN: not llvm-spirv-rs %t/absolute.ll -W all -o %t.spv 2>&1 | FileCheck %s --strict-whitespace
; RUN: not llvm-spirv-rs %t/absolute.ll -W all -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: not llvm-spirv-rs %t/in.ll -W all -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNREAD

;      CHECK:error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK-NEXT: SPV_KHR_bit_instructions
; CHECK-NEXT:  OpBitReverse needs SPV_KHR_bit_instructions (allow it with --spirv-ext=+SPV_KHR_bit_instructions)
; CHECK-NEXT:  at   %r = call i32 @__spirv_BitReverse(i32 %x), !dbg !{{[0-9]+$}}
; CHECK-NEXT:  in   function @file, block %entry{{$}}
; CHECK-NEXT:  -->  reverse.cl:2:14{{$}}
; CHECK-NEXT:  2 | {{	}}return reverse(x);{{$}}
; CHECK-NEXT:    | {{	            }}^{{$}}

;      CHECK:  in   function @embedded, block %0{{$}}
; CHECK-NEXT:  -->  embedded.cl:1{{$}}
; CHECK-NEXT:  1 | int embedded(int x) { return reverse(x); }{{$}}
; CHECK-NEXT:    |{{$}}

; JSON:      {"severity":"error","code":"E018","kind":"RequiresExtension","message":"OpBitReverse needs SPV_KHR_bit_instructions {{[^"]*}}",
; JSON-SAME: "subject":"SPV_KHR_bit_instructions","option":"--spirv-ext=+SPV_KHR_bit_instructions","notes":["at %r = {{[^"]*}}","in function @file, block %entry"],"file":"{{[^"]*}}absolute.ll",
; JSON-SAME: "place":{"file":"reverse.cl","line":2,"column":14,"function":"file","block":"%entry","instruction":"%r = {{[^"]*}}"},"count":1}
; JSON-NEXT: "place":{"file":"embedded.cl","line":1,"column":0,"function":"embedded",

; UNREAD:      -->  reverse.cl:2:14

;--- reverse.cl
int file(int x) {
	return reverse(x);
}
;--- in.ll
target triple = "spir64-unknown-unknown"

define i32 @file(i32 %x) !dbg !3 {
entry:
  %r = call i32 @__spirv_BitReverse(i32 %x), !dbg !5
  ret i32 %r, !dbg !5
}

define i32 @embedded(i32 %x) !dbg !7 {
  %r = call i32 @__spirv_BitReverse(i32 %x), !dbg !9
  ret i32 %r
}

declare i32 @__spirv_BitReverse(i32)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "reverse.cl", directory: "FOLDER")
!3 = distinct !DISubprogram(name: "file", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 2, column: 14, scope: !3)
!6 = !DIFile(filename: "embedded.cl", directory: "/", source: "int embedded(int x) { return reverse(x); }")
!7 = distinct !DISubprogram(name: "embedded", file: !6, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!8 = !{}
!9 = !DILocation(line: 0, scope: !7)
