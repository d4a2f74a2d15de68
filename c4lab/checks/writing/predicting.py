"""Says which predictions are right, in messages that do not tell the right ones; and of what a
learner has found, such as boards, whether it is what was asked for."""

import re
from ast import literal_eval
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import product
from textwrap import dedent
from typing import Any

from c4lab.checks.working.plain import Thing
from c4lab.checks.writing.exercises import Answer
from c4lab.checks.writing.python_text import show
from c4lab.checks.writing.result import NotAttempted, Wrong
from c4lab.checks.writing.values import equal, kind

Amiss = Callable[[Any], str]
"""What is amiss with a value, in a sentence that is true of this value; "" if it is as asked."""
Sentences = Mapping[str, Mapping[Any, str]]
YES_OR_NO = {"yes": ("yes", "y", True), "no": ("no", "n", False)}
"""Other ways to write these two, where some answer is one of them."""
ARTICLE = re.compile(r"^(?:the|an?) (?=\w\w)")
SAID = re.compile(r"(.+?) = (.+?): (.+)")


def sentences(table: str) -> dict[str, dict[Any, str]]:
    """The sentences about wrong predictions, by key and value, from a table of lines such as `A = 5
    | 7: MIN is to move there.` for two values of A, and `A or B = ...: MIN is to move there.` for
    all other values of A and of B. A line may go on in the next one, indented. The learner reads
    the key in front of the sentence.

    Raises ValueError for a line that cannot be read.

    >>> sentences("A = 5: MIN is to move there.")
    {'A': {5: 'A: MIN is to move there.'}}
    """
    found: dict[str, dict[Any, str]] = {}
    for line in re.split(r"\n(?! )", dedent(table).strip()):
        said = SAID.fullmatch(" ".join(line.split()))
        if said is None:
            raise ValueError(f"{line!r} should read `key = value: sentence`.")
        keys, values, sentence = said.groups()
        for key, value in product(keys.split(" or "), values.split(" | ")):
            found.setdefault(key, {})[_plain(value)] = f"{key}: {sentence}"
    return found


def _plain(text: str) -> Any:
    with suppress(ValueError, SyntaxError):
        return literal_eval(text)
    return text


