; A jump to the address of a block goes there.
; shows: P2-indirectbr, P4-computed-goto
; values: 1

define internal void @body_0($G %in, $G %out) {
  %t1 = getelementptr i8, $G %in, i64 0
  %t2 = load i64, $G %t1, align 8
  %t3 = and i64 %t2, 3
  br label %start
start:
  %table = alloca [4 x ptr]
  store [4 x ptr] [ptr blockaddress(@body_0, %zero), ptr blockaddress(@body_0, %one), ptr blockaddress(@body_0, %two), ptr blockaddress(@body_0, %one)], ptr %table
  %place = getelementptr ptr, ptr %table, i64 %t3
  %target = load ptr, ptr %place
  indirectbr ptr %target, [label %zero, label %one, label %two]
zero:
  br label %end
one:
  br label %end
two:
  br label %end
end:
  %t4 = phi i64 [ 10, %zero ], [ 11, %one ], [ 12, %two ]
  %t5 = getelementptr i8, $G %out, i64 0
  store i64 %t4, $G %t5, align 8
  ret void
}
