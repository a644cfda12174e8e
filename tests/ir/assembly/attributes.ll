; Attributes with values, at every position.

declare noundef nonnull align 8 dereferenceable(16) dereferenceable_or_null(8) ptr @captures(ptr captures(none), ptr captures(address), ptr captures(address_is_null), ptr captures(ret: address, provenance), ptr captures(address, read_provenance, ret: none), ptr captures(provenance)) #0

declare nofpclass(nan pinf nsub) float @result()

declare void @parameters(ptr sret({ i32, i8 }) align 64, float nofpclass(all), float nofpclass(zero inf norm), ptr initializes((-8, -4), (0, 4)), i32 range(i32 -5, 6), ptr byval([3 x i32]) alignstack(8), i8 range(i8 0, -1), <4 x i32> range(i32 1, 4), i128 range(i128 -1000000000000000000000000000, 1000000000000000000000000000), ptr preallocated(i64), ptr byref(i8), ptr inreg writeonly)

declare void @none() memory(none)

declare void @read() memory(read)

declare void @arguments() memory(argmem: read)

declare void @except_arguments() memory(readwrite, argmem: read)

declare void @two_locations() memory(argmem: read, inaccessiblemem: write)

declare void @write_except() memory(write, argmem: none)

declare void @errno() memory(errnomem: write)

declare void @read_and_errno() memory(read, errnomem: readwrite)

declare void @target() memory(read, target_mem0: write, target_mem1: none)

declare ptr @allocate(i32, i32) #1

declare ptr @reallocate(i32, ptr allocptr, i32) allocsize(2) allockind("realloc,uninitialized,aligned") uwtable(sync) vscale_range(2) alignstack(16)

declare void @free(ptr allocptr) vscale_range(2,0) allockind("free")

define void @calls() {
  %allocated = call noalias align 16 ptr @allocate(i32 signext 1, i32 zeroext 2) #2
  call void @free(ptr nonnull dereferenceable(4) %allocated) nounwind "call"
  ret void
}

attributes #0 = { nounwind alignstack=16 "frame-pointer"="all" uwtable "k"="v\FF\C3\A9" "a"="" }
attributes #1 = { allocsize(0,1) allockind("alloc,zeroed") "alloc-family"="mal\22loc" "x" vscale_range(1,16) mustprogress }
attributes #2 = { cold "call" }
