"""The program by the name `llvm-spirv`, with which it has the exit statuses of the Khronos translator."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main() -> None:
    """Replaces this process by the program, which is in the folder of this script."""
    program = Path(sys.argv[0]).with_name("llvm-spirv-rs")
    os.execv(program, ["llvm-spirv", *sys.argv[1:]])
