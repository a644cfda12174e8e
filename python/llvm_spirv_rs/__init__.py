"""Translates LLVM IR to SPIR-V for OpenCL, SYCL and Level Zero devices.

    import llvm_spirv_rs
    module = llvm_spirv_rs.translate(bitcode, spirv_ext="all")
    module.bytes

Options are keyword arguments with the names of the command line: `spirv_ext="all"` is `--spirv-ext=all`, `strip=True`
is `--strip`. A list is several options of one name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Union

from . import _native
from ._errors import Error, SourceLocation, Warning, warning

__all__ = [
    "Constant",
    "Error",
    "Module",
    "SourceLocation",
    "SpecConstant",
    "Warning",
    "list_constants",
    "option_names",
    "specialize",
    "translate",
    "validate",
]

__version__ = _native.version()

Input = Union[bytes, bytearray, memoryview, str]
"""LLVM bitcode as bytes, or LLVM assembly as text or bytes."""

_Bytes = bytes

Option = Union[str, int, bool, None, Iterable[str]]
"""The value of an option; `None` leaves its default."""


@dataclass(frozen=True)
class SpecConstant:
    """A scalar specialization constant of a translated module, as a runtime that sets it needs it."""

    id: int
    """The literal of its SpecId decoration."""
    symbol: str | None
    """The symbolic name of the constant that the scalar is part of."""
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

    bytes: _Bytes = field(repr=False)
    """The module in native byte order, as `clCreateProgramWithIL` and files have it."""
    warnings: list[Warning]
    spec_constants: list[SpecConstant]
    """Those of a translated module, in the order of ids; `list_constants` has those of a specialized one."""

    @property
    def words(self) -> memoryview:
        """The words of the module, header first."""
        return memoryview(self.bytes).cast("I")

    def __bytes__(self) -> _Bytes:
        return self.bytes


def translate(module: Input, *, name: str = "input", **options: Option) -> Module:
    """Translates LLVM bitcode or assembly, detected from its content; `name` is the name of the input in messages."""
    return _module(_native.translate_module(_bytes(module), name, _settings(options)))


def specialize(
    module: Module | Input,
    settings: Mapping[int | str, int | float | bool | str] | Iterable[str] = (),
    *,
    all: bool = False,
) -> Module:
    """Gives specialization constants of a SPIR-V module of any producer their values, and folds what depends on them.

    Settings are a mapping from ids or names to values, or strings such as "7=42". With `all`, the other constants get
    their defaults.
    """
    if isinstance(settings, Mapping):
        settings = [f"{key}={_text(value)}" for key, value in settings.items()]
    return _module(_native.specialize_module(_bytes(module), list(settings), all))


def validate(module: Module | Input, **options: Option) -> None:
    """Raises the violations of a SPIR-V module of any producer; `target_env`, `threads` and `validate` apply."""
    _native.validate_module(_bytes(module), _settings(options))


def list_constants(module: Module | Input) -> list[Constant]:
    """Lists the scalar specialization constants of a SPIR-V module of any producer, in order."""
    return [Constant(*fields) for fields in _native.list_constants(_bytes(module))]


def option_names() -> list[str]:
    """Lists the names of all options, as keywords."""
    return [name.replace("-", "_") for name in _native.option_names()]


def _module(fields: _native._Module) -> Module:
    data, warnings, constants = fields
    return Module(data, [warning(row) for row in warnings], [SpecConstant(*row) for row in constants])


def _bytes(module: Module | Input) -> bytes:
    return module.encode() if isinstance(module, str) else bytes(module)


def _settings(options: Mapping[str, Option]) -> list[tuple[str, str | None]]:
    settings: list[tuple[str, str | None]] = []
    for keyword, option in options.items():
        name = keyword.replace("_", "-")
        values = [option] if option is None or isinstance(option, (str, int)) else list(option)
        for value in values:
            if value is True:
                settings.append((name, None))
            elif value is not None:
                settings.append((name, _text(value)))
    return settings


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
