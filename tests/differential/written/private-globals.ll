; Tables, texts, lists and variables in private memory, read through indices and through each other.
; What one record leaves there does not show in another.
; shows: P4-as0-globals
; values: 26

@numbers = internal constant [8 x i64] [i64 1, i64 -2, i64 3, i64 undef, i64 5, i64 6, i64 7, i64 -8]
@odd = internal constant [4 x i24] [i24 1, i24 -2, i24 8388607, i24 -8388608]
@wide = internal constant [4 x i128] [i128 1, i128 -2, i128 18446744073709551616, i128 undef]
@bits = internal constant [2 x <5 x i1>] [<5 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0>, <5 x i1> <i1 0, i1 1, i1 0, i1 0, i1 1>]
@short = internal constant [2 x <3 x i16>] [<3 x i16> <i16 1, i16 -2, i16 3>, <3 x i16> <i16 4, i16 5, i16 -6>]
@mixed = internal constant { i8, [3 x { i16, double }], <{ i8, i32 }> } { i8 -1, [3 x { i16, double }] [{ i16, double } { i16 1, double 1.5 }, { i16, double } { i16 2, double -2.5 }, { i16, double } { i16 3, double 0.0 }], <{ i8, i32 }> <{ i8 7, i32 -9 }> }
@one = private unnamed_addr constant [4 x i8] c"one\00"
@three = private unnamed_addr constant [6 x i8] c"three\00"
@texts = internal constant [4 x ptr] [ptr @one, ptr @three, ptr getelementptr (i8, ptr @three, i64 2), ptr @one]
@first = internal constant { ptr, i64 } { ptr @second, i64 10 }
@second = internal constant { ptr, i64 } { ptr @third, i64 20 }
@third = internal constant { ptr, i64 } { ptr @first, i64 30 }
@distance = internal constant i64 sub (i64 ptrtoint (ptr getelementptr (i64, ptr @numbers, i64 5) to i64), i64 ptrtoint (ptr @numbers to i64))
@count = internal global i64 0
@last = internal global [4 x i64] zeroinitializer
@where = internal global ptr @count
@own = internal thread_local global i64 3
@inside = internal alias i64, getelementptr (i64, ptr @last, i64 2)
define internal i64 @letters(ptr %text) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i8, ptr %text, i64 %i
  %letter = load i8, ptr %at
  %wide = zext i8 %letter to i64
  %tripled = mul i64 %sum, 3
  %more = add i64 %tripled, %wide
  %next = add i64 %i, 1
  %end = icmp eq i8 %letter, 0
  br i1 %end, label %done, label %loop
