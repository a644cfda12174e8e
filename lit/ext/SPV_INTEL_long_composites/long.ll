; With the extension, a composite with too many operands for one instruction is continued by further instructions. A
; structure of this size is refused without the extension; an array does not need it.
; RUN: awk 'BEGIN { ORS = ""; print "@table = addrspace(1) constant [140000 x i8] ["; for (i = 0; i < 140000; ++i) print (i ? ", i8 " : "i8 ") i % 100; print "]\n" }' > %t.table
; RUN: awk 'BEGIN { ORS = ""; print "@places = addrspace(1) global [65533 x i64] [i64 ptrtoint (ptr addrspace(1) @table to i64)"; for (i = 1; i < 65533; ++i) print ", i64 " i; print "]\n" }' > %t.places
; RUN: awk 'BEGIN { ORS = ""; print "%%long = type { i8"; for (i = 1; i < 65540; ++i) print ", i32"; print " }\n@long = addrspace(1) global %%long zeroinitializer\n" }' > %t.long
; RUN: cat %s %t.table %t.places %t.long | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_long_composites --spirv-tools-dis -o - | FileCheck %s
; RUN: cat %s %t.long | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_long_composites -o %t.spv
; RUN: cat %s %t.table | llvm-spirv-rs - -o %t.spv
; RUN: cat %s %t.long > %t.refused
; RUN: not llvm-spirv-rs %t.refused -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      OpCapability LongCompositesINTEL
; CHECK:      OpExtension "SPV_INTEL_long_composites"
; CHECK:      %long = OpTypeStruct %uchar %uint {{.*}} %uint
; CHECK-NEXT: OpTypeStructContinuedINTEL %uint %uint %uint %uint %uint %uint %uint{{$}}
; CHECK:      = OpConstantComposite %_arr_uchar_ulong_140000 %uchar_0 %uchar_1 {{.*}} %uchar_31{{$}}
; CHECK-NEXT: OpConstantCompositeContinuedINTEL %uchar_32 %uchar_33 {{.*}} %uchar_65{{$}}
; CHECK-NEXT: OpConstantCompositeContinuedINTEL %uchar_66 {{.*}} %uchar_99{{$}}
; CHECK:      = OpConstantComposite %_arr_ulong_ulong_65533 %{{[0-9]+}} %ulong_1 {{.*}} %ulong_65531{{$}}
; CHECK-NEXT: OpConstantCompositeContinuedINTEL %ulong_65532{{$}}
; CHECK:      OpConstantNull %long

; REFUSED:      InvalidWordCount: Can't encode instruction with word count greater than 65535:
; REFUSED-NEXT: Id: {{[0-9]+}}, OpCode: TypeStruct, Name: ""
; REFUSED-NEXT: OpTypeStructContinuedINTEL needs SPV_INTEL_long_composites (allow it with --spirv-ext=+SPV_INTEL_long_composites)
; REFUSED: at the global variable @long

target triple = "spir64-unknown-unknown"
