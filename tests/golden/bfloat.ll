; tests/kernels/bfloat.ll
; options: --spirv-ext=+SPV_KHR_bfloat16
; Arithmetic on bfloats, which SPIR-V's core lacks, and conversions to and from them; each result is the bits of one.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @calculate(ptr addrspace(1) %numbers, ptr addrspace(1) %integers, ptr addrspace(1) %doubles, ptr addrspace(1) %results) {
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %row = getelementptr inbounds [24 x bfloat], ptr addrspace(1) %results, i64 %me
  %triple = getelementptr inbounds [3 x bfloat], ptr addrspace(1) %numbers, i64 %me
  %b.at = getelementptr inbounds bfloat, ptr addrspace(1) %triple, i64 1
  %c.at = getelementptr inbounds bfloat, ptr addrspace(1) %triple, i64 2
  %n.at = getelementptr inbounds i64, ptr addrspace(1) %integers, i64 %me
  %d.at = getelementptr inbounds double, ptr addrspace(1) %doubles, i64 %me
  %a = load bfloat, ptr addrspace(1) %triple, align 2
  %b = load bfloat, ptr addrspace(1) %b.at, align 2
  %c = load bfloat, ptr addrspace(1) %c.at, align 2
  %n = load i64, ptr addrspace(1) %n.at, align 8
  %d = load double, ptr addrspace(1) %d.at, align 8

  %sum = fadd bfloat %a, %b
  call void @put(ptr addrspace(1) %row, i32 0, bfloat %sum)
  %difference = fsub bfloat %a, %b
  call void @put(ptr addrspace(1) %row, i32 1, bfloat %difference)
  %product = fmul bfloat %a, %b
  call void @put(ptr addrspace(1) %row, i32 2, bfloat %product)
  %quotient = fdiv bfloat %a, %b
  call void @put(ptr addrspace(1) %row, i32 3, bfloat %quotient)
  %rest = frem bfloat %a, %b
  call void @put(ptr addrspace(1) %row, i32 4, bfloat %rest)
  %root = call bfloat @llvm.sqrt.bf16(bfloat %a)
  call void @put(ptr addrspace(1) %row, i32 5, bfloat %root)
  %fused = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  call void @put(ptr addrspace(1) %row, i32 6, bfloat %fused)
  %negative = fneg bfloat %a
  call void @put(ptr addrspace(1) %row, i32 7, bfloat %negative)
  %size = call bfloat @llvm.fabs.bf16(bfloat %a)
  call void @put(ptr addrspace(1) %row, i32 8, bfloat %size)
  %signed = call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)
  call void @put(ptr addrspace(1) %row, i32 9, bfloat %signed)
  %floor = call bfloat @llvm.floor.bf16(bfloat %a)
  call void @put(ptr addrspace(1) %row, i32 10, bfloat %floor)
  %maximum = call bfloat @llvm.maximum.bf16(bfloat %a, bfloat %b)
  call void @put(ptr addrspace(1) %row, i32 11, bfloat %maximum)
  %from.signed = sitofp i64 %n to bfloat
  call void @put(ptr addrspace(1) %row, i32 12, bfloat %from.signed)
  %from.unsigned = uitofp i64 %n to bfloat
  call void @put(ptr addrspace(1) %row, i32 13, bfloat %from.unsigned)
  %n.wide = sext i64 %n to i100
  %n.high = shl i100 %n.wide, 30
  %n.sticky = or i100 %n.high, 1
  %from.wide = sitofp i100 %n.sticky to bfloat
  call void @put(ptr addrspace(1) %row, i32 14, bfloat %from.wide)
  %n.short = trunc i64 %n to i32
  %from.short = sitofp i32 %n.short to bfloat
  call void @put(ptr addrspace(1) %row, i32 15, bfloat %from.short)
  %cut = fptrunc double %d to bfloat
  call void @put(ptr addrspace(1) %row, i32 16, bfloat %cut)
  %longer = fpext bfloat %a to double
  %scaled = fmul double %longer, 3.0
  %cut.scaled = fptrunc double %scaled to bfloat
  call void @put(ptr addrspace(1) %row, i32 17, bfloat %cut.scaled)
  %below = fcmp olt bfloat %a, %b
  %unordered = fcmp uno bfloat %a, %b
  %smaller = select i1 %below, bfloat %a, bfloat %b
  %chosen = select i1 %unordered, bfloat 1.0, bfloat %smaller
  call void @put(ptr addrspace(1) %row, i32 18, bfloat %chosen)
  %whole = call i16 @llvm.fptosi.sat.i16.bf16(bfloat %a)
  %whole.bits = bitcast i16 %whole to bfloat
  call void @put(ptr addrspace(1) %row, i32 19, bfloat %whole.bits)
  %pair = call { bfloat, i32 } @llvm.frexp.bf16.i32(bfloat %c)
  %fraction = extractvalue { bfloat, i32 } %pair, 0
  call void @put(ptr addrspace(1) %row, i32 20, bfloat %fraction)
  %vector = load <3 x bfloat>, ptr addrspace(1) %triple, align 2
  %reversed = shufflevector <3 x bfloat> %vector, <3 x bfloat> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %vector.sum = fadd <3 x bfloat> %vector, %reversed
  %middle = extractelement <3 x bfloat> %vector.sum, i32 1
  call void @put(ptr addrspace(1) %row, i32 21, bfloat %middle)
  %is.class = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 1)
  %class = uitofp i1 %is.class to bfloat
  call void @put(ptr addrspace(1) %row, i32 22, bfloat %class)
  %last.at = getelementptr inbounds bfloat, ptr addrspace(1) %row, i64 23
  store bfloat %b, ptr addrspace(1) %last.at, align 2
  %old = atomicrmw fadd ptr addrspace(1) %last.at, bfloat %c monotonic, align 2
  ret void
}

define internal void @put(ptr addrspace(1) %row, i32 %place, bfloat %value) {
  %at = getelementptr inbounds bfloat, ptr addrspace(1) %row, i32 %place
  store bfloat %value, ptr addrspace(1) %at, align 2
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
