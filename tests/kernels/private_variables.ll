; Variables of private memory: each work-item has its own, from the initial value on, whichever function writes it.

target triple = "spir64-unknown-unknown"

@counter = global i64 5
@own = internal thread_local global i64 -1
@odd = internal global i24 -1, align 4
@list = internal global { ptr, i64 } { ptr @list, i64 70 }
@cursor = internal global ptr getelementptr (i8, ptr @words, i64 8)
@words = internal global [3 x i64] [i64 11, i64 22, i64 33]
@shared = internal addrspace(4) global i64 1000
@shift = internal addrspace(4) constant [2 x i64] [i64 2000, i64 4000]
@many0 = internal global i64 0
@many1 = internal global i64 1
@many2 = internal global i64 4
@many3 = internal global i64 9
@many4 = internal global i64 16
@many5 = internal global i64 25
@many6 = internal global i64 36
@many7 = internal global i64 49
@many8 = internal global i64 64
@many9 = internal global i64 81
@many10 = internal global i64 100
@many11 = internal global i64 121
@many12 = internal global i64 144
@many13 = internal global i64 169
@many14 = internal global i64 196
@many15 = internal global i64 225
@many16 = internal global i64 256
@many17 = internal global i64 289
@many18 = internal global i64 324
@many19 = internal global i64 361

define spir_func i64 @next() {
  %old = load i64, ptr @counter
  %new = add i64 %old, 1
  store i64 %new, ptr @counter
  ret i64 %old
}

define internal spir_func void @add_all(i64 %by) {
  %m0 = load i64, ptr @many0
  %n0 = add i64 %m0, %by
  store i64 %n0, ptr @many0
  %m1 = load i64, ptr @many1
  %n1 = add i64 %m1, %by
  store i64 %n1, ptr @many1
  %m2 = load i64, ptr @many2
  %n2 = add i64 %m2, %by
  store i64 %n2, ptr @many2
  %m3 = load i64, ptr @many3
  %n3 = add i64 %m3, %by
  store i64 %n3, ptr @many3
  %m4 = load i64, ptr @many4
  %n4 = add i64 %m4, %by
  store i64 %n4, ptr @many4
  %m5 = load i64, ptr @many5
  %n5 = add i64 %m5, %by
  store i64 %n5, ptr @many5
  %m6 = load i64, ptr @many6
  %n6 = add i64 %m6, %by
  store i64 %n6, ptr @many6
  %m7 = load i64, ptr @many7
  %n7 = add i64 %m7, %by
  store i64 %n7, ptr @many7
  %m8 = load i64, ptr @many8
  %n8 = add i64 %m8, %by
  store i64 %n8, ptr @many8
  %m9 = load i64, ptr @many9
  %n9 = add i64 %m9, %by
  store i64 %n9, ptr @many9
  %m10 = load i64, ptr @many10
  %n10 = add i64 %m10, %by
  store i64 %n10, ptr @many10
  %m11 = load i64, ptr @many11
  %n11 = add i64 %m11, %by
  store i64 %n11, ptr @many11
  %m12 = load i64, ptr @many12
  %n12 = add i64 %m12, %by
  store i64 %n12, ptr @many12
  %m13 = load i64, ptr @many13
  %n13 = add i64 %m13, %by
  store i64 %n13, ptr @many13
  %m14 = load i64, ptr @many14
  %n14 = add i64 %m14, %by
  store i64 %n14, ptr @many14
  %m15 = load i64, ptr @many15
  %n15 = add i64 %m15, %by
  store i64 %n15, ptr @many15
  %m16 = load i64, ptr @many16
  %n16 = add i64 %m16, %by
  store i64 %n16, ptr @many16
  %m17 = load i64, ptr @many17
  %n17 = add i64 %m17, %by
  store i64 %n17, ptr @many17
  %m18 = load i64, ptr @many18
  %n18 = add i64 %m18, %by
  store i64 %n18, ptr @many18
  %m19 = load i64, ptr @many19
  %n19 = add i64 %m19, %by
  store i64 %n19, ptr @many19
  ret void
}

