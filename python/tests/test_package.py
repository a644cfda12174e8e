"""The package as programs use it, with LLVM or without. Run with the package in the path: `python -m unittest`; without
LLVM, `llvm-as-22` makes the bitcode."""

import ctypes
import json
import os
import re
import struct
import subprocess
import sys
import tempfile
import threading
import unittest
import warnings
from array import array
from pathlib import Path

import llvm_spirv_rs

KERNEL_TEXT = """
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %to) {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 42)
  store i32 %n, ptr addrspace(1) %to, align 4
  ret void
}
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
"""

TWO_ERRORS_TEXT = """
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x) {
  %r = call spir_func i32 @_Z11bit_reversej(i32 %x)
  ret i32 %r
}
define spir_func i32 @g(ptr %p) {
  %r = call i32 %p()
  ret i32 %r
}
declare spir_func i32 @_Z11bit_reversej(i32)
"""

WITH_LINES_TEXT = """
target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %x) !dbg !3 {
  %r = call spir_func i32 @_Z11bit_reversej(i32 %x), !dbg !6
  ret i32 %r
}
declare spir_func i32 @_Z11bit_reversej(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cl", directory: "/folder")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, line: 3, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 4, column: 9, scope: !3)
"""

WITH_WARNING_TEXT = """
target triple = "spir64-unknown-unknown"
define spir_func float @f(float %x) {
  %r = call spir_func float @_Z4sqtrf(float %x)
  ret float %r
}
declare spir_func float @_Z4sqtrf(float)
"""

# `to[i] = from[i] * scale + step[1]`, by way of local memory.
IN, OUT = (f'target("spirv.Image", void, 0, 0, 0, 0, 0, 0, {access})' for access in (0, 1))
READ, WRITE = "_Z12read_imageui14ocl_image1d_ro11ocl_sampleri", "_Z13write_imageui14ocl_image1d_woiDv4_j"
ODD_TEXT = f"""
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func <4 x i32> @{READ}({IN}, target("spirv.Sampler"), i32)
declare spir_func void @{WRITE}({OUT}, i32, <4 x i32>)
define spir_kernel void @odd({IN} %from, {OUT} %to, target("spirv.Sampler") %sampler) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = trunc i64 %id to i32
  %twice = mul i32 %x, 2
  %at = add i32 %twice, 1
  %texel = call spir_func <4 x i32> @{READ}({IN} %from, target("spirv.Sampler") %sampler, i32 %at)
  call spir_func void @{WRITE}({OUT} %to, i32 %x, <4 x i32> %texel)
  ret void
}}
"""

SCALED_TEXT = """
target triple = "spir64-unknown-unknown"
define spir_kernel void @scaled(ptr addrspace(1) %to, ptr addrspace(1) %from, float %scale, <2 x i32> %step,
                                ptr addrspace(3) %row) !kernel_arg_type !0 {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %j = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from.i = getelementptr float, ptr addrspace(1) %from, i64 %i
  %value = load float, ptr addrspace(1) %from.i
  %row.j = getelementptr float, ptr addrspace(3) %row, i64 %j
  store float %value, ptr addrspace(3) %row.j
  call spir_func void @_Z7barrierj(i32 1)
  %kept = load float, ptr addrspace(3) %row.j
  %product = fmul float %kept, %scale
  %second = extractelement <2 x i32> %step, i32 1
  %step.1 = sitofp i32 %second to float
  %sum = fadd float %product, %step.1
  %to.i = getelementptr float, ptr addrspace(1) %to, i64 %i
  store float %sum, ptr addrspace(1) %to.i
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
!0 = !{!"float*", !"float*", !"float", !"int2", !"float*"}
"""

