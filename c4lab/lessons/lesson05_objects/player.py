"""05.1 The bug hunt: a class with four faults."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.shared.classes import a_class

MADE = 'ada, bo = Player("Ada", "red"), Player("Bo", "amber")\n'
CALLS = (
    'Player("Ada", "red").welcome()',
    f"{MADE}ada.welcome()",
    f"{MADE}bo.welcome()",
    f'{MADE}ada.change_colour("green")\n(ada.colour, bo.colour)',
    f"{MADE}ada.remember(4)\n(ada.columns, bo.columns)",
    f"{MADE}ada.remember(4)\nada.remember(1)\n(ada.columns, bo.columns)",
)
SHARED = "Both players have the same list. Give each a new one, in `__init__`: `self.columns = []`."
KNOWN = known(r"""
    players-mixed-up: Ada now has what is Bo's: what belongs to one player stands behind `self.`.
        self.name = name => Player.name = name
        self.colour = colour => Player.colour = colour
    not-changed: Ada has her old colour: `colour` without `self.` is forgotten when the method ends.
        self.colour = colour\n\n => colour = colour\n\n
    forgets: Ada remembers only the last column: append it to the list that she has.
        self.columns.append(column) => self.columns = [column]
""")


@exercise("05.1", KNOWN)
def Player(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "welcome", "change_colour", "remember"):
        try:
            compare(answer, map(Script, CALLS))
        except Wrong as wrong:
            if wrong.reason == "wrong-value" and wrong.message.endswith("([4], [4])."):
                wrong.reason, wrong.message = "shared-list", SHARED
            elif wrong.reason == "wrong-value" and wrong.message.startswith(CALLS[0]):
                wrong.reason, wrong.message = "other-words", "Keep the words of the welcome."
            raise
