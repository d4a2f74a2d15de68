"""Refusing an answer that is right but too slow, with a sentence of the exercise."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, Wrong

SLOW = frozenset({"too-many-steps", "too-much-memory", "still-running"})


def refuse_slow(answer: Answer, look: Callable[[Answer], Any], reason: str, sentence: str) -> Any:
    """Returns `look(answer)`. Raises Wrong, with this reason and sentence, if that takes too many
    steps, too much time or too much memory."""
    try:
        return look(answer)
    except Wrong as wrong:
        if wrong.reason not in SLOW:
            raise
        raise Wrong(reason, sentence) from None
