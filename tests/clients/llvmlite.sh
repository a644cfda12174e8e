# A compiler in Python whose LLVM 14 writes bitcode with typed pointers, and the options with which numba-dpex runs its
# translator.
cat > scale.py <<'END'
from llvmlite import binding, ir

i64, f32 = ir.IntType(64), ir.FloatType()
module = ir.Module("scale")
module.triple = "spir64-unknown-unknown"
module.data_layout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
global_id = ir.Function(module, ir.FunctionType(i64, [ir.IntType(32)]), "_Z13get_global_idj")
kernel = ir.Function(module, ir.FunctionType(ir.VoidType(), [ir.PointerType(f32, 1), f32]), "scale")
kernel.calling_convention = "spir_kernel"
global_id.calling_convention = "spir_func"
builder = ir.IRBuilder(kernel.append_basic_block("entry"))
at = builder.call(global_id, [ir.Constant(ir.IntType(32), 0)], cconv="spir_func")
place = builder.gep(kernel.args[0], [at])
builder.store(builder.fmul(builder.load(place), kernel.args[1]), place)
builder.ret_void()
module.add_named_metadata("opencl.ocl.version", [ir.IntType(32)(2), ir.IntType(32)(0)])
binding.initialize()
with open("scale.bc", "wb") as stream:
    stream.write(binding.parse_assembly(str(module)).as_bitcode())
END
"$PYTHON" scale.py
llvm-spirv --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-ext=+SPV_EXT_shader_atomic_float_min_max \
  --spirv-ext=+SPV_INTEL_arbitrary_precision_integers --spirv-ext=+SPV_INTEL_variable_length_array -o scale.spv scale.bc
spirv-val --target-env opencl2.0 scale.spv
spirv-dis scale.spv -o scale.spvasm
grep -q 'OpInBoundsPtrAccessChain\|OpPtrAccessChain' scale.spvasm
