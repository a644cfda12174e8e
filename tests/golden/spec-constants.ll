; tests/kernels/spec_numbers.ll
; options:
; Specialisation constants of several types, what is computed of them where the module is built, and an array of a length
; that is computed with most of the operations that constants have.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @numbers(ptr addrspace(1) %out) {
  %c = call i8 @_Z20__spirv_SpecConstantia(i32 0, i8 100)
  %s = call i16 @_Z20__spirv_SpecConstantis(i32 1, i16 -3)
  %i = call i32 @_Z20__spirv_SpecConstantii(i32 2, i32 7)
  %l = call i64 @_Z20__spirv_SpecConstantix(i32 3, i64 1000000000000)
  %f = call float @_Z20__spirv_SpecConstantif(i32 4, float 0.5)
  %d = call double @_Z20__spirv_SpecConstantid(i32 5, double 0.1)
  %b = call i1 @_Z20__spirv_SpecConstantib(i32 6, i1 true)

  %c.wide = zext i8 %c to i64
  call void @put(ptr addrspace(1) %out, i64 0, i64 %c.wide)
  %s.wide = sext i16 %s to i64
  call void @put(ptr addrspace(1) %out, i64 1, i64 %s.wide)
  %i.wide = zext i32 %i to i64
  call void @put(ptr addrspace(1) %out, i64 2, i64 %i.wide)
  call void @put(ptr addrspace(1) %out, i64 3, i64 %l)
  %f.bits = bitcast float %f to i32
  %f.wide = zext i32 %f.bits to i64
  call void @put(ptr addrspace(1) %out, i64 4, i64 %f.wide)
  %d.bits = bitcast double %d to i64
  call void @put(ptr addrspace(1) %out, i64 5, i64 %d.bits)
  %b.wide = zext i1 %b to i64
  call void @put(ptr addrspace(1) %out, i64 6, i64 %b.wide)

  %s.32 = sext i16 %s to i32
  %c.32 = zext i8 %c to i32
  %square = mul i32 %c.32, %c.32
  %mixed = xor i32 %square, %s.32
  %positive = and i32 %mixed, 65535
  %fifth = udiv i32 %positive, 5
  %rest = srem i32 %s.32, 31
  %shift = and i32 %i, 3
  %turned = lshr i32 %fifth, %shift
  %sum = sub i32 %turned, %rest
  %l.32 = trunc i64 %l to i32
  %l.low = and i32 %l.32, 15
  %more = add i32 %sum, %l.low
  %length = add i32 %more, 32
  %array = alloca i32, i32 %length, align 4
  br label %fill

fill:
  %n = phi i32 [ 0, %0 ], [ %n.next, %fill ]
  %slot = getelementptr i32, ptr %array, i32 %n
  store i32 %n, ptr %slot, align 4
  %n.next = add i32 %n, 1
  %filled = icmp eq i32 %n.next, %length
  br i1 %filled, label %done, label %fill

done:
  %last.index = sub i32 %length, 1
  %last.slot = getelementptr i32, ptr %array, i32 %last.index
  %last = load i32, ptr %last.slot, align 4
  %last.wide = zext i32 %last to i64
  call void @put(ptr addrspace(1) %out, i64 7, i64 %last.wide)
  ret void
}

define internal void @put(ptr addrspace(1) %out, i64 %index, i64 %value) {
  %slot = getelementptr i64, ptr addrspace(1) %out, i64 %index
  store i64 %value, ptr addrspace(1) %slot, align 8
  ret void
}

declare i8 @_Z20__spirv_SpecConstantia(i32, i8)
declare i16 @_Z20__spirv_SpecConstantis(i32, i16)
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare float @_Z20__spirv_SpecConstantif(i32, float)
declare double @_Z20__spirv_SpecConstantid(i32, double)
declare i1 @_Z20__spirv_SpecConstantib(i32, i1)
