"""12.1 In which order passes visit a tree."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

PARTS = {"orders": ("depth 1", "depth 2", "depth 3"), "sum": ("visits in all",)}
GOES_ON = "the search ends at T, so it never comes to U."
WIDE = "these are the levels, one after the other. This search goes deep first: after N it visits"
WAY = "that is the way to T. Write all nodes that the search visits, also on other ways."
ANEW = "each pass begins at M again, and visits again what the pass before has visited."
BEFORE = "a node is visited before what is below it."
BACK = "going back up is no visit: write each node once, when the search comes to it."
MISTAKES = sentences(f"""
    visits in all = ...: how many letters have the passes up to the first that ends at T?
    depth 1 = M: that is depth 0. With depth 1 the search also visits the nodes directly below M.
    depth 1 = NOP: the search begins at M, which is a visit too.
    depth 1 = MNQOSPT | MNQROSPT: these lie two levels below M.
    depth 1 = NOPM: {BEFORE}
    depth 1 = MNMOMP: {BACK}
    depth 2 = MNOPQRST | MNOPQRSTU: {WIDE} Q.
    depth 2 = MNQROSPTU: {GOES_ON}
    depth 2 = NQROSPT: the search begins at M, which is a visit too.
    depth 2 = MNOP: that is depth 1.
    depth 2 = MPT: {WAY}
    depth 2 = QRST | QRSTU: {ANEW}
    depth 2 = QRNSOTPM | QRNSOTUPM | QRNSOT: {BEFORE}
    depth 2 = MNQNRNMOSOMPT: {BACK}
    depth 2 = MNOPMNQROSPT: that is pass 1 and then pass 2. Write only pass 2.
    depth 2 = MNQROSVPT: V lies three levels below M.
    depth 3 = MNOPQRSTV | MNOPQRSTUV | MNOPQRST: {WIDE} Q.
    depth 3 = MNQROSVPTU: {GOES_ON}
    depth 3 = MNQROSPT: V lies below S, within three levels.
    depth 3 = MPT: {WAY}
    depth 3 = V: {ANEW}
    depth 3 = QRNVSOTPM | QRNVSOTUPM | QRNVSOT: {BEFORE}
    depth 3 = MNQNRNMOSVSOMPT: {BACK}
    depth 3 = MNOPMNQROSPTMNQROSVPT: these are all three passes. Write only pass 3.
    depth 3 = NQROSVPT: the search begins at M, which is a visit too.
    visits in all = 8: that is only the pass that finds T. The pass before it visited nodes too.
    visits in all = 21: T is found in pass 2, so there is no pass 3.
    visits in all = 9: that is pass 3, which iterative deepening never comes to.
    visits in all = 10: all passes visit M again, and N, O and P too.
    visits in all = 13: the pass ends at T, before U, and no pass has depth 0.
""")
ONE_LESS = (
    "Your depth counts the root as a level: with depth 1 it should also visit the nodes below M."
)
MISREAD = {
    ONE_LESS: {"depth 1": "M", "depth 2": "MNOP", "depth 3": "MNQROSPT"},
    "The search goes from left to right: N comes before O, and O before P.": {"depth 1": "MPON"},
}

LEVELS = ("M", "NOP", "QRSTU", "V")


def what_is_wrong(key: str, letters: str) -> str:
    """A message that says what is wrong with an order of visits."""
    depth, letters = int(key[-1]), letters.upper()
    allowed = "".join(LEVELS[: depth + 1])
    strange = [each for each in letters if each not in "".join(LEVELS)]
    too_deep = [each for each in letters if each not in allowed and each not in strange]
    missing = set(allowed) - set(letters) - {"U"}
    if strange:
        return f"{key}: the tree has no node {strange[0]}."
    if len(set(letters)) < len(letters):
        return f"{key}: a node comes twice. Write each node once, when the search comes to it."
    if "U" in letters:
        return f"{key}: {GOES_ON}"
    if too_deep:
        return f"{key}: {too_deep[0]} lies more than {depth} level{'s'[: depth - 1]} below M."
    if not letters.startswith("M"):
        return f"{key}: the search begins at M, and {BEFORE}"
    if missing:
        return f"{key}: a node is missing. Write all nodes that the search visits until it finds T."
    return (
        f"{key}: these are the right nodes in another order. Go deep first, and from left to right."
    )


def all_visits(given: Mapping[str, Any]) -> int:
    """How many letters the learner's own orders of passes 1 and 2 have."""
    return len(given["depth 1"]) + len(given["depth 2"])


def letters_of(key: str, value: Any) -> Any:
    """The learner's value as capital letters only, from "m n o p", "M-N" or ["M", "N"]."""
    if key in PARTS["sum"]:
        return value
    text = "".join(map(str, value)) if isinstance(value, (list, tuple)) else value
    if not isinstance(text, str):
        return text
    return "".join(letter for letter in text.upper() if letter.isalpha())


@exercise("12.1")
def visited(answer: Answer) -> None:
    predictions(
        answer,
        answer.solution,
        mistakes=MISTAKES,
        meanings={key: partial(what_is_wrong, key) for key in PARTS["orders"]},
        misreadings=MISREAD,
        follows={"visits in all": all_visits},
        parts=PARTS,
        read=letters_of,
    )
