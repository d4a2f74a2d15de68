"""17.6 A ladder, read."""

from __future__ import annotations

from typing import Any

from c4lab.checks.writing import Answer, exercise, predictions

NODES = ("largest part", "largest number", "no node saved")
MISTAKES: dict[str, dict[Any, str]] = {
    "largest part": {
        "F": "largest part: F leaves a fifth of the nodes. Another line leaves a sixth.",
        "C": "largest part: C leaves a quarter of the nodes. Look for a smaller part.",
        "A": "largest part: no line stands above A.",
    },
    "largest number": {
        "F": "largest number: F saves 4,000 nodes.",
        "C": "largest number: C saves 15,000 nodes.",
    },
    "no node saved": {
        "E": "no node saved: two lines have as many nodes as the line above them.",
        "D": "no node saved: two lines have as many nodes as the line above them.",
        "DE": 'no node saved: leave a space between the letters: "D E".',
        "E D": 'no node saved: write them in the order of the ladder: "D E".',
        "C D E": "no node saved: C saves 15,000 nodes.",
    },
    "nodes a second, A": {
        0.0001: "nodes a second: that is seconds for a node. Divide the other way round.",
    },
    "nodes a second, E": {
        5_000: "nodes a second: those are the nodes. Divide them by the seconds.",
        50_000: "nodes a second: divide by 0.01, which multiplies by 100.",
    },
    "one node, B against A": {
        0.5: "B against A: that says how many times as *fast* B is for a node.",
        3: "B against A: that compares all the seconds. Divide each by the nodes first.",
    },
    "F slower for one node": {
        "no": "F slower: E takes 0.01 / 5,000 seconds for a node, and F 0.004 / 1,000.",
    },
    "I take": {"E": "I take: what counts in the end is the time for the whole position."},
    "the compiler": {
        "D": "the compiler: D makes C three times as fast. Another line brings far more.",
        "F": "the compiler: it changes no node, and F does.",
    },
    "A alone, compiled": {
        0.01: "A alone: 0.01 s is for 5,000 nodes, and A has 120,000.",
        0.08: "A alone: the compiler makes D into E. What does D have that A has not?",
        600: "A alone: the compiler makes it faster: divide.",
    },
}


@exercise("17.6")
def ladder(answer: Answer) -> None:
    truth = answer.solution
    parts = {"nodes": list(NODES), "seconds": [key for key in truth if key not in NODES]}
    predictions(answer, truth, mistakes=MISTAKES, parts=parts)
