; After twenty reasons, errors with others are counted; the last line has the number of all.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv --diagnostic-format=json 2>&1 | count 20

; CHECK-COUNT-20: error[E104]: LimitExceeded
; CHECK-NOT:      error[
; CHECK:          {{^}}and 3 more errors with other reasons{{$}}
; CHECK-NEXT:     {{^}}23 errors: see --explain E104{{$}}
; CHECK-NOT:      {{.}}

target triple = "spir64-unknown-unknown"

@g0 = addrspace(1) global [1152921504606846977 x i8] zeroinitializer
@g1 = addrspace(1) global [1152921504606846978 x i8] zeroinitializer
@g2 = addrspace(1) global [1152921504606846979 x i8] zeroinitializer
@g3 = addrspace(1) global [1152921504606846980 x i8] zeroinitializer
@g4 = addrspace(1) global [1152921504606846981 x i8] zeroinitializer
@g5 = addrspace(1) global [1152921504606846982 x i8] zeroinitializer
@g6 = addrspace(1) global [1152921504606846983 x i8] zeroinitializer
@g7 = addrspace(1) global [1152921504606846984 x i8] zeroinitializer
@g8 = addrspace(1) global [1152921504606846985 x i8] zeroinitializer
@g9 = addrspace(1) global [1152921504606846986 x i8] zeroinitializer
@g10 = addrspace(1) global [1152921504606846987 x i8] zeroinitializer
@g11 = addrspace(1) global [1152921504606846988 x i8] zeroinitializer
@g12 = addrspace(1) global [1152921504606846989 x i8] zeroinitializer
@g13 = addrspace(1) global [1152921504606846990 x i8] zeroinitializer
@g14 = addrspace(1) global [1152921504606846991 x i8] zeroinitializer
@g15 = addrspace(1) global [1152921504606846992 x i8] zeroinitializer
@g16 = addrspace(1) global [1152921504606846993 x i8] zeroinitializer
@g17 = addrspace(1) global [1152921504606846994 x i8] zeroinitializer
@g18 = addrspace(1) global [1152921504606846995 x i8] zeroinitializer
@g19 = addrspace(1) global [1152921504606846996 x i8] zeroinitializer
@g20 = addrspace(1) global [1152921504606846997 x i8] zeroinitializer
@g21 = addrspace(1) global [1152921504606846998 x i8] zeroinitializer
@g22 = addrspace(1) global [1152921504606846999 x i8] zeroinitializer
