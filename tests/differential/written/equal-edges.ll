; A block may be reached from another twice; a phi then names it twice.
; shows: P29
; values: 2

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = icmp slt i64 %t2, 0
  br label %start
start:
  br i1 %t3, label %both, label %both
both:
  %t4 = phi i64 [ %t2, %start ], [ %t2, %start ]
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  %t6 = and i64 %t2, 3
  switch i64 %t6, label %end [ i64 0, label %end i64 1, label %odd i64 3, label %odd ]
odd:
  br label %end
end:
  %t7 = phi i64 [ 4, %both ], [ 4, %both ], [ 5, %odd ]
  %t8 = getelementptr i8, $G %out, i64 8
  store i64 %t7, $G %t8, align 8
  ret void
}
