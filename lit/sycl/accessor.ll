; A kernel with accessors: pointers to global memory, and ranges and offsets as objects passed by value.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpEntryPoint Kernel %[[KERNEL:.+]] "_ZTS3add" %__spirv_BuiltInGlobalInvocationId
; CHECK-DAG:  OpDecorate %_arg_offset FuncParamAttr ByVal
; CHECK-DAG:  OpDecorate %_arg_in Restrict
; CHECK-DAG:  OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
; CHECK-NOT:  OpExtension
; CHECK:      %[[KERNEL]] = OpFunction %void
; CHECK-NEXT: %_arg_in = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: %_arg_offset = OpFunctionParameter %_ptr_Function_class_sycl___V1__id
; CHECK:      %ids = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
; CHECK:      OpStore %{{.+}} %sum Aligned 4

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%"class.sycl::_V1::id" = type { %"class.sycl::_V1::detail::array" }
%"class.sycl::_V1::detail::array" = type { [1 x i64] }

@__spirv_BuiltInGlobalInvocationId = external dso_local local_unnamed_addr addrspace(1) constant <3 x i64>, align 32

define weak_odr dso_local spir_kernel void @_ZTS3add(ptr addrspace(1) noundef align 4 %_arg_in, ptr noundef byval(%"class.sycl::_V1::id") align 8 %_arg_offset, i64 %_arg_count) local_unnamed_addr comdat !kernel_arg_buffer_location !1 !kernel_arg_runtime_aligned !2 !kernel_arg_exclusive_ptr !2 !sycl_fixed_targets !3 !sycl_kernel_omit_args !4 !spirv.ParameterDecorations !5 {
entry:
  %offset = load i64, ptr %_arg_offset, align 8
  %start = getelementptr inbounds nuw i32, ptr addrspace(1) %_arg_in, i64 %offset
  %ids = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %id = extractelement <3 x i64> %ids, i64 0
  %small = icmp ult i64 %id, 2147483648
  tail call void @llvm.assume(i1 %small)
  %place = getelementptr inbounds nuw i32, ptr addrspace(1) %start, i64 %id
  %cast = addrspacecast ptr addrspace(1) %place to ptr addrspace(4)
  %old = load i32, ptr addrspace(4) %cast, align 4
  %sum = add nsw i32 %old, 1
  store i32 %sum, ptr addrspace(4) %cast, align 4
  ret void
}

$_ZTS3add = comdat any

declare void @llvm.assume(i1 noundef)

!llvm.module.flags = !{!0}
!opencl.spir.version = !{!6}
!spirv.Source = !{!7}
!sycl_aspects = !{!8}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 -1, i32 -1, i32 -1}
!2 = !{i1 true, i1 false, i1 false}
!3 = !{}
!4 = !{i1 false, i1 false, i1 false}
!5 = !{!9, !3, !3}
!6 = !{i32 1, i32 2}
!7 = !{i32 4, i32 100000}
!8 = !{!"cpu", i32 1}
!9 = !{!10}
!10 = !{i32 19}
