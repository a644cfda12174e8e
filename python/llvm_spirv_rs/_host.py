"""Kernels on the processor: a module becomes a library of the machine, whose functions run ranges of work-items."""

from __future__ import annotations

import ctypes
import inspect
import math
import operator
import os
import re
import struct
import sys
import tempfile
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from numbers import Real
from typing import Any, Union

from . import _native
from ._errors import warning

Sizes = Union[int, Sequence[int]]

# The letters of the struct module for numbers, by whether they are floating-point and their bits.
_LETTERS = {
    (False, 8): "b", (False, 16): "h", (False, 32): "i", (False, 64): "q",
    (True, 16): "e", (True, 32): "f", (True, 64): "d",
}  # fmt: skip

# The letters of integers, and those of texels whose channel type is no integer. Halves may be given as their bits.
_INTEGERS = "bBhHiIlLqQnN"
_CHANNEL_FORMS = {"float": "f", "half": "eH"}

# The alignment of what a kernel gets by its address: that of the largest vector.
_ALIGNMENT = 128


@dataclass(frozen=True)
class Local:
    """An argument of a kernel: memory that the work-items of a group share."""

    size: int
    """Its size, in bytes."""


@dataclass(frozen=True)
class Image:
    """An argument of a kernel: an image, whose texels follow each other, row by row."""

    texels: Any
    """An array, which the kernel may change, or bytes."""
    sizes: Sizes
    """The width, the height and the depth, as many as the image has; the number of layers of an array comes last."""
    order: str = "rgba"
    """The channel order: `r`, `rg`, `rgba`, `bgra`, ..."""
    channel: str = "float"
    """The channel type: `float`, `half`, `unorm8`, `snorm16`, `uint8`, `int32`, ..."""


@dataclass
class Pipe:
    """An argument of a kernel: a pipe, whose packets follow each other from the first to the last."""

    packet_size: int
    """The size of a packet, in bytes."""
    capacity: int
    """The maximum number of packets."""
    packets: Any = b""
    """An array or bytes; after a run the bytes of the packets that are left, for the kernel that reads them."""


@dataclass(frozen=True)
class _Argument:
    """A parameter of a kernel."""

    description: str
    kind: str
    is_float: bool
    bits: int
    """The width of a component, of a structure or of a packet; 0 for memory or packets of no certain type."""
    components: int


class _Range(ctypes.Structure):
    _fields_ = [
        ("dimensions", ctypes.c_uint32),
        ("global_offset", ctypes.c_size_t * 3),
        ("global_size", ctypes.c_size_t * 3),
        ("local_size", ctypes.c_size_t * 3),
        ("groups_done", ctypes.c_void_p),
        ("threads", ctypes.c_uint32),
    ]


class _ImageStructure(ctypes.Structure):
    _fields_ = [
        ("texels", ctypes.c_void_p),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
        ("layers", ctypes.c_size_t),
        ("row_pitch", ctypes.c_size_t),
        ("slice_pitch", ctypes.c_size_t),
        ("channel_order", ctypes.c_uint32),
        ("channel_type", ctypes.c_uint32),
    ]


class _PipeStructure(ctypes.Structure):
    _fields_ = [
        ("packets", ctypes.c_void_p),
        ("commits", ctypes.c_void_p),
        ("packet_size", ctypes.c_uint32),
        ("capacity", ctypes.c_uint32),
        ("read", ctypes.c_uint64),
        ("written", ctypes.c_uint64),
        ("reading", ctypes.c_uint64),
        ("writing", ctypes.c_uint64),
        ("lock", ctypes.c_uint32),
    ]


class _Program:
    """The kernels of a module, compiled for this machine."""

    def __init__(self, module: bytes, settings: tuple[str, ...], cc: str | None) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "kernels.so")
            kernels, found = _native.compile_for_host(module, [*settings], cc, path)
            self.kernels = {kernel.name: kernel for kernel in kernels}
            for row in found:
                warnings.warn(str(warning(row)), stacklevel=_stack_level())
            # The loaded library does not need its file.
            self.library = ctypes.CDLL(path)


def _stack_level() -> int:
    """Returns the `stacklevel` with which a warning of the calling function names the code that has called this package."""
    package, level, frame = __name__.partition(".")[0], 1, inspect.currentframe()
    frame = frame and frame.f_back
    while frame and frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] == package:
        level, frame = level + 1, frame.f_back
    return level


