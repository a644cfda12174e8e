# What an OpenCL device reports is an environment for translations.
scripts="$(dirname "$EXAMPLES")/scripts"
source "$scripts/env"
with_device "$PYTHON" "$scripts/device-env" >device.json
grep -q '"version": "1' device.json
grep -q '"SPV_KHR_bit_instructions"' device.json
clang --target=spir64-unknown-unknown -cl-std=CL3.0 -O2 -emit-llvm -c "$EXAMPLES/dot_product.cl" -o kernel.bc
llvm-spirv kernel.bc --target-env=device.json -o kernel.spv
spirv-val kernel.spv
cat >reverse.ll <<END
target triple = "spir64-unknown-unknown"
declare i32 @llvm.bitreverse.i32(i32)
define spir_kernel void @reverse(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %r = call i32 @llvm.bitreverse.i32(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
END
llvm-spirv reverse.ll --target-env=device.json -o - | spirv-dis | grep -q OpBitReverse
# The program of tests/opencl that has an instruction of each extension declares all that the device reports.
llvm-spirv "$(dirname "$EXAMPLES")/tests/kernels/device_extensions.ll" --target-env=device.json -o all.spv
spirv-dis all.spv | sed -n 's/.*OpExtension "\(.*\)"/\1/p' | sort >declared.txt
sed -n 's/.*"\(SPV_[^"]*\)".*/\1/p' device.json | sort >reported.txt
diff reported.txt declared.txt
