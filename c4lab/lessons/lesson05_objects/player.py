"""05.1 The bug hunt: a class with four faults."""

from __future__ import annotations

from c4lab.checks.writing import Answer, Script, Slip, Wrong, compare, exercise
from c4lab.lessons.lesson05_objects.classes import a_class

MADE = 'ada, bo = Player("Ada", "red"), Player("Bo", "amber")\n'
GREEN, COLUMNS = "(ada.colour, bo.colour)", "(ada.columns, bo.columns)"
CALLS = (
    'Player("Ada", "red").welcome()',
    f"{MADE}ada.welcome()",
    f"{MADE}bo.welcome()",
    f'{MADE}ada.change_colour("green")\n{GREEN}',
    f"{MADE}ada.remember(4)\n{COLUMNS}",
    f"{MADE}ada.remember(4)\nada.remember(1)\n{COLUMNS}",
)
SHARED = (
    "What Ada remembers, Bo remembers too: both have the same list. Give each player a new one, in "
    "`__init__`: `self.columns = []`."
)
OWN_LIST = Slip(
    "shared-list",
    SHARED,
    right="def __init__(self, $$values):\n    $$body\n    self.columns = []",
    wrong="def __init__(self, $$values):\n    $$body",
)
# The last line of a call and what it gives: the mistake behind it.
KNOWN = {
    ("ada.welcome()", "'Welcome, Bo. You play red.'"): (
        "players-mixed-up",
        "Ada was made first and Bo after her, and now Ada has his name: what belongs to one player "
        "has to stand behind `self.`.",
    ),
    (GREEN, "('red', 'amber')"): (
        "not-changed",
        "Ada still has her old colour: `self.colour` is the player's, while `colour` alone is "
        "forgotten when the method ends.",
    ),
    (GREEN, "('green', 'green')"): (
        "changes-everyone",
        "Bo has changed too: change `self.colour`, not the colour of the class.",
    ),
    (COLUMNS, "([4], [4])"): ("shared-list", SHARED),
    (COLUMNS, "([1], [])"): (
        "forgets",
        "Ada remembers only the last column: append it to the list that she has.",
    ),
}


@exercise("05.1", slips=[OWN_LIST])
def Player(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "welcome", "change_colour", "remember"):
        try:
            compare(answer, map(Script, CALLS))
        except Wrong as wrong:
            example = wrong.counterexample
            if example and wrong.reason == "wrong-value":
                last = example.call.splitlines()[-1]
                known = KNOWN.get((last, example.got))
                if known is None and last.endswith("welcome()"):
                    known = (
                        "other-words",
                        "Keep the words of the welcome.",
                    )
                wrong.reason, wrong.message = known or (wrong.reason, wrong.message)
            raise
