; A throw calls the runtime, which reports and stops; the code after it is unreachable.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpDecorate %gpu_report_exception LinkageAttributes "gpu_report_exception" Import
; CHECK-DAG:  OpDecorate %gpu_signal_exception LinkageAttributes "gpu_signal_exception" Import
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpFunctionCall %void %throw_boundserror
; CHECK:      %throw_boundserror = OpFunction
; CHECK:      OpFunctionCall %void %gpu_report_exception
; CHECK-NEXT: OpFunctionCall %void %gpu_signal_exception

target triple = "spirv64-unknown-unknown-unknown"

@exception = private unnamed_addr constant [12 x i8] c"BoundsError\00", align 1

declare void @gpu_report_exception(ptr addrspace(1))
declare void @gpu_signal_exception({ i64, i32 })
declare void @llvm.trap()

define spir_kernel void @kernel(ptr addrspace(1) %p, i64 %i, i64 %n, { i64, i32 } %state) {
top:
  %before = add i64 %i, -1
  %inside = icmp ult i64 %before, %n
  br i1 %inside, label %pass, label %fail

fail:
  call fastcc void @throw_boundserror({ i64, i32 } %state)
  unreachable

pass:
  %place = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %before
  store i32 1, ptr addrspace(1) %place, align 4
  ret void
}

define internal fastcc void @throw_boundserror({ i64, i32 } %state) unnamed_addr noinline noreturn {
top:
  call void @gpu_report_exception(ptr addrspace(1) addrspacecast (ptr @exception to ptr addrspace(1)))
  call void @gpu_signal_exception({ i64, i32 } %state)
  call void @llvm.trap()
  unreachable
}
