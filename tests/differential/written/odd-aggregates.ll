; Structures and arrays of numbers that SPIR-V does not have lie in memory as LLVM lays them out, constants too.
; values: 16

%mixed = type { i1, i24, <3 x i5>, i50, half }
%packed = type <{ i8, i24, i40, <2 x i1>, double, bfloat }>

@numbers = internal unnamed_addr constant [4 x i24] [i24 -1, i24 4660, i24 8388608, i24 7], align 4
@flags = internal unnamed_addr constant [5 x i1] [i1 1, i1 0, i1 1, i1 1, i1 0], align 1
@lanes = internal unnamed_addr constant [2 x <3 x i5>] [<3 x i5> <i5 1, i5 -2, i5 15>, <3 x i5> <i5 -16, i5 8, i5 9>], align 2
@mixes = internal unnamed_addr constant [2 x %mixed] [%mixed { i1 1, i24 -2, <3 x i5> <i5 3, i5 4, i5 5>, i50 -3, half 0xH3C00 }, %mixed { i1 0, i24 99, <3 x i5> <i5 -1, i5 -2, i5 -3>, i50 562949953421313, half 0xHC500 }], align 16
@packs = internal unnamed_addr constant [2 x %packed] [%packed <{ i8 1, i24 -5, i40 -6, <2 x i1> <i1 1, i1 0>, double 2.5, bfloat 0xR3FC0 }>, %packed <{ i8 -1, i24 6, i40 549755813888, <2 x i1> <i1 0, i1 1>, double -3.0, bfloat 0xRC2F7 }>], align 1
@wide = internal unnamed_addr constant [3 x i128] [i128 1, i128 -1, i128 1180591620717411303424], align 16

define internal void @body_0($G %in, $G %out) {
  %a = load i64, $G %in, align 8
  %i2 = and i64 %a, 1
  %i4 = and i64 %a, 3
  %i5 = urem i64 %a, 5
  %i3 = urem i64 %a, 3

  %p0 = getelementptr [4 x i24], ptr @numbers, i64 0, i64 %i4
  %v0 = load i24, ptr %p0, align 4
  %s0 = sext i24 %v0 to i64
  store i64 %s0, $G %out, align 8

  %p1 = getelementptr [5 x i1], ptr @flags, i64 0, i64 %i5
  %v1 = load i1, ptr %p1, align 1
  %s1 = zext i1 %v1 to i64
  %o1 = getelementptr i8, $G %out, i64 8
  store i64 %s1, $G %o1, align 8

  %p2 = getelementptr [2 x <3 x i5>], ptr @lanes, i64 0, i64 %i2
  %v2 = load <3 x i5>, ptr %p2, align 2
  %w2 = sext <3 x i5> %v2 to <3 x i16>
  %x2 = extractelement <3 x i16> %w2, i64 %i3
  %s2 = sext i16 %x2 to i64
  %o2 = getelementptr i8, $G %out, i64 16
  store i64 %s2, $G %o2, align 8

  %p3 = getelementptr [2 x %mixed], ptr @mixes, i64 0, i64 %i2
  %v3 = load %mixed, ptr %p3, align 16
  %m30 = extractvalue %mixed %v3, 0
  %m31 = extractvalue %mixed %v3, 1
  %m32 = extractvalue %mixed %v3, 2
  %m33 = extractvalue %mixed %v3, 3
  %m34 = extractvalue %mixed %v3, 4
  %s30 = sext i1 %m30 to i64
  %s31 = sext i24 %m31 to i64
  %e32 = extractelement <3 x i5> %m32, i64 %i3
  %s32 = zext i5 %e32 to i64
  %h33 = lshr i50 %m33, 25
  %s33 = zext i50 %h33 to i64
  %l33 = sext i50 %m33 to i64
  %s34 = fptosi half %m34 to i64
  %o3 = getelementptr i8, $G %out, i64 24
  store i64 %s30, $G %o3, align 8
  %o4 = getelementptr i8, $G %out, i64 32
  store i64 %s31, $G %o4, align 8
  %o5 = getelementptr i8, $G %out, i64 40
  store i64 %s32, $G %o5, align 8
  %o6 = getelementptr i8, $G %out, i64 48
  store i64 %s33, $G %o6, align 8
  %o7 = getelementptr i8, $G %out, i64 56
  store i64 %l33, $G %o7, align 8
  %o8 = getelementptr i8, $G %out, i64 64
  store i64 %s34, $G %o8, align 8

  %p4 = getelementptr [2 x %packed], ptr @packs, i64 0, i64 %i2, i32 1
  %v4 = load i24, ptr %p4, align 1
  %s4 = sext i24 %v4 to i64
  %o9 = getelementptr i8, $G %out, i64 72
  store i64 %s4, $G %o9, align 8
  %p5 = getelementptr [2 x %packed], ptr @packs, i64 0, i64 %i2, i32 2
  %v5 = load i40, ptr %p5, align 1
  %s5 = sext i40 %v5 to i64
  %o10 = getelementptr i8, $G %out, i64 80
  store i64 %s5, $G %o10, align 8
  %p6 = getelementptr [2 x %packed], ptr @packs, i64 0, i64 %i2
  %v6 = load %packed, ptr %p6, align 1
  %m63 = extractvalue %packed %v6, 3
  %e63 = extractelement <2 x i1> %m63, i64 %i2
  %s63 = zext i1 %e63 to i64
  %o11 = getelementptr i8, $G %out, i64 88
  store i64 %s63, $G %o11, align 8
  %m64 = extractvalue %packed %v6, 4
  %s64 = fptosi double %m64 to i64
  %o12 = getelementptr i8, $G %out, i64 96
  store i64 %s64, $G %o12, align 8
  %m65 = extractvalue %packed %v6, 5
  %b65 = bitcast bfloat %m65 to i16
  %s65 = zext i16 %b65 to i64
  %o13 = getelementptr i8, $G %out, i64 104
  store i64 %s65, $G %o13, align 8

  %p7 = getelementptr [3 x i128], ptr @wide, i64 0, i64 %i3
  %v7 = load i128, ptr %p7, align 16
  %h7 = lshr i128 %v7, 64
  %s7 = trunc i128 %h7 to i64
  %o14 = getelementptr i8, $G %out, i64 112
  store i64 %s7, $G %o14, align 8
  %l7 = trunc i128 %v7 to i64
  %o15 = getelementptr i8, $G %out, i64 120
  store i64 %l7, $G %o15, align 8
  ret void
}

