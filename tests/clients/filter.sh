# A filter between standard input and standard output.
clang -c --target=spir64 -cl-std=CL2.0 -O2 -emit-llvm "$EXAMPLES/dot_product.cl" -o - |
  llvm-spirv -o - | spirv-opt -O - -o - | spirv-val --target-env opencl2.0 -
clang -c --target=spir64 -cl-std=CL2.0 -O2 -emit-llvm "$EXAMPLES/dot_product.cl" -o - |
  llvm-spirv - -spirv-text -o - | llvm-spirv --to-binary - -o - | spirv-val --target-env opencl2.0 -
