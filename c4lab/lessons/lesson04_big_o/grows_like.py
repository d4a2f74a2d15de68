"""04.1 Predicting growth from code."""

from __future__ import annotations

from c4lab.checks.writing import Answer, exercise, predictions
from c4lab.lessons.lesson04_big_o.choices import one_of

TRUTH = {
    "A": "n^2",
    "B": "log n",
    "C": "sqrt n",
    "D": "n",
    "E": "n log n",
    "F": "n^2",
    "G": "2^n",
}
CHOICES = ("log n", "sqrt n", "n", "n log n", "n^2", "2^n")
SPELLINGS = {"**": "^", "²": "^2", "√": "sqrt", "*": " ", "·": " ", "(": " ", ")": " "}
NOT_A_SQUARE = "D has two loops, but the inner one makes 100 rounds however large n is."
MISTAKES = {
    "A": {"n": "In A the inner loop makes n rounds for each round of the outer one."},
    "B": {
        "n": "B halves n in each round, so it does not need n rounds.",
        "sqrt n": "In B a doubled n costs one round more, not 1.4 times as many.",
    },
    "C": {
        "n": "C stops as soon as i times i is past n.",
        "log n": "In C i grows by 1 each time; it does not double.",
    },
    "D": {"n^2": NOT_A_SQUARE, "n log n": NOT_A_SQUARE},
    "E": {
        "n^2": "E's inner loop halves k, so it does not make n rounds.",
        "log n": "E's inner loop is B's, and it runs n times.",
        "n": "E's inner loop is B's: its rounds grow with n too.",
    },
    "F": {
        "n": "In F the inner loop makes i rounds: 0 + 1 + 2 + ... up to n - 1 in all.",
        "n log n": "In F the inner loop makes i rounds: half of n on average.",
    },
    "G": {
        "n": "G calls itself twice each time. Count its calls for n = 1, 2 and 3.",
        "n^2": "Count G's calls for n = 1, 2, 3 and 4: each time about twice as many.",
    },
}


def tidy(text: str) -> str:
    """'o(n²)', 'n**2' and 'n^2' say the same."""
    text = text.strip()
    if text.startswith("o(") and text.endswith(")"):
        text = text[2:-1]
    for written, plain in SPELLINGS.items():
        text = text.replace(written, plain)
    return " ".join(text.replace("sqrt", "sqrt ").split()).replace(" ^ ", "^")


@exercise("04.1")
def grows_like(answer: Answer) -> None:
    predictions(answer, TRUTH, mistakes=MISTAKES, read=one_of(CHOICES, tidy))
