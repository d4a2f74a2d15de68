"""04.1 Predicting growth from code."""

from c4lab.checks.writing import Answer, exercise, predictions, sentences
from c4lab.lessons.lesson04_big_o.choices import one_of

CHOICES = ("log n", "sqrt n", "n", "n log n", "n^2", "2^n")
SPELLINGS = {"**": "^", "²": "^2", "ⁿ": "^n", "√": "sqrt", "*": " ", "·": " ", "(": " ", ")": " "}
MISTAKES = sentences("""
    A or B or C or D or E or F or G = ...: how often is work() called for n = 16, and how often for
        n = 32? Which growth fits?
    A = n: the inner loop makes n rounds for each round of the outer one.
    B = n: n is halved in each round, so it does not need n rounds.
    B = sqrt n: a doubled n costs one round more, not 1.4 times as many.
    C = n: it stops as soon as i times i is past n.
    C = log n: i grows by 1 each time; it does not double.
    D = n^2 | n log n: there are two loops, but the inner one makes 100 rounds however large n is.
    E = n^2: the inner loop halves k, so it does not make n rounds.
    E = log n: the inner loop is B's, and it runs n times.
    E = n: the inner loop is B's: its rounds grow with n too.
    F = n: the inner loop makes i rounds: 0 + 1 + 2 + ... up to n - 1 in all.
    F = n log n: the inner loop makes i rounds: half of n on average.
    G = n: it calls itself twice each time. Count its calls for n = 1, 2 and 3.
    G = n^2: count its calls for n = 1, 2, 3 and 4: each time about twice as many.
""")


def tidy(text: str) -> str:
    """A growth as CHOICES spells it: "o(n²)" and "n**2" become "n^2"."""
    text = text.strip()
    if text.startswith("o(") and text.endswith(")"):
        text = text[2:-1]
    for written, plain in SPELLINGS.items():
        text = text.replace(written, plain)
    return " ".join(text.replace("sqrt", "sqrt ").split()).replace(" ^ ", "^")


@exercise("04.1")
def grows_like(answer: Answer) -> None:
    predictions(answer, answer.solution, mistakes=MISTAKES, read=one_of(CHOICES, tidy))
