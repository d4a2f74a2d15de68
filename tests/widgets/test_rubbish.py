"""Whatever a widget is made of, it is shown, or one sentence says what to give instead; and each is
shown where nothing runs."""

from inspect import signature
from typing import Any

import pytest
from traitlets import TraitError

from c4lab import widgets
from c4lab.evaluation import Squares
from c4lab.games import ConnectFour, TicTacToe
from c4lab.instruments import trace
from c4lab.search import alphabeta

LATE = ConnectFour.parse("4455")
SMALL = TicTacToe.parse("1524")
NEEDED: dict[str, dict[str, Any]] = {
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
PARAMETERS = [
    (name, parameter)
    for name in widgets.__all__
    for parameter, known in signature(getattr(widgets, name)).parameters.items()
    if known.kind not in (known.VAR_KEYWORD, known.VAR_POSITIONAL)
]


@pytest.mark.parametrize(("name", "parameter"), PARAMETERS)
def test_rubbish_is_refused_in_a_sentence(name: str, parameter: str) -> None:
    for value in RUBBISH:
        said = refusal(name, parameter, value)
        assert not said or said.endswith((".", "?")), (value, said)


def refusal(name: str, parameter: str, value: Any) -> str:
    try:
        getattr(widgets, name)(**{**NEEDED.get(name, {}), parameter: value})
    except (ValueError, TraitError) as error:  # the second is the library's
        return str(error)
    return ""


@pytest.mark.parametrize("name", widgets.__all__)
def test_each_has_a_form_for_pages_that_run_nothing(name: str) -> None:
    widget = getattr(widgets, name)(**NEEDED.get(name, {}))
    bundle, _ = widget._repr_mimebundle_()
    assert bundle["text/plain"] == widget.words() != ""
    assert bundle["text/html"] == widget.static_html()
    drawn = name not in ("Guess", "ProgressPage")
    assert ("<img " in bundle["text/html"]) == drawn
