"""The programs of the package."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path


def main() -> None:
    """Replaces this process by the program under the name `llvm-spirv`, with which it has the exit statuses of the Khronos
    translator."""
    run("llvm-spirv")


def run(name: str) -> None:
    """Replaces this process by the program, which gets this name."""
    program = find()
    if program is None:
        sys.exit("error: the program llvm-spirv-rs is not installed beside this package: install the wheel of scripts/package")
    os.execv(program, [name, *sys.argv[1:]])


def find() -> Path | None:
    """Returns the path of the program: in the folder of this script, which may be a link, beside the package, as
    `pip install --target` puts it, or in the folder of the scripts of a scheme."""
    schemes = {"base": sysconfig.get_path("scripts")}
    schemes |= {name: sysconfig.get_path("scripts", name) for name in sysconfig.get_scheme_names() if name.endswith("_user")}
    beside = Path(__file__).parent.parent / "bin"
    folders = [Path(sys.argv[0]).resolve().parent, beside, *map(Path, schemes.values())]
    candidates = [folder / "llvm-spirv-rs" for folder in folders]
    return next((candidate for candidate in candidates if candidate.is_file()), None)
