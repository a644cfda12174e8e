; Numbers, strings, vectors and constant expressions.

@function_address = global ptr @function
@vector = global <4 x i32> <i32 1, i32 1, i32 1, i32 1>
@mixed_vector = global <2 x i1> <i1 true, i1 undef>
@bool_vector = global <2 x i1> <i1 true, i1 true>
@zero_vector = global <2 x float> zeroinitializer
@negative_zero_vector = global <2 x float> <float -0.0, float -0.0>
@short_vector = global <1 x i32> <i32 7>
@pointer_vector = global <2 x ptr> <ptr @vector, ptr @vector>
@wide_vector = global <2 x i128> <i128 -1, i128 -1>
@data_vector = global <3 x i16> <i16 1, i16 -2, i16 3>
@half_vector = global <2 x half> <half 0xH3C00, half 0xH3C00>
@doubles = global [8 x double] [double 1.0, double 0.1, double -0.0, double 1.0e300, double 0x7FF0000000000000, double 0x7FF8000000000000, double 3.14159265358979, double 1234567.0]
@floats = global [8 x float] [float 1.0, float 0x3FB99999A0000000, float 0x46293E5940000000, float 0x7FF0000000000000, float 0x7FF8000000000000, float 0x7FF0000020000000, float 123456.0, float 0x36A0000000000000]
@small = global [4 x double] [double 0x0000000000000001, double 1.0e-5, double 1.0e15, double 123456789.0]
@others = global { half, bfloat, x86_fp80, fp128, ppc_fp128 } { half 0xH0001, bfloat 0xR7F80, x86_fp80 0xK3FFF8000000000000001, fp128 0xL00000000000000013FFF000000000002, ppc_fp128 0xM00000000000000013FFF000000000002 }
@minimum = global i128 -170141183460469231731687303715884105728
@huge = global i200 123456789012345678901234567890123456789012345678901234567
@odd = global i3 -4
@text = global [6 x i8] c"a\00\22\\\FF~"
@bytes = global <2 x i8> <i8 97, i8 98>
@empty_struct = global {} zeroinitializer
@packed = global <{ i8, [2 x i1] }> <{ i8 1, [2 x i1] [i1 true, i1 false] }>
@nested = global { [2 x { i32, ptr }], i64 } { [2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }, { i32, ptr } undef], i64 5 }
@poisoned = global [2 x i32] poison
@gep = global ptr getelementptr inbounds nuw ({ i32, i32 }, ptr @vector, i64 0, i32 1)
@gep_nusw = global ptr getelementptr nusw (i8, ptr @vector, i64 1)
@gep_in_range = global ptr getelementptr inrange(-8, 16) (i8, ptr @vector, i64 8)
@difference = global i64 sub (i64 ptrtoint (ptr @vector to i64), i64 ptrtoint (ptr @text to i64))
@wrapping = global i64 add nuw nsw (i64 ptrtoint (ptr @vector to i64), i64 1)
@cast = global ptr addrspace(1) addrspacecast (ptr @vector to ptr addrspace(1))
@equivalent = global ptr dso_local_equivalent @function
@unchecked = global ptr no_cfi @function
@signed = global ptr ptrauth (ptr @function, i32 1)
@discriminated = global ptr ptrauth (ptr @function, i32 1, i64 5)
@diversified = global ptr ptrauth (ptr @function, i32 1, i64 5, ptr @signed)
@block_addresses = global [2 x ptr] [ptr blockaddress(@function, %named), ptr blockaddress(@function, %1)]
@event = global target("spirv.Event") zeroinitializer

define void @function(i1 %condition) {
  br i1 %condition, label %named, label %1

1:
  call void asm sideeffect alignstack inteldialect unwind "text \22", "~{memory}"()
  call void asm "", ""()
  br label %named

named:
  %scalable = add <vscale x 4 x i32> splat (i32 7), zeroinitializer
  %scalable.float = fadd <vscale x 2 x float> splat (float 1.5), splat (float -0.0)
  ret void
}
