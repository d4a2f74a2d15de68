"""What of c4lab an answer may not reach for, once it runs: the work that an exercise asks for.

What its source says is known before it runs (`ours`). Here is who gets hold of a search by other
ways, such as `importlib`: while an answer runs, the modules that are closed are covered by
stand-ins that have only what the exercise hands out. c4lab's own code finds in them all that it
needs. Files are not covered: a cell of the notebook could read them as well, before the check.
"""

import io
import os
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any

C4LAB = f"{Path(__file__).parents[2]}{os.sep}"
# What is there to be used: the games, and what measures.
OPEN = ("c4lab.games", "c4lab.instruments", "c4lab.pictures", "c4lab.widgets")
BITS = "c4lab.games.bits"  # but not the work of lesson 14
CACHED = ("c4lab.checks.judging.packing", "_cached")  # what packing itself puts in
STARTS = (
    *("os.fork", "os.forkpty", "os.exec", "os.posix_spawn", "os.spawn", "os.system"),
    *("subprocess.Popen", "pty.spawn"),
)


def is_closed(module: str) -> bool:
    """Whether the module is one of c4lab's that do what exercises ask for."""
    opened = module.startswith(OPEN) and not module.startswith(BITS)
    return module.startswith("c4lab.") and not opened


def module_of(path: str) -> str:
    """The name of the module that a file of c4lab's holds."""
    return ".".join(("c4lab", *Path(path.removeprefix(C4LAB)).with_suffix("").parts))


class Closed:
    """What an answer may use of the closed modules, and what it `reached` for beyond that."""

    def __init__(self) -> None:
        self.allowed: frozenset[str] = frozenset()
        self.reached: list[str] = []
        self._loaded: list[str] = []
        self._real: dict[str, ModuleType] = {}
        self._cover: dict[str, ModuleType] = {}

    def loads(self, data: bytes) -> Any:
        """What `data` is pickled from."""
        return _Unpickler(data, self).load()

    @contextmanager
    def covered(self) -> Iterator[None]:
        """While the learner's code runs."""
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
        """What Python asks before it imports a module that is not loaded yet."""
        if is_closed(name) and not _asked_by_us():
            self.refuse(name)
            raise ImportError(f"{name} is not for answers")

    def refuse(self, name: str) -> None:
        """Remembers that the learner's code asks for what is closed."""
        if len(self.reached) < 10:
            self.reached.append(name)

    def hear(self, event: str, args: tuple[Any, ...]) -> None:
        """An audit hook: raises an error instead of what the learner's code is about to do."""
        if event in STARTS:
            raise PermissionError("an answer starts no other programs")
        elif event in ("os.kill", "os.killpg") and args[0] != os.getpid():
            raise PermissionError("an answer ends no other programs")


class _StandIn(ModuleType):
    """A closed module with only what the exercise hands out."""

    def __init__(self, real: ModuleType, closed: Closed) -> None:
        super().__init__(real.__name__)
        self.__spec__ = real.__spec__  # what asks for a package's files finds them by it
        give: Callable[[str], Any] = lambda name: _given(real, closed, name)  # noqa: E731
        self._give = give

    def __getattr__(self, name: str) -> Any:
        return self._give(name)


def _given(real: ModuleType, closed: Closed, name: str) -> Any:
    value = getattr(real, name)  # raises what it should if there is none
    plain = name.startswith("_") or not (callable(value) or isinstance(value, ModuleType))
    if plain or name in closed.allowed or _asked_by_us():
        return value
    if isinstance(value, ModuleType):
        return sys.modules.get(value.__name__, value)
    closed.refuse(name)
    raise AttributeError(f"{name} of {real.__name__} is not for answers")


def _asked_by_us() -> bool:
    """Whether the innermost code at work, but for this module and Python's imports, is c4lab's."""
    frame = sys._getframe(1)
    while frame is not None:
        filename = frame.f_code.co_filename
        if filename != __file__ and "importlib" not in filename:
            return filename.startswith(C4LAB)
        frame = frame.f_back  # type: ignore[assignment]
    return False


class _Unpickler(pickle.Unpickler):
    def __init__(self, data: bytes, closed: Closed) -> None:
        super().__init__(io.BytesIO(data))
        self._closed = closed

    def find_class(self, module: str, name: str) -> Any:
        ours = is_closed(module) and (module, name) != CACHED
        if ours and name.partition(".")[0] not in self._closed.allowed:
            self._closed.refuse(name)
        return super().find_class(module, name)
