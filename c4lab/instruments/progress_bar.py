"""A bar that shows how far a measurement is, if a person looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from c4lab.work.resting import threads_start

T = TypeVar("T")


def with_bar(steps: Iterable[T], title: str, total: int | None = None) -> Iterator[T]:
    """The same steps; a bar counts them while somebody watches, where tqdm is here to draw it."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        yield from steps
        return
    if not threads_start():
        from tqdm.notebook import tqdm  # the page is always a notebook, which tqdm cannot know

        tqdm.monitor_interval = 0  # a thread
    with tqdm(steps, desc=title, total=total, leave=False, disable=not someone_watches()) as bar:
        yield from bar


def someone_watches() -> bool:
    """Whether a person sees this run. Nobody does while notebooks are built or tested."""
    if "IPython" in sys.modules:
        shell = sys.modules["IPython"].get_ipython()
        if hasattr(shell, "kernel"):  # if input() is allowed, somebody is at the keyboard
            return bool(shell.kernel.get_parent().get("content", {}).get("allow_stdin"))
    return sys.stderr.isatty()
