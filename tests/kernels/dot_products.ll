; Dot products of bytes: instructions where an extension or a version has them, otherwise multiplications and additions.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32, i32)
declare spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32, i32)
declare spir_func i32 @_Z20dot_4x8packed_su_intjj(i32, i32)
declare spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32, i32, i32)
declare spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32, i32, i32)
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_hS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8>, <4 x i8>)

define spir_kernel void @dots(ptr addrspace(1) %left, ptr addrspace(1) %right, ptr addrspace(1) %results) {
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %left.at = getelementptr i32, ptr addrspace(1) %left, i64 %me
  %right.at = getelementptr i32, ptr addrspace(1) %right, i64 %me
  %row = getelementptr [8 x i32], ptr addrspace(1) %results, i64 %me
  %a = load i32, ptr addrspace(1) %left.at, align 4
  %b = load i32, ptr addrspace(1) %right.at, align 4
  %ss = call spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 %a, i32 %b)
  store i32 %ss, ptr addrspace(1) %row, align 4
  %uu = call spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 %a, i32 %b)
  %row.1 = getelementptr i32, ptr addrspace(1) %row, i32 1
  store i32 %uu, ptr addrspace(1) %row.1, align 4
  %su = call spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 %a, i32 %b)
  %row.2 = getelementptr i32, ptr addrspace(1) %row, i32 2
  store i32 %su, ptr addrspace(1) %row.2, align 4
  %signed.sum = call spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %a, i32 %b, i32 %a)
  %row.3 = getelementptr i32, ptr addrspace(1) %row, i32 3
  store i32 %signed.sum, ptr addrspace(1) %row.3, align 4
  %unsigned.sum = call spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %a, i32 %b, i32 %a)
  %row.4 = getelementptr i32, ptr addrspace(1) %row, i32 4
  store i32 %unsigned.sum, ptr addrspace(1) %row.4, align 4
  %x = bitcast i32 %a to <4 x i8>
  %y = bitcast i32 %b to <4 x i8>
  %signed = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %x, <4 x i8> %y)
  %row.5 = getelementptr i32, ptr addrspace(1) %row, i32 5
  store i32 %signed, ptr addrspace(1) %row.5, align 4
  %unsigned = call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %x, <4 x i8> %y)
  %row.6 = getelementptr i32, ptr addrspace(1) %row, i32 6
  store i32 %unsigned, ptr addrspace(1) %row.6, align 4
  %mixed = call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %x, <4 x i8> %y)
  %row.7 = getelementptr i32, ptr addrspace(1) %row, i32 7
  store i32 %mixed, ptr addrspace(1) %row.7, align 4
  ret void
}
