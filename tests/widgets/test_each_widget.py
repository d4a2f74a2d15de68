"""What is true for each widget: what it cannot be made of is refused in one sentence, it is shown
where nothing runs, and its script is of one mind with Python about its traits."""

import re
from inspect import signature

import pytest
from traitlets import TraitError

from c4lab import widgets
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import trace
from c4lab.search import alphabeta
from c4lab.widgets.base import script

LATE = ConnectFour.parse("4455")
SMALL = TicTacToe.parse("1524")
NEEDED = {
    "Board": {"position": SMALL},
    "ClosingBounds": {"position": LATE, "depth": 2, "evaluate": Squares()},
    "Deepening": {"positions": [LATE]},
    "Guess": {"key": "1.1", "question": "How many?"},
    "NumberLine": {"position": LATE, "depth": 2, "evaluate": Squares()},
    "Race": {"contenders": {"alpha-beta": alphabeta}, "boards": [SMALL]},
    "SlotsInUse": {"ply": 4, "size": 2**10},
    "Stepper": {"trace": trace(alphabeta, SMALL)},
}
RUBBISH = (None, 3, "zz", [None], {}, object())
LATER = {
    "NumberLine": ["position", "depth", "evaluate", "order"],
    "Race": ["along", "games", "opening"],
}
"""What is not looked at before it is needed."""
PARAMETERS = [
    (name, parameter)
    for name in widgets.__all__
    for parameter, known in signature(getattr(widgets, name)).parameters.items()
    if known.kind not in (known.VAR_KEYWORD, known.VAR_POSITIONAL)
]
OF_SOME = {"step", "moves", "wrong"}
"""Traits that joined files read for those widgets that use what is in them."""


@pytest.mark.parametrize(("name", "parameter"), PARAMETERS)
def test_rubbish_is_refused_in_a_sentence(name, parameter):
    for value in RUBBISH:
        said = refusal(name, parameter, value)
        assert not said or said.endswith((".", "?")), (value, said)
    assert said or parameter in LATER.get(name, []), "an object of no kind is taken"


def refusal(name, parameter, value):
    try:
        getattr(widgets, name)(**{**NEEDED.get(name, {}), parameter: value})
    except (ValueError, TraitError) as error:  # the second is the library's
        return str(error)
    return ""


@pytest.mark.parametrize("name", widgets.__all__)
def test_each_has_a_form_for_pages_that_run_nothing(name):
    widget = getattr(widgets, name)(**NEEDED.get(name, {}))
    bundle, _ = widget._repr_mimebundle_()
    assert bundle["text/plain"] == widget.words() != ""
    assert bundle["text/html"] == widget.static_html()
    drawn = name not in ("Guess", "ProgressPage")
    assert ("<img " in bundle["text/html"]) == drawn


@pytest.mark.parametrize("name", widgets.__all__)
def test_a_script_reads_traits_which_the_widget_has(name):
    widget = getattr(widgets, name)
    text = script(widget.__module__.rpartition(".")[2])
    read = set(re.findall(r'(?:\bmodel\.get\("|\bset\("|"change:)(\w+)"', text))
    read |= set(getattr(widget, "fields", ()))  # of a form
    assert read - OF_SOME <= set(widget.class_traits(sync=True))
