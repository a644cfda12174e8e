; Vectors of six floats, which SPIR-V does not have without an extension.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@weights = internal addrspace(2) constant <6 x float> splat (float 5.000000e-01), align 32

define spir_kernel void @calculate(ptr addrspace(1) %pairs, ptr addrspace(1) %results) {
entry:
  %array = alloca [2 x <6 x float>], align 32
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %pair = getelementptr inbounds [12 x float], ptr addrspace(1) %pairs, i64 %me
  %b_at = getelementptr inbounds float, ptr addrspace(1) %pair, i64 6
  %row = getelementptr inbounds [48 x float], ptr addrspace(1) %results, i64 %me
  ; In the buffer the six floats stand without the padding that the type has elsewhere.
  %a = load <6 x float>, ptr addrspace(1) %pair, align 8
  %b = load <6 x float>, ptr addrspace(1) %b_at, align 8

  %add = fadd <6 x float> %a, %b
  %neg = fneg <6 x float> %add
  %mul = fmul <6 x float> %neg, %a
  call spir_func void @put(ptr addrspace(1) %row, i64 0, <6 x float> %mul)

  %is_larger = fcmp ogt <6 x float> %a, %b
  %larger = select <6 x i1> %is_larger, <6 x float> %a, <6 x float> %b
  call spir_func void @put(ptr addrspace(1) %row, i64 1, <6 x float> %larger)

  %shuffled = shufflevector <6 x float> %a, <6 x float> %b, <6 x i32> <i32 5, i32 6, i32 3, i32 10, i32 1, i32 8>
  call spir_func void @put(ptr addrspace(1) %row, i64 2, <6 x float> %shuffled)

  %lane = urem i64 %me, 6
  %further = add i64 %me, 2
  %other.lane = urem i64 %further, 6
  %other = extractelement <6 x float> %b, i64 %other.lane
  %inserted = insertelement <6 x float> %a, float %other, i64 %lane
  %replaced = insertelement <6 x float> %inserted, float 7.500000e+00, i32 4
  call spir_func void @put(ptr addrspace(1) %row, i64 3, <6 x float> %replaced)
  %weights = load <6 x float>, ptr addrspace(2) @weights, align 32
  br label %grow

grow:
  %round = phi i32 [ 0, %entry ], [ %round.next, %grow ]
  %x = phi <6 x float> [ %a, %entry ], [ %x.next, %grow ]
  %x.next = call spir_func <6 x float> @grow(<6 x float> %x, <6 x float> %b, <6 x float> %weights)
  %round.next = add i32 %round, 1
  %grown = icmp eq i32 %round.next, 4
  br i1 %grown, label %after, label %grow

after:
  call spir_func void @put(ptr addrspace(1) %row, i64 4, <6 x float> %x.next)
  %a.whole = fptosi <6 x float> %a to <6 x i32>
  %b.whole = fptosi <6 x float> %b to <6 x i32>
  %tripled = mul <6 x i32> %a.whole, splat (i32 3)
  %sum = add <6 x i32> %tripled, %b.whole
  %whole = sitofp <6 x i32> %sum to <6 x float>
  call spir_func void @put(ptr addrspace(1) %row, i64 5, <6 x float> %whole)

  store <6 x float> %b, ptr %array, align 32
  %second = getelementptr inbounds [2 x <6 x float>], ptr %array, i64 0, i64 1
  store <6 x float> %larger, ptr %second, align 32
  %which = urem i64 %me, 2
  %from = getelementptr inbounds <6 x float>, ptr %array, i64 %which
  %stored = load <6 x float>, ptr %from, align 32
  %more = fadd <6 x float> %a, %stored
  call spir_func void @put(ptr addrspace(1) %row, i64 6, <6 x float> %more)

  ; Down to fewer elements: halves, then single numbers.
  %low = shufflevector <6 x float> %a, <6 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %high = shufflevector <6 x float> %a, <6 x float> poison, <3 x i32> <i32 3, i32 4, i32 5>
  %three = fadd <3 x float> %low, %high
  %t0 = extractelement <3 x float> %three, i32 0
  %t1 = extractelement <3 x float> %three, i32 1
  %t2 = extractelement <3 x float> %three, i32 2
  %t01 = fadd float %t0, %t1
  %all = fadd float %t01, %t2
  %a0 = extractelement <6 x float> %a, i32 0
  %a2 = extractelement <6 x float> %a, i32 2
  %b3 = extractelement <6 x float> %b, i32 3
  %a0b3 = fadd float %a0, %b3
  %difference = fsub float %a0b3, %a2
  %evens = shufflevector <6 x float> %a, <6 x float> %b, <4 x i32> <i32 1, i32 7, i32 4, i32 10>
  %widened = shufflevector <4 x float> %evens, <4 x float> poison, <6 x i32> <i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %last.0 = insertelement <6 x float> %widened, float %all, i32 0
  %last.1 = insertelement <6 x float> %last.0, float %difference, i32 1
  call spir_func void @put(ptr addrspace(1) %row, i64 7, <6 x float> %last.1)
  ret void
}

define internal spir_func void @put(ptr addrspace(1) %row, i64 %line, <6 x float> %value) {
  %at = getelementptr inbounds [6 x float], ptr addrspace(1) %row, i64 %line
  store <6 x float> %value, ptr addrspace(1) %at, align 8
  ret void
}

define internal spir_func <6 x float> @grow(<6 x float> %x, <6 x float> %by, <6 x float> %weights) {
  %product = fmul <6 x float> %x, %weights
  %result = fadd <6 x float> %product, %by
  ret <6 x float> %result
}

declare spir_func i64 @_Z13get_global_idj(i32)
