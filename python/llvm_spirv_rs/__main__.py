"""`python -m llvm_spirv_rs` is the program `llvm-spirv-rs`."""

from ._program import run

run("llvm-spirv-rs")
