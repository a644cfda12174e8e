"""Translates LLVM IR to SPIR-V for OpenCL, SYCL and Level Zero devices, and SPIR-V to LLVM IR.

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
    "LlvmModule",
    "Module",
    "SourceLocation",
    "SpecConstant",
    "Warning",
    "lift",
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

    bytes: _Bytes = field(repr=False)
    """The module in native byte order, as `clCreateProgramWithIL` and files have it."""
    warnings: list[Warning]
    spec_constants: list[SpecConstant]
    """Those that a runtime can set, in the order of ids; a specialized module has those that are left, without symbols."""

    @property
    def words(self) -> memoryview:
        """The words of the module, header first."""
        return memoryview(self.bytes).cast("I")

    def __bytes__(self) -> _Bytes:
        return self.bytes


@dataclass(frozen=True)
class LlvmModule:
    """A module of LLVM IR with the warnings about it."""

    bitcode: _Bytes = field(repr=False)
    text: str = field(repr=False)
    """The module as assembly."""
    warnings: list[Warning]

    def __bytes__(self) -> _Bytes:
        return self.bitcode


def translate(module: Input, *, name: str = "input", **options: Option) -> Module:
    """Translates LLVM bitcode or assembly, detected from its content; `name` is the name of the input in messages."""
    return _module(_native.translate_module(_bytes(module), name, _settings(options)))


def lift(module: Module | Input, *, name: str = "input", **options: Option) -> LlvmModule:
    """Translates a SPIR-V module for kernels, of any producer, to LLVM IR; `name` is the name of the input in messages.

    Specialization constants get their defaults; `specialize` gives them other values before.
    """
    bitcode, text, warnings = _native.lift_module(_bytes(module), name, _settings(options))
    return LlvmModule(bitcode, text, [warning(row) for row in warnings])


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
    return _module(_native.specialize_module(_bytes(module), _constants(settings), all))


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
    if isinstance(module, Module):
        return module.bytes
    if isinstance(module, str):
        return module.encode()
    try:
        return memoryview(module).tobytes()
    except TypeError:
        raise TypeError(f"module: expected bytes, str or a Module, found {_described(module)}") from None


def _settings(options: Mapping[str, Option]) -> list[tuple[str, str | None]]:
    settings: list[tuple[str, str | None]] = []
    for keyword, option in options.items():
        name = keyword.replace("_", "-")
        for value in _values(keyword, option):
            if value is True:
                settings.append((name, None))
            elif value is not None:
                settings.append((name, _text(value)))
    return settings


def _values(keyword: str, option: Option) -> list[str | int | bool | None]:
    if option is None or isinstance(option, (str, int)):
        return [option]
    if isinstance(option, Iterable) and not isinstance(option, (bytes, bytearray, memoryview, Mapping)):
        values = list(option)
        for value in values:
            if not isinstance(value, str):
                raise TypeError(f"{keyword}: expected strings in the list, found {_described(value)}")
        return [*values]
    raise TypeError(f"{keyword}: expected str, int, bool, None or a list of strings, found {_described(option)}")


def _constants(settings: Mapping[int | str, int | float | bool | str] | Iterable[str]) -> list[str]:
    if isinstance(settings, Mapping):
        for key, value in settings.items():
            if isinstance(key, bool) or not isinstance(key, (int, str)):
                raise TypeError(f"settings: expected an id or a name, found {_described(key)}")
            if not isinstance(value, (int, float, str)):
                raise TypeError(f"settings: expected a number, bool or str for {key}, found {_described(value)}")
        return [f"{key}={_text(value)}" for key, value in settings.items()]
    if isinstance(settings, (str, bytes)) or not isinstance(settings, Iterable):
        raise TypeError(f"settings: expected a mapping or a list of strings, found {_described(settings)}")
    listed = list(settings)
    for setting in listed:
        if not isinstance(setting, str):
            raise TypeError(f'settings: expected strings such as "7=42", found {_described(setting)}')
    return listed


def _described(value: object) -> str:
    return f"{type(value).__name__} {value!r:.60}"


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