define internal spir_func i64 @sum_all() {
  %s0 = call spir_func i64 @next()
  %v0 = load i64, ptr @many0
  %s1 = add i64 %s0, %v0
  %v1 = load i64, ptr @many1
  %s2 = add i64 %s1, %v1
  %v2 = load i64, ptr @many2
  %s3 = add i64 %s2, %v2
  %v3 = load i64, ptr @many3
  %s4 = add i64 %s3, %v3
  %v4 = load i64, ptr @many4
  %s5 = add i64 %s4, %v4
  %v5 = load i64, ptr @many5
  %s6 = add i64 %s5, %v5
  %v6 = load i64, ptr @many6
  %s7 = add i64 %s6, %v6
  %v7 = load i64, ptr @many7
  %s8 = add i64 %s7, %v7
  %v8 = load i64, ptr @many8
  %s9 = add i64 %s8, %v8
  %v9 = load i64, ptr @many9
  %s10 = add i64 %s9, %v9
  %v10 = load i64, ptr @many10
  %s11 = add i64 %s10, %v10
  %v11 = load i64, ptr @many11
  %s12 = add i64 %s11, %v11
  %v12 = load i64, ptr @many12
  %s13 = add i64 %s12, %v12
  %v13 = load i64, ptr @many13
  %s14 = add i64 %s13, %v13
  %v14 = load i64, ptr @many14
  %s15 = add i64 %s14, %v14
  %v15 = load i64, ptr @many15
  %s16 = add i64 %s15, %v15
  %v16 = load i64, ptr @many16
  %s17 = add i64 %s16, %v16
  %v17 = load i64, ptr @many17
  %s18 = add i64 %s17, %v17
  %v18 = load i64, ptr @many18
  %s19 = add i64 %s18, %v18
  %v19 = load i64, ptr @many19
  %s20 = add i64 %s19, %v19
  ret i64 %s20
}

define internal spir_func i64 @walk() {
  %at = load ptr, ptr @cursor
  %v = load i64, ptr %at
  %to = getelementptr i64, ptr %at, i64 1
  store ptr %to, ptr @cursor
  ret i64 %v
}

define spir_kernel void @run(ptr addrspace(1) %out) {
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %line = getelementptr [16 x i64], ptr addrspace(1) %out, i64 %me
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %i1, %loop ]
  %n = call spir_func i64 @next()
  %i1 = add i64 %i, 1
  %more = icmp ult i64 %i1, 4
  br i1 %more, label %loop, label %done
done:
  store i64 %n, ptr addrspace(1) %line
  %own = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %before = load i64, ptr %own
  %after = add i64 %before, %me
  store i64 %after, ptr %own
  %own2 = load i64, ptr @own
  %p1 = getelementptr i64, ptr addrspace(1) %line, i64 1
  store i64 %own2, ptr addrspace(1) %p1
  %odd = load i24, ptr @odd
  %m24 = trunc i64 %me to i24
  %odd1 = sub i24 %odd, %m24
  store i24 %odd1, ptr @odd
  %odd2 = load i24, ptr @odd
  %odd3 = zext i24 %odd2 to i64
  %p2 = getelementptr i64, ptr addrspace(1) %line, i64 2
  store i64 %odd3, ptr addrspace(1) %p2
  %self = load ptr, ptr @list
  %field = getelementptr { ptr, i64 }, ptr %self, i64 0, i32 1
  store i64 %me, ptr %field
  %read = load i64, ptr getelementptr ({ ptr, i64 }, ptr @list, i64 0, i32 1)
  %p3 = getelementptr i64, ptr addrspace(1) %line, i64 3
  store i64 %read, ptr addrspace(1) %p3
  %w1 = call spir_func i64 @walk()
  %w2 = call spir_func i64 @walk()
  %w = mul i64 %w1, %w2
  %p4 = getelementptr i64, ptr addrspace(1) %line, i64 4
  store i64 %w, ptr addrspace(1) %p4
  call spir_func void @add_all(i64 %me)
  %sum = call spir_func i64 @sum_all()
  %p5 = getelementptr i64, ptr addrspace(1) %line, i64 5
  store i64 %sum, ptr addrspace(1) %p5
  %index = and i64 %me, 1
  %generic = getelementptr [2 x i64], ptr addrspace(4) @shift, i64 0, i64 %index
  %g = load i64, ptr addrspace(4) %generic
  %p6 = getelementptr i64, ptr addrspace(1) %line, i64 6
  store i64 %g, ptr addrspace(1) %p6
  %total = atomicrmw add ptr addrspace(4) @shared, i64 1 monotonic
  %large = icmp uge i64 %total, 1000
  %flag = zext i1 %large to i64
  %p7 = getelementptr i64, ptr addrspace(1) %line, i64 7
  store i64 %flag, ptr addrspace(1) %p7
  ret void
}

; What the first kernel added to the shared variable is still there, and nothing of what it did to its own.
define spir_kernel void @after(ptr addrspace(1) %out) {
  %total = load i64, ptr addrspace(4) @shared
  store i64 %total, ptr addrspace(1) %out
  %n = call spir_func i64 @next()
  %p1 = getelementptr i64, ptr addrspace(1) %out, i64 1
  store i64 %n, ptr addrspace(1) %p1
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare ptr @llvm.threadlocal.address.p0(ptr)
