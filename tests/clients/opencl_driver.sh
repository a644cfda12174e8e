# clang's driver for OpenCL C runs a translator instead of LLVM's own SPIR-V target.
for target in spirv32 spirv64; do
  clang --target=$target -cl-std=CL2.0 -O2 -fno-integrated-objemitter -c "$EXAMPLES/dot_product.cl" -o kernel.spv
  spirv-val --target-env spv1.6 kernel.spv
  spirv-dis kernel.spv -o kernel.spvasm
  grep -q 'OpEntryPoint Kernel .* "dot_product"' kernel.spvasm
done
