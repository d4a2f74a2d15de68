"""The rules and hashes of `table_trials`: which entries stay in a slot, and the slot of a key."""

from c4lab.instruments.replacement import (
    Entry,
    Rule,
    mixed_slot,
    most_work,
    newest,
    oldest,
    remainder,
    work_and_newest,
)
from c4lab.players.referee import in_words
from c4lab.widgets.task import Refused

RULES: dict[str, tuple[Rule, int]] = {
    "the newest stays": (newest, 1),
    "the oldest stays": (oldest, 1),
    "most work stays": (most_work, 1),
    "two: most work, newest": (work_and_newest, 2),
}
"""Each rule, and the number of entries that a slot has room for."""
HASHES = {"mixed": mixed_slot, "the key itself": remainder}


def checked_rule(rule: Rule, ways: int) -> Rule:
    """The learner's rule; it raises Refused if it fails or returns what cannot stay in a slot."""

    def checked(new: Entry, others: list[Entry]) -> list[Entry]:
        try:
            stay = rule(new, list(others))
        except Exception as error:  # whatever the learner's function raises
            raise Refused(f"Your rule ends with an error: {in_words(error)}.") from None
        if not isinstance(stay, list) or any(each not in (new, *others) for each in stay):
            raise Refused(
                f"Your rule gives {stay!r:.60}: it should be a list of entries that were there."
            )
        if len(stay) > ways:
            raise Refused(
                f"Your rule keeps {len(stay)} entries where there is room for {ways}: "
                f"ways={len(stay)} makes room for them."
            )
        return stay

    return checked
