"""Translates LLVM IR to SPIR-V for OpenCL, SYCL and Level Zero devices, and SPIR-V to LLVM IR.

    import llvm_spirv_rs
    module = llvm_spirv_rs.translate(bitcode, spirv_ext="all")
    module.bytes

Options are keyword arguments with the names of the command line: `spirv_ext="all"` is `--spirv-ext=all`, `strip=True`
is `--strip`. A list is several options of one name.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsFloat, SupportsIndex, Union

from . import _host, _native
from ._errors import Error, SourceLocation, Warning, warning
from ._host import Image, Local, Pipe, Sizes
from ._options import Options

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = [
    "Constant",
    "Error",
    "LlvmModule",
    "Image",
    "Local",
    "Module",
    "Options",
    "Pipe",
    "Settings",
    "SourceLocation",
    "SpecConstant",
    "Warning",
    "disassemble",
    "explain",
    "has_llvm",
    "lift",
    "list_constants",
    "option_names",
    "report",
    "run",
    "specialize",
    "translate",
    "validate",
]

__version__ = _native.version()

Input = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]"]
"""LLVM bitcode as bytes, LLVM assembly as text or bytes, or the path of a file with one of them, which is
no `str`. Assembly and bitcode before LLVM 15 need LLVM, see `has_llvm`."""

Settings = Union[Mapping[Any, Union[SupportsFloat, SupportsIndex, str]], Iterable[str]]
"""Values of specialization constants: a mapping from ids and names, or strings such as "7=42". Types do not tell an id from
another number (in a dictionary with both, they would be `object`), but the call does."""

_Bytes = bytes


@dataclass(frozen=True)
class SpecConstant:
    """A scalar specialization constant, as a runtime that sets it needs it."""

    id: int
    """The literal of its SpecId decoration."""
    symbol: str | None
    """The symbolic name of the constant that the scalar is part of; a specialized module has no such names."""
    type: str
    """Its type: `bool`, `i8`, `i16`, `i32`, `i64`, `half`, `float` or `double`."""
    size: int
    """The size of the scalar, in bytes."""
    offset: int
    """The offset of the scalar in that constant, in bytes."""
    whole_size: int
    """The size of that constant, in bytes, including padding."""
    default_bits: int
    """The bits of its default value, zero-extended."""


@dataclass(frozen=True)
class Constant:
    """A scalar specialization constant of any module."""

    id: int | None
    """The literal of its SpecId decoration."""
    name: str | None
    """Its OpName."""
    type: str
    """Its type: `bool`, `i32`, `f16`, ..."""
    default: str
    """Its default value, in the syntax of a setting."""


@dataclass(frozen=True)
class Module:
    """A SPIR-V module with the warnings about it."""

    bytes: _Bytes
    """The module in native byte order, as `clCreateProgramWithIL` and files have it."""
    warnings: tuple[Warning, ...]
    spec_constants: tuple[SpecConstant, ...]
    """The constants that a runtime can set, in the order of ids; a specialized module has those that are left, without symbols."""
    map: str | None = None
    """The origin of each instruction as JSON, as `--emit-map` writes it, if `translate` was called with `with_map`."""

    @property
    def words(self) -> memoryview:
        """The words of the module, header first."""
        return memoryview(self.bytes).cast("I")

    def run(
        self,
        kernel: str | None = None,
        *,
        global_size: Sizes,
        local_size: Sizes | None = None,
        offset: Sizes | None = None,
        args: Sequence[object] = (),
        settings: Settings = (),
        cc: str | None = None,
        threads: int | None = None,
    ) -> None:
        """Runs a kernel on the processor, see the function of this name."""
        run(
            self,
            kernel,
            global_size=global_size,
            local_size=local_size,
            offset=offset,
            args=args,
            settings=settings,
            cc=cc,
            threads=threads,
        )

    def __bytes__(self) -> _Bytes:
        return self.bytes

    def __repr__(self) -> str:
        if len(self.bytes) < 8 or len(self.bytes) % 4:
            return f"<Module: {len(self.bytes)} bytes that are no SPIR-V>"
        version = self.words[1]
        counts = [
            f"{len(self.words)} words",
            _counted(len(self.spec_constants), "specialization constant"),
            _counted(len(self.warnings), "warning"),
        ]
        return f"<Module: SPIR-V {version >> 16 & 0xFF}.{version >> 8 & 0xFF}, {', '.join(counts)}>"


@dataclass(frozen=True)
class LlvmModule:
    """A module of LLVM IR with the warnings about it."""

    bitcode: _Bytes
    text: str
    """The module as assembly."""
    warnings: tuple[Warning, ...]
    map: str | None = None
    """The translation of each instruction of the SPIR-V module, as JSON, if `lift` was called with `with_map` and no passes."""

    def __bytes__(self) -> _Bytes:
        return self.bitcode

    def __repr__(self) -> str:
        return f"<LlvmModule: {len(self.bitcode)} bytes of bitcode, {_counted(len(self.warnings), 'warning')}>"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def translate(
    module: Input, /, *, name: str | None = None, with_map: bool = False, **options: Unpack[Options]
) -> Module:
    """Translates LLVM bitcode or assembly, detected from its content.

    `name` is the name of the input in messages, by default its path. With `with_map`, the result has a `map`.
    """
    return _module(_native.translate_module(_bytes(module), _name(module, name), _settings(options), with_map))


def lift(
    module: Module | Input, /, *, name: str | None = None, with_map: bool = False, **options: Unpack[Options]
) -> LlvmModule:
    """Translates a SPIR-V module for kernels, of any producer, to LLVM IR.

    `name` is the name of the input in messages and in the LLVM module, by default its path. With `with_map`, the result
    has a `map`.

    Specialization constants get their defaults; `specialize` gives them other values before.
    """
    fields = _native.lift_module(_bytes(module), _name(module, name), _settings(options), with_map)
    bitcode, text, warnings, lines = fields
    return LlvmModule(bitcode, text, tuple(warning(row) for row in warnings), lines)


def specialize(
    module: Module | Input,
    settings: Settings = (),
    *,
    all: bool = False,
) -> Module:
    """Gives specialization constants of a SPIR-V module of any producer their values, and folds what depends on them.

    Settings are a mapping from ids or names to values, or strings such as "7=42". With `all`, the other constants get
    their defaults.
    """
    return _module(_native.specialize_module(_bytes(module), _constants(settings), all))


def run(
    module: Module | Input,
    kernel: str | None = None,
    *,
    global_size: Sizes,
    local_size: Sizes | None = None,
    offset: Sizes | None = None,
    args: Sequence[object] = (),
    settings: Settings = (),
    cc: str | None = None,
    threads: int | None = None,
) -> None:
    """Runs a kernel of a SPIR-V module on the processor, in this process, without a device or a runtime of OpenCL.

    clang 22 of the machine compiles the module, or the program `cc`; the module of a later call is compiled once.
    `kernel` may be left out if the module has one. Sizes are numbers of work-items, in up to three dimensions; groups
    have the size that the kernel requires, or one work-item, if there is no `local_size`. Groups run on
    `threads` threads, by default on as many as there are processors.

    `args` has for memory an array (numpy, `array.array`, `bytearray`; the kernel's changes are there afterwards) or
    `bytes` (a copy, whose changes are lost), for local memory `Local(size)`, for a number a number, for a vector one
    number or a sequence, for a structure its bytes, for an image `Image(texels, sizes, order, channel)`, for a sampler
    its bits or words as in `clamp_to_edge,linear,normalized`, for a pipe `Pipe(packet_size, capacity, packets)`, whose
    `packets` are those left afterwards. One array or pipe may be several arguments; others must not overlap. `settings`
    are those of `specialize`. Warnings of the translation are Python's (`warnings.warn`).
    """
    program = _host.compiled(_bytes(module), tuple(_constants(settings)), cc)
    _host.run(program, kernel, args, global_size, local_size, offset, threads)


def validate(module: Module | Input, /, **options: Unpack[Options]) -> None:
    """Raises the violations of a SPIR-V module of any producer; `target_env`, `threads` and `validate` apply."""
    _native.validate_module(_bytes(module), _settings(options))


def disassemble(module: Module | Input) -> str:
    """Prints a SPIR-V module as assembly in the style of SPIRV-Tools."""
    return _native.disassemble_module(_bytes(module))


def report(module: Module | Input) -> str:
    """Lists the version, the capabilities and the extensions of a SPIR-V module, each with what needs it."""
    return _native.report_needs(_bytes(module))


def explain(code: str) -> str:
    """Explains the code of an error or warning, such as `E018`; raises KeyError if there is none."""
    text = _native.explain_code(code)
    if text is None:
        raise KeyError(code)
    return text


def list_constants(module: Module | Input) -> list[Constant]:
    """Lists the scalar specialization constants of a SPIR-V module of any producer, in order."""
    return [Constant(*fields) for fields in _native.list_constants(_bytes(module))]


def has_llvm() -> bool:
    """Returns `True` if this package has LLVM, which reads assembly and bitcode before LLVM 15, and runs passes.

    Without it they are errors of the kind "NotBuiltIn", unless the option `llvm` names a program `llvm-spirv-rs` that
    has it.
    """
    return _native.has_llvm()


def option_names() -> list[str]:
    """Lists the names of all options, as keywords."""
    return [name.replace("-", "_") for name in _native.option_names()]


def _module(fields: _native._Module) -> Module:
    data, warnings, constants, lines = fields
    return Module(data, tuple(warning(row) for row in warnings), tuple(SpecConstant(*row) for row in constants), lines)


def _name(module: Module | Input, name: str | None) -> str:
    if name is not None:
        return name
    if not isinstance(module, os.PathLike):
        return "input"
    # A name of a file may be no text.
    return os.fsdecode(module).encode(errors="replace").decode()


def _bytes(module: Module | Input) -> bytes:
    if isinstance(module, Module):
        return module.bytes
    if isinstance(module, str):
        if module.endswith((".bc", ".ll", ".spv")) and "\n" not in module:
            raise TypeError(f"module: a str is assembly, found the name of a file: pass pathlib.Path({module!r})")
        return module.encode()
    if isinstance(module, os.PathLike):
        return Path(module).read_bytes()
    try:
        return memoryview(module).tobytes()
    except TypeError:
        raise TypeError(f"module: expected bytes, str, a path or a Module, found {_described(module)}") from None


def _settings(options: Mapping[str, object]) -> list[tuple[str, str | None]]:
    settings: list[tuple[str, str | None]] = []
    for keyword, option in options.items():
        name = keyword.replace("_", "-")
        for value in _values(keyword, option):
            if value is True:
                settings.append((name, None))
            elif value is not None:
                settings.append((name, _text(value)))
    return settings


def _values(keyword: str, option: object) -> list[str | int | bool | None]:
    if option is None or isinstance(option, (str, int)):
        return [option]
    if isinstance(option, Iterable) and not isinstance(option, (bytes, bytearray, memoryview, Mapping)):
        values = list(option)
        for value in values:
            if not isinstance(value, str):
                raise TypeError(f"{keyword}: expected strings in the list, found {_described(value)}")
        return [*values]
    raise TypeError(f"{keyword}: expected str, int, bool, None or a list of strings, found {_described(option)}")


def _constants(settings: Settings) -> list[str]:
    if isinstance(settings, Mapping):
        values = {key: _scalar(value) for key, value in settings.items()}
        for key, value in values.items():
            if isinstance(key, bool) or not isinstance(key, (int, str)):
                raise TypeError(f"settings: expected an id or a name, found {_described(key)}")
            if not isinstance(value, (int, float, str)):
                raise TypeError(f"settings: expected a number, bool or str for {key}, found {_described(value)}")
        return [f"{key}={_text(value)}" for key, value in values.items()]
    if isinstance(settings, (str, bytes)) or not isinstance(settings, Iterable):
        raise TypeError(f"settings: expected a mapping or a list of strings, found {_described(settings)}")
    listed = list(settings)
    for setting in listed:
        if not isinstance(setting, str):
            raise TypeError(f'settings: expected strings such as "7=42", found {_described(setting)}')
    return listed


def _scalar(value: object) -> object:
    """Returns the number of Python for a scalar of numpy, and anything else as it is."""
    item = getattr(value, "item", None)
    return item() if callable(item) and getattr(value, "shape", None) == () else value


def _described(value: object) -> str:
    return f"{type(value).__name__} {value!r:.60}"


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
