; tests/kernels/kernel_parameters.ll
; options:
; Parameters of types that SPIR-V or OpenCL does not have come as the bytes the host sets.

target triple = "spir64-unknown-unknown"

%record = type { i1, i24, i64 }

define internal spir_func void @put(ptr addrspace(1) %out, i32 %index, i64 %value) {
  %at = getelementptr i64, ptr addrspace(1) %out, i32 %index
  store i64 %value, ptr addrspace(1) %at
  ret void
}

define spir_kernel void @show(ptr addrspace(1) %out, i24 %odd, <6 x i16> %vector, %record %record, [3 x i16] %array, i1 %bit,
                              i128 %wide, <3 x i32> %three, <2 x ptr addrspace(1)> %pointers) {
  %r0 = sext i24 %odd to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 0, i64 %r0)
  %lane = extractelement <6 x i16> %vector, i64 5
  %r1 = zext i16 %lane to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 1, i64 %r1)
  %record0 = extractvalue %record %record, 0
  %r2 = zext i1 %record0 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 2, i64 %r2)
  %record1 = extractvalue %record %record, 1
  %r3 = zext i24 %record1 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 3, i64 %r3)
  %r4 = extractvalue %record %record, 2
  call spir_func void @put(ptr addrspace(1) %out, i32 4, i64 %r4)
  %array2 = extractvalue [3 x i16] %array, 2
  %r5 = zext i16 %array2 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 5, i64 %r5)
  %r6 = zext i1 %bit to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 6, i64 %r6)
  %high = lshr i128 %wide, 64
  %r7 = trunc i128 %high to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 7, i64 %r7)
  %three2 = extractelement <3 x i32> %three, i64 2
  %r8 = zext i32 %three2 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 8, i64 %r8)
  %pointer = extractelement <2 x ptr addrspace(1)> %pointers, i64 1
  %r9 = ptrtoint ptr addrspace(1) %pointer to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 9, i64 %r9)
  ret void
}