PIPES = 'target("spirv.Pipe", 1) %to', 'target("spirv.Pipe", 0) %from'
WRITTEN = f"call spir_func i32 @__write_pipe_2({PIPES[0]}, ptr addrspace(4) %any, i32 4, i32 4)"
READ_PACKET = f"call spir_func i32 @__read_pipe_2({PIPES[1]}, ptr addrspace(4) %any, i32 4, i32 4)"
PACKET = """
  %packet = alloca i32
  %any = addrspacecast ptr %packet to ptr addrspace(4)
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %i to i32
  store i32 %id, ptr %packet
"""
PIPED_TEXT = f"""
target triple = "spir64-unknown-unknown"
define spir_kernel void @produce({PIPES[0]}, ptr addrspace(1) %out) {{{PACKET}
  %status = {WRITTEN}
  %out.i = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %status, ptr addrspace(1) %out.i
  ret void
}}
define spir_kernel void @consume({PIPES[1]}, ptr addrspace(1) %out) {{{PACKET}
  %status = {READ_PACKET}
  %value = load i32, ptr %packet
  store i32 %value, ptr addrspace(1) %out
  ret void
}}
define spir_kernel void @both({PIPES[0]}, {PIPES[1]}, ptr addrspace(1) %out) {{{PACKET}
  %written = {WRITTEN}
  %status = {READ_PACKET}
  %value = load i32, ptr %packet
  store i32 %value, ptr addrspace(1) %out
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @__write_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32)
"""


def assembled(text: str) -> bytes:
    return subprocess.run(["llvm-as-22", "-o", "-"], input=text.encode(), stdout=subprocess.PIPE, check=True).stdout


def module_input(text: str) -> "str | bytes":
    """Returns assembly as the package reads it."""
    return text if llvm_spirv_rs.has_llvm() else assembled(text)


def module_of(*words: int) -> bytes:
    return struct.pack(f"={len(words)}I", *words)


KERNEL = module_input(KERNEL_TEXT)
SCALED = module_input(SCALED_TEXT)
ODD = module_input(ODD_TEXT)
PIPED = module_input(PIPED_TEXT)
TWO_ERRORS = module_input(TWO_ERRORS_TEXT)
WITH_LINES = module_input(WITH_LINES_TEXT)
WITH_WARNING = module_input(WITH_WARNING_TEXT)


