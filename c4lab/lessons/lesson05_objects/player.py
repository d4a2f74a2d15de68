"""05.1 The bug hunt: a class with four faults."""

from __future__ import annotations

from typing import Any

from c4lab.checks.calls import call
from c4lab.checks.exercise import Counterexample, Wrong, exercise
from c4lab.checks.show import show
from c4lab.checks.values import equal
from c4lab.lessons.lesson05_objects.instances import make, method, refuse_unless_class


def attribute(thing: Any, name: str, called: str) -> Any:
    """What `thing.name` is. Raises Wrong if there is none."""
    try:
        return getattr(thing, name)
    except AttributeError:
        raise Wrong(
            "no-attribute",
            f"{called} has no `{name}`: write `self.{name} = ...` in `__init__`, with `self.` in "
            "front, or the value is forgotten when `__init__` ends.",
        ) from None


def expect(reason: str, sentence: str, expression: str, expected: Any, got: Any) -> None:
    if not equal(expected, got):
        raise Wrong(reason, sentence, Counterexample(expression, show(expected), show(got)))


@exercise("05.1")
def Player(answer: Any) -> None:  # noqa: N802 - named after the answer
    refuse_unless_class(answer, "Player", {"welcome": 0, "change_colour": 1, "remember": 1})
    ada, bo = make(answer, "Ada", "red"), make(answer, "Bo", "amber")
    welcomes(ada, bo)
    changes_colour(ada, bo)
    remembers(answer, ada, bo)


def welcomes(ada: Any, bo: Any) -> None:
    said = call(method(ada, "welcome", "ada"))
    if said is None:
        raise Wrong(
            "returns-none", "ada.welcome() gives nothing back: it should return its sentence."
        )
    expect(
        "players-mixed-up" if "Bo" in str(said) else "wrong-value",
        "Ada was made first and Bo after her, and now Ada has his name: what belongs to one player "
        "has to stand behind `self.`."
        if "Bo" in str(said)
        else "The welcome is not as it was: keep its words, with the player's name and colour.",
        "ada.welcome()",
        "Welcome, Ada. You play red.",
        said,
    )
    expect(
        "wrong-value",
        "The welcome is not as it was: keep its words, with the player's name and colour.",
        "bo.welcome()",
        "Welcome, Bo. You play amber.",
        call(method(bo, "welcome", "bo")),
    )


def changes_colour(ada: Any, bo: Any) -> None:
    call(method(ada, "change_colour", "ada"), "green")
    expect(
        "not-changed",
        'After `ada.change_colour("green")` Ada still has her old colour: `self.colour` is the '
        "player's, while `colour` alone is gone when the method ends.",
        "ada.colour",
        "green",
        attribute(ada, "colour", "ada"),
    )
    expect(
        "changes-everyone",
        'After `ada.change_colour("green")` Bo has changed too: change `self.colour`, not the '
        "colour of the class.",
        "bo.colour",
        "amber",
        attribute(bo, "colour", "bo"),
    )


def remembers(answer: type, ada: Any, bo: Any) -> None:
    for column in (4, 1):
        call(method(ada, "remember", "ada"), column)
    after = "After `ada.remember(4)` and `ada.remember(1)`"
    kept = attribute(ada, "columns", "ada")
    expect(
        "forgets",
        f"{after}, both columns should be there, in that order: append to the list that the "
        "player has.",
        "ada.columns",
        [4, 1],
        list(kept) if isinstance(kept, tuple) else kept,
    )
    for name, other in (("bo", bo), ('Player("Cy", "blue")', make(answer, "Cy", "blue"))):
        expect(
            "shared-list",
            f"{after}, these are another player's columns too: all players share one list. Give "
            "each a new one, in `__init__`: `self.columns = []`.",
            f"{name}.columns",
            [],
            attribute(other, "columns", name),
        )
