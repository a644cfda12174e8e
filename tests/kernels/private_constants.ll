; Constants in address space 0: read in place, passed on, returned, kept in memory, holding each other's addresses; and
; global memory whose initial values are addresses and expressions.

target triple = "spir64-unknown-unknown"

@table = private unnamed_addr constant [4 x i32] [i32 7, i32 8, i32 9, i32 10], align 4
@record = internal constant { i8, [3 x i16], i24 } { i8 1, [3 x i16] [i16 2, i16 -3, i16 4], i24 -5 }
@framed = internal constant [4 x i32] [i32 100, i32 200, i32 300, i32 400], align 4
@first = private constant [3 x i8] c"ab\00"
@last = private constant [4 x i8] c"xyz\00"
@names = internal constant [2 x ptr] [ptr @first, ptr getelementptr (i8, ptr @last, i64 1)]

@data = addrspace(1) global [4 x i32] [i32 11, i32 12, i32 13, i32 14]
@address = addrspace(1) global { i64, ptr addrspace(1) } { i64 ptrtoint (ptr addrspace(1) @data to i64), ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @data, i64 0, i64 2) }
@generic = addrspace(1) global ptr addrspace(4) addrspacecast (ptr addrspace(1) @data to ptr addrspace(4))
@vector = addrspace(1) global <2 x i64> <i64 ptrtoint (ptr addrspace(1) @data to i64), i64 9>
@computed = addrspace(1) global ptr addrspace(1) inttoptr (i64 add (i64 ptrtoint (ptr addrspace(1) @data to i64), i64 4) to ptr addrspace(1))
@distance = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @data, i64 12) to i64), i64 ptrtoint (ptr addrspace(1) @data to i64))
@odd = addrspace(2) constant { i24, i1, i40, <3 x i1> } { i24 -2, i1 true, i40 -3, <3 x i1> <i1 true, i1 false, i1 true> }
@wide = addrspace(1) global i128 -5

define internal spir_func i32 @pick(ptr %list, i64 %index) noinline {
  %at = getelementptr i32, ptr %list, i64 %index
  %value = load i32, ptr %at
  ret i32 %value
}

define internal spir_func ptr @name(i64 %index) noinline {
  %at = getelementptr [2 x ptr], ptr @names, i64 0, i64 %index
  %name = load ptr, ptr %at
  ret ptr %name
}

; The address outlives the function that names it.
define internal spir_func void @keep(ptr %where) noinline {
  store ptr @framed, ptr %where
  ret void
}

define spir_func i32 @exported(i64 %index) noinline {
  %value = call spir_func i32 @pick(ptr @framed, i64 %index)
  ret i32 %value
}

define internal spir_func void @put(ptr addrspace(1) %out, i32 %index, i64 %value) {
  %at = getelementptr i64, ptr addrspace(1) %out, i32 %index
  store i64 %value, ptr addrspace(1) %at
  ret void
}

define spir_kernel void @read(ptr addrspace(1) %results) {
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %out = getelementptr [16 x i64], ptr addrspace(1) %results, i64 %me
  %index = and i64 %me, 3

  %table.at = getelementptr inbounds [4 x i32], ptr @table, i64 0, i64 %index
  %table.value = load i32, ptr %table.at, align 4
  %r0 = zext i32 %table.value to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 0, i64 %r0)

  %short = load i16, ptr getelementptr ({ i8, [3 x i16], i24 }, ptr @record, i64 0, i32 1, i64 1)
  %r1 = sext i16 %short to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 1, i64 %r1)
  %three = load i24, ptr getelementptr ({ i8, [3 x i16], i24 }, ptr @record, i64 0, i32 2)
  %r2 = sext i24 %three to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 2, i64 %r2)

  %framed.value = call spir_func i32 @exported(i64 %index)
  %r3 = zext i32 %framed.value to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 3, i64 %r3)

  %odd.name = and i64 %me, 1
  %name = call spir_func ptr @name(i64 %odd.name)
  %letter = load i8, ptr %name
  %r4 = zext i8 %letter to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 4, i64 %r4)

  %slot = alloca ptr
  call spir_func void @keep(ptr %slot)
  %kept = load ptr, ptr %slot
  %kept.value = call spir_func i32 @pick(ptr %kept, i64 1)
  %is.same = icmp eq ptr %kept, @framed
  %kept.checked = select i1 %is.same, i32 %kept.value, i32 -1
  %r5 = sext i32 %kept.checked to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 5, i64 %r5)
  ret void
}

define spir_kernel void @follow(ptr addrspace(1) %out) {
  %data = ptrtoint ptr addrspace(1) @data to i64
  %number = load i64, ptr addrspace(1) @address
  %r0 = sub i64 %number, %data
  call spir_func void @put(ptr addrspace(1) %out, i32 0, i64 %r0)
  %pointer = load ptr addrspace(1), ptr addrspace(1) getelementptr ({ i64, ptr addrspace(1) }, ptr addrspace(1) @address, i64 0, i32 1)
  %third = load i32, ptr addrspace(1) %pointer
  %r1 = zext i32 %third to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 1, i64 %r1)
  %generic = load ptr addrspace(4), ptr addrspace(1) @generic
  %first = load i32, ptr addrspace(4) %generic
  %r2 = zext i32 %first to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 2, i64 %r2)
  %vector = load <2 x i64>, ptr addrspace(1) @vector
  %lane0 = extractelement <2 x i64> %vector, i64 0
  %lane1 = extractelement <2 x i64> %vector, i64 1
  %difference = sub i64 %lane0, %data
  %r3 = add i64 %difference, %lane1
  call spir_func void @put(ptr addrspace(1) %out, i32 3, i64 %r3)
  %computed = load ptr addrspace(1), ptr addrspace(1) @computed
  %second = load i32, ptr addrspace(1) %computed
  %r4 = zext i32 %second to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 4, i64 %r4)
  %r5 = load i64, ptr addrspace(1) @distance
  call spir_func void @put(ptr addrspace(1) %out, i32 5, i64 %r5)
  %odd = load { i24, i1, i40, <3 x i1> }, ptr addrspace(2) @odd
  %odd0 = extractvalue { i24, i1, i40, <3 x i1> } %odd, 0
  %r6 = sext i24 %odd0 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 6, i64 %r6)
  %odd1 = extractvalue { i24, i1, i40, <3 x i1> } %odd, 1
  %r7 = zext i1 %odd1 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 7, i64 %r7)
  %odd2 = extractvalue { i24, i1, i40, <3 x i1> } %odd, 2
  %r8 = sext i40 %odd2 to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 8, i64 %r8)
  %odd3 = extractvalue { i24, i1, i40, <3 x i1> } %odd, 3
  %bits = bitcast <3 x i1> %odd3 to i3
  %r9 = zext i3 %bits to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 9, i64 %r9)
  %wide = load i128, ptr addrspace(1) @wide
  %r10 = trunc i128 %wide to i64
  call spir_func void @put(ptr addrspace(1) %out, i32 10, i64 %r10)
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
