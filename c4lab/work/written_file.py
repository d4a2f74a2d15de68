"""A Python file that a learner has written, for the one function in it that others call.

The file runs anew, in a module of its own, each time that somebody asks for the function. So all
that it sets counts, down to its last line.
"""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Callable
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import Any, Self

LONGEST = 300_000  # characters
LONGEST_LINE, LONGEST_ERROR = 80, 120  # characters of each in a sentence


class BadFile(ValueError):
    """Why there is no such file, or no such function in it: a sentence. A notebook shows it
    alone."""

    def _render_traceback_(self) -> list[str]:
        return [str(self)]


@dataclass(frozen=True)
class WrittenFile:
    """The `text` of a file, and its `name` in messages."""

    name: str
    text: str

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Self:
        """The file at `path`. Raises BadFile if there is none, or one that is no text."""
        place = Path(path)
        try:
            text = place.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            raise BadFile(
                f"There is no file {place}: run the cell that begins with `%%writefile`, and give "
                "the name that stands there."
            ) from None
        except IsADirectoryError:
            raise BadFile(f"{place} is a folder: give the name of a file.") from None
        except UnicodeDecodeError:
            raise BadFile(f"{place} is no text: give a file of Python code.") from None
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise BadFile(f"{place!s:.80} cannot be read: {why}.") from None
        if len(text) > LONGEST:
            raise BadFile(f"{place} has more than {LONGEST:,} characters: make it shorter.")
        return cls(place.name, text)

    @property
    def tree(self) -> ast.Module:
        """The syntax tree. Raises BadFile if the text is no Python."""
        try:
            return ast.parse(self.text)
        except SyntaxError as error:
            where = f", line {error.lineno}" if error.lineno else ""
            raise BadFile(f"{self.name}{where} is no Python: {error.msg}.") from None
        except (ValueError, RecursionError, MemoryError):
            raise BadFile(f"{self.name} is no text that Python can read.") from None

    def function(self, name: str) -> Callable[..., Any]:
        """The function that the file calls `name` when all of it has run. Raises BadFile if the
        file does not run to its end, or has no such function."""
        code = compile(self.tree, self.name, "exec", dont_inherit=True)
        lines = self.text.splitlines(keepends=True)
        linecache.cache[self.name] = (len(self.text), None, lines, self.name)
        module = ModuleType(self.name)  # a name with a dot in it is that of no other module
        sys.modules[self.name] = module  # for dataclasses, which look there
        try:
            exec(code, vars(module))
        except (Exception, SystemExit) as error:
            raise BadFile(self._where_it_stopped(error)) from None
        finally:
            sys.modules.pop(self.name, None)
        found = vars(module).get(name)
        if not callable(found):
            raise BadFile(f"{self.name} has no function {name}: define it with `def {name}(...):`.")
        return found  # type: ignore[no-any-return]

    def _where_it_stopped(self, error: BaseException) -> str:
        said = "" if error.args in ((), (None,)) else str(error)[:LONGEST_ERROR]
        said = said.strip().partition("\n")[0].rstrip(".")
        kind = f"{type(error).__name__} ({said})" if said else type(error).__name__
        own = [line for frame, line in walk_tb(error.__traceback__)
               if frame.f_code.co_filename == self.name]  # fmt: skip
        if not own:
            return f"{self.name} does not run to its end: {kind}."
        text = linecache.getline(self.name, own[-1]).strip()[:LONGEST_LINE]
        return f"{self.name} does not run to its end: {kind} in line {own[-1]}, `{text}`."