compiled = lru_cache(maxsize=64)(_Program)
"""Compiles a module, or returns what an earlier call has compiled."""


def run(
    program: _Program,
    name: str | None,
    args: Sequence[object],
    global_size: Sizes,
    local_size: Sizes | None,
    offset: Sizes | None,
    threads: int | None,
) -> None:
    """Runs a kernel of a program."""
    kernel = _kernel(program, name)
    if threads is not None and not (isinstance(threads, int) and 1 <= threads < 1 << 32):
        raise ValueError(f"threads: expected a number from 1 to {(1 << 32) - 1}, found {threads!r}")
    work = _Range(dimensions=len(_numbers("global_size", global_size)), threads=threads or 0)
    sizes = {"global_size": global_size, "local_size": local_size, "offset": offset}
    for keyword, given in sizes.items():
        numbers = [] if given is None else _numbers(keyword, given)
        if len(numbers) > work.dimensions:
            raise ValueError(f"{keyword}: expected at most {work.dimensions} numbers, as in global_size, found {given!r}")
        if keyword == "local_size" and 0 in numbers:
            raise ValueError("local_size: groups have at least one work-item")
        field = "global_offset" if keyword == "offset" else keyword
        getattr(work, field)[: len(numbers)] = numbers
    arguments = [_Argument(*fields) for fields in kernel.arguments]
    if len(args) != len(arguments):
        wanted = ", ".join(argument.description for argument in arguments)
        raise TypeError(f"{kernel.name} has {len(arguments)} arguments ({wanted}), found {len(args)}")
    passed = [_passed(index, *pair) for index, pair in enumerate(zip(arguments, args))]
    _share(passed)
    addresses = (ctypes.c_void_p * len(passed))(*(value.address for value in passed))
    # By item: some attributes of a library are its own, whatever its functions are.
    function = program.library[kernel.name]
    function.restype = ctypes.c_int
    # ctypes releases the interpreter's lock meanwhile.
    status = function(ctypes.byref(work), addresses)
    for value in passed:
        value.copy_back()
    kernel.check(status)
    for index, (argument, value) in enumerate(zip(arguments, passed)):
        if isinstance(value, _Memory) and value.has_lost_changes():
            raise ValueError(
                f"argument {index}, {argument.description}: the kernel has written to it, but it is read-only: pass an array "
                "that can be written"
            )


def _kernel(program: _Program, name: str | None) -> _native.HostKernel:
    if name is None and len(program.kernels) == 1:
        return next(iter(program.kernels.values()))
    if name is None or name not in program.kernels:
        raise KeyError(f"the module has the kernels {', '.join(program.kernels) or '(none)'}, found {name}")
    return program.kernels[name]


def _numbers(field: str, given: Sizes) -> list[int]:
    try:
        # One number, which may be one of numpy's.
        numbers = [operator.index(given)]  # type: ignore[arg-type]
    except TypeError:
        try:
            numbers = [operator.index(number) for number in given]  # type: ignore[union-attr]
        except TypeError:
            numbers = []
    if not 1 <= len(numbers) <= 3 or not all(0 <= number < 1 << 63 for number in numbers):
        raise ValueError(f"{field}: expected one to three numbers, found {given!r}")
    return numbers


class _Value:
    """The value of an argument, at an address that has any alignment that a kernel may expect."""

    def __init__(self, value: bytes | memoryview) -> None:
        self.storage = ctypes.create_string_buffer(len(value) + _ALIGNMENT)
        self.address = -(-ctypes.addressof(self.storage) // _ALIGNMENT) * _ALIGNMENT
        ctypes.memmove(self.address, bytes(value), len(value))

    def copy_back(self) -> None:
        """Updates what the caller has of the value, after the run."""


class _Memory(_Value):
    """The address of a copy of memory, which becomes that of the caller again if it can be written."""

    def __init__(self, view: memoryview) -> None:
        self.view = view
        self.memory = _Value(view.tobytes())
        super().__init__(struct.pack("P", self.memory.address))

    def range(self) -> range:
        """Returns the addresses of what is written again."""
        if self.view.readonly or not self.view.nbytes:
            return range(0)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self.view))
        return range(start, start + self.view.nbytes)

    def refer_to(self, other: _Memory) -> None:
        """Passes the copy of another argument, which is of the same memory."""
        self.memory = other.memory
        ctypes.memmove(self.address, struct.pack("P", self.memory.address), struct.calcsize("P"))

    def has_lost_changes(self) -> bool:
        """Returns `True` if the kernel has changed the copy of an array that cannot be written; bytes are meant as a copy."""
        if not self.view.readonly or not self.view.nbytes or isinstance(self.view.obj, bytes):
            return False
        size = self.view.nbytes
        return (ctypes.c_char * size).from_address(self.memory.address).raw != self.view.tobytes()

    def copy_back(self) -> None:
        if not self.view.readonly and self.view.nbytes:
            size = self.view.nbytes
            ctypes.memmove((ctypes.c_char * size).from_buffer(self.view), self.memory.address, size)


