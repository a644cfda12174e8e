# The build of libclc for its SPIR-V targets: OpenCL C to bitcode, a link of the internal functions, of which a target
# overrides some, a link of the public ones that keeps what they call, and one translation of the whole library.
mkdir -p generic spirv public
cat >generic/clc_ldexp.cl <<'END'
#define OVERLOADABLE __attribute__((overloadable, const))
float OVERLOADABLE __clc_ldexp(float x, int n) { return 0; }
END
cat >generic/clc_dot.cl <<'END'
#define OVERLOADABLE __attribute__((overloadable, const))
typedef float float4 __attribute__((ext_vector_type(4)));
float OVERLOADABLE __clc_dot(float4 a, float4 b) {
  float4 c = a * b;
  return c.x + c.y + c.z + c.w;
}
float OVERLOADABLE __clc_unused(float4 a) { return a.x; }
END
cat >spirv/clc_ldexp.cl <<'END'
#define OVERLOADABLE __attribute__((overloadable, const))
float OVERLOADABLE __clc_ldexp(float x, int n) {
  return __builtin_bit_cast(float, __builtin_bit_cast(unsigned, x) + ((unsigned)n << 23));
}
END
cat >public/ldexp.cl <<'END'
#define OVERLOADABLE __attribute__((overloadable))
float OVERLOADABLE __clc_ldexp(float x, int n);
float OVERLOADABLE ldexp(float x, int n) { return __clc_ldexp(x, n); }
END
cat >public/async.cl <<'END'
#define OVERLOADABLE __attribute__((overloadable))
typedef float float4 __attribute__((ext_vector_type(4)));
float OVERLOADABLE __clc_dot(float4 a, float4 b);
float OVERLOADABLE dot(float4 a, float4 b) { return __clc_dot(a, b); }
void OVERLOADABLE copy_strided(local float *to, const global float *from, unsigned long count, unsigned long stride) {
  for (unsigned long i = 0; i < count; ++i)
    to[i] = from[i * stride];
}
END
cat >user.cl <<'END'
float __attribute__((overloadable)) ldexp(float x, int n);
kernel void user(global float *p) { *p = ldexp(*p, 3); }
END
for pair in 'spirv SPIRV32 spir Physical32' 'spirv64 SPIRV64 spir64 Physical64'; do
  read -r name macro target model <<<"$pair"
  compile() { # INPUT FLAG...
    clang -target "$target--" -c -nostdlib -O0 -finline-hint-functions -DCLC_SPIRV "-DCLC_$macro" \
      -Wno-bitwise-conditional-parentheses "${@:2}" -MD -MF "$1.d" -MT "$1.bc" -cl-no-stdinc -emit-llvm -o "$1.bc" -x cl "$1"
  }
  for source in generic/*.cl spirv/*.cl; do
    compile "$source" -DCLC_INTERNAL
  done
  for source in public/*.cl; do
    compile "$source"
  done
  llvm-link -o internal.bc generic/clc_dot.cl.bc generic/clc_ldexp.cl.bc --override spirv/clc_ldexp.cl.bc
  llvm-link -o public.bc public/*.bc
  llvm-link --internalize --only-needed -o libclc.bc public.bc internal.bc
  llvm-spirv --spirv-max-version=1.1 -o "$name-mesa3d-.spv" libclc.bc
  spirv-val --target-env spv1.1 "$name-mesa3d-.spv"
  spirv-dis "$name-mesa3d-.spv" -o libclc.spvasm
  grep -q "OpMemoryModel $model OpenCL" libclc.spvasm
  test "$(grep -c Export libclc.spvasm)" -eq 3
  grep -q 'OpShiftLeftLogical' libclc.spvasm
  if grep -q unused libclc.spvasm; then exit 1; fi
  # A user of the library is linked with it.
  clang -target "$target--" -c -cl-no-stdinc -O2 -emit-llvm -o user.bc user.cl
  llvm-spirv --spirv-max-version=1.1 -o user.spv user.bc
  spirv-link --target-env spv1.1 user.spv "$name-mesa3d-.spv" -o linked.spv
  spirv-val --target-env spv1.1 linked.spv
done