def predictions(
    answer: Answer,
    truth: Mapping[str, Any],
    *,
    mistakes: Sentences | None = None,
    meanings: Mapping[str, Callable[[Any], str]] | None = None,
    misreadings: Mapping[str, Mapping[str, Any]] | None = None,
    follows: Mapping[str, Callable[[Mapping[str, Any]], Any]] | None = None,
    spellings: Mapping[Any, Sequence[Any]] | None = None,
    read: Callable[[str, Any], Any] | None = None,
    parts: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Raises Wrong unless `answer`, a dict, has the values of `truth`.

    - `mistakes[key][value]`: the sentence about this wrong value; `mistakes[key][...]`: the
      sentence about all other values, unless there is a meaning.
    - `meanings[key](value)`: what would follow from the value, in a sentence; "" for nothing.
    - `misreadings[sentence]`: the predictions of a learner who misreads the whole question.
    - `follows[key](predictions)`: the value that follows from the learner's other predictions. Who
      predicts it is told to mend those.
    - `spellings[value]`: other ways to write a value; those of YES_OR_NO always count. In text,
      case, spaces, an article in front and a full stop behind it never count.
    - `read(key, value)`: the value that counts in place of the given one. May raise Wrong.
    - `parts[name]`: the keys that earn the points of a part.
    """
    usual = YES_OR_NO if {"yes", "no"} & {*map(str, truth.values())} else {}
    given = _given_in(answer, truth, {**usual, **(spellings or {})}, read)
    wrong = [key for key in truth if not equal(given[key], _folded(truth[key]))]
    blamed = [key for key in wrong if not _follows(key, given, follows or {})] or wrong
    for name, keys in (parts or {}).items():
        if not set(keys) & set(wrong):
            answer.earn(name)
    if not wrong:
        return
    for sentence, others in (misreadings or {}).items():
        if all(equal(given[key], _folded(value)) for key, value in others.items()):
            raise Wrong("misread", sentence)
    sentences = [
        sentence
        for key in blamed
        if (sentence := _sentence(key, given[key], mistakes or {}, meanings or {}))
    ]
    count = f"{len(truth) - len(wrong)} of {len(truth)} are right."
    lines = [f"{count} Not right yet: {_names(blamed)}.", *dict.fromkeys(sentences)]
    rest = [key for key in wrong if key not in blamed]
    if rest:
        lines.append(f"{_names(rest)} {'follows' if len(rest) == 1 else 'follow'} from there.")
    raise Wrong("known-mistake" if sentences else "wrong-prediction", "\n".join(lines))


def findings(answer: Answer, asked: Mapping[str, Amiss]) -> None:
    """Raises Wrong unless each value of `answer`, a dict, is as asked: many values may be.

    The keys are those of `asked`, and the values of the same kinds as in our solution. A key is the
    name of a part of the exercise, and earns its points.
    """
    given = _given_in(answer, answer.solution, {})
    said = {key: sentence for key, amiss in asked.items() if (sentence := amiss(given[key]))}
    for key in asked:
        if key not in said:
            answer.earn(key)
    if said:
        count = f"{len(asked) - len(said)} of {len(asked)} are as asked."
        lines = [f"{count} Not yet: {_names(said)}."]
        lines += [f"{key}: {sentence}" for key, sentence in said.items()]
        raise Wrong("not-as-asked", "\n".join(lines))


def _sentence(
    key: str, given: Any, mistakes: Sentences, meanings: Mapping[str, Callable[[Any], str]]
) -> str:
    said = mistakes.get(key, {})
    for value, sentence in said.items():
        if equal(given, _folded(value)):
            return sentence
    with suppress(Exception):  # a meaning may expect the right kind of value
        if key in meanings:
            return meanings[key](given)
    return said.get(..., "")


def _given_in(
    answer: Answer,
    truth: Mapping[str, Any],
    spellings: Mapping[Any, Sequence[Any]],
    read: Callable[[str, Any], Any] | None = None,
) -> dict[str, Any]:
    """The values of `answer`, a dict, spelt as in `truth`. Raises Wrong if one is missing or of
    another kind, NotAttempted if one is None."""
    value = answer.value
    if not isinstance(value, dict):
        came = "a function" if isinstance(value, Thing) else kind(value)
        raise Wrong(
            "not-a-dict",
            f"Pass the dict with your answers, with the keys {_names(truth)}. You passed {came}.",
        )
    extra = [key for key in value if key not in truth]
    missing = [key for key in truth if key not in value]
    if extra or missing:
        parts = [f"lacks {_names(missing)}"] if missing else []
        parts += [f"has {_names(extra)} that the exercise does not ask for"] if extra else []
        raise Wrong(
            "wrong-keys", f"Your dict {' and '.join(parts)}: keep the keys as they were given."
        )
    open_keys = [key for key in truth if value[key] is None and truth[key] is not None]
    if open_keys:
        raise NotAttempted("not-attempted", f"Still without an answer: {_names(open_keys)}.")
    given = {key: _spelt(read(key, value[key]) if read else value[key], spellings) for key in truth}
    for key, expected in truth.items():
        if kind(given[key]) != kind(expected):
            raise Wrong(
                "wrong-kind",
                f"For {show(key)}, give {kind(expected)}; you gave {show(value[key])}.",
            )
    return given


def _spelt(value: Any, spellings: Mapping[Any, Sequence[Any]]) -> Any:
    for usual, others in spellings.items():
        if any(type(value) is type(other) and _folded(value) == _folded(other) for other in others):
            return _folded(usual)
    return _folded(value)


def _follows(
    key: str, given: Mapping[str, Any], follows: Mapping[str, Callable[[Mapping[str, Any]], Any]]
) -> bool:
    if key not in follows:
        return False
    try:
        return equal(given[key], _folded(follows[key](given)))
    except Exception:  # `follows` may expect the right kind of value
        return False


def _folded(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return ARTICLE.sub("", " ".join(value.split()).casefold().removesuffix("."))


def _names(keys: Any) -> str:
    return ", ".join(map(show, keys))