class _Texels(_Memory):
    """The address of an image with a copy of its texels."""

    def __init__(self, view: memoryview, image: Image, argument: _Argument) -> None:
        super().__init__(view)
        sizes = _numbers("sizes", image.sizes)
        if len(sizes) != argument.components:
            raise ValueError(f"expected {argument.components} sizes for {argument.description}, found {len(sizes)}")
        order, channel, size = _native.image_format(f"{image.order}:{image.channel}")
        wanted = size * math.prod(sizes)
        if wanted != view.nbytes:
            raise ValueError(f"expected {wanted} bytes of texels, found {view.nbytes}")
        layers = sizes.pop() if argument.kind == "images" else 1
        width, height, depth = (sizes + [1, 1])[:3]
        self.image = _ImageStructure(self.memory.address, width, height, depth, layers, 0, 0, order, channel)
        ctypes.memmove(self.address, struct.pack("P", ctypes.addressof(self.image)), struct.calcsize("P"))

    def refer_to(self, other: _Memory) -> None:
        self.memory = other.memory
        self.image.texels = self.memory.address


class _Packets(_Value):
    """The address of a pipe."""

    def __init__(self, pipe: Pipe) -> None:
        for field, number in (("packet_size", pipe.packet_size), ("capacity", pipe.capacity)):
            if not (isinstance(number, int) and 1 <= number < 1 << 32):
                raise ValueError(f"{field}: expected a number from 1 to 4294967295, found {number!r}")
        packets = bytes(_bytes_of(_contiguous(pipe.packets)))
        count, rest = divmod(len(packets), pipe.packet_size)
        if rest:
            raise ValueError(f"expected packets of {pipe.packet_size} bytes, found {len(packets)} bytes")
        if count > pipe.capacity:
            raise ValueError(f"expected at most {pipe.capacity} packets, found {count}")
        self.pipe = pipe
        self.ring = ctypes.create_string_buffer(packets, pipe.capacity * pipe.packet_size)
        self.commits = ctypes.create_string_buffer(pipe.capacity * 4)
        addresses = (ctypes.addressof(self.ring), ctypes.addressof(self.commits))
        self.structure = _PipeStructure(*addresses, pipe.packet_size, pipe.capacity, 0, count)
        super().__init__(struct.pack("P", ctypes.addressof(self.structure)))

    def refer_to(self, other: _Packets) -> None:
        """Passes the structure of another argument, which is the same pipe."""
        self.ring, self.structure = other.ring, other.structure
        ctypes.memmove(self.address, struct.pack("P", ctypes.addressof(self.structure)), struct.calcsize("P"))

    def copy_back(self) -> None:
        size, capacity = self.pipe.packet_size, self.pipe.capacity
        start, count = self.structure.read % capacity, self.structure.written - self.structure.read
        ring = memoryview(self.ring).cast("B")
        end = min(start + count, capacity)
        self.pipe.packets = bytes(ring[start * size : end * size]) + bytes(ring[: (start + count - end) * size])


def _share(passed: Sequence[_Value]) -> None:
    """Gives arguments of the same memory one copy, and those of the same pipe one structure."""
    seen: list[tuple[range, int, _Memory]] = []
    pipes: dict[int, _Packets] = {}
    for index, value in enumerate(passed):
        if isinstance(value, _Packets):
            first = pipes.setdefault(id(value.pipe), value)
            if first is not value:
                value.refer_to(first)
        if not isinstance(value, _Memory) or not (addresses := value.range()):
            continue
        for others, other_index, other in seen:
            if addresses == others:
                value.refer_to(other)
            elif addresses.start < others.stop and others.start < addresses.stop:
                raise ValueError(f"the memory of argument {index} overlaps that of argument {other_index}")
        seen.append((addresses, index, value))


