"""What a type checker says of calls: an error that mypy does not find is one itself, as `# type: ignore` is then unused."""

from pathlib import Path

import llvm_spirv_rs

module = llvm_spirv_rs.translate(Path("kernel.bc"), spirv_ext=["all", "-SPV_KHR_untyped_pointers"], strip=True, threads=2)
lifted = llvm_spirv_rs.lift(module, spirv_target_env="CL2.0", with_map=True)
llvm_spirv_rs.validate(module, target_env="level-zero:1.2")
text: str = lifted.text

llvm_spirv_rs.translate(b"", spirv_exr="all")  # type: ignore[call-arg]
llvm_spirv_rs.translate(b"", strip="maybe")  # type: ignore[arg-type]
llvm_spirv_rs.translate(7)  # type: ignore[arg-type]
settings = {7: 64}
llvm_spirv_rs.specialize(module, settings)
llvm_spirv_rs.specialize(module, {7: 64, "scale": 1.5, "is_fast": True})
llvm_spirv_rs.specialize(module, ["7=64"])
llvm_spirv_rs.specialize(module, {7: None})  # type: ignore[arg-type]
