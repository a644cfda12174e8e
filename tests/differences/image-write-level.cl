// ROW: a write to level 0 of an image
// PEER: spirv-val: {{.*}}Image Operand Lod can only be used with ExplicitLod opcodes and OpImageFetch
// OURS-NOT: Lod
// OURS: OpImageWrite

#pragma OPENCL EXTENSION cl_khr_mipmap_image_writes : enable

kernel void k(write_only image2d_t image) {
  write_imagef(image, (int2)(0, 0), 0, (float4)(0));
}