def _passed(index: int, argument: _Argument, value: object) -> _Value:
    make: dict[str, Callable[[_Argument, object], _Value]]
    make = {
        "memory": _memory,
        "local": _local,
        "number": _number,
        "bytes": _structure,
        "sampler": _sampler,
        "image": _image,
        "images": _image,
        "pipe": _pipe,
    }
    try:
        if argument.kind not in make:
            raise TypeError("arguments of this kind are for programs that call the kernel: see --emit-header")
        return make[argument.kind](argument, value)
    except (TypeError, ValueError, OverflowError, struct.error) as error:
        kind = TypeError if isinstance(error, TypeError) else ValueError
        raise kind(f"argument {index}, {argument.description}: {error}") from None


def _memory(argument: _Argument, value: object) -> _Value:
    view = _contiguous(value)
    form = _form(view)
    # Bytes are memory of any type.
    if argument.bits and form not in ("B", "b", "c"):
        if (form in ("e", "f", "d"), view.itemsize * 8) != (argument.is_float, argument.bits):
            noun = "floating-point numbers" if argument.is_float else "integers"
            raise TypeError(f"expected {noun} of {argument.bits} bits, found the format {view.format!r}")
    return _Memory(_bytes_of(view))


def _form(view: memoryview) -> str:
    """Returns the format of the items of a view without their byte order, which numpy and ctypes may name."""
    return view.format.lstrip("@=<>!")


def _contiguous(value: object) -> memoryview:
    try:
        view = memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"expected an array or bytes, found {type(value).__name__}") from None
    if not view.c_contiguous:
        raise ValueError("expected an array in the order of C, without gaps")
    return view


def _bytes_of(view: memoryview) -> memoryview:
    """Returns a view of the bytes of numbers in the byte order of this machine."""
    # The names of the members of a structure are between colons.
    marks = set(re.sub(":[^:]*:", "", view.format)) & set("<>!")
    if view.itemsize > 1 and not marks <= ({"<"} if sys.byteorder == "little" else {">", "!"}):
        message = f"expected numbers in the byte order of this machine, or bytes, found the format {view.format!r}"
        raise TypeError(message)
    return view.cast("B") if view.nbytes else memoryview(b"")


def _local(argument: _Argument, value: object) -> _Value:
    if not isinstance(value, Local):
        raise TypeError(f"expected Local(size), found {type(value).__name__}")
    return _Value(struct.pack("N", value.size))


def _number(argument: _Argument, value: object) -> _Value:
    components: list[Any] = [value] * argument.components if isinstance(value, Real) else [*_sequence(value)]
    if len(components) != argument.components:
        raise ValueError(f"expected {argument.components} components, found {len(components)}")
    letter = _LETTERS[argument.is_float, argument.bits]
    data = bytearray()
    for component in components:
        if argument.is_float:
            data += struct.pack(letter, float(component))
        else:
            number = operator.index(component)
            # Both signed and unsigned integers.
            data += struct.pack(letter if number < 0 else letter.upper(), number)
    return _Value(bytes(data))


def _sampler(argument: _Argument, value: object) -> _Value:
    return _number(argument, _native.sampler_bits(value) if isinstance(value, str) else value)


def _image(argument: _Argument, value: object) -> _Value:
    if not isinstance(value, Image):
        raise TypeError(f"expected Image(texels, sizes), found {type(value).__name__}")
    view = _contiguous(value.texels)
    form = _form(view)
    # Structures and bytes are texels of any type. Packed texels are integers of any width.
    if len(form) == 1 and view.itemsize > 1 and form not in _CHANNEL_FORMS.get(value.channel, _INTEGERS):
        raise TypeError(f"the channel type {value.channel} does not have numbers of the format {view.format!r}")
    return _Texels(_bytes_of(view), value, argument)


def _pipe(argument: _Argument, value: object) -> _Value:
    if not isinstance(value, Pipe):
        raise TypeError(f"expected Pipe(packet_size, capacity), found {type(value).__name__}")
    if argument.bits and argument.bits != value.packet_size * 8:
        raise ValueError(f"expected packets of {argument.bits // 8} bytes, found packets of {value.packet_size} bytes")
    return _Packets(value)


def _sequence(value: object) -> Sequence[object]:
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise TypeError(f"expected a number or a sequence of numbers, found {type(value).__name__}")
    return [*value]


def _structure(argument: _Argument, value: object) -> _Value:
    data = bytes(_bytes_of(_contiguous(value)))
    if len(data) != argument.bits // 8:
        raise ValueError(f"expected {argument.bits // 8} bytes, found {len(data)}")
    return _Value(data)
