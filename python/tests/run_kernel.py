"""llvmlite makes a kernel, llvm_spirv_rs translates it, pyopencl runs it on an OpenCL device.

usage: run_kernel.py [PROGRAM]

A package without LLVM needs a program `llvm-spirv-rs` that has it, because llvmlite's bitcode is that of LLVM 14.
"""

import struct
import sys

import llvmlite.binding
import llvmlite.ir as ir
import pyopencl as cl

import llvm_spirv_rs

COUNT = 1000


def kernel() -> str:
    """`to[i] = 3 * i + from[i]`"""
    module = ir.Module("kernel")
    module.triple = "spir64-unknown-unknown"
    i32, i64 = ir.IntType(32), ir.IntType(64)
    pointer = ir.PointerType(i32, addrspace=1)
    global_id = ir.Function(module, ir.FunctionType(i64, [i32]), "_Z13get_global_idj")
    global_id.calling_convention = "spir_func"
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [pointer, pointer]), "k")
    function.calling_convention = "spir_kernel"
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    index = builder.call(global_id, [ir.Constant(i32, 0)], cconv="spir_func")
    value = builder.load(builder.gep(function.args[1], [index]))
    scaled = builder.mul(builder.trunc(index, i32), ir.Constant(i32, 3))
    builder.store(builder.add(scaled, value), builder.gep(function.args[0], [index]))
    builder.ret_void()
    return str(module)


def run(spirv: bytes) -> list[int]:
    device = next(device for platform in cl.get_platforms() for device in platform.get_devices())
    print("device:", device.name)
    context = cl.Context([device])
    program = cl.Program(context, spirv).build()
    numbers = struct.pack(f"{COUNT}i", *(index * index for index in range(COUNT)))
    with cl.CommandQueue(context) as queue:
        source = cl.Buffer(context, cl.mem_flags.READ_ONLY | cl.mem_flags.COPY_HOST_PTR, hostbuf=bytearray(numbers))
        to = cl.Buffer(context, cl.mem_flags.WRITE_ONLY, len(numbers))
        program.k(queue, (COUNT,), None, to, source)
        result = bytearray(len(numbers))
        cl.enqueue_copy(queue, result, to)
    return list(struct.unpack(f"{COUNT}i", result))


def translate(bitcode: bytes) -> llvm_spirv_rs.Module:
    if llvm_spirv_rs.has_llvm():
        return llvm_spirv_rs.translate(bitcode, name="kernel.bc")
    try:
        llvm_spirv_rs.translate(bitcode, name="kernel.bc")
    except llvm_spirv_rs.Error as error:
        print("without LLVM:", error)
        assert error.kind == "NotBuiltIn" and error.message.startswith("bitcode with typed pointers needs LLVM")
    return llvm_spirv_rs.translate(bitcode, name="kernel.bc", llvm=sys.argv[1])


def main() -> None:
    llvmlite.binding.initialize()
    bitcode = llvmlite.binding.parse_assembly(kernel()).as_bitcode()
    module = translate(bitcode)
    print(f"{len(bitcode)} bytes of bitcode of LLVM {llvmlite.binding.llvm_version_info[0]}, {len(module.words)} words")
    assert run(module.bytes) == [3 * index + index * index for index in range(COUNT)]
    print(f"{COUNT} numbers are right")


if __name__ == "__main__":
    main()
