; A switch on a Boolean, on negative labels and on widths SPIR-V has no switch of.
; shows: P11
; values: 6

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = trunc i64 %t2 to i1
  switch i1 %t3, label %ad [ i1 true, label %a0 ]
a0:
  br label %ae
ad:
  br label %ae
ae:
  %t4 = phi i64 [ 1, %a0 ], [ 99, %ad ]
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  switch i1 %t3, label %bd [ i1 false, label %b0 i1 true, label %b1 ]
b0:
  br label %be
b1:
  br label %be
bd:
  br label %be
be:
  %t6 = phi i64 [ 1, %b0 ], [ 2, %b1 ], [ 99, %bd ]
  %t7 = getelementptr i8, $G %out, i64 8
  store i64 %t6, $G %t7, align 8
  %t8 = ashr i64 %t2, 60
  %t9 = trunc i64 %t8 to i8
  switch i8 %t9, label %cd [ i8 -1, label %c0 i8 -128, label %c1 i8 0, label %c2 i8 1, label %c3 ]
c0:
  br label %ce
c1:
  br label %ce
c2:
  br label %ce
c3:
  br label %ce
cd:
  br label %ce
ce:
  %t10 = phi i64 [ 1, %c0 ], [ 2, %c1 ], [ 3, %c2 ], [ 4, %c3 ], [ 99, %cd ]
  %t11 = getelementptr i8, $G %out, i64 16
  store i64 %t10, $G %t11, align 8
  %t12 = ashr i64 %t2, 60
  %t13 = trunc i64 %t12 to i24
  switch i24 %t13, label %dd [ i24 -1, label %d0 i24 0, label %d1 i24 1, label %d2 i24 -8388608, label %d3 ]
d0:
  br label %de
d1:
  br label %de
d2:
  br label %de
d3:
  br label %de
dd:
  br label %de
de:
  %t14 = phi i64 [ 1, %d0 ], [ 2, %d1 ], [ 3, %d2 ], [ 4, %d3 ], [ 99, %dd ]
  %t15 = getelementptr i8, $G %out, i64 24
  store i64 %t14, $G %t15, align 8
  %t16 = ashr i64 %t2, 62
  %t17 = sext i64 %t16 to i128
  switch i128 %t17, label %ed [ i128 -1, label %e0 i128 0, label %e1 i128 -2, label %e2 i128 170141183460469231731687303715884105727, label %e3 ]
e0:
  br label %ee
e1:
  br label %ee
e2:
  br label %ee
e3:
  br label %ee
ed:
  br label %ee
ee:
  %t18 = phi i64 [ 1, %e0 ], [ 2, %e1 ], [ 3, %e2 ], [ 4, %e3 ], [ 99, %ed ]
  %t19 = getelementptr i8, $G %out, i64 32
  store i64 %t18, $G %t19, align 8
  %t20 = ashr i64 %t2, 62
  switch i64 %t20, label %fd [ i64 -1, label %f0 i64 0, label %f1 i64 1, label %f2 i64 -9223372036854775808, label %f3 ]
f0:
  br label %fe
f1:
  br label %fe
f2:
  br label %fe
f3:
  br label %fe
fd:
  br label %fe
fe:
  %t21 = phi i64 [ 1, %f0 ], [ 2, %f1 ], [ 3, %f2 ], [ 4, %f3 ], [ 99, %fd ]
  %t22 = getelementptr i8, $G %out, i64 40
  store i64 %t21, $G %t22, align 8
  ret void
}
