; Exceptions: landing pads and funclets.

declare i32 @personality(...)

declare void @may_throw()

define void @landing_pads() personality ptr @personality {
  %1 = invoke i32 @personality(i32 1) nounwind [ "deopt"() ]
          to label %normal unwind label %clean

normal:
  invoke spir_func void @may_throw()
          to label %last unwind label %filtered

clean:
  %2 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %2

filtered:
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @may_throw]
  br label %last

last:
  ret void
}

define void @funclets() personality ptr @personality {
entry:
  invoke void @may_throw()
          to label %last unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %handler, label %other] unwind label %cleanup

handler:
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  call void @may_throw() [ "funclet"(token %pad) ]
  catchret from %pad to label %last

other:
  %0 = catchpad within %switch []
  invoke void @may_throw() [ "funclet"(token %0) ]
          to label %unreachable unwind label %inner

unreachable:
  unreachable

inner:
  %nested = cleanuppad within %0 [i32 1]
  cleanupret from %nested unwind label %cleanup

cleanup:
  %1 = cleanuppad within none []
  cleanupret from %1 unwind to caller

last:
  ret void
}
