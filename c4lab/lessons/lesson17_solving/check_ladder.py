"""17.6 A ladder, read."""

import re
from collections.abc import Callable
from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions, sentences

NODES = ("largest part", "largest number", "no node saved")
MISTAKES = sentences("""
    largest part = F: F leaves a fifth of the nodes. Another line leaves a sixth.
    largest part = C: C leaves a quarter of the nodes. Look for a smaller part.
    largest part = A: no line stands above A.
    largest number = F: F saves 4,000 nodes.
    largest number = C: C saves 15,000 nodes.
    no node saved = E | D: two lines have as many nodes as the line above them.
    no node saved = C D E: C saves 15,000 nodes.
    nodes a second, A = 0.0001: that is seconds for a node. Divide the other way round.
    nodes a second, E = 5000: those are the nodes. Divide them by the seconds.
    nodes a second, E = 50_000: divide by 0.01, which multiplies by 100.
    one node, B against A = 0.5: that says how many times as *fast* B is for a node.
    one node, B against A = 3: that compares all the seconds. Divide each by the nodes first.
    F slower for one node = no: E takes 0.01 / 5,000 seconds for a node, and F 0.004 / 1,000.
    I take = E: what counts in the end is the time for the whole position.
    the compiler = D: D makes C three times as fast. Another line brings far more.
    the compiler = F: it changes no node, and F does.
    A alone, compiled = 0.01: 0.01 s is for 5,000 nodes, and A has 120,000.
    A alone, compiled = 0.08: only the step from D to E is the compiler's. How many times as fast is
        it?
    A alone, compiled = 600: the compiler makes it faster: divide.
""")


LINES = "ABCDEF"
NODES_OF = dict(zip(LINES, (120_000, 20_000, 5_000, 5_000, 5_000, 1_000), strict=True))


def line_and_above(key: str) -> Callable[[str], str]:
    """A function that says what the table shows about the line that the learner chose."""

    def sentence_about(line: str) -> str:
        number = LINES.find(line.upper())
        if len(line) != 1 or number < 0:
            return f"{key}: give the letter of one line, A to F."
        if number == 0:
            return f"{key}: no line stands above A."
        above, own = NODES_OF[LINES[number - 1]], NODES_OF[LINES[number]]
        return f"{key}: {LINES[number]} has {own:,} nodes, and the line above it {above:,}."

    return sentence_about


def letters(key: str, value: Any) -> Any:
    """The lines in one spelling: "DE", "E, D" and ["D", "E"] all become "D E"."""
    if key != "no node saved" or not isinstance(value, (str, list, tuple)):
        return value
    found = "".join(re.findall(rf"\b[{LINES}]+\b", str(value).upper()))
    return " ".join(sorted({*found})) or value


def lines_without(text: str) -> str:
    """A sentence about the first line in this list that does save nodes; "" if there is none."""
    for letter in text.upper().split():
        if letter not in ("D", "E"):
            return line_and_above("no node saved")(letter)
    return ""


def seconds_at_rate(line: str, nodes: int, seconds: float) -> Callable[[float], str]:
    def sentence_about(value: float) -> str:
        if value <= 0:
            return f"nodes a second: {line} looks at some, so the number is above 0."
        takes = f"{nodes / value:,.10g}"
        return (
            f"nodes a second: with {value:,.10g} a second, the {nodes:,} nodes of {line} take "
            f"{takes} s, and not {seconds:g} s."
        )

    return sentence_about


def times_as_long(value: float) -> str:
    return (
        f"B against A: A takes 12 / 120,000 = 0.0001 s for a node. If B took {value:.10g} times "
        f"that, its 20,000 nodes would take {2 * value:.10g} s, and not 4 s."
    )


def compiled_alone(value: float) -> str:
    if value <= 0:
        return "A alone: a compiled program takes some time, too: the number is above 0."
    return (
        f"A alone: from 12 s to {value:.10g} s, the compiler would have made it {12 / value:.10g} "
        "times as fast. What did it bring on the ladder?"
    )


MEANINGS: dict[str, Callable[[Any], str]] = {
    "largest part": line_and_above("largest part"),
    "largest number": line_and_above("largest number"),
    "no node saved": lines_without,
    "nodes a second, A": seconds_at_rate("A", 120_000, 12),
    "nodes a second, E": seconds_at_rate("E", 5_000, 0.01),
    "one node, B against A": times_as_long,
    "the compiler": line_and_above("the compiler"),
    "A alone, compiled": compiled_alone,
}


@exercise("17.6")
def ladder(answer: Answer) -> None:
    truth = answer.solution
    parts = {"nodes": list(NODES), "seconds": [key for key in truth if key not in NODES]}
    predictions(answer, truth, mistakes=MISTAKES, meanings=MEANINGS, read=letters, parts=parts)
