; Loads and stores of vectors of each length, of halves with each rounding.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate [[M1:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M2:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M3:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M4:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M5:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M6:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M7:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M8:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M9:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M10:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M11:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M12:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M13:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M14:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M15:%[0-9]+]] FuncParamAttr NoWrite
; CHECK: OpDecorate [[M16:%[0-9]+]] FuncParamAttr NoWrite

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_vload2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M1]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[M1]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2float [[M0]] vloadn [[V0]] [[V1]] 2
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x float> @f_vload2(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <2 x float> %4
}

declare spir_func <2 x float> @_Z6vload2mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore2(<2 x i8> noundef %0, i64 noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore2Dv2_hmPU3AS4h(<2 x i8> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z7vstore2Dv2_hmPU3AS4h(<2 x i8> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M2]] = OpFunctionParameter %_ptr_Function_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M2]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2float [[M0]] vload_halfn [[V0]] [[V1]] 2
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x float> @f_vload_half2(i64 noundef %0, ptr noundef readonly %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <2 x float> %4
}

declare spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vloada_half2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M3]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M3]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2float [[M0]] vloada_halfn [[V0]] [[V1]] 2
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x float> @f_vloada_half2(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <2 x float> %4
}

declare spir_func <2 x float> @_Z12vloada_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half2(<2 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstorea_half2_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstorea_half2_rtz(<2 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z17vstorea_half2_rtzDv2_fmPU3AS4Dh(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M4]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[M4]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v3float [[M0]] vloadn [[V0]] [[V1]] 3
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @f_vload3(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <3 x float> %4
}

declare spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v3uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore3(<3 x i8> noundef %0, i64 noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z7vstore3Dv3_hmPU3AS4h(<3 x i8> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M5]] = OpFunctionParameter %_ptr_Function_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M5]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v3float [[M0]] vload_halfn [[V0]] [[V1]] 3
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @f_vload_half3(i64 noundef %0, ptr noundef readonly %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <3 x float> %4
}

declare spir_func <3 x float> @_Z11vload_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vloada_half3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M6]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M6]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v3float [[M0]] vloada_halfn [[V0]] [[V1]] 3
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @f_vloada_half3(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <3 x float> %4
}

declare spir_func <3 x float> @_Z12vloada_half3mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v3float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half3(<3 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z12vstore_half3Dv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstorea_half3_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v3float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstorea_half3_rtz(<3 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M7]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[M7]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] vloadn [[V0]] [[V1]] 4
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_vload4(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z6vload4mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore4(<4 x i8> noundef %0, i64 noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z7vstore4Dv4_hmPU3AS4h(<4 x i8> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M8]] = OpFunctionParameter %_ptr_Function_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M8]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] vload_halfn [[V0]] [[V1]] 4
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_vload_half4(i64 noundef %0, ptr noundef readonly %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vloada_half4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M9]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M9]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] vloada_halfn [[V0]] [[V1]] 4
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_vloada_half4(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z12vloada_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half4(<4 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z12vstore_half4Dv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstorea_half4_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstorea_half4_rtz(<4 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z17vstorea_half4_rtzDv4_fmPU3AS4Dh(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload8 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M10]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[M10]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v8float [[M0]] vloadn [[V0]] [[V1]] 8
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <8 x float> @f_vload8(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <8 x float> %4
}

declare spir_func <8 x float> @_Z6vload8mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore8 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v8uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore8(<8 x i8> noundef %0, i64 noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  call spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z7vstore8Dv8_hmPU3AS4h(<8 x i8> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half8 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M11]] = OpFunctionParameter %_ptr_Function_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M11]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v8float [[M0]] vload_halfn [[V0]] [[V1]] 8
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <8 x float> @f_vload_half8(i64 noundef %0, ptr noundef readonly %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <8 x float> %4
}

declare spir_func <8 x float> @_Z11vload_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vloada_half8 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M12]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M12]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v8float [[M0]] vloada_halfn [[V0]] [[V1]] 8
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <8 x float> @f_vloada_half8(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <8 x float> %4
}

declare spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half8 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v8float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half8(<8 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z12vstore_half8Dv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstorea_half8_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v8float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstorea_half8_rtz(<8 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z17vstorea_half8_rtzDv8_fmPU3AS4Dh(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M13]] = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[M13]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v16float [[M0]] vloadn [[V0]] [[V1]] 16
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <16 x float> @f_vload16(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <16 x float> %4
}

declare spir_func <16 x float> @_Z7vload16mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v16uchar
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore16(<16 x i8> noundef %0, i64 noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  call spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z8vstore16Dv16_hmPU3AS4h(<16 x i8> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M14]] = OpFunctionParameter %_ptr_Function_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M14]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v16float [[M0]] vload_halfn [[V0]] [[V1]] 16
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <16 x float> @f_vload_half16(i64 noundef %0, ptr noundef readonly %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <16 x float> %4
}

declare spir_func <16 x float> @_Z12vload_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vloada_half16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M15]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[M15]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v16float [[M0]] vloada_halfn [[V0]] [[V1]] 16
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <16 x float> @f_vloada_half16(i64 noundef %0, ptr addrspace(1) noundef readonly %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef %0, ptr addrspace(4) noundef %3)
  ret <16 x float> %4
}

declare spir_func <16 x float> @_Z13vloada_half16mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v16float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half16(<16 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z13vstore_half16Dv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstorea_half16_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v16float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstorea_half16_rtz(<16 x float> noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z18vstorea_half16_rtzDv16_fmPU3AS4Dh(<16 x float> noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vload_half = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[M16]] = OpFunctionParameter %_ptr_UniformConstant_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] vload_half [[V0]] [[M16]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_vload_half(i64 noundef %0, ptr addrspace(2) noundef readonly %1) {
  %3 = call spir_func float @_Z10vload_halfmPU3AS2KDh(i64 noundef %0, ptr addrspace(2) noundef %1)
  ret float %3
}

declare spir_func float @_Z10vload_halfmPU3AS2KDh(i64 noundef, ptr addrspace(2) noundef)

; CHECK-LABEL: %f_vstore_half = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half(float noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half_rte = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half_r [[V0]] [[V1]] [[V3]] RTE
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half_rte(double noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z15vstore_half_rtedmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half_rtz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half_r [[V0]] [[V1]] [[V3]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half_rtz(double noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z15vstore_half_rtzdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half_rtp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half_r [[V0]] [[V1]] [[V3]] RTP
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half_rtp(double noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z15vstore_half_rtpdmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_vstore_half_rtn = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_half [[V2]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half_r [[V0]] [[V1]] [[V3]] RTN
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_vstore_half_rtn(double noundef %0, i64 noundef %1, ptr addrspace(1) noundef %2) {
  %4 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  call spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef %0, i64 noundef %1, ptr addrspace(4) noundef %4)
  ret void
}

declare spir_func void @_Z15vstore_half_rtndmPU3AS4Dh(double noundef, i64 noundef, ptr addrspace(4) noundef)
