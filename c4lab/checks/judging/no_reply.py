"""What the learner reads when a call did not come back."""

from __future__ import annotations

from c4lab.checks.judging.talking import NoReply
from c4lab.checks.writing.wrong import Raised, Wrong


def no_reply(why: NoReply, text: str, answered: int) -> Wrong:
    """What the learner reads when a call, or lines of them, did not come back."""
    text = f"{text}\nThis" if "\n" in text else text
    if why.why == "memory" or why.status == 71:
        return Raised(
            "too-much-memory",
            f"{text} took more than a gigabyte of memory: is there a list that never stops "
            "growing?",
        )
    if why.why == "time":
        if answered > 1:
            return Raised(
                "still-running",
                f"{text} was still running after the seconds that a check has. Your function "
                f"answered {answered:,} calls before it: does it do the same work again and again, "
                "or is there a loop that does not end here?",
            )
        return Raised(
            "still-running",
            f"{text} was still running after the seconds that a check has: is there a loop that "
            "never ends?",
        )
    if why.why == "junk":
        return Raised(
            "breaks-out",
            "Your answer writes to files or memory that belong to the check. It is judged by what "
            "its calls return, so let it return its value.",
        )
    if why.status in (0, 1, 2) or 2 < why.status < 70:
        return Raised(
            "exits",
            f"{text} ended the whole program: leave out exit() and os._exit(), and let it return.",
        )
    return Raised(
        "crashed",
        f"{text} brought Python itself down: does it call itself far too often, with "
        "sys.setrecursionlimit() raised, or end processes?",
    )