done:
  ret i64 %more
}
define internal void @note(i64 %x) noinline {
  %n = load i64, ptr @count
  %m = add i64 %n, 1
  %to = load ptr, ptr @where
  store i64 %m, ptr %to
  %slot = and i64 %n, 3
  %at = getelementptr [4 x i64], ptr @last, i64 0, i64 %slot
  store i64 %x, ptr %at
  ret void
}

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = getelementptr i8, $G %in, i64 8
  %t4 = load i64, $G %t3, align 8
  %t5 = and i64 %t2, 7
  %t6 = icmp eq i64 %t5, 3
  %t7 = select i1 %t6, i64 0, i64 %t5
  %t8 = and i64 %t4, 3
  %t9 = and i64 %t4, 1
  %t10 = urem i64 %t7, 3
  %t11 = getelementptr [8 x i64], ptr @numbers, i64 0, i64 %t7
  %t12 = load i64, ptr %t11
  %t13 = getelementptr i8, $G %out, i64 0
  store i64 %t12, $G %t13, align 8
  %t14 = getelementptr [4 x i24], ptr @odd, i64 0, i64 %t8
  %t15 = load i24, ptr %t14
  %t16 = sext i24 %t15 to i64
  %t17 = getelementptr i8, $G %out, i64 8
  store i64 %t16, $G %t17, align 8
  %t18 = getelementptr [4 x i128], ptr @wide, i64 0, i64 %t10
  %t19 = load i128, ptr %t18
  %t20 = getelementptr i8, $G %out, i64 16
  store i128 %t19, $G %t20, align 8
  %t21 = getelementptr [2 x <5 x i1>], ptr @bits, i64 0, i64 %t9
  %t22 = load <5 x i1>, ptr %t21
  %t23 = sext <5 x i1> %t22 to <5 x i8>
  %t24 = getelementptr i8, $G %out, i64 32
  store <5 x i8> %t23, $G %t24, align 8
  %t25 = getelementptr [2 x <3 x i16>], ptr @short, i64 0, i64 %t9
  %t26 = load <3 x i16>, ptr %t25
  %t27 = getelementptr i8, $G %out, i64 40
  store <3 x i16> %t26, $G %t27, align 8
  %t28 = getelementptr { i8, [3 x { i16, double }], <{ i8, i32 }> }, ptr @mixed, i64 0, i32 1, i64 %t10, i32 1
  %t29 = load double, ptr %t28
  %t30 = getelementptr i8, $G %out, i64 48
  store double %t29, $G %t30, align 8
  %t31 = getelementptr { i8, [3 x { i16, double }], <{ i8, i32 }> }, ptr @mixed, i64 0, i32 1, i64 %t10, i32 0
  %t32 = load i16, ptr %t31
  %t33 = getelementptr i8, $G %out, i64 56
  store i16 %t32, $G %t33, align 8
  %t34 = load i32, ptr getelementptr ({ i8, [3 x { i16, double }], <{ i8, i32 }> }, ptr @mixed, i64 0, i32 2, i32 1), align 1
  %t35 = getelementptr i8, $G %out, i64 64
  store i32 %t34, $G %t35, align 8
  %t36 = getelementptr [4 x ptr], ptr @texts, i64 0, i64 %t8
  %t37 = load ptr, ptr %t36
  %t38 = call i64 @letters(ptr %t37)
  %t39 = getelementptr i8, $G %out, i64 72
  store i64 %t38, $G %t39, align 8
  %t40 = call i64 @letters(ptr getelementptr (i8, ptr @one, i64 1))
  %t41 = getelementptr i8, $G %out, i64 80
  store i64 %t40, $G %t41, align 8
  %t42 = load ptr, ptr @first
  %t43 = load ptr, ptr %t42
  %t44 = load ptr, ptr %t43
  %t45 = icmp eq ptr %t44, @first
  %t46 = zext i1 %t45 to i64
  %t47 = getelementptr i8, $G %out, i64 88
  store i64 %t46, $G %t47, align 8
  %t48 = getelementptr { ptr, i64 }, ptr %t43, i64 0, i32 1
  %t49 = load i64, ptr %t48
  %t50 = getelementptr i8, $G %out, i64 96
  store i64 %t49, $G %t50, align 8
  %t51 = load i64, ptr @distance
  %t52 = getelementptr i8, $G %out, i64 104
  store i64 %t51, $G %t52, align 8
  store i64 0, ptr @count
  store [4 x i64] [i64 1, i64 2, i64 3, i64 4], ptr @last
  store ptr @count, ptr @where
  call void @note(i64 %t2)
  call void @note(i64 %t4)
  call void @note(i64 9)
  %t53 = load i64, ptr @count
  %t54 = getelementptr i8, $G %out, i64 112
  store i64 %t53, $G %t54, align 8
  %t55 = load <4 x i64>, ptr @last, align 8
  %t56 = getelementptr i8, $G %out, i64 120
  store <4 x i64> %t55, $G %t56, align 8
  %t57 = load i64, ptr @inside
  %t58 = getelementptr i8, $G %out, i64 152
  store i64 %t57, $G %t58, align 8
  store ptr @inside, ptr @where
  call void @note(i64 %t4)
  %t59 = load <4 x i64>, ptr @last, align 8
  %t60 = getelementptr i8, $G %out, i64 160
  store <4 x i64> %t59, $G %t60, align 8
  %t61 = load i64, ptr @count
  %t62 = getelementptr i8, $G %out, i64 192
  store i64 %t61, $G %t62, align 8
  store i64 %t2, ptr @own
  %t63 = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %t64 = load i64, ptr %t63
  %t65 = getelementptr i8, $G %out, i64 200
  store i64 %t64, $G %t65, align 8
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)
