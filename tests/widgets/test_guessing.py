"""A guess is taken, judged when the answer is known, and counted once."""

import pytest

from c4lab.checks import progress
from c4lab.widgets import Guess


@pytest.fixture(autouse=True)
def own_file(tmp_path, monkeypatch):
    monkeypatch.setenv("C4LAB_PROGRESS", str(tmp_path / "progress.sqlite"))


def guess(said, actual, choices=()):
    asked = Guess(f"1.1 {said}", "How many?", choices)
    asked.set_guess(said)
    asked.was(actual)
    return asked.status


@pytest.mark.parametrize(
    ("said", "actual", "words"),
    [
        ("549,946", 549_946, "exactly right"),
        ("2,5", 2.5, "exactly right"),
        ("2.5", 2.2, "1.1 times too high"),
        ("2.3", 2.2, "you were near"),
        (" 10 % ", 12, "It is 12: your guess was 1.2 times too low."),
        ("3", 3_000, "1,000 times too low"),
        ("\N{MINUS SIGN}5", 5, "It is 5."),
        ("0", 5, "It is 5."),
        ("-5", -5, "exactly right"),
    ],
)
def test_a_number(said, actual, words, capsys):
    assert words in guess(said, actual)
    assert words in capsys.readouterr().out


def test_a_choice():
    choices = ["memory", "luck"]
    assert "that is right. So far you were right in 1 of 1." in guess("memory", "memory", choices)
    wrong = 'You guessed "luck". The answer is "memory". So far you were right in 1 of 2.'
    assert guess("luck", "memory", choices) == wrong


def test_the_first_guess_counts(capsys):
    asked = Guess("1.1", "How many?")
    asked.was(5)  # no guess is no trouble
    assert (asked.status, capsys.readouterr().out) == ("", "")
    assert "guesses" not in str(progress())
    first, again = Guess("1.1", "How many?"), Guess("1.1", "How many?")
    first.set_guess(7)
    first.was(5)
    again.set_guess(5)
    again.was(5)
    assert again.status.endswith("So far you were right in 0 of 1.")
    assert progress().guesses == (0, 1)
    assert "You were right in 0 of 1 guesses." in str(progress())


@pytest.mark.parametrize("rubbish", ["", "many", "nan", "1e999", "1,2,3,4x"])
def test_rubbish_is_refused_in_a_sentence(rubbish):
    asked = Guess("1.1", "How many?")
    asked._hear(None, {"guess": rubbish}, None)
    assert (asked.guess, asked.status) == ("", "Type a number, such as 42, 2.5 or 549,946.")
    asked._hear(None, "junk", None)
    assert asked.guess == ""


def test_what_is_no_choice_is_refused():
    asked = Guess("1.1", "Which?", ["memory", 3])
    asked._hear(None, {"guess": "luck"}, None)
    assert asked.status == "Choose one of these: memory, 3."
    assert "memory or 3" in asked.words()
    assert "memory or 3" in asked.static_html()


@pytest.mark.parametrize(
    "given", [("", "How many?"), ("1.1", " "), (3, "How many?"), ("1.1", "Which?", "yes"),
              ("1.1", "Which?", ["yes", "yes"])],
)  # fmt: skip
def test_what_is_no_question(given):
    with pytest.raises(ValueError, match=r"Guess\(|different words"):
        Guess(*given)
