"""Reason ids: each idea has one, spelt in one way."""

import re
from collections import defaultdict
from pathlib import Path

from c4lab.checks.writing.registry import all_exercises

CORE = Path(__file__).parents[2] / "c4lab" / "checks"


def reasons() -> set[str]:
    """The reasons of all mistakes, and those written in the core."""
    found = {mistake.reason for each in all_exercises() for mistake in each.mistakes}
    for path in CORE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Wrong|Raised|NotAttempted|refuse)\(\s*"([a-z-]+)"', text))
    return found


def plain(reason: str) -> str:
    words = [word.rstrip("s") for word in reason.split("-") if word not in ("the", "a", "an")]
    return "".join(words)


def test_no_idea_has_two_spellings() -> None:
    spellings = defaultdict(set)
    for reason in reasons():
        spellings[plain(reason)].add(reason)
    twice = [sorted(each) for each in spellings.values() if len(each) > 1]
    assert not twice


def test_a_reason_is_made_of_words() -> None:
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", reason) for reason in reasons())