class Package(unittest.TestCase):
    def test_a_translation_has_words_and_bytes(self):
        module = llvm_spirv_rs.translate(KERNEL)
        self.assertEqual(module.words[0], 0x07230203)
        self.assertEqual(len(module.bytes), 4 * len(module.words))
        self.assertEqual(bytes(module), module.bytes)
        self.assertEqual(module.warnings, ())
        self.assertEqual(llvm_spirv_rs.translate(bytearray(assembled(KERNEL_TEXT))), module)
        llvm_spirv_rs.validate(module, validate="rules", threads=1)

    def test_constants_are_listed_and_specialized(self):
        module = llvm_spirv_rs.translate(KERNEL)
        (constant,) = module.spec_constants
        self.assertEqual((constant.id, constant.type, constant.size, constant.default_bits), (7, "i32", 4, 42))
        self.assertEqual(llvm_spirv_rs.list_constants(module), [llvm_spirv_rs.Constant(7, None, "i32", "42")])
        for settings in ({7: 12}, ["7=12"]):
            special = llvm_spirv_rs.specialize(module, settings)
            self.assertEqual(llvm_spirv_rs.list_constants(special), [])
            self.assertIn(12, special.words.tolist())
            self.assertEqual(special.spec_constants, ())
        self.assertEqual(llvm_spirv_rs.specialize(module).spec_constants, (constant,))
        self.assertEqual(llvm_spirv_rs.list_constants(llvm_spirv_rs.specialize(module.bytes, all=True)), [])

    def test_a_module_is_lifted(self):
        module = llvm_spirv_rs.translate(KERNEL)
        lifted = llvm_spirv_rs.lift(module, name="kernel.spv", spirv_target_env="SPV-IR")
        self.assertIn("store i32 42", lifted.text)
        self.assertEqual(lifted.warnings, ())
        self.assertEqual(bytes(lifted)[:4], b"BC\xc0\xde")
        self.assertEqual(llvm_spirv_rs.translate(lifted.bitcode).words[0], 0x07230203)
        special = llvm_spirv_rs.lift(llvm_spirv_rs.specialize(module, {7: 12}))
        self.assertIn("store i32 12", special.text)
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            llvm_spirv_rs.lift(module.bytes[:20])
        self.assertEqual(caught.exception.kind, "InvalidSpirv")

    def test_errors_have_kind_and_places(self):
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            llvm_spirv_rs.translate(TWO_ERRORS, name="kernel.ll")
        error = caught.exception
        print("error:", error)
        self.assertEqual(error.kind, "RequiresExtension")
        self.assertIn("--spirv-ext=+SPV_KHR_bit_instructions", error.message)
        self.assertTrue(any(place.startswith("function @f") for place in error.locations))
        self.assertEqual(error.remedy, "--spirv-ext=+SPV_KHR_bit_instructions")
        self.assertTrue(error.code.startswith("E"))
        if llvm_spirv_rs.has_llvm():
            # The line of the assembly.
            self.assertEqual((error.source.file, error.source.line), ("kernel.ll", 4))
        self.assertEqual([other.kind for other in error.others], ["FunctionPointers"])
        self.assertTrue(str(error).startswith("RequiresExtension: "))
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            # An instruction that is longer than the module.
            llvm_spirv_rs.validate(module_of(0x07230203, 0x00010000, 0, 1, 0, 0x00030011))
        self.assertEqual(caught.exception.kind, "InvalidSpirv")
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            llvm_spirv_rs.specialize(llvm_spirv_rs.translate(KERNEL), {8: 1})
        self.assertEqual(caught.exception.kind, "InvalidSpecialization")

    @unittest.skipUnless(llvm_spirv_rs.has_llvm(), "needs LLVM")
    def test_llvm_reads_assembly_and_runs_passes(self):
        module = llvm_spirv_rs.translate(KERNEL_TEXT)
        self.assertEqual(llvm_spirv_rs.translate(KERNEL_TEXT.encode()), module)
        llvm_spirv_rs.translate(assembled(KERNEL_TEXT), optimize=True)
        with self.assertRaisesRegex(llvm_spirv_rs.Error, "^NotBuiltIn: LLVM assembly needs LLVM, which the options do not"):
            llvm_spirv_rs.translate(KERNEL_TEXT, llvm="never")

    @unittest.skipIf(llvm_spirv_rs.has_llvm(), "is about packages without LLVM")
    def test_what_needs_llvm_is_refused_with_a_remedy(self):
        bitcode = assembled(KERNEL_TEXT)
        module = llvm_spirv_rs.translate(bitcode)
        calls = [
            ("LLVM assembly", "pass bitcode of LLVM 15 to 24", lambda: llvm_spirv_rs.translate(KERNEL_TEXT)),
            ("a pass", "run the passes with `opt` first", lambda: llvm_spirv_rs.translate(bitcode, optimize=True)),
            ("a pass", "run the passes with `opt` first", lambda: llvm_spirv_rs.lift(module, optimize=True)),
        ]
        for reason, remedy, call in calls:
            with self.assertRaises(llvm_spirv_rs.Error) as caught:
                call()
            self.assertEqual(caught.exception.kind, "NotBuiltIn")
            self.assertIn(f"{reason} needs LLVM, which this build does not have: {remedy}", caught.exception.message)
            self.assertIn("name a program `llvm-spirv-rs` that has LLVM with `--llvm=PROGRAM`", caught.exception.message)
        with self.assertRaisesRegex(llvm_spirv_rs.Error, "^NotBuiltIn: .* needs SPIRV-Tools, which .* with `rules`"):
            llvm_spirv_rs.validate(module, validate="spirv-tools")

    def test_errors_have_the_position_in_the_source(self):
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            llvm_spirv_rs.translate(WITH_LINES)
        self.assertEqual(caught.exception.source, llvm_spirv_rs.SourceLocation("f.cl", "/folder", 4, 9))

    def test_options_have_the_names_of_the_command_line(self):
        extensions = ["+SPV_KHR_bit_instructions", "+SPV_INTEL_function_pointers"]
        module = llvm_spirv_rs.translate(TWO_ERRORS, spirv_ext=extensions, strip=True, threads=2, strict=None)
        llvm_spirv_rs.validate(module)
        self.assertEqual(module, llvm_spirv_rs.translate(TWO_ERRORS, spirv_ext=",".join(extensions), strip="true"))
        self.assertEqual(sorted(llvm_spirv_rs.Options.__annotations__), sorted(llvm_spirv_rs.option_names()))
        device = '{"extensions": ["SPV_KHR_bit_instructions", "SPV_INTEL_function_pointers"]}'
        llvm_spirv_rs.translate(TWO_ERRORS, target_env=device)
        for wrong in ({"spirv_exr": "all"}, {"spirv_max_version": "0.9"}, {"strip": "maybe"}):
            with self.assertRaises(llvm_spirv_rs.Error) as caught:
                llvm_spirv_rs.translate(KERNEL, **wrong)
            self.assertEqual(caught.exception.kind, "InvalidUsage")

    def test_values_of_wrong_types_are_type_errors(self):
        module = llvm_spirv_rs.translate(KERNEL)
        calls = [
            ("module: .* found int 7", lambda: llvm_spirv_rs.translate(7)),
            ("module: .* found NoneType", lambda: llvm_spirv_rs.validate(None)),
            ("spirv_max_version: .* found float 1.4", lambda: llvm_spirv_rs.translate(KERNEL, spirv_max_version=1.4)),
            ("spirv_ext: .* found int 7", lambda: llvm_spirv_rs.translate(KERNEL, spirv_ext=["all", 7])),
            ("spirv_ext: .* found bytes", lambda: llvm_spirv_rs.translate(KERNEL, spirv_ext=b"all")),
            ("target_env: .* found dict", lambda: llvm_spirv_rs.translate(KERNEL, target_env={"version": "1.4"})),
            ("settings: .* found str '7=12'", lambda: llvm_spirv_rs.specialize(module, "7=12")),
            ("settings: .* for 7, found list", lambda: llvm_spirv_rs.specialize(module, {7: []})),
            ("settings: .* found float", lambda: llvm_spirv_rs.specialize(module, {7.0: 1})),
            ("settings: .* found int 7", lambda: llvm_spirv_rs.specialize(module, [7])),
        ]
        for message, call in calls:
            with self.assertRaisesRegex(TypeError, message):
                call()

    def test_scalars_of_arrays_are_settings(self):
        class Scalar:
            """A scalar as numpy's, which is none of Python's numbers."""

            shape = ()

            def item(self):
                return 12

        module = llvm_spirv_rs.translate(KERNEL)
        expected = llvm_spirv_rs.specialize(module, {7: 12})
        self.assertEqual(llvm_spirv_rs.specialize(module, {7: Scalar()}), expected)
        with self.assertRaisesRegex(TypeError, "expected a number, bool or str for 7"):
            llvm_spirv_rs.specialize(module, {7: None})

    def test_modules_are_values(self):
        module, same = llvm_spirv_rs.translate(KERNEL), llvm_spirv_rs.translate(KERNEL)
        self.assertEqual({module, same, llvm_spirv_rs.lift(module)}, {same, llvm_spirv_rs.lift(same)})
        count = len(module.words)
        self.assertEqual(repr(module), f"<Module: SPIR-V 1.1, {count} words, 1 specialization constant, 0 warnings>")
        self.assertRegex(repr(llvm_spirv_rs.lift(module)), r"^<LlvmModule: \d+ bytes of bitcode, 0 warnings>$")
        self.assertEqual(repr(llvm_spirv_rs.Module(b"", (), ())), "<Module: 0 bytes that are no SPIR-V>")
        self.assertEqual(str(llvm_spirv_rs.Error()), "")
        self.assertEqual(len({llvm_spirv_rs.translate(WITH_WARNING), llvm_spirv_rs.translate(WITH_WARNING)}), 1)

    def test_paths_are_inputs(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "kernel.bc"
            path.write_bytes(assembled(KERNEL_TEXT))
            module = llvm_spirv_rs.translate(path)
            self.assertEqual(module, llvm_spirv_rs.translate(KERNEL))
            path.write_text("no module")
            with self.assertRaisesRegex(llvm_spirv_rs.Error, re.escape(str(path))):
                llvm_spirv_rs.translate(path)
            path.write_bytes(module.bytes)
            self.assertIn(f"; ModuleID = '{path}'", llvm_spirv_rs.lift(path).text)
            with self.assertRaises(FileNotFoundError):
                llvm_spirv_rs.translate(path.with_name("absent"))
            bytes_name = path.with_name("kernel-\udc80.bc")
            bytes_name.write_bytes(assembled(KERNEL_TEXT))
            self.assertEqual(llvm_spirv_rs.translate(bytes_name), module)
            with self.assertRaisesRegex(TypeError, re.escape(f"pass pathlib.Path({str(path)!r})")):
                llvm_spirv_rs.translate(str(path))

    def test_kernels_run_on_the_processor(self):
        module = llvm_spirv_rs.translate(SCALED)
        to, source = array("f", [0.0] * 8), array("f", range(8))
        local = llvm_spirv_rs.Local(16)
        module.run("scaled", global_size=8, local_size=4, args=[to, source, 2.0, (5, 1), local])
        self.assertEqual(to.tolist(), [2.0 * n + 1 for n in range(8)])
        # One number is all components, bytes are memory, and a part of an array, too.
        module.run(global_size=[2], offset=3, args=[to, source.tobytes(), 1, -4, local])
        self.assertEqual(to.tolist(), [1.0, 3.0, 5.0, -1.0, 0.0, 11.0, 13.0, 15.0])
        llvm_spirv_rs.run(module.bytes, global_size=1, args=[memoryview(to)[6:], source, 9, 9, local])
        self.assertEqual(to[6], 9.0)

        # The number of threads changes nothing.
        for threads in (1, 2, 5):
            many = array("f", [0.0] * 1000)
            values = array("f", range(1000))
            module.run(global_size=1000, local_size=4, args=[many, values, 3.0, (1, 1), local], threads=threads)
            self.assertEqual(many.tolist(), [3.0 * n + 1 for n in range(1000)])
        for threads in (0, 10**30):
            with self.assertRaisesRegex(ValueError, f"threads: expected a number from 1 to 4294967295, found {threads}"):
                module.run(global_size=1, args=[to, source, 1, 1, local], threads=threads)

        # The same memory twice is one memory.
        both = array("f", [1.0, 2.0])
        module.run(global_size=2, args=[both, both, 2.0, 0, local])
        self.assertEqual(both.tolist(), [2.0, 4.0])

        # An array of ctypes names the order of its bytes; numbers of other libraries are indices.
        class Number:
            def __index__(self):
                return 2

        floats = (ctypes.c_float * 2)()
        module.run(global_size=Number(), local_size=[Number()], args=[floats, source, 2.0, 0, local])
        self.assertEqual([*floats], [0.0, 2.0])

        word = bytearray(4)
        translated = llvm_spirv_rs.translate(KERNEL)
        for settings, expected in (((), 42), ({7: 12}, 12), (["7=13"], 13)):
            translated.run("k", global_size=1, args=[word], settings=settings)
            self.assertEqual(int.from_bytes(word, "little"), expected)

    def test_warnings_of_runs_are_about_the_call(self):
        module = llvm_spirv_rs.translate(KERNEL)
        # An OpTypeInt with a sign, which kernels do not have.
        words = array("I", module.words)
        words[words.index(4 << 16 | 21) + 3] = 1
        signed, word = llvm_spirv_rs.Module(words.tobytes(), (), ()), bytearray(4)
        calls = [
            lambda: signed.run(global_size=1, args=[word]),
            lambda: llvm_spirv_rs.run(signed, global_size=1, args=[word], settings={7: 3}),
        ]
        for call in calls:
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                call()
            self.assertEqual([warning.filename for warning in caught], [__file__])

    def test_kernels_have_names_that_libraries_have(self):
        module = llvm_spirv_rs.translate(assembled(KERNEL_TEXT.replace("@k(", "@_name(")))
        word = bytearray(4)
        module.run(global_size=1, args=[word])
        self.assertEqual(int.from_bytes(word, "little"), 42)

    def test_kernels_have_images_and_samplers(self):
        module = llvm_spirv_rs.translate(ODD)
        source = bytes(range(0, 80, 10))
        for sampler in ("clamp_to_edge", 0x12):
            to = array("I", [0] * 4)
            images = [llvm_spirv_rs.Image(source, 8, "r", "uint8"), llvm_spirv_rs.Image(to, [4], "r", "uint32")]
            module.run(global_size=4, args=[*images, sampler])
            self.assertEqual(to.tolist(), [10, 30, 50, 70])
        with self.assertRaisesRegex(ValueError, "argument 1, .*a 1D image: expected 20 bytes of texels, found 16"):
            module.run(global_size=4, args=[images[0], llvm_spirv_rs.Image(to, 5, "r", "uint32"), 0])
        with self.assertRaisesRegex(ValueError, "expected 1 sizes for .*a 1D image, found 2"):
            module.run(global_size=4, args=[images[0], llvm_spirv_rs.Image(to, [2, 2], "r", "uint32"), 0])
        for channel, texels in (("float", to), ("uint32", array("f", to)), ("half", array("f", [0.0] * 2))):
            with self.assertRaisesRegex(TypeError, f"the channel type {channel} does not have numbers of the format"):
                module.run(global_size=4, args=[images[0], llvm_spirv_rs.Image(texels, 4, "r", channel), 0])
        halves = (ctypes.c_uint16 * 4)()
        module.run(global_size=4, args=[images[0], llvm_spirv_rs.Image(halves, 4, "r", "half"), 0])
        with self.assertRaisesRegex(TypeError, "argument 0, .*a 1D image: expected Image"):
            module.run(global_size=4, args=[source, images[1], 0])
        with self.assertRaisesRegex(llvm_spirv_rs.Error, "expected a channel order"):
            module.run(global_size=4, args=[images[0], llvm_spirv_rs.Image(to, 4, "cmyk", "uint32"), 0])

    def test_kernels_have_pipes(self):
        module, Pipe = llvm_spirv_rs.translate(PIPED), llvm_spirv_rs.Pipe
        pipe = Pipe(4, 3, array("i", [7]))
        out = array("i", [0] * 4)
        module.run("produce", global_size=4, args=[pipe, out], threads=1)
        self.assertEqual(array("i", pipe.packets).tolist(), [7, 0, 1])
        self.assertEqual(out.tolist(), [0, 0, -1, -1])
        module.run("consume", global_size=2, args=[pipe, out], threads=1)
        self.assertEqual((array("i", pipe.packets).tolist(), out[0]), ([1], 0))
        # The same pipe twice is one pipe, and the packets that are left go round the end of the memory.
        pipe.packets = array("i", [7, 8])
        module.run("both", global_size=5, args=[pipe, pipe, out], threads=1)
        self.assertEqual(array("i", pipe.packets).tolist(), [3, 4])
        self.assertEqual(out[0], 2)

        def refuses(kind, text, *args):
            with self.assertRaisesRegex(kind, text):
                module.run("consume", global_size=1, args=args)

        refuses(TypeError, r"argument 0, .*a pipe to read packets of 4 bytes: expected Pipe\(packet_size, capacity\)", bytearray(4), out)
        refuses(ValueError, "a pipe to read packets of 4 bytes: expected at most 1 packets, found 2", Pipe(4, 1, bytes(8)), out)
        refuses(ValueError, "expected packets of 4 bytes, found 3 bytes", Pipe(4, 1, bytes(3)), out)
        refuses(ValueError, "capacity: expected a number from 1 to 4294967295, found 0", Pipe(4, 0), out)
        refuses(ValueError, "expected packets of 4 bytes, found packets of 8 bytes", Pipe(8, 4), out)

    def test_arguments_of_kernels_are_checked(self):
        module = llvm_spirv_rs.translate(SCALED)
        floats, local = array("f", [0.0]), llvm_spirv_rs.Local(4)
        right = [floats, floats, 1.0, 1, local]
        module.run(global_size=1, args=right)

        def refuses(kind, text, args=right, kernel="scaled", global_size=1, local_size=None):
            with self.assertRaisesRegex(kind, text):
                module.run(kernel, global_size=global_size, local_size=local_size, args=args)

        refuses(TypeError, r"scaled has 5 arguments \(.*float.*, found 1", [floats])
        refuses(TypeError, "argument 0, .*expected an array or bytes, found int", [1, *right[1:]])
        refuses(TypeError, "argument 4, .*local memory.*Local", [*right[:4], 4])
        refuses(TypeError, "argument 2, .*float.*found str", [floats, floats, "1", 1, local])
        refuses(ValueError, "argument 3, .*int2.*expected 2 components, found 3", [floats, floats, 1.0, (1, 2, 3), local])
        refuses(ValueError, "argument 3, .*int2", [floats, floats, 1.0, 1 << 32, local])
        refuses(ValueError, "in the order of C", [memoryview(array("f", [0.0] * 4))[::2], *right[1:]])
        refuses(TypeError, "argument 3, .*int2", [floats, floats, 1.0, 1.5, local])
        refuses(TypeError, "expected floating-point numbers of 32 bits", [array("i", [0]), *right[1:]])
        big_endian = (ctypes.c_float.__ctype_be__ * 1)()
        refuses(TypeError, "argument 0, .*the format '>", [big_endian, *right[1:]])
        # The integers have the right width, so that only the order of their bytes is wrong.
        swapped = (ctypes.c_int32.__ctype_be__ * 1)()
        with self.assertRaisesRegex(TypeError, "expected numbers in the byte order of this machine.*found the format '>"):
            llvm_spirv_rs.translate(KERNEL).run(global_size=1, args=[swapped])
        pair = memoryview(array("f", [0.0] * 4))
        refuses(ValueError, "argument 1 overlaps that of argument 0", [pair[:2], pair[1:3], *right[2:]])
        refuses(KeyError, "kernels scaled, found other", kernel="other")
        refuses(ValueError, "global_size", global_size=[1, 2, 3, 4])
        refuses(ValueError, "local_size", local_size=0)
        refuses(ValueError, "local_size: expected at most 1 numbers, as in global_size", local_size=[1, 1])
        with self.assertRaisesRegex(ValueError, "^offset: expected at most 1 numbers, as in global_size"):
            module.run(global_size=1, offset=[0, 0], args=right)
        constant = memoryview(array("f", [0.0])).toreadonly()
        module.run(global_size=1, args=[floats, constant, *right[2:]])
        refuses(ValueError, "argument 0, .*the kernel has written to it", [constant, *right[1:]])
        refuses(llvm_spirv_rs.Error, "scaled: groups have 1 to 1048576", local_size=1 << 21)
        with self.assertRaisesRegex(llvm_spirv_rs.Error, "there is no program no-compiler"):
            module.run(global_size=1, args=right, cc="no-compiler")

    def test_modules_and_codes_are_texts(self):
        module = llvm_spirv_rs.translate(KERNEL)
        self.assertIn("OpEntryPoint Kernel", llvm_spirv_rs.disassemble(module))
        self.assertIn("Kernel", llvm_spirv_rs.report(module))
        self.assertTrue(llvm_spirv_rs.explain("E018").startswith("E018 RequiresExtension"))
        with self.assertRaises(KeyError):
            llvm_spirv_rs.explain("E999")
        with self.assertRaises(llvm_spirv_rs.Error):
            llvm_spirv_rs.disassemble(b"")

    def test_maps_are_recorded_on_request(self):
        module = llvm_spirv_rs.translate(KERNEL)
        self.assertIsNone(module.map)
        module = llvm_spirv_rs.translate(KERNEL, with_map=True)
        rows = json.loads(module.map)["instructions"]
        (store,) = [row for row in rows if row["opcode"] == "OpStore"]
        self.assertEqual(store["function"], "k")
        self.assertTrue(store["value"].startswith("store i32"))
        self.assertEqual(module.words[store["offset"]] & 0xFFFF, 62)
        self.assertIsNone(llvm_spirv_rs.lift(module).map)
        rows = json.loads(llvm_spirv_rs.lift(module, with_map=True).map)["instructions"]
        self.assertTrue(any(row["opcode"] == "OpStore" and row["value"] for row in rows))

    def test_each_function_has_its_error(self):
        function = "define spir_func i32 @f{}(i32 %x) {{\n %r = call spir_func i32 @_Z11bit_reversej(i32 %x)\n ret i32 %r\n}}\n"
        head = 'target triple = "spir64-unknown-unknown"\ndeclare spir_func i32 @_Z11bit_reversej(i32)\n'
        with self.assertRaises(llvm_spirv_rs.Error) as caught:
            llvm_spirv_rs.translate(module_input(head + "".join(function.format(n) for n in range(30))))
        self.assertEqual(len(caught.exception.others), 29)
        self.assertTrue(caught.exception.others[28].locations[-1].startswith("function @f29"))

    def test_warnings_have_message_and_places(self):
        (warning,) = llvm_spirv_rs.translate(WITH_WARNING).warnings
        print("warning:", warning)
        self.assertIn("did you mean `sqrt`?", warning.message)
        self.assertTrue(warning.locations[-1].startswith("function @f"))
        self.assertTrue(warning.code.startswith("W") and warning.kind)

    def test_the_program_is_found_beside_the_package(self):
        with tempfile.TemporaryDirectory() as folder:
            package, program = Path(folder) / "llvm_spirv_rs", Path(folder) / "bin" / "llvm-spirv-rs"
            package.mkdir()
            for file in Path(llvm_spirv_rs.__file__).parent.iterdir():
                (package / file.name).symlink_to(file)
            program.parent.mkdir()
            program.write_text('#!/bin/sh\necho "$@"\n')
            program.chmod(0o755)
            command = [sys.executable, "-m", "llvm_spirv_rs", "--help"]
            environment = {**os.environ, "PYTHONPATH": folder}
            output = subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True, text=True).stdout
            self.assertEqual(output, "--help\n")

    def test_other_threads_run_during_a_translation(self):
        functions = "".join(f"define i32 @f{n}(i32 %x) {{\n  ret i32 %x\n}}\n" for n in range(2000))
        source = module_input('target triple = "spir64-unknown-unknown"\n' + functions)
        is_done = threading.Event()
        thread = threading.Thread(target=lambda: (llvm_spirv_rs.translate(source), is_done.set()))
        thread.start()
        steps = 0
        while not is_done.is_set():
            steps += 1
        thread.join()
        print(f"{steps} steps of another thread during a translation")
        # With the lock held, this thread would make its steps before and after only.
        self.assertGreater(steps, 1000)


if __name__ == "__main__":
    unittest.main()
