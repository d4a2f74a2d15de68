"""05.1 The bug hunt: a class with four faults."""

from c4lab.checks.writing import Answer, Script, Wrong, compare, exercise, known
from c4lab.lessons.lesson05_objects import fresh_cases
from c4lab.lessons.shared.code.classes import a_class

MADE = 'ada, bo = Player("Ada", "red"), Player("Bo", "amber")\n'
CALLS = (
    'Player("Ada", "red").welcome()',
    f"{MADE}ada.welcome()",
    f"{MADE}bo.welcome()",
    f'{MADE}ada.change_colour("green")\n(ada.colour, bo.colour)',
    f"{MADE}ada.remember(4)\n(ada.columns, bo.columns)",
    f'{MADE}ada.remember(4)\nada.change_colour("green")\n(ada.name, ada.colour, ada.columns)',
    f"{MADE}ada.remember(4)\nada.remember(1)\nada.remember(1)\n(ada.columns, bo.columns)",
)
SHARED = "Both players have the same list. Give each a new one, in `__init__`: `self.columns = []`."
NO_LIST = " Who has remembered nothing yet needs an empty list: make it in `__init__`."
WORDS = "The text of `welcome` is not that of the class you were given: keep its words."
BRACES = (
    "The braces are shown as they stand. Only a text with `f` in front of its quotation marks, as "
    'in f"Welcome, {self.name}", puts values there.'
)
KNOWN = known(r"""
    players-mixed-up: Ada now has Bo's name or colour: what belongs to one player stands behind
            `self.`.
        self.name = name => Player.name = name
        self.colour = colour => Player.colour = colour
    name-and-colour: The name stands where the colour should be, and the colour where the name
            should.
        self.name = name => self.name = colour && self.colour = colour\n        self.c =>
            self.colour = name\n        self.c
        {self.name}. You play {self.colour} => {self.colour}. You play {self.name}
    not-changed: Ada has her old colour: the new one has to be put into `self.colour`. (`colour`
            without `self.` is forgotten when the method ends.)
        self.colour = colour\n\n => colour = colour\n\n
    columns-lost: Ada has lost her columns. `change_colour` changes the colour, and nothing else.
            (To call `__init__` once more makes everything of her anew.)
        self.colour = colour\n\n => self.__init__(self.name, colour)\n\n
    forgets: Ada remembers only the last column: append it to the list that she has.
        self.columns.append(column) => self.columns = [column]
    remembers-once: Ada plays column 1 twice, and remembers it once. Put every column that she plays
            on her list, also if it is there already.
        self.columns.append(column) =>
            self.columns += [column] * (column not in self.columns)
    other-order: Ada's columns are not in the order in which she played them.
        self.columns.append(column) => self.columns.insert(0, column)
    list-in-a-list: Ada's list holds lists: append the column itself, a number.
        self.columns.append(column) => self.columns.append([column])
""")


def _drawn() -> list[Script]:
    found = []
    for name, colour, column in fresh_cases.player():
        made = f"player = Player({name!r}, {colour!r})\n"
        found.append(Script(f"{made}player.welcome()"))
        found.append(Script(f"{made}player.remember({column})\nplayer.columns"))
    return found


@exercise("05.1", KNOWN)
def Player(answer: Answer) -> None:  # noqa: N802 - named after the answer
    with a_class(answer, "welcome", "change_colour", "remember"):
        try:
            compare(answer, map(Script, CALLS), fresh=_drawn())
        except Wrong as wrong:
            got = wrong.counterexample.got if wrong.counterexample else ""
            if wrong.reason == "wrong-value" and got == "([4], [4])":
                wrong.reason, wrong.message = "shared-list", SHARED
            elif wrong.reason == "wrong-value" and wrong.case == Script(CALLS[0]):
                wrong.reason, wrong.message = "other-words", WORDS
                if "{self." in got:
                    wrong.reason, wrong.message = "no-f", BRACES
            elif wrong.status == "raised" and "no attribute 'columns'" in wrong.message:
                wrong.message += NO_LIST
            raise
