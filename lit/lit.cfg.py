# LLVM's lit reads this file for every run; README.ll explains how a test is written.
#
# tests/lit.rs starts lit and says in the environment where the tools are, so nothing here names a machine.
import os

import lit.formats

config.name = "llvm-spirv-rs"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = {".ll", ".spvasm"}
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.environ["LIT_EXEC_ROOT"]

# FileCheck, not, llvm-as and clang; then spirv-val, spirv-as and spirv-dis.
config.environment["PATH"] = os.pathsep.join(
    [os.environ["LLVM_BIN"], os.environ["SPIRV_TOOLS_BIN"], os.environ["PATH"]]
)

# The program under test. A translation that does not end is a failure like any other; the limit is one of the processor's
# time, as other programs may be busy.
program = "prlimit --cpu=60 " + os.environ["LLVM_SPIRV_RS"]
name = r"(?<![\w./-])llvm-spirv-rs(?![\w./-])"
config.substitutions.append((name + r"(?= (generate|run|specialize|validate|view)\b)", program))
# SPIRV-Tools judges each translation as well; src/validate/spirv_tools/known_gaps.rs lists where its verdict does not
# count.
config.substitutions.append((name, program + " --validate=spirv-tools"))
