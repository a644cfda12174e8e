; The comments with predecessors are in the order of the users of a block, which a file may give.

@addresses = global [1 x ptr] [ptr blockaddress(@addressed, %b)]

define void @branches(i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  ret void
}

define void @default(i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  ret void
}

define void @switch(i32 %x) {
  switch i32 %x, label %b [
    i32 1, label %b
    i32 2, label %a
  ]

a:
  br i1 true, label %b, label %c

c:
  br label %b

b:
  ret void
}

define void @addressed(i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  ret void
}

define ptr @inside(i1 %c) {
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  ret ptr blockaddress(@inside, %b)
}

uselistorder_bb @branches, %b, { 1, 0 }
uselistorder_bb @switch, %b, { 1, 0, 3, 2 }
uselistorder_bb @addressed, %b, { 2, 0, 1 }
uselistorder_bb @inside, %b, { 2, 1, 0 }
