"""A question that the learner answers with a guess, before the next cell shows what is true."""

from collections.abc import Sequence
from html import escape
from typing import Any

import traitlets as t

from c4lab.checks.keeping.progress_file import learners_file
from c4lab.widgets.base import Widget, script, style
from c4lab.widgets.parts.wording import parse_number

NEAR = 1.1  # a number counts as right if it is off by no more than this factor


class Guess(Widget):
    """Asks for a number or, with `choices`, for one of them.

    `key`, such as "13.3", names the guess in the progress file; only a learner's first guess for
    a key counts. A later cell calls `was` with the right answer.
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

    def set_guess(self, guess: Any) -> None:
        """Sets the learner's guess. Raises ValueError, with a sentence, for what is no answer."""
        text = str(guess).strip()
        if self.choices and text not in self.choices:
            raise ValueError(f"Choose one of these: {', '.join(self.choices)}.")
        if not self.choices:
            _parse_number(text)
        self.guess = text
        self.status = f"Your guess is {self._quoted(text)}. Now run the next cell."

    def was(self, actual: object) -> None:
        """Prints, and shows in the widget, how near the guess is to `actual`, and records it.

        Does nothing if there is no guess.
        """
        if not self.guess:
            return
        right, sentence = self._judge(actual)
        file = learners_file()
        file.record_guess(self._key, self.guess, str(actual), right)
        right_ones, guesses = file.guesses()
        total = f"So far you were right in {right_ones} of {guesses}."
        self.status = f"{sentence} {total}"
        print(self.status)

    def _judge(self, actual: object) -> tuple[bool, str]:
        """Whether the guess is right, and a sentence about it."""
        yours = f"You guessed {self._quoted(self.guess)}"
        if self.choices:
            if self.guess == str(actual):
                return True, f"{yours}, and that is right."
            return False, f"{yours}. The answer is {self._quoted(str(actual))}."
        guessed, true = _parse_number(self.guess), _parse_number(str(actual))
        answer = f"{yours}. It is {true:,.10g}"
        if guessed == true:
            return True, f"{yours}, and that is exactly right."
        if guessed * true <= 0:
            return False, f"{answer}."
        factor = max(guessed / true, true / guessed)
        high = "high" if guessed > true else "low"
        if factor <= NEAR:
            return True, f"{answer}: you were near."
        times = f"{factor:.1f}" if factor < 10 else f"{factor:,.0f}"
        return False, f"{answer}: your guess was {times} times too {high}."

    def _quoted(self, text: str) -> str:
        """A choice in quotation marks, since it may be made of several words; a number as it is."""
        return f'"{text}"' if self.choices else text

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        try:
            self.set_guess(content.get("guess", "") if isinstance(content, dict) else "")
        except ValueError as error:
            self.status = str(error)

    def words(self) -> str:
        options = f" ({' or '.join(self.choices)})" if self.choices else ""
        return f"Your guess? {self.question}{options}"

    def static_html(self) -> str:
        return f"<p><b>Your guess?</b> {escape(self.words().removeprefix('Your guess? '))}</p>"


def _parse_number(text: str) -> float:
    """The number that a text shows. Raises ValueError, with a sentence, if it shows none."""
    number = parse_number(text.rstrip("% "))
    if not abs(number) < 1e300:
        raise ValueError("Type a number, such as 42, 2.5 or 549,946.")
    return number