define internal void @body_1($G %in, $G %out) {
  %t = alloca [2 x %mixed], align 16
  %u = alloca [2 x %packed], align 1
  call void @llvm.memset.p0.i64(ptr %t, i8 0, i64 64, i1 false)
  call void @llvm.memset.p0.i64(ptr %u, i8 0, i64 52, i1 false)
  %a = load i128, $G %in, align 8
  %i = trunc i128 %a to i64
  %i2 = and i64 %i, 1
  %j2 = xor i64 %i2, 1
  %c = trunc i64 %i to i1
  %n = trunc i128 %a to i24
  %l15 = trunc i128 %a to i15
  %l = bitcast i15 %l15 to <3 x i5>
  %hb = trunc i128 %a to i16
  %h = bitcast i16 %hb to half
  %z0 = insertvalue %mixed zeroinitializer, i1 %c, 0
  %z1 = insertvalue %mixed %z0, i24 %n, 1
  %z2 = insertvalue %mixed %z1, <3 x i5> %l, 2
  %a50 = trunc i128 %a to i50
  %z3 = insertvalue %mixed %z2, i50 %a50, 3
  %z4 = insertvalue %mixed %z3, half %h, 4
  %p = getelementptr [2 x %mixed], ptr %t, i64 0, i64 %i2
  store %mixed %z4, ptr %p, align 16
  %q = getelementptr [2 x %mixed], ptr %t, i64 0, i64 %j2
  %y3 = insertvalue %mixed %z4, i50 -1, 3
  store %mixed %y3, ptr %q, align 16
  %n40 = trunc i128 %a to i40
  %b2 = trunc i64 %i to i2
  %v2 = bitcast i2 %b2 to <2 x i1>
  %d = bitcast i64 %i to double
  %bf = bitcast i16 %hb to bfloat
  %w0 = insertvalue %packed undef, i8 77, 0
  %w1 = insertvalue %packed %w0, i24 %n, 1
  %w2 = insertvalue %packed %w1, i40 %n40, 2
  %w3 = insertvalue %packed %w2, <2 x i1> %v2, 3
  %w4 = insertvalue %packed %w3, double %d, 4
  %w5 = insertvalue %packed %w4, bfloat %bf, 5
  %r = getelementptr [2 x %packed], ptr %u, i64 0, i64 %i2
  %s = getelementptr [2 x %packed], ptr %u, i64 0, i64 %j2
  store %packed %w5, ptr %s, align 1
  store %packed %w5, ptr %r, align 1
  %x0 = load [2 x %mixed], ptr %t, align 16
  %e0 = extractvalue [2 x %mixed] %x0, 0, 3
  %e1 = extractvalue [2 x %mixed] %x0, 1, 3
  %e2 = extractvalue [2 x %mixed] %x0, 1, 1
  %e3 = extractvalue [2 x %mixed] %x0, 0, 2
  %f0 = zext i50 %e0 to i64
  %f1 = sext i50 %e1 to i64
  %f2 = sext i24 %e2 to i64
  %e3b = bitcast <3 x i5> %e3 to i15
  %f3 = zext i15 %e3b to i64
  store i64 %f0, $G %out, align 8
  %o1 = getelementptr i8, $G %out, i64 8
  store i64 %f1, $G %o1, align 8
  %o2 = getelementptr i8, $G %out, i64 16
  store i64 %f2, $G %o2, align 8
  %o3 = getelementptr i8, $G %out, i64 24
  store i64 %f3, $G %o3, align 8
  %b0 = load i64, ptr %u, align 1
  %o4 = getelementptr i8, $G %out, i64 32
  store i64 %b0, $G %o4, align 8
  %ub = getelementptr i8, ptr %u, i64 3
  %b1 = load i64, ptr %ub, align 1
  %o5 = getelementptr i8, $G %out, i64 40
  store i64 %b1, $G %o5, align 8
  %uc = getelementptr [2 x %packed], ptr %u, i64 0, i64 1, i32 4
  %b3 = load i64, ptr %uc, align 1
  %o6 = getelementptr i8, $G %out, i64 48
  store i64 %b3, $G %o6, align 8
  %ud = getelementptr [2 x %packed], ptr %u, i64 0, i64 1, i32 5
  %b4 = load i16, ptr %ud, align 1
  %b4z = zext i16 %b4 to i64
  %o7 = getelementptr i8, $G %out, i64 56
  store i64 %b4z, $G %o7, align 8
  %tp = getelementptr [2 x %mixed], ptr %t, i64 0, i64 1, i32 2
  %tb = load i16, ptr %tp, align 2
  %tz = and i16 %tb, 32767
  %tzz = zext i16 %tz to i64
  %o8 = getelementptr i8, $G %out, i64 64
  store i64 %tzz, $G %o8, align 8
  %tq = getelementptr i8, ptr %t, i64 4
  %tw = load i32, ptr %tq, align 4
  %twm = and i32 %tw, 16777215
  %twz = zext i32 %twm to i64
  %o9 = getelementptr i8, $G %out, i64 72
  store i64 %twz, $G %o9, align 8
  %size = ptrtoint ptr getelementptr (%mixed, ptr null, i64 1) to i64
  %o10 = getelementptr i8, $G %out, i64 80
  store i64 %size, $G %o10, align 8
  %size2 = ptrtoint ptr getelementptr ([3 x %packed], ptr null, i64 1) to i64
  %o11 = getelementptr i8, $G %out, i64 88
  store i64 %size2, $G %o11, align 8
  %g1 = getelementptr [4 x i24], ptr %t, i64 0, i64 %i2
  store i24 -3, ptr %g1, align 4
  %gl = load i24, ptr %g1, align 4
  %gs = sext i24 %gl to i64
  %o12 = getelementptr i8, $G %out, i64 96
  store i64 %gs, $G %o12, align 8
  %o13 = getelementptr i8, $G %out, i64 104
  store i64 0, $G %o13, align 8
  %o14 = getelementptr i8, $G %out, i64 112
  store i64 0, $G %o14, align 8
  %o15 = getelementptr i8, $G %out, i64 120
  store i64 0, $G %o15, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
