"""Names a mistake that the values leave open, where the code or the error shows it."""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from c4lab.checks.writing import Answer, Wrong

Idea = tuple[str, Callable[[ast.Module], bool] | None, str, str]
"""The reason that is told so far, or words of the message, such as "IndexError"; a question to the
code, or None for any code; the better reason, and its sentence."""


@contextmanager
def told_by_code(answer: Answer, *ideas: Idea) -> Iterator[None]:
    """Context manager: gives a Wrong from inside the reason of the first idea that fits, and adds
    its sentence."""
    try:
        yield
    except Wrong as wrong:
        for told, shows, reason, sentence in ideas:
            fits = told == wrong.reason or told in wrong.message
            if fits and (shows is None or (answer.tree and shows(answer.tree))):
                wrong.reason, wrong.message = reason, f"{wrong.message} {sentence}"
                break
        raise
