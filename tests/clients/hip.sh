# clang's HIP driver runs a translator for both of its SPIR-V targets, and bundles the modules into a host object.
cat > add.hip <<'END'
#define __global__ __attribute__((global))
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, unsigned long, void *);
extern "C" int __hipPopCallConfiguration(dim3 *, dim3 *, unsigned long *, void *);
extern "C" __global__ void add(float *sums, const float *a, const float *b, int count) {
  for (int index = 0; index < count; ++index)
    sums[index] = a[index] + b[index];
}
END
clang++ -x hip --offload=spirv64 -nogpulib -nogpuinc -O2 -g -c add.hip -o host.o
llvm-readelf -S host.o > sections.txt
grep -q hip_fatbin sections.txt
for target in --offload=spirv64 --offload-arch=amdgcnspirv; do
  clang++ -x hip $target -nogpulib -nogpuinc -O2 --offload-device-only -c add.hip -o bundle.o
  id=$(clang-offload-bundler --list --type=o --input=bundle.o | grep '^hip-')
  clang-offload-bundler --unbundle --type=o --input=bundle.o --targets="$id" --output=device.spv
  spirv-val --target-env spv1.6 device.spv
  spirv-dis device.spv -o device.spvasm
  grep -q 'OpEntryPoint Kernel .* "add"' device.spvasm
done
