"""Checking predictions: says which are right, and never what the right ones would be."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from c4lab.checks.show import show
from c4lab.checks.values import equal, kind, plain
from c4lab.checks.wrong import NotAttempted, Wrong

Sentences = Mapping[Any, str]


def predictions(
    answer: Any,
    truth: Mapping[str, Any],
    mistakes: Mapping[str, Mapping[Any, str]] | None = None,
) -> None:
    """Returns if `answer`, a dict, holds the values of `truth`; raises Wrong otherwise.

    `mistakes[key][value]` is the sentence for that wrong value. Text may differ in case.
    """
    _check_keys(answer, truth)
    _check_kinds(answer, truth)
    wrong = [key for key in truth if not equal(_folded(truth[key]), _folded(answer[key]))]
    if not wrong:
        return
    sentences = [
        sentence
        for key in wrong
        for value, sentence in (mistakes or {}).get(key, {}).items()
        if equal(_folded(value), _folded(answer[key]))
    ]
    count = f"{len(truth) - len(wrong)} of {len(truth)} are right."
    message = "\n".join([f"{count} Not right yet: {_names(wrong)}.", *dict.fromkeys(sentences)])
    raise Wrong("known-mistake" if sentences else "wrong-prediction", message)


def _check_keys(answer: Any, truth: Mapping[str, Any]) -> None:
    if not isinstance(answer, Mapping):
        raise Wrong(
            "not-a-dict",
            f"Pass the dict with your predictions: it has the keys {_names(truth)}; "
            f"what came is {kind(answer)}.",
        )
    extra = [key for key in answer if key not in truth]
    missing = [key for key in truth if key not in answer]
    if extra or missing:
        parts = [f"without {_names(missing)}"] if missing else []
        parts += [f"with {_names(extra)}, which nobody asked for"] if extra else []
        raise Wrong(
            "wrong-keys",
            f"Your dict came {' and '.join(parts)}: keep the keys as they were given.",
        )
    unanswered = [key for key in truth if answer[key] is ... or answer[key] is None]
    if unanswered:
        raise NotAttempted("not-attempted", f"Still to be predicted: {_names(unanswered)}.")


def _check_kinds(answer: Mapping[Hashable, Any], truth: Mapping[str, Any]) -> None:
    for key, expected in truth.items():
        got = plain(answer[key])
        if kind(got) != kind(expected) and type(got) is not type(expected):
            raise Wrong(
                "wrong-kind", f"For {show(key)}, predict {kind(expected)}; you gave {show(got)}."
            )


def _folded(value: Any) -> Any:
    return value.strip().casefold() if isinstance(value, str) else value


def _names(keys: Any) -> str:
    return ", ".join(map(show, keys))
