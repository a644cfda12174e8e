; Every instruction with its flags; values and blocks with names and numbers.

declare void @llvm.assume(i1)

declare void @llvm.not.an.intrinsic(metadata, metadata, metadata)

declare spir_func i32 @callee(i32, ptr)

declare i32 @variadic(i32, ...)

define i32 @flags(i32 %0, i64 %wide, float %1, double %"a b", <4 x i32> %vector) {
  %add = add nuw nsw i32 %0, -1
  %sub = sub nuw i32 %0, %add
  %mul = mul nsw i32 %sub, 3
  %shl = shl nuw nsw i32 %mul, 1
  %udiv = udiv exact i32 %shl, 2
  %sdiv = sdiv i32 %udiv, 2
  %urem = urem i32 %sdiv, 2
  %srem = srem i32 %urem, 2
  %lshr = lshr exact i32 %srem, 1
  %ashr = ashr i32 %lshr, 1
  %and = and i32 %ashr, 255
  %or = or disjoint i32 %and, 256
  %xor = xor i32 %or, -1
  %3 = fadd fast float %1, 1.0
  %4 = fsub reassoc nsz arcp float %3, 0x3FB99999A0000000
  %5 = fmul nnan ninf contract afn float %4, %1
  %6 = fdiv float %5, %1
  %7 = frem float %6, %1
  %8 = fneg nnan float %7
  %trunc = trunc nuw nsw i64 %wide to i32
  %zext = zext nneg i32 %trunc to i64
  %sext = sext i32 %trunc to i64
  %9 = uitofp nneg i32 %trunc to float
  %10 = sitofp i32 %trunc to float
  %11 = fptoui double %"a b" to i8
  %12 = fptosi double %"a b" to i8
  %13 = fptrunc nnan double %"a b" to float
  %14 = fpext float %13 to double
  %15 = inttoptr i64 %wide to ptr
  %16 = ptrtoint ptr %15 to i64
  %17 = ptrtoaddr ptr %15 to i64
  %18 = bitcast double %14 to i64
  %19 = addrspacecast ptr %15 to ptr addrspace(4)
  %20 = icmp samesign ult i32 %trunc, %xor
  %21 = icmp eq ptr %15, null
  %22 = fcmp nnan ninf oeq float %13, %8
  %23 = fcmp true float %13, %8
  %24 = select nnan i1 %20, float %13, float %8
  %25 = select i1 %21, i32 %trunc, i32 %xor
  %26 = freeze i32 %25
  %27 = extractelement <4 x i32> %vector, i64 0
  %28 = insertelement <4 x i32> %vector, i32 %27, i32 1
  %29 = shufflevector <4 x i32> %28, <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 5>
  %30 = shufflevector <4 x i32> %29, <4 x i32> %28, <2 x i32> zeroinitializer
  %31 = shufflevector <4 x i32> %29, <4 x i32> %28, <2 x i32> poison
  %32 = insertvalue { i32, [2 x i32] } poison, i32 %26, 1, 0
  %33 = extractvalue { i32, [2 x i32] } %32, 1, 0
  ret i32 %33
}

define void @memory(ptr %p, ptr addrspace(1) %q, i32 %value) {
entry:
  %0 = alloca i32, align 4
  %1 = alloca i32, i64 4, align 8
  %2 = alloca inalloca { i32, ptr }, align 8
  %swift = alloca swifterror ptr, align 8
  %3 = alloca i32, i32 %value, align 4, addrspace(5)
  %4 = load i32, ptr %p, align 1
  %5 = load volatile i32, ptr addrspace(1) %q, align 4
  %6 = load atomic volatile i32, ptr %p syncscope("agent") seq_cst, align 4
  %7 = load atomic i32, ptr %p unordered, align 4
  store i32 %4, ptr %p, align 2
  store atomic i32 %5, ptr %p syncscope("singlethread") release, align 4
  store volatile <2 x float> zeroinitializer, ptr %p, align 8
  fence syncscope("workgroup") acq_rel
  fence acquire
  %8 = cmpxchg ptr %p, i32 %6, i32 %7 seq_cst seq_cst, align 4
  %9 = cmpxchg weak volatile ptr %p, i32 %6, i32 %7 syncscope("agent") acq_rel monotonic, align 4
  %10 = atomicrmw volatile add ptr %p, i32 1 monotonic, align 4
  %11 = atomicrmw uinc_wrap ptr %p, i32 1 syncscope("agent") seq_cst, align 4
  %12 = atomicrmw fmaximum ptr %p, float 1.0 seq_cst, align 4
  %13 = getelementptr inbounds nuw { i32, [4 x i32] }, ptr %p, i64 0, i32 1, i64 2
  %14 = getelementptr nusw nuw i8, ptr %p, i32 %value
  %15 = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>
  %16 = va_arg ptr %p, i32
  ret void
}

define i32 @calls(ptr %function, i32 %0, ...) {
  %2 = call spir_func i32 @callee(i32 signext %0, ptr null)
  %3 = tail call cc 11 float %function(float 1.0)
  %4 = notail call fast float %function(float %3)
  %5 = call i32 (i32, ...) @variadic(i32 1, double 2.0, ptr @callee)
  %6 = call float asm sideeffect alignstack inteldialect unwind "text \22", "=r,r"(float %3)
  call void @llvm.assume(i1 true) [ "align"(ptr %function, i64 8), "cold"() ]
  call void @llvm.not.an.intrinsic(metadata !0, metadata i32 %0, metadata !"text")
  %7 = musttail call i32 (ptr, i32, ...) @calls(ptr %function, i32 %0, ...)
  ret i32 %7
}

define i32 @blocks(i32 %0, i1 %1) {
  switch i32 %0, label %unnamed [
    i32 1, label %3
    i32 -2, label %unnamed
  ]

3:
  br i1 %1, label %unnamed, label %"a block"

"a block":
  br label %unnamed

unnamed:
  %merged = phi i32 [ 1, %2 ], [ 1, %2 ], [ %0, %3 ], [ 7, %"a block" ], [ 8, %last ]
  indirectbr ptr blockaddress(@blocks, %last), [label %last, label %3]

unreachable.block.with.a.name.that.is.longer.than.the.column.of.comments:
  unreachable

last:
  callbr void asm "", "!i,!i"()
          to label %4 [label %3, label %unnamed]

4:
  switch i8 0, label %3 [
  ]
}

!0 = !{i32 1}
