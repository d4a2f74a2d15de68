"""Hides c4lab's own searches from a running answer, which `importlib` would fetch for it.

`attempt` looks at an answer's source before it runs, this module while it runs: stand-ins for
closed modules have only what the exercise hands out, and all for c4lab's own code. Files stay open:
a cell of the notebook could read them before the check, too.
"""

import ctypes
import importlib
import io
import os
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from c4lab.checks.working.looking import is_learners_file

C4LAB = f"{Path(__file__).parents[2]}{os.sep}"
# What any answer may use: the games, and what measures.
OPEN = ("c4lab.games", "c4lab.instruments", "c4lab.pictures", "c4lab.widgets")
BITS = "c4lab.games.bits"  # this is what lesson 14 asks for, so it is closed
STARTS = (  # audit events of code that starts a program
    *("os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.spawn", "os.system"),
    *("subprocess.Popen", "pty.spawn"),
)
LOADS = ("ctypes.dlopen", "ctypes.dlsym")  # by them the system would start a program, too
# How the names of files begin in which Python imports, and ctypes: those of a learner may be alike.
IMPORTING = ("<frozen importlib.", f"{Path(importlib.__file__).parent}{os.sep}")
OF_CTYPES = (f"{Path(ctypes.__file__).parent}{os.sep}",)

WRITTEN = "c4lab.work.written_file"
PACKED_WITH = {
    (__name__, "cached"), (WRITTEN, "WrittenFile"), (WRITTEN, "WrittenFile.function"),
}  # fmt: skip
"""What `packing` and `packed_file` put into an answer."""


def is_closed(module: str) -> bool:
    """Whether the module of this name does what exercises ask for."""
    opened = module.startswith(OPEN) and not module.startswith(BITS)
    return module.startswith("c4lab.") and not opened


def module_of(path: str) -> str:
    """The name of the module that a file of c4lab's holds."""
    return ".".join(("c4lab", *Path(path.removeprefix(C4LAB)).with_suffix("").parts))


def cached(function: Callable[..., Any], settings: Mapping[str, Any]) -> Any:
    """`function` with an empty cache: `packing` puts this into an answer."""
    return lru_cache(**settings)(function)


class ClosedModules:
    """Closed modules, and names in them: `allowed` to an answer, and `reached` without leave."""

    def __init__(self) -> None:
        self.allowed: frozenset[str] = frozenset()
        self.reached: list[str] = []
        self._loaded: list[str] = []
        self._real: dict[str, ModuleType] = {}
        self._cover: dict[str, ModuleType] = {}

    def unpickle(self, data: bytes) -> Any:
        return _Unpickler(data, self).load()

    @contextmanager
    def covered(self) -> Iterator[None]:
        """Context manager: stand-ins cover the closed modules inside."""
        loaded = list(sys.modules)
        if loaded != self._loaded:  # most calls load nothing
            self._loaded = loaded
            self._real = {name: sys.modules[name] for name in loaded if is_closed(name)}
            self._cover = {name: _StandIn(module, self) for name, module in self._real.items()}
        real, cover = self._real, self._cover
        package = vars(sys.modules["c4lab"])
        inside = {
            name: value for name, value in package.items() if real.get(f"c4lab.{name}") is value
        }
        sys.modules.update(cover)
        package.update({name: cover[f"c4lab.{name}"] for name in inside})
        sys.meta_path.insert(0, self)
        try:
            yield
        finally:
            with suppress(ValueError):
                sys.meta_path.remove(self)
            sys.modules.update(real)
            package.update(inside)

    def find_spec(self, name: str, *_: Any) -> None:
        """Python calls it before it imports a new module. Raises ImportError for a closed one."""
        if is_closed(name) and not _called_by_c4lab():
            self.refuse(name)
            raise ImportError(f"{name} is not for answers")

    def refuse(self, name: str) -> None:
        """Remembers that the learner's code asked for something closed."""
        if len(self.reached) < 10:
            self.reached.append(name)

    def audit(self, event: str, args: tuple[Any, ...]) -> None:
        """An audit hook: raises PermissionError before code starts or ends another program."""
        if event in STARTS:
            refuse_programs()
        elif event in LOADS and is_learners_file(_caller(OF_CTYPES)):
            raise PermissionError("an answer calls nothing of the system's own libraries")
        elif event in ("os.kill", "os.killpg") and args[0] != os.getpid():
            raise PermissionError("an answer ends no other programs")


class _StandIn(ModuleType):
    """A closed module with only what the exercise hands out."""

    def __init__(self, real: ModuleType, closed: ClosedModules) -> None:
        super().__init__(real.__name__)
        self.__spec__ = real.__spec__  # files of a package are found by it
        self._give: Callable[[str], Any] = lambda name: _value_in(real, closed, name)

    def __getattr__(self, name: str) -> Any:
        return self._give(name)


def _value_in(real: ModuleType, closed: ClosedModules, name: str) -> Any:
    """What a closed module has by this name. Raises AttributeError if that is not allowed."""
    value = getattr(real, name)
    plain = name.startswith("_") or not (callable(value) or isinstance(value, ModuleType))
    if plain or name in closed.allowed or _called_by_c4lab():
        return value
    if isinstance(value, ModuleType):
        return sys.modules.get(value.__name__, value)
    closed.refuse(name)
    raise AttributeError(f"{name} of {real.__name__} is not for answers")


def _called_by_c4lab() -> bool:
    return _caller(IMPORTING).startswith(C4LAB)


def _caller(but: tuple[str, ...]) -> str:
    """The file of the innermost code that runs, but for this module and files whose names begin
    with one of `but`."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        filename = frame.f_code.co_filename
        if filename != __file__ and not filename.startswith(but):
            return filename
        frame = frame.f_back
    return ""


def refuse_programs(*_: object) -> None:
    raise PermissionError("an answer starts no other programs")


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, closed: ClosedModules) -> None:
        super().__init__(io.BytesIO(data))
        self._closed = closed

    def find_class(self, module: str, name: str) -> Any:
        closed = is_closed(module) and (module, name) not in PACKED_WITH
        if closed and name.partition(".")[0] not in self._closed.allowed:
            self._closed.refuse(name)
        return super().find_class(module, name)
