; An instruction of each extension that the test device reports.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z18get_sub_group_sizev()
declare spir_func i32 @_Z23intel_sub_group_shufflejj(i32, i32)
declare spir_func i32 @_Z16sub_group_rotateji(i32, i32)
declare spir_func i64 @_Z17clock_read_devicev()
declare spir_func i32 @__spirv_SDotKHR(i32, i32, i32)
declare spir_func i32 @__spirv_UDotKHR(i32, i32, i32)
declare i32 @llvm.bitreverse.i32(i32)

; SPV_KHR_linkonce_odr
define linkonce_odr spir_func i32 @triple(i32 %x) {
  %tripled = mul i32 %x, 3
  ret i32 %tripled
}

define spir_kernel void @use(ptr addrspace(1) %left, ptr addrspace(1) %right, ptr addrspace(1) %results, ptr addrspace(1) %sums) {
  ; SPV_KHR_shader_clock
  %before = call spir_func i64 @_Z17clock_read_devicev()
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %left.at = getelementptr i32, ptr addrspace(1) %left, i64 %me
  %right.at = getelementptr i32, ptr addrspace(1) %right, i64 %me
  %row = getelementptr [9 x i32], ptr addrspace(1) %results, i64 %me
  %a = load i32, ptr addrspace(1) %left.at, align 4
  %b = load i32, ptr addrspace(1) %right.at, align 4

  ; SPV_KHR_bit_instructions
  %reversed = call i32 @llvm.bitreverse.i32(i32 %a)
  store i32 %reversed, ptr addrspace(1) %row, align 4

  ; SPV_KHR_integer_dot_product
  %signed = call spir_func i32 @__spirv_SDotKHR(i32 %a, i32 %b, i32 0)
  %row.1 = getelementptr i32, ptr addrspace(1) %row, i32 1
  store i32 %signed, ptr addrspace(1) %row.1, align 4
  %unsigned = call spir_func i32 @__spirv_UDotKHR(i32 %a, i32 %b, i32 0)
  %row.2 = getelementptr i32, ptr addrspace(1) %row, i32 2
  store i32 %unsigned, ptr addrspace(1) %row.2, align 4

  %tripled = call spir_func i32 @triple(i32 %a)
  %row.3 = getelementptr i32, ptr addrspace(1) %row, i32 3
  store i32 %tripled, ptr addrspace(1) %row.3, align 4

  ; SPV_INTEL_subgroups, SPV_KHR_subgroup_rotate
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %row.4 = getelementptr i32, ptr addrspace(1) %row, i32 4
  store i32 %lane, ptr addrspace(1) %row.4, align 4
  %size = call spir_func i32 @_Z18get_sub_group_sizev()
  %row.5 = getelementptr i32, ptr addrspace(1) %row, i32 5
  store i32 %size, ptr addrspace(1) %row.5, align 4
  %last = sub i32 %size, 1
  %shuffled = call spir_func i32 @_Z23intel_sub_group_shufflejj(i32 %a, i32 %last)
  %row.6 = getelementptr i32, ptr addrspace(1) %row, i32 6
  store i32 %shuffled, ptr addrspace(1) %row.6, align 4
  %rotated = call spir_func i32 @_Z16sub_group_rotateji(i32 %a, i32 1)
  %row.7 = getelementptr i32, ptr addrspace(1) %row, i32 7
  store i32 %rotated, ptr addrspace(1) %row.7, align 4

  ; SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float_min_max, SPV_EXT_shader_atomic_float16_add
  %small = and i32 %a, 255
  %number = uitofp i32 %small to float
  %sum = atomicrmw fadd ptr addrspace(1) %sums, float %number syncscope("device") monotonic, align 4
  %greatest = getelementptr float, ptr addrspace(1) %sums, i32 1
  %greater = atomicrmw fmax ptr addrspace(1) %greatest, float %number syncscope("device") monotonic, align 4
  %count = getelementptr float, ptr addrspace(1) %sums, i32 2
  %counted = atomicrmw fadd ptr addrspace(1) %count, half 0xH3C00 syncscope("device") monotonic, align 2

  %after = call spir_func i64 @_Z17clock_read_devicev()
  %is.later = icmp uge i64 %after, %before
  %is.later.word = zext i1 %is.later to i32
  %row.8 = getelementptr i32, ptr addrspace(1) %row, i32 8
  store i32 %is.later.word, ptr addrspace(1) %row.8, align 4
  ret void
}
