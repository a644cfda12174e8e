// ROW: images read with a sampler
// PEER: OpName %{{.*}} "TempSampledImage"
// PEER: OpSampledImage
// OURS-NOT: TempSampledImage
// OURS: OpSampledImage

float4 f(read_only image2d_t image, sampler_t sampler) {
  return read_imagef(image, sampler, (float2)(0));
}
