"""The exception of the package, which the extension module raises."""

from __future__ import annotations

__all__ = ["Error"]


class Error(Exception):
    """The reason why a function failed. `str(error)` is what the program prints."""

    kind: str
    """The class of the error, a stable name such as "RequiresExtension"."""
    message: str
    """The message, without kind and places."""
    places: list[str]
    """The locations, the innermost first: an instruction, a function, a file."""
    others: list[Error]
    """The errors of other functions that stopped the translation too."""

    def __init__(self, text: str, kind: str, message: str, places: list[str], others: list[Error]) -> None:
        super().__init__(text, kind, message, places, others)
        self.kind = kind
        self.message = message
        self.places = places
        self.others = others

    def __str__(self) -> str:
        return str(self.args[0])
