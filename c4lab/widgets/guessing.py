"""A question to guess at before the next cell is run, and what became of the guess."""

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import traitlets as t

from c4lab.checks.keeping.progress_file import learners_file
from c4lab.widgets.base import Widget, script, style

NEAR = 1.1  # a number counts as right if it is off by no more than this factor


class Guess(Widget):
    """Asks for a number or, with `choices`, for one of them.

    `key` names the guess in the progress file, such as "13.3"; of several with the same key in a
    learner's life the first counts. A cell below calls `was` with what is true.
    """

    _esm = script("guessing")
    _css = style("guessing")

    question = t.Unicode().tag(sync=True)
    choices = t.List(t.Unicode()).tag(sync=True)
    guess = t.Unicode().tag(sync=True)
    status = t.Unicode().tag(sync=True)

    def __init__(self, key: str, question: str, choices: Sequence[Any] = ()) -> None:
        if not all(isinstance(text, str) and text.strip() for text in (key, question)):
            raise ValueError(
                "A guess needs a key and a question: Guess('13.3', 'How many nodes will it take?')."
            )
        if not isinstance(choices, list | tuple) or len({*map(str, choices)}) != len(choices):
            raise ValueError("The choices are a list of different words, such as ['yes', 'no'].")
        super().__init__(question=question, choices=[str(choice) for choice in choices])
        self._key = key
        self.on_msg(self._hear)

    def is_now(self, guess: Any) -> None:
        """Makes this the learner's guess. Raises ValueError, and says what is wanted instead."""
        text = str(guess).strip()
        if self.choices and text not in self.choices:
            raise ValueError(f"Choose one of these: {', '.join(self.choices)}.")
        if not self.choices:
            _number(text)
        self.guess = text
        self.status = f"Your guess is {text}. Now run the next cell."

    def was(self, actual: object) -> None:
        """Says how near the guess is to what is true, here and in the form, and keeps it. Says
        nothing where there is no guess."""
        if not self.guess:
            return
        right, sentence = self._judged(actual)
        file = learners_file()
        file.record_guess(self._key, self.guess, str(actual), right)
        well, all_of_them = file.guesses()
        total = f"So far you were right in {well} of {all_of_them}."
        self.status = f"{sentence} {total}"
        print(self.status)

    def _judged(self, actual: object) -> tuple[bool, str]:
        if self.choices:
            right = self.guess == str(actual)
            return right, f"You guessed {self.guess}, and that is right." if right else (
                f"You guessed {self.guess}. It is {actual}."
            )
        guessed, is_really = _number(self.guess), _number(str(actual))
        value = f"{is_really:,.10g}"
        if guessed == is_really:
            return True, f"You guessed {self.guess}, and that is exactly right."
        if guessed * is_really <= 0:
            return False, f"You guessed {self.guess}. It is {value}."
        factor = max(guessed / is_really, is_really / guessed)
        high = "high" if guessed > is_really else "low"
        if factor <= NEAR:
            return True, f"You guessed {self.guess}. It is {value}: you were near."
        times = f"{factor:.1f}" if factor < 10 else f"{factor:,.0f}"
        return (
            False,
            f"You guessed {self.guess}. It is {value}: your guess was {times} times too {high}.",
        )

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        try:
            self.is_now(content.get("guess", "") if isinstance(content, dict) else "")
        except ValueError as error:
            self.status = str(error)

    def words(self) -> str:
        options = f" ({' or '.join(self.choices)})" if self.choices else ""
        return f"Your guess? {self.question}{options}"

    def static_html(self) -> str:
        return f"<p><b>Your guess?</b> {escape(self.words().removeprefix('Your guess? '))}</p>"


def _number(text: str) -> float:
    """The number that a text stands for. Raises ValueError, and says what is wanted instead."""
    plain = re.sub(r"(?<=\d)[, ](?=\d{3}(?!\d))", "", text).replace(",", ".").rstrip("% ")
    try:
        number = float(plain.replace("\N{MINUS SIGN}", "-"))
    except ValueError:
        number = float("inf")
    if not abs(number) < 1e300:
        raise ValueError("Type a number, such as 42, 2.5 or 549,946.")
    return number
