"""Saying in the lesson's words that an answer is right and takes too long."""

from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, Wrong

SLOW = frozenset({"too-many-steps", "out-of-steps", "too-much-memory", "still-running"})


def refuse_slow(answer: Answer, look: Callable[[Answer], Any], reason: str, sentence: str) -> Any:
    """What `look(answer)` gives; raises Wrong, for this reason, if it takes too many steps, too
    much time or too much memory."""
    try:
        return look(answer)
    except Wrong as wrong:
        if wrong.reason not in SLOW:
            raise
        raise Wrong(reason, sentence, again=look) from None
