"""Errors and warnings. The extension module raises the errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._native import _Report, _Source

__all__ = ["Error", "SourceLocation", "Warning"]


@dataclass(frozen=True)
class SourceLocation:
    """A position in the source, from debug information, or in LLVM assembly."""

    file: str
    """The path of the file."""
    directory: str
    """The folder of the compilation, from which a relative path starts; empty if it is unknown."""
    line: int
    """The line, counted from 1."""
    column: int
    """The column, counted from 1; 0 if it is unknown."""


@dataclass(frozen=True)
class Warning:
    """A problem of a translation that succeeded. `str(warning)` is message and locations."""

    text: str = field(repr=False)
    kind: str
    """The class of the warning, a stable name."""
    code: str
    """The code of the kind, which `llvm-spirv-rs --explain CODE` explains."""
    message: str
    """The message, without locations."""
    remedy: str | None
    """The option of the command line that avoids the problem."""
    locations: tuple[str, ...]
    """The locations, the innermost first: an instruction, a function, a file."""
    source: SourceLocation | None
    """The innermost position in the source."""

    def __str__(self) -> str:
        return self.text


class Error(Exception):
    """The reason why a function failed. `str(error)` is kind, message and locations."""

    kind: str
    """The class of the error, a stable name such as "RequiresExtension"."""
    code: str
    """The code of the kind, which `llvm-spirv-rs --explain CODE` explains."""
    message: str
    """The message, without kind and locations."""
    remedy: str | None
    """The option of the command line that allows the construct."""
    locations: list[str]
    """The locations, the innermost first: an instruction, a function, a file."""
    source: SourceLocation | None
    """The innermost position in the source."""
    others: list[Error]
    """The errors of other globals and functions that stopped the translation too, also those with the same reason."""

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""


def warning(fields: _Report) -> Warning:
    """Makes a warning of the fields that the extension module returns."""
    text, kind, code, message, remedy, locations, source = fields
    return Warning(text, kind, code, message, remedy, tuple(locations), _source(source))


def error(fields: _Report, others: list[Error]) -> Error:
    """Makes the error that the extension module raises."""
    failure = Error(fields[0])
    _, failure.kind, failure.code, failure.message, failure.remedy, failure.locations, source = fields
    failure.source = _source(source)
    failure.others = others
    return failure


def _source(fields: _Source | None) -> SourceLocation | None:
    return SourceLocation(*fields) if fields else None
