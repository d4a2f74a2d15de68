"""What is said of a dict of predictions."""

import pytest

from c4lab.checks.writing import findings, predictions, sentences
from c4lab.checks.writing.result import Wrong
from tests.checks.writing.called import Called

TRUTH = {"a": 3, "b": "X", "c": True}


def said(given, **options):
    with pytest.raises(Wrong) as caught:
        predictions(Called(given), TRUTH, **options)
    return caught.value.reason, caught.value.message


@pytest.mark.parametrize(
    "given", ["null window", "The null window.", " a Null  window", "An X.", "NULL windows"]
)
def test_case_an_article_and_a_full_stop_never_count(given):
    spellings = {"null windows": ("null window", "an x")}
    predictions(
        Called({"a": given, "b": 3.0}), {"a": "the null windows", "b": 3}, spellings=spellings
    )
    for wrong, right in (("a 1", "1"), ("a window", "null windows")):  # "a 1": no article
        with pytest.raises(Wrong):
            predictions(Called({"a": wrong}), {"a": right}, spellings=spellings)


def test_what_would_follow_from_any_other_value_is_told():
    options = {
        "mistakes": {"a": {4: "That is one too many."}},
        "meanings": {"a": lambda value: f"Half of it is {value / 2:g}." if value > 0 else ""},
    }
    for value, reason, sentence in (
        (4, "known-mistake", "\nThat is one too many."),
        (5, "known-mistake", "\nHalf of it is 2.5."),
        (-5, "wrong-prediction", ""),
        (1j, "wrong-prediction", ""),  # no number that can be compared
    ):
        message = f"2 of 3 are right. Not right yet: 'a'.{sentence}"
        assert said({**TRUTH, "a": value}, **options) == (reason, message)


def test_a_sentence_may_stand_for_any_other_value():
    mistakes = sentences("""
        a or b = ...: count again.
        a = 4 | 5: that is one
            too many.
        b = no square: there is one.
    """)
    for given, sentence in (
        ({"a": 5}, "a: that is one too many."),
        ({"a": 7}, "a: count again."),
        ({"b": "Z"}, "b: count again."),
        ({"b": "no square"}, "b: there is one."),
    ):
        reason, message = said({**TRUTH, **given}, mistakes=mistakes)
        assert (reason, message.partition("\n")[2]) == ("known-mistake", sentence)


def test_who_reads_the_question_wrongly_is_told():
    misread = {"It counts from 0.": {"a": 2, "b": "O"}}
    assert said({"a": 2, "b": "o", "c": True}, misreadings=misread) == (
        "misread", "It counts from 0.",
    )  # fmt: skip
    assert said({"a": 2, "b": "X", "c": True}, misreadings=misread)[0] == "wrong-prediction"


def test_what_follows_from_another_mistake_is_not_held_against_anyone():
    follows = {"b": lambda given: "Y" if given["a"] == 4 else "X"}
    _, message = said({"a": 4, "b": "Y", "c": True}, follows=follows)
    assert message == "1 of 3 are right. Not right yet: 'a'.\n'b' follows from there."
    _, message = said({"a": 4, "b": "Z", "c": True}, follows=follows)
    assert message == "1 of 3 are right. Not right yet: 'a', 'b'."


@pytest.mark.parametrize(
    ("given", "reason", "words"),
    [
        ([1, 2], "not-a-dict", "You passed a list or tuple."),
        ({"a": 3, "b": "X"}, "wrong-keys", "lacks 'c': keep the keys"),
        ({**TRUTH, "d": 1}, "wrong-keys", "has 'd' that the exercise does not ask for"),
        ({**TRUTH, "a": "3"}, "wrong-kind", "For 'a', give a number; you gave '3'."),
        ({"a": None, "b": None, "c": 1}, "not-attempted", "Still without an answer: 'a', 'b'."),
    ],
)
def test_what_is_no_prediction_is_refused(given, reason, words):
    found, message = said(given)
    assert found == reason
    assert words in message


def test_all_that_is_as_asked_is_right_and_what_is_amiss_is_said_of_the_value():
    asked = {
        "A": lambda word: "" if len(word) % 2 == 0 else "never said",
        "B": lambda word: "" if len(word) < 4 else f"{word!r} is long.",
    }
    ours = {"A": "evenly", "B": "no"}
    findings(Called({"A": "four", "B": "one"}, ours), asked)
    half = Called({"A": "four", "B": "five"}, ours)
    with pytest.raises(Wrong) as caught:
        findings(half, asked)
    assert caught.value.message == "1 of 2 are as asked. Not yet: 'B'.\nB: 'five' is long."
    assert half.earned == ["A"]
    with pytest.raises(Wrong, match="lacks 'B'"):
        findings(Called({"A": "four"}, ours), asked)
